//! Faults of second-factor actions.

use crate::accounts::password::QueueFull;
use store::StoreError;
use time::Duration;

/// The reason a second-factor action failed.
#[derive(Debug, thiserror::Error)]
pub enum SecondFactorFault {
    /// No code was given.
    #[error("no code was given")]
    NoCode,
    /// Wrong code, or one used already.
    #[error("the code is wrong or was used already")]
    Code,
    /// Wrong password.
    #[error("the password is wrong")]
    Password,
    /// Nothing to confirm, or confirmed already.
    #[error("there is no second factor to confirm")]
    NotSetUp,
    /// There were too many attempts.
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
