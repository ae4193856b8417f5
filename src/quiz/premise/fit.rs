//! How well the ruling under a premise explains an answer.
//!
//! Only components count in which the premise makes a difference: where it is answered with one of the form's choices, and
//! not as the ruling on the true facts is. A component that both leave to the Director, or that the one under the premise
//! does not decide, tells nothing of the premise.

use crate::engine::{Key, Ruling};
use crate::quiz::MarkedComponent;
use crate::quiz::grade::right_answers;
use crate::quiz::question::Question;

/// What the ruling under a premise says of an answer, component by component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fit {
    /// Wrong components that were answered as the premise has them, in order
    pub explained: Vec<Key>,
    /// Components in which the premise would have led to another answer than was given: right ones, and wrong ones that it
    /// has otherwise
    pub missed: usize,
}

impl Fit {
    /// The fit of a ruling under a premise to an answer that was held against the true ruling.
    pub fn of(under: &Ruling, question: &Question, components: &[MarkedComponent]) -> Fit {
        let mut fit = Fit { explained: Vec::new(), missed: 0 };
        for component in components {
            match Said::of(under, question, component) {
                Said::Nothing => {}
                Said::AsAnswered => fit.explained.push(component.key),
                Said::Otherwise => fit.missed += 1,
            }
        }
        fit
    }

    /// Whether the premise, and not chance, led to the answer: of the components in which it makes a difference the first
    /// wrong one, and more than not, were answered as it has them.
    pub fn convinces(&self, first_wrong: Key) -> bool {
        self.explained.first() == Some(&first_wrong) && self.explained.len() > self.missed
    }
}

/// What a premise says of one component.
enum Said {
    /// No more than the true ruling does
    Nothing,
    /// What was answered, and wrong
    AsAnswered,
    /// Something else than what was answered
    Otherwise,
}

impl Said {
    fn of(under: &Ruling, question: &Question, component: &MarkedComponent) -> Said {
        let mut answers = right_answers(under, component.key);
        answers.retain(|tokens| question.ask(component.key).is_some_and(|ask| ask.admits(tokens)));
        let explains = answers.len() == 1 && answers[0] == component.given;
        match component.verdict.earns() {
            _ if answers.is_empty() => Said::Nothing,
            false if explains => Said::AsAnswered,
            // A range is no premise's own answer, and what the premise leaves as it is tells nothing of it.
            _ if answers.contains(&component.given) => Said::Nothing,
            false if answers.iter().all(|tokens| component.right.contains(tokens)) => Said::Nothing,
            _ => Said::Otherwise,
        }
    }
}
