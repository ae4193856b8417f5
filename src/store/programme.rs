//! The tables `programme` and `programme_text`: a federation's own programmes, with all saved
//! versions of their texts.

use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_all, fetch_optional, fetch_scalar};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// The id of a programme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct ProgrammeId(pub Uuid);

/// A programme's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "programme", key(federation_id, id))]
pub struct ProgrammeRow {
    pub federation_id: FederationId,
    pub id: ProgrammeId,
    /// The id in its file, which never changes.
    #[row(fixed)]
    pub word: String,
    pub name: String,
    /// The number of the text being edited.
    pub current: i32,
    /// The number of the published text; `None` if not published.
    pub offered: Option<i32>,
    /// Time of the last change: written, published or withdrawn.
    pub changed_at: Moment,
}

/// A text of a programme.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "programme_text", key(federation_id, programme_id, number))]
pub struct ProgrammeTextRow {
    pub federation_id: FederationId,
    pub programme_id: ProgrammeId,
    /// Number of the text, from 1.
    pub number: i32,
    /// The programme as file text.
    pub file: String,
    /// Time of saving.
    pub written_at: Moment,
}

/// Adds a programme.
pub async fn insert(write: &mut WriteTransaction, row: &ProgrammeRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Adds a text.
pub async fn insert_text(write: &mut WriteTransaction, row: &ProgrammeTextRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Locks a programme for this transaction without changing it.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ProgrammeId,
) -> Result<Option<ProgrammeRow>, StoreError> {
    let sql = write.locking(ProgrammeRow::SELECT_BY_KEY);
    fetch_optional(write, sql, &(federation, id)).await
}

/// Saves the name and the text numbers of a programme locked in this transaction.
pub async fn save(write: &mut WriteTransaction, row: &ProgrammeRow) -> Result<(), StoreError> {
    row::update(write, row).await.map(|_| ())
}

/// The number of the last text of a programme locked in this transaction; 0 for none.
pub async fn last_number(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ProgrammeId,
) -> Result<i32, StoreError> {
    const SQL: &str = "
        SELECT coalesce(MAX(number), 0) FROM programme_text WHERE federation_id = $1 AND programme_id = $2";
    fetch_scalar(write, SQL, &(federation, id)).await
}

/// One programme.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: ProgrammeId,
) -> Result<Option<ProgrammeRow>, StoreError> {
    fetch_optional(store, ProgrammeRow::SELECT_BY_KEY, &(federation, id)).await
}

/// The programmes of a federation by name.
pub async fn of_federation(store: &Store, federation: FederationId) -> Result<Vec<ProgrammeRow>, StoreError> {
    const SQL: &str = sql!(ProgrammeRow::SELECT, " WHERE federation_id = $1 ORDER BY name, id");
    fetch_all(store, SQL, &(federation,)).await
}

/// One text of a programme.
pub async fn text(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: ProgrammeId,
    number: i32,
) -> Result<Option<ProgrammeTextRow>, StoreError> {
    fetch_optional(from, ProgrammeTextRow::SELECT_BY_KEY, &(federation, id, number)).await
}

/// The published texts of a federation, by the name of the programme.
pub async fn offered(store: &Store, federation: FederationId) -> Result<Vec<ProgrammeTextRow>, StoreError> {
    const SQL: &str = sql!(
        "SELECT ",
        ProgrammeTextRow::COLUMNS,
        " FROM programme p JOIN programme_text ON programme_text.federation_id = p.federation_id
             AND programme_text.programme_id = p.id AND programme_text.number = p.offered
          WHERE p.federation_id = $1 ORDER BY p.name, p.id"
    );
    fetch_all(store, SQL, &(federation,)).await
}
