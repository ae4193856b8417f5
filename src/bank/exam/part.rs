//! The written parts of an exam.

use serde::{Deserialize, Serialize};

/// A part of an exam. The closed part comes first.
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

    /// The word of files, tables and Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Part::Closed => "closed",
            Part::Open => "open",
        }
    }

    /// The part with this word.
    pub fn from_word(word: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.word() == word)
    }
}
