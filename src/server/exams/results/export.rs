//! Export of a user's own exam data.

use super::ExamResults;
use super::review::Reviewed;
use crate::accounts::Account;
use crate::clock::timestamp;
use crate::exams::appeal::{Appeal, Appeals};
use crate::exams::attempt::candidate::public_id;
use crate::exams::attempt::{Attempt, Attempts};
use crate::exams::sitting::Review;
use bank::exam::MarkingStatus;
use derive::Service;
use serde_json::{Value, json};
use store::attempt_answer::AttemptAnswerRow;
use store::attempt_page::AttemptPageRow;
use store::{Moment, Store, StoreError, attempt_page};

/// Exports a user's own exams.
#[derive(Clone, Debug, Service)]
pub(crate) struct ExamExports {
    store: Store,
    attempts: Attempts,
    results: ExamResults,
    appeals: Appeals,
}

impl ExamExports {
    /// All of a user's attempts, an examiner's trials last. Answers and marks are included as far
    /// as the sitting's review is open, and not during another exam; the fact and times of saving
    /// always.
    pub(crate) async fn exams_of(&self, who: &Account) -> Result<Vec<Value>, StoreError> {
        let mut attempts = self.attempts.attempts(who, false).await?;
        attempts.extend(self.attempts.attempts(who, true).await?);
        let mut exams = Vec::new();
        for attempt in attempts {
            let reviewed = self.results.reviewed(who, &attempt.id().0.to_string()).await?;
            let pages = attempt_page::of_attempt(&self.store, who.federation, attempt.id()).await?;
            let changes = self.attempts.changes_of(&attempt).await?;
            let appeals = self.appeals.own(&attempt).await?;
            exams.push(exam(&attempt, reviewed.as_ref(), &pages, &changes, &appeals));
        }
        Ok(exams)
    }
}

/// An attempt in the export.
fn exam(
    attempt: &Attempt,
    reviewed: Option<&Reviewed>,
    pages: &[AttemptPageRow],
    changes: &[AttemptAnswerRow],
    appeals: &[Appeal],
) -> Value {
    let (row, sitting) = (&attempt.row, &attempt.rules.sitting);
    let review = reviewed.map_or(Review::None, |reviewed| reviewed.review);
    let answered = reviewed.is_some_and(|reviewed| !reviewed.under_way);
    let question = |page: i32| {
        let of = u16::try_from(page).ok().and_then(|page| attempt.page(page));
        of.map(|of| public_id(sitting, of))
    };
    json!({
        "id": row.id.0.to_string(), "exam": sitting.name, "code": sitting.code, "number": row.number,
        "trial": row.test, "state": attempt.state().word(), "entered_at": at(row.entered_at),
        "begun_at": row.begun_at.map(at), "over_at": row.over_at.map(at), "last_seen_at": at(row.seen_at),
        "added_seconds": row.added_seconds, "paused_seconds": row.paused_seconds, "lost_seconds": row.lost_seconds,
        "review": review.word(),
        "pages": pages.iter().map(|page| json!({
            "page": page.page, "question": question(page.page), "seen_at": at(page.seen_at), "seconds": page.seconds,
            "flagged": page.flagged, "note": page.note, "closed_at": page.closed_at.map(at),
        })).collect::<Vec<_>>(),
        "answers": changes.iter().map(|change| json!({
            "number": change.number, "page": change.page, "change": change.change.to_string(),
            "saved_at": at(change.saved_at), "receipt": hex::encode(&change.receipt),
            "answer": (review >= Review::Answers).then_some(&change.answer),
        })).collect::<Vec<_>>(),
        "marks": reviewed.map(marks).unwrap_or_default(),
        "result": reviewed.and_then(result),
        "appeals": appeals.iter().map(|appeal| json!({
            "page": appeal.page, "text": appeal.text, "raised_at": appeal.raised_at.to_string(),
            "state": appeal.state.word(), "answer": answered.then_some(&appeal.answer),
            "decided_at": appeal.decided_at.map(|at| at.to_string()),
        })).collect::<Vec<_>>(),
    })
}

/// The final marks with reasons; empty while they may not be seen.
fn marks(reviewed: &Reviewed) -> Vec<Value> {
    let counts = reviewed.pages.iter().filter_map(|page| match page.marking {
        MarkingStatus::Counts { permille, kind } => Some(json!({
            "page": page.done.number, "mark": permille, "by": kind.word(), "reasons": page.reasons,
        })),
        MarkingStatus::Unmarked | MarkingStatus::Once | MarkingStatus::Apart => None,
    });
    counts.collect()
}

/// Result of the attempt; `None` while it may not be seen.
fn result(reviewed: &Reviewed) -> Option<Value> {
    let joined = reviewed.joined.as_ref()?;
    let written = joined.written.parts.iter().map(|part| (part.part.word(), part.permille));
    let parts = written.chain(joined.unwritten.iter().map(|part| (part.part.word(), part.permille)));
    Some(json!({
        "permille": joined.permille, "passed": joined.passed, "band": joined.band, "capped": joined.capped,
        "parts": parts.map(|(part, permille)| json!({ "part": part, "permille": permille })).collect::<Vec<_>>(),
    }))
}

fn at(moment: Moment) -> String {
    timestamp(moment).to_string()
}
