//! The table `federation`.

use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::moment::Moment;
use serde_json::Value;
use sqlx::types::Json;
use uuid::Uuid;

/// The id of a federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct FederationId(pub Uuid);

/// A federation's row.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct Federation {
    pub id: FederationId,
    /// A short name for URLs, unique, such as `demo`.
    pub code: String,
    /// Full name.
    pub name: String,
    /// Main language, such as `en`.
    pub language: String,
    /// Offered languages, the main one first.
    #[sqlx(json)]
    pub languages: Vec<String>,
    /// The edition of the Laws in force, such as `2017`.
    pub edition: String,
    /// The day from which the edition is in force, `2017-08-01`; before it, the previous edition
    /// is. `None` for always.
    pub edition_from: Option<String>,
    /// Elections of options in the Laws: an object of names and values.
    #[sqlx(json)]
    pub elections: Value,
    /// Name of the time zone.
    pub zone: String,
    /// Names of the levels, from the lowest up.
    #[sqlx(json)]
    pub levels: Vec<String>,
    /// Sign-up policy: `open`, `confirmed` (with a confirmed address) or `invited`.
    pub sign_up: String,
    /// True if the public record of a certificate stays when its holder's account is deleted.
    pub keeps_record: bool,
    /// Public part of certificates' grounds: `nothing`, `laws` or `all`.
    pub disclosure: String,
    pub created_at: Moment,
}

/// The columns of a row, shared by all queries.
macro_rules! columns {
    () => {
        "id, code, name, language, languages, edition, edition_from, elections, zone, levels, sign_up,
         keeps_record, disclosure, created_at"
    };
}

const BY_CODE: &str = concat!("SELECT ", columns!(), " FROM federation WHERE code = $1");

/// Adds a federation unless one with this code exists. Returns the existing or added one.
pub async fn ensure(write: &mut WriteTransaction, row: &Federation) -> Result<Federation, StoreError> {
    const INSERT: &str = concat!(
        "INSERT INTO federation (",
        columns!(),
        ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (code) DO NOTHING"
    );
    on_either!(write.conn(), conn => {
        sqlx::query(INSERT)
            .bind(row.id)
            .bind(&row.code)
            .bind(&row.name)
            .bind(&row.language)
            .bind(Json(&row.languages))
            .bind(&row.edition)
            .bind(&row.edition_from)
            .bind(Json(&row.elections))
            .bind(&row.zone)
            .bind(Json(&row.levels))
            .bind(&row.sign_up)
            .bind(row.keeps_record)
            .bind(&row.disclosure)
            .bind(row.created_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(on_either!(write.conn(), conn => sqlx::query_as(BY_CODE).bind(&row.code).fetch_one(conn).await)?)
}

/// Ids and codes of all federations, by code. Works on an older schema, too.
pub async fn codes(store: &Store) -> Result<Vec<(FederationId, String)>, StoreError> {
    const SQL: &str = "SELECT id, code FROM federation ORDER BY code";
    Ok(on_source!(store, conn => sqlx::query_as(SQL).fetch_all(conn).await)?)
}

/// Updates the settings of a federation; id and code stay. Returns true if it exists.
pub async fn update(write: &mut WriteTransaction, row: &Federation) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE federation
        SET name = $2, language = $3, languages = $4, edition = $5, edition_from = $6, elections = $7, zone = $8,
            levels = $9, sign_up = $10, keeps_record = $11, disclosure = $12
        WHERE id = $1";
    let changed = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.id)
            .bind(&row.name)
            .bind(&row.language)
            .bind(Json(&row.languages))
            .bind(&row.edition)
            .bind(&row.edition_from)
            .bind(Json(&row.elections))
            .bind(&row.zone)
            .bind(Json(&row.levels))
            .bind(&row.sign_up)
            .bind(row.keeps_record)
            .bind(&row.disclosure)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(changed > 0)
}

/// Locks a federation for the rest of the transaction. Decisions that depend on rows of the whole
/// federation read them after locking. This lock comes before all others.
pub async fn lock(write: &mut WriteTransaction, id: FederationId) -> Result<Option<Federation>, StoreError> {
    const SQL: &str = concat!("SELECT ", columns!(), " FROM federation WHERE id = $1");
    let sql = write.locking(SQL);
    Ok(on_either!(write.conn(), conn => sqlx::query_as(sql).bind(id).fetch_optional(conn).await)?)
}

/// The federation with this code.
pub async fn by_code(store: &Store, code: &str) -> Result<Option<Federation>, StoreError> {
    Ok(on_source!(store, conn => sqlx::query_as(BY_CODE).bind(code).fetch_optional(conn).await)?)
}

/// The federation with this id.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    id: FederationId,
) -> Result<Option<Federation>, StoreError> {
    const SQL: &str = concat!("SELECT ", columns!(), " FROM federation WHERE id = $1");
    Ok(on_source!(from, conn => sqlx::query_as(SQL).bind(id).fetch_optional(conn).await)?)
}

/// All federations, by name.
pub async fn all(store: &Store) -> Result<Vec<Federation>, StoreError> {
    const SQL: &str = concat!("SELECT ", columns!(), " FROM federation ORDER BY name, code");
    Ok(on_source!(store, conn => sqlx::query_as(SQL).fetch_all(conn).await)?)
}
