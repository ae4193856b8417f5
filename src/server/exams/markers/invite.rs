//! Inviting markers, listing and withdrawing them.

use super::{LASTS, MOST, Markers};
use crate::accounts::policy;
use crate::audit::Deed;
use crate::clock::timestamp;
use crate::exams::sitting::event::sitting_event;
use crate::exams::sitting::{Sitting, SittingState};
use crate::forms::Rejection;
use crate::mail::{Email, EmailKind};
use crate::roles::Allowed;
use jiff::Timestamp;
use serde_json::json;
use store::account::{self, AccountId};
use store::sitting_marker::{self, SittingMarkerRow};
use store::{StoreError, WriteTransaction, attempt, roster, sitting};
use uuid::Uuid;
use words::Language;

/// A marker of a sitting.
#[derive(Clone, PartialEq, Eq)]
pub struct Marker {
    pub id: Uuid,
    /// The address of the invitation.
    pub email: String,
    /// The name of the account that has accepted; empty if it was deleted.
    pub name: Option<String>,
    /// End of the invitation.
    pub ends_at: Timestamp,
    /// True once it has ended.
    pub is_over: bool,
}

impl Markers {
    /// The markers of a sitting, the first one first.
    pub async fn list(&self, allowed: &Allowed, sitting: &Sitting) -> Result<Vec<Marker>, StoreError> {
        let federation = allowed.federation().id;
        let now = self.clock.now();
        let mut markers = Vec::new();
        for row in sitting_marker::of_sitting(&self.store, federation, sitting.id).await? {
            let name = match row.home_id.zip(row.account_id) {
                Some((home, id)) => account::by_id(&self.store, home, id).await?.map(|found| found.name),
                None => None,
            };
            let (ends_at, is_over) = (timestamp(row.ends_at), row.ends_at <= now);
            markers.push(Marker { id: row.id, email: row.email, name, ends_at, is_over });
        }
        Ok(markers)
    }

    /// Invites the owner of an address to mark a sitting. A new invitation replaces that of the same
    /// address.
    pub async fn invite(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        found: &Sitting,
        email: &str,
    ) -> Result<(), Rejection> {
        let email = policy::email(email).map_err(|_| "email")?;
        if email == allowed.by().email {
            return Err("email-own".into());
        }
        if found.state == SittingState::Draft {
            return Err("email-draft".into());
        }
        let federation = allowed.federation();
        let known = account::by_email(&self.store, federation.id, &email).await?;
        let now = self.clock.now();
        let (link, secret_hash) = self.tickets.new_link("mark", federation);
        let row = SittingMarkerRow {
            federation_id: federation.id,
            id: self.entropy.id(now),
            sitting_id: found.id,
            email,
            secret_hash,
            home_id: None,
            account_id: None,
            invited_at: now,
            ends_at: now.plus(LASTS),
        };
        let mut write = self.store.write().await?;
        // Serialises invitations, so that the limit holds.
        sitting::lock(&mut write, federation.id, found.id).await?.ok_or(Rejection::NotFound)?;
        if let Some(known) = known
            && is_candidate(&mut write, found, known.id).await?
        {
            return Err("email-candidate".into());
        }
        sitting_marker::remove_of(&mut write, federation.id, found.id, &row.email).await?;
        if sitting_marker::of_sitting(&mut write, federation.id, found.id).await?.len() >= MOST {
            return Err("email-many".into());
        }
        sitting_marker::insert(&mut write, &row).await?;
        let kind = EmailKind::Marker { name: &found.name, link: &link, until: row.ends_at };
        self.mail.post(&mut write, asked_in, Email { federation, to: &row.email, kind }).await?;
        let event = sitting_event(allowed, found.id, Deed::MarkerInvited);
        self.audit.record(&mut write, &event.with(json!({ "marker": row.id.to_string() }))).await?;
        write.commit().await?;
        Ok(())
    }

    /// Withdraws an invitation, accepted or not. Marks that were given stay.
    pub async fn withdraw(&self, allowed: &Allowed, found: &Sitting, id: Uuid) -> Result<(), Rejection> {
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        let all = sitting_marker::of_sitting(&mut write, federation, found.id).await?;
        if !all.iter().any(|row| row.id == id) || !sitting_marker::remove(&mut write, federation, id).await? {
            return Err(Rejection::NotFound);
        }
        let event = sitting_event(allowed, found.id, Deed::MarkerWithdrawn);
        self.audit.record(&mut write, &event.with(json!({ "marker": id.to_string() }))).await?;
        write.commit().await?;
        Ok(())
    }
}

/// True for a member of the sitting's federation who is on its list or has an attempt at it.
pub(super) async fn is_candidate(
    write: &mut WriteTransaction,
    found: &Sitting,
    who: AccountId,
) -> Result<bool, StoreError> {
    let attempts = attempt::of_account(&mut *write, found.federation, who).await?;
    let has_entered = attempts.iter().any(|row| row.sitting_id == found.id && !row.test);
    Ok(has_entered || roster::is_listed(write, found.federation, found.id, who).await?)
}
