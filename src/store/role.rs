//! The table `role`.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// A role held in a federation.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct RoleRow {
    /// The federation.
    pub federation_id: FederationId,
    /// The holder's home federation.
    pub home_id: FederationId,
    /// The holder.
    pub account_id: AccountId,
    /// `course_leader`, `examiner`, `admin` or `operator`.
    pub role: String,
    pub granted_at: Moment,
}

/// Grants a role. Returns true if it was not held before.
pub async fn grant(write: &mut WriteTransaction, row: &RoleRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        INSERT INTO role (federation_id, home_id, account_id, role, granted_at)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (federation_id, home_id, account_id, role) DO NOTHING";
    let given = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.home_id)
            .bind(row.account_id)
            .bind(&row.role)
            .bind(row.granted_at)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(given > 0)
}

/// Revokes a role. Returns true if it was held.
pub async fn revoke(
    write: &mut WriteTransaction,
    federation: FederationId,
    home: FederationId,
    account: AccountId,
    role: &str,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        DELETE FROM role WHERE federation_id = $1 AND home_id = $2 AND account_id = $3 AND role = $4";
    let taken = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(home)
            .bind(account)
            .bind(role)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(taken > 0)
}

/// The roles that an account holds in a federation.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    home: FederationId,
    account: AccountId,
) -> Result<Vec<RoleRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, home_id, account_id, role, granted_at
        FROM role WHERE federation_id = $1 AND home_id = $2 AND account_id = $3
        ORDER BY role";
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(home).bind(account).fetch_all(conn).await
    })?)
}

/// All roles held in a federation.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<RoleRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, home_id, account_id, role, granted_at
        FROM role WHERE federation_id = $1
        ORDER BY role, granted_at, account_id";
    Ok(on_source!(from, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}

/// All roles of an account in any federation, by federation.
pub async fn everywhere(
    store: &Store,
    home: FederationId,
    account: AccountId,
) -> Result<Vec<RoleRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, home_id, account_id, role, granted_at
        FROM role WHERE home_id = $1 AND account_id = $2 ORDER BY federation_id, role";
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(home).bind(account).fetch_all(conn).await)?)
}

/// The tokens of all roles of an account in any federation, read in a running transaction.
pub async fn words_everywhere(
    write: &mut WriteTransaction,
    home: FederationId,
    account: AccountId,
) -> Result<Vec<String>, StoreError> {
    const SQL: &str = "SELECT role FROM role WHERE home_id = $1 AND account_id = $2";
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_scalar(SQL).bind(home).bind(account).fetch_all(conn).await
    })?)
}
