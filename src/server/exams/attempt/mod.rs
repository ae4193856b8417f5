//! An attempt: its clock, the pages that can be viewed and answered, and its state over time.
//!
//! Only a row is stored; everything else follows from it, the sitting, the accommodation and the
//! time. There is no background timer: an attempt whose time is up is ended by its next reader, as
//! of the moment its time was up.

pub mod act;
pub(crate) mod admit;
pub mod apply;
pub mod candidate;
mod drawn;
pub mod entry;
pub(super) mod load;
pub mod receipt;
mod service;

pub use service::Attempts;

use super::marking::digest;
use super::marking::digest::Digests;
use super::sitting::{ClockRule, Sitting, SittingState};
use crate::accommodations::Accommodation;
use crate::clock::{moment, timestamp};
use bank::exam::{DrawnPaper, PageOf, Part, Phase, Times};
use derive::Word;
use jiff::Timestamp;
use std::sync::Arc;
use store::attempt::{AttemptId, AttemptRow};

/// State of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum AttemptState {
    /// The candidate waits for an examiner
    Waits,
    UnderWay,
    /// Submitted by the candidate
    Submitted,
    /// Out of time
    OutOfTime,
    /// Ended by an examiner
    Ended,
}

impl AttemptState {
    /// True if it can no longer be answered.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Submitted | Self::OutOfTime | Self::Ended)
    }
}

/// The constants of an attempt: questions, rules and accommodation.
#[derive(Clone, Debug)]
pub struct AttemptRules {
    pub sitting: Arc<Sitting>,
    /// Accommodation.
    pub granted: Accommodation,
    /// The pages of their paper.
    pub pages: Arc<[PageOf]>,
    /// Digests of the questions when the paper was drawn.
    pub(crate) digests: Arc<Digests>,
}

/// An attempt and its rules.
#[derive(Clone, Debug)]
pub struct Attempt {
    pub(crate) row: AttemptRow,
    pub rules: AttemptRules,
}

impl AttemptRules {
    /// The rules of an attempt. An unreadable paper has no pages.
    pub(crate) fn new(sitting: Arc<Sitting>, granted: Accommodation, row: &AttemptRow) -> Self {
        let drawn: DrawnPaper = serde_json::from_value(row.drawn.clone()).unwrap_or_default();
        let digests = Arc::new(digest::digests(&row.drawn));
        Self { sitting, granted, pages: drawn.pages().into(), digests }
    }

    /// True if a part has questions.
    pub fn has(&self, part: Part) -> bool {
        self.pages.iter().any(|page| page.part == part)
    }

    /// The first part.
    pub fn first_part(&self) -> Part {
        if self.has(Part::Closed) { Part::Closed } else { Part::Open }
    }

    /// Usual duration of a part, in seconds.
    fn allowed(&self, part: Part) -> i64 {
        60 * i64::from(match part {
            Part::Closed => self.sitting.closed_minutes,
            Part::Open => self.sitting.open_minutes,
        })
    }

    /// The candidate's extra time in seconds, shared between the parts by their durations.
    fn extra(&self, part: Part) -> i64 {
        let whole: i64 = Part::ALL.into_iter().map(|part| self.allowed(part)).sum();
        let minutes = u32::try_from(whole / 60).unwrap_or(u32::MAX);
        let more = 60 * (i64::from(self.granted.minutes_for(minutes)) - i64::from(minutes));
        if whole == 0 { 0 } else { more * self.allowed(part) / whole }
    }

    /// The candidate's minutes for a part.
    pub fn minutes(&self, part: Part) -> u32 {
        let seconds = self.allowed(part) + self.extra(part);
        u32::try_from(seconds).unwrap_or(0).div_ceil(60)
    }

    /// The clock of the row's current part; `None` before it has begun.
    fn times(&self, row: &AttemptRow) -> Option<Times> {
        let part = Part::from_word(&row.part)?;
        let cap = match self.sitting.clock {
            // Without scripts, reading sends no signals.
            ClockRule::Stops { cap_seconds } if row.live => i64::from(cap_seconds),
            ClockRule::Stops { .. } | ClockRule::RunsOn => 0,
        };
        Some(Times {
            begun_at: timestamp(row.part_at?),
            allowed: self.allowed(part),
            granted: self.extra(part),
            added: row.added_seconds.into(),
            paused: row.paused_seconds.into(),
            paused_at: row.paused_at.map(timestamp),
            lost: row.lost_seconds.into(),
            cap,
            seen_at: timestamp(row.seen_at),
            closes_at: self.sitting.closes_at,
            before: row.before_seconds.into(),
            grace: self.sitting.grace_seconds.into(),
        })
    }
}

impl Attempt {
    /// An attempt from its row, as of now.
    pub(crate) fn new(row: AttemptRow, rules: AttemptRules, now: Timestamp) -> Self {
        let mut attempt = Self { row, rules };
        attempt.settle(now);
        attempt
    }

