//! Results of a sitting, for its examiners.

pub mod evidence;
pub mod export;
pub mod history;
mod load;
mod period;
pub mod record;
pub mod review;
pub mod statistics;
mod step;
pub(crate) mod terms;

use super::attempt::{Attempt, AttemptState, Attempts};
use super::marks::{by_attempt, page_mark, points, standings};
use super::sitting::event::sitting_event;
use super::sitting::{Sitting, SittingState, Sittings};
use crate::accounts::{Account, AccountId};
use crate::audit::{Audit, Deed};
use crate::mail::Mail;
use crate::parts::{Clock, EngineQueue, Service};
use crate::roles::Allowed;
use bank::exam::{CombinedResult, MarkingStatus, Points, RubricLine, Rules};
use bank::{Answer, Bank};
use std::collections::BTreeMap;
use std::sync::Arc;
pub use step::ExamStep;
use store::account::{self, AccountRow};
use store::attempt::AttemptId;
use store::attempt_mark::{self, AttemptMarkRow};
use store::sitting::SittingId;
use store::{Store, StoreError};
use terms::{ResultTerms, joined};

/// The candidate.
#[derive(Clone, PartialEq, Eq)]
pub struct Candidate {
    pub account: Account,
    /// Member number in the federation.
    pub number: Option<String>,
}

/// Result of an attempt.
#[derive(Clone)]
pub struct AttemptResult {
    /// Which it is.
    pub attempt: AttemptId,
    /// Candidate.
    pub who: Candidate,
    /// Number of the candidate's attempt at this sitting, from 1.
    pub number: u32,
    /// True for an examiner's trial.
    pub test: bool,
    pub state: AttemptState,
    /// Result; `None` before its end.
    pub joined: Option<CombinedResult>,
    /// Marking status of each page; empty before its end.
    pub pages: Vec<MarkingStatus>,
    /// Points of practical and oral parts, also before its end.
    pub points: Points,
    /// Pages that the engine has not marked yet.
    pub coming: usize,
    /// Answers that wait for examiners.
    pub left: usize,
    /// True if the candidate has begun. Without that there is no result.
    pub begun: bool,
    /// True if the candidate writes on paper.
    pub on_paper: bool,
    /// True if the candidate writes nothing, and is judged at tables only.
    pub at_tables: bool,
}

/// Results of all attempts at a sitting.
#[derive(Clone)]
pub struct Results {
    pub sitting: Sitting,
    /// Practical and oral parts.
    pub rubric: Vec<RubricLine>,
    /// Rules of the result.
    pub rules: Rules,
    /// Attempts ordered by candidates' names; trials last.
    pub outcomes: Vec<AttemptResult>,
}

/// Results of sittings, and their review.
#[derive(Clone, Debug, Service)]
pub struct ExamResults {
    store: Store,
    clock: Clock,
    engine_queue: Arc<EngineQueue>,
    audit: Audit,
    mail: Mail,
    attempts: Attempts,
    sittings: Sittings,
}

impl ExamResults {
    /// Results of a sitting. Ends attempts whose time is up, and queues unmarked ones for marking.
    pub async fn of_sitting(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        id: SittingId,
    ) -> Result<Option<Results>, StoreError> {
        let federation = allowed.federation().id;
        let Some(sitting) = self.sittings.of(federation, id).await? else { return Ok(None) };
        if sitting.state == SittingState::Draft {
            return Ok(None);
        }
        let terms = self.terms(&sitting).await?;
        let attempts = self.attempts.attempts_at(&sitting).await?;
        let mut marks = by_attempt(attempt_mark::of_sitting(&self.store, federation, id).await?);
        let mut answers = self.answers_at(&sitting).await?;
        let people = account::at_sitting(&self.store, federation, id).await?;
        let people: BTreeMap<AccountId, AccountRow> = people.into_iter().map(|row| (row.id, row)).collect();
        let mut outcomes = Vec::new();
        for attempt in attempts {
            let Some(row) = people.get(&attempt.row.account_id) else { continue };
            let given = ResultInputs {
                marks: marks.remove(&attempt.id()).unwrap_or_default(),
                answers: answers.remove(&attempt.id()).unwrap_or_default(),
            };
            let outcome = self.outcome(bank, &terms, &attempt, candidate(row), &given);
            if outcome.coming > 0 {
                self.engine_queue.push((federation, attempt.id()));
            }
            outcomes.push(outcome);
        }
        outcomes.sort_by(|a, b| a.order().cmp(&b.order()));
        Ok(Some(Results { sitting, rubric: terms.rubric, rules: terms.rules, outcomes }))
    }

    /// Logs the export of a sitting's results.
    pub async fn exported(&self, allowed: &Allowed, sitting: SittingId) -> Result<(), StoreError> {
        self.audit.enter(&[sitting_event(allowed, sitting, Deed::ResultsExported)]).await
    }

    fn outcome(
        &self,
        bank: &Bank,
        terms: &ResultTerms,
        attempt: &Attempt,
        who: Candidate,
        given: &ResultInputs,
    ) -> AttemptResult {
        let (state, begun) = (attempt.state(), attempt.has_begun());
        let sat = state.is_over() && begun;
        let pages = if sat { standings(attempt.rules.pages.len(), &given.marks) } else { Vec::new() };
        let is_answered = |page: i32| given.answers.contains_key(&page);
        let numbered = || (1..).zip(&attempt.rules.pages[..]).zip(&pages);
        let counts =
            numbered().map(|((page, _), now)| page_mark(*now, is_answered(page))).collect::<Vec<_>>();
        let waits = numbered().filter(|(_, now)| now.waits());
        let (left, coming): (Vec<_>, Vec<_>) = waits.partition(|((page, of), now)| {
            is_answered(*page) && self.engine_queue.is_left(bank, attempt.id(), (*page, *of), **now)
        });
        AttemptResult {
            attempt: attempt.id(),
            who,
            number: attempt.row.number.unsigned_abs(),
            test: attempt.is_test(),
            state,
            joined: sat.then(|| joined(terms, attempt, &counts, &given.marks)),
            points: points(&given.marks),
            coming: coming.len(),
            left: left.len(),
            pages,
            begun,
            on_paper: attempt.is_on_paper() && !attempt.is_at_tables(),
            at_tables: attempt.is_at_tables(),
        }
    }
}

/// Inputs of an attempt's result.
struct ResultInputs {
    marks: Vec<AttemptMarkRow>,
    answers: BTreeMap<i32, Answer>,
}

impl AttemptResult {
    /// Token of the state; `not_sat` for one that ended without being begun.
    pub fn word(&self) -> &'static str {
        if self.state.is_over() && !self.begun { "not_sat" } else { self.state.word() }
    }

    fn order(&self) -> (bool, &str, &str, u32) {
        (self.test, &self.who.account.name, &self.who.account.email, self.number)
    }
}

fn candidate(row: &AccountRow) -> Candidate {
    Candidate { number: row.member_number.clone(), account: row.clone().into() }
}
