//! The table `provider`: systems of a federation through which people sign in.

use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, execute, fetch_all, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;
use serde_json::Value;
use std::fmt;
use uuid::Uuid;

/// The id of a provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct ProviderId(pub Uuid);

/// A provider's row.
#[derive(Clone, PartialEq, sqlx::FromRow, Row)]
#[row(table = "provider", key(federation_id, id))]
pub struct ProviderRow {
    pub federation_id: FederationId,
    pub id: ProviderId,
    /// The name on the button.
    pub name: String,
    /// The issuer's URL, which identifies it.
    #[row(fixed)]
    pub issuer: String,
    /// The site's client id there.
    pub client: String,
    /// The client's secret, sealed; `None` for a client without one.
    pub secret: Option<Vec<u8>>,
    /// Scopes besides `openid`, separated by spaces.
    pub scopes: String,
    /// Claim with the member number; empty for none.
    pub number_claim: String,
    /// Which addresses are trusted: `verified`, `always` or `never`.
    pub email_rule: String,
    /// True if people without an account get one.
    pub admits: bool,
    /// True if a second factor asked for there counts here.
    pub trusts_factor: bool,
    /// True if people can sign in through it.
    pub is_offered: bool,
    /// Time of the last successful trial with these settings.
    pub tried_at: Option<Moment>,
    /// The discovery document, as last read.
    #[sqlx(json)]
    pub metadata: Value,
    /// The key set, as last read.
    #[sqlx(json)]
    pub keys: Value,
    /// Time at which both were read.
    pub read_at: Moment,
    #[row(fixed)]
    pub created_at: Moment,
}

impl fmt::Debug for ProviderRow {
    /// Omits the secret; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProviderRow")
            .field("federation_id", &self.federation_id)
            .field("id", &self.id)
            .field("issuer", &self.issuer)
            .finish_non_exhaustive()
    }
}

/// Adds a provider.
pub async fn insert(write: &mut WriteTransaction, row: &ProviderRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Changes a provider. Returns true if there is one.
pub async fn update(write: &mut WriteTransaction, row: &ProviderRow) -> Result<bool, StoreError> {
    row::update(write, row).await
}

/// Stores documents read again.
pub async fn set_documents(write: &mut WriteTransaction, row: &ProviderRow) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE provider SET metadata = $3, keys = $4, read_at = $5 WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(row.federation_id, row.id, &row.metadata, &row.keys, row.read_at)).await
}

/// Removes a provider with its links and sign-ins. Returns true if there was one.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ProviderId,
) -> Result<bool, StoreError> {
    changes_rows(write, ProviderRow::DELETE, &(federation, id)).await
}

/// The provider with this id.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: ProviderId,
) -> Result<Option<ProviderRow>, StoreError> {
    fetch_optional(from, ProviderRow::SELECT_BY_KEY, &(federation, id)).await
}

/// Locks a provider for the rest of the transaction.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ProviderId,
) -> Result<Option<ProviderRow>, StoreError> {
    let sql = write.locking(ProviderRow::SELECT_BY_KEY);
    fetch_optional(write, sql, &(federation, id)).await
}

/// A federation's providers, the oldest first.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<ProviderRow>, StoreError> {
    const SQL: &str = sql!(ProviderRow::SELECT, " WHERE federation_id = $1 ORDER BY created_at, id");
    fetch_all(from, SQL, &(federation,)).await
}

/// An offered provider of any federation.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct OfferedProviderRow {
    /// Code of the federation.
    pub code: String,
    pub id: ProviderId,
    pub name: String,
}

/// The offered providers of all federations, the oldest first.
pub async fn offered(from: impl Into<ReadSource<'_>>) -> Result<Vec<OfferedProviderRow>, StoreError> {
    const SQL: &str = "
        SELECT federation.code AS code, provider.id AS id, provider.name AS name
        FROM provider JOIN federation ON federation.id = provider.federation_id
        WHERE provider.is_offered ORDER BY provider.created_at, provider.id";
    fetch_all(from, SQL, &()).await
}
