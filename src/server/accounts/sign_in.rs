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

/// Sessions and tickets that have expired are looked for no more often than this, however many sign in.
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

/// An account whose password was given.
struct Known {
    /// The row as it was then.
    row: AccountRow,
    /// What is to be kept instead of its hash, where that was made at another cost.
    renewed: Option<String>,
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
        match self.account_of(federation.id, &email, password.clone()).await {
            Ok(Some(known)) => {
                if must_confirm(federation, &known.row) {
                    self.inner.attempts.clear(federation.id, &tried).await;
                    self.remind_to_confirm(federation, &known.row).await?;
                    return Err(SignInFault::Unconfirmed);
                }
                if self.inner.sweeps.begin(federation.id, "", now).await?.is_ok() {
                    self.sweep(federation.id, now).await;
                    attempts::sweep(&self.inner.store, federation.id, now).await;
                }
                if let Some(admitted) = self.admit(federation, known, &tried, now).await? {
                    return Ok(admitted);
                }
                // What is kept is another hash by now, of this password or of another.
                let again = self.account_of(federation.id, &email, password).await?;
                let admitted = match again {
                    Some(known) => self.admit(federation, known, &tried, now).await?,
                    None => None,
                };
                admitted.ok_or(SignInFault::Wrong)
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
            account::take(&mut write, found.federation_id, found.account_id).await?;
            // Whoever ended it meanwhile, with all the others or by another password, has ended it.
            if !session::delete(&mut write, found.federation_id, &found.token_hash).await? {
                return Ok(None);
            }
            let begun = self.open_session(&mut write, &federation, account.id, now, Proven::ByCode).await?;
            write.commit().await?;
            Ok::<_, StoreError>(Some(begun))
        };
        begun.await.map_err(store)?.ok_or(CodeFault::NothingAwaited)
    }

    /// The account that the address and the password are of. It takes the same work when there is none.
    async fn account_of(
        &self,
        federation: FederationId,
        email: &str,
        password: Password,
    ) -> Result<Option<Known>, SignInFault> {
        // No account has such an address, and PostgreSQL would not take it.
        let found = match email.contains('\0') {
            true => None,
            false => account::by_email(&self.inner.store, federation, email).await?,
        };
        let kept = found.as_ref().map(|row| row.password_hash.clone()).filter(|hash| !hash.is_empty());
        let salt = self.inner.entropy.bytes();
        match self.inner.passwords.compare(password, kept, salt).await? {
            Compared::Different => Ok(None),
            Compared::Same => Ok(found.map(|row| Known { row, renewed: None })),
            Compared::SameAt(renewed) => Ok(found.map(|row| Known { row, renewed: Some(renewed) })),
        }
    }

    /// Begins a session for who knew the password; none where that is another one by now. A hash of another cost than is asked for now is replaced.
    async fn admit(
        &self,
        federation: &Federation,
        known: Known,
        tried: &str,
        now: Moment,
    ) -> Result<Option<(Account, SessionToken)>, StoreError> {
        let (id, checked) = (known.row.id, &known.row.password_hash);
        let mut write = self.inner.store.write().await?;
        let row = account::take(&mut write, federation.id, id).await?;
        let Some(row) = row.filter(|row| row.password_hash == *checked) else { return Ok(None) };
        if let Some(renewed) = &known.renewed {
            account::set_password(&mut write, federation.id, id, renewed).await?;
        }
        let token = self.begin_session(&mut write, federation, id, now).await?;
        self.inner.attempts.clear_within(&mut write, federation.id, tried).await?;
        write.commit().await?;
        Ok(Some((row.into(), token)))
    }
}

/// Whether the federation wants to know that the address is theirs, and does not yet.
fn must_confirm(federation: &Federation, account: &AccountRow) -> bool {
    SignUpPolicy::of(federation) == SignUpPolicy::Confirmed && account.confirmed_at.is_none()
}
