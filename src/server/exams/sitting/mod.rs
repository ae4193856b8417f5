//! Sittings: settings, state, review phases.
//!
//! - `find`: by id, or by the code given to candidates; [`manage`] and [`form`]: by examiners
//! - [`monitor`] and [`controls`]: running attempts; [`finalize`]: attempts whose time is up
//! - `code`: no two exams of one code at a time
//! - `event`: audit entries, and events for the federation's systems; `closing`: those of ends by time

mod closing;
mod code;
pub mod controls;
pub(crate) mod event;
pub mod finalize;
mod find;
pub mod form;
pub mod manage;
pub mod monitor;
mod service;

pub use service::Sittings;

use crate::clock::timestamp;
use bank::exam::SittingSchedule;
use derive::Word;
use jiff::Timestamp;
use serde_json::Value;
use store::federation::FederationId;
use store::paper::PaperId;
use store::sitting::{SittingId, SittingRow};
use uuid::Uuid;

/// A paper held in a window of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub federation: FederationId,
    pub id: SittingId,
    /// The paper.
    pub paper: PaperId,
    /// Code for candidates; it stays the same when the exam is repeated.
    pub code: String,
    pub name: String,
    /// Entry code for candidates, or empty.
    pub entry_code: String,
    /// True for a trial sitting without effect.
    pub trial: bool,
    /// Beginning of the sitting.
    pub opens_at: Timestamp,
    /// End of the sitting, regardless of candidates' remaining time.
    pub closes_at: Timestamp,
    /// Minutes of the closed-book part; 0 for none.
    pub closed_minutes: u32,
    /// Minutes of the open-book part; 0 for none.
    pub open_minutes: u32,
    /// Seconds after the end during which late answers are accepted.
    pub grace_seconds: u32,
    /// The clock during lost connections.
    pub clock: ClockRule,
    /// True if an examiner admits each candidate.
    pub authorised: bool,
    /// Attempts per candidate within the period.
    pub attempts: u32,
    /// Days in that period; 0 for an unlimited one.
    pub period_days: u32,
    /// Days between two attempts.
    pub cooling_off_days: u32,
    pub state: SittingState,
    /// Review phase for candidates.
    pub review: Review,
    /// Deadline for appeals.
    pub appeals_until: Option<Timestamp>,
    /// True if only people on the list may enter.
    pub listed_only: bool,
}

/// The material prepared when a sitting is opened; immutable.
#[derive(Clone, Debug, PartialEq)]
pub struct Prepared {
    /// The paper's file as it was then.
    pub paper: String,
    /// The pool from which papers are drawn.
    pub pool: Value,
}

/// The clock during a candidate's lost connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum ClockRule {
    /// Keeps running
    RunsOn,
    /// Stops, up to this many seconds in total
    Stops {
        /// Limit in seconds
        cap_seconds: u32,
    },
}

/// State of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum SittingState {
    /// Being edited
    Draft,
    /// Visible to candidates
    Open,
    /// Ended by an examiner
    Ended,
}

/// Review phases, each including all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum Review {
    #[word("nothing")]
    None,
    Marks,
    /// Answers beside the rulings
    Answers,
    /// Also the reasons of each ruling
    Explanations,
}

/// The id of a sitting in a URL.
pub fn sitting_id(text: &str) -> Option<SittingId> {
    Uuid::try_parse(text).ok().map(SittingId)
}

impl Sitting {
    /// True if candidates may begin now.
    pub fn lets_in(&self, now: Timestamp) -> bool {
        self.state == SittingState::Open && self.opens_at <= now && now < self.closes_at
    }

    /// Window and durations.
    pub fn schedule(&self) -> SittingSchedule {
        SittingSchedule {
            opens_at: self.opens_at,
            closes_at: self.closes_at,
            closed_minutes: self.closed_minutes.into(),
            open_minutes: self.open_minutes.into(),
        }
    }

    /// True if the sitting is over.
    pub fn is_over(&self, now: Timestamp) -> bool {
        self.state == SittingState::Ended || self.state == SittingState::Open && self.closes_at <= now
    }
}

impl From<SittingRow> for Sitting {
    fn from(row: SittingRow) -> Self {
        // The table allows no numbers below 0, and no other words.
        let clock = match row.clock.as_str() {
            "stops" => ClockRule::Stops { cap_seconds: row.stop_cap_seconds.unsigned_abs() },
            _ => ClockRule::RunsOn,
        };
        let state = SittingState::ALL.into_iter().find(|state| state.word() == row.state);
        let review = Review::ALL.into_iter().find(|review| review.word() == row.review);
        Self {
            federation: row.federation_id,
            id: row.id,
            paper: row.paper_id,
            code: row.code,
            name: row.name,
            entry_code: row.entry_code,
            trial: row.trial,
            opens_at: timestamp(row.opens_at),
            closes_at: timestamp(row.closes_at),
            closed_minutes: row.closed_minutes.unsigned_abs(),
            open_minutes: row.open_minutes.unsigned_abs(),
            grace_seconds: row.grace_seconds.unsigned_abs(),
            clock,
            authorised: row.authorised,
            attempts: row.attempts.unsigned_abs(),
            period_days: row.period_days.unsigned_abs(),
            cooling_off_days: row.cooling_off_days.unsigned_abs(),
            state: state.unwrap_or(SittingState::Ended),
            review: review.unwrap_or(Review::None),
            appeals_until: row.appeals_until.map(timestamp),
            listed_only: row.listed_only,
        }
    }
}
