//! Forms: what is typed into their fields, and why one is rejected.
//!
//! A malformed number, day or time has its field's name as its fault.

use crate::texts::TextFault;
use jiff::civil::{Date, DateTime};
use std::fmt;
use store::StoreError;

/// A kind of entry with a value.
pub trait EntryKind {
    type Value;

    /// The value of a trimmed text.
    fn read(text: &str) -> Option<Self::Value>;
}

/// A whole number within bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole<const MIN: i16, const MAX: i16>;

/// A day, `2027-01-15`, from this year to 2999.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayFrom<const FIRST: i16>;

/// A local time, `2027-01-15T09:30`, from 2000 to 2999.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalTime;

impl<const MIN: i16, const MAX: i16> EntryKind for Whole<MIN, MAX> {
    type Value = i16;

    fn read(text: &str) -> Option<i16> {
        text.parse().ok().filter(|number| (MIN..=MAX).contains(number))
    }
}

impl<const FIRST: i16> EntryKind for DayFrom<FIRST> {
    type Value = Date;

    fn read(text: &str) -> Option<Date> {
        text.parse().ok().filter(|day: &Date| (FIRST..=2999).contains(&day.year()))
    }
}

impl EntryKind for LocalTime {
    type Value = DateTime;

    fn read(text: &str) -> Option<DateTime> {
        text.parse().ok().filter(|time: &DateTime| (2000..=2999).contains(&time.year()))
    }
}

/// What is typed into a field: the text, and its value unless it is empty or malformed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<K: EntryKind> {
    text: String,
    pub value: Option<K::Value>,
}

pub type NumberEntry<const MIN: i16, const MAX: i16> = Entry<Whole<MIN, MAX>>;
pub type DayEntry<const FIRST: i16 = 2000> = Entry<DayFrom<FIRST>>;
pub type TimeEntry = Entry<LocalTime>;

impl<K: EntryKind> Entry<K> {
    /// The entry of a stored value; empty without.
    pub fn of(value: Option<impl fmt::Display>) -> Self {
        value.map(|value| value.to_string()).unwrap_or_default().into()
    }

    /// True if it has no value, but a text.
    pub fn is_malformed(&self) -> bool {
        self.value.is_none() && !self.text.trim().is_empty()
    }
}

impl<K: EntryKind> Default for Entry<K> {
    fn default() -> Self {
        Self { text: String::new(), value: None }
    }
}

impl<K: EntryKind> From<String> for Entry<K> {
    fn from(text: String) -> Self {
        Self { value: K::read(text.trim()), text }
    }
}

impl<K: EntryKind> From<&str> for Entry<K> {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl<K: EntryKind> From<Entry<K>> for String {
    fn from(entry: Entry<K>) -> Self {
        entry.text
    }
}

/// The text as typed.
impl<K: EntryKind> fmt::Display for Entry<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Faults of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// Tokens of their messages, in the order of the form.
    pub tokens: Vec<String>,
    /// Arguments of the messages.
    pub with: Vec<(&'static str, String)>,
}

impl Faults {
    /// One fault, with an argument of its message.
    pub fn with(token: &str, name: &'static str, value: impl fmt::Display) -> Self {
        Self { tokens: vec![token.to_owned()], with: vec![(name, value.to_string())] }
    }

    /// Adds a fault once unless `holds`.
    pub fn unless(&mut self, holds: bool, token: impl Into<String>) {
        let token = token.into();
        if !holds && !self.tokens.contains(&token) {
            self.tokens.push(token);
        }
    }

    /// Adds other faults, each once.
    pub fn join(&mut self, other: Self) {
        other.tokens.into_iter().for_each(|token| self.unless(false, token));
        self.with.extend(other.with);
    }

    /// The value; without, a fault and a stand-in, which `check` does not let through.
    pub fn need<T: Default>(&mut self, token: &str, value: Option<T>) -> T {
        self.unless(value.is_some(), token);
        value.unwrap_or_default()
    }

