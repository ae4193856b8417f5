//! The table `attempt_page`: a candidate's view times, flags and notes by page.

use super::attempt::AttemptId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// A page's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct AttemptPageRow {
    pub federation_id: FederationId,
    pub attempt_id: AttemptId,
    /// The page of the paper, from 1.
    pub page: i32,
    /// Time of the first view.
    pub seen_at: Moment,
    /// Seconds in front of the candidate.
    pub seconds: i32,
    pub flagged: bool,
    pub note: String,
    /// Time at which the candidate moved on to the next stage, after which the page cannot be
    /// answered.
    pub closed_at: Option<Moment>,
}

impl std::fmt::Debug for AttemptPageRow {
    /// Omits the note; debug output may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AttemptPageRow")
            .field("attempt_id", &self.attempt_id)
            .field("page", &self.page)
            .field("closed_at", &self.closed_at)
            .finish_non_exhaustive()
    }
}

/// The columns of a row, shared by all queries.
macro_rules! columns {
    () => {
        "federation_id, attempt_id, page, seen_at, seconds, flagged, note, closed_at"
    };
}

/// One page of an attempt locked in this transaction.
pub async fn get(
    write: &mut WriteTransaction,
    federation: FederationId,
    attempt: AttemptId,
    page: i32,
) -> Result<Option<AttemptPageRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt_page WHERE federation_id = $1 AND attempt_id = $2 AND page = $3"
    );
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_as(SQL).bind(federation).bind(attempt).bind(page).fetch_optional(conn).await
    })?)
}

/// Saves a page. The time of the first view stays.
pub async fn save(write: &mut WriteTransaction, row: &AttemptPageRow) -> Result<(), StoreError> {
    const SQL: &str = concat!(
        "INSERT INTO attempt_page (",
        columns!(),
        ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (federation_id, attempt_id, page) DO UPDATE
         SET seconds = $5, flagged = $6, note = $7, closed_at = $8"
    );
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.attempt_id)
            .bind(row.page)
            .bind(row.seen_at)
            .bind(row.seconds)
            .bind(row.flagged)
            .bind(&row.note)
            .bind(row.closed_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The viewed pages of an attempt, in order.
pub async fn of_attempt(
    store: &Store,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AttemptPageRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt_page WHERE federation_id = $1 AND attempt_id = $2 ORDER BY page"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(attempt).fetch_all(conn).await
    })?)
}
