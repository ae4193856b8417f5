//! The table `recovery_code`.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, execute, fetch_scalar};

/// Adds the hash of an unused code, 32 bytes.
pub async fn insert(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    code_hash: &[u8],
) -> Result<(), StoreError> {
    const SQL: &str = "INSERT INTO recovery_code (federation_id, account_id, code_hash) VALUES ($1, $2, $3)";
    execute(write, SQL, &(federation, account, code_hash)).await
}

/// Redeems a code. Returns true if it exists and was unused.
pub async fn redeem(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    code_hash: &[u8],
    at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE recovery_code SET used_at = $4
        WHERE federation_id = $1 AND account_id = $2 AND code_hash = $3 AND used_at IS NULL";
    changes_rows(write, SQL, &(federation, account, code_hash, at)).await
}

/// Number of an account's unused codes.
pub async fn count_unused(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<i64, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM recovery_code
        WHERE federation_id = $1 AND account_id = $2 AND used_at IS NULL";
    fetch_scalar(store, SQL, &(federation, account)).await
}

/// Removes all codes of an account, used or not.
pub async fn delete_all(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<(), StoreError> {
    const SQL: &str = "DELETE FROM recovery_code WHERE federation_id = $1 AND account_id = $2";
    execute(write, SQL, &(federation, account)).await
}
