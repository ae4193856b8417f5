//! The table `federation`.

use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::moment::Moment;
use super::query::{execute, fetch_all, fetch_one, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;
use serde_json::Value;
use uuid::Uuid;

/// The id of a federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct FederationId(pub Uuid);

/// A federation's row.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow, Row)]
#[row(table = "federation", key(id))]
pub struct Federation {
    pub id: FederationId,
    /// A short name for URLs, unique, such as `demo`.
    #[row(fixed)]
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
    /// True if no certificate is issued to a person whose exam has unreleased results.
    pub awaits_results: bool,
    /// When a second examiner must agree to every certificate: `never`, `possible` (where there are
    /// two) or `always`.
    pub second_issuer: String,
    #[row(fixed)]
    pub created_at: Moment,
}

const BY_CODE: &str = sql!(Federation::SELECT, " WHERE code = $1");

/// Adds a federation unless one with this code exists. Returns the existing or added one.
pub async fn ensure(write: &mut WriteTransaction, row: &Federation) -> Result<Federation, StoreError> {
    const INSERT: &str = sql!(Federation::INSERT, " ON CONFLICT (code) DO NOTHING");
    execute(write, INSERT, row).await?;
    fetch_one(write, BY_CODE, &(&row.code,)).await
}

/// Ids and codes of all federations, by code. Works on an older schema, too.
pub async fn codes(store: &Store) -> Result<Vec<(FederationId, String)>, StoreError> {
    const SQL: &str = "SELECT id, code FROM federation ORDER BY code";
    fetch_all(store, SQL, &()).await
}

/// Updates the settings of a federation; id and code stay. Returns true if it exists.
pub async fn update(write: &mut WriteTransaction, row: &Federation) -> Result<bool, StoreError> {
    row::update(write, row).await
}

/// Locks a federation for the rest of the transaction. Decisions that depend on rows of the whole
/// federation read them after locking. This lock comes before all others.
pub async fn lock(write: &mut WriteTransaction, id: FederationId) -> Result<Option<Federation>, StoreError> {
    let sql = write.locking(Federation::SELECT_BY_KEY);
    fetch_optional(write, sql, &(id,)).await
}

/// The federation with this code.
pub async fn by_code(store: &Store, code: &str) -> Result<Option<Federation>, StoreError> {
    fetch_optional(store, BY_CODE, &(code,)).await
}

/// The federation with this id.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    id: FederationId,
) -> Result<Option<Federation>, StoreError> {
    fetch_optional(from, Federation::SELECT_BY_KEY, &(id,)).await
}

/// All federations, by name.
pub async fn all(store: &Store) -> Result<Vec<Federation>, StoreError> {
    const SQL: &str = sql!(Federation::SELECT, " ORDER BY name, code");
    fetch_all(store, SQL, &()).await
}
