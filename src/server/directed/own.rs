//! A user's own directed sessions: entering, listing, withdrawing.

use super::form::DirectedForm;
use super::{Directed, DirectedSessions, DirectedState};
use crate::accounts::Account;
use crate::audit::{AuditEvent, Deed};
use crate::forms::Rejection;
use crate::roles::{Allowed, Role};
use serde_json::json;
use store::account::AccountId;
use store::directed::{self, DirectedId, DirectedRow};
use store::federation::FederationId;
use store::{StoreError, account, role};

/// Limit on a user's unsigned sessions.
pub const UNSIGNED_LIMIT: i64 = 100;

/// A possible co-signer.
#[derive(Clone, PartialEq, Eq)]
pub struct CoSigner {
    /// Their home.
    pub federation: FederationId,
    /// Their account.
    pub id: AccountId,
    pub name: String,
}

impl DirectedSessions {
    /// The caller's sessions, the latest first.
    pub async fn own(&self, allowed: &Allowed) -> Result<Vec<Directed>, StoreError> {
        let who = allowed.by();
        let rows = directed::of_account(&self.store, who.federation, who.id).await?;
        Ok(rows.into_iter().map(Directed::from).collect())
    }

    /// Possible co-signers for the caller: course leaders and examiners of the federation whose
    /// role is active, other than the caller.
    pub async fn cosigners(&self, allowed: &Allowed) -> Result<Vec<CoSigner>, StoreError> {
        let (store, who) = (&self.store, allowed.by());
        let mut found: Vec<CoSigner> = Vec::new();
        for row in role::of_federation(store, allowed.federation().id).await? {
            let signs = Role::read(&row.role)
                .filter(|role| matches!(role, Role::CourseLeader | Role::Examiner))
                .filter(|_| (row.home_id, row.account_id) != (who.federation, who.id));
            let known = found.iter().any(|one| (one.federation, one.id) == (row.home_id, row.account_id));
            let Some(role) = signs.filter(|_| !known) else { continue };
            let Some(one) = account::by_id(store, row.home_id, row.account_id).await? else { continue };
            let one = Account::from(one);
            if !role.asks_for_second_factor() || self.second_factors.is_active(&one).await? {
                found.push(CoSigner { federation: one.federation, id: one.id, name: one.name });
            }
        }
        Ok(found)
    }

    /// Enters a session of the caller, and requests a co-signature.
    pub async fn enter(&self, allowed: &Allowed, form: &DirectedForm) -> Result<DirectedId, Rejection> {
        let (who, now) = (allowed.by(), self.clock.now());
        let cosigners = self.cosigners(allowed).await?;
        let ids: Vec<AccountId> = cosigners.iter().map(|one| one.id).collect();
        let read = form.read(self.federations.today_in(allowed.federation()), &ids)?;
        let cosigner = cosigners.iter().find(|one| one.id == read.cosigner).ok_or("cosigner")?;
        let row = DirectedRow {
            federation_id: who.federation,
            id: DirectedId(self.entropy.id(now)),
            account_id: who.id,
            directed_on: read.date.to_string(),
            minutes: read.minutes,
            event: read.event,
            part: form.part.clone(),
            cosigner_federation_id: cosigner.federation,
            cosigner_account_id: cosigner.id,
            state: DirectedState::Pending.word().to_owned(),
            answer: String::new(),
            entered_at: now,
            decided_at: None,
        };
        let mut write = self.store.write().await?;
        // Serialises concurrent entries of the same session, or of the last allowed.
        account::lock(&mut write, who.federation, who.id).await?;
        if directed::is_entered(&mut write, &row).await? {
            return Err("twice".into());
        }
        if directed::count_pending(&mut write, who.federation, who.id).await? >= UNSIGNED_LIMIT {
            return Err("full".into());
        }
        directed::insert(&mut write, &row).await?;
        let detail = json!({
            "directed": row.id.0.to_string(),
            "day": row.directed_on,
            "minutes": row.minutes,
            "part": row.part,
            "cosigner": row.cosigner_account_id.0.to_string(),
        });
        self.audit.record(&mut write, &AuditEvent::own(who, Deed::DirectedEntered).with(detail)).await?;
        write.commit().await?;
        Ok(row.id)
    }

    /// Withdraws an unsigned session of the caller. Returns true if there was one.
    pub async fn withdraw(&self, allowed: &Allowed, id: DirectedId) -> Result<bool, StoreError> {
        let who = allowed.by();
        let mut write = self.store.write().await?;
        let withdrawn = directed::withdraw(&mut write, who.federation, who.id, id).await?;
        if withdrawn {
            let detail = json!({ "directed": id.0.to_string() });
            self.audit
                .record(&mut write, &AuditEvent::own(who, Deed::DirectedWithdrawn).with(detail))
                .await?;
        }
        write.commit().await?;
        Ok(withdrawn)
    }
}
