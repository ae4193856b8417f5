//! An accommodation, and its form.

use crate::forms::{Faults, NumberEntry, Rejection};
use store::Moment;
use store::accommodation::AccommodationRow;
use store::account::AccountId;
use store::federation::FederationId;

/// Extra time, in per cent of the usual time.
pub type PercentEntry = NumberEntry<1, 300>;
/// Extra time, in minutes.
pub type MinutesEntry = NumberEntry<1, 600>;

/// Extra time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExtraTime {
    /// None
    #[default]
    None,
    /// In per cent of the usual time
    Percent(i16),
    /// In minutes
    Minutes(i16),
}

/// One person's accommodation; none by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accommodation {
    /// Extra time.
    pub extra: ExtraTime,
    /// Pages set in larger type.
    pub larger_type: bool,
    /// No countdown during exams.
    pub no_countdown: bool,
}

impl Accommodation {
    /// Validates the form; an empty field grants nothing.
    pub fn read(
        percent: &PercentEntry,
        minutes: &MinutesEntry,
        larger_type: bool,
        no_countdown: bool,
    ) -> Result<Self, Rejection> {
        let mut faults = Faults::default();
        let granted = (faults.want("percent", percent), faults.want("minutes", minutes));
        faults.check()?;
        let extra = match granted {
            (None, None) => ExtraTime::None,
            (Some(percent), None) => ExtraTime::Percent(percent),
            (None, Some(minutes)) => ExtraTime::Minutes(minutes),
            (Some(_), Some(_)) => return Err("both".into()),
        };
        Ok(Self { extra, larger_type, no_countdown })
    }

    /// Minutes allowed for a task that usually takes `usual` minutes.
    pub fn minutes_for(&self, usual: u32) -> u32 {
        match self.extra {
            ExtraTime::None => usual,
            ExtraTime::Percent(percent) => usual + (usual * u32::from(percent.unsigned_abs())).div_ceil(100),
            ExtraTime::Minutes(minutes) => usual + u32::from(minutes.unsigned_abs()),
        }
    }

    pub(super) fn row(&self, federation: FederationId, id: AccountId, at: Moment) -> AccommodationRow {
        let (extra_percent, extra_minutes) = match self.extra {
            ExtraTime::None => (None, None),
            ExtraTime::Percent(percent) => (Some(percent), None),
            ExtraTime::Minutes(minutes) => (None, Some(minutes)),
        };
        AccommodationRow {
            federation_id: federation,
            account_id: id,
            extra_percent,
            extra_minutes,
            larger_type: self.larger_type,
            no_countdown: self.no_countdown,
            granted_at: at,
        }
    }
}

impl From<AccommodationRow> for Accommodation {
    fn from(row: AccommodationRow) -> Self {
        let extra = match (row.extra_percent, row.extra_minutes) {
            (Some(percent), _) => ExtraTime::Percent(percent),
            (None, Some(minutes)) => ExtraTime::Minutes(minutes),
            (None, None) => ExtraTime::None,
        };
        Self { extra, larger_type: row.larger_type, no_countdown: row.no_countdown }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extra_time_is_percent_or_minutes() {
        let read = |percent: &str, minutes: &str| {
            Accommodation::read(&percent.into(), &minutes.into(), false, true).map_err(|rejection| {
                match rejection {
                    Rejection::Faults(faults) => faults.tokens.join(" "),
                    other => panic!("no faults: {other}"),
                }
            })
        };
        let extra = |extra| Ok(Accommodation { extra, larger_type: false, no_countdown: true });
        assert_eq!(read("", " "), extra(ExtraTime::None));
        assert_eq!(read(" 25 ", ""), extra(ExtraTime::Percent(25)));
        assert_eq!(read("", "600"), extra(ExtraTime::Minutes(600)));
        assert_eq!(read("25", "10"), Err("both".to_owned()));
        assert_eq!(read("0", "601"), Err("percent minutes".to_owned()));
        assert_eq!(read("301", ""), Err("percent".to_owned()));
    }

    #[test]
    fn rounds_extra_time_up_to_minutes() {
        let with = |extra| Accommodation { extra, ..Accommodation::default() }.minutes_for(50);
        assert_eq!(with(ExtraTime::None), 50);
        assert_eq!(with(ExtraTime::Percent(25)), 63);
        assert_eq!(with(ExtraTime::Minutes(10)), 60);
    }
}
