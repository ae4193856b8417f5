//! The table `mail`: letters that wait, that were sent, or that were given up.

use super::db::{Store, Write, on_either, on_source};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use std::fmt;
use uuid::Uuid;

/// The id of a letter: a UUIDv7, so that ids grow with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct MailId(pub Uuid);

/// A letter's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct MailRow {
    /// Whose it is.
    pub federation_id: FederationId,
    /// Its id.
    pub id: MailId,
    /// What kind of letter, by its word.
    pub kind: String,
    /// The address it goes to.
    pub recipient: String,
    /// The line above it.
    pub subject: String,
    /// What it says; empty once it was sent or given up.
    pub body: String,
    /// Whether it is one of many, for which nobody waits.
    pub bulk: bool,
    /// When it was written.
    pub queued_at: Moment,
    /// From when on it is of no use.
    pub expires_at: Moment,
    /// When it is tried next; never again when there is none.
    pub due_at: Option<Moment>,
    /// How often it was tried.
    pub attempts: i32,
    /// What went wrong the last time.
    pub fault: Option<String>,
    /// When it was sent.
    pub sent_at: Option<Moment>,
}

impl fmt::Debug for MailRow {
    /// Without the person and the link: what is printed ends up in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailRow")
            .field("federation_id", &self.federation_id)
            .field("id", &self.id)
            .field("kind", &self.kind)
            .field("attempts", &self.attempts)
            .finish_non_exhaustive()
    }
}

/// The columns of a row, so that no reading of it forgets one.
macro_rules! columns {
    () => {
        "federation_id, id, kind, recipient, subject, body, bulk, queued_at, expires_at, due_at, attempts, fault, sent_at"
    };
}

/// Adds a letter.
pub async fn insert(write: &mut Write, row: &MailRow) -> Result<(), StoreError> {
    const SQL: &str = concat!(
        "INSERT INTO mail (",
        columns!(),
        ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
    );
    on_either!(write.link(), link => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.kind)
            .bind(&row.recipient)
            .bind(&row.subject)
            .bind(&row.body)
            .bind(row.bulk)
            .bind(row.queued_at)
            .bind(row.expires_at)
            .bind(row.due_at)
            .bind(row.attempts)
            .bind(&row.fault)
            .bind(row.sent_at)
            .execute(link)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// How many letters wait to be sent, of all federations.
pub async fn waiting(store: &Store) -> Result<i64, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM mail WHERE due_at IS NOT NULL";
    Ok(on_source!(store, link => sqlx::query_scalar(SQL).fetch_one(link).await)?)
}

/// The letters of a federation that are due, those that somebody waits for first, at most so many.
pub async fn due(
    store: &Store,
    federation: FederationId,
    now: Moment,
    limit: i64,
) -> Result<Vec<MailRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM mail WHERE federation_id = $1 AND due_at <= $2 ORDER BY bulk, due_at, id LIMIT $3"
    );
    Ok(on_source!(store, link => {
        sqlx::query_as(SQL).bind(federation).bind(now).bind(limit).fetch_all(link).await
    })?)
}

/// Takes a letter to try it: it is due again at `again`, whatever becomes of who took it. Until then it is in their hands, which shows in that
/// it was tried and nothing is said of what went wrong. Says whether nobody else took it meanwhile.
pub async fn take(write: &mut Write, row: &MailRow, again: Moment) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE mail SET attempts = attempts + 1, due_at = $3, fault = NULL
        WHERE federation_id = $1 AND id = $2 AND due_at = $4 AND attempts = $5
        RETURNING id";
    let taken: Option<MailId> = on_either!(write.link(), link => {
        sqlx::query_scalar(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(again)
            .bind(row.due_at)
            .bind(row.attempts)
            .fetch_optional(link)
            .await
    })?;
    Ok(taken.is_some())
}

/// Notes that a letter was sent, and forgets what it said.
pub async fn sent(
    write: &mut Write,
    federation: FederationId,
    id: MailId,
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE mail SET sent_at = $3, due_at = NULL, fault = NULL, body = ''
        WHERE federation_id = $1 AND id = $2";
    on_either!(write.link(), link => {
        sqlx::query(SQL).bind(federation).bind(id).bind(at).execute(link).await.map(|_| ())
    })?;
    Ok(())
}

/// Notes why a letter could not be sent, and when it is tried again. When it is not, it is forgotten what it said.
pub async fn failed(
    write: &mut Write,
    federation: FederationId,
    id: MailId,
    fault: &str,
    again: Option<Moment>,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE mail SET fault = $3, due_at = $4, body = CASE WHEN $5 THEN body ELSE '' END
        WHERE federation_id = $1 AND id = $2 AND sent_at IS NULL";
    on_either!(write.link(), link => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(id)
            .bind(fault)
            .bind(again)
            .bind(again.is_some())
            .execute(link)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Makes a letter that waits due at once, but not one that somebody has in hand: it would be sent twice. Says whether there is one.
pub async fn hasten(
    write: &mut Write,
    federation: FederationId,
    id: MailId,
    now: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE mail SET due_at = $3
        WHERE federation_id = $1 AND id = $2 AND due_at IS NOT NULL
            AND (attempts = 0 OR fault IS NOT NULL OR due_at <= $3)
        RETURNING id";
    let hastened: Option<MailId> = on_either!(write.link(), link => {
        sqlx::query_scalar(SQL).bind(federation).bind(id).bind(now).fetch_optional(link).await
    })?;
    Ok(hastened.is_some())
}

/// The letters of a federation that are not sent and can be no more: forgets what they said, but of
/// those that somebody has in hand. Says how many.
pub async fn expire(write: &mut Write, federation: FederationId, now: Moment) -> Result<u64, StoreError> {
    const SQL: &str = "
        UPDATE mail SET due_at = NULL, body = '' WHERE federation_id = $1 AND id IN (
            SELECT id FROM mail WHERE federation_id = $1 AND due_at IS NOT NULL AND expires_at <= $2 @free)";
    let sql = write.sweeping(SQL);
    Ok(on_either!(write.link(), link => {
        sqlx::query(sql).bind(federation).bind(now).execute(link).await.map(|done| done.rows_affected())
    })?)
}

/// The latest letters of a federation, the latest first, at most so many.
pub async fn latest(store: &Store, federation: FederationId, limit: i64) -> Result<Vec<MailRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM mail WHERE federation_id = $1 ORDER BY queued_at DESC, id DESC LIMIT $2"
    );
    Ok(on_source!(store, link => {
        sqlx::query_as(SQL).bind(federation).bind(limit).fetch_all(link).await
    })?)
}

/// Removes the letters that were sent or given up and are older than `before`, but those that somebody has in hand. Says how many.
pub async fn delete_old(
    write: &mut Write,
    federation: FederationId,
    before: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        DELETE FROM mail WHERE federation_id = $1 AND id IN (
            SELECT id FROM mail WHERE federation_id = $1 AND due_at IS NULL AND queued_at < $2 @free)";
    let sql = write.sweeping(SQL);
    Ok(on_either!(write.link(), link => {
        sqlx::query(sql).bind(federation).bind(before).execute(link).await.map(|done| done.rows_affected())
    })?)
}

/// Removes every letter to an address, also those that wait. Says how many.
pub async fn delete_to(
    write: &mut Write,
    federation: FederationId,
    recipient: &str,
) -> Result<u64, StoreError> {
    const SQL: &str = "DELETE FROM mail WHERE federation_id = $1 AND recipient = $2";
    Ok(on_either!(write.link(), link => {
        sqlx::query(SQL).bind(federation).bind(recipient).execute(link).await.map(|done| done.rows_affected())
    })?)
}
