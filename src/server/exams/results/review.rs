//! Review of an exam by its candidates, opened by an examiner phase by phase.

use super::terms::joined;
use crate::Server;
use crate::accounts::Account;
use crate::audit::{AuditEvent, Deed};
use crate::clock::moment;
use crate::exams::attempt::Attempt;
use crate::exams::attempt::candidate::{PageDone, public_id};
use crate::exams::marks::{page_mark, standings};
use crate::exams::sitting::event::sitting_event;
use crate::exams::sitting::finalize::Finalized;
use crate::exams::sitting::form::instant_of;
use crate::exams::sitting::{Review, Sitting, SittingState};
use crate::mail::{Email, EmailKind};
use crate::roles::Allowed;
use bank::exam::{CombinedResult, MarkingStatus, RubricLine};
use serde_json::json;
use std::collections::BTreeSet;
use store::attempt_mark::{self, AttemptMarkRow};
use store::sitting::{self, SittingId};
use store::{StoreError, WriteTransaction, account};

/// An attempt as its candidate sees it afterwards.
#[derive(Clone)]
pub struct Reviewed {
    pub attempt: Attempt,
    /// Phase.
    pub review: Review,
    /// True if nothing may be seen because another attempt of theirs is under way.
    pub under_way: bool,
    /// Result; `None` while marks may not be seen.
    pub joined: Option<CombinedResult>,
    /// Practical and oral parts.
    pub rubric: Vec<RubricLine>,
    /// Pages; empty while marks may not be seen.
    pub pages: Vec<ReviewedPage>,
    /// The time zone of the federation.
    pub zone: String,
}

/// The reason the review was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewFault {
    /// There is no such sitting.
    #[error("there is no such sitting")]
    NoSitting,
    /// Malformed deadline for appeals.
    #[error("malformed deadline for appeals")]
    Time,
    /// A candidate who is sitting, or may sit, would benefit.
    #[error("the sitting is not over")]
    Lasts,
    /// Candidates would see less than before, which has not been confirmed.
    #[error("candidates would see less than before")]
    Unsure,
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A page as its candidate sees it afterwards.
#[derive(Clone, Debug)]
pub struct ReviewedPage {
    /// Page with its receipt.
    pub done: PageDone,
    /// Public name of the question in the sitting.
    pub question: String,
    /// Marking status.
    pub standing: MarkingStatus,
    /// Examiners' reasons; empty while answers may not be seen, or the mark is open.
    pub reasons: Vec<String>,
}

impl Review {
    /// Parses a token.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|review| review.word() == word)
    }
}

impl Server {
    /// Sets the review phase of a sitting and the end of appeals, from a form in the federation's
    /// time zone. Must be of no use to current candidates: the sitting is over, no attempt is under
    /// way, and it is not opened again. Candidates are emailed if they see more than before; seeing
    /// less requires `sure`.
    pub async fn open_review(
        &self,
        allowed: &Allowed,
        id: SittingId,
        review: Review,
        appeals_until: &str,
        sure: bool,
    ) -> Result<(), ReviewFault> {
        let federation = allowed.federation();
        let until = match appeals_until.trim() {
            "" => None,
            text => Some(instant_of(text, &federation.zone).ok_or(ReviewFault::Time)?),
        };
        let mut write = self.inner.store.write().await?;
        // Concurrent calls are serialised, and the second sends no emails.
        let found = sitting::lock(&mut write, federation.id, id).await?.map(Sitting::from);
        let found = found.filter(|one| one.state != SittingState::Draft).ok_or(ReviewFault::NoSitting)?;
        if review < found.review && !sure {
            return Err(ReviewFault::Unsure);
        }
        let mut entries = Vec::new();
        let settled = match review {
            Review::Nothing => Finalized::default(),
            _ => self.close_for_good(allowed, &mut write, &found, &mut entries).await?,
        };
        let recipients =
            if review > found.review { self.reviewers(&mut write, &found).await? } else { Vec::new() };
        sitting::set_review(&mut write, federation.id, id, review.word(), until.map(moment)).await?;
        for (to, link) in &recipients {
            let kind = EmailKind::Review { link };
            self.post(&mut write, Email { federation, to, kind }).await?;
        }
        let detail = json!({ "review": review.word(), "letters": recipients.len() });
        entries.push(sitting_event(allowed, id, Deed::ReviewOpened).with(detail));
        self.record_all(&mut write, &entries).await?;
        write.commit().await?;
        self.mark_settled(settled);
        Ok(())
    }

