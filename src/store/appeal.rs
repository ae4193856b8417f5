//! The table `appeal`.

use super::account::AccountId;
use super::attempt::AttemptId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_all, fetch_optional};
use super::row::{self, Changes, Row};
use super::sitting::SittingId;
use super::sql::sql;
use uuid::Uuid;

/// The id of an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct AppealId(pub Uuid);

/// An appeal's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "appeal", key(federation_id, id))]
pub struct AppealRow {
    pub federation_id: FederationId,
    pub id: AppealId,
    #[row(fixed)]
    pub attempt_id: AttemptId,
    /// The page of the paper, from 1.
    #[row(fixed)]
    pub page: i32,
    /// The candidate's reasons.
    #[row(fixed)]
    pub text: String,
    #[row(fixed)]
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

/// The common beginning of queries for appeals with their subjects.
const SELECT_WITH_SUBJECT: &str = sql!(
    "SELECT ",
    AppealRow::COLUMNS,
    ", s.id AS sitting_id, s.name AS sitting_name, a.id AS account_id, a.name AS account_name
     FROM appeal
     JOIN attempt t ON t.federation_id = appeal.federation_id AND t.id = appeal.attempt_id
     JOIN sitting s ON s.federation_id = t.federation_id AND s.id = t.sitting_id
     JOIN account a ON a.federation_id = t.federation_id AND a.id = t.account_id"
);

/// Adds an appeal.
pub async fn insert(write: &mut WriteTransaction, row: &AppealRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// The appeals against an attempt, by page.
pub async fn of_attempt(
    store: &Store,
    federation: FederationId,
    attempt: AttemptId,
) -> Result<Vec<AppealRow>, StoreError> {
    const SQL: &str = sql!(AppealRow::SELECT, " WHERE federation_id = $1 AND attempt_id = $2 ORDER BY page");
    fetch_all(store, SQL, &(federation, attempt)).await
}

/// The appeals against the attempts at a sitting, by attempt and page.
pub async fn of_sitting(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AppealRow>, StoreError> {
    const SQL: &str = sql!(
        "SELECT ",
        AppealRow::COLUMNS,
        " FROM attempt t JOIN appeal ON appeal.federation_id = t.federation_id AND appeal.attempt_id = t.id
          WHERE t.federation_id = $1 AND t.sitting_id = $2 ORDER BY appeal.attempt_id, appeal.page"
    );
    fetch_all(store, SQL, &(federation, sitting)).await
}

/// The appeals of a federation: open ones, oldest first, then decided ones, latest first.
pub async fn of_federation(store: &Store, federation: FederationId) -> Result<Vec<AppealOfRow>, StoreError> {
    const SQL: &str = sql!(
        SELECT_WITH_SUBJECT,
        " WHERE appeal.federation_id = $1
          ORDER BY CASE WHEN appeal.state = 'open' THEN 0 ELSE 1 END,
                   CASE WHEN appeal.state = 'open' THEN raised_at END, decided_at DESC, appeal.id"
    );
    fetch_all(store, SQL, &(federation,)).await
}

/// One appeal.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: AppealId,
) -> Result<Option<AppealOfRow>, StoreError> {
    const SQL: &str = sql!(SELECT_WITH_SUBJECT, " WHERE appeal.federation_id = $1 AND appeal.id = $2");
    fetch_optional(store, SQL, &(federation, id)).await
}

/// Decides an appeal as in the row. Returns true if it was open.
pub async fn decide(write: &mut WriteTransaction, row: &AppealRow) -> Result<bool, StoreError> {
    const SQL: &str = sql!(AppealRow::UPDATE, " AND state = 'open'");
    changes_rows(write, SQL, &Changes(row)).await
}
