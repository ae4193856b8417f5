//! Granting accommodations, and reading them.

use super::Accommodation;
use crate::Server;
use crate::accounts::Account;
use crate::audit::{AuditEvent, Deed, On};
use crate::roles::Allowed;
use store::StoreError;
use store::accommodation;
use store::account::{self, AccountId};

impl Server {
    /// An account's accommodation; the default if none is granted.
    pub async fn accommodation_of(&self, who: &Account) -> Result<Accommodation, StoreError> {
        let row = accommodation::of_account(&self.inner.store, who.federation, who.id).await?;
        Ok(row.map(Accommodation::from).unwrap_or_default())
    }

    /// Grants an accommodation to a member of the federation, in place of the previous one. Returns
    /// true if there is such a member.
    pub async fn accommodate(
        &self,
        allowed: &Allowed,
        id: AccountId,
        granted: &Accommodation,
    ) -> Result<bool, StoreError> {
        let federation = allowed.federation().id;
        let mut write = self.inner.store.write().await?;
        if account::lock(&mut write, federation, id).await?.is_none() {
            return Ok(false);
        }
        // A grant after the end of an exam must not reopen it.
        let settled = self.settle_of(&mut write, federation, id).await?;
        if *granted == Accommodation::default() {
            accommodation::delete(&mut write, federation, id).await?;
        } else {
            accommodation::save(&mut write, &granted.row(federation, id, self.inner.clock.now())).await?;
        }
        let on = On::Person(federation, id);
        self.record(&mut write, &AuditEvent::new(federation, allowed.by(), Deed::AccommodationsSet, on))
            .await?;
        write.commit().await?;
        self.mark_settled(settled);
        Ok(true)
    }
}
