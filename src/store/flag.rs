//! The table `flag`.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// A flag's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct FlagRow {
    pub federation_id: FederationId,
    /// The account that set it.
    pub account_id: AccountId,
    pub scenario: String,
    pub flagged_at: Moment,
}

/// Sets a flag, if not set.
pub async fn set(write: &mut WriteTransaction, row: &FlagRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO flag (federation_id, account_id, scenario, flagged_at)
        VALUES ($1, $2, $3, $4)
        ON CONFLICT (federation_id, account_id, scenario) DO NOTHING";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.account_id)
            .bind(&row.scenario)
            .bind(row.flagged_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Clears a flag, if set.
pub async fn clear(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    scenario: &str,
) -> Result<(), StoreError> {
    const SQL: &str = "DELETE FROM flag WHERE federation_id = $1 AND account_id = $2 AND scenario = $3";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(account).bind(scenario).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

/// All flags of an account, by scenario.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<FlagRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, account_id, scenario, flagged_at
        FROM flag WHERE federation_id = $1 AND account_id = $2 ORDER BY scenario";
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}
