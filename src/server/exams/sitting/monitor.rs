//! The live monitor: candidates' progress, and examiners' actions.

use super::controls::Steer;
use super::{Sitting, Sittings};
use crate::accommodations::{Accommodation, ExtraTime};
use crate::audit::{AuditEvent, Deed, On};
use crate::clock::timestamp;
use crate::exams::attempt::candidate::Completeness;
use crate::exams::attempt::{Attempt, AttemptRules, AttemptState};
use crate::forms::NumberEntry;
use crate::roles::Allowed;
use bank::Bank;
use bank::exam::{Part, Phase};
use collation::Alphabet;
use jiff::Timestamp;
use serde_json::json;
use std::sync::Arc;
use store::account::AccountId;
use store::attempt::{self, AttemptId};
use store::attempt_list::{self, AttemptQuery, ListedAttemptRow};
pub use store::change_feed::SittingWatch;
use store::{StoreError, WriteTransaction};

/// Attempts per page of the monitor.
pub const MONITOR_PAGE_SIZE: u32 = 100;
/// Minutes added at once, or taken back.
pub type MoreMinutes = NumberEntry<-240, 240>;

/// A page of the monitor.
#[derive(Clone, PartialEq, Eq)]
pub struct LiveMonitor {
    /// Number of candidates by state, in the order of [`AttemptState::ALL`].
    pub counts: [(AttemptState, u32); 5],
    /// The attempts on this page.
    pub seats: Vec<MonitorRow>,
    /// True if there are more after these.
    pub more: bool,
}

/// An attempt on the monitor.
#[derive(Clone, PartialEq, Eq)]
pub struct MonitorRow {
    pub attempt: AttemptId,
    /// Candidate.
    pub account: AccountId,
    pub name: String,
    /// Member number in the federation.
    pub member_number: Option<String>,
    /// Number of the attempt for this candidate.
    pub number: u32,
    /// True for an examiner's trial.
    pub test: bool,
    pub state: AttemptState,
    /// The current part.
    pub part: Part,
    /// Number of fully answered pages.
    pub answered: usize,
    /// Number of partly answered pages.
    pub partly: usize,
    /// Number of pages.
    pub pages: usize,
    /// Clock phase, while under way.
    pub phase: Option<Phase>,
    /// True if its clock is stopped although the sitting is closed: it stays open until an examiner
    /// resumes or ends it.
    pub held_open: bool,
    /// Seconds left, while under way.
    pub left: Option<i64>,
    /// Minutes examiners added in this part.
    pub added_minutes: i64,
    /// Seconds since the last signal.
    pub heard: i64,
    /// True if the browser sends signals by itself.
    pub live: bool,
    /// True if the connection counts as lost.
    pub away: bool,
}

/// Parses an examiner's action on the monitor; `minutes` matters only for changes of time.
pub fn steer_asked(act: &str, minutes: &MoreMinutes) -> Option<Steer> {
    match act {
        "authorise" => Some(Steer::Authorise),
        "pause" => Some(Steer::Pause),
        "go_on" => Some(Steer::Resume),
        "add" => {
            minutes.value.filter(|minutes| *minutes != 0).map(|minutes| Steer::Add(60 * i32::from(minutes)))
        }
        "end" => Some(Steer::End),
        _ => None,
    }
}

const fn deed(steer: Steer) -> Deed {
    match steer {
        Steer::Authorise => Deed::AttemptAuthorised,
        Steer::Pause => Deed::AttemptPaused,
        Steer::Resume => Deed::AttemptResumed,
        Steer::Add(_) => Deed::AttemptTimeAdded,
        Steer::End => Deed::AttemptEnded,
    }
}

impl Sittings {
    /// A page of a sitting's monitor, from 0: candidates whose name or number contains `holds`.
    pub async fn monitor(
        &self,
        bank: &Bank,
        sitting: &Sitting,
        holds: &str,
        alphabet: Alphabet,
        page: u32,
    ) -> Result<LiveMonitor, StoreError> {
        let store = &self.store;
        let ask = AttemptQuery {
            one: None,
            holds: holds.trim().to_lowercase(),
            live: false,
            alphabet: Some(alphabet),
            limit: i64::from(MONITOR_PAGE_SIZE) + 1,
            skipped: i64::from(page) * i64::from(MONITOR_PAGE_SIZE),
        };
        let counts = attempt_list::counts(store, sitting.federation, sitting.id).await?;
        let rows = attempt_list::page(store, sitting.federation, sitting.id, &ask).await?;
        let count = |state: AttemptState| {
            let found = counts.iter().find(|one| one.state == state.word());
            (state, found.map_or(0, |one| one.attempts.try_into().unwrap_or(0)))
        };
        let now = self.clock.instant();
        let more = rows.len() > MONITOR_PAGE_SIZE as usize;
        let sitting = Arc::new(sitting.clone());
        let seats = rows
            .into_iter()
            .take(MONITOR_PAGE_SIZE as usize)
            .map(|row| self.on_monitor(bank, &sitting, row, now));
        Ok(LiveMonitor { counts: AttemptState::ALL.map(count), seats: seats.collect(), more })
    }

    /// Numbers of pages of an attempt answered fully and partly.
    fn count_answered(&self, bank: &Bank, attempt: &Attempt, answers: &str) -> (usize, usize) {
        let (mut whole, mut partly) = (0, 0);
        for (page, answer) in answers.lines().filter_map(|line| line.split_once(' ')) {
            let at = page.parse().ok().and_then(|page: usize| page.checked_sub(1));
            let Some(of) = at.and_then(|at| attempt.rules.pages.get(at)) else { continue };
            match self.attempts.how_answered(bank, attempt, of, answer) {
                Completeness::Empty => {}
                Completeness::Partly => partly += 1,
                Completeness::Whole => whole += 1,
            }
        }
        (whole, partly)
    }