    /// Applies the passing of time: a part whose time is up ends, and with the last one the
    /// attempt. Time does not pass on paper: answers are typed in after the end.
    pub(crate) fn settle(&mut self, now: Timestamp) {
        if self.is_on_paper() {
            return;
        }
        if self.state() == AttemptState::Waits && self.rules.sitting.is_over(now) {
            // The candidate can no longer be admitted.
            return self.end(AttemptState::Ended, now.min(self.rules.sitting.closes_at));
        }
        while self.state() == AttemptState::UnderWay {
            let Some(times) = self.times() else { return };
            if let Some(held) = times.pause_ends_at().filter(|held| now > *held) {
                return self.end(AttemptState::OutOfTime, held);
            }
            // If the time was up before the sitting was ended, the attempt is out of time.
            if times.phase(now) != Phase::Over {
                if self.rules.sitting.state == SittingState::Ended {
                    self.end(AttemptState::Ended, now);
                }
                return;
            }
            let ends = times.ends_at(now);
            if self.part() == Part::Closed && self.rules.has(Part::Open) {
                self.open(ends);
            } else {
                return self.end(AttemptState::OutOfTime, ends);
            }
        }
    }

    /// Starts it.
    pub(crate) fn begin(&mut self, now: Timestamp) {
        self.row.state = AttemptState::UnderWay.word().to_owned();
        self.row.begun_at = Some(moment(now));
        self.row.part_at = Some(moment(now));
        self.row.seen_at = moment(now);
    }

    /// Starts it for a candidate who writes on paper, once something of it is typed in: with the
    /// sitting, in which it was written.
    pub(crate) fn begin_on_paper(&mut self, now: Timestamp) {
        if self.state() == AttemptState::Waits {
            self.begin(now.min(self.rules.sitting.opens_at));
        }
    }

    /// Ends it once all of it is typed in: with the sitting, if that is over.
    pub(crate) fn end_on_paper(&mut self, now: Timestamp) {
        self.begin_on_paper(now);
        self.end(AttemptState::Submitted, now.min(self.rules.sitting.closes_at));
    }

    /// Starts the open part. The grace period is for answers in transit, and adds nothing to it.
    pub(crate) fn open(&mut self, at: Timestamp) {
        let Some(times) = self.times() else { return };
        let at = at.min(times.ends_at(at));
        let moved = times.granted + times.added + times.paused_until(at).as_secs();
        self.row.before_seconds = self.row.before_seconds.saturating_add(whole(moved));
        self.row.part = Part::Open.word().to_owned();
        self.row.part_at = Some(moment(at));
        (self.row.added_seconds, self.row.paused_seconds, self.row.lost_seconds) = (0, 0, 0);
        self.row.paused_at = None;
        // Time without signals before this counts in the closed part.
        self.row.seen_at = self.row.seen_at.max(moment(at));
    }

    /// Ends it.
    pub(crate) fn end(&mut self, how: AttemptState, at: Timestamp) {
        self.row.state = how.word().to_owned();
        self.row.over_at = Some(moment(at));
    }

    /// Records a signal from the candidate.
    pub(crate) fn heard(&mut self, now: Timestamp) {
        match self.times() {
            Some(times) => self.set(&times.heard(now)),
            None => self.row.seen_at = moment(now),
        }
    }

    /// Stores a changed clock.
    pub(crate) fn set(&mut self, times: &Times) {
        self.row.added_seconds = whole(times.added);
        self.row.paused_seconds = whole(times.paused);
        self.row.paused_at = times.paused_at.map(moment);
        self.row.lost_seconds = whole(times.lost);
        self.row.seen_at = moment(times.seen_at);
    }

    pub fn id(&self) -> AttemptId {
        self.row.id
    }

    /// True for an examiner's trial.
    pub fn is_test(&self) -> bool {
        self.row.test
    }

    /// The candidate's number in the hall, if they write on paper.
    pub fn hall_number(&self) -> Option<u32> {
        self.row.hall_number.map(i32::unsigned_abs)
    }

    /// True if it was drawn for a hall and asks nothing in writing: points at tables are all of it.
    pub fn is_at_tables(&self) -> bool {
        self.is_on_paper() && self.rules.pages.is_empty()
    }

    /// True if the candidate writes on paper, and examiners type in the answers.
    pub fn is_on_paper(&self) -> bool {
        self.row.hall_number.is_some()
    }

    pub fn state(&self) -> AttemptState {
        AttemptState::read(&self.row.state).unwrap_or(AttemptState::Ended)
    }

    /// The current part.
    pub fn part(&self) -> Part {
        Part::from_word(&self.row.part).unwrap_or(Part::Open)
    }

    /// The clock of the current part; `None` before it has begun.
    pub fn times(&self) -> Option<Times> {
        self.rules.times(&self.row)
    }

    pub fn over_at(&self) -> Option<Timestamp> {
        self.row.over_at.map(timestamp)
    }

    /// The candidate's active device.
    pub fn device(&self) -> &str {
        &self.row.device
    }

    /// A page of the paper, by its number from 1.
    pub fn page(&self, number: u16) -> Option<&PageOf> {
        self.rules.pages.get(usize::from(number).checked_sub(1)?)
    }
}

/// Seconds as a column value, saturating.
fn whole(seconds: i64) -> i32 {
    i32::try_from(seconds).unwrap_or(if seconds < 0 { i32::MIN } else { i32::MAX })
}
