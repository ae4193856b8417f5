//! Password checks behind emailed links: a new password against the rules, and the current one.

use super::account::sign_in_key;
use super::policy::{self, SignUpFault};
use super::ticket::TicketFault;
use super::{Password, strength};
use crate::parts::{Clock, Entropy, Passwords, RateLimits, Service};
use std::sync::Arc;
use store::account::AccountRow;
use store::federation::Federation;

/// New and current passwords behind emailed links.
#[derive(Clone, Debug, Service)]
pub(crate) struct PasswordCheck {
    clock: Clock,
    entropy: Entropy,
    passwords: Passwords,
    limits: Arc<RateLimits>,
}

impl PasswordCheck {
    /// Hashes a new password unless it is easily guessed.
    pub(super) async fn hash_new(&self, row: &AccountRow, password: Password) -> Result<String, TicketFault> {
        policy::password_length(&password).map_err(TicketFault::Field)?;
        let about = strength::about(&row.name, &row.email);
        if let Some(why) = self.passwords.guessable(password.clone(), about).await? {
            return Err(TicketFault::Field(SignUpFault::PasswordGuessable(why)));
        }
        Ok(self.passwords.hash(password, self.entropy.bytes()).await?)
    }

    /// Compares a password with the account's. Counts with the sign-in attempts.
    pub(super) async fn is_their_password(
        &self,
        federation: &Federation,
        row: &AccountRow,
        password: Password,
    ) -> Result<(), TicketFault> {
        let (tried, attempts) = (sign_in_key(federation, &row.email), &self.limits.sign_ins);
        let begun = attempts.begin(federation.id, &tried, self.clock.now()).await?;
        begun.map_err(|wait| TicketFault::TooManyAttempts { wait })?;
        let stored = Some(row.password_hash.clone()).filter(|hash| !hash.is_empty());
        match self.passwords.matches(password, stored).await {
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
}
