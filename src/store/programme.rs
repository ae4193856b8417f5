//! The tables `programme` and `programme_text`: a federation's own programmes, with all saved
//! versions of their texts.

use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use uuid::Uuid;

/// The id of a programme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct ProgrammeId(pub Uuid);

/// A programme's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ProgrammeRow {
    pub federation_id: FederationId,
    pub id: ProgrammeId,
    /// The id in its file, which never changes.
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
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
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

/// The columns of a row, shared by all queries.
macro_rules! columns {
    () => {
        "federation_id, id, word, name, current, offered, changed_at"
    };
}

/// Adds a programme.
pub async fn insert(write: &mut WriteTransaction, row: &ProgrammeRow) -> Result<(), StoreError> {
    const SQL: &str = concat!("INSERT INTO programme (", columns!(), ") VALUES ($1, $2, $3, $4, $5, $6, $7)");
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.word)
            .bind(&row.name)
            .bind(row.current)
            .bind(row.offered)
            .bind(row.changed_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Adds a text.
pub async fn insert_text(write: &mut WriteTransaction, row: &ProgrammeTextRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO programme_text (federation_id, programme_id, number, file, written_at) VALUES ($1, $2, $3, $4, $5)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.programme_id)
            .bind(row.number)
            .bind(&row.file)
            .bind(row.written_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Locks a programme for this transaction without changing it.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ProgrammeId,
) -> Result<Option<ProgrammeRow>, StoreError> {
    const SQL: &str = concat!("SELECT ", columns!(), " FROM programme WHERE federation_id = $1 AND id = $2");
    let sql = write.locking(SQL);
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_as(sql).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// Saves the name and the text numbers of a programme locked in this transaction.
pub async fn save(write: &mut WriteTransaction, row: &ProgrammeRow) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE programme SET name = $3, current = $4, offered = $5, changed_at = $6 WHERE federation_id = $1
            AND id = $2";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.name)
            .bind(row.current)
            .bind(row.offered)
            .bind(row.changed_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The number of the last text of a programme locked in this transaction; 0 for none.
pub async fn last_number(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ProgrammeId,
) -> Result<i32, StoreError> {
    const SQL: &str = "
        SELECT coalesce(MAX(number), 0) FROM programme_text WHERE federation_id = $1 AND programme_id = $2";
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(id).fetch_one(conn).await
    })?)
}

/// One programme.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: ProgrammeId,
) -> Result<Option<ProgrammeRow>, StoreError> {
    const SQL: &str = concat!("SELECT ", columns!(), " FROM programme WHERE federation_id = $1 AND id = $2");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// The programmes of a federation by name.
pub async fn of_federation(store: &Store, federation: FederationId) -> Result<Vec<ProgrammeRow>, StoreError> {
    const SQL: &str =
        concat!("SELECT ", columns!(), " FROM programme WHERE federation_id = $1 ORDER BY name, id");
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}

/// One text of a programme.
pub async fn text(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: ProgrammeId,
    number: i32,
) -> Result<Option<ProgrammeTextRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, programme_id, number, file, written_at FROM programme_text
        WHERE federation_id = $1 AND programme_id = $2 AND number = $3";
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).bind(number).fetch_optional(conn).await
    })?)
}

/// The published texts of a federation, by the name of the programme.
pub async fn offered(store: &Store, federation: FederationId) -> Result<Vec<ProgrammeTextRow>, StoreError> {
    const SQL: &str = "
        SELECT t.federation_id, t.programme_id, t.number, t.file, t.written_at
        FROM programme p
        JOIN programme_text t ON t.federation_id = p.federation_id AND t.programme_id = p.id AND t.number = p.offered
        WHERE p.federation_id = $1 ORDER BY p.name, p.id";
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}
