//! What is asked for, and what was made of it.

use super::difficulty::Difficulty;
use crate::scenario::Scenario;
use derive::Word;
use rules::law::{Clause, Edition};

/// A request for scenarios.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The code to rule under
    pub edition: Edition,
    /// The clause that disposes of each, or a paragraph of it does; for a clause that disposes of no
    /// case, one whose test holds
    pub clause: Clause,
    /// A scenario whose path each takes as well
    pub like: Option<&'a Scenario>,
    /// How long their paths are; any if absent
    pub difficulty: Option<Difficulty>,
    /// True if they may be open, contested, or leave something to judgement
    pub judgement: bool,
    /// How many
    pub count: usize,
    /// Another seed gives other scenarios, the same seed the same
    pub seed: u64,
}

/// A generated scenario, for review by a person before use.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// As read back from its own text
    pub scenario: Scenario,
    /// The text of its file
    pub text: String,
    /// Length of its path
    pub difficulty: Difficulty,
    /// Number of tests on its path
    pub tests: usize,
}

/// What came of a request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Generated {
    /// The scenarios, each proven and none a twin of another or of one in the bank
    pub drafts: Vec<Draft>,
    /// The number of stories tried for them
    pub tried: usize,
    /// Stories that reached the clause and were left out, by reason
    pub left_out: Vec<(LeftOut, usize)>,
    /// Why there are fewer than asked for
    pub shortfall: Option<Shortfall>,
}

/// The reason why a story on the clause is no draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum LeftOut {
    /// Its path is another than that of the given scenario
    OtherPath,
    /// Its ruling is open, contested, or leaves something to judgement
    Unsettled,
    /// Its path is shorter or longer than asked for
    OtherLevel,
    /// The scenario would have a fault, or its answer none of the choices
    Faulty,
    /// A twin of a scenario in the bank, or of an earlier draft
    Twin,
}

/// The reason why there are fewer scenarios than asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Shortfall {
    /// The edition has no such clause
    NotInEdition,
    /// The clause is about neither calls nor claims
    NotAboutCallsOrClaims,
    /// The engine refers to the clause, and decides nothing by it
    NotRuled,
    /// The given scenario is not on the clause
    GivenElsewhere,
    /// The given scenario is not settled, and only settled ones are asked for
    GivenUnsettled,
    /// No story reached the clause
    NotReached,
    /// No more were found within the bound
    Bound,
}

impl Generated {
    /// Nothing, for this reason.
    pub(super) fn nothing(shortfall: Shortfall) -> Generated {
        Generated { shortfall: Some(shortfall), ..Generated::default() }
    }
}
