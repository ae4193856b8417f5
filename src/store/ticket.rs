//! The table `ticket`: tickets for links in emails.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, count_changed, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;
use std::fmt;

/// A ticket's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "ticket", key(federation_id, secret_hash))]
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
    row::insert(write, row).await
}

/// The ticket with this secret, for this purpose and not expired.
pub async fn by_secret(
    store: &Store,
    federation: FederationId,
    secret_hash: &[u8],
    purpose: &str,
    now: Moment,
) -> Result<Option<TicketRow>, StoreError> {
    const SQL: &str = sql!(
        TicketRow::SELECT,
        " WHERE federation_id = $1 AND secret_hash = $2 AND purpose = $3 AND expires_at > $4"
    );
    fetch_optional(store, SQL, &(federation, secret_hash, purpose, now)).await
}

/// Redeems the ticket. Returns true if it existed and had not expired; of two concurrent uses, one
/// gets false.
pub async fn redeem(write: &mut WriteTransaction, row: &TicketRow, now: Moment) -> Result<bool, StoreError> {
    const SQL: &str = "
        DELETE FROM ticket WHERE federation_id = $1 AND secret_hash = $2 AND purpose = $3 AND expires_at > $4";
    changes_rows(write, SQL, &(row.federation_id, &row.secret_hash, &row.purpose, now)).await
}

/// Removes all tickets of an account. Returns their number.
pub async fn delete_of_account(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM ticket WHERE federation_id = $1 AND account_id = $2";
    count_changed(write, SQL, &(federation, account)).await
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
    count_changed(write, sql, &(federation, now)).await
}
