//! The table `attempt_answer`: every change of an answer. Rows are inserted and read, never updated
//! or deleted.

use super::attempt::AttemptId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_all, fetch_scalar, fetch_scalars};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// A change's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "attempt_answer", key(federation_id, attempt_id, number))]
pub struct AttemptAnswerRow {
    pub federation_id: FederationId,
    pub attempt_id: AttemptId,
    /// Number of the change in the attempt, from 1.
    pub number: i32,
    /// The page of the paper, from 1.
    pub page: i32,
    /// Id of the change from the browser.
    pub change: Uuid,
    /// The answer at that point: JSON, tokens by component key.
    pub answer: String,
    pub saved_at: Moment,
    /// The receipt: SHA-256 of the change and the previous receipt.
    pub receipt: Vec<u8>,
    /// The candidate's device.
    pub device: String,
}

/// Adds a change.
pub async fn insert(write: &mut WriteTransaction, row: &AttemptAnswerRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// The change with this id from the browser, if saved already, and the last change of the attempt.
pub async fn saved_and_last(
    write: &mut WriteTransaction,
    federation: FederationId,
    attempt: AttemptId,
    change: Uuid,
) -> Result<[Option<AttemptAnswerRow>; 2], StoreError> {
    const SQL: &str = sql!(
        AttemptAnswerRow::SELECT,
        " WHERE federation_id = $1 AND attempt_id = $2 AND (change = $3 OR number = (
            SELECT MAX(number) FROM attempt_answer WHERE federation_id = $1 AND attempt_id = $2))
          ORDER BY number"
    );
    let rows: Vec<AttemptAnswerRow> = fetch_all(write, SQL, &(federation, attempt, change)).await?;
    Ok([rows.iter().find(|row| row.change == change).cloned(), rows.into_iter().next_back()])
}

/// True if another device has changed a page after the change with this number.
pub async fn is_newer_elsewhere(
    write: &mut WriteTransaction,
    federation: FederationId,
    attempt: AttemptId,
    (page, number): (i32, i32),
    device: &str,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        SELECT count(*) FROM attempt_answer
        WHERE federation_id = $1 AND attempt_id = $2 AND page = $3 AND number > $4 AND device <> $5";
    let newer: i64 = fetch_scalar(write, SQL, &(federation, attempt, page, number, device)).await?;
    Ok(newer > 0)
}

/// The last change of each page of an attempt, which counts, by page.
pub async fn last_of_each(
    store: &Store,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AttemptAnswerRow>, StoreError> {
    const SQL: &str = sql!(
        AttemptAnswerRow::SELECT,
        " WHERE federation_id = $1 AND attempt_id = $2 AND number IN (
            SELECT MAX(number) FROM attempt_answer WHERE federation_id = $1 AND attempt_id = $2 GROUP BY page)
          ORDER BY page"
    );
    fetch_all(store, SQL, &(federation, attempt)).await
}

/// All changes of an attempt, in the order in which they were saved.
pub async fn of_attempt(
    store: &Store,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AttemptAnswerRow>, StoreError> {
    const SQL: &str =
        sql!(AttemptAnswerRow::SELECT, " WHERE federation_id = $1 AND attempt_id = $2 ORDER BY number");
    fetch_all(store, SQL, &(federation, attempt)).await
}

/// Ids of a federation's attempts with changes, after an id, up to a limit.
pub async fn attempts_after(
    store: &Store,
    federation: FederationId,
    last: Option<AttemptId>,
    limit: i64,
) -> Result<Vec<AttemptId>, StoreError> {
    const SQL: &str = "
        SELECT DISTINCT attempt_id FROM attempt_answer
        WHERE federation_id = $1 AND attempt_id > $2 ORDER BY attempt_id LIMIT $3";
    let last = last.map_or(Uuid::nil(), |last| last.0);
    fetch_scalars(store, SQL, &(federation, last, limit)).await
}
