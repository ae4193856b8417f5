//! Signing in: the password, and then a code where there is a second factor.

use super::attempts;
use super::password::{Busy, Compared};
use super::second_factor::SecondFactorFault;
use super::session::Proven;
use super::{Account, Password, SessionToken, tried};
use crate::server::Server;
use crate::server::federation::SignUpPolicy;
use crate::store::account::{self, AccountRow};
use crate::store::federation::{Federation, FederationId};
use crate::store::{Moment, StoreError, session};
use time::Duration;

/// Sessions that have expired are looked for no more often than this, however many sign in.
pub(in crate::server) const SWEPT_EVERY: Duration = Duration::minutes(1);

/// Why somebody was not signed in.
#[derive(Debug, thiserror::Error)]
pub enum SignInFault {
    /// The address and the password do not go together. Whether there is such an account is not told.
    #[error("the address and the password do not go together")]
    Wrong,
    /// They go together, but nobody has shown yet that the address is theirs. A letter is on its way, by which it can be shown.
    #[error("the address is not confirmed")]
    Unconfirmed,
    /// This address has been tried too often, or too much has failed from this network.
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

/// Why the code did not finish signing in.
#[derive(Debug, thiserror::Error)]
pub enum CodeFault {
    /// No session waits for a code, or not any more: the password is to be given again.
    #[error("no session waits for a code")]
    NothingAwaited,
    /// The code was not taken.
    #[error(transparent)]
    SecondFactor(#[from] SecondFactorFault),
}

impl Server {
    /// Signs somebody in with their account in a federation, with a new token; where they have a second factor it stands for nobody
    /// until [`Server::give_code`]. A session the browser had before is not touched: end it with [`Server::sign_out`].
    pub async fn sign_in(
        &self,
        federation: &Federation,
        email: &str,
        password: Password,
    ) -> Result<(Account, SessionToken), SignInFault> {
        let email = email.trim().to_lowercase();
        let tried = tried(federation, &email);
        let network = self.browser.network.map(|network| network.to_string());
        let (site, now) = (self.inner.federation.id, self.inner.clock.now());
        let too_many = |wait| SignInFault::TooManyAttempts { wait };
        if let Some(network) = &network {
            self.inner.networks.allow(site, network, now).await?.map_err(too_many)?;
        }
        // Nothing is written for those whom the line would send away.
        self.inner.passwords.has_room()?;
        self.inner.attempts.begin(federation.id, &tried, now).await?.map_err(too_many)?;
        match self.account_of(federation.id, &email, password).await {
            Ok(Some(account)) => {
                if must_confirm(federation, &account) {
                    self.inner.attempts.clear(federation.id, &tried).await;
                    self.remind_to_confirm(federation, &account).await?;
                    return Err(SignInFault::Unconfirmed);
                }
                if self.inner.sweeps.begin(federation.id, "", now).await?.is_ok() {
                    self.sweep_sessions(federation.id, now).await;
                    attempts::sweep(&self.inner.store, federation.id, now).await;
                }
                Ok(self.admit(federation, account, &tried, now).await?)
            }
            Ok(None) => {
                if let Some(network) = &network {
                    self.inner.networks.count(site, network, now).await?;
                }
                Err(SignInFault::Wrong)
            }
            Err(fault) => {
                self.inner.attempts.take_back(federation.id, &tried).await;
                Err(fault)
            }
        }
    }

    /// Whether the session of this token waits for the code of a second factor.
    pub async fn awaits_code(&self, token: &SessionToken) -> Result<bool, StoreError> {
        let found = self.session_of(token, self.inner.clock.now()).await?;
        Ok(found.is_some_and(|found| found.awaits_code))
    }

    /// Finishes signing in: the session that waited ends, and another begins, with another token.
    pub async fn give_code(&self, token: &SessionToken, code: &str) -> Result<SessionToken, CodeFault> {
        let now = self.inner.clock.now();
        let store = SecondFactorFault::from;
        let found = self.session_of(token, now).await.map_err(store)?;
        let found = found.filter(|found| found.awaits_code).ok_or(CodeFault::NothingAwaited)?;
        let row = account::by_id(&self.inner.store, found.federation_id, found.account_id).await;
        let account = Account::from(row.map_err(store)?.ok_or(CodeFault::NothingAwaited)?);
        let federation = self.federation_of(token.code()).await.map_err(store)?;
        let federation = federation.ok_or(CodeFault::NothingAwaited)?;
        self.take_code(&account, code).await?;
        let begun = async {
            let mut write = self.inner.store.write().await?;
            session::delete(&mut write, found.federation_id, &found.token_hash).await?;
            let begun = self.open_session(&mut write, &federation, account.id, now, Proven::ByCode).await?;
            write.commit().await?;
            Ok::<_, StoreError>(begun)
        };
        Ok(begun.await.map_err(store)?)
    }

    /// The account that the address and the password are of. It takes the same work when there is none. A hash of another cost than
    /// is asked for now is replaced.
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
        let salt = self.inner.entropy.bytes();
        match self.inner.passwords.compare(password, kept, salt).await? {
            Compared::Different => Ok(None),
            Compared::Same => Ok(found),
            Compared::SameAt(renewed) => {
                if let Some(row) = &found
                    && let Err(error) = self.renew_hash(row, &renewed).await
                {
                    // The one that is kept is as good as it was; the next signing in tries again.
                    tracing::warn!(%error, "a password's hash could not be renewed");
                }
                Ok(found)
            }
        }
    }

    async fn renew_hash(&self, row: &AccountRow, renewed: &str) -> Result<(), StoreError> {
        let mut write = self.inner.store.write().await?;
        account::change_password_hash(&mut write, row.federation_id, row.id, &row.password_hash, renewed)
            .await?;
        write.commit().await
    }

    async fn admit(
        &self,
        federation: &Federation,
        row: AccountRow,
        tried: &str,
        now: Moment,
    ) -> Result<(Account, SessionToken), StoreError> {
        let mut write = self.inner.store.write().await?;
        let token = self.begin_session(&mut write, federation, row.id, now).await?;
        self.inner.attempts.clear_within(&mut write, federation.id, tried).await?;
        write.commit().await?;
        Ok((row.into(), token))
    }
}

/// Whether the federation wants to know that the address is theirs, and does not yet.
fn must_confirm(federation: &Federation, account: &AccountRow) -> bool {
    SignUpPolicy::of(federation) == SignUpPolicy::Confirmed && account.confirmed_at.is_none()
}
