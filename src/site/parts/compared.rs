//! A second ruling beside the page's: on the premise of an answer, or with one fact changed.

use derive::Word;
use rules::engine::{Case, Ruling};

/// The other ruling.
#[derive(Clone, Copy)]
pub struct ComparedRuling<'a> {
    /// The case as it would be
    pub case: &'a Case,
    /// The ruling on it
    pub ruling: &'a Ruling,
    /// Owner of the path
    pub whose: Whose,
}

/// Owner of the compared path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Whose {
    /// An answer by a wrong premise
    Premise,
    /// The facts with one changed
    Change,
}
