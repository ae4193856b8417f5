//! Accounts locked for the rest of a transaction.

use super::Account;
use super::second_factor::fault::SecondFactorFault;
use store::account::{self, AccountRow};
use store::{StoreError, WriteTransaction};

/// Locks an account; `None` if it has been deleted.
pub(crate) async fn lock(
    write: &mut WriteTransaction,
    who: &Account,
) -> Result<Option<AccountRow>, StoreError> {
    let row = account::lock(write, who.federation, who.id).await?;
    Ok(row.filter(|row| !row.name.is_empty()))
}

/// Locks an account whose password was checked against this hash. Fails if another is stored now.
pub(super) async fn lock_with_password(
    write: &mut WriteTransaction,
    who: &Account,
    hash: &str,
) -> Result<AccountRow, SecondFactorFault> {
    let row = lock(write, who).await?;
    row.filter(|row| row.password_hash == hash).ok_or(SecondFactorFault::Password)
}
