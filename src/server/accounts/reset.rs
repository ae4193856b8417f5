//! Password reset.

use super::account::sign_in_key;
use super::ticket::{TicketFault, TicketPurpose};
use super::token::TicketToken;
use super::{Accounts, Browser, Password, SignUpFault, policy};
use crate::audit::{AuditEvent, Deed};
use crate::mail::{Email, EmailKind};
use store::federation::Federation;
use store::{StoreError, account, session};
use words::Language;

impl Accounts {
    /// Normalises and validates an address, without looking it up.
    pub fn address(&self, typed: &str) -> Result<String, SignUpFault> {
        policy::email(typed)
    }

    /// Sends a reset link if the address has an account. Its duration reveals which, so run it
    /// after the response.
    pub async fn ask_for_reset(
        &self,
        asked_in: Option<Language>,
        federation: &Federation,
        email: &str,
    ) -> Result<(), StoreError> {
        let Some(found) = account::by_email(&self.store, federation.id, email).await? else {
            return Ok(());
        };
        // Counted for existing accounts only: strangers can invent any number of addresses.
        if !self.tickets.may_email(federation, email).await? {
            return Ok(());
        }
        let mut write = self.store.write().await?;
        let (link, until) =
            self.tickets.issue(&mut write, federation, found.id, TicketPurpose::Reset, email).await?;
        let kind = EmailKind::Reset { link: &link, until };
        self.mail.post(&mut write, asked_in, Email { federation, to: email, kind }).await?;
        write.commit().await
    }

    /// Sets a new password. Ends every session and every other link of the account. Does not sign
    /// in, so that sign-in's further checks apply.
    pub async fn reset_password(
        &self,
        browser: &Browser,
        token: &TicketToken,
        password: Password,
    ) -> Result<(), TicketFault> {
        let holder = self.tickets.holder(token, TicketPurpose::Reset).await?;
        let hash = self.password_check.hash_new(&holder.account, password).await?;
        let (federation, id) = (&holder.federation, holder.account.id);
        let mut write = self.store.write().await?;
        self.tickets.redeem_for_password(&mut write, &holder, &hash).await?;
        session::delete_of_account(&mut write, federation.id, id).await?;
        let message = Email { federation, to: &holder.account.email, kind: EmailKind::PasswordChanged };
        self.mail.post(&mut write, browser.language, message).await?;
        self.audit.record(&mut write, &AuditEvent::own(&holder.account(), Deed::PasswordReset)).await?;
        write.commit().await?;
        // Guesses at the old password must not delay the owner.
        let tried = sign_in_key(federation, &holder.account.email);
        self.limits.from_anywhere.clear(federation.id, &tried).await;
        // Of all networks, the one from which the new password was chosen.
        let here = browser.network.map_or(tried.clone(), |network| format!("{tried} from {network}"));
        self.limits.sign_ins.clear(federation.id, &here).await;
        Ok(())
    }
}
