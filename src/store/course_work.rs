//! The table `course_work`: practice assigned in a course.

use super::account::AccountId;
use super::course::CourseId;
use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use sqlx::types::Json;
use uuid::Uuid;

/// The id of assigned practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct WorkId(pub Uuid);

/// The row of assigned practice.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
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

/// The columns of a row, shared by all queries.
macro_rules! select {
    () => {
        "SELECT federation_id, course_id, id, title, scenarios, opens, due, assigned_at FROM course_work"
    };
}

/// Assigns practice.
pub async fn insert(write: &mut WriteTransaction, row: &CourseWorkRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO course_work (federation_id, course_id, id, title, scenarios, opens, due, assigned_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.course_id)
            .bind(row.id)
            .bind(&row.title)
            .bind(Json(&row.scenarios))
            .bind(&row.opens)
            .bind(&row.due)
            .bind(row.assigned_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Removes assigned practice; answers stay. Returns true if it existed.
pub async fn remove(
    write: &mut WriteTransaction,
    federation: FederationId,
    course: CourseId,
    id: WorkId,
) -> Result<bool, StoreError> {
    const SQL: &str = "DELETE FROM course_work WHERE federation_id = $1 AND course_id = $2 AND id = $3";
    let removed = on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(course).bind(id).execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(removed > 0)
}

/// The practice of a course, by day.
pub async fn of_course(
    store: &Store,
    federation: FederationId,
    course: CourseId,
) -> Result<Vec<CourseWorkRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE federation_id = $1 AND course_id = $2 ORDER BY opens, id");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(course).fetch_all(conn).await
    })?)
}

/// The practice assigned to an account as a trainee, without courses it is suspended from.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<CourseWorkRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND course_id IN
            (SELECT course_id FROM course_member
             WHERE federation_id = $1 AND account_id = $2 AND part = 'trainee' AND NOT suspended)
          ORDER BY opens, id"
    );
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}
