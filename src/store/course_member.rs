//! The table `course_member`.

use super::account::AccountId;
use super::course::CourseId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_all};
use super::row::{self, Row};
use super::sql::sql;

/// A member's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "course_member", key(federation_id, course_id, account_id))]
pub struct CourseMemberRow {
    /// The federation of the course and the account.
    pub federation_id: FederationId,
    pub course_id: CourseId,
    /// The member.
    pub account_id: AccountId,
    /// `trainee` or `leader`.
    pub part: String,
    /// True if suspended from the course.
    pub suspended: bool,
    /// Time of joining.
    #[row(fixed)]
    pub since: Moment,
}

/// A member with their name.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct NamedMemberRow {
    /// The member.
    pub account_id: AccountId,
    /// The member's name.
    pub name: String,
    /// The member's address.
    pub email: String,
    /// The member's number.
    pub member_number: Option<String>,
    /// `trainee` or `leader`.
    pub part: String,
    /// True if suspended from the course.
    pub suspended: bool,
    /// Time of joining.
    pub since: Moment,
}

/// A summary of a member's answer.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct MemberAnswerRow {
    /// The member.
    pub account_id: AccountId,
    pub scenario: String,
    /// The mark, in per mille: 0 to 1000.
    pub mark: i16,
    /// Stated confidence, if any.
    pub confidence: Option<String>,
    pub answered_at: Moment,
}

/// Adds an account to a course, or changes its membership; the joining date stays.
pub async fn put(write: &mut WriteTransaction, row: &CourseMemberRow) -> Result<(), StoreError> {
    row::upsert(write, row).await
}

/// Removes an account from a course. Returns true if it was a member.
pub async fn remove(
    write: &mut WriteTransaction,
    federation: FederationId,
    course: CourseId,
    account: AccountId,
) -> Result<bool, StoreError> {
    changes_rows(write, CourseMemberRow::DELETE, &(federation, course, account)).await
}

/// The members of a course, by name.
pub async fn of_course(
    store: &Store,
    federation: FederationId,
    course: CourseId,
) -> Result<Vec<NamedMemberRow>, StoreError> {
    const SQL: &str = "
        SELECT m.account_id, a.name, a.email, a.member_number, m.part, m.suspended, m.since
        FROM course_member m JOIN account a ON a.federation_id = m.federation_id AND a.id = m.account_id
        WHERE m.federation_id = $1 AND m.course_id = $2
        ORDER BY a.name, m.account_id";
    fetch_all(store, SQL, &(federation, course)).await
}

/// The members of all courses of a federation.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<CourseMemberRow>, StoreError> {
    const SQL: &str =
        sql!(CourseMemberRow::SELECT, " WHERE federation_id = $1 ORDER BY course_id, account_id");
    fetch_all(from, SQL, &(federation,)).await
}

/// Summaries of all answers of a course's members in chronological order.
pub async fn answers(
    store: &Store,
    federation: FederationId,
    course: CourseId,
) -> Result<Vec<MemberAnswerRow>, StoreError> {
    const SQL: &str = "
        SELECT n.account_id, n.scenario, n.mark, n.confidence, n.answered_at
        FROM course_member m JOIN answer n ON n.federation_id = m.federation_id AND n.account_id = m.account_id
        WHERE m.federation_id = $1 AND m.course_id = $2
        ORDER BY n.answered_at, n.id";
    fetch_all(store, SQL, &(federation, course)).await
}
