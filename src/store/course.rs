//! The table `course`.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_all, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;
use serde::{Deserialize, Serialize};
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
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "course", key(federation_id, id))]
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
    #[row(fixed)]
    pub made_at: Moment,
}

/// Adds a course.
pub async fn insert(write: &mut WriteTransaction, row: &CourseRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Updates a course. Returns true if it exists.
pub async fn change(write: &mut WriteTransaction, row: &CourseRow) -> Result<bool, StoreError> {
    row::update(write, row).await
}

/// One course.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: CourseId,
) -> Result<Option<CourseRow>, StoreError> {
    fetch_optional(store, CourseRow::SELECT_BY_KEY, &(federation, id)).await
}

/// The courses of a federation: those without a first day, then the latest first.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<CourseRow>, StoreError> {
    const SQL: &str =
        sql!(CourseRow::SELECT, " WHERE federation_id = $1 ORDER BY coalesce(begins, '9999') DESC, name, id");
    fetch_all(from, SQL, &(federation,)).await
}

/// The courses of an account, without those it is suspended from.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<CourseRow>, StoreError> {
    const SQL: &str = sql!(
        CourseRow::SELECT,
        " WHERE federation_id = $1 AND id IN
            (SELECT course_id FROM course_member WHERE federation_id = $1 AND account_id = $2 AND NOT suspended)
          ORDER BY coalesce(begins, '9999') DESC, name, id"
    );
    fetch_all(from, SQL, &(federation, account)).await
}
