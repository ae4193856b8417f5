//! A sitting as it is read: by its id, or by the code that candidates are told.

pub mod controls;
pub mod finalize;
pub mod form;
pub mod manage;
pub mod monitor;

use crate::Server;
use crate::federation::Federation;
use bank::exam::Schedule;
use jiff::Timestamp;
use serde_json::Value;
use store::federation::FederationId;
use store::paper::PaperId;
use store::sitting::{self, SittingId, SittingRow};
use store::{Moment, StoreError};
use time::OffsetDateTime;
use uuid::Uuid;

/// A paper held at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub federation: FederationId,
    pub id: SittingId,
    /// The paper that is sat.
    pub paper: PaperId,
    /// What candidates are told; it stays when the exam is held again.
    pub code: String,
    pub name: String,
    /// What candidates have to enter to begin, or nothing.
    pub entry_code: String,
    /// Whether it counts for nothing.
    pub trial: bool,
    /// From when on candidates may begin.
    pub opens_at: Timestamp,
    /// When everything ends, whatever time somebody has left.
    pub closes_at: Timestamp,
    /// How long the closed-book part takes, in minutes; there is none where it is 0.
    pub closed_minutes: u32,
    /// How long the open-book part takes, in minutes; there is none where it is 0.
    pub open_minutes: u32,
    /// How long after the end answers that were under way are taken, in seconds.
    pub grace_seconds: u32,
    /// What the clock does while a candidate is cut off.
    pub clock: ClockRule,
    /// Whether an examiner lets each candidate begin.
    pub authorised: bool,
    /// How many attempts somebody has within the period.
    pub attempts: u32,
    /// How long that period is, in days; for ever where it is 0.
    pub period_days: u32,
    /// How many days somebody waits after an attempt.
    pub cooling_off_days: u32,
    /// How far it has come.
    pub state: SittingState,
    /// What candidates see afterwards.
    pub review: Review,
    /// Until when they may appeal.
    pub appeals_until: Option<Timestamp>,
}

/// What was prepared when a sitting was opened. It does not change any more.
#[derive(Clone, Debug, PartialEq)]
pub struct Prepared {
    /// The paper's file as it was then.
    pub paper: String,
    /// What candidates' papers are drawn from.
    pub pool: Value,
}

/// What the clock does while a candidate is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRule {
    /// It runs on
    RunsOn,
    /// It stands still, so many seconds in all at most
    Stops {
        /// So many
        cap_seconds: u32,
    },
}

/// How far a sitting has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SittingState {
    /// It is being made
    Draft,
    /// Candidates find it
    Open,
    /// An examiner has ended it
    Ended,
}

/// What candidates see of an exam afterwards, each phase with all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Review {
    /// Nothing
    Nothing,
    /// Their marks
    Marks,
    /// Their answers beside the rulings
    Answers,
    /// Why each ruling is what it is
    Explanations,
}

impl SittingState {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Draft, Self::Open, Self::Ended];

    /// The word of the database and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Open => "open",
            Self::Ended => "ended",
        }
    }
}

impl Review {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Nothing, Self::Marks, Self::Answers, Self::Explanations];

    /// The word of the database and of forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Marks => "marks",
            Self::Answers => "answers",
            Self::Explanations => "explanations",
        }
    }
}

impl ClockRule {
    /// The word of the database and of forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::RunsOn => "runs_on",
            Self::Stops { .. } => "stops",
        }
    }
}

/// A point in time as `bank` has it.
pub fn timestamp(moment: Moment) -> Timestamp {
    crate::clock::timestamp(moment.time())
}

/// The same as the store has it.
pub fn moment(at: Timestamp) -> Moment {
    Moment::new(
        OffsetDateTime::from_unix_timestamp_nanos(at.as_nanosecond()).unwrap_or(OffsetDateTime::UNIX_EPOCH),
    )
}

/// The id of a sitting, as addresses write it.
pub fn sitting_id(text: &str) -> Option<SittingId> {
    Uuid::try_parse(text).ok().map(SittingId)
}

impl Sitting {
    /// Whether candidates may begin now.
    pub fn lets_in(&self, now: Timestamp) -> bool {
        self.state == SittingState::Open && self.opens_at <= now && now < self.closes_at
    }

    /// When it is, and how long its parts take.
    pub fn schedule(&self) -> Schedule {
        Schedule {
            opens_at: self.opens_at,
            closes_at: self.closes_at,
            closed_minutes: self.closed_minutes.into(),
            open_minutes: self.open_minutes.into(),
        }
    }

    /// Whether everything is over.
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
            review: review.unwrap_or(Review::Nothing),
            appeals_until: row.appeals_until.map(timestamp),
        }
    }
}

impl Server {
    /// The sitting that candidates find under an exam's code (`demo.directors`: the federation's and its own): the one that is under way, or
    /// else the next, or else the last.
    pub async fn sitting_by_code(&self, code: &str) -> Result<Option<(Federation, Sitting)>, StoreError> {
        let Some((federation, code)) = code.split_once('.') else { return Ok(None) };
        let Some(federation) = self.federation_of(federation).await? else { return Ok(None) };
        let (store, now) = (&self.inner.store, self.inner.clock.now());
        let latest = sitting::latest_begun(store, federation.id, code, now).await?.map(Sitting::from);
        let found = match latest {
            Some(latest) if !latest.is_over(timestamp(now)) => Some(latest),
            latest => sitting::next(store, federation.id, code, now).await?.map(Sitting::from).or(latest),
        };
        Ok(found.map(|found| (federation, found)))
    }

    /// The sitting with this id in a federation: for rules that are asked after somebody may see it.
    pub(crate) async fn sitting_of(
        &self,
        federation: FederationId,
        id: SittingId,
    ) -> Result<Option<Sitting>, StoreError> {
        Ok(sitting::by_id(&self.inner.store, federation, id).await?.map(Sitting::from))
    }

    /// What was prepared when a sitting was opened; nothing before that.
    pub(crate) async fn prepared(&self, sitting: &Sitting) -> Result<Option<Prepared>, StoreError> {
        let row = sitting::prepared(&self.inner.store, sitting.federation, sitting.id).await?;
        Ok(row.map(|row| Prepared { paper: row.paper, pool: row.pool }))
    }
}
