//! What the searches say of a claim under one reading of what the claimer had forgotten.

use super::asked::Standard;
use super::awareness::Reading;
use super::double_dummy::DoubleDummy;
use super::game::Game;
use super::normal;
use super::search::{Proved, Search, Switch, Worst};
use crate::engine::component::Played;
use std::ops::RangeInclusive;

/// The means of the searches of one ruling: a solver, and how many plays may still be tried.
pub(super) struct Means {
    pub solver: DoubleDummy,
    pub plays: u64,
    /// Among how many searches they are shared, so that none is left without
    pub shares: u64,
}

impl Means {
    /// How many plays the next search may try.
    pub fn share(&self) -> u64 {
        self.plays / self.shares.max(1)
    }

    /// Takes off what a search has tried.
    pub fn spend(&mut self, plays: u64) {
        self.plays = self.plays.saturating_sub(plays);
    }
}

/// The tricks of the claimer's side by each standard.
#[derive(Clone, Debug)]
pub(super) struct Assessment {
    pub reading: Reading,
    pub careless: Worst,
    pub inferior: Proved,
    pub considered: Worst,
    /// With all cards seen and best play by everybody
    pub best: u8,
    claims: u8,
}

impl Assessment {
    /// Searches by each standard.
    pub fn of(game: &Game, means: &mut Means, reading: Reading, best: u8) -> Assessment {
        let at = normal::at_claim(game, reading.forgotten);
        let claims = game.facts.claims();
        let share = means.share();
        let mut search = Search::new(game, Standard::Careless, Switch::default(), &mut means.solver, share);
        let careless = search.worst(&at, 0, best);
        let least = careless.tricks.least;
        // The numbers rise from standard to standard, but beyond what he claimed only by the first, and never above the
        // best. Equal ends settle what is between.
        let cap = claims.min(best);
        let (inferior, considered) = if least >= cap {
            (careless.tricks, careless.clone())
        } else {
            search.by(Standard::Inferior);
            let inferior = search.tricks(&at, least, cap);
            search.by(Standard::Considered);
            (inferior, search.worst(&at, inferior.least, cap))
        };
        let tried = search.work();
        means.spend(tried);
        Assessment { reading, careless, inferior, considered, best, claims }
    }

    /// The same under a reading with the same cards forgotten.
    pub fn under(self, reading: Reading) -> Assessment {
        Assessment { reading, ..self }
    }

    /// A line of the number that rules, if a standard has one.
    pub fn line(&self) -> Option<&[Played]> {
        let ruled = self.tricks();
        let lines = [&self.considered, &self.careless].into_iter();
        lines.filter(|w| w.tricks == ruled && !w.line.is_empty()).map(|w| &w.line[..]).next()
    }

    /// The number that rules.
    pub fn tricks(&self) -> Proved {
        ruled(self.claims, self.careless.tricks, self.considered.tricks)
    }
}

/// What he conceded he gets back only where no normal play at all could lose it (Law 71); otherwise the number is that of
/// the standard that rules.
fn ruled(claims: u8, careless: Proved, considered: Proved) -> Proved {
    let rule = |careless: u8, considered: u8| considered.min(careless.max(claims));
    Proved { least: rule(careless.least, considered.least), most: rule(careless.most, considered.most) }
}

/// The number that would rule by this reading and with these rules switched off, brought into a range: it is enough to
/// know whether it would be another one, and a search that need not leave the range is much shorter.
pub(super) fn number_within(
    range: RangeInclusive<u8>,
    game: &Game,
    means: &mut Means,
    reading: Reading,
    switch: Switch,
) -> Proved {
    let (least, most) = range.into_inner();
    let at = normal::at_claim(game, reading.forgotten);
    let claims = game.facts.claims();
    let share = means.share();
    let mut search = Search::new(game, Standard::Careless, switch, &mut means.solver, share);
    let careless = search.tricks(&at, 0, most);
    let cap = claims.clamp(careless.least, most);
    search.by(Standard::Considered);
    let considered = search.tricks(&at, careless.least.max(least).min(cap), cap);
    let tried = search.work();
    means.spend(tried);
    let number = ruled(claims, careless, considered);
    Proved { least: number.least.clamp(least, most), most: number.most.clamp(least, most) }
}
