//! Review of an exam after a sitting: an examiner opens it to the candidates phase by phase (marks,
//! answers, explanations), and each candidate then sees their own attempt that far.

use super::ExamResults;
use super::terms::joined;
use crate::accounts::Account;
use crate::audit::{AuditEvent, Deed};
use crate::clock::moment;
use crate::exams::attempt::candidate::{PageDone, public_id};
use crate::exams::attempt::{Attempt, AttemptState};
use crate::exams::marks::{page_mark, standings};
use crate::exams::sitting::event::sitting_event;
use crate::exams::sitting::finalize::Finalized;
use crate::exams::sitting::form::instant_of;
use crate::exams::sitting::{Review, Sitting, SittingState};
use crate::forms::{Faults, Rejection, TimeEntry};
use crate::mail::{Email, EmailKind};
use crate::roles::Allowed;
use crate::webhooks::WebhookEvent;
use bank::exam::{CombinedResult, MarkingStatus, RubricLine};
use serde_json::json;
use std::collections::BTreeSet;
use store::attempt::{self, AttemptRow};
use store::attempt_mark::{self, AttemptMarkRow};
use store::sitting::{self, SittingId};
use store::{StoreError, WriteTransaction, account};
use words::Language;

/// An ended attempt, as far as its candidate may see it.
#[derive(Clone)]
pub struct Reviewed {
    pub attempt: Attempt,
    /// Phase of the review.
    pub review: Review,
    /// True if nothing may be seen because the candidate has another attempt under way.
    pub under_way: bool,
    /// Combined result of the written and other parts; `None` while marks may not be seen.
    pub joined: Option<CombinedResult>,
    /// The rubric of practical and oral parts.
    pub rubric: Vec<RubricLine>,
    /// Pages; empty while marks may not be seen.
    pub pages: Vec<ReviewedPage>,
}

/// A page of an ended attempt, as far as its candidate may see it.
#[derive(Clone, Debug)]
pub struct ReviewedPage {
    /// The page with its answer and receipt.
    pub done: PageDone,
    /// Public name of the question in the sitting.
    pub question: String,
    pub marking: MarkingStatus,
    /// Examiners' reasons; empty while answers may not be seen, or the mark is open.
    pub reasons: Vec<String>,
}

impl ExamResults {
    /// Sets the review phase of a sitting and the deadline for appeals, which is given in the
    /// federation's time zone. Any phase but `Nothing` requires that the sitting is over and no
    /// attempt is under way, and ends the sitting for good, so that it helps no candidate.
    /// Candidates are emailed if they see more than before; if they would see less, `sure` must be
    /// set.
    pub async fn set_review_phase(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        id: SittingId,
        review: Review,
        appeals_until: &TimeEntry,
        sure: bool,
    ) -> Result<(), Rejection> {
        let federation = allowed.federation();
        let mut faults = Faults::default();
        let until = faults.want("appeals_until", appeals_until);
        faults.check()?;
        let until = until.and_then(|time| instant_of(time, &federation.zone));
        let mut write = self.store.write().await?;
        // The lock serialises concurrent calls: the second finds the phase set and sends no emails.
        let found = sitting::lock(&mut write, federation.id, id).await?.map(Sitting::from);
        let found = found.filter(|one| one.state != SittingState::Draft).ok_or(Rejection::NotFound)?;
        if review < found.review && !sure {
            return Err("unsure".into());
        }
        let mut entries = Vec::new();
        let finalized = match review {
            Review::None => Finalized::default(),
            _ => self.end_before_review(allowed, &mut write, &found, &mut entries).await?,
        };
        let recipients = if review > found.review {
            self.review_recipients(&mut write, &found).await?
        } else {
            Vec::new()
        };
        sitting::set_review(&mut write, federation.id, id, review.word(), until.map(moment)).await?;
        for (to, link) in &recipients {
            let kind = EmailKind::Review { link };
            self.mail.post(&mut write, asked_in, Email { federation, to, kind }).await?;
        }
        let event = match (found.review, review) {
            (Review::None, Review::None) => None,
            (Review::None, _) => Some(WebhookEvent::ResultReleased),
            (_, Review::None) => Some(WebhookEvent::ResultHidden),
            _ => None,
        };
        if let Some(event) = event {
            self.sittings.announce(&mut write, event, &found).await?;
        }
        let detail = json!({ "review": review.word(), "letters": recipients.len() });
        entries.push(sitting_event(allowed, id, Deed::ReviewOpened).with(detail));
        self.audit.record_all(&mut write, &entries).await?;
        write.commit().await?;
        self.sittings.mark_settled(finalized);
        Ok(())
    }

