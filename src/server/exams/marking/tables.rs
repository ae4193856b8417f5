//! Simulated tables: the tables of a sitting's rubric, and the candidates with their points there.

use super::Marking;
use crate::exams::marks::{by_attempt, points};
use crate::exams::results::Candidate;
use crate::exams::sitting::{Sitting, SittingState};
use crate::roles::Allowed;
use bank::exam::{Points, RubricTable, tables};
use std::collections::BTreeMap;
use store::account::{AccountId, AccountRow};
use store::attempt::AttemptId;
use store::sitting::SittingId;
use store::{StoreError, account, attempt_mark, roster};

/// The tables of a sitting, and its candidates.
#[derive(Clone)]
pub struct ExamTables {
    pub sitting: Sitting,
    /// Tables in the order of the paper.
    pub tables: Vec<RubricTable>,
    /// Candidates by their number in the hall; those without one last, by name.
    pub candidates: Vec<TableCandidate>,
    /// Names of people on the list who have no attempt yet, so that no points can be stored.
    pub missing: Vec<String>,
    /// True if papers can be drawn for them.
    pub may_draw: bool,
    /// True if the paper asks anything in writing.
    pub is_written: bool,
    /// True if the caller is a candidate too, or on the list: rulings are closed to them.
    pub is_candidate: bool,
}

/// A candidate with their latest attempt.
#[derive(Clone)]
pub struct TableCandidate {
    pub attempt: AttemptId,
    pub who: Candidate,
    /// Number in the hall, if they write on paper.
    pub number: Option<u32>,
    pub points: Points,
    /// True if it is the caller's own: others give their points.
    pub is_own: bool,
}

impl ExamTables {
    /// The table with this number.
    pub fn table(&self, number: &str) -> Option<&RubricTable> {
        let number: usize = number.parse().ok()?;
        self.tables.iter().find(|table| table.number == number)
    }

    /// The candidate with this attempt; not the caller.
    pub fn candidate(&self, attempt: &str) -> Option<&TableCandidate> {
        self.candidates.iter().find(|one| !one.is_own && one.attempt.0.to_string() == attempt)
    }

    /// The candidate to call next at a table: the first without all points behind this one, or else
    /// before it.
    pub fn next(&self, table: &RubricTable, after: AttemptId) -> Option<&TableCandidate> {
        let at = self.candidates.iter().position(|one| one.attempt == after).map_or(0, |at| at + 1);
        let (before, behind) = self.candidates.split_at(at);
        let waits =
            |one: &&TableCandidate| !one.is_own && one.attempt != after && !table.is_done(&one.points);
        behind.iter().chain(before).find(waits)
    }
}

impl Marking {
    /// The tables of an opened sitting, if its paper has a rubric.
    pub async fn tables(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
    ) -> Result<Option<ExamTables>, StoreError> {
        let (store, federation) = (&self.store, allowed.federation().id);
        let Some(sitting) = self.sittings.of(federation, sitting).await? else { return Ok(None) };
        let terms = self.results.terms(&sitting).await?;
        let tables = tables(&terms.rubric);
        if sitting.state == SittingState::Draft || tables.is_empty() {
            return Ok(None);
        }
        let mut marks = by_attempt(attempt_mark::of_sitting(store, federation, sitting.id).await?);
        let people = account::at_sitting(store, federation, sitting.id).await?;
        let mut people: BTreeMap<AccountId, AccountRow> =
            people.into_iter().map(|row| (row.id, row)).collect();
        let mut candidates = Vec::new();
        // In order of entry: the latest attempt is the first from behind.
        let attempts = self.attempts.attempts_at(&sitting).await?.into_iter().rev();
        for attempt in attempts.filter(|one| !one.is_test()) {
            let Some(row) = people.remove(&attempt.row.account_id) else { continue };
            candidates.push(TableCandidate {
                attempt: attempt.id(),
                number: attempt.hall_number(),
                points: points(&marks.remove(&attempt.id()).unwrap_or_default()),
                is_own: attempt.is_own(allowed),
                who: Candidate { number: row.member_number.clone(), account: row.into() },
            });
        }
        candidates.sort_by_key(|one| (one.number.is_none(), one.number));
        let listed = roster::of_sitting(store, federation, sitting.id, None).await?;
        let by = allowed.by();
        let is_caller = |id: AccountId| (federation, id) == (by.federation, by.id);
        let is_candidate = candidates.iter().any(|one| one.is_own)
            || listed.iter().any(|one| is_caller(one.listed.account_id));
        let has_attempt = |id: AccountId| candidates.iter().any(|one| one.who.account.id == id);
        let missing = listed.iter().filter(|one| !has_attempt(one.listed.account_id));
        let missing = missing.map(|one| one.name.clone()).collect();
        let may_draw = sitting.state == SittingState::Open && !sitting.is_over(self.clock.instant());
        let is_written = terms.is_written;
        Ok(Some(ExamTables { sitting, tables, candidates, missing, may_draw, is_written, is_candidate }))
    }
}
