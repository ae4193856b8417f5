//! The table `report`. Rows are inserted and read, never updated or deleted.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::fetch_all;
use super::row::{self, Row};
use super::sql::sql;
use std::collections::BTreeMap;
use uuid::Uuid;

/// The id of a report: a UUIDv7, so that ids grow with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct ReportId(pub Uuid);

/// An answer: tokens by component key.
pub type ReportedAnswer = BTreeMap<String, Vec<String>>;

/// A report's row.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow, Row)]
#[row(table = "report", key(federation_id, id))]
pub struct ReportRow {
    pub federation_id: FederationId,
    pub id: ReportId,
    /// The reporter; `None` for a visitor.
    pub account_id: Option<AccountId>,
    pub scenario: String,
    /// The SHA-256 of the scenario's text, in hexadecimal.
    pub scenario_digest: String,
    /// The version of the engine that ruled on it then.
    pub engine: String,
    /// The reporter's description.
    pub text: String,
    /// The reporter's answer, if any.
    #[sqlx(json(nullable))]
    pub answer: Option<ReportedAnswer>,
    pub reported_at: Moment,
}

/// Adds a report.
pub async fn insert(write: &mut WriteTransaction, row: &ReportRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// The reports of a federation, the latest first, up to a limit.
pub async fn latest(
    store: &Store,
    federation: FederationId,
    limit: i64,
) -> Result<Vec<ReportRow>, StoreError> {
    const SQL: &str =
        sql!(ReportRow::SELECT, " WHERE federation_id = $1 ORDER BY reported_at DESC, id DESC LIMIT $2");
    fetch_all(store, SQL, &(federation, limit)).await
}

/// An account's reports in chronological order.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<ReportRow>, StoreError> {
    const SQL: &str =
        sql!(ReportRow::SELECT, " WHERE federation_id = $1 AND account_id = $2 ORDER BY reported_at, id");
    fetch_all(store, SQL, &(federation, account)).await
}
