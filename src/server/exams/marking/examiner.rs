//! Marking by examiners: the queue of pages that wait for an examiner, an answer to mark, and the
//! mark given.
//!
//! Before a page is marked, its examiner sees neither other examiners' marks nor the candidate's
//! name.

use super::Marking;
use super::digest::{Digests, digest, is_same};
use crate::audit::Deed;
use crate::exams::answers::answer_of;
use crate::exams::attempt::Attempt;
use crate::exams::attempt::candidate::public_id;
use crate::exams::marks::{MarkerId, awarded_marks, by_attempt, next};
use crate::exams::sitting::event::sitting_event;
use crate::exams::sitting::{Sitting, SittingState};
use crate::forms::{NumberEntry, Rejection};
use crate::roles::{Action, Allowed, Whose};
use crate::texts;
use bank::exam::{MarkKind, PageOf, is_for_examiners, marking_status, turn_of};
use bank::{Answer, Bank, Scenario};
use rules::engine;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::attempt::{self, AttemptId};
use store::attempt_mark::{self, AttemptMarkRow};
use store::sitting::SittingId;
use store::{ReadSource, StoreError, attempt_answer, sitting_marker};
use uuid::Uuid;

/// A page that waits for the caller's mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkingTask {
    pub attempt: AttemptId,
    /// The page, from 1.
    pub page: u16,
    /// Public id of the question in the sitting.
    pub question: String,
    /// Kind of the mark it needs.
    pub kind: MarkKind,
    /// True if the engine should have marked it, but left it to examiners.
    pub left_by_engine: bool,
}

/// The pages of a sitting that wait for the caller's mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkingQueue {
    pub sitting: Sitting,
    /// The pages, grouped by question for consistent marking.
    pub tasks: Vec<MarkingTask>,
    /// Number of pages that wait for other examiners, because the caller has marked them.
    pub others: usize,
}

/// An answer that waits for the caller's mark.
#[derive(Clone, Debug)]
pub struct AnswerToMark {
    pub sitting: Sitting,
    pub task: MarkingTask,
    /// The page it answers.
    pub page: PageOf,
    pub answer: Answer,
    /// Digests of the questions when the paper was drawn.
    pub(crate) digests: Arc<Digests>,
}

impl AnswerToMark {
    /// True if the question is unchanged since the paper was drawn.
    pub fn is_as_drawn(&self, asked: &Scenario) -> bool {
        is_same(&self.digests, &self.page.id, &digest(asked))
    }
}

/// Parses an attempt id in a URL; `None` unless it is written canonically.
pub fn parse_attempt_id(text: &str) -> Option<AttemptId> {
    Uuid::try_parse(text).ok().filter(|id| id.to_string() == text).map(AttemptId)
}

impl Marking {
    /// The caller's queue at a sitting; `None` for a draft or an unknown sitting. Attempts with
    /// pages that the engine has yet to mark are queued for it.
    pub async fn queue(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        id: SittingId,
    ) -> Result<Option<MarkingQueue>, StoreError> {
        let (store, federation) = (&self.store, allowed.federation().id);
        if !self.may_mark(&self.store, allowed, id).await? {
            return Ok(None);
        }
        let sitting = self.sittings.of(federation, id).await?;
        let Some(sitting) = sitting.filter(|one| one.state != SittingState::Draft) else { return Ok(None) };
        let mut marks = by_attempt(attempt_mark::of_sitting(store, federation, id).await?);
        let mut answers = self.results.answers_at(&sitting).await?;
        let (mut tasks, mut others) = (Vec::new(), 0);
        let attempts = self.attempts.attempts_at(&sitting).await?;
        for attempt in attempts.iter().filter(|one| is_markable(one, allowed)) {
            let marks = marks.remove(&attempt.id()).unwrap_or_default();
            let answers = answers.remove(&attempt.id()).unwrap_or_default();
            let mut awaits_engine = false;
            for (of, page) in attempt.rules.pages.iter().zip(1_u16..) {
                let given = awarded_marks(&marks, page.into());
                let status = marking_status(&given);
                if !status.waits() || !answers.contains_key(&page.into()) {
                    continue;
                }
                if !self.engine_queue.is_left(bank, attempt.id(), (page.into(), of), status) {
                    awaits_engine = true;
                    continue;
                }
                match turn_of(&given, &marker(allowed)) {
                    Some(kind) => tasks.push(marking_task(bank, attempt, page, of, kind)),
                    None => others += 1,
                }
            }
            if awaits_engine {
                self.engine_queue.push((federation, attempt.id()));
            }
        }
        tasks.sort_by(|a, b| (&a.question, a.attempt, a.page).cmp(&(&b.question, b.attempt, b.page)));
        Ok(Some(MarkingQueue { sitting, tasks, others }))
    }