    /// The value of an entry that can be empty.
    pub fn want<K: EntryKind<Value: Clone>>(&mut self, token: &str, entry: &Entry<K>) -> Option<K::Value> {
        self.unless(!entry.is_malformed(), token);
        entry.value.clone()
    }

    /// Fails if there are faults.
    pub fn check(self) -> Result<(), Rejection> {
        if self.tokens.is_empty() { Ok(()) } else { Err(self.into()) }
    }
}

impl<T: Into<String>> FromIterator<T> for Faults {
    fn from_iter<I: IntoIterator<Item = T>>(tokens: I) -> Self {
        Self { tokens: tokens.into_iter().map(Into::into).collect(), with: Vec::new() }
    }
}

impl<const N: usize> PartialEq<[&str; N]> for Faults {
    fn eq(&self, tokens: &[&str; N]) -> bool {
        self.tokens == tokens
    }
}

/// Why a form was rejected.
#[derive(Debug, thiserror::Error)]
pub enum Rejection {
    #[error("faults in the form: {}", .0.tokens.join(", "))]
    Faults(Faults),
    /// What it is about does not exist, or not in the required state.
    #[error("there is no such thing")]
    NotFound,
    /// Not for this user.
    #[error("not allowed")]
    Forbidden,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Faults> for Rejection {
    fn from(faults: Faults) -> Self {
        Self::Faults(faults)
    }
}

/// This fault alone.
impl From<&str> for Rejection {
    fn from(token: &str) -> Self {
        Self::Faults([token].into_iter().collect())
    }
}

impl From<TextFault> for Rejection {
    fn from(fault: TextFault) -> Self {
        match fault {
            TextFault::Empty => "empty".into(),
            TextFault::TooLong(n) => Faults::with("long", "characters", n).into(),
            TextFault::ZeroByte => "zero".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value<K: EntryKind>(text: &str) -> Option<K::Value> {
        Entry::<K>::from(text).value
    }

    #[test]
    fn reads_values_within_bounds() {
        assert_eq!(value::<Whole<1, 1440>>(" 210 "), Some(210));
        assert_eq!(value::<Whole<-240, 240>>("-5"), Some(-5));
        for odd in ["", "0", "1441", "-1", "3.5", "three hours", "99999999999"] {
            assert_eq!(value::<Whole<1, 1440>>(odd), None, "{odd}");
        }
        assert_eq!(value::<DayFrom<1950>>(" 1950-01-01 "), Some(jiff::civil::date(1950, 1, 1)));
        for odd in ["", "soon", "1949-12-31", "2026-02-29", "1.3.2026", "3000-01-01", "99999-01-01"] {
            assert_eq!(value::<DayFrom<1950>>(odd), None, "{odd}");
        }
        assert_eq!(value::<LocalTime>("2027-01-15T09:30").map(|time| time.hour()), Some(9));
        for odd in ["", "2026-02-30T10:00", "1999-12-31T23:59", "09:30"] {
            assert_eq!(value::<LocalTime>(odd), None, "{odd}");
        }
    }

    #[test]
    fn keeps_what_was_typed() {
        let entry = Entry::<Whole<1, 9>>::from(" ten ");
        assert_eq!((entry.to_string().as_str(), entry.is_malformed()), (" ten ", true));
        assert!(!Entry::<Whole<1, 9>>::from("  ").is_malformed());
    }

    #[test]
    fn reports_faults_once_in_order() {
        let mut faults = Faults::default();
        assert_eq!(faults.need("mark", Entry::<Whole<0, 9>>::from("x").value), 0);
        assert_eq!(faults.want("due", &DayEntry::<2000>::from("")), None);
        assert_eq!(faults.want("ends", &DayEntry::<2000>::from("soon")), None);
        faults.unless(false, "mark");
        assert_eq!(faults, ["mark", "ends"]);
        assert!(matches!(faults.check(), Err(Rejection::Faults(faults)) if faults == ["mark", "ends"]));
        assert!(Faults::default().check().is_ok());
    }
}
