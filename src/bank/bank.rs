//! The bank: all scenarios, programmes and papers of a folder, each scenario ruled on.

use super::clause_index::ClauseIndex;
use super::exam::Paper;
use super::id::origin;
use super::programme::Programme;
use super::scenario::Scenario;
use rules::engine::{Case, Family, Ruling};
use rules::law::Clause;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The scenarios, programmes and papers there are. Every scenario in it can be ruled on and
/// answered, each of its stages by itself.
#[derive(Clone, Debug, Default)]
pub struct Bank {
    pub(super) scenarios: BTreeMap<String, BankEntry>,
    /// All stages of each scenario, in order, by the id of the scenario
    pub(super) stages: BTreeMap<String, Vec<Arc<Scenario>>>,
    /// The numbers of all laws that dispose of some scenario, in order
    pub(super) laws: Vec<&'static str>,
    /// By their ids, with their texts
    pub(super) programmes: BTreeMap<String, (Programme, Arc<str>)>,
    /// By the names of their files, with their texts
    pub(super) papers: BTreeMap<String, (Paper, Arc<str>)>,
    pub(super) clause_index: ClauseIndex,
}

#[derive(Clone, Debug)]
pub(super) struct BankEntry {
    pub(super) scenario: Arc<Scenario>,
    pub(super) text: Arc<str>,
    /// Of all stages of the scenario
    pub(super) laws: Vec<&'static str>,
    pub(super) ruling: Arc<Ruling>,
}

impl Bank {
    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.get(id).map(|e| &*e.scenario)
    }

    /// True for a scenario or stage exactly as the bank has it, and false for a variant.
    pub fn holds(&self, scenario: &Scenario) -> bool {
        self.scenario(&scenario.id).is_some_and(|one| std::ptr::eq(one, scenario) || one == scenario)
    }

    /// The scenario or stage with this id, with the ruling by which it was found to be sound.
    pub(super) fn ruled(&self, id: &str) -> Option<(&Arc<Scenario>, &Arc<Ruling>)> {
        self.scenarios.get(id).map(|e| (&e.scenario, &e.ruling))
    }

    /// The text of the file of this scenario, stage or variant, byte for byte.
    pub fn text_of(&self, id: &str) -> Option<&str> {
        self.scenarios.get(origin(id)).map(|e| &*e.text)
    }

    /// The rulings by which the bank was found to be sound, with their cases.
    pub fn rulings(&self) -> impl Iterator<Item = (&Case, Arc<Ruling>)> {
        self.scenarios.values().map(|e| (&e.scenario.case, e.ruling.clone()))
    }

    /// Everything that is asked, ordered by id: a scenario of several stages comes with each of them.
    pub fn scenarios(&self) -> impl ExactSizeIterator<Item = &Scenario> {
        self.scenarios.values().map(|e| &*e.scenario)
    }

    /// Every scenario once, ordered by id: of several stages the first.
    pub fn firsts(&self) -> impl Iterator<Item = &Scenario> {
        self.whole().map(|e| &*e.scenario)
    }

    /// The first stages of a family, ordered by id.
    pub fn by_family(&self, family: Family) -> impl Iterator<Item = &Scenario> {
        self.firsts().filter(move |s| s.family() == family)
    }

    /// Those that the law with this number disposes of, at some stage and whatever is answered to an open question;
    /// first stages, ordered by id.
    pub fn by_law(&self, law: &str) -> impl Iterator<Item = &Scenario> {
        self.whole().filter(move |e| e.laws.contains(&law)).map(|e| &*e.scenario)
    }

    /// Those that turn on this clause, at some stage and whatever is answered to an open question; ordered by id.
    pub fn by_clause(&self, clause: Clause) -> impl Iterator<Item = &Scenario> {
        self.clause_index.scenarios(clause).filter_map(|id| self.scenario(id))
    }

    /// All stages of the scenario that this one is a stage or a variant of, in order, as they stand in the bank.
    pub fn stages(&self, scenario: &Scenario) -> impl Iterator<Item = &Scenario> {
        self.stages.get(&scenario.stage.of).into_iter().flatten().map(|stage| &**stage)
    }

    /// The numbers of the laws that dispose of this scenario: one, or one for each stage and each way an open question
    /// can go. A variant has those of its scenario.
    pub fn laws_of(&self, id: &str) -> &[&'static str] {
        self.scenarios.get(origin(id)).map_or(&[], |e| &e.laws)
    }

    fn whole(&self) -> impl Iterator<Item = &BankEntry> {
        self.scenarios.values().filter(|e| e.scenario.stage.is_first())
    }

    /// The numbers of all laws that dispose of some scenario, in order.
    pub fn laws(&self) -> &[&'static str] {
        &self.laws
    }

    /// All programmes, ordered by id.
    pub fn programmes(&self) -> impl ExactSizeIterator<Item = &Programme> {
        self.programmes.values().map(|(programme, _)| programme)
    }

    /// All papers with their ids, which are the names of their files, in the order of these.
    pub fn papers(&self) -> impl ExactSizeIterator<Item = (&str, &Paper)> {
        self.papers.iter().map(|(id, (paper, _))| (id.as_str(), paper))
    }

    /// The paper with this id.
    pub fn paper(&self, id: &str) -> Option<&Paper> {
        self.papers.get(id).map(|(paper, _)| paper)
    }

    /// The text of the file of this paper, byte for byte.
    pub fn text_of_paper(&self, id: &str) -> Option<&str> {
        self.papers.get(id).map(|(_, text)| &**text)
    }

    /// The programme with this id.
    pub fn programme(&self, id: &str) -> Option<&Programme> {
        self.programmes.get(id).map(|(programme, _)| programme)
    }

    /// The text of the file of this programme, byte for byte.
    pub fn text_of_programme(&self, id: &str) -> Option<&str> {
        self.programmes.get(id).map(|(_, text)| &**text)
    }
}
