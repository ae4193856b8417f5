//! The table `course_work`: practice assigned in a course.

use super::account::AccountId;
use super::course::CourseId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_all};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// The id of assigned practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct WorkId(pub Uuid);

/// The row of assigned practice.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "course_work", key(federation_id, id))]
pub struct CourseWorkRow {
    pub federation_id: FederationId,
    pub course_id: CourseId,
    pub id: WorkId,
    pub title: String,
    /// The ids of its scenarios.
    #[sqlx(json)]
    pub scenarios: Vec<String>,
    /// The day from which answers count, `2027-01-15`.
    pub opens: String,
    /// The last day on which answers count.
    pub due: Option<String>,
    pub assigned_at: Moment,
}

/// Assigns practice.
pub async fn insert(write: &mut WriteTransaction, row: &CourseWorkRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Removes assigned practice; answers stay. Returns true if it existed.
pub async fn remove(
    write: &mut WriteTransaction,
    federation: FederationId,
    course: CourseId,
    id: WorkId,
) -> Result<bool, StoreError> {
    const SQL: &str = "DELETE FROM course_work WHERE federation_id = $1 AND course_id = $2 AND id = $3";
    changes_rows(write, SQL, &(federation, course, id)).await
}

/// The practice of a course, by day.
pub async fn of_course(
    store: &Store,
    federation: FederationId,
    course: CourseId,
) -> Result<Vec<CourseWorkRow>, StoreError> {
    const SQL: &str =
        sql!(CourseWorkRow::SELECT, " WHERE federation_id = $1 AND course_id = $2 ORDER BY opens, id");
    fetch_all(store, SQL, &(federation, course)).await
}

/// The practice assigned to an account as a trainee, without courses it is suspended from.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<CourseWorkRow>, StoreError> {
    const SQL: &str = sql!(
        CourseWorkRow::SELECT,
        " WHERE federation_id = $1 AND course_id IN
            (SELECT course_id FROM course_member
             WHERE federation_id = $1 AND account_id = $2 AND part = 'trainee' AND NOT suspended)
          ORDER BY opens, id"
    );
    fetch_all(from, SQL, &(federation, account)).await
}
