//! The two written parts of an exam: closed book and open book.

use serde::{Deserialize, Serialize};

/// A written part of an exam. The closed part comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Closed book: without the Laws
    Closed,
    /// Open book: with the Laws
    Open,
}

impl Part {
    /// Both, in exam order.
    pub const ALL: [Part; 2] = [Part::Closed, Part::Open];

    /// The part's word in scenario and paper files, database columns and Fluent ids.
    pub const fn word(self) -> &'static str {
        match self {
            Part::Closed => "closed",
            Part::Open => "open",
        }
    }

    /// The part with this [`Part::word`].
    pub fn from_word(word: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.word() == word)
    }
}
