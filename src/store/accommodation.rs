//! The table `accommodation`.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::sitting::SittingId;

/// An accommodation granted to a candidate.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct AccommodationRow {
    pub federation_id: FederationId,
    /// The candidate.
    pub account_id: AccountId,
    /// Extra time as a share of the usual time, in per cent: 1 to 300.
    pub extra_percent: Option<i16>,
    /// Extra time in minutes, 1 to 600; not both.
    pub extra_minutes: Option<i16>,
    /// Sets pages in larger type.
    pub larger_type: bool,
    /// Hides the countdown.
    pub no_countdown: bool,
    pub granted_at: Moment,
}

/// Stores an accommodation in place of the previous one.
pub async fn save(write: &mut WriteTransaction, row: &AccommodationRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO accommodation
            (federation_id, account_id, extra_percent, extra_minutes, larger_type, no_countdown, granted_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (federation_id, account_id) DO UPDATE
        SET extra_percent = $3, extra_minutes = $4, larger_type = $5, no_countdown = $6, granted_at = $7";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.account_id)
            .bind(row.extra_percent)
            .bind(row.extra_minutes)
            .bind(row.larger_type)
            .bind(row.no_countdown)
            .bind(row.granted_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// An account's accommodation, if any.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Option<AccommodationRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, account_id, extra_percent, extra_minutes, larger_type, no_countdown, granted_at
        FROM accommodation WHERE federation_id = $1 AND account_id = $2";
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_optional(conn).await
    })?)
}

/// Accommodations of the accounts with an attempt at a sitting.
pub async fn of_sitting(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AccommodationRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, account_id, extra_percent, extra_minutes, larger_type, no_countdown, granted_at
        FROM accommodation WHERE federation_id = $1 AND account_id IN (
            SELECT account_id FROM attempt WHERE federation_id = $1 AND sitting_id = $2)";
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(sitting).fetch_all(conn).await
    })?)
}

/// Revokes an account's accommodation.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<(), StoreError> {
    const SQL: &str = "DELETE FROM accommodation WHERE federation_id = $1 AND account_id = $2";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(account).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}
