//! The bank: all scenarios, programmes and papers of a folder, with the ruling on each scenario.

use super::clause_index::ClauseIndex;
use super::exam::Paper;
use super::id::origin;
use super::programme::Programme;
use super::scenario::Scenario;
use rules::engine::{Case, Family, Ruling};
use rules::law::Clause;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The scenarios, programmes and papers of a folder. Every stage of every scenario can be ruled on
/// and answered.
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

    /// The scenario or stage with this id, with its ruling.
    pub(super) fn ruled(&self, id: &str) -> Option<(&Arc<Scenario>, &Arc<Ruling>)> {
        self.scenarios.get(id).map(|e| (&e.scenario, &e.ruling))
    }

    /// The text of the file of this scenario, stage or variant, byte for byte.
    pub fn text_of(&self, id: &str) -> Option<&str> {
        self.scenarios.get(origin(id)).map(|e| &*e.text)
    }

    /// The rulings made when the bank was loaded, with their cases.
    pub fn rulings(&self) -> impl Iterator<Item = (&Case, Arc<Ruling>)> {
        self.scenarios.values().map(|e| (&e.scenario.case, e.ruling.clone()))
    }

    /// Every stage of every scenario, ordered by id.
    pub fn scenarios(&self) -> impl ExactSizeIterator<Item = &Scenario> {
        self.scenarios.values().map(|e| &*e.scenario)
    }

    /// The first stage of every scenario, ordered by id.
    pub fn firsts(&self) -> impl Iterator<Item = &Scenario> {
        self.first_entries().map(|e| &*e.scenario)
    }

    /// The first stages of a family, ordered by id.
    pub fn by_family(&self, family: Family) -> impl Iterator<Item = &Scenario> {
        self.firsts().filter(move |s| s.family() == family)
    }

    /// Scenarios disposed of by the law with this number, at any stage and for any answer to an
    /// open question; first stages, ordered by id.
    pub fn by_law(&self, law: &str) -> impl Iterator<Item = &Scenario> {
        self.first_entries().filter(move |e| e.laws.contains(&law)).map(|e| &*e.scenario)
    }

    /// Scenarios that turn on this clause, at any stage and for any answer to an open question;
    /// first stages, ordered by id.
    pub fn by_clause(&self, clause: Clause) -> impl Iterator<Item = &Scenario> {
        self.clause_index.scenarios(clause).filter_map(|id| self.scenario(id))
    }

    /// All stages of the scenario that this one is a stage or a variant of, in order, as in the
    /// bank.
    pub fn stages(&self, scenario: &Scenario) -> impl Iterator<Item = &Scenario> {
        self.stages.get(&scenario.stage.of).into_iter().flatten().map(|stage| &**stage)
    }

    /// The numbers of the laws that dispose of this scenario: one, or one for each stage and each
    /// answer to an open question. A variant has those of its scenario.
    pub fn laws_of(&self, id: &str) -> &[&'static str] {
        self.scenarios.get(origin(id)).map_or(&[], |e| &e.laws)
    }

    fn first_entries(&self) -> impl Iterator<Item = &BankEntry> {
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

    /// All papers with their ids, the names of their files, ordered by id.
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
