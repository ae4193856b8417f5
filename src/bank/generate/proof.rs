//! Proofs about a ruling: that it is settled, and that its path is the one asked for.

use super::pattern::{PathTest, path_tests};
use crate::answerable::{has_contested, limit};
use crate::family_laws::{OF_CALLS, OF_ENDINGS};
use rules::engine::ruling::Outcome;
use rules::engine::{Component, Key, Ruling};
use rules::law::{Clause, Edition};

/// True if a ruling leaves nothing open, contested or to judgement, and meets no limit.
pub(super) fn is_settled(ruling: &Ruling) -> bool {
    let is_open =
        |ruling: &Ruling| matches!(ruling.outcome, Outcome::Fork { .. }) || !ruling.judgement.is_empty();
    !is_open(ruling) && !ruling.earlier.iter().any(is_open) && is_covered(ruling) && !has_contested(ruling)
}

/// True if a ruling and those on earlier irregularities meet no limit.
pub(super) fn is_covered(ruling: &Ruling) -> bool {
    limit(ruling).is_none() && ruling.beyond.is_none() && ruling.earlier.iter().all(is_covered)
}

/// The path asked for.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    clause: Clause,
    /// True if the clause, or a paragraph of it, disposes of cases
    disposes: bool,
    /// All tests, if they are given
    pub tests: Option<Vec<PathTest>>,
}

impl Goal {
    /// The clause in an edition.
    pub fn on(clause: Clause, edition: Edition) -> Goal {
        let kinds = || OF_CALLS.into_iter().chain(OF_ENDINGS);
        let disposes = paragraphs(clause).any(|one| kinds().any(|kind| one.disposes_of(kind, edition)));
        Goal { clause, disposes, tests: None }
    }

    /// True if a ruling is on the clause.
    pub fn is_reached(&self, ruling: &Ruling) -> bool {
        if self.disposes {
            let law = ruling.component(Key::Law);
            matches!(law, Some(Component::Law(law)) if is_paragraph(*law, self.clause))
        } else {
            ruling.trace.steps().iter().any(|step| step.holds && is_paragraph(step.clause, self.clause))
        }
    }

    /// True if a ruling takes the whole path.
    pub fn is_followed(&self, ruling: &Ruling) -> bool {
        self.tests.as_ref().is_none_or(|tests| *tests == path_tests(ruling))
    }
}

/// A clause with its paragraphs.
pub(super) fn paragraphs(clause: Clause) -> impl Iterator<Item = Clause> {
    Clause::all().filter(move |one| is_paragraph(*one, clause))
}

/// True for a clause and its paragraphs.
pub(super) fn is_paragraph(one: Clause, of: Clause) -> bool {
    one == of || one.parents().any(|above| above == of)
}
