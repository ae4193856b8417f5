//! Dates and times for display, in UTC, or for exams in the federation's time zone.

use crate::api::timestamp;
use crate::words;
use bank::review;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use leptos::prelude::*;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// `20 November 2026, 14:03 UTC`.
pub fn when(at: OffsetDateTime) -> AnyView {
    let words = words();
    let at = at.to_offset(time::UtcOffset::UTC);
    let text = words.format(
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

/// Local time in a zone: `15 January 2027, 09:30 (Europe/Oslo)`.
pub fn moment(at: Timestamp, zone: &str) -> String {
    in_zone(at, zone, "%H:%M")
}

/// The same as a `<time>` element.
pub fn moment_view(at: Timestamp, zone: &str) -> AnyView {
    view! { <time datetime=at.to_string()>{moment(at, zone)}</time> }.into_any()
}

/// The same to the second.
pub fn moment_exact(at: Timestamp, zone: &str) -> String {
    in_zone(at, zone, "%H:%M:%S")
}

/// The same with the weekday: `Friday, 15 January 2027, 09:30 (Europe/Oslo)`.
pub fn moment_spoken(at: Timestamp, zone: &str) -> String {
    words().moment_spoken(local_time_in(at, zone).datetime(), zone)
}

fn in_zone(at: Timestamp, zone: &str, time: &str) -> String {
    let there = local_time_in(at, zone);
    let time = there.strftime(time).to_string();
    let args = [("day", day(there.date()).into()), ("time", time.into()), ("zone", zone.into())];
    words().format("moment", &args)
}

/// Local time in a zone; UTC for an unknown one.
pub fn local_time_in(at: Timestamp, zone: &str) -> Zoned {
    at.to_zoned(review::zone(zone).unwrap_or(TimeZone::UTC))
}

/// `20 November 2026`.
pub fn day(date: Date) -> String {
    words().day(date)
}

/// `Friday, 20 November 2026`.
pub fn day_spoken(date: Date) -> String {
    words().day_spoken(date)
}

/// `20 Nov`, for narrow places.
pub fn day_short(date: Date) -> String {
    let words = words();
    let month = words.say(&format!("month-short-{}", date.month()));
    words.format("day-short", &[("day", i64::from(date.day()).into()), ("month", month.into())])
}

/// `Fr`.
pub fn weekday(date: Date) -> String {
    words().say(&format!("weekday-short-{}", date.weekday().to_monday_one_offset()))
}

/// The day of an instant, by the clocks of a zone: `20 November 2026`.
pub fn day_of(at: OffsetDateTime, zone: TimeZone) -> String {
    day(timestamp(at).to_zoned(zone).date())
}

/// Date and time of a timestamp, in UTC.
pub fn timestamp_view(at: Timestamp) -> AnyView {
    when(OffsetDateTime::from_unix_timestamp(at.as_second()).unwrap_or(OffsetDateTime::UNIX_EPOCH))
}
