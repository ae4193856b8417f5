//! Practice day by day: calendar days in the user's time zone.

use super::history::{History, date};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use std::collections::BTreeMap;

/// Consecutive days with an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to today, or to yesterday before the first answer of today
    pub days: u32,
    /// True if today is one of them
    pub today: bool,
    /// Longest streak so far
    pub longest: u32,
}

/// Practice on one day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// The day
    pub date: Date,
    /// Answers given
    pub answers: usize,
    /// Wholly right answers
    pub right: usize,
    /// The mean of their marks in thousandths, rounded down, if there are any
    pub mean: Option<u16>,
}

/// The streak at this instant.
pub fn streak(history: &History, zone: &TimeZone, now: Timestamp) -> Streak {
    let today = history.today(zone, now);
    let mut streak = Streak::default();
    let mut before: Option<(Date, u32)> = None;
    for day in by_day(history, zone).into_keys() {
        let days = match before {
            Some((last, days)) if last.saturating_add(1.day()) == day => days + 1,
            _ => 1,
        };
        streak.longest = streak.longest.max(days);
        before = Some((day, days));
    }
    if let Some((last, days)) = before.filter(|(last, _)| last.saturating_add(1.day()) >= today) {
        (streak.days, streak.today) = (days, last == today);
    }
    streak
}

/// Every day of a range, both ends included, also those without answers.
pub fn days(history: &History, zone: &TimeZone, from: Date, to: Date) -> Vec<Day> {
    let by_day = by_day(history, zone);
    let of = |date: Date| {
        let marks = by_day.get(&date).map(Vec::as_slice).unwrap_or_default();
        let sum: u64 = marks.iter().map(|mark| u64::from(*mark)).sum();
        Day {
            date,
            answers: marks.len(),
            right: marks.iter().filter(|mark| **mark >= 1000).count(),
            mean: sum.checked_div(marks.len() as u64).map(|mean| mean as u16),
        }
    };
    from.series(1.day()).take_while(|day| *day <= to).map(of).collect()
}

/// The marks of each day.
fn by_day(history: &History, zone: &TimeZone) -> BTreeMap<Date, Vec<u16>> {
    let mut days: BTreeMap<Date, Vec<u16>> = BTreeMap::new();
    for answer in history.answers() {
        days.entry(date(answer.at, zone)).or_default().push(answer.permille);
    }
    days
}
