//! Deleting one's own account.
//!
//! What is somebody's alone goes: notes, flags, the plan, sessions, the second factor, roles, accommodations, what they directed at the
//! table, signed or not; what they signed for others stays signed. Their answers stay, as
//! they are what a scenario is judged by, and so do their attempts at exams, with marks and appeals, as an exam's statistics, archive
//! and receipts stand on all of them; what they noted on a paper goes. But the account that these refer to is emptied: no name, no
//! address, no number, no password, so that nobody can tell any more whose they were. Certificates are a federation's public record, and it decides
//! whether that stays.

use super::proof::take_known;
use super::second_factor::SecondFactorFault;
use super::{Account, Password};
use crate::Server;
use crate::audit::{Deed, Entry};
use store::{leaving, mail};

impl Server {
    /// Deletes somebody's account, for who knows its password. When this returns it is done, and nothing brings it back.
    pub async fn leave(&self, who: &Account, password: Password) -> Result<(), SecondFactorFault> {
        let known = self.must_know_password(who, password).await?;
        // What a federation that is not there decided nobody knows: then the record goes.
        let keeps_record = self.home_of(who).await?.is_some_and(|home| home.keeps_record);
        let mut write = self.inner.store.write().await?;
        take_known(&mut write, who, &known).await?;
        // No form takes this for an address, and no letter goes to it.
        let email = format!("deleted {}", who.id.0);
        mail::delete_to(&mut write, who.federation, &who.email).await?;
        leaving::leave(&mut write, who.federation, who.id, &email, keeps_record).await?;
        self.record(&mut write, &Entry::own(who, Deed::AccountDeleted)).await?;
        Ok(write.commit().await?)
    }
}
