//! The trace: every test that was made, in order. Tests go through it, so that the code and its
//! reasons cannot diverge.

use super::claim::test::ClaimTest;
use super::claim::test::act::ActTest;
use super::claim::test::doubt::DoubtTest;
use super::claim::test::social::SocialTest;
use super::rotation::test::RotationTest;
use crate::law::Clause;

/// A test of the facts under a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A test of an auction
    Rotation(RotationTest),
    /// A test of a claim or concession
    Claim(ClaimTest),
}

/// One test: the clause, the question and the result. The question has the facts that decided it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceStep {
    /// The clause under which it was asked
    pub clause: Clause,
    /// The test, with the fact that decided it
    pub asked: Asked,
    /// Result of the test
    pub held: bool,
}

/// All tests of a ruling in order, including clauses that do not apply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace(Vec<TraceStep>);

impl Trace {
    /// Records the test and returns its outcome.
    pub fn ask(&mut self, clause: Clause, test: impl Into<Asked>, holds: bool) -> bool {
        self.0.push(TraceStep { clause, asked: test.into(), held: holds });
        holds
    }

    /// The tests in order.
    pub fn steps(&self) -> &[TraceStep] {
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

impl From<RotationTest> for Asked {
    fn from(test: RotationTest) -> Asked {
        Asked::Rotation(test)
    }
}

impl From<ActTest> for Asked {
    fn from(test: ActTest) -> Asked {
        Asked::Claim(ClaimTest::Act(test))
    }
}

impl From<DoubtTest> for Asked {
    fn from(test: DoubtTest) -> Asked {
        Asked::Claim(ClaimTest::Doubt(test))
    }
}

impl From<SocialTest> for Asked {
    fn from(test: SocialTest) -> Asked {
        Asked::Claim(ClaimTest::Social(test))
    }
}

impl From<ClaimTest> for Asked {
    fn from(test: ClaimTest) -> Asked {
        Asked::Claim(test)
    }
}
