//! The table `account`.

use super::db::{Store, Write, on_either};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use std::fmt;
use uuid::Uuid;

/// The id of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct AccountId(pub Uuid);

/// An account's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct AccountRow {
    /// Whose it is.
    pub federation_id: FederationId,
    /// Its id.
    pub id: AccountId,
    /// The address, lower-cased, unique within the federation.
    pub email: String,
    /// The person's name as they write it.
    pub name: String,
    /// The password, hashed, as a PHC string (`$argon2id$…`).
    pub password_hash: String,
    /// When the person signed up.
    pub created_at: Moment,
}

impl fmt::Debug for AccountRow {
    /// Without the person: what is printed ends up in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AccountRow")
            .field("federation_id", &self.federation_id)
            .field("id", &self.id)
            .field("created_at", &self.created_at)
            .finish_non_exhaustive()
    }
}

/// Adds an account.
pub async fn insert(write: &mut Write, row: &AccountRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO account (federation_id, id, email, name, password_hash, created_at)
        VALUES ($1, $2, $3, $4, $5, $6)";
    on_either!(write.link(), link => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.email)
            .bind(&row.name)
            .bind(&row.password_hash)
            .bind(row.created_at)
            .execute(link)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The account with this id.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: AccountId,
) -> Result<Option<AccountRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, id, email, name, password_hash, created_at
        FROM account WHERE federation_id = $1 AND id = $2";
    Ok(on_either!(store.read(), link => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(link).await
    })?)
}

/// The account with this address, which must be lower-cased.
pub async fn by_email(
    store: &Store,
    federation: FederationId,
    email: &str,
) -> Result<Option<AccountRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, id, email, name, password_hash, created_at
        FROM account WHERE federation_id = $1 AND email = $2";
    Ok(on_either!(store.read(), link => {
        sqlx::query_as(SQL).bind(federation).bind(email).fetch_optional(link).await
    })?)
}
