//! Editions of the Laws.

use std::fmt;
use std::str::FromStr;

/// An edition of the Laws of Duplicate Bridge, or the rules of social bridge for claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// 1987
    E1987,
    /// 1997
    E1997,
    /// 2007
    E2007,
    /// 2017
    E2017,
    /// Social and rubber bridge
    Social,
}

/// A text that names no edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnEdition;

impl Edition {
    /// All of them, oldest first.
    pub const ALL: [Edition; 5] =
        [Edition::E1987, Edition::E1997, Edition::E2007, Edition::E2017, Edition::Social];

    /// The word of files and addresses: the year, or `social`.
    pub const fn word(self) -> &'static str {
        match self {
            Edition::E1987 => "1987",
            Edition::E1997 => "1997",
            Edition::E2007 => "2007",
            Edition::E2017 => "2017",
            Edition::Social => "social",
        }
    }

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
