//! The working state of one ruling: the trace and the decisions so far.

use super::case::{Case, Family};
use super::component::{Component, Key};
use super::ruling::{Branch, Contested, Judgement, Limit, Outcome, Question, Ruling};
use super::trace::Trace;
use crate::law::{Clause, Edition};

/// The case, the trace and the decisions so far. Finishing turns them into the ruling and empties
/// it.
pub(crate) struct Bench<'a> {
    pub case: &'a Case,
    pub trace: Trace,
    pub judgement: Vec<Judgement>,
    pub contested: Vec<Contested>,
    /// The call the ruling is about, if it is about one
    pub call: Option<usize>,
    family: Family,
    decided: Vec<Component>,
}

impl<'a> Bench<'a> {
    pub fn new(case: &'a Case) -> Bench<'a> {
        Bench {
            case,
            trace: Trace::default(),
            judgement: Vec::new(),
            contested: Vec::new(),
            call: None,
            family: case.facts.family(),
            decided: Vec::new(),
        }
    }

    pub fn edition(&self) -> Edition {
        self.case.edition
    }

    /// The first of these clauses that the edition in force has.
    pub fn cite<const N: usize>(&self, clauses: [Clause; N]) -> Clause {
        let found = clauses.into_iter().find(|c| c.is_in(self.edition()));
        found.unwrap_or(clauses[N - 1])
    }

    /// Decides a component, replacing an earlier decision of the same key.
    pub fn decide(&mut self, component: Component) {
        self.decided.retain(|c| c.key() != component.key());
        self.decided.push(component);
    }

    /// Removes the decisions with these keys.
    pub fn retract(&mut self, keys: &[Key]) {
        self.decided.retain(|c| !keys.contains(&c.key()));
    }

    /// Finishes with the decisions so far as the rectification.
    pub fn rectification(&mut self) -> Ruling {
        self.finish(Outcome::Rectification)
    }

    pub fn finish(&mut self, outcome: Outcome) -> Ruling {
        let mut components = std::mem::take(&mut self.decided);
        components.sort_by_key(Component::key);
        Ruling {
            edition: self.case.edition,
            elections: self.case.elections,
            family: self.family,
            earlier: Vec::new(),
            call: self.call,
            outcome,
            components,
            trace: std::mem::take(&mut self.trace),
            judgement: std::mem::take(&mut self.judgement),
            contested: std::mem::take(&mut self.contested),
            beyond: None,
        }
    }

    /// Finishes without a decision, because of this limit.
    pub fn not_covered(&mut self, limit: Limit) -> Ruling {
        self.decided.clear();
        self.judgement.clear();
        self.contested.clear();
        self.finish(Outcome::NotCovered(limit))
    }

    /// Finishes with a ruling for each answer to an open question, deciding what they all share.
    pub fn fork(&mut self, question: Question, branches: Vec<Branch>) -> Ruling {
        self.decided = Ruling::common(&branches, self.call);
        self.finish(Outcome::Fork { question, branches })
    }
}
