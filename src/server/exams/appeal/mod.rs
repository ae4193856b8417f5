//! Appeals: a candidate's objections to the mark of a page, once marks are shown and until the
//! sitting's deadline. An examiner must answer.

pub mod case;
pub mod decide;

use super::attempt::Attempt;
use super::marks::standings;
use super::sitting::{Review, Sitting, Sittings};
use crate::accounts::second_factor::SecondFactors;
use crate::accounts::{Account, AccountId};
use crate::audit::{Audit, AuditEvent, Deed};
use crate::clock::{Clock, timestamp};
use crate::entropy::Entropy;
use crate::forms::Rejection;
use crate::mail::Mail;
use crate::texts::{self, TextFault};
use derive::{Service, Word};
use jiff::Timestamp;
use serde_json::json;
use store::appeal::{self, AppealId, AppealOfRow, AppealRow};
use store::sitting::SittingId;
use store::{Key, Store, StoreError, attempt, attempt_mark};
use uuid::Uuid;

/// State of an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum AppealState {
    Open,
    /// The candidate is right
    Upheld,
    /// The mark stands
    Refused,
}

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    pub id: AppealId,
    pub attempt: attempt::AttemptId,
    pub page: u16,
    /// The candidate's reasons.
    pub text: String,
    pub raised_at: Timestamp,
    pub state: AppealState,
    pub answer: String,
    pub decided_at: Option<Timestamp>,
}

/// An appeal as an examiner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppealOf {
    pub appeal: Appeal,
    pub sitting_id: SittingId,
    /// The name of the sitting.
    pub sitting: String,
    /// The candidate.
    pub who: AccountId,
    /// Their name; empty if the account was deleted.
    pub name: String,
}

impl From<AppealRow> for Appeal {
    fn from(row: AppealRow) -> Self {
        Self {
            id: row.id,
            attempt: row.attempt_id,
            page: u16::try_from(row.page).unwrap_or(u16::MAX),
            text: row.text,
            raised_at: timestamp(row.raised_at),
            // The table allows no other tokens.
            state: AppealState::read(&row.state).unwrap_or(AppealState::Open),
            answer: row.answer,
            decided_at: row.decided_at.map(timestamp),
        }
    }
}

impl From<AppealOfRow> for AppealOf {
    fn from(row: AppealOfRow) -> Self {
        Self {
            sitting_id: row.sitting_id,
            sitting: row.sitting_name,
            who: row.account_id,
            name: row.account_name,
            appeal: row.appeal.into(),
        }
    }
}

/// True if candidates may appeal now.
pub fn takes_appeals(sitting: &Sitting, now: Timestamp) -> bool {
    sitting.review >= Review::Marks && sitting.appeals_until.is_some_and(|until| now <= until)
}

/// The id of an appeal in a URL.
pub fn appeal_id(text: &str) -> Option<AppealId> {
    Uuid::try_parse(text).ok().map(AppealId)
}

/// Appeals against marks.
#[derive(Clone, Debug, Service)]
pub struct Appeals {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
    mail: Mail,
    second_factors: SecondFactors,
    sittings: Sittings,
}

impl Appeals {
    /// A user's appeals in one of their attempts.
    pub async fn own(&self, attempt: &Attempt) -> Result<Vec<Appeal>, StoreError> {
        let rows = appeal::of_attempt(&self.store, attempt.row.federation_id, attempt.id()).await?;
        Ok(rows.into_iter().map(Appeal::from).collect())
    }

    /// Pages of an attempt with a final mark, which can be appealed against.
    pub async fn marked_pages(&self, attempt: &Attempt) -> Result<Vec<u16>, StoreError> {
        let marks = attempt_mark::of_attempt(&self.store, attempt.row.federation_id, attempt.id()).await?;
        let standings = (1..).zip(standings(attempt.rules.pages.len(), &marks));
        Ok(standings.filter(|(_, standing)| !standing.waits()).map(|(page, _)| page).collect())
    }

    /// Appeals against the mark of a page of the user's own attempt.
    pub async fn raise(
        &self,
        who: &Account,
        attempt: &Attempt,
        page: u16,
        text: &str,
    ) -> Result<AppealId, Rejection> {
        let now = self.clock.now();
        let theirs = attempt.row.account_id == who.id && attempt.row.federation_id == who.federation;
        let shown = attempt.state().is_over() && takes_appeals(&attempt.rules.sitting, timestamp(now));
        if !theirs || !shown {
            return Err("not-now".into());
        }
        attempt.page(page).ok_or("page")?;
        if !self.marked_pages(attempt).await?.contains(&page) {
            return Err("waits".into());
        }
        let text = texts::text(text)?;
        if text.is_empty() {
            return Err(TextFault::Empty.into());
        }
        let row = AppealRow {
            federation_id: who.federation,
            id: AppealId(self.entropy.id(now)),
            attempt_id: attempt.id(),
            page: page.into(),
            text,
            raised_at: now,
            state: AppealState::Open.word().to_owned(),
            answer: String::new(),
            by_federation_id: None,
            by_account_id: None,
            decided_at: None,
        };
        let mut write = self.store.write().await?;
        appeal::insert(&mut write, &row).await.map_err(|error| match error {
            StoreError::Unique(Key::AppealPage) => Rejection::from("twice"),
            other => other.into(),
        })?;
        let detail = json!({
            "appeal": row.id.0.to_string(),
            "sitting": attempt.rules.sitting.id.0.to_string(),
            "attempt": row.attempt_id.0.to_string(),
            "page": page,
        });
        self.audit.record(&mut write, &AuditEvent::own(who, Deed::AppealRaised).with(detail)).await?;
        write.commit().await?;
        Ok(row.id)
    }
}
