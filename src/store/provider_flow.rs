//! The table `provider_flow`: sign-ins through a provider that have begun in a browser.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::provider::ProviderId;
use super::query::{changes_rows, count_changed, execute, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;
use serde_json::Value;
use std::fmt;

/// A sign-in's row.
#[derive(Clone, PartialEq, sqlx::FromRow, Row)]
#[row(table = "provider_flow", key(federation_id, secret_hash))]
pub struct ProviderFlowRow {
    pub federation_id: FederationId,
    /// The SHA-256 of the browser's secret, 32 bytes.
    pub secret_hash: Vec<u8>,
    pub provider_id: ProviderId,
    /// The signed-in account that links or tries; `None` for a visitor.
    pub account_id: Option<AccountId>,
    /// Its purpose, by its token.
    pub purpose: String,
    /// Given to the provider, and expected back with its answer.
    pub state: String,
    /// Given to the provider, and expected in the id token.
    pub nonce: String,
    /// The PKCE verifier, whose hash the provider got.
    pub verifier: String,
    /// What the provider said; null before.
    #[sqlx(json)]
    pub identity: Value,
    pub expires_at: Moment,
}

impl fmt::Debug for ProviderFlowRow {
    /// Omits secrets; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProviderFlowRow")
            .field("provider_id", &self.provider_id)
            .field("purpose", &self.purpose)
            .finish_non_exhaustive()
    }
}

/// Adds a sign-in.
pub async fn insert(write: &mut WriteTransaction, row: &ProviderFlowRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// The sign-in with this secret, if it has not expired.
pub async fn by_secret(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    secret_hash: &[u8],
    now: Moment,
) -> Result<Option<ProviderFlowRow>, StoreError> {
    const SQL: &str =
        sql!(ProviderFlowRow::SELECT, " WHERE federation_id = $1 AND secret_hash = $2 AND expires_at > $3");
    fetch_optional(from, SQL, &(federation, secret_hash, now)).await
}

/// Takes the state of a sign-in, so that no second answer of the provider is accepted. Of two
/// concurrent uses, one gets false.
pub async fn take_state(write: &mut WriteTransaction, row: &ProviderFlowRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE provider_flow SET state = '', nonce = '', verifier = ''
        WHERE federation_id = $1 AND secret_hash = $2 AND state = $3 AND state <> ''";
    changes_rows(write, SQL, &(row.federation_id, &row.secret_hash, &row.state)).await
}

/// Stores what the provider said.
pub async fn set_identity(
    write: &mut WriteTransaction,
    row: &ProviderFlowRow,
    identity: &Value,
    expires_at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE provider_flow SET identity = $3, expires_at = $4 WHERE federation_id = $1 AND secret_hash = $2";
    execute(write, SQL, &(row.federation_id, &row.secret_hash, identity, expires_at)).await
}

/// Ends a sign-in. Returns true if there was one.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    secret_hash: &[u8],
) -> Result<bool, StoreError> {
    changes_rows(write, ProviderFlowRow::DELETE, &(federation, secret_hash)).await
}

/// Removes sign-ins that had expired by `now`, skipping locked rows. Returns their number.
pub async fn delete_expired(
    write: &mut WriteTransaction,
    federation: FederationId,
    now: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        DELETE FROM provider_flow WHERE federation_id = $1 AND secret_hash IN (
            SELECT secret_hash FROM provider_flow WHERE federation_id = $1 AND expires_at <= $2 @skip_locked)";
    let sql = write.skipping_locked(SQL);
    count_changed(write, sql, &(federation, now)).await
}
