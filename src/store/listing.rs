//! The table `listing`: who agreed to be listed as a director.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_optional_scalar};

/// Adds an account to the list. Returns true if it was not on it.
pub async fn insert(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        INSERT INTO listing (federation_id, account_id, agreed_at) VALUES ($1, $2, $3)
        ON CONFLICT (federation_id, account_id) DO NOTHING";
    changes_rows(write, SQL, &(federation, account, at)).await
}

/// Removes an account from the list. Returns true if it was on it.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<bool, StoreError> {
    const SQL: &str = "DELETE FROM listing WHERE federation_id = $1 AND account_id = $2";
    changes_rows(write, SQL, &(federation, account)).await
}

/// Time at which an account was listed; `None` if it is not.
pub async fn since(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Option<Moment>, StoreError> {
    const SQL: &str = "SELECT agreed_at FROM listing WHERE federation_id = $1 AND account_id = $2";
    fetch_optional_scalar(store, SQL, &(federation, account)).await
}
