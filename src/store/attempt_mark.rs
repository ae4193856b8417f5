//! The table `attempt_mark`: every mark of a page of an attempt. Rows are inserted and read, never
//! updated or deleted.

use super::account::AccountId;
use super::attempt::AttemptId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::fetch_all;
use super::row::{self, Row};
use super::sitting::SittingId;
use super::sql::sql;
use std::collections::BTreeMap;

/// A mark's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "attempt_mark", key(federation_id, attempt_id, page, number))]
pub struct AttemptMarkRow {
    pub federation_id: FederationId,
    pub attempt_id: AttemptId,
    /// The page of the paper, from 1; 0 if not for a page.
    pub page: i32,
    /// Number of the mark of the page, from 1.
    pub number: i32,
    /// `engine`, `examiner`, `third`, `remark` or `rubric`.
    pub kind: String,
    /// The home federation of the examiner; `None` for the engine.
    pub by_federation_id: Option<FederationId>,
    /// The examiner; `None` for the engine.
    pub by_account_id: Option<AccountId>,
    /// The mark, in per mille: 0 to 1000.
    pub mark: i16,
    /// Verdicts: a token such as `right` or `wrong` by component key; or the points by line of a
    /// rubric, and the remarks by table, each under `@` and its name.
    #[sqlx(json)]
    pub components: BTreeMap<String, String>,
    /// The version of the engine whose ruling the examiner saw.
    pub engine: String,
    /// The examiner's reason.
    pub reason: String,
    pub marked_at: Moment,
    /// True if the row is no mark: those before it were of an earlier answer on paper.
    pub withdraws: bool,
}

impl std::fmt::Debug for AttemptMarkRow {
    /// Omits the reason; debug output may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AttemptMarkRow")
            .field("attempt_id", &self.attempt_id)
            .field("page", &self.page)
            .field("number", &self.number)
            .field("kind", &self.kind)
            .field("mark", &self.mark)
            .finish_non_exhaustive()
    }
}

const OF_ATTEMPT: &str =
    sql!(AttemptMarkRow::SELECT, " WHERE federation_id = $1 AND attempt_id = $2 ORDER BY page, number");

/// Adds a mark.
pub async fn insert(write: &mut WriteTransaction, row: &AttemptMarkRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// All marks of an attempt, by page and number.
pub async fn of_attempt(
    store: &Store,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AttemptMarkRow>, StoreError> {
    fetch_all(store, OF_ATTEMPT, &(federation, attempt)).await
}

/// All marks of an attempt, read in a running transaction that may add one.
pub async fn of_attempt_within(
    write: &mut WriteTransaction,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AttemptMarkRow>, StoreError> {
    fetch_all(write, OF_ATTEMPT, &(federation, attempt)).await
}

/// The finished attempts without a mark of a page, or with a page whose marks were withdrawn, in the
/// order in which they ended.
pub async fn unmarked_attempts(
    store: &Store,
    since: Moment,
) -> Result<Vec<(FederationId, AttemptId)>, StoreError> {
    const SQL: &str = "
        SELECT t.federation_id, t.id FROM attempt t
        WHERE t.begun_at IS NOT NULL AND t.state IN ('submitted', 'out_of_time', 'ended') AND t.over_at >= $1
            AND (NOT EXISTS (
                SELECT 1 FROM attempt_mark m
                WHERE m.federation_id = t.federation_id AND m.attempt_id = t.id AND m.page > 0)
            OR EXISTS (
                SELECT 1 FROM attempt_mark w
                WHERE w.federation_id = t.federation_id AND w.attempt_id = t.id AND w.withdraws AND NOT EXISTS (
                    SELECT 1 FROM attempt_mark m
                    WHERE m.federation_id = w.federation_id AND m.attempt_id = w.attempt_id AND m.page = w.page
                        AND m.number > w.number)))
        ORDER BY t.over_at, t.id";
    fetch_all(store, SQL, &(since,)).await
}

/// All marks of the attempts at a sitting, trials included, by attempt, page and number.
pub async fn of_sitting(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AttemptMarkRow>, StoreError> {
    const SQL: &str = sql!(
        "SELECT ",
        AttemptMarkRow::COLUMNS,
        " FROM attempt t
          JOIN attempt_mark ON attempt_mark.federation_id = t.federation_id AND attempt_mark.attempt_id = t.id
          WHERE t.federation_id = $1 AND t.sitting_id = $2
          ORDER BY attempt_mark.attempt_id, attempt_mark.page, attempt_mark.number"
    );
    fetch_all(store, SQL, &(federation, sitting)).await
}
