//! Progress by law, from the latest mark of each scenario. A scenario with several stages counts
//! once, when all of them have been answered.

use super::bank::Bank;
use super::id;
use super::scenario::Scenario;
use super::variant::is_under_another_code;
use std::collections::BTreeMap;

/// A user's mark for a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioMark {
    /// The id of the scenario, of a stage of it, or of a variant of either
    pub scenario: String,
    /// The mark in thousandths
    pub permille: u16,
}

/// A scenario of the bank as a whole, and its latest mark.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MasteryItem {
    laws: Vec<&'static str>,
    latest: Option<u16>,
}

/// The latest marks of one person over a bank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mastery {
    items: Vec<MasteryItem>,
}

/// A user's progress in one law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawProgress {
    /// The number of the law
    pub law: &'static str,
    /// Scenarios answered
    pub answered: usize,
    /// Scenarios in the bank
    pub of: usize,
    /// The mean of the latest marks in thousandths, rounded down, if any is there
    pub mean: Option<u16>,
}

impl Mastery {
    /// From marks in chronological order. A variant counts for its scenario; scenarios that have
    /// left the bank and answers under another code do not count.
    pub fn of(bank: &Bank, marks: &[ScenarioMark]) -> Mastery {
        let counting = marks.iter().filter(|m| !is_under_another_code(&m.scenario));
        let latest: BTreeMap<&str, u16> = counting.map(|m| (id::origin(&m.scenario), m.permille)).collect();
        let items = bank.firsts().map(|first| MasteryItem {
            laws: bank.laws_of(&first.id).to_vec(),
            latest: whole_mark(bank, first, |id| latest.get(id).copied()),
        });
        Mastery { items: items.collect() }
    }

    /// Each law of the bank, in order.
    pub fn by_law(&self) -> Vec<LawProgress> {
        let mut laws: Vec<&'static str> = self.items.iter().flat_map(|i| i.laws.iter().copied()).collect();
        laws.sort_by_key(|law| law.parse::<u16>().unwrap_or(u16::MAX));
        laws.dedup();
        let progress = |law: &'static str| {
            let of = self.items.iter().filter(|i| i.laws.contains(&law));
            let marks: Vec<u16> = of.clone().filter_map(|i| i.latest).collect();
            LawProgress { law, answered: marks.len(), of: of.count(), mean: mean(&marks) }
        };
        laws.into_iter().map(progress).collect()
    }
}

/// The mark of a scenario as a whole: the mean of the latest marks of its stages, rounded down,
/// once all have been answered.
pub fn whole_mark(bank: &Bank, scenario: &Scenario, latest: impl Fn(&str) -> Option<u16>) -> Option<u16> {
    let marks: Option<Vec<u16>> = bank.stages(scenario).map(|stage| latest(&stage.id)).collect();
    mean(&marks?)
}

/// The mean, rounded down.
pub(super) fn mean(marks: &[u16]) -> Option<u16> {
    let sum: u64 = marks.iter().map(|m| u64::from(*m)).sum();
    sum.checked_div(marks.len() as u64).map(|mean| mean as u16)
}
