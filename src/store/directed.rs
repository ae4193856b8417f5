//! The table `directed`: directed sessions, and their co-signers.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_all, fetch_optional, fetch_scalar};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// The id of a directed session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct DirectedId(pub Uuid);

/// A session's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "directed", key(federation_id, id))]
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
const SELECT_NAMED: &str = sql!(
    "SELECT ",
    DirectedRow::COLUMNS,
    ", a.name AS account_name, c.name AS cosigner_name
     FROM directed
     JOIN account a ON a.federation_id = directed.federation_id AND a.id = account_id
     JOIN account c ON c.federation_id = cosigner_federation_id AND c.id = cosigner_account_id"
);

/// Adds a session.
pub async fn insert(write: &mut WriteTransaction, row: &DirectedRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Sessions that an account directed, the latest first.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<NamedDirectedRow>, StoreError> {
    const SQL: &str = sql!(
        SELECT_NAMED,
        " WHERE directed.federation_id = $1 AND account_id = $2 ORDER BY directed_on DESC, entered_at DESC, directed.id"
    );
    fetch_all(store, SQL, &(federation, account)).await
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
    const SQL: &str = sql!(
        SELECT_NAMED,
        " WHERE directed.federation_id = $1 AND cosigner_federation_id = $2 AND cosigner_account_id = $3
          ORDER BY CASE WHEN state = 'asked' THEN 0 ELSE 1 END,
                   CASE WHEN state = 'asked' THEN entered_at END, decided_at DESC, directed.id
          LIMIT $4 OFFSET $5"
    );
    fetch_all(store, SQL, &(federation, home, account, limit, after)).await
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
    fetch_scalar(store, SQL, &(federation, home, account)).await
}

/// One session.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: DirectedId,
) -> Result<Option<NamedDirectedRow>, StoreError> {
    const SQL: &str = sql!(SELECT_NAMED, " WHERE directed.federation_id = $1 AND directed.id = $2");
    fetch_optional(store, SQL, &(federation, id)).await
}

/// Number of an account's pending sessions, read in a running transaction.
pub async fn count_pending(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<i64, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM directed WHERE federation_id = $1 AND account_id = $2 AND state <> 'signed'";
    fetch_scalar(write, SQL, &(federation, account)).await
}

/// True if the same session (day, duration, event and venue) has been entered and not refused.
pub async fn is_entered(write: &mut WriteTransaction, row: &DirectedRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM directed
        WHERE federation_id = $1 AND account_id = $2 AND directed_on = $3 AND minutes = $4 AND event = $5
            AND state <> 'refused'";
    let found: i64 = fetch_scalar(
        write,
        SQL,
        &(row.federation_id, row.account_id, &row.directed_on, row.minutes, &row.event),
    )
    .await?;
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
    changes_rows(write, SQL, &(federation, account, id)).await
}

/// Moves a session from a state to the one in the row, with the co-signer's answer. Returns true if
/// it was in that state.
pub async fn decide(write: &mut WriteTransaction, row: &DirectedRow, from: &str) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE directed SET state = $3, answer = $4, decided_at = $5
        WHERE federation_id = $1 AND id = $2 AND state = $6";
    changes_rows(write, SQL, &(row.federation_id, row.id, &row.state, &row.answer, row.decided_at, from))
        .await
}
