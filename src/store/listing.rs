//! The table `listing`: who agreed to be listed as a director.

use super::account::AccountId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

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
    let listed = on_either!(write.conn(), conn => {
        let query = sqlx::query(SQL).bind(federation).bind(account).bind(at);
        query.execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(listed > 0)
}

/// Removes an account from the list. Returns true if it was on it.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<bool, StoreError> {
    const SQL: &str = "DELETE FROM listing WHERE federation_id = $1 AND account_id = $2";
    let taken = on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(account).execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(taken > 0)
}

/// Time at which an account was listed; `None` if it is not.
pub async fn since(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Option<Moment>, StoreError> {
    const SQL: &str = "SELECT agreed_at FROM listing WHERE federation_id = $1 AND account_id = $2";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(account).fetch_optional(conn).await
    })?)
}
