//! The second factor: a code that changes every 30 seconds (TOTP, RFC 6238), and recovery codes for
//! a lost authenticator.
//!
//! | file | contents |
//! |---|---|
//! | here | setting up, confirming and removing; accepting a code at sign-in |
//! | [`codes`] | computing codes and secrets, without I/O |
//! | `fresh` | requiring a recent code before a signature for others |
//! | `fault` | reasons for failure |
//!
//! A code has six digits and is that of a 30-second step. Codes of the steps before and after the
//! current one are accepted too, as clocks differ; but no code twice, and none of an earlier step
//! than the last accepted. A recovery code is 80 random bits, stored as a plain hash.

pub mod codes;
pub(super) mod fault;
mod fresh;

pub use codes::{RECOVERY_CODES, RecoveryCodes, SharedSecret};
pub use fault::SecondFactorFault;

use super::lock::{lock, lock_with_password};
use super::password::{Password, Passwords};
use super::{Account, SessionToken};
use crate::audit::{Audit, AuditEvent, Deed};
use crate::parts::{Clock, Entropy, RateLimits, Service};
use crate::roles::Role;
use codes::{hash, step_of};
use std::sync::Arc;
use store::second_factor::{self, SecondFactorRow};
use store::{Moment, Store, StoreError, WriteTransaction, account, recovery_code, role, session};

/// Status of an account's second factor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SecondFactor {
    /// Not set up.
    None,
    /// The secret has been created, but not yet confirmed by a code.
    Begun(SharedSecret),
    /// Active.
    Confirmed {
        /// Number of unused recovery codes.
        recovery_codes: i64,
    },
}

/// Second factors: codes and recovery codes.
#[derive(Clone, Debug, Service)]
pub struct SecondFactors {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    passwords: Passwords,
    limits: Arc<RateLimits>,
    audit: Audit,
}

impl SecondFactors {
    /// Status of an account's second factor.
    pub async fn status(&self, who: &Account) -> Result<SecondFactor, StoreError> {
        let store = &self.store;
        Ok(match second_factor::of_account(store, who.federation, who.id).await? {
            None => SecondFactor::None,
            Some(row) if row.confirmed_at.is_none() => SecondFactor::Begun(SharedSecret::of(row.secret)),
            Some(_) => SecondFactor::Confirmed {
                recovery_codes: recovery_code::count_unused(store, who.federation, who.id).await?,
            },
        })
    }

    /// True for a confirmed second factor.
    pub async fn is_active(&self, who: &Account) -> Result<bool, StoreError> {
        let row = second_factor::of_account(&self.store, who.federation, who.id).await?;
        Ok(row.is_some_and(|row| row.confirmed_at.is_some()))
    }

    /// Creates a secret for the user's authenticator, in place of an unconfirmed one.
    pub async fn begin(&self, who: &Account) -> Result<(), StoreError> {
        let row = SecondFactorRow {
            federation_id: who.federation,
            account_id: who.id,
            secret: self.entropy.bytes::<20>().to_vec(),
            begun_at: self.clock.now(),
            confirmed_at: None,
            last_step: None,
        };
        let mut write = self.store.write().await?;
        second_factor::begin(&mut write, &row).await?;
        write.commit().await
    }

    /// True if the account holds a role that requires a second factor, in any federation.
    pub async fn is_needed(&self, who: &Account) -> Result<bool, StoreError> {
        let rows = role::everywhere(&self.store, who.federation, who.id).await?;
        Ok(rows.iter().filter_map(|row| Role::read(&row.role)).any(Role::asks_for_second_factor))
    }

    /// Activates the second factor, given a first code. From then on every sign-in requires a code.
    /// Ends all sessions but the one of `token`, which counts as having given a code. Returns the
    /// recovery codes, which cannot be shown again.
    pub async fn confirm(
        &self,
        who: &Account,
        token: Option<&SessionToken>,
        code: &str,
    ) -> Result<RecoveryCodes, SecondFactorFault> {
        let now = self.clock.now();
        let row = second_factor::of_account(&self.store, who.federation, who.id).await?;
        let row = row.filter(|row| row.confirmed_at.is_none()).ok_or(SecondFactorFault::NotSetUp)?;
        self.count_code_attempt(who, code, now).await?;
        let step = step_of(&row.secret, code, now).ok_or(SecondFactorFault::Code)?;
        let mut write = self.store.write().await?;
        lock(&mut write, who).await?.ok_or(SecondFactorFault::NotSetUp)?;
        if !second_factor::confirm(&mut write, &row, step, now).await? {
            return Err(SecondFactorFault::NotSetUp);
        }
        // Without a token: the empty hash is that of no session.
        let session_hash = token.map(|token| token.hash().to_vec()).unwrap_or_default();
        session::delete_others_of_account(&mut write, who.federation, who.id, &session_hash).await?;
        session::prove(&mut write, who.federation, &session_hash, now).await?;
        let codes = self.replace_recovery_codes(&mut write, who).await?;
        self.audit.record(&mut write, &AuditEvent::own(who, Deed::SecondFactorSet)).await?;
        write.commit().await?;
        self.limits.codes.clear(who.federation, &who.id.0.to_string()).await;
        Ok(codes)
    }

