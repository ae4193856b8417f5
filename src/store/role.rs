//! The table `role`.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_all, fetch_scalar, fetch_scalars};
use super::row::{self, Row};
use super::sql::sql;

/// A role held in a federation.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "role", key(federation_id, home_id, account_id, role))]
pub struct RoleRow {
    /// The federation.
    pub federation_id: FederationId,
    /// The holder's home federation.
    pub home_id: FederationId,
    /// The holder.
    pub account_id: AccountId,
    /// `course_leader`, `invigilator`, `examiner`, `admin` or `operator`.
    pub role: String,
    pub granted_at: Moment,
}

/// Grants a role. Returns true if it was not held before.
pub async fn grant(write: &mut WriteTransaction, row: &RoleRow) -> Result<bool, StoreError> {
    row::insert_new(write, row).await
}

/// Revokes a role. Returns true if it was held.
pub async fn revoke(
    write: &mut WriteTransaction,
    federation: FederationId,
    home: FederationId,
    account: AccountId,
    role: &str,
) -> Result<bool, StoreError> {
    changes_rows(write, RoleRow::DELETE, &(federation, home, account, role)).await
}

/// The roles that an account holds in a federation.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    home: FederationId,
    account: AccountId,
) -> Result<Vec<RoleRow>, StoreError> {
    const SQL: &str =
        sql!(RoleRow::SELECT, " WHERE federation_id = $1 AND home_id = $2 AND account_id = $3 ORDER BY role");
    fetch_all(from, SQL, &(federation, home, account)).await
}

/// All roles held in a federation.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<RoleRow>, StoreError> {
    const SQL: &str =
        sql!(RoleRow::SELECT, " WHERE federation_id = $1 ORDER BY role, granted_at, account_id");
    fetch_all(from, SQL, &(federation,)).await
}

/// All roles of an account in any federation, by federation.
pub async fn everywhere(
    store: &Store,
    home: FederationId,
    account: AccountId,
) -> Result<Vec<RoleRow>, StoreError> {
    const SQL: &str =
        sql!(RoleRow::SELECT, " WHERE home_id = $1 AND account_id = $2 ORDER BY federation_id, role");
    fetch_all(store, SQL, &(home, account)).await
}

/// True if any account holds this role in any federation.
pub async fn is_held(from: impl Into<ReadSource<'_>>, role: &str) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM role WHERE role = $1";
    let held: i64 = fetch_scalar(from, SQL, &(role,)).await?;
    Ok(held > 0)
}

/// The tokens of all roles of an account in any federation, read in a running transaction.
pub async fn words_everywhere(
    write: &mut WriteTransaction,
    home: FederationId,
    account: AccountId,
) -> Result<Vec<String>, StoreError> {
    const SQL: &str = "SELECT role FROM role WHERE home_id = $1 AND account_id = $2";
    fetch_scalars(write, SQL, &(home, account)).await
}
