//! Applies a change to another person's account: removes the second factor, unlinks providers,
//! corrects name, address or member number, or deletes the account; with emails and audit entries.
//! Requests and confirmations are in the parent module.

use super::{ACCOUNT_CHANGE, AccountChange, AccountChangeFault, StaffChanges};
use crate::accounts::policy::SignUpFault;
use crate::accounts::{Account, TicketPurpose};
use crate::audit::{AuditEvent, By, Deed};
use crate::mail::{Email, EmailKind};
use serde_json::json;
use store::account::{self, AccountId, AccountRow};
use store::federation::Federation;
use store::job::{self, JobKey};
use store::{
    Key, StoreError, WriteTransaction, account_deletion, mail, provider, provider_link, recovery_code,
    second_factor, session, ticket,
};
use words::Language;

impl StaffChanges {
    /// Applies a change from the command line, without permission checks: its user can write to
    /// the database anyway.
    pub async fn change_from_command_line(
        &self,
        who: &Account,
        change: AccountChange,
    ) -> Result<(), AccountChangeFault> {
        let change = change.checked()?;
        let federation = &self.federations.home_of(who).await?.ok_or(AccountChangeFault::NoSuchAccount)?;
        let mut write = self.store.write().await?;
        let row = account::lock(&mut write, federation.id, who.id).await?;
        let row = row.filter(|row| !row.name.is_empty()).ok_or(AccountChangeFault::NoSuchAccount)?;
        // A pending request for this account is dropped.
        let key = JobKey { federation: federation.id, kind: ACCOUNT_CHANGE, about: who.id.0 };
        job::remove_any(&mut write, &key).await?;
        self.apply_change(&mut write, (By::Program, None), federation, &row, &change, None).await?;
        Ok(write.commit().await?)
    }

    /// A user's member number in their federation, if they have one.
    pub async fn member_number(&self, who: &Account) -> Result<Option<String>, StoreError> {
        let row = account::by_id(&self.store, who.federation, who.id).await?;
        Ok(row.and_then(|row| row.member_number))
    }

    /// Fails with [`AccountChangeFault::NoChange`] if nothing would change.
    pub(super) async fn require_effect(
        &self,
        write: &mut WriteTransaction,
        row: &AccountRow,
        change: &AccountChange,
    ) -> Result<(), AccountChangeFault> {
        let changes = match change {
            AccountChange::SecondFactor => {
                second_factor::of_account(write, row.federation_id, row.id).await?.is_some()
            }
            AccountChange::Unlink => {
                !provider_link::of_account(write, row.federation_id, row.id).await?.is_empty()
            }
            AccountChange::Correct { name, email, number } => {
                let number_now = row.member_number.as_deref().unwrap_or_default();
                (&row.name, &row.email, number_now) != (name, email, number)
            }
            AccountChange::Delete => true,
        };
        if changes { Ok(()) } else { Err(AccountChangeFault::NoChange) }
    }

    /// Applies a change in a transaction that has locked the account, and writes its audit entries,
    /// made by `by`, who reads `asked_in`. `requested_by` is the requester, if `by` only confirmed the change.
    pub(super) async fn apply_change(
        &self,
        write: &mut WriteTransaction,
        (by, asked_in): (By, Option<Language>),
        federation: &Federation,
        row: &AccountRow,
        change: &AccountChange,
        requested_by: Option<AccountId>,
    ) -> Result<(), AccountChangeFault> {
        self.require_effect(write, row, change).await?;
        let deeds = match change {
            AccountChange::SecondFactor => {
                self.remove_second_factor_of(write, federation, row, asked_in).await?
            }
            AccountChange::Unlink => self.unlink_all(write, federation, row, asked_in).await?,
            AccountChange::Correct { name, email, number } => {
                self.correct(write, asked_in, federation, row, (name, email, number)).await?
            }
            AccountChange::Delete => self.erase_account(write, federation, row, asked_in).await?,
        };
        let who = Account::from(row.clone());
        let entry = |deed| {
            let event = AuditEvent::new(federation.id, by, deed, &who);
            match requested_by {
                Some(id) => event.with(json!({ "asked_by": id.0 })),
                None => event,
            }
        };
        let entries: Vec<AuditEvent> = deeds.into_iter().map(entry).collect();
        Ok(self.audit.record_all(write, &entries).await?)
    }

