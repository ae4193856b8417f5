//! The bank: the scenarios, programmes and papers loaded from a folder, and the rulings on the
//! scenarios.

use super::audience::{Audience, OwnUse};
use super::clause_index::ClauseIndex;
use super::exam::Paper;
use super::id::origin;
use super::programme::Programme;
use super::scenario::Scenario;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Component, Family, Key, Ruling};
use rules::law::{Clause, Edition};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The scenarios, programmes and papers of a folder, and federations' own scenarios. Every stage of
/// every scenario can be ruled on and answered. Own ones are found and listed as the bank's audience
/// may use them. Clones share what they hold.
#[derive(Clone, Debug, Default)]
pub struct Bank {
    /// Every stage of every scenario, by its id
    pub(super) scenarios: Arc<BTreeMap<String, BankEntry>>,
    /// All stages of each scenario, in order, by the id of the scenario
    pub(super) stages: Arc<BTreeMap<String, Vec<Arc<Scenario>>>>,
    /// Numbers of the laws that decide a scenario, ascending
    pub(super) laws: Arc<[&'static str]>,
    /// Programmes and the texts of their files, by id
    pub(super) programmes: Arc<BTreeMap<String, (Programme, Arc<str>)>>,
    /// Papers and the texts of their files, by file name without its extension
    pub(super) papers: Arc<BTreeMap<String, (Paper, Arc<str>)>>,
    pub(super) clause_index: Arc<ClauseIndex>,
    pub(super) audience: Audience,
}

/// A stage of a scenario, with its file and ruling.
#[derive(Clone, Debug)]
pub(super) struct BankEntry {
    pub(super) scenario: Arc<Scenario>,
    pub(super) text: Arc<str>,
    /// Numbers of the laws that decide any stage of the scenario
    pub(super) laws: Vec<&'static str>,
    pub(super) ruling: Arc<Ruling>,
    /// How it is used; `None` for a file of the bank
    pub(super) own: Option<OwnUse>,
}

impl Bank {
    /// The scenario or stage with this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.entry(id).map(|e| &*e.scenario)
    }

    /// True if the bank has exactly this scenario or stage; false for a variant.
    pub fn holds(&self, scenario: &Scenario) -> bool {
        self.scenario(&scenario.id).is_some_and(|one| std::ptr::eq(one, scenario) || one == scenario)
    }

    /// True if the bank has a scenario or stage of this id and case, with any questions.
    pub fn holds_case(&self, scenario: &Scenario) -> bool {
        self.scenario(&scenario.id).is_some_and(|one| one.case == scenario.case)
    }

    /// The scenario or stage with this id, with its ruling.
    pub(super) fn ruled(&self, id: &str) -> Option<(&Arc<Scenario>, &Arc<Ruling>)> {
        self.entry(id).map(|e| (&e.scenario, &e.ruling))
    }

    /// The text of the file of this scenario or stage, byte for byte; for a variant, that of its
    /// scenario.
    pub fn text_of(&self, id: &str) -> Option<&str> {
        self.entry(origin(id)).map(|e| &*e.text)
    }

    /// The rulings made when the scenarios were read, with their cases.
    pub fn rulings(&self) -> impl Iterator<Item = (&Case, Arc<Ruling>)> {
        self.scenarios.values().map(|e| (&e.scenario.case, e.ruling.clone()))
    }

    /// Every stage of every scenario in the bank's lists, ordered by id.
    pub fn scenarios(&self) -> impl Iterator<Item = &Scenario> {
        self.scenarios.values().filter(|e| self.lists(e)).map(|e| &*e.scenario)
    }

    /// The first stage of every scenario, ordered by id.
    pub fn firsts(&self) -> impl Iterator<Item = &Scenario> {
        self.first_entries().map(|e| &*e.scenario)
    }

    /// The first stages of a family, ordered by id.
    pub fn by_family(&self, family: Family) -> impl Iterator<Item = &Scenario> {
        self.firsts().filter(move |s| s.family() == family)
    }

    /// Scenarios decided by the law with this number, at any stage and for any answer to an open
    /// question; first stages, ordered by id.
    pub fn by_law(&self, law: &str) -> impl Iterator<Item = &Scenario> {
        self.first_entries().filter(move |e| e.laws.contains(&law)).map(|e| &*e.scenario)
    }

    /// The easiest scenario decided by the law with this number in an edition, with its ruling:
    /// rather one that this law alone decides, that leaves nothing open, and that has one stage;
    /// of several the first by id.
    pub fn example(&self, law: &str, edition: Edition) -> Option<(&Scenario, &Ruling)> {
        let decided = self.by_law(law).filter(|scenario| scenario.case.edition == edition);
        let ruled = decided.filter_map(|scenario| self.ruled(&scenario.id));
        let ruled = ruled.filter(|(_, ruling)| !matches!(ruling.outcome, Outcome::NotCovered(_)));
        let easiest = ruled.min_by_key(|(scenario, ruling)| {
            let decides = match ruling.component(Key::Law) {
                Some(Component::Law(clause)) => clause.law() == law,
                _ => false,
            };
            let is_open = matches!(ruling.outcome, Outcome::Fork { .. });
            let (laws, stages) = (self.laws_of(&scenario.id).len(), self.stages(scenario).count());
            (!decides, is_open, laws, stages)
        });
        easiest.map(|(scenario, ruling)| (&**scenario, &**ruling))
    }

    /// Scenarios that turn on this clause, at any stage and for any answer to an open question;
    /// first stages, ordered by id.
    pub fn by_clause(&self, clause: Clause) -> impl Iterator<Item = &Scenario> {
        self.clause_index.scenarios(clause).filter_map(|id| self.listed(id))
    }

    /// All stages, in order, of the scenario that this one is a stage or a variant of; those of the
    /// bank even for a variant.
    pub fn stages(&self, scenario: &Scenario) -> impl Iterator<Item = &Scenario> {
        self.stages.get(&scenario.stage.of).into_iter().flatten().map(|stage| &**stage)
    }

    /// Numbers of the laws that decide this scenario, at any stage and for any answer to an open
    /// question. A variant has those of its scenario.
    pub fn laws_of(&self, id: &str) -> &[&'static str] {
        self.entry(origin(id)).map_or(&[], |e| &e.laws)
    }

    /// True if this bank finds the entry for its audience.
    pub(super) fn finds(&self, entry: &BankEntry) -> bool {
        entry.own.as_ref().is_none_or(|own| own.is_found_by(&self.audience))
    }

    /// True if this bank lists the entry for its audience.
    pub(super) fn lists(&self, entry: &BankEntry) -> bool {
        entry.own.as_ref().is_none_or(|own| own.is_listed_for(&self.audience))
    }

    fn entry(&self, id: &str) -> Option<&BankEntry> {
        self.scenarios.get(id).filter(|entry| self.finds(entry))
    }

    fn first_entries(&self) -> impl Iterator<Item = &BankEntry> {
        self.scenarios.values().filter(|e| e.scenario.stage.is_first() && self.lists(e))
    }

    /// Numbers of the laws that decide a scenario of the bank's files, ascending.
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
