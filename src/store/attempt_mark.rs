//! The table `attempt_mark`: every mark of a page of an attempt. Rows are inserted and read, never
//! updated or deleted.

use super::account::AccountId;
use super::attempt::AttemptId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::sitting::SittingId;
use sqlx::types::Json;
use std::collections::BTreeMap;

/// A mark's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
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
    /// rubric.
    #[sqlx(json)]
    pub components: BTreeMap<String, String>,
    /// The version of the engine whose ruling the examiner saw.
    pub engine: String,
    /// The examiner's reason.
    pub reason: String,
    pub marked_at: Moment,
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

/// The columns of a row with the table's alias, shared by all queries.
macro_rules! columns {
    () => {
        "m.federation_id, m.attempt_id, m.page, m.number, m.kind, m.by_federation_id, m.by_account_id, m.mark,
         m.components, m.engine,
         m.reason, m.marked_at"
    };
}

/// Adds a mark.
pub async fn insert(write: &mut WriteTransaction, row: &AttemptMarkRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO attempt_mark (federation_id, attempt_id, page, number, kind, by_federation_id,
            by_account_id, mark, components,
                                  engine, reason, marked_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.attempt_id)
            .bind(row.page)
            .bind(row.number)
            .bind(&row.kind)
            .bind(row.by_federation_id)
            .bind(row.by_account_id)
            .bind(row.mark)
            .bind(Json(&row.components))
            .bind(&row.engine)
            .bind(&row.reason)
            .bind(row.marked_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// All marks of an attempt, by page and number.
pub async fn of_attempt(
    store: &Store,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AttemptMarkRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt_mark m WHERE m.federation_id = $1 AND m.attempt_id = $2 ORDER BY m.page, m.number"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(attempt).fetch_all(conn).await
    })?)
}

/// All marks of an attempt, read in a running transaction that may add one.
pub async fn of_attempt_within(
    write: &mut WriteTransaction,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AttemptMarkRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt_mark m WHERE m.federation_id = $1 AND m.attempt_id = $2 ORDER BY m.page, m.number"
    );
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_as(SQL).bind(federation).bind(attempt).fetch_all(conn).await
    })?)
}

/// The finished attempts without a mark of a page, in the order in which they ended.
pub async fn unmarked_attempts(
    store: &Store,
    since: Moment,
) -> Result<Vec<(FederationId, AttemptId)>, StoreError> {
    const SQL: &str = "
        SELECT t.federation_id, t.id FROM attempt t
        WHERE t.begun_at IS NOT NULL AND t.state IN ('submitted', 'out_of_time', 'ended') AND t.over_at >= $1
            AND NOT EXISTS (
            SELECT 1 FROM attempt_mark m WHERE m.federation_id = t.federation_id AND m.attempt_id = t.id AND m.page > 0)
        ORDER BY t.over_at, t.id";
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(since).fetch_all(conn).await)?)
}

/// All marks of the attempts at a sitting, trials included, by attempt, page and number.
pub async fn of_sitting(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AttemptMarkRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt t JOIN attempt_mark m ON m.federation_id = t.federation_id AND m.attempt_id = t.id
          WHERE t.federation_id = $1 AND t.sitting_id = $2 ORDER BY m.attempt_id, m.page, m.number"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(sitting).fetch_all(conn).await
    })?)
}
