//! A scenario being written among those of the bank: its expected difficulty, and similar ones.

use crate::bank::Bank;
use crate::generate::{Difficulty, difficulty as of_path};
use crate::variant::Path;
use rules::engine::{Case, Family, Ruling};

/// Most similar scenarios that are named.
const MOST: usize = 12;

/// The expected difficulty of a case on a call; `None` for other cases.
pub fn difficulty(bank: &Bank, case: &Case, ruling: &Ruling) -> Option<Difficulty> {
    (case.facts.family() == Family::Rotation).then(|| of_path(bank, case, ruling))
}

/// Ids of the bank's scenarios and stages on the same path, those with the same facts first.
pub fn similar<'a>(bank: &'a Bank, case: &Case, ruling: &Ruling) -> Vec<(&'a str, bool)> {
    let path = Path::of(ruling);
    let family = case.facts.family();
    let is_on_path = |id: &str| bank.ruled(id).is_some_and(|(_, other)| Path::of(other) == path);
    let same = bank.scenarios().filter(|one| one.family() == family && is_on_path(&one.id));
    let mut found: Vec<(&str, bool)> =
        same.map(|one| (one.id.as_str(), one.case.facts == case.facts)).collect();
    found.sort_by_key(|(_, is_same)| !is_same);
    found.truncate(MOST);
    found
}