    /// The answer on a page, if it waits for the caller's mark.
    pub async fn answer_to_mark(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        sitting: SittingId,
        id: AttemptId,
        page: u16,
    ) -> Result<Option<AnswerToMark>, StoreError> {
        let (store, federation) = (&self.store, allowed.federation().id);
        if !self.may_mark(store, allowed, sitting).await? {
            return Ok(None);
        }
        let Some(attempt) = self.markable_attempt(allowed, sitting, id).await? else { return Ok(None) };
        let Some(of) = attempt.page(page).cloned() else { return Ok(None) };
        let given = awarded_marks(&attempt_mark::of_attempt(store, federation, id).await?, page.into());
        if !self.engine_queue.is_left(bank, id, (page.into(), &of), marking_status(&given)) {
            return Ok(None);
        }
        let changes = attempt_answer::last_of_each(store, federation, id).await?;
        let kind = turn_of(&given, &marker(allowed));
        let (Some(kind), Some(answer)) = (kind, answer_of(&changes, page.into())) else { return Ok(None) };
        let (sitting, digests) = (Sitting::clone(&attempt.rules.sitting), attempt.rules.digests.clone());
        let task = marking_task(bank, &attempt, page, &of, kind);
        Ok(Some(AnswerToMark { sitting, task, page: of, answer, digests }))
    }

    /// Stores the caller's mark for a page, in whole per cent, with a reason.
    pub async fn give_mark(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        (sitting, id, page): (SittingId, AttemptId, u16),
        percent: &NumberEntry<0, 100>,
        reason: &str,
    ) -> Result<(), Rejection> {
        let mark = percent.value.ok_or("mark")?;
        let reason = texts::text(reason).map_err(|_| "long")?;
        if reason.is_empty() {
            return Err("text".into());
        }
        let to_mark =
            self.answer_to_mark(allowed, bank, sitting, id, page).await?.ok_or(Rejection::NotFound)?;
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        // Serialises examiners who mark at the same time: the second is refused.
        attempt::lock(&mut write, federation, id).await?.ok_or(Rejection::NotFound)?;
        if !self.may_mark(&mut write, allowed, sitting).await? {
            return Err(Rejection::NotFound);
        }
        let marks = attempt_mark::of_attempt_within(&mut write, federation, id).await?;
        let given = awarded_marks(&marks, page.into());
        let kind = turn_of(&given, &marker(allowed)).filter(|kind| *kind == to_mark.task.kind);
        let kind = kind.ok_or(Rejection::NotFound)?;
        let row = AttemptMarkRow {
            federation_id: federation,
            attempt_id: id,
            page: page.into(),
            number: next(&marks, page.into()),
            kind: kind.word().to_owned(),
            by_federation_id: Some(allowed.by().federation),
            by_account_id: Some(allowed.by().id),
            mark: 10 * mark,
            components: BTreeMap::new(),
            engine: engine::VERSION.to_owned(),
            reason,
            marked_at: self.clock.now(),
            withdraws: false,
        };
        attempt_mark::insert(&mut write, &row).await?;
        self.sittings.announce_change(&mut write, federation, sitting).await?;
        let detail = json!({ "attempt": id.0.to_string(), "page": page });
        self.audit
            .record(&mut write, &sitting_event(allowed, sitting, Deed::PageMarked).with(detail))
            .await?;
        write.commit().await?;
        Ok(())
    }

    /// True for an examiner, and for a marker of this sitting.
    async fn may_mark(
        &self,
        from: impl Into<ReadSource<'_>>,
        allowed: &Allowed,
        sitting: SittingId,
    ) -> Result<bool, StoreError> {
        if allowed.may_also(Action::HoldExams, Whose::Others) {
            return Ok(true);
        }
        let (federation, now) = (allowed.federation().id, self.clock.now());
        sitting_marker::may_mark(from, federation, Some(sitting), marker(allowed), now).await
    }

    /// The attempt with this id, if it is at this sitting and the caller may mark it.
    async fn markable_attempt(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        id: AttemptId,
    ) -> Result<Option<Attempt>, StoreError> {
        let federation = allowed.federation().id;
        let row = attempt::by_id(&self.store, federation, id).await?;
        let Some(row) = row.filter(|row| row.sitting_id == sitting) else { return Ok(None) };
        let Some(sitting) = self.sittings.of(federation, sitting).await? else { return Ok(None) };
        let attempt = self.attempts.attempt_from_row(&self.store, row, Some(Arc::new(sitting))).await?;
        Ok(attempt.filter(|attempt| is_markable(attempt, allowed)))
    }
}

/// True if the caller may mark an attempt: it has begun and ended, is no trial, and not their own.
fn is_markable(attempt: &Attempt, allowed: &Allowed) -> bool {
    attempt.state().is_over() && attempt.has_begun() && !attempt.is_test() && !attempt.is_own(allowed)
}

/// The caller as recorded with marks.
fn marker(allowed: &Allowed) -> MarkerId {
    (allowed.by().federation, allowed.by().id)
}

fn marking_task(bank: &Bank, attempt: &Attempt, page: u16, of: &PageOf, kind: MarkKind) -> MarkingTask {
    let question = public_id(&attempt.rules.sitting, of);
    let left_by_engine = !is_for_examiners(bank, &of.id);
    MarkingTask { attempt: attempt.id(), page, question, kind, left_by_engine }
}
