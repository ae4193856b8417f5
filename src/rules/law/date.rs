//! A day of the Gregorian calendar, for the texts of an edition that hold from a day on.

use std::fmt;
use std::str::FromStr;

/// A day, written as `2011-12-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is no day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

impl Date {
    /// The day, if the calendar has it.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        if year < 1 || year > 9999 || day < 1 || day > days_of(year, month) {
            return None;
        }
        Some(Date { year, month, day })
    }

    /// A day known when the program is built: one that the calendar does not have stops the build.
    pub(super) const fn constant(year: u16, month: u8, day: u8) -> Date {
        match Date::new(year, month, day) {
            Some(date) => date,
            None => panic!("the calendar has no such day"),
        }
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The day before; `None` for the first of the calendar.
    pub const fn yesterday(self) -> Option<Date> {
        match (self.month, self.day) {
            (1, 1) => Date::new(self.year - 1, 12, 31),
            (month, 1) => Date::new(self.year, month - 1, days_of(self.year, month - 1)),
            (month, day) => Date::new(self.year, month, day - 1),
        }
    }
}

/// Days of a month; none if there is no such month.
const fn days_of(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 0,
    }
}

impl FromStr for Date {
    type Err = NotADate;

    /// Accepts four digits, two and two, with hyphens between them.
    fn from_str(s: &str) -> Result<Date, NotADate> {
        let read = || {
            let mut parts = s.split('-');
            let mut number = |digits: usize| {
                let part = parts.next().filter(|part| part.len() == digits)?;
                part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<u16>().ok())?
            };
            let (year, month, day) = (number(4)?, number(2)?, number(2)?);
            parts.next().is_none().then_some(())?;
            Date::new(year, month.try_into().ok()?, day.try_into().ok()?)
        };
        read().ok_or(NotADate)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_only_days_of_the_calendar() {
        for text in ["2011-12-01", "2008-02-29", "2000-02-29", "1997-01-31"] {
            assert_eq!(text.parse::<Date>().map(|date| date.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "2011",
            "2011-02-30",
            "2011-02-29",
            "1900-02-29",
            "2011-13-01",
            "2011-00-01",
            "2011-01-00",
            "2011-1-1",
            "11-01-01",
            "2011-01-01-01",
            "2011-+1-01",
            "0000-01-01",
            " 2011-01-01",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NotADate), "{text}");
        }
    }

    #[test]
    fn yesterday_crosses_months_and_years() {
        let before = |text: &str| text.parse::<Date>().unwrap().yesterday().map(|date| date.to_string());
        assert_eq!(before("2008-03-01").as_deref(), Some("2008-02-29"));
        assert_eq!(before("2012-01-01").as_deref(), Some("2011-12-31"));
        assert_eq!(before("2011-12-02").as_deref(), Some("2011-12-01"));
        assert_eq!(before("0001-01-01"), None);
    }
}
