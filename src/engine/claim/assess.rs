//! What the searches say of a claim under one reading of what the claimer had forgotten.

use super::asked::Standard;
use super::awareness::Reading;
use super::double_dummy::DoubleDummy;
use super::ending::Ending;
use super::game::Game;
use super::search::{Search, Switch, Worst};
use crate::engine::component::Played;
use std::ops::RangeInclusive;

/// The tricks of the claimer's side by each standard, and the line of the standard that rules.
#[derive(Clone, Debug)]
pub(super) struct Assessment {
    pub reading: Reading,
    pub careless: Worst,
    pub considered: Worst,
    /// The number that rules
    ruled: u8,
    /// With all cards seen and best play by everybody
    pub best: u8,
}

impl Assessment {
    /// Searches by each standard; nothing when the bound of a search was passed.
    pub fn of(game: &Game, solver: &mut DoubleDummy, reading: Reading, best: u8) -> Option<Assessment> {
        let at = Ending::of(game.facts, reading.forgotten);
        let mut worst =
            |standard, from| Search::new(game, standard, Switch::default(), solver).worst(&at, from, best);
        // The numbers rise from standard to standard and never above the best, so equal ends settle what is between.
        let careless = worst(Standard::Careless, 0)?;
        let considered = match careless.tricks {
            tricks if tricks == best => careless.clone(),
            tricks => worst(Standard::Considered, tricks)?,
        };
        let ruled = ruled(game, careless.tricks, considered.tricks);
        Some(Assessment { reading, careless, considered, ruled, best })
    }

    /// The same under a reading with the same cards forgotten.
    pub fn under(self, reading: Reading) -> Assessment {
        Assessment { reading, ..self }
    }

    /// The number by the standard between the two, which only a ruling needs; nothing when the bound was passed.
    pub fn inferior(&self, game: &Game, solver: &mut DoubleDummy) -> Option<u8> {
        let (least, most) = (self.careless.tricks, self.considered.tricks);
        if least == most {
            return Some(most);
        }
        let at = Ending::of(game.facts, self.reading.forgotten);
        Search::new(game, Standard::Inferior, Switch::default(), solver).tricks(&at, least, most)
    }

    /// A line of the number that rules, if a standard has one.
    pub fn line(&self) -> Option<&[Played]> {
        [&self.considered, &self.careless].into_iter().find(|w| w.tricks == self.ruled).map(|w| &w.line[..])
    }

    /// The number that rules.
    pub fn tricks(&self) -> u8 {
        self.ruled
    }
}

/// What he conceded he gets back only where no normal play at all could lose it (Law 71); otherwise the number is that of
/// the standard that rules.
fn ruled(game: &Game, careless: u8, considered: u8) -> u8 {
    considered.min(careless.max(game.facts.claims()))
}

/// The number that would rule by this reading and with these rules switched off, brought into a range: it is enough to
/// know whether it would be another one, and a search that need not leave the range is much shorter.
pub(super) fn number_within(
    range: RangeInclusive<u8>,
    game: &Game,
    solver: &mut DoubleDummy,
    reading: Reading,
    switch: Switch,
) -> Option<u8> {
    let (least, most) = range.into_inner();
    let at = Ending::of(game.facts, reading.forgotten);
    let considered = Search::new(game, Standard::Considered, switch, solver).tricks(&at, least, most)?;
    if considered == least || considered <= game.facts.claims() {
        return Some(considered);
    }
    let careless = Search::new(game, Standard::Careless, switch, solver).tricks(&at, 0, most)?;
    Some(ruled(game, careless, considered).max(least))
}
