//! Time limits.

use crate::engine::fact::{Compound, Fact, FactValue};
use crate::law::Edition;
use derive::Word;
use serde_json::json;

/// A time limit of Laws 69, 71 and 79C, and whether it has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The time limit
    pub limit: TimeLimit,
    /// True once the period has ended
    pub over: bool,
}

/// The time limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum TimeLimit {
    /// Until the side calls on a later board or the round ends (69A, and 71C until 1997)
    UntilNextCall,
    /// The correction period (79C)
    CorrectionPeriod,
    /// In social bridge: until the cards are mixed
    UntilMixed,
    /// In social bridge: until everyone has called on a later deal
    UntilAllCalled,
}

impl TimeLimit {
    /// The time limits of the rules in force.
    pub const fn of(edition: Edition) -> [TimeLimit; 2] {
        match edition {
            Edition::Social => [TimeLimit::UntilMixed, TimeLimit::UntilAllCalled],
            _ => [TimeLimit::UntilNextCall, TimeLimit::CorrectionPeriod],
        }
    }
}

impl FactValue for Period {
    fn fact(&self) -> Fact {
        let (limit, state) = (self.limit.word(), if self.over { "over" } else { "open" });
        Fact::Compound(Compound {
            word: Some(format!("{limit}-{state}")),
            parts: Vec::new(),
            tokens: vec![format!("{limit}:{state}")],
            json: json!({"limit": limit, "over": self.over}),
        })
    }

    fn samples() -> Vec<Period> {
        TimeLimit::ALL
            .into_iter()
            .flat_map(|limit| [false, true].map(|over| Period { limit, over }))
            .collect()
    }
}
