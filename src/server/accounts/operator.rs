//! The operator's changes to accounts on the command line, without permission checks: its user can
//! write the database anyway.

use super::password::QueueFull;
use super::policy::{self, SignUpFault};
use super::{Account, Accounts, Password, strength};
use crate::audit::{AuditEvent, By, Deed};
use store::account::{self, AccountId, AccountRow};
use store::federation::Federation;
use store::{Key, StoreError, session, ticket};

/// The reason an account was not changed.
#[derive(Debug, thiserror::Error)]
pub enum OperatorFault {
    /// Faults of the input.
    #[error("not taken: {}", .0.iter().map(|fault| format!("{fault:?}")).collect::<Vec<_>>().join(", "))]
    Faults(Vec<SignUpFault>),
    /// No password can be hashed.
    #[error(transparent)]
    Busy(#[from] QueueFull),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Accounts {
    /// Creates an account under any sign-up policy. Its address counts as confirmed, on the
    /// operator's word.
    pub async fn enter_account(
        &self,
        federation: &Federation,
        name: &str,
        email: &str,
        password: Password,
    ) -> Result<Account, OperatorFault> {
        let (name, email) = match (policy::name(name), policy::email(email)) {
            (Ok(name), Ok(email)) => (name, email),
            (name, email) => {
                return Err(OperatorFault::Faults(name.err().into_iter().chain(email.err()).collect()));
            }
        };
        let password_hash = self.hash_by_hand(&name, &email, password).await?;
        let now = self.clock.now();
        let row = AccountRow {
            federation_id: federation.id,
            id: AccountId(self.entropy.id(now)),
            email,
            name,
            password_hash,
            created_at: now,
            member_number: None,
            confirmed_at: Some(now),
            must_confirm: false,
            language: None,
            law_language: None,
            law_beside: false,
        };
        let mut write = self.store.write().await?;
        account::insert(&mut write, &row).await.map_err(|error| match error {
            StoreError::Unique(Key::AccountEmail) => OperatorFault::Faults(vec![SignUpFault::EmailTaken]),
            other => other.into(),
        })?;
        let account = Account::from(row);
        let entry = AuditEvent::new(federation.id, By::Program, Deed::AccountMade, &account);
        self.audit.record(&mut write, &entry).await?;
        write.commit().await?;
        Ok(account)
    }

    /// Sets a new password and ends all sessions.
    pub async fn replace_password(&self, who: &Account, password: Password) -> Result<(), OperatorFault> {
        let hash = self.hash_by_hand(&who.name, &who.email, password).await?;
        let mut write = self.store.write().await?;
        account::lock(&mut write, who.federation, who.id).await?;
        account::set_password(&mut write, who.federation, who.id, &hash).await?;
        session::delete_of_account(&mut write, who.federation, who.id).await?;
        // Also revokes links that others have requested.
        ticket::delete_of_account(&mut write, who.federation, who.id).await?;
        self.audit
            .record(&mut write, &AuditEvent::new(who.federation, By::Program, Deed::PasswordChanged, who))
            .await?;
        Ok(write.commit().await?)
    }

    /// Ends all of an account's sessions.
    pub async fn end_sessions_of(&self, who: &Account) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        account::lock(&mut write, who.federation, who.id).await?;
        session::delete_of_account(&mut write, who.federation, who.id).await?;
        self.audit
            .record(&mut write, &AuditEvent::new(who.federation, By::Program, Deed::SessionsEnded, who))
            .await?;
        write.commit().await
    }

    async fn hash_by_hand(
        &self,
        name: &str,
        email: &str,
        password: Password,
    ) -> Result<String, OperatorFault> {
        policy::password_length(&password).map_err(|fault| OperatorFault::Faults(vec![fault]))?;
        let about = strength::about(name, email);
        if let Some(why) = self.passwords.guessable(password.clone(), about).await? {
            return Err(OperatorFault::Faults(vec![SignUpFault::PasswordGuessable(why)]));
        }
        Ok(self.passwords.hash(password, self.entropy.bytes()).await?)
    }
}
