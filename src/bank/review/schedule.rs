//! Memory state and due date of each item.
//!
//! The memory model is that of the crate `fsrs` with its default parameters. Every answer is a
//! review (see [`Rating`]), at a distance in calendar days from the previous one; several on one
//! day are zero days apart. The interval is the crate's for the plan's retention, rounded to whole
//! days and at least one, and counts from the day of the latest answer.
//!
//! An exam tests everything at once. Items that would come due on its day or later are therefore
//! repeated once in the days before it: each is assigned one of the [`LAST_DAYS`] days before the
//! exam, so that they do not all fall on the eve. Once answered on that day or since, an item is
//! due by the crate alone, as it is after the exam.
//!
//! [`Rating`]: super::Rating

use super::history::{History, MarkedAnswer, date};
use super::plan::ReviewPlan;
use crate::bank::Bank;
use fsrs::{FSRS, FSRSItem, FSRSReview, MemoryState};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use std::collections::BTreeMap;

/// Number of days before an exam over which items are spread.
pub const LAST_DAYS: usize = 7;

/// Memory state of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ItemMemory {
    /// Days until nine in ten would still know it
    pub stability: f32,
    /// Difficulty, 1 to 10
    pub difficulty: f32,
    /// Days from its latest answer until it is due, were there no exam
    pub interval: u32,
    /// The day of its latest answer
    pub last: Date,
    /// The day on which it is due
    pub due: Date,
    /// True if due earlier because of the exam
    pub pulled: bool,
}

/// Memory states and due dates of all answered items.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewSchedule {
    items: BTreeMap<String, ItemMemory>,
    today: Date,
}

impl ReviewSchedule {
    /// The schedule by this plan, at this instant, without items that have left the bank.
    pub fn of(bank: &Bank, history: &History, plan: &ReviewPlan, now: Timestamp) -> ReviewSchedule {
        let today = history.today(plan.zone(), now);
        let fsrs = FSRS::default();
        let by_item = history.by_item();
        let mut items = BTreeMap::new();
        for (number, scenario) in bank.scenarios().enumerate() {
            let Some(answers) = by_item.get(scenario.id.as_str()) else { continue };
            let Some((memory, last)) = memory(&fsrs, answers, plan.zone()) else { continue };
            let interval = interval(&fsrs, memory, plan.retention());
            let by_itself = last.saturating_add(i64::from(interval).days());
            let last_look =
                plan.exam().and_then(|exam| last_look(exam, number, today).filter(|_| by_itself >= exam));
            let pulled = last_look.filter(|day| last < *day);
            let due = pulled.unwrap_or(by_itself);
            let MemoryState { stability, difficulty } = memory;
            let one = ItemMemory { stability, difficulty, interval, last, due, pulled: pulled.is_some() };
            items.insert(scenario.id.clone(), one);
        }
        ReviewSchedule { items, today }
    }

    /// Memory state of the item with this id.
    pub fn item(&self, id: &str) -> Option<&ItemMemory> {
        self.items.get(id)
    }

    /// Every item that was answered, by id.
    pub fn items(&self) -> impl ExactSizeIterator<Item = (&str, &ItemMemory)> {
        self.items.iter().map(|(id, one)| (id.as_str(), one))
    }

    /// Items due today or earlier, the longest overdue first.
    pub fn due(&self) -> Vec<(&str, &ItemMemory)> {
        let mut due: Vec<_> = self.items().filter(|(_, one)| one.due <= self.today).collect();
        due.sort_by_key(|(id, one)| (one.due, *id));
        due
    }

    /// The first day after today with a due item, and the number of items due then.
    pub fn next(&self) -> Option<(Date, usize)> {
        let later = || self.items.values().map(|one| one.due).filter(|day| *day > self.today);
        let next = later().min()?;
        Some((next, later().filter(|day| *day == next).count()))
    }

    /// The day of the schedule.
    pub fn today(&self) -> Date {
        self.today
    }
}

/// Memory state after the answers to one item, and the day of the latest; `None` without an answer.
fn memory(fsrs: &FSRS, answers: &[&MarkedAnswer], zone: &TimeZone) -> Option<(MemoryState, Date)> {
    let mut reviews = Vec::new();
    let mut last: Option<Date> = None;
    for answer in answers {
        let day = date(answer.at, zone);
        // A day repeated by a change of zone is not a day back.
        let delta_t = last.map_or(0, |last| (day - last).get_days().max(0) as u32);
        reviews.push(FSRSReview { rating: answer.rating().number(), delta_t });
        last = Some(day);
    }
    let last = last?;
    fsrs.memory_state(FSRSItem { reviews }, None).ok().map(|memory| (memory, last))
}

/// Whole days until it is due, at least one.
fn interval(fsrs: &FSRS, memory: MemoryState, retention: u16) -> u32 {
    let days = fsrs.next_interval(Some(memory.stability), f32::from(retention) / 1000.0, 0);
    days.round().max(1.0) as u32
}

/// The day before the exam that is this item's own, unless the exam is over.
fn last_look(exam: Date, number: usize, today: Date) -> Option<Date> {
    let before = (number % LAST_DAYS + 1) as i64;
    (today < exam).then(|| exam.saturating_sub(before.days()))
}
