//! Change of an account's address: requested with the password, confirmed by a link emailed to the
//! new address, and reported to the old one.

use super::ticket::{TicketFault, TicketPurpose};
use super::token::TicketToken;
use super::{Account, Accounts, Password, SignUpFault, policy};
use crate::audit::{AuditEvent, Deed};
use crate::mail::{Email, EmailKind};
use store::account::{self, AccountRow};
use store::federation::Federation;
use store::{Key, StoreError, ticket};
use words::Language;

impl Accounts {
    /// Sends a confirmation link to a new address. If the address belongs to another account, only
    /// the email to it says so.
    pub async fn ask_for_address(
        &self,
        asked_in: Option<Language>,
        account: &Account,
        password: Password,
        email: &str,
    ) -> Result<(), TicketFault> {
        let email = policy::email(email).map_err(TicketFault::Field)?;
        let (federation, row) = self.home_and_row(account).await?;
        self.password_check.is_their_password(&federation, &row, password).await?;
        if email == row.email {
            return Err(TicketFault::Field(SignUpFault::EmailTaken));
        }
        if !self.tickets.may_email(&federation, &email).await? {
            return Ok(());
        }
        let taken = account::by_email(&self.store, federation.id, &email).await?.is_some();
        let mut write = self.store.write().await?;
        // A change of password revokes all links, so this one must not be issued after it.
        let known = account::lock(&mut write, federation.id, row.id).await?;
        known.filter(|known| known.password_hash == row.password_hash).ok_or(TicketFault::Wrong)?;
        if taken {
            let message = Email { federation: &federation, to: &email, kind: EmailKind::AddressTaken };
            self.mail.post(&mut write, asked_in, message).await?;
        } else {
            let (link, until) =
                self.tickets.issue(&mut write, &federation, row.id, TicketPurpose::Address, &email).await?;
            let kind = EmailKind::Address { link: &link, until };
            self.mail.post(&mut write, asked_in, Email { federation: &federation, to: &email, kind }).await?;
        }
        Ok(write.commit().await?)
    }

    /// Changes the account's address to the one confirmed by this link. Revokes links sent to the
    /// old one.
    pub async fn change_address(
        &self,
        asked_in: Option<Language>,
        token: &TicketToken,
    ) -> Result<(), TicketFault> {
        let holder = self.tickets.holder(token, TicketPurpose::Address).await?;
        let (federation, id, now) = (&holder.federation, holder.account.id, self.clock.now());
        let mut write = self.store.write().await?;
        self.tickets.redeem(&mut write, &holder).await?;
        account::set_email(&mut write, federation.id, id, holder.email()).await.map_err(
            |error| match error {
                StoreError::Unique(Key::AccountEmail) => TicketFault::Field(SignUpFault::EmailTaken),
                other => other.into(),
            },
        )?;
        account::confirm(&mut write, federation.id, id, now).await?;
        ticket::delete_of_account(&mut write, federation.id, id).await?;
        let message = Email { federation, to: &holder.account.email, kind: EmailKind::AddressChanged };
        self.mail.post(&mut write, asked_in, message).await?;
        self.audit.record(&mut write, &AuditEvent::own(&holder.account(), Deed::AddressChanged)).await?;
        Ok(write.commit().await?)
    }

    /// An account's federation and row.
    async fn home_and_row(&self, account: &Account) -> Result<(Federation, AccountRow), TicketFault> {
        let federation = self.federations.home_of(account).await?.ok_or(TicketFault::Spent)?;
        let row = account::by_id(&self.store, federation.id, account.id).await?;
        Ok((federation, row.ok_or(TicketFault::Spent)?))
    }
}
