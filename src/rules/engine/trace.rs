//! The trace: every test that was made, in order. It is made by asking, so that the code and its reasons cannot part.

use super::claim::{ActAsked, ClaimAsked, DoubtAsked, SocialAsked};
use super::rotation::RotationAsked;
use crate::law::Clause;

/// A test of the facts under a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Of an auction
    Rotation(RotationAsked),
    /// Of a claim or concession
    Claim(ClaimAsked),
}

/// One test: the clause, what was asked, and whether it held. The question carries the fact that decided it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The clause under which it was asked
    pub clause: Clause,
    /// The test, with the fact that decided it
    pub asked: Asked,
    /// Result of the test
    pub held: bool,
}

/// All tests of a ruling in order; clauses that were found not to apply are in it too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace(Vec<Step>);

impl Trace {
    /// Records the test and returns its outcome.
    pub fn ask(&mut self, clause: Clause, asked: impl Into<Asked>, held: bool) -> bool {
        self.0.push(Step { clause, asked: asked.into(), held });
        held
    }

    /// The tests in order.
    pub fn steps(&self) -> &[Step] {
        &self.0
    }

    /// The clauses under which a test held, each once, in order of first use.
    pub fn laws(&self) -> Vec<Clause> {
        let mut laws = Vec::new();
        for step in self.0.iter().filter(|s| s.held) {
            if !laws.contains(&step.clause) {
                laws.push(step.clause);
            }
        }
        laws
    }
}

impl From<RotationAsked> for Asked {
    fn from(asked: RotationAsked) -> Asked {
        Asked::Rotation(asked)
    }
}

impl From<ActAsked> for Asked {
    fn from(asked: ActAsked) -> Asked {
        Asked::Claim(ClaimAsked::Act(asked))
    }
}

impl From<DoubtAsked> for Asked {
    fn from(asked: DoubtAsked) -> Asked {
        Asked::Claim(ClaimAsked::Doubt(asked))
    }
}

impl From<SocialAsked> for Asked {
    fn from(asked: SocialAsked) -> Asked {
        Asked::Claim(ClaimAsked::Social(asked))
    }
}

impl From<ClaimAsked> for Asked {
    fn from(asked: ClaimAsked) -> Asked {
        Asked::Claim(asked)
    }
}
