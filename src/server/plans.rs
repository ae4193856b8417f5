//! A user's review settings.

use super::accounts::Account;
use crate::parts::{Clock, Service};
use bank::review;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use store::plan::{self, PlanRow};
use store::{Store, StoreError};

/// Selectable target retentions, in thousandths.
pub const RETENTIONS: [u16; 4] = [800, 850, 900, 950];

/// Review settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewSettings {
    /// True if reviews are switched on.
    pub active: bool,
    /// The day of the exam.
    pub exam: Option<Date>,
    /// Name of the user's time zone: `Europe/Oslo`.
    pub zone: String,
    /// Target retention at review, in thousandths.
    pub retention: u16,
}

/// A fault of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewSettingsFault {
    /// Malformed day of the exam.
    Exam,
    /// There is no such time zone.
    Zone,
    /// Not a selectable retention.
    Retention,
}

impl Default for ReviewSettings {
    fn default() -> Self {
        Self { active: false, exam: None, zone: "UTC".to_owned(), retention: review::ReviewPlan::USUAL }
    }
}

impl ReviewSettings {
    /// Validates the form; reports all faults. An empty day means no exam.
    pub fn read(
        active: bool,
        exam: &str,
        zone: &str,
        retention: &str,
    ) -> Result<ReviewSettings, Vec<ReviewSettingsFault>> {
        let (exam, zone) = (exam.trim(), zone.trim());
        let mut faults = Vec::new();
        let day = if exam.is_empty() { Ok(None) } else { exam.parse::<Date>().map(Some) };
        let day = day.ok().filter(|day| day.is_none_or(|day| (2000..=2999).contains(&day.year())));
        if day.is_none() {
            faults.push(ReviewSettingsFault::Exam);
        }
        if review::zone(zone).is_none() {
            faults.push(ReviewSettingsFault::Zone);
        }
        let retention = retention.parse().ok().filter(|share| RETENTIONS.contains(share));
        if retention.is_none() {
            faults.push(ReviewSettingsFault::Retention);
        }
        match (day, retention) {
            (Some(exam), Some(retention)) if faults.is_empty() => {
                Ok(ReviewSettings { active, exam, zone: zone.to_owned(), retention })
            }
            _ => Err(faults),
        }
    }

    /// The plan for scheduling; `None` if reviews are off.
    pub fn review(&self) -> Option<review::ReviewPlan> {
        let exam = self.exam.map(|day| day.to_string());
        let plan = self.active.then(|| review::ReviewPlan::read(exam.as_deref(), &self.zone, self.retention));
        plan.and_then(Result::ok)
    }

    /// The time zone; UTC if unknown.
    pub fn time_zone(&self) -> TimeZone {
        review::zone(&self.zone).unwrap_or(TimeZone::UTC)
    }
}

/// Users' review settings.
#[derive(Clone, Debug, Service)]
pub struct Plans {
    store: Store,
    clock: Clock,
}

impl Plans {
    /// Stores the plan in place of the previous one. On return it is on disk.
    pub async fn keep(&self, account: &Account, plan: &ReviewSettings) -> Result<(), StoreError> {
        let row = PlanRow {
            federation_id: account.federation,
            account_id: account.id,
            active: plan.active,
            exam: plan.exam.map(|day| day.to_string()),
            zone: plan.zone.clone(),
            retention: i16::try_from(plan.retention).unwrap_or(i16::MAX),
            decided_at: self.clock.now(),
        };
        let mut write = self.store.write().await?;
        plan::save(&mut write, &row).await?;
        write.commit().await
    }
}

impl From<PlanRow> for ReviewSettings {
    fn from(row: PlanRow) -> Self {
        Self {
            active: row.active,
            // The table allows only such texts.
            exam: row.exam.and_then(|day| day.parse().ok()),
            zone: row.zone,
            retention: row.retention.unsigned_abs(),
        }
    }
}
