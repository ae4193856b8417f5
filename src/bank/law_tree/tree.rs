//! A decision tree of one law.

use rules::engine::{Component, TraceStep};
use rules::law::Clause;
use std::collections::BTreeSet;

/// A test under a clause, for any players and calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Asked {
    /// The clause
    pub clause: Clause,
    /// The word of the test
    pub test: &'static str,
}

/// A law as a decision tree.
#[derive(Debug)]
pub struct LawTree {
    /// The first question
    pub root: LawNode,
    /// Tests of this law that are no questions of the tree, each with its only answer
    pub statements: BTreeSet<(Asked, bool)>,
}

/// A node of a law's tree.
#[derive(Clone, Debug, PartialEq)]
pub enum LawNode {
    /// A question, with what follows from yes and from no
    Ask {
        asked: Asked,
        yes: Option<Box<LawNode>>,
        no: Option<Box<LawNode>>,
        /// The answer with which the test is not recorded, if it has one
        implied: Option<bool>,
    },
    /// Alternatives between which other laws, or facts without a test, decide
    Which(Vec<LawNode>),
    /// An end of the law
    End(LawEnd),
}

/// The end of a path through a law.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LawEnd {
    /// The clause that applies, if the path has one
    pub clause: Option<Clause>,
    /// Consequences that all rulings share which end here, if other ends of the law have others
    pub follows: Vec<Component>,
    /// The laws, in order, on which the ruling depends from here on
    pub next: Vec<Clause>,
    /// True if the text of a clause that applies was not available
    pub is_beyond: bool,
}

impl Asked {
    /// The test of this step.
    pub fn of(step: &TraceStep) -> Asked {
        Asked { clause: step.clause, test: step.test.word() }
    }
}
