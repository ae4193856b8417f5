//! Deletion of one's own account.
//!
//! Personal data is removed: notes, flags, plan, sessions, second factor, links with providers, roles,
//! accommodations, directed sessions, and notes on exam papers. Sessions they signed for others stay signed.
//! Answers stay, as scenarios are judged by them, and so do exam attempts with marks and appeals,
//! as statistics, archives and receipts depend on them; but the account they refer to is emptied of
//! name, address, number and password. Certificates are the federation's public record, which
//! decides whether they stay.

use super::lock::lock_with_password;
use super::second_factor::SecondFactorFault;
use super::{Account, Accounts, Password};
use crate::audit::{AuditEvent, Deed};
use store::{account_deletion, mail};

impl Accounts {
    /// Deletes an account, given its password. Irreversible on return.
    pub async fn leave(&self, who: &Account, password: Password) -> Result<(), SecondFactorFault> {
        let checked_hash = self.second_factors.check_password(who, password).await?;
        // Without its federation the record is removed.
        let keeps_record = self.federations.home_of(who).await?.is_some_and(|home| home.keeps_record);
        let mut write = self.store.write().await?;
        lock_with_password(&mut write, who, &checked_hash).await?;
        // Not a valid address, so no form accepts it and no email is sent to it.
        let email = format!("deleted {}", who.id.0);
        mail::delete_to(&mut write, who.federation, &who.email).await?;
        account_deletion::erase(&mut write, who.federation, who.id, &email, keeps_record).await?;
        self.audit.record(&mut write, &AuditEvent::own(who, Deed::AccountDeleted)).await?;
        Ok(write.commit().await?)
    }
}
