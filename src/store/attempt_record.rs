//! Bulk queries for all attempts at a sitting: the last answer on each page, and the time spent on
//! it.

use super::attempt::AttemptId;
use super::db::Store;
use super::error::StoreError;
use super::federation::FederationId;
use super::query::fetch_all;
use super::sitting::SittingId;

/// The answer that counts for a page.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct LastAnswerRow {
    pub attempt_id: AttemptId,
    /// The page of the paper, from 1.
    pub page: i32,
    /// The answer: JSON, tokens by component key.
    pub answer: String,
}

/// Time a candidate spent on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct TimeOnPageRow {
    pub attempt_id: AttemptId,
    /// The page of the paper, from 1.
    pub page: i32,
    /// Time in seconds.
    pub seconds: i32,
}

/// The last answers at a sitting, by attempt and page; trials included.
pub async fn last_answers(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<LastAnswerRow>, StoreError> {
    const SQL: &str = "
        SELECT n.attempt_id, n.page, n.answer
        FROM attempt t JOIN attempt_answer n ON n.federation_id = t.federation_id AND n.attempt_id = t.id
        WHERE t.federation_id = $1 AND t.sitting_id = $2 AND NOT EXISTS (
            SELECT 1 FROM attempt_answer l
            WHERE l.federation_id = n.federation_id AND l.attempt_id = n.attempt_id AND l.number > n.number
                AND l.page = n.page)
        ORDER BY n.attempt_id, n.page";
    fetch_all(store, SQL, &(federation, sitting)).await
}

/// Times spent on the pages of a sitting, by attempt and page; trials included.
pub async fn times(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<TimeOnPageRow>, StoreError> {
    const SQL: &str = "
        SELECT p.attempt_id, p.page, p.seconds
        FROM attempt t JOIN attempt_page p ON p.federation_id = t.federation_id AND p.attempt_id = t.id
        WHERE t.federation_id = $1 AND t.sitting_id = $2 ORDER BY p.attempt_id, p.page";
    fetch_all(store, SQL, &(federation, sitting)).await
}
