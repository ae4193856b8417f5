//! The table `mail`: queued, sent and abandoned emails.

use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{count_changed, execute, fetch_all, fetch_optional_scalar, fetch_scalar};
use super::row::{self, Row};
use super::sql::sql;
use std::fmt;
use uuid::Uuid;

/// The id of an email: a UUIDv7, so that ids grow with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct MailId(pub Uuid);

/// An email's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "mail", key(federation_id, id))]
pub struct MailRow {
    pub federation_id: FederationId,
    pub id: MailId,
    /// Kind of email, by its token.
    pub kind: String,
    /// The recipient's address.
    pub recipient: String,
    /// The subject line.
    pub subject: String,
    /// Body; erased after sending or giving up.
    pub body: String,
    /// True for bulk email, which has low priority.
    pub bulk: bool,
    pub queued_at: Moment,
    /// Time after which it is useless.
    pub expires_at: Moment,
    /// Time of the next attempt; `None` for no more.
    pub due_at: Option<Moment>,
    /// Number of attempts.
    pub attempts: i32,
    /// The last error.
    pub fault: Option<String>,
    pub sent_at: Option<Moment>,
}

impl fmt::Debug for MailRow {
    /// Omits recipient and content; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailRow")
            .field("federation_id", &self.federation_id)
            .field("id", &self.id)
            .field("kind", &self.kind)
            .field("attempts", &self.attempts)
            .finish_non_exhaustive()
    }
}

/// Adds an email.
pub async fn insert(write: &mut WriteTransaction, row: &MailRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Number of unsent emails in all federations.
pub async fn waiting(store: &Store) -> Result<i64, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM mail WHERE due_at IS NOT NULL";
    fetch_scalar(store, SQL, &()).await
}

/// Due emails of a federation, those a user is waiting for first, up to a limit.
pub async fn due(
    store: &Store,
    federation: FederationId,
    now: Moment,
    limit: i64,
) -> Result<Vec<MailRow>, StoreError> {
    const SQL: &str = sql!(
        MailRow::SELECT,
        " WHERE federation_id = $1 AND due_at <= $2 ORDER BY bulk, due_at, id LIMIT $3"
    );
    fetch_all(store, SQL, &(federation, now, limit)).await
}

/// Claims an email for sending, by making it due again at `again` should the sender fail. In
/// between it shows one more attempt and no error. Returns true if no other sender claimed it.
pub async fn claim(write: &mut WriteTransaction, row: &MailRow, again: Moment) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE mail SET attempts = attempts + 1, due_at = $3, fault = NULL
        WHERE federation_id = $1 AND id = $2 AND due_at = $4 AND attempts = $5
        RETURNING id";
    let taken: Option<MailId> =
        fetch_optional_scalar(write, SQL, &(row.federation_id, row.id, again, row.due_at, row.attempts))
            .await?;
    Ok(taken.is_some())
}

/// Marks an email as sent and erases its body.
pub async fn mark_sent(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: MailId,
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE mail SET sent_at = $3, due_at = NULL, fault = NULL, body = ''
        WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, at)).await
}

/// Records why an email could not be sent, and the time of the next attempt. Without one, erases
/// its body.
pub async fn mark_failed(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: MailId,
    fault: &str,
    again: Option<Moment>,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE mail SET fault = $3, due_at = $4, body = CASE WHEN $5 THEN body ELSE '' END
        WHERE federation_id = $1 AND id = $2 AND sent_at IS NULL";
    execute(write, SQL, &(federation, id, fault, again, again.is_some())).await
}

/// Makes an unsent email due at once, unless a sender has it, which would send it twice. Returns
/// true if there is one.
pub async fn hasten(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: MailId,
    now: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE mail SET due_at = $3
        WHERE federation_id = $1 AND id = $2 AND due_at IS NOT NULL
            AND (attempts = 0 OR fault IS NOT NULL OR due_at <= $3)
        RETURNING id";
    let hastened: Option<MailId> = fetch_optional_scalar(write, SQL, &(federation, id, now)).await?;
    Ok(hastened.is_some())
}

/// Erases the bodies of a federation's emails that were not sent in time, skipping locked rows.
/// Returns their number.
pub async fn expire(
    write: &mut WriteTransaction,
    federation: FederationId,
    now: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        UPDATE mail SET due_at = NULL, body = '' WHERE federation_id = $1 AND id IN (
            SELECT id FROM mail WHERE federation_id = $1 AND due_at IS NOT NULL AND expires_at <= $2 @skip_locked)";
    let sql = write.skipping_locked(SQL);
    count_changed(write, sql, &(federation, now)).await
}

/// The latest emails of a federation, the latest first, up to a limit.
pub async fn latest(store: &Store, federation: FederationId, limit: i64) -> Result<Vec<MailRow>, StoreError> {
    const SQL: &str =
        sql!(MailRow::SELECT, " WHERE federation_id = $1 ORDER BY queued_at DESC, id DESC LIMIT $2");
    fetch_all(store, SQL, &(federation, limit)).await
}

/// Removes emails sent or given up before `before`, skipping locked rows. Returns their number.
pub async fn delete_old(
    write: &mut WriteTransaction,
    federation: FederationId,
    before: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        DELETE FROM mail WHERE federation_id = $1 AND id IN (
            SELECT id FROM mail WHERE federation_id = $1 AND due_at IS NULL AND queued_at < $2 @skip_locked)";
    let sql = write.skipping_locked(SQL);
    count_changed(write, sql, &(federation, before)).await
}

/// Removes all emails to an address, queued ones included. Returns their number.
pub async fn delete_to(
    write: &mut WriteTransaction,
    federation: FederationId,
    recipient: &str,
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM mail WHERE federation_id = $1 AND recipient = $2";
    count_changed(write, SQL, &(federation, recipient)).await
}
