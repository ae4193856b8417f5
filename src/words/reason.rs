//! The reason why a part of an answer is wrong: the test or clause on the ruling's path.

use super::{TestText, Words};
use bank::paths::Reason;
use rules::engine::{Case, Ruling};
use rules::law::Clause;

/// A reason in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReasonText {
    /// The clause it cites
    pub clause: Clause,
    /// `Law 30A does not apply. Was it …? No. It was North’s turn.`, or what decides alone
    pub text: String,
}

impl Words {
    /// The reason why a part of an answer to this case is wrong; `None` if the ruling is not the
    /// one that the reason is from.
    pub fn reason(&self, case: &Case, ruling: &Ruling, reason: Reason) -> Option<ReasonText> {
        let step = |at: usize| ruling.trace.steps().get(at).map(|step| self.step(case, ruling.call, step));
        let about = |id: &str, named: Clause, test: TestText| {
            let args = [
                ("named", self.cite(named).into()),
                ("cite", test.cite.into()),
                ("question", test.question.into()),
                ("answer", test.answer.into()),
                ("decided", test.decided.into()),
            ];
            ReasonText { clause: test.clause, text: self.format(id, &args) }
        };
        Some(match reason {
            Reason::Refused { named, step: at } => about("reason-refused", named, step(at)?),
            Reason::Superseded { named, step: at } => about("reason-superseded", named, step(at)?),
            Reason::NotReached { named, step: at } => about("reason-not-reached", named, step(at)?),
            Reason::Test { step: at } => {
                let test = step(at)?;
                ReasonText { clause: test.clause, text: test.decided }
            }
            Reason::Clause(clause) => ReasonText { clause, text: self.gist(clause, case.edition) },
        })
    }
}
