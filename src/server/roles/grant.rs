//! Granting and revoking roles. Either ends the account's sessions, since they were opened with
//! other permissions.

use super::{Allowed, Role};
use crate::accounts::Account;
use crate::audit::{Audit, AuditEvent, By, Deed};
use crate::parts::{Clock, Service};
use serde_json::json;
use store::account::{self, AccountId};
use store::federation::Federation;
use store::role::{self, RoleRow};
use store::{Store, StoreError, session};

/// A holder of a role in a federation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoleHolder {
    pub account: Account,
    pub role: Role,
}

/// The reason a role was not granted.
#[derive(Debug, thiserror::Error)]
pub enum GrantFault {
    /// There is no such account.
    #[error("there is no such account")]
    Nobody,
    /// Every account is a trainee; the role is neither granted nor revoked.
    #[error("every account is a trainee")]
    Trainee,
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Granted roles.
#[derive(Clone, Debug, Service)]
pub struct RoleGrants {
    store: Store,
    clock: Clock,
    audit: Audit,
}

impl RoleGrants {
    /// Grants or revokes a role in the permission's federation, for an account of that federation.
    /// Returns true if anything changed.
    pub async fn set_role(
        &self,
        allowed: &Allowed,
        id: AccountId,
        role: Role,
        held: bool,
    ) -> Result<bool, GrantFault> {
        let federation = allowed.federation().id;
        let found = account::by_id(&self.store, federation, id).await?.ok_or(GrantFault::Nobody)?;
        self.set_role_of(allowed.by(), allowed.federation(), &found.into(), role, held).await
    }

    /// The same on the command line, for an account of any federation. A site operator's role is
    /// held at home.
    pub async fn set_role_of(
        &self,
        by: impl Into<By>,
        federation: &Federation,
        holder: &Account,
        role: Role,
        held: bool,
    ) -> Result<bool, GrantFault> {
        let federation = match role {
            Role::Trainee => return Err(GrantFault::Trainee),
            Role::Operator => holder.federation,
            Role::CourseLeader | Role::Invigilator | Role::Examiner | Role::Admin => federation.id,
        };
        let mut write = self.store.write().await?;
        account::lock(&mut write, holder.federation, holder.id).await?;
        let changed = if held {
            let row = RoleRow {
                federation_id: federation,
                home_id: holder.federation,
                account_id: holder.id,
                role: role.word().to_owned(),
                granted_at: self.clock.now(),
            };
            role::grant(&mut write, &row).await?
        } else {
            role::revoke(&mut write, federation, holder.federation, holder.id, role.word()).await?
        };
        if changed {
            session::delete_of_account(&mut write, holder.federation, holder.id).await?;
            let deed = if held { Deed::RoleGranted } else { Deed::RoleRevoked };
            let entry = AuditEvent::new(federation, by, deed, holder).with(json!({"role": role.word()}));
            self.audit.record(&mut write, &entry).await?;
        }
        write.commit().await?;
        Ok(changed)
    }

    /// An account's roles beyond trainee, in all federations.
    pub async fn roles_everywhere(&self, who: &Account) -> Result<Vec<Role>, StoreError> {
        let rows = role::everywhere(&self.store, who.federation, who.id).await?;
        Ok(rows.iter().filter_map(|row| Role::read(&row.role)).collect())
    }

    /// All holders of roles in the permission's federation, by role.
    pub async fn holders(&self, allowed: &Allowed) -> Result<Vec<RoleHolder>, StoreError> {
        self.holders_of(allowed.federation()).await
    }

    /// The same for the operator's program.
    pub async fn holders_of(&self, federation: &Federation) -> Result<Vec<RoleHolder>, StoreError> {
        let mut holders = Vec::new();
        for row in role::of_federation(&self.store, federation.id).await? {
            let found = account::by_id(&self.store, row.home_id, row.account_id).await?;
            if let (Some(found), Some(role)) = (found, Role::read(&row.role)) {
                holders.push(RoleHolder { account: found.into(), role });
            }
        }
        Ok(holders)
    }
}
