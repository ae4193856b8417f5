//! The table `api_token`. Rows are never deleted: the audit log refers to them.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_all, fetch_optional, fetch_scalar};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// The id of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct ApiTokenId(pub Uuid);

/// A token's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "api_token", key(federation_id, id))]
pub struct ApiTokenRow {
    /// The federation whose data it opens.
    pub federation_id: FederationId,
    pub id: ApiTokenId,
    /// Name given by its maker.
    pub name: String,
    /// The SHA-256 of the token, 32 bytes.
    pub token_hash: Vec<u8>,
    /// The token's last characters, by which people tell tokens apart.
    pub hint: String,
    /// Tokens of its scopes, separated by spaces.
    pub scopes: String,
    /// The home federation of its maker.
    pub by_federation_id: FederationId,
    /// Its maker, for whom it acts.
    pub by_account_id: AccountId,
    pub made_at: Moment,
    pub expires_at: Moment,
    /// Time of the last use, rounded.
    pub used_at: Option<Moment>,
    pub revoked_at: Option<Moment>,
}

/// A token with its maker's name, empty if the account was deleted.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ApiTokenByRow {
    #[sqlx(flatten)]
    pub token: ApiTokenRow,
    pub by_name: String,
}

/// Adds a token.
pub async fn insert(write: &mut WriteTransaction, row: &ApiTokenRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// The token with this hash in the federation with this code, expired and revoked ones too.
pub async fn by_hash(
    store: &Store,
    code: &str,
    token_hash: &[u8],
) -> Result<Option<ApiTokenRow>, StoreError> {
    const SQL: &str = sql!(
        ApiTokenRow::SELECT,
        " WHERE federation_id = (SELECT id FROM federation WHERE code = $1) AND token_hash = $2"
    );
    fetch_optional(store, SQL, &(code, token_hash)).await
}

/// The tokens of a federation, the latest first.
pub async fn of_federation(
    store: &Store,
    federation: FederationId,
) -> Result<Vec<ApiTokenByRow>, StoreError> {
    const SQL: &str = sql!(
        "SELECT ",
        ApiTokenRow::COLUMNS,
        ", COALESCE(a.name, '') AS by_name
         FROM api_token
         LEFT JOIN account a ON a.federation_id = by_federation_id AND a.id = by_account_id
         WHERE api_token.federation_id = $1 ORDER BY made_at DESC, api_token.id DESC"
    );
    fetch_all(store, SQL, &(federation,)).await
}

/// Number of a federation's tokens that are neither revoked nor expired.
pub async fn count_active(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    now: Moment,
) -> Result<i64, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM api_token
        WHERE federation_id = $1 AND revoked_at IS NULL AND expires_at > $2";
    fetch_scalar(from, SQL, &(federation, now)).await
}

/// Records the use of a token. Returns true if the last one recorded was before `before`; of
/// concurrent calls, one gets true.
pub async fn record_use(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ApiTokenId,
    at: Moment,
    before: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE api_token SET used_at = $3
        WHERE federation_id = $1 AND id = $2 AND (used_at IS NULL OR used_at < $4)";
    changes_rows(write, SQL, &(federation, id, at, before)).await
}

/// Revokes a token. Returns true if it was not revoked before.
pub async fn revoke(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ApiTokenId,
    at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE api_token SET revoked_at = $3 WHERE federation_id = $1 AND id = $2 AND revoked_at IS NULL";
    changes_rows(write, SQL, &(federation, id, at)).await
}
