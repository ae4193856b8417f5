//! The parts of an exam: closed book and open book, and those that are not written.

use derive::Word;
use serde::{Deserialize, Serialize};

/// A written part of an exam. The closed part comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Word)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Closed book: without the Laws
    Closed,
    /// Open book: with the Laws
    Open,
}

/// A part of an exam that is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum UnwrittenPart {
    /// At the table
    Practical,
    /// In an interview
    Oral,
}

impl Part {
    /// The part with this [`Part::word`].
    pub fn from_word(word: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.word() == word)
    }
}
