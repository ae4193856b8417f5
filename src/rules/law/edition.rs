//! Editions of the Laws.

use super::date::Date;
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
    /// The first and the last day on which an authority can have had the edition in force, as far as
    /// they are known. The preface of 2007 gives January to September 2008 for the change. For that to
    /// 2017 the World Bridge Federation gave 30 September 2017 as the last day, and authorities began
    /// on 1 August. Of 1987 and 1997 only the first year is known. Social bridge has no dates.
    const fn period(self) -> (Option<Date>, Option<Date>) {
        const SINCE_2007: Date = Date::constant(2008, 1, 1);
        const UNTIL_1997: Date = Date::constant(2008, 9, 30);
        const SINCE_2017: Date = Date::constant(2017, 8, 1);
        const UNTIL_2007: Date = Date::constant(2017, 9, 30);
        match self {
            Edition::E1987 => (Some(Date::constant(1987, 1, 1)), Some(UNTIL_1997)),
            Edition::E1997 => (Some(Date::constant(1997, 1, 1)), Some(UNTIL_1997)),
            Edition::E2007 => (Some(SINCE_2007), Some(UNTIL_2007)),
            Edition::E2017 => (Some(SINCE_2017), None),
            Edition::Social => (None, None),
        }
    }

    /// True if an authority can have had the edition in force on this day.
    pub fn may_be_in_force(self, date: Date) -> bool {
        let (first, last) = self.period();
        first.is_none_or(|first| first <= date) && last.is_none_or(|last| date <= last)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_overlap_while_authorities_change_over() {
        let on = |text: &str| {
            let date = text.parse().unwrap();
            Edition::ALL
                .into_iter()
                .filter(|one| one.may_be_in_force(date))
                .map(Edition::word)
                .collect::<Vec<_>>()
        };
        assert_eq!(on("1990-06-01"), ["1987", "social"]);
        assert_eq!(on("2007-12-31"), ["1987", "1997", "social"]);
        assert_eq!(on("2008-02-01"), ["1987", "1997", "2007", "social"]);
        assert_eq!(on("2008-10-01"), ["2007", "social"]);
        assert_eq!(on("2017-08-01"), ["2007", "2017", "social"]);
        assert_eq!(on("2026-01-01"), ["2017", "social"]);
    }
}
