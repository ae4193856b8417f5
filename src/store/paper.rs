//! The table `paper`.

use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_all, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// The id of a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct PaperId(pub Uuid);

/// A paper's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "paper", key(federation_id, id))]
pub struct PaperRow {
    pub federation_id: FederationId,
    pub id: PaperId,
    pub name: String,
    /// The paper as file text.
    pub file: String,
    /// Time of the last change.
    pub changed_at: Moment,
}

/// Adds a paper.
pub async fn insert(write: &mut WriteTransaction, row: &PaperRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Updates a paper's name and file. Returns true if it exists.
pub async fn change(write: &mut WriteTransaction, row: &PaperRow) -> Result<bool, StoreError> {
    row::update(write, row).await
}

/// One paper.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: PaperId,
) -> Result<Option<PaperRow>, StoreError> {
    fetch_optional(from, PaperRow::SELECT_BY_KEY, &(federation, id)).await
}

/// Locks a paper for the rest of the transaction.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: PaperId,
) -> Result<Option<PaperRow>, StoreError> {
    let sql = write.locking(PaperRow::SELECT_BY_KEY);
    fetch_optional(write, sql, &(federation, id)).await
}

/// The papers of a federation by name.
pub async fn of_federation(store: &Store, federation: FederationId) -> Result<Vec<PaperRow>, StoreError> {
    const SQL: &str = sql!(PaperRow::SELECT, " WHERE federation_id = $1 ORDER BY name, id");
    fetch_all(store, SQL, &(federation,)).await
}
