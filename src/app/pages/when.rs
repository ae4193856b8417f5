//! When something was: as people write it, in UTC.

use crate::app::api::instant;
use crate::app::words;
use jiff::civil::Date;
use leptos::prelude::*;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// `20 November 2026, 14:03 UTC`.
pub fn when(at: OffsetDateTime) -> AnyView {
    let words = words();
    let at = at.to_offset(time::UtcOffset::UTC);
    let text = words.tell(
        "when",
        &[
            ("day", at.day().into()),
            ("month", words.say(&format!("month-{}", u8::from(at.month()))).into()),
            ("year", at.year().to_string().into()),
            ("time", format!("{:02}:{:02}", at.hour(), at.minute()).into()),
        ],
    );
    let machine = at.format(&Rfc3339).unwrap_or_default();
    view! { <time datetime=machine>{text}</time> }.into_any()
}

/// `20 November 2026`.
pub fn day(date: Date) -> String {
    words().day(date)
}

/// `Friday, 20 November 2026`.
pub fn day_spoken(date: Date) -> String {
    words().tell("day-spoken", &[("weekday", weekday_long(date).into()), ("day", day(date).into())])
}

/// `20 Nov`, where there is room for no more.
pub fn day_short(date: Date) -> String {
    let words = words();
    let month = words.say(&format!("month-short-{}", date.month()));
    words.tell("day-short", &[("day", i64::from(date.day()).into()), ("month", month.into())])
}

/// `Fr`.
pub fn weekday(date: Date) -> String {
    words().say(&format!("weekday-short-{}", date.weekday().to_monday_one_offset()))
}

fn weekday_long(date: Date) -> String {
    words().say(&format!("weekday-{}", date.weekday().to_monday_one_offset()))
}

/// The day of an instant, in UTC: `20 November 2026`.
pub fn day_of(at: OffsetDateTime) -> String {
    day(instant(at).to_zoned(jiff::tz::TimeZone::UTC).date())
}

/// The same of an instant.
pub fn when_at(at: jiff::Timestamp) -> AnyView {
    when(OffsetDateTime::from_unix_timestamp(at.as_second()).unwrap_or(OffsetDateTime::UNIX_EPOCH))
}

/// An instant of what is pure, as the pages write it.
pub fn time_of(at: jiff::Timestamp) -> OffsetDateTime {
    OffsetDateTime::from_unix_timestamp_nanos(at.as_nanosecond()).unwrap_or(OffsetDateTime::UNIX_EPOCH)
}
