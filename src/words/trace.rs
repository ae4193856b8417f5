//! The trace of a ruling: for each test the clause, the question, the answer, and the fact that
//! decided it.

use super::{Arg, Words};
use rules::engine::Case;
use rules::engine::trace::{Test, TraceStep};
use rules::law::Clause;

/// A test in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestText {
    /// Clause
    pub clause: Clause,
    /// `Law 30A`
    pub cite: String,
    /// Gist of the clause
    pub gist: String,
    /// `Was it the turn of South’s right-hand opponent?`
    pub question: String,
    pub holds: bool,
    /// `Yes` or `No`
    pub answer: String,
    /// The fact that decided it: `It was North’s turn, and North is South’s partner.`
    pub decided: String,
}

/// Arguments of a test's sentences.
pub(super) type Args = Vec<(&'static str, Arg)>;

impl Words {
    /// One test of a ruling about this call, if it is about one.
    pub fn step(&self, case: &Case, call: Option<usize>, step: &TraceStep) -> TestText {
        let args = match &step.test {
            Test::Rotation(test) => self.rotation_args(case, call, test),
            Test::Claim(test) => self.claim_args(case, test),
        };
        let word = step.test.word();
        let decided = if step.holds { "held" } else { "not" };
        TestText {
            clause: step.clause,
            cite: self.cite(step.clause),
            gist: self.gist(step.clause, case.edition),
            question: self.format(&format!("asked-{word}"), &args),
            holds: step.holds,
            answer: self.say(if step.holds { "answer-yes" } else { "answer-no" }),
            decided: self.format(&self.of_play(&format!("decided-{word}-{decided}"), case.edition), &args),
        }
    }
}
