//! The table `session`.

use super::account::AccountId;
use super::db::{Store, Write, on_either};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// A session's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SessionRow {
    /// Whose it is.
    pub federation_id: FederationId,
    /// The SHA-256 of the token, 32 bytes.
    pub token_hash: Vec<u8>,
    /// Who is signed in.
    pub account_id: AccountId,
    /// When they signed in.
    pub created_at: Moment,
    /// From when on it does not count.
    pub expires_at: Moment,
    /// When it was last used, roughly.
    pub last_seen_at: Moment,
}

/// Adds a session.
pub async fn insert(write: &mut Write, row: &SessionRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO session (federation_id, token_hash, account_id, created_at, expires_at, last_seen_at)
        VALUES ($1, $2, $3, $4, $5, $6)";
    on_either!(write.link(), link => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(&row.token_hash)
            .bind(row.account_id)
            .bind(row.created_at)
            .bind(row.expires_at)
            .bind(row.last_seen_at)
            .execute(link)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The session with this token hash, expired or not.
pub async fn by_token_hash(
    store: &Store,
    federation: FederationId,
    token_hash: &[u8],
) -> Result<Option<SessionRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, token_hash, account_id, created_at, expires_at, last_seen_at
        FROM session WHERE federation_id = $1 AND token_hash = $2";
    Ok(on_either!(store.read(), link => {
        sqlx::query_as(SQL).bind(federation).bind(token_hash).fetch_optional(link).await
    })?)
}

/// Notes that a session was used, and until when it counts now. Says whether there is such a session that had not
/// expired at `seen_at`: one that has expired, or was ended meanwhile, does not come back to life.
pub async fn touch(
    write: &mut Write,
    federation: FederationId,
    token_hash: &[u8],
    seen_at: Moment,
    expires_at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE session SET last_seen_at = $3, expires_at = $4
        WHERE federation_id = $1 AND token_hash = $2 AND expires_at > $3
        RETURNING account_id";
    let touched: Option<AccountId> = on_either!(write.link(), link => {
        sqlx::query_scalar(SQL)
            .bind(federation)
            .bind(token_hash)
            .bind(seen_at)
            .bind(expires_at)
            .fetch_optional(link)
            .await
    })?;
    Ok(touched.is_some())
}

/// Ends a session. Says whether there was one.
pub async fn delete(
    write: &mut Write,
    federation: FederationId,
    token_hash: &[u8],
) -> Result<bool, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND token_hash = $2";
    let ended = on_either!(write.link(), link => {
        sqlx::query(SQL).bind(federation).bind(token_hash).execute(link).await.map(|done| done.rows_affected())
    })?;
    Ok(ended > 0)
}

/// Removes the sessions that had expired by `now`. Says how many.
pub async fn delete_expired(
    write: &mut Write,
    federation: FederationId,
    now: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND expires_at <= $2";
    Ok(on_either!(write.link(), link => {
        sqlx::query(SQL).bind(federation).bind(now).execute(link).await.map(|done| done.rows_affected())
    })?)
}

/// Ends every session of an account. Says how many.
pub async fn delete_of_account(
    write: &mut Write,
    federation: FederationId,
    account: AccountId,
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM session WHERE federation_id = $1 AND account_id = $2";
    Ok(on_either!(write.link(), link => {
        sqlx::query(SQL).bind(federation).bind(account).execute(link).await.map(|done| done.rows_affected())
    })?)
}