    /// Watches a sitting for changes, on any node.
    pub fn watch(&self, sitting: &Sitting) -> SittingWatch {
        self.store.watch(sitting.federation, sitting.id)
    }

    /// Applies an action to one attempt at a sitting, or to all that allow it, except the caller's
    /// own. Returns their number.
    pub async fn steer_some(
        &self,
        allowed: &Allowed,
        sitting: &Sitting,
        one: Option<AttemptId>,
        steer: Steer,
    ) -> Result<usize, StoreError> {
        let (federation, id) = (sitting.federation, sitting.id);
        if allowed.federation().id != federation {
            return Ok(0);
        }
        let rows = attempt_list::page(&self.store, federation, id, &live(one)).await?;
        let (now, sitting) = (self.clock.instant(), Arc::new(sitting.clone()));
        let (mut entries, mut over) = (Vec::new(), Vec::new());
        let mut write = self.store.write().await?;
        for row in rows {
            let who = row.attempt.account_id;
            let attempt = attempt_of(&sitting, row, now);
            if attempt.is_own(allowed) {
                continue;
            }
            if let Some(steered) = self.steer(&mut write, &attempt, steer).await? {
                over.extend(Some(attempt.id()).filter(|_| steered.state().is_over()));
                entries.push(entry(allowed, &sitting, steer, attempt.id(), who));
            }
        }
        if !entries.is_empty() {
            self.audit.record_all(&mut write, &entries).await?;
            write.commit().await?;
        }
        over.into_iter().for_each(|id| self.engine_queue.push((federation, id)));
        Ok(entries.len())
    }
}

impl Sittings {
    /// Ends all pending and running attempts at a sitting; those whose time was up are out of time.
    /// Returns them, to be marked after the commit.
    pub(crate) async fn end_attempts(
        &self,
        write: &mut WriteTransaction,
        sitting: &Sitting,
    ) -> Result<Vec<Attempt>, StoreError> {
        let federation = sitting.federation;
        let (now, sitting) = (self.clock.instant(), Arc::new(sitting.clone()));
        let mut over = Vec::new();
        for row in attempt_list::page(&mut *write, federation, sitting.id, &live(None)).await? {
            let read = attempt_of(&sitting, row, now);
            let Some(taken) = attempt::lock(write, federation, read.id()).await? else { continue };
            let mut attempt = Attempt::new(taken, read.rules, now);
            if !attempt.state().is_over() {
                attempt.end(AttemptState::Ended, now);
            }
            attempt::save(write, &attempt.row).await?;
            over.push(attempt);
        }
        Ok(over)
    }
}

/// Query for pending and running attempts: all, or one.
pub(crate) const fn live(one: Option<AttemptId>) -> AttemptQuery {
    AttemptQuery { one, holds: String::new(), live: true, alphabet: None, limit: i64::MAX, skipped: 0 }
}

/// An attempt from a row of the monitor, as of now.
pub(crate) fn attempt_of(sitting: &Arc<Sitting>, row: ListedAttemptRow, now: Timestamp) -> Attempt {
    let extra = match (row.extra_percent, row.extra_minutes) {
        (Some(percent), _) => ExtraTime::Percent(percent),
        (None, Some(minutes)) => ExtraTime::Minutes(minutes),
        (None, None) => ExtraTime::None,
    };
    let granted = Accommodation { extra, ..Accommodation::default() };
    let rules = AttemptRules::new(sitting.clone(), granted, &row.attempt);
    Attempt::new(row.attempt, rules, now)
}

impl Sittings {
    fn on_monitor(
        &self,
        bank: &Bank,
        sitting: &Arc<Sitting>,
        row: ListedAttemptRow,
        now: Timestamp,
    ) -> MonitorRow {
        let (name, member_number) = (row.name.clone(), row.member_number.clone());
        let (account, number) = (row.attempt.account_id, row.attempt.number.unsigned_abs());
        let (heard, live) = (timestamp(row.attempt.seen_at), row.attempt.live);
        let answers = row.answers.clone();
        let attempt = attempt_of(sitting, row, now);
        let (answered, partly) = self.count_answered(bank, &attempt, &answers);
        let under_way = attempt.state() == AttemptState::UnderWay;
        let times = attempt.times().filter(|_| under_way);
        MonitorRow {
            attempt: attempt.id(),
            account,
            name,
            member_number,
            number,
            test: attempt.is_test(),
            state: attempt.state(),
            part: attempt.part(),
            answered,
            partly,
            pages: attempt.rules.pages.len(),
            phase: times.as_ref().map(|times| times.phase(now)),
            held_open: now >= sitting.closes_at
                && times.as_ref().is_some_and(|times| times.paused_at.is_some()),
            left: times.as_ref().map(|times| times.left(now)),
            added_minutes: times.as_ref().map_or(0, |times| times.added / 60),
            heard: now.duration_since(heard).as_secs().max(0),
            live,
            away: times.is_some_and(|times| live && times.is_disconnected(now)),
        }
    }
}

/// The audit entry of an action on a candidate.
fn entry(
    allowed: &Allowed,
    sitting: &Sitting,
    steer: Steer,
    attempt: AttemptId,
    who: AccountId,
) -> AuditEvent {
    let mut detail = json!({ "sitting": sitting.id.0.to_string(), "attempt": attempt.0.to_string() });
    if let Steer::Add(seconds) = steer {
        detail["seconds"] = seconds.into();
    }
    let on = On::Person(sitting.federation, who);
    AuditEvent::new(sitting.federation, allowed.by(), deed(steer), on).with(detail)
}
