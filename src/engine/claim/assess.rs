//! What the searches say of a claim under one reading of what the claimer had forgotten.

use super::asked::Standard;
use super::awareness::Reading;
use super::double_dummy::DoubleDummy;
use super::ending::Ending;
use super::game::Game;
use super::search::{Search, Switch, Worst, double_dummy};

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
    pub fn of(game: &Game, solver: &mut DoubleDummy, reading: Reading) -> Option<Assessment> {
        let best = double_dummy(game, solver);
        let careless = search(game, solver, reading, Standard::Careless, Switch::default())?;
        // The numbers rise from standard to standard and never above the best, so equal ends settle what is between.
        if careless.tricks == best {
            let (inferior, careless) = (careless.tricks, careless);
            return Some(Assessment { reading, careless: inferior, inferior, considered: careless, best });
        }
        let considered = search(game, solver, reading, Standard::Considered, Switch::default())?;
        let inferior = if considered.tricks == careless.tricks {
            careless.tricks
        } else {
            search(game, solver, reading, Standard::Inferior, Switch::default())?.tricks
        };
        Some(Assessment { reading, careless: careless.tricks, inferior, considered, best })
    }

    /// The number that rules.
    pub fn tricks(&self) -> u8 {
        self.considered.tricks
    }

    /// The number that would rule with a rule switched off, or with another reading.
    pub fn tricks_if(game: &Game, solver: &mut DoubleDummy, reading: Reading, switch: Switch) -> Option<u8> {
        search(game, solver, reading, Standard::Considered, switch).map(|worst| worst.tricks)
    }
}

fn search(
    game: &Game,
    solver: &mut DoubleDummy,
    reading: Reading,
    standard: Standard,
    switch: Switch,
) -> Option<Worst> {
    let at = Ending::of(game.facts, reading.forgotten);
    Search::new(game, standard, switch, solver).worst(&at)
}
