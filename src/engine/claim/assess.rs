//! What the searches say of a claim under one reading of what the claimer had forgotten.

use super::asked::Standard;
use super::awareness::Reading;
use super::double_dummy::DoubleDummy;
use super::ending::Ending;
use super::game::Game;
use super::search::{Search, Switch, Worst};

/// The tricks of the claimer's side by each standard, and the line of the standard that rules.
#[derive(Clone, Debug)]
pub(super) struct Assessment {
    pub reading: Reading,
    pub careless: u8,
    pub inferior: u8,
    pub considered: Worst,
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
        let careless = careless.tricks;
        let inferior = match considered.tricks {
            tricks if tricks == careless => tricks,
            tricks => Search::new(game, Standard::Inferior, Switch::default(), solver)
                .tricks(&at, careless, tricks)?,
        };
        Some(Assessment { reading, careless, inferior, considered, best })
    }

    /// The number that rules.
    pub fn tricks(&self) -> u8 {
        self.considered.tricks
    }
}

/// The number that would rule by this reading and with these rules switched off.
pub(super) fn tricks_if(
    game: &Game,
    solver: &mut DoubleDummy,
    reading: Reading,
    switch: Switch,
    best: u8,
) -> Option<u8> {
    let at = Ending::of(game.facts, reading.forgotten);
    let careless = Search::new(game, Standard::Careless, switch, solver).tricks(&at, 0, best)?;
    Search::new(game, Standard::Considered, switch, solver).tricks(&at, careless, best)
}
