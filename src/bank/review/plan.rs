//! A user's review settings. Without a plan nothing is scheduled.

use crate::bank::Bank;
use crate::programme::PracticeScope;
use crate::scenario::Scenario;
use jiff::civil::Date;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use std::sync::OnceLock;

/// A plan for reviews.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewPlan {
    exam: Option<Date>,
    zone: TimeZone,
    retention: u16,
    syllabus: Vec<PracticeScope>,
}

/// A fault of the plan's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanFault {
    /// The exam's day is not a date such as `2027-05-01`
    NotADay,
    /// Unknown time zone
    NotAZone,
    /// The target retention is not from [`ReviewPlan::LEAST`] to [`ReviewPlan::MOST`]
    NotARetention,
}

impl ReviewPlan {
    /// Lowest target retention, in thousandths.
    pub const LEAST: u16 = 700;
    pub const MOST: u16 = 970;
    /// The default retention.
    pub const USUAL: u16 = 900;

    /// Parses a plan towards an exam on this day, or none, in a time zone such as `Europe/Oslo`,
    /// with a target retention in thousandths. Reports every fault.
    pub fn read(exam: Option<&str>, zone: &str, retention: u16) -> Result<ReviewPlan, Vec<PlanFault>> {
        let exam = exam.map(str::parse::<Date>).transpose().map_err(|_| PlanFault::NotADay);
        let zone = self::zone(zone).ok_or(PlanFault::NotAZone);
        let allowed = (ReviewPlan::LEAST..=ReviewPlan::MOST).contains(&retention);
        let retention = if allowed { Ok(retention) } else { Err(PlanFault::NotARetention) };
        match (exam, zone, retention) {
            (Ok(exam), Ok(zone), Ok(retention)) => {
                Ok(ReviewPlan { exam, zone, retention, syllabus: Vec::new() })
            }
            (exam, zone, retention) => {
                Err([exam.err(), zone.err(), retention.err()].into_iter().flatten().collect())
            }
        }
    }

    /// The plan for an exam on these kinds of scenarios; on all of them if there is none.
    pub fn on(self, syllabus: Vec<PracticeScope>) -> ReviewPlan {
        ReviewPlan { syllabus, ..self }
    }

    /// True if the exam's syllabus has this scenario, or a scenario with this stage.
    pub fn covers(&self, bank: &Bank, id: &str) -> bool {
        let family = bank.scenario(id).map(Scenario::family);
        let has = |scope: &PracticeScope| family.is_some_and(|family| scope.has(family, bank.laws_of(id)));
        self.syllabus.is_empty() || self.syllabus.iter().any(has)
    }

    /// The day of the exam.
    pub fn exam(&self) -> Option<Date> {
        self.exam
    }

    /// The time zone that decides the day.
    pub fn zone(&self) -> &TimeZone {
        &self.zone
    }

    /// The name of the time zone.
    pub fn zone_name(&self) -> &str {
        self.zone.iana_name().unwrap_or_default()
    }

    /// The target retention of due items, in thousandths.
    pub fn retention(&self) -> u16 {
        self.retention
    }
}

/// The time zone of this name, from the bundled database, independent of the machine's.
pub fn zone(name: &str) -> Option<TimeZone> {
    static ZONES: OnceLock<TimeZoneDatabase> = OnceLock::new();
    ZONES.get_or_init(TimeZoneDatabase::bundled).get(name).ok()
}
