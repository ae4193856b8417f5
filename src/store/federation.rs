//! The table `federation`.

use super::db::{Store, Write, on_either};
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
    /// Its id.
    pub id: FederationId,
    /// A short name for addresses, unique, such as `demo`.
    pub code: String,
    /// Its full name.
    pub name: String,
    /// The language it is run in, such as `en`.
    pub language: String,
    /// The edition of the Laws in force, such as `2017`.
    pub edition: String,
    /// The elections it has made: an object, a name to a value.
    #[sqlx(json)]
    pub elections: Value,
    /// When it was entered.
    pub created_at: Moment,
}

/// Adds a federation, unless there is one with this code: then nothing changes. Gives the one that is there now.
pub async fn ensure(write: &mut Write, row: &Federation) -> Result<Federation, StoreError> {
    const INSERT: &str = "
        INSERT INTO federation (id, code, name, language, edition, elections, created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (code) DO NOTHING";
    on_either!(write.link(), link => {
        sqlx::query(INSERT)
            .bind(row.id)
            .bind(&row.code)
            .bind(&row.name)
            .bind(&row.language)
            .bind(&row.edition)
            .bind(Json(&row.elections))
            .bind(row.created_at)
            .execute(link)
            .await
            .map(|_| ())
    })?;
    Ok(on_either!(write.link(), link => sqlx::query_as(BY_CODE).bind(&row.code).fetch_one(link).await)?)
}

/// The federation with this code.
pub async fn by_code(store: &Store, code: &str) -> Result<Option<Federation>, StoreError> {
    Ok(on_either!(store.read(), link => sqlx::query_as(BY_CODE).bind(code).fetch_optional(link).await)?)
}

const BY_CODE: &str = "
    SELECT id, code, name, language, edition, elections, created_at
    FROM federation WHERE code = $1";
