//! An accommodation, and its form.

use std::ops::RangeInclusive;
use store::Moment;
use store::accommodation::AccommodationRow;
use store::account::AccountId;
use store::federation::FederationId;

/// Allowed extra time, in per cent of the usual time.
pub const PERCENT: RangeInclusive<i16> = 1..=300;
/// Allowed extra time, in minutes.
pub const MINUTES: RangeInclusive<i16> = 1..=600;

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

/// A fault of the accommodation form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccommodationFault {
    /// Not a whole number of per cent within [`PERCENT`].
    Percent,
    /// Not a whole number of minutes within [`MINUTES`].
    Minutes,
    /// Both a share of the time and minutes.
    Both,
}

impl Accommodation {
    /// Parses the form; an empty field grants nothing.
    pub fn read(
        percent: &str,
        minutes: &str,
        larger_type: bool,
        no_countdown: bool,
    ) -> Result<Self, Vec<AccommodationFault>> {
        let number = |text: &str, within: RangeInclusive<i16>, fault| match text.trim() {
            "" => Ok(None),
            text => text.parse().ok().filter(|n| within.contains(n)).map(Some).ok_or(fault),
        };
        let percent = number(percent, PERCENT, AccommodationFault::Percent);
        let minutes = number(minutes, MINUTES, AccommodationFault::Minutes);
        let extra = match (percent, minutes) {
            (Ok(None), Ok(None)) => ExtraTime::None,
            (Ok(Some(percent)), Ok(None)) => ExtraTime::Percent(percent),
            (Ok(None), Ok(Some(minutes))) => ExtraTime::Minutes(minutes),
            (Ok(_), Ok(_)) => return Err(vec![AccommodationFault::Both]),
            (percent, minutes) => return Err(percent.err().into_iter().chain(minutes.err()).collect()),
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
        let read = |percent, minutes| Accommodation::read(percent, minutes, false, true);
        let extra = |extra| Ok(Accommodation { extra, larger_type: false, no_countdown: true });
        assert_eq!(read("", " "), extra(ExtraTime::None));
        assert_eq!(read(" 25 ", ""), extra(ExtraTime::Percent(25)));
        assert_eq!(read("", "600"), extra(ExtraTime::Minutes(600)));
        assert_eq!(read("25", "10"), Err(vec![AccommodationFault::Both]));
        assert_eq!(read("0", "601"), Err(vec![AccommodationFault::Percent, AccommodationFault::Minutes]));
        for wrong in ["-1", "301", "2.5", "a third", "99999999999"] {
            assert_eq!(read(wrong, ""), Err(vec![AccommodationFault::Percent]), "{wrong}");
        }
    }

    #[test]
    fn rounds_extra_time_up_to_minutes() {
        let with = |extra| Accommodation { extra, ..Accommodation::default() }.minutes_for(50);
        assert_eq!(with(ExtraTime::None), 50);
        assert_eq!(with(ExtraTime::Percent(25)), 63);
        assert_eq!(with(ExtraTime::Minutes(10)), 60);
    }
}
