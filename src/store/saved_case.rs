//! The table `saved_case`. A name is never given another case: rows are inserted and deleted.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{execute, fetch_all, fetch_optional, fetch_scalar};
use super::row::{self, Row};
use super::sql::sql;

/// A case saved at the desk.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "saved_case", key(federation_id, account_id, name))]
pub struct SavedCaseRow {
    pub federation_id: FederationId,
    /// The owner.
    pub account_id: AccountId,
    pub name: String,
    /// The desk's query.
    pub query: String,
    pub saved_at: Moment,
}

/// Saves a case.
pub async fn insert(write: &mut WriteTransaction, row: &SavedCaseRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Deletes a case, if there is one of this name.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    name: &str,
) -> Result<(), StoreError> {
    execute(write, SavedCaseRow::DELETE, &(federation, account, name)).await
}

/// An account's case of this name.
pub async fn by_name(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
    name: &str,
) -> Result<Option<SavedCaseRow>, StoreError> {
    fetch_optional(from, SavedCaseRow::SELECT_BY_KEY, &(federation, account, name)).await
}

/// Number of an account's cases.
pub async fn count(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<i64, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM saved_case WHERE federation_id = $1 AND account_id = $2";
    fetch_scalar(from, SQL, &(federation, account)).await
}

/// An account's cases, the latest first.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<SavedCaseRow>, StoreError> {
    const SQL: &str = sql!(
        SavedCaseRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 ORDER BY saved_at DESC, name"
    );
    fetch_all(from, SQL, &(federation, account)).await
}
