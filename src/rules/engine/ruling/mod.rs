//! A ruling: a value without prose. `question` has the open questions, `opinion` the matters of
//! judgement and the points on which authorities differ, `limit` the limits of the coverage.

mod limit;
mod opinion;
pub(super) mod question;

pub use limit::Limit;
pub use opinion::{Authority, Contested, Judgement, Matter, Point};
pub use question::{Answer, AskedOf, Question};

use crate::engine::case::Family;
use crate::engine::claim::test::ClaimTest;
use crate::engine::claim::test::doubt::DoubtTest;
use crate::engine::claim::test::social::SocialTest;
use crate::engine::component::{Component, Key};
use crate::engine::trace::{Test, Trace, TraceStep};
use crate::law::{Clause, Edition, Elections};

/// The ruling on a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// The edition it was given under
    pub edition: Edition,
    /// Elections of the Regulating Authority
    pub elections: Elections,
    /// The family of the case
    pub family: Family,
    /// The current rulings on the irregularities before the one this ruling is about, in order
    pub earlier: Vec<Ruling>,
    /// The call this ruling is about, counted from 1 over all calls, if it is about one
    pub call: Option<usize>,
    /// Outcome
    pub outcome: Outcome,
    /// Decisions in the order of [`Key`]
    pub components: Vec<Component>,
    /// Every test that was made
    pub trace: Trace,
    /// Matters left to the Director's judgement
    pub judgement: Vec<Judgement>,
    /// Points on which authorities differ
    pub contested: Vec<Contested>,
    /// Set where later events are outside the engine's coverage: the ruling holds up to there
    pub beyond: Option<Limit>,
}

/// The outcome of a ruling.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// No irregularity with consequences: play, or the auction, goes on
    PlayOn,
    /// The components are the rectification, in their order
    Rectification,
    /// A fact is unknown: there is a ruling for each answer
    Fork {
        /// The fact to be established
        question: Question,
        /// The ruling on each answer
        branches: Vec<Branch>,
    },
    /// Outside the engine's coverage
    NotCovered(Limit),
}

/// One answer to an open question, with its ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// The answer
    pub answer: Answer,
    /// The ruling on it
    pub ruling: Ruling,
}

impl Ruling {
    /// The component with this key, if decided.
    pub fn component(&self, key: Key) -> Option<&Component> {
        self.components.iter().find(|c| c.key() == key)
    }

    /// The components to list: all but the line of play, and the play of a board that has been
    /// scored.
    pub fn listed(&self) -> impl Iterator<Item = &Component> {
        let scored = self.is_after_scoring();
        self.components.iter().filter(move |c| match c.key() {
            Key::Line => false,
            Key::Play => !scored,
            _ => true,
        })
    }

    /// The ruling with this component in place of one with the same key: a decision that holds
    /// while a question is open.
    pub fn with_component(mut self, component: Component) -> Ruling {
        self.components.retain(|c| c.key() != component.key());
        self.components.push(component);
        self.components.sort_by_key(Component::key);
        self
    }

    /// The tokens of all right values of this component: one set when it is settled, several when
    /// the law leaves it to the Director, none when it is not decided.
    pub fn right_answers(&self, key: Key) -> Vec<Vec<String>> {
        let judged: Vec<Vec<String>> = self
            .judgement
            .iter()
            .flat_map(|j| &j.range)
            .filter(|c| c.key() == key)
            .map(Component::tokens)
            .collect();
        if judged.is_empty() {
            self.component(key).map(Component::tokens).into_iter().collect()
        } else {
            judged
        }
    }

    /// Returns true for a board that has been scored: the claim or concession was doubted later.
    pub fn is_after_scoring(&self) -> bool {
        let later = |step: &TraceStep| match &step.test {
            Test::Claim(ClaimTest::Doubt(
                DoubtTest::DoubtedBeforeNextCall { when, .. } | DoubtTest::InCorrectionPeriod { when },
            )) => when.is_later(),
            Test::Claim(ClaimTest::Social(SocialTest::BeforeAllCalled { when })) => when.is_later(),
            _ => false,
        };
        let in_every_branch = || match &self.outcome {
            Outcome::Fork { branches, .. } => branches.iter().all(|b| b.ruling.is_after_scoring()),
            _ => false,
        };
        self.trace.steps().iter().any(later) || in_every_branch()
    }

    /// The clauses that apply, each once, in order, and then those in the components.
    pub fn laws(&self) -> Vec<Clause> {
        let mut laws = self.trace.laws();
        for clause in self.components.iter().flat_map(Component::clauses) {
            if !laws.contains(clause) {
                laws.push(*clause);
            }
        }
        laws
    }

    /// In a branch of the ruling `above`, the rulings on irregularities that its answer has
    /// settled, each with its number among the irregularities of the auction, counted from 1.
    pub fn settled_since(&self, above: &Ruling) -> impl DoubleEndedIterator<Item = (usize, &Ruling)> {
        self.earlier.iter().enumerate().skip(above.earlier.len()).map(|(i, ruling)| (i + 1, ruling))
    }

    /// Components that all branches share about this call, in order. A branch may go on to a later
    /// irregularity; then only components of the table as a whole are its own. A component that
    /// some branch leaves to judgement is not shared, as other values of it are right as well.
    pub fn common(branches: &[Branch], call: Option<usize>) -> Vec<Component> {
        let Some((first, rest)) = branches.split_first() else { return Vec::new() };
        let is_judged = |c: &Component| {
            let about = branches.iter().filter_map(|b| b.ruling.about(call));
            let mut judged = about.flat_map(|ruling| &ruling.judgement).flat_map(|j| &j.range);
            judged.any(|other| other.key() == c.key() && other != c)
        };
        let in_all = |c: &&Component| rest.iter().all(|b| b.ruling.decides(call, c)) && !is_judged(c);
        first.ruling.components_about(call).filter(in_all).cloned().collect()
    }

    /// Components of the table as a whole, and of the irregularity at this call.
    fn components_about(&self, call: Option<usize>) -> impl Iterator<Item = &Component> {
        let about = self.about(call);
        let of_table = self.components.iter().filter(|c| c.key().is_of_the_table());
        let of_call = about.into_iter().flat_map(|ruling| &ruling.components);
        of_table.chain(of_call.filter(|c| !c.key().is_of_the_table()))
    }

    /// The ruling on the irregularity at this call: this one, or one of the earlier.
    fn about(&self, call: Option<usize>) -> Option<&Ruling> {
        std::iter::once(self).chain(&self.earlier).find(|ruling| ruling.call == call)
    }

    fn decides(&self, call: Option<usize>, component: &Component) -> bool {
        self.components_about(call).any(|c| c == component)
    }
}
