//! Members of a course and their answers.

use super::{Course, Courses};
use crate::accounts::policy;
use crate::audit::{AuditEvent, Deed, On};
use crate::enrolment::Part;
use crate::forms::Rejection;
use crate::roles::{Allowed, Role};
use bank::Confidence;
use serde_json::json;
use store::account::{self, AccountId};
use store::course::CourseId;
use store::course_member::{self, CourseMemberRow, MemberAnswerRow, NamedMemberRow};
use store::{StoreError, role};
use time::OffsetDateTime;

/// A member of a course.
#[derive(Clone, PartialEq, Eq)]
pub struct CourseMember {
    pub id: AccountId,
    pub name: String,
    /// Their address.
    pub email: String,
    /// Member number in the federation.
    pub number: Option<String>,
    /// Part in the course.
    pub part: Part,
    /// True if suspended from the course.
    pub suspended: bool,
    /// Time of joining.
    pub since: OffsetDateTime,
}

/// The mark of a member's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberAnswer {
    /// The member.
    pub by: AccountId,
    pub scenario: String,
    /// The mark, in per mille: 0 to 1000.
    pub mark: u16,
    /// Stated confidence, if any.
    pub confidence: Option<Confidence>,
    pub at: OffsetDateTime,
}

impl Courses {
    /// The members of a course in the order of their names.
    pub async fn members(&self, allowed: &Allowed, course: &Course) -> Result<Vec<CourseMember>, StoreError> {
        let rows = course_member::of_course(&self.store, allowed.federation().id, course.id).await?;
        Ok(rows.into_iter().map(CourseMember::from).collect())
    }

    /// All answers of a course's members, in order.
    pub async fn answers(&self, allowed: &Allowed, course: &Course) -> Result<Vec<MemberAnswer>, StoreError> {
        let rows = course_member::answers(&self.store, allowed.federation().id, course.id).await?;
        Ok(rows.into_iter().map(MemberAnswer::from).collect())
    }

    /// Adds the account with this address to a course, or changes its part.
    pub async fn seat(
        &self,
        allowed: &Allowed,
        course: &Course,
        email: &str,
        part: Part,
        suspended: bool,
    ) -> Result<(), Rejection> {
        let (store, federation) = (&self.store, allowed.federation().id);
        let email = policy::email(email).map_err(|_| "email")?;
        let account = account::by_email(store, federation, &email).await?.ok_or("email")?;
        let mut write = store.write().await?;
        account::lock(&mut write, federation, account.id).await?;
        if part == Part::Leader && !suspended {
            let held = role::of_account(&mut write, federation, federation, account.id).await?;
            if !held.iter().any(|row| Role::read(&row.role) == Some(Role::CourseLeader)) {
                return Err("part".into());
            }
        }
        let row = CourseMemberRow {
            federation_id: federation,
            course_id: course.id,
            account_id: account.id,
            part: part.word().to_owned(),
            suspended,
            since: self.clock.now(),
        };
        course_member::put(&mut write, &row).await?;
        let deed = if suspended { Deed::CourseLeft } else { Deed::CourseJoined };
        self.audit.record(&mut write, &entry(allowed, course.id, account.id, deed, suspended)).await?;
        write.commit().await?;
        Ok(())
    }

    /// Removes an account from a course; its answers stay. Returns true if it was a member.
    pub async fn unseat(
        &self,
        allowed: &Allowed,
        course: &Course,
        account: AccountId,
    ) -> Result<bool, StoreError> {
        let mut write = self.store.write().await?;
        let removed = course_member::remove(&mut write, allowed.federation().id, course.id, account).await?;
        if removed {
            self.audit
                .record(&mut write, &entry(allowed, course.id, account, Deed::CourseLeft, false))
                .await?;
        }
        write.commit().await?;
        Ok(removed)
    }
}

/// The audit entry about a member of a course.
pub(crate) fn entry(
    allowed: &Allowed,
    course: CourseId,
    account: AccountId,
    deed: Deed,
    suspended: bool,
) -> AuditEvent {
    let federation = allowed.federation().id;
    let detail = json!({ "course": course.0.to_string(), "suspended": suspended });
    AuditEvent::new(federation, allowed.by(), deed, On::Person(federation, account)).with(detail)
}

impl From<NamedMemberRow> for CourseMember {
    fn from(row: NamedMemberRow) -> Self {
        Self {
            id: row.account_id,
            name: row.name,
            email: row.email,
            number: row.member_number,
            // The table allows no other token.
            part: Part::from_word(&row.part).unwrap_or(Part::Trainee),
            suspended: row.suspended,
            since: row.since.time(),
        }
    }
}

impl From<MemberAnswerRow> for MemberAnswer {
    fn from(row: MemberAnswerRow) -> Self {
        Self {
            by: row.account_id,
            scenario: row.scenario,
            // The table allows 0 to 1000.
            mark: row.mark.unsigned_abs(),
            confidence: row.confidence.as_deref().and_then(Confidence::from_word),
            at: row.answered_at.time(),
        }
    }
}
