//! The trace: every test that was made, in order. Tests go through it, so that the code and its
//! reasons cannot diverge.

use super::claim::test::ClaimTest;
use super::claim::test::act::ActTest;
use super::claim::test::doubt::DoubtTest;
use super::claim::test::social::SocialTest;
use super::rotation::test::RotationTest;
use crate::law::Clause;
use derive::Facts;

/// A test of the facts under a clause.
#[derive(Clone, Debug, PartialEq, Eq, Facts)]
pub enum Test {
    /// A test of an auction
    Rotation(RotationTest),
    /// A test of a claim or concession
    Claim(ClaimTest),
}

/// One test: the clause, the question and the result. The question has the facts that decided it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceStep {
    /// The clause under which the test was made
    pub clause: Clause,
    /// The test, with the fact that decided it
    pub test: Test,
    /// Result of the test
    pub holds: bool,
}

/// All tests of a ruling in order, including clauses that do not apply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace(Vec<TraceStep>);

impl Trace {
    /// Records the test and returns its outcome.
    pub fn ask(&mut self, clause: Clause, test: impl Into<Test>, holds: bool) -> bool {
        self.0.push(TraceStep { clause, test: test.into(), holds });
        holds
    }

    /// The tests in order.
    pub fn steps(&self) -> &[TraceStep] {
        &self.0
    }

    /// The clauses under which a test held, each once, in order of first use.
    pub fn laws(&self) -> Vec<Clause> {
        let mut laws = Vec::new();
        for step in self.0.iter().filter(|s| s.holds) {
            if !laws.contains(&step.clause) {
                laws.push(step.clause);
            }
        }
        laws
    }
}

impl From<RotationTest> for Test {
    fn from(test: RotationTest) -> Test {
        Test::Rotation(test)
    }
}

impl From<ActTest> for Test {
    fn from(test: ActTest) -> Test {
        Test::Claim(ClaimTest::Act(test))
    }
}

impl From<DoubtTest> for Test {
    fn from(test: DoubtTest) -> Test {
        Test::Claim(ClaimTest::Doubt(test))
    }
}

impl From<SocialTest> for Test {
    fn from(test: SocialTest) -> Test {
        Test::Claim(ClaimTest::Social(test))
    }
}

impl From<ClaimTest> for Test {
    fn from(test: ClaimTest) -> Test {
        Test::Claim(test)
    }
}
