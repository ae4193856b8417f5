//! Appeals as examiners see them: the list, and one with its case and the caller's eligibility.

use super::{AppealOf, Appeals};
use crate::accounts::Account;
use crate::exams::marking::digest;
use crate::exams::marking::digest::{Digests, digest, is_same};
use crate::exams::marks::{MarkerId, awarded_marks};
use crate::roles::{Allowed, Role};
use bank::exam::{DrawnPaper, MarkingStatus, PageOf, marking_status};
use bank::{Answer, Scenario};
use derive::Word;
use store::appeal::{self, AppealId};
use store::attempt_mark::{self, AttemptMarkRow};
use store::federation::FederationId;
use store::{StoreError, account, attempt, attempt_answer, role};

/// An appeal with its page, answer and marks.
#[derive(Clone, Debug)]
pub struct AppealCase {
    /// The appeal.
    pub of: AppealOf,
    pub asked: PageOf,
    pub answer: Answer,
    /// Marking status of the page.
    pub standing: MarkingStatus,
    /// All marks of the page in order; empty while none counts, since the next examiner must not
    /// see them.
    pub marks: Vec<AttemptMarkRow>,
    /// The caller's eligibility to decide it.
    pub decider: Decider,
    digests: Digests,
}

/// Eligibility of an examiner to decide an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Decider {
    /// Had no part in it
    Impartial,
    /// Marked the page, and no other examiner could decide
    Alone,
    /// Marked the page, and another examiner can decide
    Marked,
    /// Their own appeal
    Own,
}

impl Decider {
    pub const fn may(self) -> bool {
        matches!(self, Self::Impartial | Self::Alone)
    }
}

impl AppealCase {
    /// True if the page's question is unchanged since the paper was drawn.
    pub fn is_as_drawn(&self, asked: &Scenario) -> bool {
        is_same(&self.digests, &self.asked.id, &digest(asked))
    }
}

impl Appeals {
    /// Appeals in the permission's federation: open ones first, the oldest first.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<AppealOf>, StoreError> {
        let rows = appeal::of_federation(&self.store, allowed.federation().id).await?;
        Ok(rows.into_iter().map(AppealOf::from).collect())
    }

    /// One appeal with its case.
    pub async fn case(&self, allowed: &Allowed, id: AppealId) -> Result<Option<AppealCase>, StoreError> {
        let (store, federation) = (&self.store, allowed.federation().id);
        let Some(row) = appeal::by_id(store, federation, id).await? else { return Ok(None) };
        let (attempt, page) = (row.appeal.attempt_id, row.appeal.page);
        let Some(sat) = attempt::by_id(store, federation, attempt).await? else { return Ok(None) };
        let digests = digest::digests(&sat.drawn);
        let drawn: DrawnPaper = serde_json::from_value(sat.drawn).unwrap_or_default();
        let place = usize::try_from(page - 1).unwrap_or(usize::MAX);
        let Some(asked) = drawn.pages().into_iter().nth(place) else { return Ok(None) };
        let changes = attempt_answer::last_of_each(store, federation, attempt).await?;
        let last = changes.iter().rev().find(|change| change.page == page);
        let mut marks = attempt_mark::of_attempt(store, federation, attempt).await?;
        marks.retain(|mark| mark.page == page);
        let given = awarded_marks(&marks, page);
        let markers: Vec<MarkerId> = given.iter().filter_map(|mark| mark.by).collect();
        let standing = marking_status(&given);
        Ok(Some(AppealCase {
            decider: self.decider(allowed, (federation, row.account_id), &markers).await?,
            of: row.into(),
            asked,
            answer: last.and_then(|last| Answer::from_json(&last.answer)).unwrap_or_default(),
            marks: if standing.waits() { Vec::new() } else { marks },
            standing,
            digests,
        }))
    }

    /// The caller's eligibility to decide an appeal of this candidate against a page with these
    /// markers.
    async fn decider(
        &self,
        allowed: &Allowed,
        candidate: MarkerId,
        markers: &[MarkerId],
    ) -> Result<Decider, StoreError> {
        let by = (allowed.by().federation, allowed.by().id);
        if by == candidate {
            return Ok(Decider::Own);
        }
        if !markers.contains(&by) {
            return Ok(Decider::Impartial);
        }
        for other in self.examiners(allowed.federation().id).await? {
            let who = (other.federation, other.id);
            if who != candidate && !markers.contains(&who) && self.second_factors.is_active(&other).await? {
                return Ok(Decider::Marked);
            }
        }
        Ok(Decider::Alone)
    }

    /// The examiners of a federation.
    async fn examiners(&self, federation: FederationId) -> Result<Vec<Account>, StoreError> {
        let mut found = Vec::new();
        for row in role::of_federation(&self.store, federation).await? {
            if Role::read(&row.role) == Some(Role::Examiner) {
                let account = account::by_id(&self.store, row.home_id, row.account_id).await?;
                found.extend(account.map(Account::from));
            }
        }
        Ok(found)
    }
}
