//! Streaks and daily figures.

use crate::review::{at, history};
use bank::review::{Day, History, Streak, days, streak, zone};
use jiff::civil::date;

fn of(history: &History, name: &str, now: &str) -> (u32, bool, u32) {
    let Streak { days, today, longest } = streak(history, &zone(name).unwrap(), at(now));
    (days, today, longest)
}

#[test]
fn unfinished_day_keeps_the_streak() {
    let answers = history(&[
        ("r001", 0, "2026-03-01T09:00:00Z"),
        ("r002", 0, "2026-03-01T21:00:00Z"),
        ("r001", 0, "2026-03-02T09:00:00Z"),
        ("gone", 0, "2026-03-03T09:00:00Z"),
    ]);
    assert_eq!(of(&answers, "UTC", "2026-03-03T10:00:00Z"), (3, true, 3));
    assert_eq!(of(&answers, "UTC", "2026-03-04T23:59:59Z"), (3, false, 3));
    assert_eq!(of(&answers, "UTC", "2026-03-05T00:00:00Z"), (0, false, 3));
    assert_eq!(of(&History::default(), "UTC", "2026-03-05T00:00:00Z"), (0, false, 0));
}

#[test]
fn gap_restarts_streak() {
    let on = |day: u8| format!("2026-03-{day:02}T12:00:00Z");
    let on: Vec<String> = [1, 2, 3, 4, 6, 7].map(on).to_vec();
    let answers: Vec<(&str, u16, &str)> = on.iter().map(|when| ("r001", 1000, when.as_str())).collect();
    assert_eq!(of(&history(&answers), "UTC", "2026-03-07T13:00:00Z"), (2, true, 4));
}

#[test]
fn streak_uses_local_days() {
    // Late in the evening, three days in a row by the clock of Oslo, which goes forward in the last
    // night.
    let answers = history(&[
        ("r001", 0, "2026-03-27T22:30:00Z"),
        ("r001", 0, "2026-03-28T22:30:00Z"),
        ("r001", 0, "2026-03-29T21:30:00Z"),
    ]);
    assert_eq!(of(&answers, "Europe/Oslo", "2026-03-29T21:45:00Z"), (3, true, 3));
    // In Auckland the same three moments are on three days as well, a day later.
    assert_eq!(of(&answers, "Pacific/Auckland", "2026-03-29T21:45:00Z"), (3, true, 3));
    // Two answers on one day here are on two days there.
    let two = history(&[("r001", 0, "2026-06-01T05:00:00Z"), ("r001", 0, "2026-06-01T20:00:00Z")]);
    assert_eq!(of(&two, "UTC", "2026-06-01T20:00:00Z"), (1, true, 1));
    assert_eq!(of(&two, "America/Los_Angeles", "2026-06-01T20:00:00Z"), (2, true, 2));
    // The day on which the clock goes back has 25 hours and is one day.
    let long = history(&[("r001", 0, "2026-10-24T22:00:00Z"), ("r001", 0, "2026-10-25T22:59:59Z")]);
    assert_eq!(of(&long, "Europe/Oslo", "2026-10-25T22:59:59Z"), (1, true, 1));
}

#[test]
fn backward_clock_keeps_the_streak() {
    let answers = history(&[("r001", 0, "2026-03-01T12:00:00Z"), ("r001", 0, "2026-03-02T12:00:00Z")]);
    assert_eq!(of(&answers, "UTC", "2026-02-01T12:00:00Z"), (2, true, 2));
}

#[test]
fn lists_every_day_with_mean() {
    let answers = history(&[
        ("r001", 1000, "2026-03-28T12:00:00Z"),
        ("r002~7k2", 500, "2026-03-28T22:59:59Z"),
        ("r002", 501, "2026-03-28T23:00:00Z"),
    ]);
    let of = days(&answers, &zone("Europe/Oslo").unwrap(), date(2026, 3, 28), date(2026, 3, 30));
    let day = |date, answers, right, mean| Day { date, answers, right, mean };
    assert_eq!(
        of,
        [
            day(date(2026, 3, 28), 2, 1, Some(750)),
            day(date(2026, 3, 29), 1, 0, Some(501)),
            day(date(2026, 3, 30), 0, 0, None),
        ]
    );
    assert_eq!(days(&answers, &zone("UTC").unwrap(), date(2026, 3, 30), date(2026, 3, 28)), []);
}
