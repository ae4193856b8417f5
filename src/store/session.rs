//! The table `session`.

use super::account::AccountId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// A session's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
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
}

/// Adds a session.
pub async fn insert(write: &mut WriteTransaction, row: &SessionRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO session (federation_id, token_hash, account_id, created_at, expires_at, last_seen_at,
                             ends_at, idle_seconds, device, awaits_code, proven_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(&row.token_hash)
            .bind(row.account_id)
            .bind(row.created_at)
            .bind(row.expires_at)
            .bind(row.last_seen_at)
            .bind(row.ends_at)
            .bind(row.idle_seconds)
            .bind(&row.device)
            .bind(row.awaits_code)
            .bind(row.proven_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The session with this token hash in the federation with this code, expired or not.
pub async fn by_token_hash(
    store: &Store,
    code: &str,
    token_hash: &[u8],
) -> Result<Option<SessionRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, token_hash, account_id, created_at, expires_at, last_seen_at, ends_at, idle_seconds,
               device, awaits_code, proven_at
        FROM session WHERE federation_id = (SELECT id FROM federation WHERE code = $1) AND token_hash = $2";
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(code).bind(token_hash).fetch_optional(conn).await
    })?)
}

/// The signed-in sessions of an account that had not expired by `now`, the last used first.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
    now: Moment,
) -> Result<Vec<SessionRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, token_hash, account_id, created_at, expires_at, last_seen_at, ends_at, idle_seconds,
               device, awaits_code, proven_at
        FROM session WHERE federation_id = $1 AND account_id = $2 AND expires_at > $3 AND awaits_code = $4
        ORDER BY last_seen_at DESC, created_at DESC, token_hash";
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).bind(now).bind(false).fetch_all(conn).await
    })?)
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
    let touched: Option<AccountId> = on_either!(write.conn(), conn => {
        sqlx::query_scalar(SQL)
            .bind(federation)
            .bind(token_hash)
            .bind(seen_at)
            .bind(expires_at)
            .fetch_optional(conn)
            .await
    })?;
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
    on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(token_hash).bind(at).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

/// Ends a session. Returns true if there was one.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    token_hash: &[u8],
) -> Result<bool, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND token_hash = $2";
    let ended = on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(token_hash).execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(ended > 0)
}

/// Ends one session of an account. Returns true if there was one.
pub async fn delete_one_of(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    token_hash: &[u8],
) -> Result<bool, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND token_hash = $2 AND account_id = $3";
    let ended = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(token_hash)
            .bind(account)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(ended > 0)
}

/// Ends all sessions of an account except the one with this token hash. Returns their number.
pub async fn delete_others_of_account(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    token_hash: &[u8],
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND account_id = $2 AND token_hash <> $3";
    Ok(on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(account)
            .bind(token_hash)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?)
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
    Ok(on_either!(write.conn(), conn => {
        sqlx::query(sql).bind(federation).bind(now).execute(conn).await.map(|done| done.rows_affected())
    })?)
}

/// Ends all sessions of an account. Returns their number.
pub async fn delete_of_account(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND account_id = $2";
    Ok(on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(account).execute(conn).await.map(|done| done.rows_affected())
    })?)
}
