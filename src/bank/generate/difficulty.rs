//! The difficulty of a scenario: what a Director has to follow, against the bank.

use super::pattern::path_tests;
use super::proof::is_settled;
use crate::bank::Bank;
use rules::bridge::Cards;
use rules::engine::{Case, Facts, Family, Key, Ruling};
use rules::law::Clause;
use std::collections::BTreeMap;

/// Fewest scenarios under a clause that make thirds of their own.
const FEWEST: usize = 6;

/// The difficulty of a scenario: the third of the bank's scenarios under its clause in which it would
/// be, by the number of events or tricks and of tests on the path. If the bank has few of the clause,
/// it is held against those of the next clause that contains it, or all of its family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// As the shortest third
    One,
    /// As the middle third
    Two,
    /// As the longest third
    Three,
}

impl Difficulty {
    /// Every difficulty, ascending.
    pub const ALL: [Difficulty; 3] = [Difficulty::One, Difficulty::Two, Difficulty::Three];

    /// Its number, from 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The difficulty with this number.
    pub fn new(number: u8) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|one| one.number() == number)
    }
}

/// The difficulty of a case, against this bank.
pub fn difficulty(bank: &Bank, case: &Case, ruling: &Ruling) -> Difficulty {
    Thirds::of(bank).difficulty(case, ruling)
}

/// The lengths that part the thirds of the bank's settled scenarios: under each clause, and
/// in each family.
#[derive(Clone, Debug)]
pub(super) struct Thirds {
    under: BTreeMap<Clause, [usize; 2]>,
    all: BTreeMap<Family, [usize; 2]>,
}

impl Thirds {
    /// The thirds of a bank.
    pub fn of(bank: &Bank) -> Thirds {
        let settled = bank.rulings().filter(|(_, ruling)| is_settled(ruling));
        let mut lengths: BTreeMap<Clause, Vec<usize>> = BTreeMap::new();
        let mut all: BTreeMap<Family, Vec<usize>> = BTreeMap::new();
        for (case, ruling) in settled {
            let length = length(case, &ruling);
            for clause in clauses(&ruling) {
                lengths.entry(clause).or_default().push(length);
            }
            all.entry(ruling.family).or_default().push(length);
        }
        lengths.retain(|_, lengths| lengths.len() >= FEWEST);
        let under = lengths.into_iter().map(|(clause, lengths)| (clause, thirds(lengths))).collect();
        let all = all.into_iter().map(|(family, lengths)| (family, thirds(lengths))).collect();
        Thirds { under, all }
    }

    /// The difficulty of a case with its ruling.
    pub fn difficulty(&self, case: &Case, ruling: &Ruling) -> Difficulty {
        let own = clauses(ruling).into_iter().find_map(|clause| self.under.get(&clause));
        let length = length(case, ruling);
        let thirds = own.or_else(|| self.all.get(&ruling.family)).copied().unwrap_or_default();
        Difficulty::ALL[thirds.iter().filter(|third| length > **third).count()]
    }
}

/// What a Director follows: the events at the table or the tricks left, and the tests that they lead
/// to.
fn length(case: &Case, ruling: &Ruling) -> usize {
    let told = match &case.facts {
        Facts::Rotation(facts) => facts.events().len(),
        Facts::Claim(facts) => {
            facts.setup().cards.map_or(0, |hands| hands.map(Cards::len).into_iter().max().unwrap_or(0))
        }
    };
    told + path_tests(ruling).len()
}

/// The clause that disposes of a case, and those that contain it, nearest first.
fn clauses(ruling: &Ruling) -> Vec<Clause> {
    let own = ruling.component(Key::Law).and_then(|law| law.clauses().first().copied());
    own.into_iter().flat_map(|own| std::iter::once(own).chain(own.parents())).collect()
}

/// The lengths at a third and at two thirds.
fn thirds(mut lengths: Vec<usize>) -> [usize; 2] {
    lengths.sort_unstable();
    [1, 2].map(|third| lengths.get(lengths.len() * third / 3).copied().unwrap_or_default())
}
