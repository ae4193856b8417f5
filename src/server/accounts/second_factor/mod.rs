//! The second factor: a code that changes every 30 seconds (TOTP, RFC 6238), and recovery codes for
//! a lost authenticator.
//!
//! A code is six digits; the steps before and after are accepted too, as clocks differ. No code is
//! accepted twice, nor one of an earlier step than the last accepted. A recovery code is 80 random
//! bits, stored as a plain hash. [`codes`] is the pure part; `fresh` requires another code for
//! weighty actions; `fault`: reasons for failure.

pub mod codes;
mod fault;
mod fresh;

pub use codes::{RECOVERY_CODES, RecoveryCodes, SharedSecret};
pub use fault::SecondFactorFault;

use super::lock::{lock, lock_with_password};
use super::password::Password;
use super::{Account, SessionToken};
use crate::Server;
use crate::audit::{AuditEvent, Deed};
use crate::roles::Role;
use codes::{hash, step_of};
use store::account;
use store::second_factor::{self, SecondFactorRow};
use store::{Moment, StoreError, WriteTransaction, recovery_code, role, session};

/// Status of an account's second factor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SecondFactor {
    /// Not set up.
    None,
    /// The secret was shown and not yet confirmed by a code.
    Begun(SharedSecret),
    /// Active.
    Confirmed {
        /// Number of unused recovery codes.
        recovery_codes: i64,
    },
}

impl Server {
    /// Status of an account's second factor.
    pub async fn second_factor(&self, who: &Account) -> Result<SecondFactor, StoreError> {
        let store = &self.inner.store;
        Ok(match second_factor::of_account(store, who.federation, who.id).await? {
            None => SecondFactor::None,
            Some(row) if row.confirmed_at.is_none() => SecondFactor::Begun(SharedSecret::of(row.secret)),
            Some(_) => SecondFactor::Confirmed {
                recovery_codes: recovery_code::count_unused(store, who.federation, who.id).await?,
            },
        })
    }

    /// True for a confirmed second factor.
    pub async fn has_second_factor(&self, who: &Account) -> Result<bool, StoreError> {
        let row = second_factor::of_account(&self.inner.store, who.federation, who.id).await?;
        Ok(row.is_some_and(|row| row.confirmed_at.is_some()))
    }

    /// Creates a secret to be set up, in place of an unconfirmed one.
    pub async fn begin_second_factor(&self, who: &Account) -> Result<(), StoreError> {
        let row = SecondFactorRow {
            federation_id: who.federation,
            account_id: who.id,
            secret: self.inner.entropy.bytes::<20>().to_vec(),
            begun_at: self.inner.clock.now(),
            confirmed_at: None,
            last_step: None,
        };
        let mut write = self.inner.store.write().await?;
        second_factor::begin(&mut write, &row).await?;
        write.commit().await
    }

    /// True if the account holds a role that requires a second factor, in any federation.
    pub async fn needs_second_factor(&self, who: &Account) -> Result<bool, StoreError> {
        let rows = role::everywhere(&self.inner.store, who.federation, who.id).await?;
        Ok(rows.iter().filter_map(|row| Role::read(&row.role)).any(Role::asks_for_second_factor))
    }

    /// Confirms the shown secret by a first code. From then on every sign-in requires a code; the
    /// account's other sessions end. Returns the recovery codes, which are never shown again.
    pub async fn confirm_second_factor(
        &self,
        who: &Account,
        token: Option<&SessionToken>,
        code: &str,
    ) -> Result<RecoveryCodes, SecondFactorFault> {
        let now = self.inner.clock.now();
        let row = second_factor::of_account(&self.inner.store, who.federation, who.id).await?;
        let row = row.filter(|row| row.confirmed_at.is_none()).ok_or(SecondFactorFault::Nothing)?;
        self.codes_allowed(who, now).await?;
        let step = step_of(&row.secret, code, now).ok_or(SecondFactorFault::Code)?;
        let mut write = self.inner.store.write().await?;
        lock(&mut write, who).await?.ok_or(SecondFactorFault::Nothing)?;
        if !second_factor::confirm(&mut write, &row, step, now).await? {
            return Err(SecondFactorFault::Nothing);
        }
        // No token has an empty hash.
        let stored = token.map(|token| token.hash().to_vec()).unwrap_or_default();
        session::delete_others_of_account(&mut write, who.federation, who.id, &stored).await?;
        session::prove(&mut write, who.federation, &stored, now).await?;
        let codes = self.give_recovery_codes(&mut write, who).await?;
        self.record(&mut write, &AuditEvent::own(who, Deed::SecondFactorSet)).await?;
        write.commit().await?;
        self.inner.limits.codes.clear(who.federation, &who.id.0.to_string()).await;
        Ok(codes)
    }

