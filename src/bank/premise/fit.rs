//! Fit of a premise: the extent to which the ruling under it explains an answer.
//!
//! Only components in which the premise makes a difference count: those answered with one of the
//! form's choices and differently from the ruling on the true facts. A component that the ruling
//! under the premise does not decide says nothing about the premise. One that it leaves to the
//! Director follows from the premise anywhere in the range, but does not point to it. If a call has
//! not been replaced yet under the premise, either finding about the replacement follows from it.

use crate::MarkedComponent;
use crate::question;
use crate::right_answer::{is_right, right_answers};
use rules::engine::ruling::Outcome;
use rules::engine::{Key, Ruling};

/// Fit of the ruling under a premise, component by component.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PremiseFit {
    /// Wrong components that were answered as the premise has them, in order
    pub explained: Vec<Key>,
    /// Components in which the premise would have led to another answer than the one given: right
    /// ones, and wrong ones that it has otherwise
    pub missed: usize,
    /// Number of wrong components
    wrong: usize,
    /// True if one of the explained components leaves no range
    tells: bool,
}

impl PremiseFit {
    /// The fit of a ruling under a premise to an answer marked against the true ruling.
    pub fn of(
        under: &Ruling,
        truly: &Ruling,
        question: &question::RulingForm,
        components: &[MarkedComponent],
    ) -> PremiseFit {
        let wrong = components.iter().filter(|component| !component.verdict.earns()).count();
        let mut fit = PremiseFit { wrong, ..PremiseFit::default() };
        // Most components are the same under most premises, and then are no evidence.
        let same_judgement = under.judgement == truly.judgement;
        let is_same = |key: Key| {
            let decided = under.component(key);
            same_judgement && decided.is_some() && decided == truly.component(key)
        };
        for component in components.iter().filter(|component| !is_same(component.key)) {
            match Prediction::of(under, question, component) {
                Prediction::Nothing => {}
                Prediction::AsAnswered { range } => {
                    fit.explained.push(component.key);
                    fit.tells |= !range;
                }
                Prediction::Otherwise => fit.missed += 1,
            }
        }
        fit
    }

    /// True if the premise, and not chance, led to the answer: it explains the first wrong
    /// component, at least half of all wrong ones, more than it contradicts, and not by ranges
    /// alone.
    pub fn convinces(&self, first_wrong: Key) -> bool {
        let explained = self.explained.len();
        let first = self.explained.first() == Some(&first_wrong);
        first && explained * 2 >= self.wrong && explained > self.missed && self.tells
    }

    /// True if the premise explains the only wrong component. The right ones may contradict it: an
    /// assumption forgotten after one question. With several wrong ones that would be chance.
    pub fn explains_alone(&self, first_wrong: Key) -> bool {
        self.wrong == 1 && self.tells && self.explained == [first_wrong]
    }
}

/// A premise's prediction for one component.
enum Prediction {
    /// No more than the true ruling does
    Nothing,
    /// The wrong answer as given, possibly among other values
    AsAnswered { range: bool },
    /// Another answer
    Otherwise,
}

impl Prediction {
    fn of(under: &Ruling, question: &question::RulingForm, component: &MarkedComponent) -> Prediction {
        let settled = right_answers(under, component.key);
        let range = settled.len() > 1;
        let mut answers = if settled.is_empty() { findings(under, component.key) } else { settled };
        answers.retain(|tokens| question.ask(component.key).is_some_and(|ask| ask.admits(tokens)));
        match (is_right(component.key, &component.given, &answers), component.verdict.earns()) {
            _ if answers.is_empty() => Prediction::Nothing,
            (true, true) => Prediction::Nothing,
            (true, false) => Prediction::AsAnswered { range },
            // A value that the premise does not change is no evidence.
            (false, false) if answers.iter().all(|tokens| component.right.contains(tokens)) => {
                Prediction::Nothing
            }
            (false, _) => Prediction::Otherwise,
        }
    }
}

/// Values of a component that depends on a finding about the offender's next call: one for either
/// finding.
fn findings(under: &Ruling, key: Key) -> Vec<Vec<String>> {
    match &under.outcome {
        Outcome::Fork { question, branches }
            if question.finding().is_some_and(|(kind, _)| kind.is_on_replacement()) =>
        {
            branches.iter().flat_map(|branch| right_answers(&branch.ruling, key)).collect()
        }
        _ => Vec::new(),
    }
}
