//! The table `course`.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use serde::{Deserialize, Serialize};
use sqlx::types::Json;
use uuid::Uuid;

/// The id of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct CourseId(pub Uuid);

/// A named set of scenarios in the syllabus of a course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScenarioSet {
    pub name: String,
    /// The ids of its scenarios, in order.
    pub scenarios: Vec<String>,
}

/// A course's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct CourseRow {
    pub federation_id: FederationId,
    pub id: CourseId,
    /// A short name for files, unique within the federation.
    pub code: String,
    pub name: String,
    /// First day, `2027-01-15`.
    pub begins: Option<String>,
    /// Last day.
    pub ends: Option<String>,
    /// The numbers of its laws.
    #[sqlx(json)]
    pub laws: Vec<String>,
    /// Its sets of scenarios.
    #[sqlx(json)]
    pub sets: Vec<ScenarioSet>,
    pub made_at: Moment,
}

/// The columns of a row, shared by all queries.
macro_rules! select {
    () => {
        "SELECT federation_id, id, code, name, begins, ends, laws, sets, made_at FROM course"
    };
}

/// Adds a course.
pub async fn insert(write: &mut WriteTransaction, row: &CourseRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO course (federation_id, id, code, name, begins, ends, laws, sets, made_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.code)
            .bind(&row.name)
            .bind(&row.begins)
            .bind(&row.ends)
            .bind(Json(&row.laws))
            .bind(Json(&row.sets))
            .bind(row.made_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Updates a course. Returns true if it exists.
pub async fn change(write: &mut WriteTransaction, row: &CourseRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE course SET code = $3, name = $4, begins = $5, ends = $6, laws = $7, sets = $8
        WHERE federation_id = $1 AND id = $2";
    let changed = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.code)
            .bind(&row.name)
            .bind(&row.begins)
            .bind(&row.ends)
            .bind(Json(&row.laws))
            .bind(Json(&row.sets))
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(changed > 0)
}

/// One course.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: CourseId,
) -> Result<Option<CourseRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE federation_id = $1 AND id = $2");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// The courses of a federation: those without a first day, then the latest first.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<CourseRow>, StoreError> {
    const SQL: &str =
        concat!(select!(), " WHERE federation_id = $1 ORDER BY coalesce(begins, '9999') DESC, name, id");
    Ok(on_source!(from, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}

/// The courses of an account, without those it is suspended from.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<CourseRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND id IN
            (SELECT course_id FROM course_member WHERE federation_id = $1 AND account_id = $2 AND NOT suspended)
          ORDER BY coalesce(begins, '9999') DESC, name, id"
    );
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}
