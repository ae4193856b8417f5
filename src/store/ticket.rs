//! The table `ticket`: tickets for links in emails.

use super::account::AccountId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use std::fmt;

/// A ticket's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct TicketRow {
    pub federation_id: FederationId,
    /// The SHA-256 of the secret, 32 bytes.
    pub secret_hash: Vec<u8>,
    /// The account it was issued to.
    pub account_id: AccountId,
    /// Its purpose, by its token.
    pub purpose: String,
    /// The address of the email, lower-cased.
    pub email: String,
    pub created_at: Moment,
    /// Time of expiry.
    pub expires_at: Moment,
}

impl fmt::Debug for TicketRow {
    /// Omits the address; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TicketRow")
            .field("federation_id", &self.federation_id)
            .field("account_id", &self.account_id)
            .field("purpose", &self.purpose)
            .finish_non_exhaustive()
    }
}

/// Adds a ticket.
pub async fn insert(write: &mut WriteTransaction, row: &TicketRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO ticket (federation_id, secret_hash, account_id, purpose, email, created_at, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(&row.secret_hash)
            .bind(row.account_id)
            .bind(&row.purpose)
            .bind(&row.email)
            .bind(row.created_at)
            .bind(row.expires_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The ticket with this secret, for this purpose and not expired.
pub async fn by_secret(
    store: &Store,
    federation: FederationId,
    secret_hash: &[u8],
    purpose: &str,
    now: Moment,
) -> Result<Option<TicketRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, secret_hash, account_id, purpose, email, created_at, expires_at
        FROM ticket WHERE federation_id = $1 AND secret_hash = $2 AND purpose = $3 AND expires_at > $4";
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(secret_hash).bind(purpose).bind(now).fetch_optional(conn).await
    })?)
}

/// Redeems the ticket. Returns true if it existed and had not expired; of two concurrent uses, one
/// gets false.
pub async fn redeem(write: &mut WriteTransaction, row: &TicketRow, now: Moment) -> Result<bool, StoreError> {
    const SQL: &str = "
        DELETE FROM ticket WHERE federation_id = $1 AND secret_hash = $2 AND purpose = $3 AND expires_at > $4";
    let taken = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(&row.secret_hash)
            .bind(&row.purpose)
            .bind(now)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(taken == 1)
}

/// Removes all tickets of an account. Returns their number.
pub async fn delete_of_account(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM ticket WHERE federation_id = $1 AND account_id = $2";
    Ok(on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(account).execute(conn).await.map(|done| done.rows_affected())
    })?)
}

/// Removes tickets that had expired by `now`, skipping locked rows. Returns their number.
pub async fn delete_expired(
    write: &mut WriteTransaction,
    federation: FederationId,
    now: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        DELETE FROM ticket WHERE federation_id = $1 AND secret_hash IN (
            SELECT secret_hash FROM ticket WHERE federation_id = $1 AND expires_at <= $2 @skip_locked)";
    let sql = write.skipping_locked(SQL);
    Ok(on_either!(write.conn(), conn => {
        sqlx::query(sql).bind(federation).bind(now).execute(conn).await.map(|done| done.rows_affected())
    })?)
}
