//! Common parts of the ways into an account: rules for a new password, comparison with the stored
//! one, and a limit on emails.

use super::policy::{self, SignUpFault};
use super::second_factor::SecondFactorFault;
use super::ticket::TicketFault;
use super::{Account, Password, tried};
use crate::Server;
use store::account::{self, AccountRow};
use store::federation::Federation;
use store::{StoreError, WriteTransaction};
use time::Duration;

/// Emails to an address within [`LETTERS_WINDOW`] that strangers can trigger.
pub const LETTERS: u32 = 5;
/// From the first of them on.
pub const LETTERS_WINDOW: Duration = Duration::hours(1);

/// Locks an account for the rest of the transaction; `None` if it has been deleted.
pub(crate) async fn take(
    write: &mut WriteTransaction,
    who: &Account,
) -> Result<Option<AccountRow>, StoreError> {
    let row = account::lock(write, who.federation, who.id).await?;
    Ok(row.filter(|row| !row.name.is_empty()))
}

/// The same for who knew the password of this hash, as long as it is the one.
pub(super) async fn take_known(
    write: &mut WriteTransaction,
    who: &Account,
    hash: &str,
) -> Result<AccountRow, SecondFactorFault> {
    let row = take(write, who).await?;
    row.filter(|row| row.password_hash == hash).ok_or(SecondFactorFault::Password)
}

impl Server {
    /// Hashes a new password unless it is easily guessed.
    pub(super) async fn hash_new(&self, row: &AccountRow, password: Password) -> Result<String, TicketFault> {
        policy::password_length(&password).map_err(TicketFault::Field)?;
        let about = policy::about(&row.name, &row.email);
        if let Some(why) = self.inner.passwords.guessable(password.clone(), about).await? {
            return Err(TicketFault::Field(SignUpFault::PasswordGuessable(why)));
        }
        Ok(self.inner.passwords.hash(password, self.inner.entropy.bytes()).await?)
    }

    /// Compares a password with the account's. Counts with the sign-in attempts.
    pub(super) async fn is_their_password(
        &self,
        federation: &Federation,
        row: &AccountRow,
        password: Password,
    ) -> Result<(), TicketFault> {
        let (tried, attempts) = (tried(federation, &row.email), &self.inner.attempts);
        let begun = attempts.begin(federation.id, &tried, self.inner.clock.now()).await?;
        begun.map_err(|wait| TicketFault::TooManyAttempts { wait })?;
        let kept = Some(row.password_hash.clone()).filter(|hash| !hash.is_empty());
        match self.inner.passwords.matches(password, kept).await {
            Ok(true) => {
                attempts.clear(federation.id, &tried).await;
                Ok(())
            }
            Ok(false) => Err(TicketFault::Wrong),
            Err(busy) => {
                attempts.take_back(federation.id, &tried).await;
                Err(busy.into())
            }
        }
    }

    /// Checks the limit on emails that strangers can trigger. A refusal is not reported.
    pub(super) async fn may_write_to(
        &self,
        federation: &Federation,
        email: &str,
    ) -> Result<bool, StoreError> {
        let now = self.inner.clock.now();
        Ok(self.inner.letters.begin(federation.id, &tried(federation, email), now).await?.is_ok())
    }
}
