//! Applying a change to another person's account: by one person, on a second person's confirmation,
//! or on the command line.

use super::{ACCOUNT_CHANGE, AccountChange, AccountChangeFault};
use crate::Server;
use crate::accounts::policy::SignUpFault;
use crate::accounts::{Account, TicketPurpose};
use crate::audit::{AuditEvent, By, Deed};
use crate::mail::{Email, EmailKind};
use serde_json::json;
use store::account::{self, AccountId, AccountRow};
use store::federation::Federation;
use store::job::{self, JobKey};
use store::{
    Key, StoreError, WriteTransaction, account_deletion, mail, recovery_code, second_factor, session, ticket,
};

impl Server {
    /// Applies a change on the command line, without permission checks: its user can write the
    /// database anyway.
    pub async fn change_account_by_hand(
        &self,
        who: &Account,
        change: AccountChange,
    ) -> Result<(), AccountChangeFault> {
        let change = change.checked()?;
        let federation = &self.home_of(who).await?.ok_or(AccountChangeFault::Nobody)?;
        let mut write = self.inner.store.write().await?;
        let row = account::lock(&mut write, federation.id, who.id).await?;
        let row = row.filter(|row| !row.name.is_empty()).ok_or(AccountChangeFault::Nobody)?;
        // This settles a pending change.
        let key = JobKey { federation: federation.id, kind: ACCOUNT_CHANGE, about: who.id.0 };
        job::remove_any(&mut write, &key).await?;
        self.change_taken(&mut write, By::Program, federation, &row, &change, None).await?;
        Ok(write.commit().await?)
    }

    /// A user's member number in their federation.
    pub async fn member_number(&self, who: &Account) -> Result<Option<String>, StoreError> {
        let row = account::by_id(&self.inner.store, who.federation, who.id).await?;
        Ok(row.and_then(|row| row.member_number))
    }

    /// Fails if nothing would change.
    pub(super) async fn must_change_something(
        &self,
        write: &mut WriteTransaction,
        row: &AccountRow,
        change: &AccountChange,
    ) -> Result<(), AccountChangeFault> {
        let changes = match change {
            AccountChange::SecondFactor => {
                second_factor::of_account(write, row.federation_id, row.id).await?.is_some()
            }
            AccountChange::Correct { name, email, number } => {
                let had = row.member_number.as_deref().unwrap_or_default();
                (&row.name, &row.email, had) != (name, email, number)
            }
            AccountChange::Delete => true,
        };
        if changes { Ok(()) } else { Err(AccountChangeFault::Nothing) }
    }

    /// Applies a change in a transaction that has locked the account. `asked` is the requester, if
    /// another person confirmed it.
    pub(super) async fn change_taken(
        &self,
        write: &mut WriteTransaction,
        by: By,
        federation: &Federation,
        row: &AccountRow,
        change: &AccountChange,
        asked: Option<AccountId>,
    ) -> Result<(), AccountChangeFault> {
        self.must_change_something(write, row, change).await?;
        let deeds = match change {
            AccountChange::SecondFactor => self.without_second_factor(write, federation, row).await?,
            AccountChange::Correct { name, email, number } => {
                self.corrected(write, federation, row, (name, email, number)).await?
            }
            AccountChange::Delete => self.deleted(write, federation, row).await?,
        };
        let who = Account::from(row.clone());
        let entry = |deed| {
            let entry = AuditEvent::new(federation.id, by, deed, &who);
            match asked {
                Some(id) => entry.with(json!({ "asked_by": id.0 })),
                None => entry,
            }
        };
        let entries: Vec<AuditEvent> = deeds.into_iter().map(entry).collect();
        Ok(self.record_all(write, &entries).await?)
    }

    /// Existing sessions end: their sign-in relied on it.
    async fn without_second_factor(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        row: &AccountRow,
    ) -> Result<Vec<Deed>, StoreError> {
        second_factor::delete(write, federation.id, row.id).await?;
        recovery_code::delete_all(write, federation.id, row.id).await?;
        session::delete_of_account(write, federation.id, row.id).await?;
        let message = Email { federation, to: &row.email, kind: EmailKind::SecondFactorRemoved };
        self.post(write, message).await?;
        Ok(vec![Deed::SecondFactorRemoved])
    }

    async fn corrected(
        &self,
        write: &mut WriteTransaction,
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
            account::set_member_number(write, federation.id, row.id, number).await.map_err(taken)?;
            deeds.push(Deed::MemberNumberChanged);
        }
        if email != row.email {
            // Before the change: the email's language is looked up by the address.
            let kind = EmailKind::AddressChanged;
            self.post(write, Email { federation, to: &row.email, kind }).await?;
            account::set_email(write, federation.id, row.id, email).await.map_err(taken)?;
            account::unconfirm(write, federation.id, row.id).await?;
            // Revokes links sent to the old address, and ends sessions.
            ticket::delete_of_account(write, federation.id, row.id).await?;
            session::delete_of_account(write, federation.id, row.id).await?;
            // An account without a password is invited again by the corrector instead.
            if !row.password_hash.is_empty() {
                let purpose = TicketPurpose::Confirmation;
                let (link, until) = self.issue(write, federation, row.id, purpose, email).await?;
                let kind = EmailKind::Confirmation { link: &link, until };
                self.post(write, Email { federation, to: email, kind }).await?;
            }
            deeds.push(Deed::AddressChanged);
        }
        Ok(deeds)
    }

    async fn deleted(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        row: &AccountRow,
    ) -> Result<Vec<Deed>, StoreError> {
        mail::delete_to(write, federation.id, &row.email).await?;
        // Before the deletion: the email's language is looked up by the address.
        self.post(write, Email { federation, to: &row.email, kind: EmailKind::AccountDeleted }).await?;
        let email = format!("deleted {}", row.id.0);
        account_deletion::erase(write, federation.id, row.id, &email, federation.keeps_record).await?;
        Ok(vec![Deed::AccountDeleted])
    }
}

fn taken(error: StoreError) -> AccountChangeFault {
    match error {
        StoreError::Unique(Key::AccountEmail) => AccountChangeFault::Field(SignUpFault::EmailTaken),
        StoreError::Unique(Key::AccountMember) => AccountChangeFault::NumberTaken,
        other => other.into(),
    }
}
