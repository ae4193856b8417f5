//! The last weeks by day: number of answers and mean mark.

use crate::pages::when::{day, day_short};
use crate::parts::marks::percent;
use crate::parts::plot::{Bar, bars, figure};
use crate::words;
use bank::review::{self, Day, History};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use leptos::prelude::*;

/// Days shown, today the last.
const DAYS: usize = 28;
/// Width of a day in a plot 360 wide, after the scale at the left.
const STEP: usize = 11;
const LEFT: usize = 44;
/// Height of a full mark, and the margin above it.
const HIGH: usize = 84;
const ABOVE: usize = 10;

/// Answers by day, marks over time, and the streak.
pub fn section(history: &History, zone: &TimeZone, now: Timestamp) -> AnyView {
    let words = words();
    let today = history.today(zone, now);
    let back = i64::try_from(DAYS - 1).unwrap_or(0);
    let days = review::days(history, zone, today.saturating_sub(back.days()), today);
    let streak = review::streak(history, zone, now);
    let row = words.format(
        "me-streak",
        &[("days", i64::from(streak.days).into()), ("longest", i64::from(streak.longest).into())],
    );
    let drawn = days.iter().any(|day| day.answers > 0).then(|| {
        let all: Vec<Bar> = days.iter().enumerate().map(|(place, day)| bar(place, day)).collect();
        let heads = [words.say("plot-day"), words.say("me-day-answers")];
        let caption = words.format("me-days", &[("n", DAYS.into())]);
        view! { {bars("days", &caption, heads, &all)} {marks(&days)} }
    });
    view! {
        <section aria-labelledby="history">
            <h2 id="history">{words.say("me-history")}</h2>
            <p>{row}</p>
            <div class="plots">{drawn}</div>
        </section>
    }
    .into_any()
}

/// Label of every seventh day, so that they do not overlap.
fn label(place: usize, one: &Day) -> String {
    if (DAYS - 1 - place) % 7 == 3 { day_short(one.date) } else { String::new() }
}

fn bar(place: usize, one: &Day) -> Bar {
    Bar { label: label(place, one), name: day(one.date), value: one.answers, cell: one.answers.to_string() }
}

/// A dot for each day with a mark, on a scale from 0 to 100 %.
fn marks(days: &[Day]) -> AnyView {
    let words = words();
    let middle = |place: usize| LEFT + place * STEP + STEP / 2;
    let height = |mean: u16| ABOVE + HIGH - usize::from(mean) * HIGH / 1000;
    let scale: Vec<AnyView> = [0_u16, 500, 1000]
        .into_iter()
        .map(|mean| {
            let y = height(mean);
            view! {
                <line class="axis" x1=LEFT x2="352" y1=y y2=y></line>
                <text class="label" x=LEFT - 6 y=y + 4 text-anchor="end">{percent(mean)}</text>
            }
            .into_any()
        })
        .collect();
    let with_mark: Vec<(usize, u16)> =
        days.iter().enumerate().filter_map(|(place, day)| Some((middle(place), day.mean?))).collect();
    let line: Vec<String> = with_mark.iter().map(|(x, mean)| format!("{x},{}", height(*mean))).collect();
    let dots: Vec<AnyView> = with_mark
        .iter()
        .map(|(x, mean)| view! { <circle class="dot" cx=*x cy=height(*mean) r="4"></circle> }.into_any())
        .collect();
    let labels: Vec<AnyView> = days
        .iter()
        .enumerate()
        .map(|(place, day)| (place, label(place, day)))
        .filter(|(_, label)| !label.is_empty())
        .map(|(place, label)| {
            let y = ABOVE + HIGH + 18;
            view! { <text class="label" x=middle(place) y=y text-anchor="middle">{label}</text> }.into_any()
        })
        .collect();
    let message: Vec<(String, Vec<String>)> = days
        .iter()
        .filter_map(|one| Some((day(one.date), vec![one.answers.to_string(), percent(one.mean?)])))
        .collect();
    let drawing =
        view! { {scale} <polyline class="line" points=line.join(" ")></polyline> {dots} {labels} }.into_any();
    let heads = ["plot-day", "me-day-answers", "me-day-mean"].map(|id| words.say(id));
    let caption = words.format("me-days-marks", &[("n", DAYS.into())]);
    figure("marks-over-time", &caption, ABOVE + HIGH + 24, drawing, &heads, &message)
}
