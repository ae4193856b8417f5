//! The table `flag`.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{execute, fetch_all};
use super::row::{self, Row};
use super::sql::sql;

/// A flag's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "flag", key(federation_id, account_id, scenario))]
pub struct FlagRow {
    pub federation_id: FederationId,
    /// The account that set it.
    pub account_id: AccountId,
    pub scenario: String,
    pub flagged_at: Moment,
}

/// Sets a flag, if not set.
pub async fn set(write: &mut WriteTransaction, row: &FlagRow) -> Result<(), StoreError> {
    row::insert_new(write, row).await.map(|_| ())
}

/// Clears a flag, if set.
pub async fn clear(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    scenario: &str,
) -> Result<(), StoreError> {
    execute(write, FlagRow::DELETE, &(federation, account, scenario)).await
}

/// All flags of an account, by scenario.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<FlagRow>, StoreError> {
    const SQL: &str =
        sql!(FlagRow::SELECT, " WHERE federation_id = $1 AND account_id = $2 ORDER BY scenario");
    fetch_all(from, SQL, &(federation, account)).await
}
