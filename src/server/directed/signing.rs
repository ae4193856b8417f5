//! A co-signer's pending requests, and their decisions: a signature, or a refusal with a reason.

use super::{Directed, DirectedSessions, DirectedState};
use crate::audit::{AuditEvent, Deed, On};
use crate::forms::Rejection;
use crate::roles::Allowed;
use crate::texts::{self, TextFault};
use serde_json::json;
use store::StoreError;
use store::directed::{self, DirectedId, DirectedRow};

/// Page size of a co-signer's list.
pub const SIGNING_PAGE: u32 = 100;

/// A co-signer's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Sign it
    Sign,
    /// Refuse to sign
    Refuse,
    /// Take a signature back
    TakeBack,
}

impl Decision {
    /// Token in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sign => "sign",
            Self::Refuse => "refuse",
            Self::TakeBack => "take-back",
        }
    }

    /// Parses a token.
    pub fn read(word: &str) -> Option<Self> {
        [Self::Sign, Self::Refuse, Self::TakeBack].into_iter().find(|one| one.word() == word)
    }

    /// The states before and after, and the audited action.
    const fn takes(self) -> (DirectedState, DirectedState, Deed) {
        match self {
            Self::Sign => (DirectedState::Pending, DirectedState::Signed, Deed::DirectedSigned),
            Self::Refuse => (DirectedState::Pending, DirectedState::Refused, Deed::DirectedRefused),
            Self::TakeBack => (DirectedState::Signed, DirectedState::Refused, Deed::DirectedTakenBack),
        }
    }
}

impl DirectedSessions {
    /// The caller's requests: pending ones, oldest first, then decided ones, latest first. A page
    /// of them, and whether there are more.
    pub async fn cosigning(
        &self,
        allowed: &Allowed,
        after: u32,
    ) -> Result<(Vec<Directed>, bool), StoreError> {
        let (federation, by) = (allowed.federation().id, allowed.by());
        let limit = i64::from(SIGNING_PAGE);
        let store = &self.store;
        let mut rows =
            directed::of_cosigner(store, federation, by.federation, by.id, limit + 1, after.into()).await?;
        let more = rows.len() > SIGNING_PAGE as usize;
        rows.truncate(SIGNING_PAGE as usize);
        Ok((rows.into_iter().map(Directed::from).collect(), more))
    }

    /// Number of pending requests.
    pub async fn cosigning_asked(&self, allowed: &Allowed) -> Result<i64, StoreError> {
        let by = allowed.by();
        directed::count_for_cosigner(&self.store, allowed.federation().id, by.federation, by.id).await
    }

    /// Decides on a request to the caller; a refusal needs a reason.
    pub async fn decide(
        &self,
        allowed: &Allowed,
        id: DirectedId,
        decision: Decision,
        reason: &str,
    ) -> Result<(), Rejection> {
        let (federation, by, now) = (allowed.federation().id, allowed.by(), self.clock.now());
        let found = directed::by_id(&self.store, federation, id).await?.ok_or(Rejection::NotFound)?;
        let row = found.directed;
        let is_asked = (row.cosigner_federation_id, row.cosigner_account_id) == (by.federation, by.id);
        // A user cannot request their own signature; check again nevertheless.
        let is_own = (row.federation_id, row.account_id) == (by.federation, by.id);
        if !is_asked || is_own {
            return Err(Rejection::NotFound);
        }
        let answer = match decision {
            Decision::Sign => String::new(),
            Decision::Refuse | Decision::TakeBack => texts::text(reason)?,
        };
        if answer.is_empty() && decision != Decision::Sign {
            return Err(TextFault::Empty.into());
        }
        let (from, to, deed) = decision.takes();
        let who = On::Person(row.federation_id, row.account_id);
        let row = DirectedRow { state: to.word().to_owned(), answer, decided_at: Some(now), ..row };
        let mut write = self.store.write().await?;
        if !directed::decide(&mut write, &row, from.word()).await? {
            return Err(Rejection::NotFound);
        }
        let detail = json!({ "directed": id.0.to_string() });
        self.audit.record(&mut write, &AuditEvent::new(federation, by, deed, who).with(detail)).await?;
        write.commit().await?;
        Ok(())
    }
}
