//! The table `appeal`.

use super::account::AccountId;
use super::attempt::AttemptId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::sitting::SittingId;
use uuid::Uuid;

/// The id of an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct AppealId(pub Uuid);

/// An appeal's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct AppealRow {
    pub federation_id: FederationId,
    pub id: AppealId,
    pub attempt_id: AttemptId,
    /// The page of the paper, from 1.
    pub page: i32,
    /// The candidate's reasons.
    pub text: String,
    pub raised_at: Moment,
    /// `open`, `upheld` or `refused`.
    pub state: String,
    /// The examiner's answer; empty while the appeal is open.
    pub answer: String,
    /// The home federation of the deciding examiner.
    pub by_federation_id: Option<FederationId>,
    /// The deciding examiner.
    pub by_account_id: Option<AccountId>,
    pub decided_at: Option<Moment>,
}

impl std::fmt::Debug for AppealRow {
    /// Omits user texts; debug output may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AppealRow").field("id", &self.id).field("state", &self.state).finish_non_exhaustive()
    }
}

/// An appeal with its subject.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct AppealOfRow {
    /// The appeal.
    #[sqlx(flatten)]
    pub appeal: AppealRow,
    pub sitting_id: SittingId,
    pub sitting_name: String,
    /// The candidate.
    pub account_id: AccountId,
    /// The candidate's name; empty if the account was deleted.
    pub account_name: String,
}

/// The columns of a row, shared by all queries.
macro_rules! columns {
    () => {
        "p.federation_id, p.id, p.attempt_id, p.page, p.text, p.raised_at, p.state, p.answer,
         p.by_federation_id, p.by_account_id,
         p.decided_at"
    };
}

/// The common beginning of queries for appeals with their subjects.
macro_rules! select {
    () => {
        concat!(
            "SELECT ",
            columns!(),
            ", s.id AS sitting_id, s.name AS sitting_name, a.id AS account_id, a.name AS account_name
             FROM appeal p
             JOIN attempt t ON t.federation_id = p.federation_id AND t.id = p.attempt_id
             JOIN sitting s ON s.federation_id = t.federation_id AND s.id = t.sitting_id
             JOIN account a ON a.federation_id = t.federation_id AND a.id = t.account_id"
        )
    };
}

/// Adds an appeal, always open.
pub async fn insert(write: &mut WriteTransaction, row: &AppealRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO appeal (federation_id, id, attempt_id, page, text, raised_at, state, answer)
        VALUES ($1, $2, $3, $4, $5, $6, 'open', '')";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(row.attempt_id)
            .bind(row.page)
            .bind(&row.text)
            .bind(row.raised_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The appeals against an attempt, by page.
pub async fn of_attempt(
    store: &Store,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AppealRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM appeal p WHERE p.federation_id = $1 AND p.attempt_id = $2 ORDER BY p.page"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(attempt).fetch_all(conn).await
    })?)
}

/// The appeals against the attempts at a sitting, by attempt and page.
pub async fn of_sitting(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AppealRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt t JOIN appeal p ON p.federation_id = t.federation_id AND p.attempt_id = t.id
          WHERE t.federation_id = $1 AND t.sitting_id = $2 ORDER BY p.attempt_id, p.page"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(sitting).fetch_all(conn).await
    })?)
}

/// The appeals of a federation: open ones, oldest first, then decided ones, latest first.
pub async fn of_federation(store: &Store, federation: FederationId) -> Result<Vec<AppealOfRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE p.federation_id = $1
          ORDER BY CASE WHEN p.state = 'open' THEN 0 ELSE 1 END,
                   CASE WHEN p.state = 'open' THEN p.raised_at END, p.decided_at DESC, p.id"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).fetch_all(conn).await
    })?)
}

/// One appeal.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: AppealId,
) -> Result<Option<AppealOfRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE p.federation_id = $1 AND p.id = $2");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// Decides an appeal as in the row. Returns true if it was open.
pub async fn decide(write: &mut WriteTransaction, row: &AppealRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE appeal SET state = $3, answer = $4, by_federation_id = $5, by_account_id = $6, decided_at = $7
        WHERE federation_id = $1 AND id = $2 AND state = 'open'";
    let decided = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.state)
            .bind(&row.answer)
            .bind(row.by_federation_id)
            .bind(row.by_account_id)
            .bind(row.decided_at)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(decided > 0)
}
