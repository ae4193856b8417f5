//! A user's review settings.

use super::accounts::Account;
use crate::forms::{DayEntry, Faults, Rejection};
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

impl Default for ReviewSettings {
    fn default() -> Self {
        Self { active: false, exam: None, zone: "UTC".to_owned(), retention: review::ReviewPlan::USUAL }
    }
}

impl ReviewSettings {
    /// Validates the form. An empty day means no exam.
    pub fn read(active: bool, exam: &DayEntry, zone: &str, retention: &str) -> Result<Self, Rejection> {
        let mut faults = Faults::default();
        let (exam, zone) = (faults.want("exam", exam), zone.trim().to_owned());
        faults.unless(review::zone(&zone).is_some(), "zone");
        let retention = retention.parse().ok().filter(|share| RETENTIONS.contains(share));
        let retention = faults.need("retention", retention);
        faults.check()?;
        Ok(Self { active, exam, zone, retention })
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
