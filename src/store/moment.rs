//! A point in time that both databases store exactly.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Database, Decode, Encode, Postgres, Sqlite, Type};
use time::format_description::StaticFormatDescription;
use time::format_description::well_known::Rfc3339;
use time::macros::format_description;
use time::{Duration, OffsetDateTime, UtcOffset};

/// A point in time, in UTC and in whole microseconds.
///
/// PostgreSQL stores microseconds; SQLite stores text, which sorts by time only if all texts have
/// the same length. A moment is truncated to microseconds when created, so that it is read back
/// unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(OffsetDateTime);

/// `2017-08-01T09:30:00.000000Z`
const TEXT: StaticFormatDescription =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]Z");

impl Moment {
    /// The moment of `time`, truncated to microseconds.
    pub fn new(time: OffsetDateTime) -> Self {
        let time = time.to_offset(UtcOffset::UTC);
        let cut = time.nanosecond() % 1_000;
        Self(time - Duration::nanoseconds(i64::from(cut)))
    }

    /// Converts to the `time` crate, in UTC.
    pub fn time(self) -> OffsetDateTime {
        self.0
    }

    /// Adds a span, which may be negative; saturates at the first and last moment.
    pub fn plus(self, span: Duration) -> Self {
        Self::new(self.0.saturating_add(span))
    }

    /// The duration since `earlier`.
    pub fn since(self, earlier: Self) -> Duration {
        self.0 - earlier.0
    }
}

impl Type<Sqlite> for Moment {
    fn type_info() -> <Sqlite as Database>::TypeInfo {
        <String as Type<Sqlite>>::type_info()
    }
}

impl<'q> Encode<'q, Sqlite> for Moment {
    fn encode_by_ref(
        &self,
        buffer: &mut <Sqlite as Database>::ArgumentBuffer,
    ) -> Result<IsNull, BoxDynError> {
        Encode::<Sqlite>::encode(self.0.format(TEXT)?, buffer)
    }
}

impl<'r> Decode<'r, Sqlite> for Moment {
    fn decode(value: <Sqlite as Database>::ValueRef<'r>) -> Result<Self, BoxDynError> {
        let text = <&str as Decode<Sqlite>>::decode(value)?;
        Ok(Self::new(OffsetDateTime::parse(text, &Rfc3339)?))
    }
}

impl Type<Postgres> for Moment {
    fn type_info() -> <Postgres as Database>::TypeInfo {
        <OffsetDateTime as Type<Postgres>>::type_info()
    }
}

impl<'q> Encode<'q, Postgres> for Moment {
    fn encode_by_ref(
        &self,
        buffer: &mut <Postgres as Database>::ArgumentBuffer,
    ) -> Result<IsNull, BoxDynError> {
        Encode::<Postgres>::encode_by_ref(&self.0, buffer)
    }
}

impl<'r> Decode<'r, Postgres> for Moment {
    fn decode(value: <Postgres as Database>::ValueRef<'r>) -> Result<Self, BoxDynError> {
        Ok(Self::new(<OffsetDateTime as Decode<Postgres>>::decode(value)?))
    }
}
