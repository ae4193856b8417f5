//! The expected difficulty of a scenario being written.

use crate::bank::Bank;
use crate::generate::{Difficulty, difficulty as of_path};
use rules::engine::{Case, Family, Ruling};

/// The expected difficulty of a case on a call; `None` for other cases.
pub fn difficulty(bank: &Bank, case: &Case, ruling: &Ruling) -> Option<Difficulty> {
    (case.facts.family() == Family::Rotation).then(|| of_path(bank, case, ruling))
}
