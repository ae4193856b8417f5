//! The table `accommodation`.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{execute, fetch_all, fetch_optional};
use super::row::{self, Row};
use super::sitting::SittingId;
use super::sql::sql;

/// An accommodation granted to a candidate.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "accommodation", key(federation_id, account_id))]
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
    row::upsert(write, row).await
}

/// An account's accommodation, if any.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Option<AccommodationRow>, StoreError> {
    fetch_optional(from, AccommodationRow::SELECT_BY_KEY, &(federation, account)).await
}

/// Accommodations of the accounts with an attempt at a sitting.
pub async fn of_sitting(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AccommodationRow>, StoreError> {
    const SQL: &str = sql!(
        AccommodationRow::SELECT,
        " WHERE federation_id = $1 AND account_id IN (
            SELECT account_id FROM attempt WHERE federation_id = $1 AND sitting_id = $2)"
    );
    fetch_all(from, SQL, &(federation, sitting)).await
}

/// Revokes an account's accommodation.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<(), StoreError> {
    execute(write, AccommodationRow::DELETE, &(federation, account)).await
}
