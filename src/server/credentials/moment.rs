//! Times in credentials: seconds of UTC, in one canonical form.

use time::macros::format_description;
use time::{OffsetDateTime, PrimitiveDateTime, UtcOffset};

const FORM: &[time::format_description::BorrowedFormatItem<'_>] =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second]Z");

/// `2026-01-01T09:00:00Z`. What is finer than a second is left out.
pub fn write(moment: OffsetDateTime) -> String {
    moment.to_offset(UtcOffset::UTC).format(FORM).unwrap_or_default()
}

/// Parses exactly the output of [`write`].
pub fn read(text: &str) -> Option<OffsetDateTime> {
    PrimitiveDateTime::parse(text, FORM).ok().map(PrimitiveDateTime::assume_utc)
}
