//! What has been worked out of the cards of a claim under each reading of what the claimer had forgotten, and which finding
//! would change it.

use super::assess::{Assessment, Means};
use super::awareness::{self, Reading};
use super::double_dummy::DoubleDummy;
use super::facts::ClaimFacts;
use super::game::Game;
use super::search::Proved;
use crate::bridge::Suit;

/// What has been worked out. It does not depend on what the Director finds, so that the answers to a question share it.
pub(super) struct Work {
    pub means: Means,
    assessed: Vec<Assessment>,
}

impl Work {
    /// Nothing worked out yet; so many plays may be tried.
    pub fn new(facts: &ClaimFacts, plays: u64) -> Work {
        let means = Means { solver: DoubleDummy::new(facts.trump()), plays, shares: 2 };
        Work { means, assessed: Vec::new() }
    }

    /// What the searches say when these cards were forgotten.
    pub fn assess(&mut self, game: &Game, reading: Reading, best: u8) -> Assessment {
        if let Some(known) = self.known(reading) {
            return known.clone().under(reading);
        }
        let assessed = Assessment::of(game, &mut self.means, reading, best);
        self.assessed.push(assessed.clone());
        self.means.shares = self.means.shares.saturating_sub(1).max(2);
        assessed
    }

    /// The same, if it has been worked out.
    pub fn known(&self, reading: Reading) -> Option<&Assessment> {
        self.assessed.iter().find(|a| a.reading.forgotten == reading.forgotten)
    }

    /// The readings with their numbers, without those by which he forgot cards of side suits that nobody asked about, where
    /// the claim is good if he did not: a claim that is good is no evidence that he forgot anything. Trumps are asked about
    /// all the same (70C2).
    pub fn numbers(&mut self, game: &Game, readings: &[Reading], best: u8) -> Vec<(Reading, Proved)> {
        let side_suits = Suit::DOWN.into_iter().filter(|s| !game.is_trump(*s));
        let open: Vec<Suit> = side_suits.filter(|s| awareness::is_open(game, *s)).collect();
        let forgets = |r: &&Reading| open.iter().any(|s| r.unaware_of(*s));
        let mut numbers = Vec::with_capacity(readings.len());
        self.means.shares = readings.len() as u64 + 1;
        for reading in readings.iter().filter(|r| !forgets(r)) {
            numbers.push((*reading, self.assess(game, *reading, best).tricks()));
        }
        let without = numbers.len();
        for reading in readings.iter().filter(forgets) {
            let reminded = open.iter().fold(*reading, |r, s| r.reminded_of(*s));
            let mut others = numbers[..without].iter().filter(|(other, _)| other.same_suits(&reminded));
            if !others.any(|(_, tricks)| tricks.least >= game.facts.claims()) {
                numbers.push((*reading, self.assess(game, *reading, best).tricks()));
            }
        }
        numbers
    }
}

/// The first suit that nobody asked about although the answer changes the number, whatever is the case in other suits.
pub(super) fn to_be_asked(game: &Game, numbers: &[(Reading, Proved)]) -> Option<Suit> {
    let changes = |suit: &Suit| {
        numbers.iter().filter(|(r, _)| r.unaware_of(*suit)).any(|(unaware, tricks)| {
            let aware = unaware.reminded_of(*suit);
            numbers.iter().any(|(other, number)| other.same_suits(&aware) && number != tricks)
        })
    };
    awareness::suits(game).into_iter().filter(|suit| awareness::is_open(game, *suit)).find(changes)
}
