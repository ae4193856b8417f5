//! The table `signing_key`.

use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::fetch_all;
use super::row::{self, Row};
use super::sql::sql;

/// A signing key's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "signing_key", key(federation_id, number))]
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
    row::insert(write, row).await
}

/// All keys of a federation, by number.
pub async fn of_federation(
    store: &Store,
    federation: FederationId,
) -> Result<Vec<SigningKeyRow>, StoreError> {
    const SQL: &str = sql!(SigningKeyRow::SELECT, " WHERE federation_id = $1 ORDER BY number");
    fetch_all(store, SQL, &(federation,)).await
}
