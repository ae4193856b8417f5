//! What is on the Director's bench while a claim or concession is worked through.

use crate::engine::case::{Case, Family};
use crate::engine::component::{Component, PlayGoes};
use crate::engine::ruling::{Branch, Contested, Judgement, Limit, Outcome, Question, Ruling};
use crate::engine::trace::Trace;
use crate::law;
use crate::law::{Clause, Edition};

/// The code, the trace, and what has been decided so far.
pub(super) struct Bench<'a> {
    pub case: &'a Case,
    pub trace: Trace,
    pub judgement: Vec<Judgement>,
    pub contested: Vec<Contested>,
    family: Family,
    decided: Vec<Component>,
}

impl<'a> Bench<'a> {
    pub fn new(case: &'a Case, family: Family) -> Bench<'a> {
        Bench {
            case,
            trace: Trace::default(),
            judgement: Vec::new(),
            contested: Vec::new(),
            family,
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

    /// Adds to what has been decided.
    pub fn decide(&mut self, component: Component) {
        self.decided.push(component);
    }

    /// What becomes of the play after a claim or concession (Law 68D): it ceases, and since 2017 it is suspended.
    pub fn play_stops(&mut self) {
        let stops = if self.edition() == Edition::E2017 { PlayGoes::Suspended } else { PlayGoes::Ceases };
        self.decide(Component::Play(stops));
    }

    /// The clause on agreement and dispute: 68D, in 2017 68D1 and 68D2.
    pub fn clause_68d(&self, disputed: bool) -> Clause {
        match (self.edition(), disputed) {
            (Edition::E2017, true) => law!("68D2"),
            (Edition::E2017, false) => law!("68D1"),
            _ => law!("68D"),
        }
    }

    pub fn finish(self, outcome: Outcome) -> Ruling {
        let mut components = self.decided;
        components.sort_by_key(Component::key);
        Ruling {
            edition: self.case.edition,
            elections: self.case.elections,
            family: self.family,
            outcome,
            components,
            trace: self.trace,
            judgement: self.judgement,
            contested: self.contested,
        }
    }

    /// Nothing is decided, because this limit was met.
    pub fn not_covered(mut self, limit: Limit) -> Ruling {
        self.decided.clear();
        self.judgement.clear();
        self.contested.clear();
        self.finish(Outcome::NotCovered(limit))
    }

    /// A ruling for each answer to a question that is open.
    pub fn fork(mut self, question: Question, branches: Vec<Branch>) -> Ruling {
        self.decided = Ruling::common(&branches);
        self.finish(Outcome::Fork { question, branches })
    }
}
