//! The table `session`.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, count_changed, execute, fetch_all, fetch_optional, fetch_optional_scalar};
use super::row::{self, Row};
use super::sql::sql;

/// A session's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "session", key(federation_id, token_hash))]
pub struct SessionRow {
    pub federation_id: FederationId,
    /// The SHA-256 of the token, 32 bytes.
    pub token_hash: Vec<u8>,
    /// The account.
    pub account_id: AccountId,
    /// Time of sign-in.
    pub created_at: Moment,
    /// End of the session.
    pub expires_at: Moment,
    /// Time of the last use, rounded.
    pub last_seen_at: Moment,
    /// Absolute end of the session.
    pub ends_at: Moment,
    /// Idle timeout in seconds.
    pub idle_seconds: i64,
    /// The browser's user agent.
    pub device: String,
    /// True after the password, while a code is still due; not signed in yet.
    pub awaits_code: bool,
    /// Time of the last second-factor code given in it.
    pub proven_at: Option<Moment>,
    /// True if the second factor of the provider signed in through counts in it.
    pub provider_factor: bool,
}

/// Adds a session.
pub async fn insert(write: &mut WriteTransaction, row: &SessionRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// The session with this token hash in the federation with this code, expired or not.
pub async fn by_token_hash(
    store: &Store,
    code: &str,
    token_hash: &[u8],
) -> Result<Option<SessionRow>, StoreError> {
    const SQL: &str = sql!(
        SessionRow::SELECT,
        " WHERE federation_id = (SELECT id FROM federation WHERE code = $1) AND token_hash = $2"
    );
    fetch_optional(store, SQL, &(code, token_hash)).await
}

/// The signed-in sessions of an account that had not expired by `now`, the last used first.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
    now: Moment,
) -> Result<Vec<SessionRow>, StoreError> {
    const SQL: &str = sql!(
        SessionRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 AND expires_at > $3 AND awaits_code = $4
        ORDER BY last_seen_at DESC, created_at DESC, token_hash"
    );
    fetch_all(store, SQL, &(federation, account, now, false)).await
}

/// Records the use of a session and its new end. Returns true if it existed and had not expired at
/// `seen_at`; an expired or ended session is not revived.
pub async fn touch(
    write: &mut WriteTransaction,
    federation: FederationId,
    token_hash: &[u8],
    seen_at: Moment,
    expires_at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE session SET last_seen_at = $3, expires_at = $4
        WHERE federation_id = $1 AND token_hash = $2 AND expires_at > $3
        RETURNING account_id";
    let touched: Option<AccountId> =
        fetch_optional_scalar(write, SQL, &(federation, token_hash, seen_at, expires_at)).await?;
    Ok(touched.is_some())
}

/// Records that a second-factor code was accepted in a session.
pub async fn prove(
    write: &mut WriteTransaction,
    federation: FederationId,
    token_hash: &[u8],
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE session SET proven_at = $3 WHERE federation_id = $1 AND token_hash = $2";
    execute(write, SQL, &(federation, token_hash, at)).await
}

/// Ends a session. Returns true if there was one.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    token_hash: &[u8],
) -> Result<bool, StoreError> {
    changes_rows(write, SessionRow::DELETE, &(federation, token_hash)).await
}

/// Ends one session of an account. Returns true if there was one.
pub async fn delete_one_of(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    token_hash: &[u8],
) -> Result<bool, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND token_hash = $2 AND account_id = $3";
    changes_rows(write, SQL, &(federation, token_hash, account)).await
}

/// Ends all sessions of an account except the one with this token hash. Returns their number.
pub async fn delete_others_of_account(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    token_hash: &[u8],
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND account_id = $2 AND token_hash <> $3";
    count_changed(write, SQL, &(federation, account, token_hash)).await
}

/// Removes sessions that had expired by `now`, skipping locked rows. Returns their number.
pub async fn delete_expired(
    write: &mut WriteTransaction,
    federation: FederationId,
    now: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        DELETE FROM session WHERE federation_id = $1 AND token_hash IN (
            SELECT token_hash FROM session WHERE federation_id = $1 AND expires_at <= $2 @skip_locked)";
    let sql = write.skipping_locked(SQL);
    count_changed(write, sql, &(federation, now)).await
}

/// Ends all sessions of an account. Returns their number.
pub async fn delete_of_account(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND account_id = $2";
    count_changed(write, SQL, &(federation, account)).await
}
