//! The table `attempt_page`: a candidate's view times, flags and notes by page.

use super::attempt::AttemptId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_all, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;

/// A page's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "attempt_page", key(federation_id, attempt_id, page))]
pub struct AttemptPageRow {
    pub federation_id: FederationId,
    pub attempt_id: AttemptId,
    /// The page of the paper, from 1.
    pub page: i32,
    /// Time of the first view.
    #[row(fixed)]
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

/// One page of an attempt locked in this transaction.
pub async fn get(
    write: &mut WriteTransaction,
    federation: FederationId,
    attempt: AttemptId,
    page: i32,
) -> Result<Option<AttemptPageRow>, StoreError> {
    fetch_optional(write, AttemptPageRow::SELECT_BY_KEY, &(federation, attempt, page)).await
}

/// Saves a page. The time of the first view stays.
pub async fn save(write: &mut WriteTransaction, row: &AttemptPageRow) -> Result<(), StoreError> {
    row::upsert(write, row).await
}

/// The viewed pages of an attempt, in order.
pub async fn of_attempt(
    store: &Store,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AttemptPageRow>, StoreError> {
    const SQL: &str =
        sql!(AttemptPageRow::SELECT, " WHERE federation_id = $1 AND attempt_id = $2 ORDER BY page");
    fetch_all(store, SQL, &(federation, attempt)).await
}