    /// Ends existing sessions too: their sign-in relied on the second factor.
    async fn remove_second_factor_of(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        row: &AccountRow,
        asked_in: Option<Language>,
    ) -> Result<Vec<Deed>, StoreError> {
        second_factor::delete(write, federation.id, row.id).await?;
        recovery_code::delete_all(write, federation.id, row.id).await?;
        session::delete_of_account(write, federation.id, row.id).await?;
        let message = Email { federation, to: &row.email, kind: EmailKind::SecondFactorRemoved };
        self.mail.post(write, asked_in, message).await?;
        Ok(vec![Deed::SecondFactorRemoved])
    }

    /// Ends existing sessions too: their sign-in may have relied on a link.
    async fn unlink_all(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        row: &AccountRow,
        asked_in: Option<Language>,
    ) -> Result<Vec<Deed>, StoreError> {
        let mut deeds = Vec::new();
        for one in provider::of_federation(&mut *write, federation.id).await? {
            if provider_link::delete(write, federation.id, row.id, one.id).await? {
                let kind = EmailKind::ProviderUnlinked { name: &one.name };
                self.mail.post(write, asked_in, Email { federation, to: &row.email, kind }).await?;
                deeds.push(Deed::ProviderUnlinked);
            }
        }
        session::delete_of_account(write, federation.id, row.id).await?;
        Ok(deeds)
    }

    /// Changes the fields that differ. A new address must be confirmed again.
    async fn correct(
        &self,
        write: &mut WriteTransaction,
        asked_in: Option<Language>,
        federation: &Federation,
        row: &AccountRow,
        (name, email, number): (&str, &str, &str),
    ) -> Result<Vec<Deed>, AccountChangeFault> {
        let mut deeds = Vec::new();
        if name != row.name {
            account::set_name(write, federation.id, row.id, name).await?;
            deeds.push(Deed::NameChanged);
        }
        if number != row.member_number.as_deref().unwrap_or_default() {
            let number = Some(number).filter(|number| !number.is_empty());
            account::set_member_number(write, federation.id, row.id, number).await.map_err(field_fault)?;
            deeds.push(Deed::MemberNumberChanged);
        }
        if email != row.email {
            // Before the change: the email's language is looked up by the address.
            let kind = EmailKind::AddressChanged;
            self.mail.post(write, asked_in, Email { federation, to: &row.email, kind }).await?;
            account::set_email(write, federation.id, row.id, email).await.map_err(field_fault)?;
            account::unconfirm(write, federation.id, row.id).await?;
            // Revokes links sent to the old address, and ends sessions.
            ticket::delete_of_account(write, federation.id, row.id).await?;
            session::delete_of_account(write, federation.id, row.id).await?;
            // Without a password the account awaits its first sign-in: the person who corrects it
            // sends a new invitation instead.
            if !row.password_hash.is_empty() {
                let purpose = TicketPurpose::Confirmation;
                let (link, until) = self.tickets.issue(write, federation, row.id, purpose, email).await?;
                let kind = EmailKind::Confirmation { link: &link, until };
                self.mail.post(write, asked_in, Email { federation, to: email, kind }).await?;
            }
            deeds.push(Deed::AddressChanged);
        }
        Ok(deeds)
    }

    /// Erases the account. The federation's settings decide whether the public record of its
    /// certificates is kept.
    async fn erase_account(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        row: &AccountRow,
        asked_in: Option<Language>,
    ) -> Result<Vec<Deed>, StoreError> {
        mail::delete_to(write, federation.id, &row.email).await?;
        // Before the deletion: the email's language is looked up by the address.
        self.mail
            .post(write, asked_in, Email { federation, to: &row.email, kind: EmailKind::AccountDeleted })
            .await?;
        let email = format!("deleted {}", row.id.0);
        account_deletion::erase(write, federation.id, row.id, &email, federation.keeps_record).await?;
        Ok(vec![Deed::AccountDeleted])
    }
}

/// The fault for an address or member number already in use by another account.
fn field_fault(error: StoreError) -> AccountChangeFault {
    match error {
        StoreError::Unique(Key::AccountEmail) => AccountChangeFault::Field(SignUpFault::EmailTaken),
        StoreError::Unique(Key::AccountMember) => AccountChangeFault::NumberTaken,
        other => other.into(),
    }
}