    /// Replaces the recovery codes, given the password.
    pub async fn renew_recovery_codes(
        &self,
        who: &Account,
        password: Password,
    ) -> Result<RecoveryCodes, SecondFactorFault> {
        let checked_hash = self.check_password(who, password).await?;
        let mut write = self.store.write().await?;
        lock_with_password(&mut write, who, &checked_hash).await?;
        if !second_factor::is_confirmed(&mut write, who.federation, who.id).await? {
            return Err(SecondFactorFault::NotSetUp);
        }
        let codes = self.replace_recovery_codes(&mut write, who).await?;
        self.audit.record(&mut write, &AuditEvent::own(who, Deed::RecoveryCodesMade)).await?;
        write.commit().await?;
        Ok(codes)
    }

    /// Removes the second factor, given the password. The caller must have checked that no role of
    /// the account requires it.
    pub async fn remove(&self, who: &Account, password: Password) -> Result<(), SecondFactorFault> {
        let checked_hash = self.check_password(who, password).await?;
        let mut write = self.store.write().await?;
        lock_with_password(&mut write, who, &checked_hash).await?;
        if second_factor::delete(&mut write, who.federation, who.id).await? {
            recovery_code::delete_all(&mut write, who.federation, who.id).await?;
            self.audit.record(&mut write, &AuditEvent::own(who, Deed::SecondFactorRemoved)).await?;
        }
        Ok(write.commit().await?)
    }

    /// Uses up a code of the authenticator, or a recovery code.
    pub(super) async fn use_code(&self, who: &Account, code: &str) -> Result<(), SecondFactorFault> {
        let now = self.clock.now();
        let row = second_factor::of_account(&self.store, who.federation, who.id).await?;
        row.filter(|row| row.confirmed_at.is_some()).ok_or(SecondFactorFault::NotSetUp)?;
        self.count_code_attempt(who, code, now).await?;
        let mut write = self.store.write().await?;
        account::lock(&mut write, who.federation, who.id).await?;
        // The secret may have been replaced since.
        let row = second_factor::of_account(&mut write, who.federation, who.id).await?;
        let row = row.filter(|row| row.confirmed_at.is_some()).ok_or(SecondFactorFault::NotSetUp)?;
        let step = step_of(&row.secret, code, now);
        let is_accepted = match step {
            Some(step) => second_factor::take_step(&mut write, who.federation, who.id, step).await?,
            None => recovery_code::redeem(&mut write, who.federation, who.id, &hash(code), now).await?,
        };
        if !is_accepted {
            return Err(SecondFactorFault::Code);
        }
        if step.is_none() {
            self.audit.record(&mut write, &AuditEvent::own(who, Deed::RecoveryCodeUsed)).await?;
        }
        write.commit().await?;
        self.limits.codes.clear(who.federation, &who.id.0.to_string()).await;
        Ok(())
    }

    /// Checks the account's password; failures count as failed sign-ins. Returns the stored hash,
    /// by which `lock_with_password` detects a password changed in between.
    pub(super) async fn check_password(
        &self,
        who: &Account,
        password: Password,
    ) -> Result<String, SecondFactorFault> {
        let now = self.clock.now();
        let counter = format!("password of {}", who.id.0);
        let begun = self.limits.sign_ins.begin(who.federation, &counter, now).await?;
        begun.map_err(|wait| SecondFactorFault::TooManyAttempts { wait })?;
        let row = account::by_id(&self.store, who.federation, who.id).await?;
        let stored = row.map(|row| row.password_hash);
        match self.passwords.matches(password, stored.clone()).await {
            Ok(true) => {
                self.limits.sign_ins.clear(who.federation, &counter).await;
                stored.ok_or(SecondFactorFault::Password)
            }
            Ok(false) => Err(SecondFactorFault::Password),
            Err(busy) => {
                self.limits.sign_ins.take_back(who.federation, &counter).await;
                Err(busy.into())
            }
        }
    }

    /// Counts an attempt at a code, and fails after too many: there are only a million codes. An
    /// empty field is no attempt.
    async fn count_code_attempt(
        &self,
        who: &Account,
        code: &str,
        now: Moment,
    ) -> Result<(), SecondFactorFault> {
        if code.trim().is_empty() {
            return Err(SecondFactorFault::NoCode);
        }
        let begun = self.limits.codes.begin(who.federation, &who.id.0.to_string(), now).await?;
        begun.map_err(|wait| SecondFactorFault::TooManyAttempts { wait })
    }

    /// Replaces the recovery codes. The transaction must have locked the account, so that
    /// concurrent calls leave one set.
    async fn replace_recovery_codes(
        &self,
        write: &mut WriteTransaction,
        who: &Account,
    ) -> Result<RecoveryCodes, StoreError> {
        let codes = RecoveryCodes::new(&self.entropy);
        recovery_code::delete_all(write, who.federation, who.id).await?;
        for code in codes.as_slice() {
            recovery_code::insert(write, who.federation, who.id, &hash(code)).await?;
        }
        Ok(codes)
    }
}
