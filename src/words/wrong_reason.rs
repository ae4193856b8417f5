//! The reason why a part of an answer is wrong: the test or clause on the ruling's path.

use super::{TestText, Words};
use bank::paths::WrongReason;
use rules::engine::{Case, Ruling};
use rules::law::Clause;

/// A reason in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongReasonText {
    /// The clause it cites
    pub clause: Clause,
    /// `Law 30A does not apply. Was it …? No. It was North’s turn.`, or what decides alone
    pub text: String,
}

impl Words {
    /// The reason why a part of an answer to this case is wrong; `None` if the ruling is not the
    /// one that the reason is from.
    pub fn wrong_reason(&self, case: &Case, ruling: &Ruling, reason: WrongReason) -> Option<WrongReasonText> {
        let step = |at: usize| ruling.trace.steps().get(at).map(|step| self.step(case, ruling.call, step));
        let about = |id: &str, named: Clause, test: TestText| {
            let args = [
                ("named", self.cite(named).into()),
                ("cite", test.cite.into()),
                ("question", test.question.into()),
                ("answer", test.answer.into()),
                ("decided", test.decided.into()),
            ];
            WrongReasonText { clause: test.clause, text: self.format(id, &args) }
        };
        Some(match reason {
            WrongReason::Refused { named, step: at } => about("reason-refused", named, step(at)?),
            WrongReason::Superseded { named, step: at } => about("reason-superseded", named, step(at)?),
            WrongReason::NotReached { named, step: at } => about("reason-not-reached", named, step(at)?),
            WrongReason::Test { step: at } => {
                let test = step(at)?;
                WrongReasonText { clause: test.clause, text: test.decided }
            }
            WrongReason::Clause(clause) => WrongReasonText { clause, text: self.gist(clause, case.edition) },
        })
    }
}
