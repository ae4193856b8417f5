//! Signing in: the password, and then a code where there is a second factor.

use super::account::sign_in_key;
use super::password::{Compared, Passwords, QueueFull};
use super::second_factor::{SecondFactorFault, SecondFactors};
use super::session::{Sessions, SignInProof, session_of};
use super::sign_up::SignUp;
use super::slow_queue::SlowQueues;
use super::{Account, Browser, Marks, Password, SessionToken};
use crate::federation::Federations;
use crate::parts::{Clock, Entropy, Service};
use crate::rate_limits::limit::{begin_all, sweep};
use crate::rate_limits::{RateLimit, RateLimits};
use std::sync::Arc;
use store::account::{self, AccountRow};
use store::federation::{Federation, FederationId};
use store::{Moment, Store, StoreError, WriteTransaction, session};
use time::Duration;

/// The reason sign-in failed.
#[derive(Debug, thiserror::Error)]
pub enum SignInFault {
    /// Wrong address or password, or an unconfirmed address, to which a confirmation email was
    /// sent. Does not reveal whether the account exists.
    #[error("wrong address or password, or unconfirmed address")]
    Wrong,
    /// Too many attempts with this address, from this network or from all.
    #[error("too many attempts; wait {wait}")]
    TooManyAttempts {
        /// Time to wait.
        wait: Duration,
    },
    /// The hashing queue is full.
    #[error(transparent)]
    Busy(#[from] QueueFull),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The reason a code was not accepted.
#[derive(Debug, thiserror::Error)]
pub enum CodeFault {
    /// No session awaits a code: sign in again.
    #[error("no session waits for a code")]
    NothingAwaited,
    /// The code was rejected.
    #[error(transparent)]
    SecondFactor(#[from] SecondFactorFault),
}

/// An account whose password was given.
struct ProvenPassword {
    /// The row as it was checked.
    row: AccountRow,
    /// New hash to store, if the old one has another cost.
    renewed: Option<String>,
}

/// Rate-limit keys of a sign-in attempt: address and network, and the address alone; or the device,
/// if the account has been used on it.
struct CountedBy {
    there: String,
    anywhere: String,
    network: Option<String>,
    is_known: bool,
}

impl CountedBy {
    fn by<'a>(&'a self, limits: &'a RateLimits) -> Vec<(&'a RateLimit, &'a str)> {
        let mut by = vec![(&limits.sign_ins, self.there.as_str())];
        if !self.is_known {
            by.push((&limits.from_anywhere, self.anywhere.as_str()));
        }
        by
    }
}

/// Signs people in.
#[derive(Clone, Debug, Service)]
pub struct SignIn {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    demonstration: Arc<Federation>,
    passwords: Passwords,
    limits: Arc<RateLimits>,
    slow_queues: Arc<SlowQueues>,
    federations: Federations,
    second_factors: SecondFactors,
    sessions: Sessions,
    sign_up: SignUp,
}

impl SignIn {
    /// Signs in to an account of a federation, with a new token; with a second factor, the session
    /// awaits [`SignIn::with_code`]. Does not end an earlier session of the browser: see
    /// [`Sessions::sign_out`].
    pub async fn with_password(
        &self,
        browser: &Browser,
        federation: &Federation,
        email: &str,
        password: Password,
    ) -> Result<(Account, SessionToken), SignInFault> {
        let email = email.trim().to_lowercase();
        let (site, now) = (self.demonstration.id, self.clock.now());
        let counted = self.counted(browser, federation, &email).await?;
        let slow = match &counted.network {
            Some(network) if !counted.is_known => {
                self.limits.network_failures.allow(site, network, now).await?.is_err().then_some(network)
            }
            _ => None,
        };
        // Check first: nothing is written for callers that the queue would refuse.
        self.passwords.has_room()?;
        let begun = begin_all(federation.id, &counted.by(&self.limits), now).await?;
        begun.map_err(|wait| SignInFault::TooManyAttempts { wait })?;
        let judged = async {
            if let Some(network) = slow {
                self.slow_queues.wait(network).await?;
            }
            self.account_of(federation.id, &email, password.clone()).await
        };
        match judged.await {
            Ok(Some(known)) => {
                if self.sign_up.must_confirm(federation, &known.row) {
                    self.sign_up.remind_to_confirm(federation, &known.row, browser.language).await?;
                    return self.is_wrong(&counted, now).await;
                }
                if self.limits.sweeps.begin(federation.id, "", now).await?.is_ok() {
                    self.sessions.sweep(federation.id, now).await;
                    sweep(&self.store, federation.id, now).await;
                }
                if let Some(admitted) = self.admit(browser, federation, known, &counted, now).await? {
                    return Ok(admitted);
                }
                // The stored hash has changed since, for this password or another.
                let again = self.account_of(federation.id, &email, password).await?;
                let admitted = match again {
                    Some(known) => self.admit(browser, federation, known, &counted, now).await?,
                    None => None,
                };
                admitted.ok_or(SignInFault::Wrong)
            }
            Ok(None) => self.is_wrong(&counted, now).await,
            Err(fault) => {
                for (attempts, who) in counted.by(&self.limits) {
                    attempts.take_back(federation.id, who).await;
                }
                Err(fault)
            }
        }
    }

    /// Rate-limit keys of this client for an address.
    async fn counted(
        &self,
        browser: &Browser,
        federation: &Federation,
        email: &str,
    ) -> Result<CountedBy, StoreError> {
        let network = browser.network.map(|network| network.to_string());
        let anywhere = sign_in_key(federation, email);
        let known = match browser.marks == Marks::default() || email.contains('\0') {
            true => None,
            false => account::by_email(&self.store, federation.id, email).await?,
        };
        if let Some(device) = known.and_then(|row| browser.marks.key_for(&row)) {
            return Ok(CountedBy { there: device, anywhere, network, is_known: true });
        }
        let there = match &network {
            Some(network) => format!("{anywhere} from {network}"),
            None => anywhere.clone(),
        };
        Ok(CountedBy { there, anywhere, network, is_known: false })
    }

    /// Counts a failure and refuses.
    async fn is_wrong<T>(&self, counted: &CountedBy, now: Moment) -> Result<T, SignInFault> {
        if let Some(network) = &counted.network {
            self.limits.network_failures.count(self.demonstration.id, network, now).await?;
        }
        Err(SignInFault::Wrong)
    }

    /// Clears the count of the device or network, and uncounts this attempt.
    async fn forgive_within(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        counted: &CountedBy,
    ) -> Result<(), StoreError> {
        self.limits.sign_ins.clear_within(write, federation, &counted.there).await?;
        if !counted.is_known {
            // Attempts by others with the address stay counted.
            self.limits.from_anywhere.take_back_within(write, federation, &counted.anywhere).await?;
        }
        Ok(())
    }

    /// The device's marks with one added for the account that just signed in; `None` if it has one.
    pub async fn marks_with(&self, browser: &Browser, who: &Account) -> Result<Option<Marks>, StoreError> {
        let Some(row) = account::by_id(&self.store, who.federation, who.id).await? else {
            return Ok(None);
        };
        let marks = &browser.marks;
        if marks.key_for(&row).is_some() {
            return Ok(None);
        }
        Ok(marks.with_mark_of(&row, self.entropy.bytes()))
    }

    /// True if the session of this token awaits a second-factor code.
    pub async fn awaits_code(&self, token: &SessionToken) -> Result<bool, StoreError> {
        let found = session_of(&self.store, token, self.clock.now()).await?;
        Ok(found.is_some_and(|found| found.awaits_code))
    }

    /// Completes a sign-in: replaces the waiting session by a new one with a new token.
    pub async fn with_code(
        &self,
        browser: &Browser,
        token: &SessionToken,
        code: &str,
    ) -> Result<SessionToken, CodeFault> {
        let now = self.clock.now();
        let store = SecondFactorFault::from;
        let found = session_of(&self.store, token, now).await.map_err(store)?;
        let found = found.filter(|found| found.awaits_code).ok_or(CodeFault::NothingAwaited)?;
        let row = account::by_id(&self.store, found.federation_id, found.account_id).await;
        let account = Account::from(row.map_err(store)?.ok_or(CodeFault::NothingAwaited)?);
        let federation = self.federations.by_code(token.code()).await.map_err(store)?;
        let federation = federation.ok_or(CodeFault::NothingAwaited)?;
        self.second_factors.use_code(&account, code).await?;
        let begun = async {
            let mut write = self.store.write().await?;
            account::lock(&mut write, found.federation_id, found.account_id).await?;
            // It may have been ended meanwhile, by sign-out everywhere or a new password.
            if !session::delete(&mut write, found.federation_id, &found.token_hash).await? {
                return Ok(None);
            }
            let begun = self
                .sessions
                .open_session(&mut write, &federation, account.id, now, (browser, SignInProof::ByCode))
                .await?;
            write.commit().await?;
            Ok::<_, StoreError>(Some(begun))
        };
        begun.await.map_err(store)?.ok_or(CodeFault::NothingAwaited)
    }

    /// The account with this address and password; equal work if there is none.
    async fn account_of(
        &self,
        federation: FederationId,
        email: &str,
        password: Password,
    ) -> Result<Option<ProvenPassword>, SignInFault> {
        // No account has such an address, and PostgreSQL rejects it.
        let found = match email.contains('\0') {
            true => None,
            false => account::by_email(&self.store, federation, email).await?,
        };
        let stored = found.as_ref().map(|row| row.password_hash.clone()).filter(|hash| !hash.is_empty());
        let salt = self.entropy.bytes();
        match self.passwords.compare(password, stored, salt).await? {
            Compared::Different => Ok(None),
            Compared::Same => Ok(found.map(|row| ProvenPassword { row, renewed: None })),
            Compared::SameAt(renewed) => Ok(found.map(|row| ProvenPassword { row, renewed: Some(renewed) })),
        }
    }

    /// Begins a session; `None` if the stored hash has changed since the check. Replaces a hash of
    /// another cost.
    async fn admit(
        &self,
        browser: &Browser,
        federation: &Federation,
        known: ProvenPassword,
        counted: &CountedBy,
        now: Moment,
    ) -> Result<Option<(Account, SessionToken)>, StoreError> {
        let (id, checked) = (known.row.id, &known.row.password_hash);
        let mut write = self.store.write().await?;
        let row = account::lock(&mut write, federation.id, id).await?;
        let Some(row) = row.filter(|row| row.password_hash == *checked) else { return Ok(None) };
        if let Some(renewed) = &known.renewed {
            account::set_password(&mut write, federation.id, id, renewed).await?;
        }
        let token = self.sessions.begin_session(&mut write, federation, id, now, browser).await?;
        self.forgive_within(&mut write, federation.id, counted).await?;
        write.commit().await?;
        Ok(Some((row.into(), token)))
    }
}
