//! Number of items due on each of the coming days.

use crate::pages::when::{day, weekday};
use crate::parts::plot::{Bar, bars};
use crate::words;
use bank::review::ReviewSchedule;
use jiff::ToSpan;
use leptos::prelude::*;

/// Days shown, today the first.
const DAYS: i32 = 14;

/// Bars, and the same as a table. Overdue items count for today.
pub fn plot(schedule: &ReviewSchedule) -> Option<AnyView> {
    let words = words();
    let today = schedule.today();
    let dates: Vec<_> = (0..DAYS).map(|n| today.saturating_add(n.days())).collect();
    let due = |date| schedule.items().filter(|(_, one)| one.due.max(today) == date).count();
    let all: Vec<Bar> = dates
        .into_iter()
        .map(|date| {
            let n = due(date);
            Bar { label: weekday(date), name: day(date), value: n, cell: n.to_string() }
        })
        .collect();
    if all.iter().all(|bar| bar.value == 0) {
        return None;
    }
    let heads = [words.say("plot-day"), words.say("practice-days-due")];
    Some(bars("days-to-come", &words.format("practice-days", &[("n", all.len().into())]), heads, &all))
}
