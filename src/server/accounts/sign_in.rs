//! Signing in.

use super::password::Busy;
use super::{Account, Password, SessionToken, tried};
use crate::server::Server;
use crate::server::federation::SignUpPolicy;
use crate::store::account::{self, AccountRow};
use crate::store::federation::{Federation, FederationId};
use crate::store::{Moment, StoreError};
use time::Duration;

/// Why somebody was not signed in.
#[derive(Debug, thiserror::Error)]
pub enum SignInFault {
    /// The address and the password do not go together. Whether there is such an account is not told.
    #[error("the address and the password do not go together")]
    Wrong,
    /// They go together, but nobody has shown yet that the address is theirs. A letter is on its way, by which it can be shown.
    #[error("the address is not confirmed")]
    Unconfirmed,
    /// This address has been tried too often.
    #[error("too many attempts; wait {wait}")]
    TooManyAttempts {
        /// How long to wait.
        wait: Duration,
    },
    /// Too many people are signing in at this moment.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// The database did not play along.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Server {
    /// Signs somebody in with their account in a federation, with a new token. A session the browser had before is not touched: end it with
    /// [`Server::sign_out`].
    pub async fn sign_in(
        &self,
        federation: &Federation,
        email: &str,
        password: Password,
    ) -> Result<(Account, SessionToken), SignInFault> {
        let email = email.trim().to_lowercase();
        let tried = tried(federation, &email);
        let now = self.inner.clock.now();
        self.inner.attempts.begin(&tried, now).map_err(|wait| SignInFault::TooManyAttempts { wait })?;
        match self.account_of(federation.id, &email, password).await {
            Ok(Some(account)) => {
                self.inner.attempts.clear(&tried);
                if must_confirm(federation, &account) {
                    self.remind_to_confirm(federation, &account).await?;
                    return Err(SignInFault::Unconfirmed);
                }
                self.sweep_sessions(federation.id, now).await;
                Ok(self.admit(federation, account, now).await?)
            }
            Ok(None) => Err(SignInFault::Wrong),
            Err(fault) => {
                self.inner.attempts.take_back(&tried);
                Err(fault)
            }
        }
    }

    /// The account that the address and the password are of. It takes the same work when there is none.
    async fn account_of(
        &self,
        federation: FederationId,
        email: &str,
        password: Password,
    ) -> Result<Option<AccountRow>, SignInFault> {
        // No account has such an address, and PostgreSQL would not take it.
        let found = match email.contains('\0') {
            true => None,
            false => account::by_email(&self.inner.store, federation, email).await?,
        };
        let kept = found.as_ref().map(|row| row.password_hash.clone()).filter(|hash| !hash.is_empty());
        let matches = self.inner.passwords.matches(password, kept).await?;
        Ok(found.filter(|_| matches))
    }

    async fn admit(
        &self,
        federation: &Federation,
        row: AccountRow,
        now: Moment,
    ) -> Result<(Account, SessionToken), StoreError> {
        let mut write = self.inner.store.write().await?;
        let token = self.begin_session(&mut write, federation, row.id, now).await?;
        write.commit().await?;
        Ok((row.into(), token))
    }
}

/// Whether the federation wants to know that the address is theirs, and does not yet.
fn must_confirm(federation: &Federation, account: &AccountRow) -> bool {
    SignUpPolicy::of(federation) == SignUpPolicy::Confirmed && account.confirmed_at.is_none()
}
