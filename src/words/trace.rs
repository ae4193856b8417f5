//! The trace of a ruling: for each test the clause, the question, the answer, and the fact that
//! decided it.

use super::{Arg, Words};
use rules::engine::Case;
use rules::engine::trace::{Asked, TraceStep};
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
    pub asked: String,
    pub held: bool,
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
        let (word, args) = match &step.asked {
            Asked::Rotation(asked) => (asked.word(), self.rotation_args(case, call, asked)),
            Asked::Claim(asked) => (asked.word(), self.claim_args(case, asked)),
        };
        let decided = if step.held { "held" } else { "not" };
        TestText {
            clause: step.clause,
            cite: self.cite(step.clause),
            gist: self.gist(step.clause, case.edition),
            asked: self.tell(&format!("asked-{word}"), &args),
            held: step.held,
            answer: self.say(if step.held { "answer-yes" } else { "answer-no" }),
            decided: self.tell(&self.of_play(&format!("decided-{word}-{decided}"), case.edition), &args),
        }
    }
}
