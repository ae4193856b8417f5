//! The content of a ruling without its reasons, to compare rulings in different layouts.

use crate::engine::component::{Component, Key};
use crate::engine::ruling::{Answer, Limit, Outcome, Question, Ruling};

/// The content of a ruling.
#[derive(PartialEq)]
pub(super) enum RulingContent {
    /// This is decided
    Decided(Vec<Component>, Option<Limit>),
    /// Nothing is decided because of this limit
    Nothing(Limit),
    /// A question, with the content for each answer
    Asks(Question, Vec<(Answer, RulingContent)>),
}

impl RulingContent {
    /// The content of this ruling, without its reasons: the disposing paragraph and the line.
    pub fn of(ruling: &Ruling) -> RulingContent {
        match &ruling.outcome {
            Outcome::NotCovered(limit) => RulingContent::Nothing(*limit),
            Outcome::Fork { question, branches } => {
                let answers =
                    branches.iter().map(|branch| (branch.answer, RulingContent::of(&branch.ruling)));
                RulingContent::Asks(*question, answers.collect())
            }
            Outcome::PlayOn | Outcome::Rectification => {
                let decides = |c: &&Component| !matches!(c.key(), Key::Law | Key::Line);
                RulingContent::Decided(
                    ruling.components.iter().filter(decides).cloned().collect(),
                    ruling.beyond,
                )
            }
        }
    }
}

/// Number of differing pairs.
pub(super) fn differing<T: PartialEq>(all: &[T]) -> usize {
    (0..all.len()).map(|i| all[..i].iter().filter(|other| **other != all[i]).count()).sum()
}
