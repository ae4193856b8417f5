//! Federations' own scenarios beside those of the bank: their ids, and who a bank lists them for.
//!
//! The id of one is `own-`, the federation's code and a number: `own-nbf-12`. No file of a bank has
//! such an id, and no two federations have the same.
//!
//! Marks, regrades and exams find every scenario by its id. Any other audience of a [`Bank`] finds and
//! lists only what it may use.

pub use super::audience::{Audience, OwnUse};
use super::bank::{Bank, BankEntry};
use super::fault::{FaultKind, LocatedFault};
use super::scenario::Scenario;
use rules::engine::Ruling;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The beginning of the ids.
const PREFIX: &str = "own-";

/// True for an id that no file of a bank may have.
pub(super) fn is_reserved(id: &str) -> bool {
    id.starts_with(PREFIX)
}

/// The id of a federation's own scenario.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OwnId {
    /// The code of the federation: lower-case letters, digits and hyphens
    pub code: String,
    /// Number in the federation, from 1
    pub number: u32,
}

impl fmt::Display for OwnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}-{}", self.code, self.number)
    }
}

/// A text that is not the id of an own scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnOwnId;

impl FromStr for OwnId {
    type Err = NotAnOwnId;

    fn from_str(text: &str) -> Result<OwnId, NotAnOwnId> {
        let (code, digits) =
            text.strip_prefix(PREFIX).and_then(|rest| rest.rsplit_once('-')).ok_or(NotAnOwnId)?;
        let number = digits.parse().map_err(|_| NotAnOwnId)?;
        let id = OwnId { code: code.to_owned(), number };
        // Each scenario has exactly one id: `own-nbf-07` is none.
        if number > 0 && !code.is_empty() && id.to_string() == text { Ok(id) } else { Err(NotAnOwnId) }
    }
}

/// An own scenario, read and ruled on.
#[derive(Clone, Debug)]
pub struct OwnScenario {
    pub(super) entries: Vec<BankEntry>,
    pub faults: Vec<LocatedFault>,
}

impl OwnScenario {
    /// Reads the file with this id and rules on it as a bank does with its own files. Faults keep it
    /// from being asked.
    pub fn read(text: &str, id: &OwnId) -> Result<OwnScenario, Vec<LocatedFault>> {
        let stages = Scenario::read_stages(text)?;
        let expected = id.to_string();
        let other = stages.first().filter(|first| first.id != expected);
        let misnamed = other
            .map(|first| LocatedFault::new(first.line("id"), "id", FaultKind::CalledOtherwise(expected)));
        let (entries, mut faults) = BankEntry::of_file(stages, text);
        faults.extend(misnamed);
        Ok(OwnScenario { entries, faults })
    }

    /// Its stages with their rulings, in order.
    pub fn stages(&self) -> impl ExactSizeIterator<Item = (&Arc<Scenario>, &Arc<Ruling>)> {
        self.entries.iter().map(|entry| (&entry.scenario, &entry.ruling))
    }
}

impl Bank {
    /// This bank with own scenarios beside its files.
    pub fn with_own<'a>(&self, own: impl IntoIterator<Item = (&'a OwnScenario, OwnUse)>) -> Bank {
        let mut bank = self.clone();
        for (scenario, usage) in own {
            for entry in &scenario.entries {
                // One with faults is still found, for the marks it has, but not asked again.
                let live = usage.live && scenario.faults.is_empty();
                let usage = OwnUse { live, ..usage.clone() };
                bank.add_entry(BankEntry { own: Some(usage), ..entry.clone() });
            }
        }
        bank
    }

    /// The same bank for the papers of the federation with this code.
    pub fn for_papers(&self, code: Arc<str>) -> Bank {
        self.for_audience(Audience::Papers(code))
    }

    /// The same bank for this audience.
    pub fn for_audience(&self, audience: Audience) -> Bank {
        Bank { audience, ..self.clone() }
    }

    /// True for an own scenario that is no longer asked.
    pub fn is_retired(&self, id: &str) -> bool {
        self.scenarios.get(id).and_then(|entry| entry.own.as_ref()).is_some_and(|usage| !usage.live)
    }

    /// The scenario or stage with this id, if the bank lists it for its audience.
    pub fn listed(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.get(id).filter(|entry| self.lists(entry)).map(|entry| &*entry.scenario)
    }
}

/// The text with this id in place of its own, or before it without one. Other lines stay.
pub fn with_id(text: &str, id: &OwnId) -> String {
    let line = format!("id = \"{id}\"");
    let is_id = |line: &&str| line.split_once('=').is_some_and(|(field, _)| field.trim() == "id");
    let head = text.lines().take_while(|line| !line.trim_start().starts_with('['));
    match head.clone().position(|line| is_id(&line)) {
        None => format!("{line}\n{text}"),
        Some(at) => {
            let lines = text.lines().enumerate().map(|(n, old)| if n == at { line.as_str() } else { old });
            lines.fold(String::new(), |file, line| file + line + "\n")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_round_trips() {
        for (code, number) in [("nbf", 1), ("nbf-1", 2), ("a", 4_000_000_000)] {
            let id = OwnId { code: code.to_owned(), number };
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for odd in ["", "own-", "own-1", "own--1", "own-nbf-0", "own-nbf-07", "own-nbf-+7", "r001", "nbf-1"] {
            assert_eq!(odd.parse::<OwnId>(), Err(NotAnOwnId), "{odd}");
        }
    }

    #[test]
    fn puts_its_id_into_a_file() {
        let id = OwnId { code: "nbf".to_owned(), number: 3 };
        assert_eq!(with_id("# one\nid = \"r1\"\nx = 1\n", &id), "# one\nid = \"own-nbf-3\"\nx = 1\n");
        assert_eq!(with_id("x = 1\n[a]\nid = 2\n", &id), "id = \"own-nbf-3\"\nx = 1\n[a]\nid = 2\n");
        assert_eq!(with_id("", &id), "id = \"own-nbf-3\"\n");
    }
}
