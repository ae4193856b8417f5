//! Stories of an auction with insufficient bids, and their encoding as facts of the engine.

use crate::rotation::Table;
use rules::bridge::{Call, Seat, Strain};
use rules::engine::rotation::FindingKind;
use rules::engine::ruling::Ruling;
use rules::law::Edition;

/// A call with what is known of its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    pub call: Call,
    /// `None` if it may be either
    pub artificial: Option<bool>,
    /// The denomination that an artificial bid specifies
    pub shows: Option<Strain>,
    /// Points that it shows
    pub points: Option<(u8, u8)>,
}

/// An event of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Called(Seat, Made),
    Accepts(Seat),
    Declines(Seat),
    Director(Seat),
}

/// An auction, and the Director's findings on its insufficient bids.
#[derive(Clone, Debug)]
pub struct Story {
    pub edition: Edition,
    pub dealer: Seat,
    pub steps: Vec<Step>,
    pub lowest: Option<bool>,
    /// 2017: comparable; 2007: of the same or a more precise meaning
    pub comparable: Option<bool>,
}

impl Made {
    pub const fn natural(call: Call) -> Made {
        Made { call, artificial: Some(false), shows: None, points: None }
    }

    /// The points that it shows; `None` if its meaning is unknown.
    pub fn range(self) -> Option<(u8, u8)> {
        self.points.or(self.shows.map(|_| (0, 37)))
    }

    /// The denominations it specifies; `None` if unknown.
    pub fn specifies(self) -> Option<Vec<Strain>> {
        match (self.call, self.artificial) {
            (Call::Bid(_), None) => None,
            (Call::Bid(bid), Some(false)) => Some(vec![bid.strain()]),
            _ => Some(self.shows.into_iter().collect()),
        }
    }
}

impl Story {
    /// The story in which call `number` is artificial, or is not.
    pub fn settled(&self, number: usize, artificial: bool) -> Story {
        let mut story = self.clone();
        let mut calls = story.steps.iter_mut().filter_map(|step| match step {
            Step::Called(_, made) => Some(made),
            _ => None,
        });
        calls.nth(number - 1).expect("such a call").artificial = Some(artificial);
        story
    }

    pub fn with(&self, steps: &[Step]) -> Story {
        Story { steps: [&self.steps[..], steps].concat(), ..self.clone() }
    }

    pub fn calls(&self) -> impl Iterator<Item = &Made> {
        self.steps.iter().filter_map(|step| match step {
            Step::Called(_, made) => Some(made),
            _ => None,
        })
    }

    /// The story in the notation of the tests.
    pub fn told(&self) -> Vec<String> {
        let mark = |artificial| match artificial {
            Some(false) => "",
            Some(true) => "*",
            None => "?",
        };
        let told = self.steps.iter().map(|step| match step {
            Step::Called(seat, made) => format!("{seat} {}{}", made.call, mark(made.artificial)),
            Step::Accepts(seat) => format!("{seat} accepts"),
            Step::Declines(seat) => format!("{seat} declines"),
            Step::Director(seat) => format!("{seat} director"),
        });
        told.collect()
    }

    pub fn table(&self) -> Table {
        let told = self.told();
        let told: Vec<&str> = told.iter().map(String::as_str).collect();
        let mut table = Table::new(self.dealer, &told);
        for (i, made) in self.calls().enumerate() {
            if let Some(strain) = made.shows {
                table = table.specifies(i + 1, strain);
            }
            if let Some((low, high)) = made.points {
                table = table.points(i + 1, low, high);
            }
        }
        let findings = &mut table.0.findings;
        findings[FindingKind::Lowest].all = self.lowest;
        findings[FindingKind::Comparable].all = self.comparable;
        // Otherwise a premature replacement may be a change of call (25A).
        findings[FindingKind::Unintended].all = Some(false);
        table
    }

    /// The engine's ruling.
    pub fn ruling(&self) -> Ruling {
        self.table().ruling_under(self.edition)
    }
}

impl std::fmt::Display for Story {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}: {} {:?} (lowest {:?}, comparable {:?})",
            self.edition,
            self.told().join(", "),
            self.calls().map(|made| made.range()).collect::<Vec<_>>(),
            self.lowest,
            self.comparable
        )
    }
}
