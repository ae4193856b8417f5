//! The table `course_member`.

use super::account::AccountId;
use super::course::CourseId;
use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// A member's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
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
    const SQL: &str = "
        INSERT INTO course_member (federation_id, course_id, account_id, part, suspended, since)
        VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (federation_id, course_id, account_id) DO UPDATE SET part = $4, suspended = $5";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.course_id)
            .bind(row.account_id)
            .bind(&row.part)
            .bind(row.suspended)
            .bind(row.since)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Removes an account from a course. Returns true if it was a member.
pub async fn remove(
    write: &mut WriteTransaction,
    federation: FederationId,
    course: CourseId,
    account: AccountId,
) -> Result<bool, StoreError> {
    const SQL: &str =
        "DELETE FROM course_member WHERE federation_id = $1 AND course_id = $2 AND account_id = $3";
    let removed = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(course)
            .bind(account)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(removed > 0)
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
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(course).fetch_all(conn).await
    })?)
}

/// The members of all courses of a federation.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<CourseMemberRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, course_id, account_id, part, suspended, since
        FROM course_member WHERE federation_id = $1
        ORDER BY course_id, account_id";
    Ok(on_source!(from, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
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
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(course).fetch_all(conn).await
    })?)
}
