//! Courses of a federation: syllabus, days, members, assigned practice.
//!
//! - [`form`]: forms for courses and assignments
//! - [`members`]: members of a course and their answers
//! - [`work`]: assigned practice
//!
//! Not here: a group's progress (`bank::course`), permissions (`roles`).

pub mod form;
pub mod members;
pub mod work;

pub use form::{CourseForm, WorkForm};
pub use members::{CourseMember, MemberAnswer};
pub use work::Assignment;

use super::audit::{Audit, AuditEvent, Deed, On};
use super::roles::Allowed;
use crate::forms::Rejection;
use crate::parts::{Clock, Entropy, Service};
use bank::Bank;
use jiff::civil::Date;
use store::course::{self, CourseId, CourseRow, ScenarioSet};
use store::{Key, Store, StoreError};
use uuid::Uuid;

/// A course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    pub id: CourseId,
    /// Short name, used in files.
    pub code: String,
    pub name: String,
    /// First day.
    pub begins: Option<Date>,
    /// Last day.
    pub ends: Option<Date>,
    /// Numbers of its laws.
    pub laws: Vec<String>,
    /// Sets of scenarios.
    pub sets: Vec<ScenarioSet>,
}

/// The id of a course in a URL.
pub fn course_id(text: &str) -> Option<CourseId> {
    Uuid::try_parse(text).ok().map(CourseId)
}

impl From<CourseRow> for Course {
    fn from(row: CourseRow) -> Self {
        // The table allows only such texts.
        let day = |text: Option<String>| text.and_then(|day| day.parse().ok());
        Self {
            id: row.id,
            code: row.code,
            name: row.name,
            begins: day(row.begins),
            ends: day(row.ends),
            laws: row.laws,
            sets: row.sets,
        }
    }
}

/// Courses, members and assigned practice.
#[derive(Clone, Debug, Service)]
pub struct Courses {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
}

impl Courses {
    /// The courses of the permission's federation: the latest to begin first.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<Course>, StoreError> {
        let rows = course::of_federation(&self.store, allowed.federation().id).await?;
        Ok(rows.into_iter().map(Course::from).collect())
    }

    /// One of them by id.
    pub async fn find(&self, allowed: &Allowed, id: CourseId) -> Result<Option<Course>, StoreError> {
        let row = course::by_id(&self.store, allowed.federation().id, id).await?;
        Ok(row.map(Course::from))
    }

    /// Logs the export of a course.
    pub async fn exported(&self, allowed: &Allowed, course: CourseId) -> Result<(), StoreError> {
        self.audit.enter(&[entry(allowed, course, Deed::CourseExported)]).await
    }

    /// Creates a course, or changes the one with this id.
    pub async fn keep(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        id: Option<CourseId>,
        form: &CourseForm,
    ) -> Result<CourseId, Rejection> {
        let now = self.clock.now();
        let of = (allowed.federation().id, id.unwrap_or_else(|| CourseId(self.entropy.id(now))), now);
        let row = form.read(bank, of)?;
        let mut write = self.store.write().await?;
        match id {
            None => course::insert(&mut write, &row).await.map_err(taken)?,
            Some(_) if course::change(&mut write, &row).await.map_err(taken)? => {}
            Some(_) => return Err(Rejection::NotFound),
        }
        let deed = if id.is_none() { Deed::CourseMade } else { Deed::CourseChanged };
        self.audit.record(&mut write, &entry(allowed, row.id, deed)).await?;
        write.commit().await?;
        Ok(row.id)
    }
}

/// The audit entry about a course.
fn entry(allowed: &Allowed, course: CourseId, deed: Deed) -> AuditEvent {
    AuditEvent::new(allowed.federation().id, allowed.by(), deed, On::Course(course.0))
}

fn taken(error: StoreError) -> Rejection {
    match error {
        StoreError::Unique(Key::CourseCode) => "code-taken".into(),
        other => other.into(),
    }
}
