//! Editions of the Laws.

use derive::Word;
use std::fmt;
use std::str::FromStr;

/// An edition of the Laws of Duplicate Bridge, or the rules of social bridge for claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Edition {
    /// 1987
    #[word("1987")]
    E1987,
    /// 1997
    #[word("1997")]
    E1997,
    /// 2007
    #[word("2007")]
    E2007,
    /// 2017
    #[word("2017")]
    E2017,
    /// Social and rubber bridge
    Social,
}

/// A text that names no edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnEdition;

impl Edition {
    /// The edition's bit in a catalogue entry.
    pub(super) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl FromStr for Edition {
    type Err = NotAnEdition;
    fn from_str(s: &str) -> Result<Self, NotAnEdition> {
        Edition::ALL.into_iter().find(|e| e.word() == s).ok_or(NotAnEdition)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
