//! The table `plan`.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::fetch_optional;
use super::row::{self, Row};

/// A user's review plan.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "plan", key(federation_id, account_id))]
pub struct PlanRow {
    pub federation_id: FederationId,
    /// The user.
    pub account_id: AccountId,
    /// True if reviews are switched on.
    pub active: bool,
    /// The day of the exam, `2027-03-20`.
    pub exam: Option<String>,
    /// Name of the user's time zone.
    pub zone: String,
    /// Desired retention at review, in per mille: 700 to 970.
    pub retention: i16,
    pub decided_at: Moment,
}

/// Saves a plan in place of the previous one.
pub async fn save(write: &mut WriteTransaction, row: &PlanRow) -> Result<(), StoreError> {
    row::upsert(write, row).await
}

/// The plan of an account, if any.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Option<PlanRow>, StoreError> {
    fetch_optional(from, PlanRow::SELECT_BY_KEY, &(federation, account)).await
}
