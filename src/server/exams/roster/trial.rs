//! Pasted texts after their dry run, kept for up to an hour.

use super::Rosters;
use super::pasted::{PEOPLE, PastedPlan, plan, written};
use crate::exams::sitting::Sitting;
use crate::forms::Rejection;
use crate::jobs::KeptKind;
use crate::roles::Allowed;
use std::collections::BTreeSet;
use store::account::AccountId;
use store::sitting::SittingId;
use store::{StoreError, roster};
use uuid::Uuid;

/// A pasted text with its plan, as of now.
#[derive(Clone, Debug)]
pub struct PastedTrial {
    /// Id, used in its URL.
    pub id: Uuid,
    pub plan: PastedPlan,
}

impl Rosters {
    /// Reads a pasted text and stores it, without changing the list. Returns the id of the dry run.
    pub async fn try_pasted(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        text: &str,
    ) -> Result<Uuid, Rejection> {
        match written(text).len() {
            0 => return Err("people".into()),
            n if n > PEOPLE => return Err("people-long".into()),
            _ => {}
        }
        self.store_text(allowed, found.id, text).await
    }

    /// Stores a pasted text of a sitting, which need not exist yet, for an hour. Returns its id.
    pub async fn store_text(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        text: &str,
    ) -> Result<Uuid, Rejection> {
        Ok(self.kept.keep(allowed, (KeptKind::ROSTER, &sitting.0.to_string()), text).await?)
    }

    /// A text of the caller for this sitting, unless expired, against the list as it is now.
    pub async fn trial(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        id: Uuid,
    ) -> Result<Option<PastedTrial>, StoreError> {
        let Some(text) = self.stored_text(allowed, found.id, id).await? else { return Ok(None) };
        Ok(Some(PastedTrial { id, plan: self.planned(allowed, found.id, &text).await? }))
    }

    /// A text that the caller stored for a sitting, unless expired.
    pub async fn stored_text(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        id: Uuid,
    ) -> Result<Option<String>, StoreError> {
        self.kept.find(allowed, (KeptKind::ROSTER, &sitting.0.to_string()), id).await
    }

    /// A text of people against a sitting's list as it is now, without storing it.
    pub async fn planned(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        text: &str,
    ) -> Result<PastedPlan, StoreError> {
        let known = self.identifiers(allowed).await?;
        let rows = roster::of_sitting(&self.store, allowed.federation().id, sitting, None).await?;
        let listed: BTreeSet<AccountId> = rows.iter().map(|row| row.listed.account_id).collect();
        Ok(plan(text, &known, &listed))
    }
}