    /// Replaces the recovery codes, given the password.
    pub async fn renew_recovery_codes(
        &self,
        who: &Account,
        password: Password,
    ) -> Result<RecoveryCodes, SecondFactorFault> {
        let known = self.must_know_password(who, password).await?;
        let mut write = self.inner.store.write().await?;
        lock_with_password(&mut write, who, &known).await?;
        if !second_factor::is_confirmed(&mut write, who.federation, who.id).await? {
            return Err(SecondFactorFault::Nothing);
        }
        let codes = self.give_recovery_codes(&mut write, who).await?;
        self.record(&mut write, &AuditEvent::own(who, Deed::RecoveryCodesMade)).await?;
        write.commit().await?;
        Ok(codes)
    }

    /// Removes the second factor, given the password. The caller checks whether it may be removed.
    pub async fn remove_second_factor(
        &self,
        who: &Account,
        password: Password,
    ) -> Result<(), SecondFactorFault> {
        let known = self.must_know_password(who, password).await?;
        let mut write = self.inner.store.write().await?;
        lock_with_password(&mut write, who, &known).await?;
        if second_factor::delete(&mut write, who.federation, who.id).await? {
            recovery_code::delete_all(&mut write, who.federation, who.id).await?;
            self.record(&mut write, &AuditEvent::own(who, Deed::SecondFactorRemoved)).await?;
        }
        Ok(write.commit().await?)
    }

    /// Accepts a code of the authenticator, or a recovery code, once.
    pub(super) async fn take_code(&self, who: &Account, code: &str) -> Result<(), SecondFactorFault> {
        let now = self.inner.clock.now();
        let row = second_factor::of_account(&self.inner.store, who.federation, who.id).await?;
        row.filter(|row| row.confirmed_at.is_some()).ok_or(SecondFactorFault::Nothing)?;
        self.codes_allowed(who, now).await?;
        let mut write = self.inner.store.write().await?;
        account::lock(&mut write, who.federation, who.id).await?;
        // The secret may have been replaced since.
        let row = second_factor::of_account(&mut write, who.federation, who.id).await?;
        let row = row.filter(|row| row.confirmed_at.is_some()).ok_or(SecondFactorFault::Nothing)?;
        let step = step_of(&row.secret, code, now);
        let taken = match step {
            Some(step) => second_factor::take_step(&mut write, who.federation, who.id, step).await?,
            None => recovery_code::redeem(&mut write, who.federation, who.id, &hash(code), now).await?,
        };
        if !taken {
            return Err(SecondFactorFault::Code);
        }
        if step.is_none() {
            self.record(&mut write, &AuditEvent::own(who, Deed::RecoveryCodeUsed)).await?;
        }
        write.commit().await?;
        self.inner.limits.codes.clear(who.federation, &who.id.0.to_string()).await;
        Ok(())
    }

    /// Checks the account's password, counting failures as sign-in attempts. Returns the hash it
    /// was checked against: the action is valid as long as that is stored.
    pub(super) async fn must_know_password(
        &self,
        who: &Account,
        password: Password,
    ) -> Result<String, SecondFactorFault> {
        let now = self.inner.clock.now();
        let tried = format!("password of {}", who.id.0);
        let begun = self.inner.limits.sign_ins.begin(who.federation, &tried, now).await?;
        begun.map_err(|wait| SecondFactorFault::TooManyAttempts { wait })?;
        let row = account::by_id(&self.inner.store, who.federation, who.id).await?;
        let stored = row.map(|row| row.password_hash);
        match self.inner.passwords.matches(password, stored.clone()).await {
            Ok(true) => {
                self.inner.limits.sign_ins.clear(who.federation, &tried).await;
                stored.ok_or(SecondFactorFault::Password)
            }
            Ok(false) => Err(SecondFactorFault::Password),
            Err(busy) => {
                self.inner.limits.sign_ins.take_back(who.federation, &tried).await;
                Err(busy.into())
            }
        }
    }

    /// Counts an attempt at a code: there are only a million codes.
    async fn codes_allowed(&self, who: &Account, now: Moment) -> Result<(), SecondFactorFault> {
        let begun = self.inner.limits.codes.begin(who.federation, &who.id.0.to_string(), now).await?;
        begun.map_err(|wait| SecondFactorFault::TooManyAttempts { wait })
    }

    /// In a transaction that has locked the account, so that concurrent calls leave one set.
    async fn give_recovery_codes(
        &self,
        write: &mut WriteTransaction,
        who: &Account,
    ) -> Result<RecoveryCodes, StoreError> {
        let codes = RecoveryCodes::new(&self.inner.entropy);
        recovery_code::delete_all(write, who.federation, who.id).await?;
        for code in codes.as_slice() {
            recovery_code::insert(write, who.federation, who.id, &hash(code)).await?;
        }
        Ok(codes)
    }
}