    /// Closes a sitting without running attempts for good: no more entries.
    async fn close_for_good(
        &self,
        allowed: &Allowed,
        write: &mut WriteTransaction,
        found: &Sitting,
        entries: &mut Vec<AuditEvent>,
    ) -> Result<Finalized, ReviewFault> {
        if !found.is_over(self.instant()) {
            return Err(ReviewFault::Lasts);
        }
        let settled = self.settle_at(write, found).await?;
        if settled.under_way > 0 {
            return Err(ReviewFault::Lasts);
        }
        if sitting::end(write, found.federation, found.id).await? {
            entries.push(sitting_event(allowed, found.id, Deed::SittingEnded).with(json!({ "attempts": 0 })));
        }
        Ok(settled)
    }

    /// Addresses of a sitting's candidates, each with the path of their last attempt's review.
    async fn reviewers(
        &self,
        write: &mut WriteTransaction,
        sitting: &Sitting,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let people = account::at_sitting(&mut *write, sitting.federation, sitting.id).await?;
        let attempts = self.settled_within(write, sitting).await?;
        let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
        // Attempts that were never begun have no review.
        let over =
            attempts.iter().rev().filter(|one| one.state().is_over() && one.has_begun() && !one.is_test());
        for attempt in over.filter(|one| seen.insert(one.row.account_id)) {
            let person = people.iter().find(|person| person.id == attempt.row.account_id);
            // A deleted account has no address.
            if let Some(person) = person.filter(|person| person.email.contains('@')) {
                found.push((person.email.clone(), format!("/attempt/{}/review", attempt.id().0)));
            }
        }
        Ok(found)
    }

    /// A user's own ended attempt, as they may see it. An examiner's trial shows everything at
    /// once.
    pub async fn reviewed(&self, who: &Account, id: &str) -> Result<Option<Reviewed>, StoreError> {
        let attempt = self.attempt_of(who, id).await?;
        let attempt = attempt.filter(|attempt| attempt.state().is_over() && attempt.has_begun());
        let Some(attempt) = attempt else { return Ok(None) };
        let sitting = &attempt.rules.sitting;
        let review = if attempt.is_test() { Review::Explanations } else { sitting.review };
        // Pages with rulings are closed during another exam.
        let under_way = self.under_way(who).await?.is_some();
        let zone = self.zone_of(who).await?;
        if review == Review::Nothing || under_way {
            let (review, rubric, pages) = (Review::Nothing, Vec::new(), Vec::new());
            return Ok(Some(Reviewed { attempt, review, under_way, joined: None, rubric, pages, zone }));
        }
        let terms = self.terms(sitting).await?;
        let marks = attempt_mark::of_attempt(&self.inner.store, who.federation, attempt.id()).await?;
        let standings = standings(attempt.rules.pages.len(), &marks);
        if standings.contains(&MarkingStatus::Unmarked) {
            self.mark_soon(who.federation, attempt.id());
        }
        let done = self.pages_of(&attempt).await?;
        let counts = done.iter().zip(&standings).map(|(done, now)| page_mark(*now, done.is_answered()));
        let joined = joined(&terms, &attempt, &counts.collect::<Vec<_>>(), &marks);
        let pages = done.into_iter().zip(standings).map(|(done, standing)| ReviewedPage {
            question: public_id(sitting, &done.of),
            // One examiner's reason is not shown before the other has marked too.
            reasons: match review >= Review::Answers && !standing.waits() {
                true => reasons(&marks, done.number),
                false => Vec::new(),
            },
            done,
            standing,
        });
        let pages = pages.collect();
        let joined = Some(joined);
        Ok(Some(Reviewed { attempt, review, under_way, joined, rubric: terms.rubric, pages, zone }))
    }
}

/// Examiners' reasons for the marks of a page.
fn reasons(marks: &[AttemptMarkRow], page: u16) -> Vec<String> {
    let of_page = marks.iter().filter(|mark| mark.page == i32::from(page) && !mark.reason.is_empty());
    of_page.map(|mark| mark.reason.clone()).collect()
}
