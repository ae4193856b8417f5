//! The table `directed`: directed sessions, and their co-signers.

use super::account::AccountId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use uuid::Uuid;

/// The id of a directed session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct DirectedId(pub Uuid);

/// A session's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct DirectedRow {
    /// The director's home federation.
    pub federation_id: FederationId,
    pub id: DirectedId,
    /// The director.
    pub account_id: AccountId,
    /// The day: `2026-03-01`.
    pub directed_on: String,
    /// Duration in minutes, 1 to 1440.
    pub minutes: i16,
    /// Event and venue.
    pub event: String,
    /// `directed` or `co_directed`.
    pub part: String,
    /// The requested co-signer's home federation.
    pub cosigner_federation_id: FederationId,
    /// The requested co-signer.
    pub cosigner_account_id: AccountId,
    /// `asked`, `signed` or `refused`.
    pub state: String,
    /// Reason for a refusal; empty otherwise.
    pub answer: String,
    pub entered_at: Moment,
    /// Time of the latest signature or refusal; `None` while pending.
    pub decided_at: Option<Moment>,
}

impl std::fmt::Debug for DirectedRow {
    /// Omits user texts; debug output may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DirectedRow")
            .field("id", &self.id)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

/// A session with both names, empty for deleted accounts.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct NamedDirectedRow {
    /// The session.
    #[sqlx(flatten)]
    pub directed: DirectedRow,
    /// The director's name.
    pub account_name: String,
    /// The co-signer's name.
    pub cosigner_name: String,
}

/// The common beginning of the queries.
macro_rules! select {
    () => {
        "SELECT d.federation_id, d.id, d.account_id, d.directed_on, d.minutes, d.event, d.part,
         d.cosigner_federation_id,
                d.cosigner_account_id, d.state, d.answer, d.entered_at, d.decided_at,
                a.name AS account_name, c.name AS cosigner_name
         FROM directed d
         JOIN account a ON a.federation_id = d.federation_id AND a.id = d.account_id
         JOIN account c ON c.federation_id = d.cosigner_federation_id AND c.id = d.cosigner_account_id"
    };
}

/// Adds a session, always pending.
pub async fn insert(write: &mut WriteTransaction, row: &DirectedRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO directed (federation_id, id, account_id, directed_on, minutes, event, part, cosigner_federation_id,
            cosigner_account_id, state, answer, entered_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'asked', '', $10)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(row.account_id)
            .bind(&row.directed_on)
            .bind(row.minutes)
            .bind(&row.event)
            .bind(&row.part)
            .bind(row.cosigner_federation_id)
            .bind(row.cosigner_account_id)
            .bind(row.entered_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Sessions that an account directed, the latest first.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<NamedDirectedRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE d.federation_id = $1 AND d.account_id = $2 ORDER BY d.directed_on DESC, d.entered_at DESC, d.id"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}

/// Sessions an account is asked to co-sign in a federation: pending ones, oldest first, then
/// decided ones, latest first. One page.
pub async fn of_cosigner(
    store: &Store,
    federation: FederationId,
    home: FederationId,
    account: AccountId,
    limit: i64,
    after: i64,
) -> Result<Vec<NamedDirectedRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE d.federation_id = $1 AND d.cosigner_federation_id = $2 AND d.cosigner_account_id = $3
          ORDER BY CASE WHEN d.state = 'asked' THEN 0 ELSE 1 END,
                   CASE WHEN d.state = 'asked' THEN d.entered_at END, d.decided_at DESC, d.id
          LIMIT $4 OFFSET $5"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(home).bind(account).bind(limit).bind(after).fetch_all(conn).await
    })?)
}

/// Number of sessions that an account is asked to co-sign in a federation.
pub async fn count_for_cosigner(
    store: &Store,
    federation: FederationId,
    home: FederationId,
    account: AccountId,
) -> Result<i64, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM directed
        WHERE federation_id = $1 AND cosigner_federation_id = $2 AND cosigner_account_id = $3 AND state = 'asked'";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(home).bind(account).fetch_one(conn).await
    })?)
}

/// One session.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: DirectedId,
) -> Result<Option<NamedDirectedRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE d.federation_id = $1 AND d.id = $2");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// Number of an account's pending sessions, read in a running transaction.
pub async fn count_pending(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<i64, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM directed WHERE federation_id = $1 AND account_id = $2 AND state <> 'signed'";
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(account).fetch_one(conn).await
    })?)
}

/// True if the same session (day, duration, event and venue) has been entered and not refused.
pub async fn is_entered(write: &mut WriteTransaction, row: &DirectedRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM directed
        WHERE federation_id = $1 AND account_id = $2 AND directed_on = $3 AND minutes = $4 AND event = $5
            AND state <> 'refused'";
    let found: i64 = on_either!(write.conn(), conn => {
        sqlx::query_scalar(SQL)
            .bind(row.federation_id)
            .bind(row.account_id)
            .bind(&row.directed_on)
            .bind(row.minutes)
            .bind(&row.event)
            .fetch_one(conn)
            .await
    })?;
    Ok(found > 0)
}

/// Removes an account's unsigned session. Returns true if there was one.
pub async fn withdraw(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    id: DirectedId,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        DELETE FROM directed WHERE federation_id = $1 AND account_id = $2 AND id = $3 AND state <> 'signed'";
    let removed = on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(account).bind(id).execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(removed > 0)
}

/// Moves a session from a state to the one in the row, with the co-signer's answer. Returns true if
/// it was in that state.
pub async fn decide(write: &mut WriteTransaction, row: &DirectedRow, from: &str) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE directed SET state = $3, answer = $4, decided_at = $5
        WHERE federation_id = $1 AND id = $2 AND state = $6";
    let decided = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.state)
            .bind(&row.answer)
            .bind(row.decided_at)
            .bind(from)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(decided > 0)
}
