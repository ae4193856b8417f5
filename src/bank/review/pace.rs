//! The pace of new material: how many scenarios to begin today, so that all of the exam's syllabus
//! have been seen before the last days, which are for reviews.

use super::history::{History, date};
use super::plan::ReviewPlan;
use super::schedule::LAST_DAYS;
use crate::bank::Bank;
use crate::scenario::Scenario;
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan};
use std::collections::BTreeSet;

/// The pace on one day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Scenarios of the syllabus answered in full for the first time today
    pub done: usize,
    /// Scenarios still to be answered today
    pub today: usize,
    /// Scenarios of the syllabus not answered in full
    pub left: usize,
    /// The day on which none is left at this pace
    pub done_by: Date,
}

impl Pace {
    /// The pace by this plan at this instant; `None` without an exam, from its day on, and when
    /// nothing is left. Days are divided evenly up to the last week, or in it up to the exam.
    pub fn of(bank: &Bank, history: &History, plan: &ReviewPlan, now: Timestamp) -> Option<Pace> {
        let today = history.today(plan.zone(), now);
        let exam = plan.exam().filter(|exam| today < *exam)?;
        let before = answered(history, |at| date(at, plan.zone()) < today);
        let now = answered(history, |_| true);
        let is_done = |scenario: &Scenario, answered: &BTreeSet<&str>| {
            bank.stages(scenario).all(|stage| answered.contains(stage.id.as_str()))
        };
        let syllabus: Vec<&Scenario> = bank.firsts().filter(|one| plan.covers(bank, &one.id)).collect();
        let this_morning = syllabus.iter().filter(|one| !is_done(one, &before)).count();
        let left = syllabus.iter().filter(|one| !is_done(one, &now)).count();
        if left == 0 {
            return None;
        }
        let until = |day: Date| usize::try_from((day - today).get_days()).unwrap_or(0);
        let last_week = exam.saturating_sub((LAST_DAYS as i64).days());
        let days = if until(last_week) > 0 { until(last_week) } else { until(exam) };
        let a_day = this_morning.div_ceil(days.max(1)).max(1);
        let done = this_morning - left;
        let more = left.saturating_sub(a_day.saturating_sub(done)).div_ceil(a_day);
        let done_by = today.saturating_add((more as i64).days());
        Some(Pace { done, today: a_day.saturating_sub(done).min(left), left, done_by })
    }
}

/// The items with an answer at such a time.
fn answered(history: &History, is_then: impl Fn(Timestamp) -> bool) -> BTreeSet<&str> {
    history.answers().iter().filter(|answer| is_then(answer.at)).map(|answer| answer.item()).collect()
}
