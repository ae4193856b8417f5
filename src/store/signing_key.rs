//! The table `signing_key`.

use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// A signing key's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct SigningKeyRow {
    /// The signing federation.
    pub federation_id: FederationId,
    /// Number, from 1.
    pub number: i32,
    /// The public key, as a Multikey.
    pub public: String,
    /// The secret key, sealed.
    pub sealed: Vec<u8>,
    pub created_at: Moment,
}

impl std::fmt::Debug for SigningKeyRow {
    /// Omits the secret key; debug output may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut debug = f.debug_struct("SigningKeyRow");
        debug
            .field("federation_id", &self.federation_id)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

/// Adds a key.
pub async fn insert(write: &mut WriteTransaction, row: &SigningKeyRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO signing_key (federation_id, number, public, sealed, created_at) VALUES ($1, $2, $3, $4, $5)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.number)
            .bind(&row.public)
            .bind(&row.sealed)
            .bind(row.created_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// All keys of a federation, by number.
pub async fn of_federation(
    store: &Store,
    federation: FederationId,
) -> Result<Vec<SigningKeyRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, number, public, sealed, created_at
        FROM signing_key WHERE federation_id = $1 ORDER BY number";
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}
