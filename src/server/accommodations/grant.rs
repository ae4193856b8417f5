//! Reads and grants the exam accommodations of a federation's members.

use super::Accommodation;
use crate::accounts::Account;
use crate::audit::{Audit, AuditEvent, Deed, On};
use crate::exams::sitting::Sittings;
use crate::parts::{Clock, Service};
use crate::roles::Allowed;
use store::account::{self, AccountId};
use store::{Store, StoreError, accommodation};

/// Accommodations in exams.
#[derive(Clone, Debug, Service)]
pub struct Accommodations {
    store: Store,
    clock: Clock,
    audit: Audit,
    sittings: Sittings,
}

impl Accommodations {
    /// The accommodation granted to an account; the default if there is none.
    pub async fn of(&self, account: &Account) -> Result<Accommodation, StoreError> {
        let row = accommodation::of_account(&self.store, account.federation, account.id).await?;
        Ok(row.map(Accommodation::from).unwrap_or_default())
    }

    /// Grants an accommodation to a member of the federation, in place of the previous one; the
    /// default withdraws it. Returns false if there is no such member.
    pub async fn grant(
        &self,
        allowed: &Allowed,
        id: AccountId,
        granted: &Accommodation,
    ) -> Result<bool, StoreError> {
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        if account::lock(&mut write, federation, id).await?.is_none() {
            return Ok(false);
        }
        // Attempts whose time is over are closed first: a longer time must not reopen them.
        let settled = self.sittings.settle_of(&mut write, federation, id).await?;
        if *granted == Accommodation::default() {
            accommodation::delete(&mut write, federation, id).await?;
        } else {
            accommodation::save(&mut write, &granted.row(federation, id, self.clock.now())).await?;
        }
        let on = On::Person(federation, id);
        self.audit
            .record(&mut write, &AuditEvent::new(federation, allowed.by(), Deed::AccommodationsSet, on))
            .await?;
        write.commit().await?;
        self.sittings.mark_settled(settled);
        Ok(true)
    }
}
