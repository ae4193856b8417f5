//! Scenarios with much in common: the same facts, twins, or the same path through the Laws.

use super::bank::{Bank, BankEntry};
use super::generate::{Pattern, path_tests};
use super::own::OwnScenario;
use super::scenario::Scenario;
use derive::Word;
use rules::engine::{Case, Ruling};
use std::sync::Arc;

/// What two scenarios have in common, the most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum Likeness {
    /// The same facts under the same code
    SameFacts,
    /// The same facts but for seats, suits and levels or ranks, and the same path
    Twin,
    /// The same tests with the same answers
    SamePath,
}

/// What two stages have in common.
fn likeness((a, of_a): (&Case, &Ruling), (b, of_b): (&Case, &Ruling)) -> Option<Likeness> {
    if a == b {
        return Some(Likeness::SameFacts);
    }
    let path = path_tests(of_a);
    if a.facts.family() != b.facts.family() || path.is_empty() || path != path_tests(of_b) {
        return None;
    }
    let pattern = Pattern::of(a, of_a);
    let is_twin = pattern.is_some() && pattern == Pattern::of(b, of_b);
    Some(if is_twin { Likeness::Twin } else { Likeness::SamePath })
}

/// The scenarios that a bank lists and that are like this case in their last stage, the most similar
/// first; not the one with this id.
pub fn similar(bank: &Bank, case: &Case, ruling: &Ruling, id: &str) -> Vec<(Likeness, Arc<Scenario>)> {
    let is_last = |entry: &&BankEntry| entry.scenario.stage.number == entry.scenario.stage.stages;
    let listed = bank.scenarios.values().filter(is_last).filter(|entry| bank.lists(entry));
    let others = listed.filter(|entry| entry.scenario.stage.of != id);
    let like = others.filter_map(|entry| {
        Some((likeness((case, ruling), entry.case_and_ruling())?, entry.scenario.clone()))
    });
    let mut similar: Vec<_> = like.collect();
    similar.sort_by_key(|(likeness, _)| *likeness);
    similar
}

impl BankEntry {
    fn case_and_ruling(&self) -> (&Case, &Ruling) {
        (&self.scenario.case, &self.ruling)
    }
}

impl OwnScenario {
    /// The scenarios that a bank lists and that are like this one in their last stage, the most
    /// similar first.
    pub fn similar(&self, bank: &Bank) -> Vec<(Likeness, Arc<Scenario>)> {
        let Some(last) = self.entries.last() else { return Vec::new() };
        let (case, ruling) = last.case_and_ruling();
        similar(bank, case, ruling, &last.scenario.stage.of)
    }

    /// What it has in common with another own scenario in their last stages.
    pub fn likeness(&self, other: &OwnScenario) -> Option<Likeness> {
        likeness(self.entries.last()?.case_and_ruling(), other.entries.last()?.case_and_ruling())
    }
}
