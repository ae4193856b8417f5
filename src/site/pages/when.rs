//! Dates and times for display, in the page's time zone with its name.

use crate::api::timestamp;
use crate::words;
use crate::zone::page_zone;
use bank::review;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use leptos::prelude::*;
use time::OffsetDateTime;

/// A [`moment_view`] of a time in the database.
pub fn when(at: OffsetDateTime) -> AnyView {
    moment_view(timestamp(at))
}

/// Time in the page's zone: `15 January 2027, 09:30 (Europe/Oslo)`.
pub fn moment(at: Timestamp) -> String {
    in_page_zone(at, "%H:%M")
}

/// The same as a `<time>` element.
pub fn moment_view(at: Timestamp) -> AnyView {
    view! { <time datetime=at.to_string()>{moment(at)}</time> }.into_any()
}

/// The same to the second.
pub fn moment_exact(at: Timestamp) -> String {
    in_page_zone(at, "%H:%M:%S")
}

/// The same with the weekday: `Friday, 15 January 2027, 09:30 (Europe/Oslo)`.
pub fn moment_spoken(at: Timestamp) -> String {
    words().moment_spoken(local_time(at).datetime(), &page_zone())
}

fn in_page_zone(at: Timestamp, time: &str) -> String {
    let (there, zone) = (local_time(at), page_zone());
    let time = there.strftime(time).to_string();
    let args = [("day", day(there.date()).into()), ("time", time.into()), ("zone", (&*zone).into())];
    words().format("moment", &args)
}

/// Local time in the page's zone; UTC for an unknown one.
pub fn local_time(at: Timestamp) -> Zoned {
    at.to_zoned(review::zone(&page_zone()).unwrap_or(TimeZone::UTC))
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
