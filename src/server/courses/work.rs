//! Practice assigned in a course.

use super::{Course, Courses, WorkForm, entry};
use crate::accounts::Account;
use crate::audit::Deed;
use crate::forms::Rejection;
use crate::roles::Allowed;
use bank::{Bank, review};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::json;
use store::course::{self, CourseId};
use store::course_work::{self, CourseWorkRow, WorkId};
use store::{StoreError, federation};
use uuid::Uuid;

/// Assigned practice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    pub id: WorkId,
    /// Its course.
    pub course: CourseId,
    pub title: String,
    /// The ids of its scenarios.
    pub scenarios: Vec<String>,
    /// The first day on which answers count.
    pub opens: Date,
    /// Start of that day in the federation's time zone.
    pub from: Timestamp,
    /// The last day.
    pub due: Option<Date>,
}

/// The id of assigned practice in a form.
pub fn work_id(text: &str) -> Option<WorkId> {
    Uuid::try_parse(text).ok().map(WorkId)
}

impl Assignment {
    /// The current day in a time zone.
    pub fn today(zone: &str, now: Timestamp) -> Date {
        time_zone(zone).to_datetime(now).date()
    }

    fn new(row: CourseWorkRow, zone: &TimeZone) -> Option<Self> {
        // The table allows only such texts.
        let opens: Date = row.opens.parse().ok()?;
        let from = opens.to_zoned(zone.clone()).ok()?.timestamp();
        Some(Self {
            id: row.id,
            course: row.course_id,
            title: row.title,
            scenarios: row.scenarios,
            opens,
            from,
            due: row.due.and_then(|day| day.parse().ok()),
        })
    }
}

fn time_zone(name: &str) -> TimeZone {
    review::zone(name).unwrap_or(TimeZone::UTC)
}

impl Courses {
    /// The assignments of a course by day.
    pub async fn works(&self, allowed: &Allowed, course: &Course) -> Result<Vec<Assignment>, StoreError> {
        let zone = time_zone(&allowed.federation().zone);
        let rows = course_work::of_course(&self.store, allowed.federation().id, course.id).await?;
        Ok(rows.into_iter().filter_map(|row| Assignment::new(row, &zone)).collect())
    }

    /// Assigns practice in a course; `named` gives a law's title.
    pub async fn assign(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        course: &Course,
        form: &WorkForm,
        named: impl Fn(&str) -> String,
    ) -> Result<WorkId, Rejection> {
        let read = form.read(bank, course, named)?;
        let now = self.clock.now();
        let row = CourseWorkRow {
            federation_id: allowed.federation().id,
            course_id: course.id,
            id: WorkId(self.entropy.id(now)),
            title: read.title,
            scenarios: read.scenarios,
            opens: read.opens.to_string(),
            due: read.due.map(|day| day.to_string()),
            assigned_at: now,
        };
        let mut write = self.store.write().await?;
        course_work::insert(&mut write, &row).await?;
        let detail = json!({ "work": row.id.0.to_string(), "title": row.title });
        self.audit.record(&mut write, &entry(allowed, course.id, Deed::WorkAssigned).with(detail)).await?;
        write.commit().await?;
        Ok(row.id)
    }

    /// Withdraws an assignment. Returns true if it existed.
    pub async fn withdraw(&self, allowed: &Allowed, course: &Course, id: WorkId) -> Result<bool, StoreError> {
        let mut write = self.store.write().await?;
        let removed = course_work::remove(&mut write, allowed.federation().id, course.id, id).await?;
        if removed {
            let detail = json!({ "work": id.0.to_string() });
            self.audit
                .record(&mut write, &entry(allowed, course.id, Deed::WorkWithdrawn).with(detail))
                .await?;
        }
        write.commit().await?;
        Ok(removed)
    }

    /// Assignments in the courses of which the user is a trainee, each with the course's name.
    pub async fn works_of(&self, account: &Account) -> Result<Vec<(String, Assignment)>, StoreError> {
        let mut reading = self.store.reading().await?;
        let rows = course_work::of_account(&mut reading, account.federation, account.id).await?;
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        let courses = course::of_account(&mut reading, account.federation, account.id).await?;
        let home = federation::by_id(&mut reading, account.federation).await?;
        let zone = time_zone(home.as_ref().map(|home| home.zone.as_str()).unwrap_or_default());
        let name = |id: CourseId| courses.iter().find(|one| one.id == id).map(|one| one.name.clone());
        let works =
            rows.into_iter().filter_map(|row| Some((name(row.course_id)?, Assignment::new(row, &zone)?)));
        Ok(works.collect())
    }
}
