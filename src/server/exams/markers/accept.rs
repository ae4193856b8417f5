//! The link of a marker's invitation: accepted with an account of any federation, or with a new one.

use super::Markers;
use super::invite::is_candidate;
use crate::accounts::{Account, Browser, Password, SessionToken, TicketToken};
use crate::audit::{AuditEvent, Deed, On};
use crate::clock::timestamp;
use crate::exams::sitting::Sitting;
use crate::federation::Federation;
use crate::forms::Rejection;
use jiff::Timestamp;
use serde_json::json;
use store::sitting::SittingId;
use store::sitting_marker::{self, MarkedSittingRow, SittingMarkerRow};
use store::{StoreError, WriteTransaction};
use words::Language;

/// A valid invitation and its sitting.
#[derive(Clone, Debug)]
pub struct InvitedMarker {
    pub federation: Federation,
    pub sitting: Sitting,
    row: SittingMarkerRow,
}

/// A sitting that a user marks by invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedSitting {
    /// The code and the name of its federation.
    pub code: String,
    pub federation: String,
    pub id: SittingId,
    pub name: String,
    /// Until when they may mark.
    pub until: Timestamp,
}

impl From<MarkedSittingRow> for MarkedSitting {
    fn from(row: MarkedSittingRow) -> Self {
        Self {
            code: row.code,
            federation: row.federation,
            id: row.sitting_id,
            name: row.name,
            until: timestamp(row.ends_at),
        }
    }
}

/// What a user can do with an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerStatus {
    /// Accept it.
    Open,
    /// Mark: it is theirs.
    Theirs,
    /// Nothing: another account has accepted it.
    Taken,
}

impl InvitedMarker {
    /// The address that the email was sent to.
    pub fn email(&self) -> &str {
        &self.row.email
    }

    pub fn status(&self, who: Option<&Account>) -> MarkerStatus {
        match (self.row.home_id.zip(self.row.account_id), who) {
            (None, _) => MarkerStatus::Open,
            (Some(by), Some(who)) if by == (who.federation, who.id) => MarkerStatus::Theirs,
            (Some(_), _) => MarkerStatus::Taken,
        }
    }
}

impl Markers {
    /// The invitation behind a link; `None` if it has ended, was withdrawn or never existed.
    pub async fn invitation(&self, token: &TicketToken) -> Result<Option<InvitedMarker>, StoreError> {
        let Some(federation) = self.federations.by_code(token.code()).await? else { return Ok(None) };
        let now = self.clock.now();
        let row = sitting_marker::by_secret(&self.store, federation.id, &token.hash(), now).await?;
        let Some(row) = row else { return Ok(None) };
        let sitting = self.sittings.of(federation.id, row.sitting_id).await?;
        Ok(sitting.map(|sitting| InvitedMarker { federation, sitting, row }))
    }

    /// The sittings that the user may mark now by an invitation, in any federation.
    pub async fn marked_by(&self, who: &Account) -> Result<Vec<MarkedSitting>, StoreError> {
        let rows = sitting_marker::marked_by(&self.store, (who.federation, who.id), self.clock.now()).await?;
        Ok(rows.into_iter().map(MarkedSitting::from).collect())
    }

    /// Accepts an invitation for the signed-in user, who must not be a candidate of the sitting.
    pub async fn accept(&self, who: &Account, invited: &InvitedMarker) -> Result<(), Rejection> {
        if invited.status(Some(who)) == MarkerStatus::Theirs {
            return Ok(());
        }
        let mut write = self.store.write().await?;
        self.accept_within(&mut write, who, invited).await?;
        write.commit().await?;
        Ok(())
    }

    /// Accepts an invitation with a new account in the sitting's federation. The link proves the
    /// address.
    pub async fn join(
        &self,
        (browser, asked_in): (&Browser, Option<Language>),
        invited: &InvitedMarker,
        name: &str,
        password: Password,
    ) -> Result<SessionToken, Rejection> {
        let federation = &invited.federation;
        let row = self.invitations.prepare(asked_in, federation, (name, invited.email()), password).await?;
        let mut write = self.store.write().await?;
        let token = self.invitations.begin(&mut write, browser, federation, &row).await?;
        self.accept_within(&mut write, &Account::from(row), invited).await?;
        write.commit().await?;
        Ok(token)
    }

    async fn accept_within(
        &self,
        write: &mut WriteTransaction,
        who: &Account,
        invited: &InvitedMarker,
    ) -> Result<(), Rejection> {
        let (federation, sitting) = (invited.federation.id, &invited.sitting);
        // In the order of all transactions: entries lock the account first.
        store::account::lock(&mut *write, who.federation, who.id).await?.ok_or(Rejection::NotFound)?;
        if who.federation == federation && is_candidate(write, sitting, who.id).await? {
            return Err("candidate".into());
        }
        let now = self.clock.now();
        if !sitting_marker::accept(write, &invited.row, who.federation, who.id, now).await? {
            return Err("taken".into());
        }
        let event = AuditEvent::new(federation, who, Deed::MarkerJoined, On::Sitting(sitting.id.0));
        let marker = json!({ "marker": invited.row.id.to_string() });
        self.audit.record(write, &event.with(marker)).await?;
        Ok(())
    }
}
