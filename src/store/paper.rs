//! The table `paper`.

use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use uuid::Uuid;

/// The id of a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct PaperId(pub Uuid);

/// A paper's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PaperRow {
    pub federation_id: FederationId,
    pub id: PaperId,
    pub name: String,
    /// The paper as file text.
    pub file: String,
    /// Time of the last change.
    pub changed_at: Moment,
}

/// The columns of a row, shared by all queries.
macro_rules! select {
    () => {
        "SELECT federation_id, id, name, file, changed_at FROM paper"
    };
}

/// Adds a paper.
pub async fn insert(write: &mut WriteTransaction, row: &PaperRow) -> Result<(), StoreError> {
    const SQL: &str =
        "INSERT INTO paper (federation_id, id, name, file, changed_at) VALUES ($1, $2, $3, $4, $5)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.name)
            .bind(&row.file)
            .bind(row.changed_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Updates a paper's name and file. Returns true if it exists.
pub async fn change(write: &mut WriteTransaction, row: &PaperRow) -> Result<bool, StoreError> {
    const SQL: &str =
        "UPDATE paper SET name = $3, file = $4, changed_at = $5 WHERE federation_id = $1 AND id = $2";
    let changed = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.name)
            .bind(&row.file)
            .bind(row.changed_at)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(changed > 0)
}

/// One paper.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: PaperId,
) -> Result<Option<PaperRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE federation_id = $1 AND id = $2");
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// The papers of a federation by name.
pub async fn of_federation(store: &Store, federation: FederationId) -> Result<Vec<PaperRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE federation_id = $1 ORDER BY name, id");
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}
