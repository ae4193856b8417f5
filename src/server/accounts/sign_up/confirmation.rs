//! Sign-up with confirmed addresses: if a federation requires it, and wherever the site sends
//! email.
//!
//! The form and sign-in give the same answer whether or not the address has an account; the email
//! says which. Its link also requires the password: following a link without having signed up must
//! not validate another person's password for one's address.

use super::{SignUp, ValidSignUp};
use crate::accounts::ticket::{TicketFault, TicketPurpose};
use crate::accounts::token::TicketToken;
use crate::accounts::{Account, Browser, Password, SessionToken};
use crate::audit::{AuditEvent, Deed};
use crate::federation::SignUpPolicy;
use crate::mail::{Email, EmailKind};
use store::account::{self, AccountRow};
use store::federation::Federation;
use store::{Key, StoreError, WriteTransaction};
use words::Language;

impl SignUp {
    /// True if sign-up in a federation ends with an email. Without a mail server, open sign-up
    /// signs in at once, and reveals that an address is taken.
    pub fn confirms(&self, federation: &Federation) -> bool {
        match SignUpPolicy::of(federation) {
            SignUpPolicy::Confirmed => true,
            SignUpPolicy::Open => self.mail.sends_mail(),
            SignUpPolicy::Invited => false,
        }
    }

    /// True if an account is unusable before its address is confirmed. Accounts from open sign-up
    /// without email stay usable.
    pub(in crate::accounts) fn must_confirm(&self, federation: &Federation, account: &AccountRow) -> bool {
        let asked = account.must_confirm || SignUpPolicy::of(federation) == SignUpPolicy::Confirmed;
        asked && account.confirmed_at.is_none() && self.confirms(federation)
    }

    /// Creates an account that becomes usable once its address is confirmed, or tells the address's
    /// owner by email that there is one already.
    pub(super) async fn sign_up_to_confirm(
        &self,
        federation: &Federation,
        checked: ValidSignUp,
        password_hash: String,
        asked_in: Option<Language>,
    ) -> Result<(), StoreError> {
        let row = self.new_account(federation, checked, password_hash, asked_in);
        if !self.tickets.may_email(federation, &row.email).await? {
            return Ok(());
        }
        if account::by_email(&self.store, federation.id, &row.email).await?.is_none() {
            let mut write = self.store.write().await?;
            match account::insert(&mut write, &row).await {
                Ok(()) => {
                    self.ask_to_confirm(&mut write, federation, &row, asked_in).await?;
                    self.audit.record(&mut write, &AuditEvent::own(&row.into(), Deed::AccountMade)).await?;
                    return write.commit().await;
                }
                // The same address signed up concurrently.
                Err(StoreError::Unique(Key::AccountEmail)) => {}
                Err(error) => return Err(error),
            }
        }
        let mut write = self.store.write().await?;
        self.mail
            .post(&mut write, asked_in, Email { federation, to: &row.email, kind: EmailKind::Known })
            .await?;
        write.commit().await
    }

    /// Sends the confirmation email again, given the password.
    pub(in crate::accounts) async fn remind_to_confirm(
        &self,
        federation: &Federation,
        row: &AccountRow,
        asked_in: Option<Language>,
    ) -> Result<(), StoreError> {
        if !self.tickets.may_email(federation, &row.email).await? {
            return Ok(());
        }
        let mut write = self.store.write().await?;
        self.ask_to_confirm(&mut write, federation, row, asked_in).await?;
        write.commit().await
    }

    async fn ask_to_confirm(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        row: &AccountRow,
        asked_in: Option<Language>,
    ) -> Result<(), StoreError> {
        let (link, until) =
            self.tickets.issue(write, federation, row.id, TicketPurpose::Confirmation, &row.email).await?;
        let kind = EmailKind::Confirmation { link: &link, until };
        self.mail.post(write, asked_in, Email { federation, to: &row.email, kind }).await
    }

    /// Confirms the address, given the password, and signs in.
    pub async fn confirm(
        &self,
        browser: &Browser,
        token: &TicketToken,
        password: Password,
    ) -> Result<(Account, SessionToken), TicketFault> {
        let holder = self.tickets.holder(token, TicketPurpose::Confirmation).await?;
        self.password_check.is_their_password(&holder.federation, &holder.account, password).await?;
        let (federation, id, now) = (&holder.federation, holder.account.id, self.clock.now());
        let mut write = self.store.write().await?;
        if self.tickets.redeem(&mut write, &holder).await?.password_hash != holder.account.password_hash {
            return Err(TicketFault::Wrong);
        }
        account::confirm(&mut write, federation.id, id, now).await?;
        let token = self.sessions.begin_session(&mut write, federation, id, now, browser).await?;
        self.audit.record(&mut write, &AuditEvent::own(&holder.account(), Deed::AddressConfirmed)).await?;
        write.commit().await?;
        Ok((holder.account(), token))
    }
}