    /// Ends a sitting that is over, so that it cannot be entered any more; fails if an attempt is
    /// under way.
    async fn end_before_review(
        &self,
        allowed: &Allowed,
        write: &mut WriteTransaction,
        found: &Sitting,
        entries: &mut Vec<AuditEvent>,
    ) -> Result<Finalized, Rejection> {
        if !found.is_over(self.clock.instant()) {
            return Err("lasts".into());
        }
        let finalized = self.sittings.settle_at(write, found).await?;
        if finalized.under_way > 0 {
            return Err("lasts".into());
        }
        let papers = attempt::of_sitting(&mut *write, found.federation, found.id).await?;
        let is_typed = |row: &AttemptRow| AttemptState::read(&row.state) == Some(AttemptState::UnderWay);
        if papers.iter().any(|row| row.hall_number.is_some() && is_typed(row)) {
            return Err("typing".into());
        }
        if sitting::end(write, found.federation, found.id).await? {
            entries.push(sitting_event(allowed, found.id, Deed::SittingEnded).with(json!({ "attempts": 0 })));
            self.sittings.announce_end(write, found).await?;
        }
        Ok(finalized)
    }

    /// Email addresses of a sitting's candidates, each with the URL path of their last attempt's
    /// review.
    async fn review_recipients(
        &self,
        write: &mut WriteTransaction,
        sitting: &Sitting,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let people = account::at_sitting(&mut *write, sitting.federation, sitting.id).await?;
        let attempts = self.attempts.attempts_at_within(write, sitting).await?;
        let (mut seen, mut recipients) = (BTreeSet::new(), Vec::new());
        // Attempts that were never begun have no review.
        let ended =
            attempts.iter().rev().filter(|one| one.state().is_over() && one.has_begun() && !one.is_test());
        for attempt in ended.filter(|one| seen.insert(one.row.account_id)) {
            let person = people.iter().find(|person| person.id == attempt.row.account_id);
            // A deleted account has no address.
            if let Some(person) = person.filter(|person| person.email.contains('@')) {
                recipients.push((person.email.clone(), format!("/attempt/{}/review", attempt.id().0)));
            }
        }
        Ok(recipients)
    }

    /// A user's own ended attempt, as far as they may see it; `None` if it is not theirs or has not
    /// ended. An examiner sees everything of their own trial at once.
    pub async fn reviewed(&self, who: &Account, id: &str) -> Result<Option<Reviewed>, StoreError> {
        let attempt = self.attempts.find(who, id).await?;
        let attempt = attempt.filter(|attempt| attempt.state().is_over() && attempt.has_begun());
        let Some(attempt) = attempt else { return Ok(None) };
        let sitting = &attempt.rules.sitting;
        let review = if attempt.is_test() { Review::Explanations } else { sitting.review };
        // During an exam, pages that show rulings are closed to its candidates.
        let under_way = self.attempts.under_way(who).await?.is_some();
        if review == Review::None || under_way {
            let (review, rubric, pages) = (Review::None, Vec::new(), Vec::new());
            return Ok(Some(Reviewed { attempt, review, under_way, joined: None, rubric, pages }));
        }
        let terms = self.terms(sitting).await?;
        let marks = attempt_mark::of_attempt(&self.store, who.federation, attempt.id()).await?;
        let markings = standings(attempt.rules.pages.len(), &marks);
        if markings.contains(&MarkingStatus::Unmarked) {
            self.engine_queue.push((who.federation, attempt.id()));
        }
        let done = self.attempts.pages_of(&attempt).await?;
        let counts =
            done.iter().zip(&markings).map(|(done, marking)| page_mark(*marking, done.is_answered()));
        let joined = joined(&terms, &attempt, &counts.collect::<Vec<_>>(), &marks);
        let pages = done.into_iter().zip(markings).map(|(done, marking)| ReviewedPage {
            question: public_id(sitting, &done.of),
            // One examiner's reason stays hidden until the other has marked too.
            reasons: match review >= Review::Answers && !marking.waits() {
                true => reasons(&marks, done.number),
                false => Vec::new(),
            },
            done,
            marking,
        });
        let pages = pages.collect();
        let joined = Some(joined);
        Ok(Some(Reviewed { attempt, review, under_way, joined, rubric: terms.rubric, pages }))
    }
}

/// Examiners' reasons for the marks of a page.
fn reasons(marks: &[AttemptMarkRow], page: u16) -> Vec<String> {
    let of_page = marks.iter().filter(|mark| mark.page == i32::from(page) && !mark.reason.is_empty());
    of_page.map(|mark| mark.reason.clone()).collect()
}
