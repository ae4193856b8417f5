//! A new password, for somebody who does not know the old one.

use super::policy;
use super::ticket::{Purpose, TicketFault, TicketToken};
use super::{Password, SignUpFault, tried};
use crate::Server;
use crate::audit::{Deed, Entry};
use crate::mail::{Letter, Tells};
use store::account;
use store::federation::Federation;
use store::{StoreError, session};

impl Server {
    /// The address as it is kept, if it is written like one; whether it is somebody's is not looked up.
    pub fn address(&self, typed: &str) -> Result<String, SignUpFault> {
        policy::email(typed)
    }

    /// Sends a link to choose a new password with, if there is an account with this address. How long it takes tells which, so nobody may be
    /// kept waiting for it.
    pub async fn ask_for_reset(&self, federation: &Federation, email: &str) -> Result<(), StoreError> {
        let Some(found) = account::by_email(&self.inner.store, federation.id, email).await? else {
            return Ok(());
        };
        // Counted for accounts alone: anybody can think of any number of addresses.
        if !self.may_write_to(federation, email).await? {
            return Ok(());
        }
        let mut write = self.inner.store.write().await?;
        let (link, until) = self.issue(&mut write, federation, found.id, Purpose::Reset, email).await?;
        let tells = Tells::Reset { link: &link, until };
        self.post(&mut write, Letter { federation, to: email, tells }).await?;
        write.commit().await
    }

    /// Chooses a new password. Every session of the account ends, and every other link to it; nobody is signed in, so that what else is asked
    /// for at signing in is asked for.
    pub async fn reset_password(&self, token: &TicketToken, password: Password) -> Result<(), TicketFault> {
        let holder = self.holder(token, Purpose::Reset).await?;
        let hash = self.hash_new(&holder.account, password).await?;
        let (federation, id) = (&holder.federation, holder.account.id);
        let mut write = self.inner.store.write().await?;
        self.redeem_for_password(&mut write, &holder, &hash).await?;
        session::delete_of_account(&mut write, federation.id, id).await?;
        let letter = Letter { federation, to: &holder.account.email, tells: Tells::PasswordChanged };
        self.post(&mut write, letter).await?;
        self.record(&mut write, &Entry::own(&holder.account(), Deed::PasswordReset)).await?;
        write.commit().await?;
        // Whoever guessed at the old one is no reason to keep its owner waiting.
        let tried = tried(federation, &holder.account.email);
        self.inner.from_anywhere.clear(federation.id, &tried).await;
        // Of all networks, the one from which the new password was chosen.
        let here = self.browser.network.map_or(tried.clone(), |network| format!("{tried} from {network}"));
        self.inner.attempts.clear(federation.id, &here).await;
        Ok(())
    }
}
