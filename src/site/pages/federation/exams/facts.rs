//! The settings of a sitting as a list.

use super::shown;
use crate::api::{ClockRule, Sitting, WrittenPaper};
use crate::pages::when::moment;
use crate::words;
use leptos::prelude::*;

/// The settings as a list.
pub fn list(held: &Sitting, paper: &WrittenPaper, to_paper: String) -> AnyView {
    let words = words();
    let minutes = |n: u32| words.format("hold-minutes", &[("n", i64::from(n).into())]);
    let days = |n: u32| words.format("hold-days", &[("n", i64::from(n).into())]);
    let clock = match held.clock {
        ClockRule::RunsOn => words.say("hold-clock-runs_on"),
        ClockRule::Stops { cap_seconds } => {
            words.format("hold-clock-up-to", &[("n", i64::from(cap_seconds / 60).into())])
        }
    };
    let period = if held.period_days == 0 { words.say("hold-for-ever") } else { days(held.period_days) };
    let entry = if held.entry_code.is_empty() { words.say("hold-no-code") } else { held.entry_code.clone() };
    let authorised = words.say(if held.authorised { "hold-authorised" } else { "hold-not-authorised" });
    let text = [
        ("hold-opens", moment(held.opens_at)),
        ("hold-closes", moment(held.closes_at)),
        ("hold-closed_minutes", minutes(held.closed_minutes)),
        ("hold-open_minutes", minutes(held.open_minutes)),
        ("hold-grace_seconds", words.format("hold-seconds", &[("n", i64::from(held.grace_seconds).into())])),
        ("hold-clock", clock),
        ("hold-entry_code", entry),
        ("hold-begin", authorised),
        ("hold-attempts", i64::from(held.attempts).to_string()),
        ("hold-period_days", period),
        ("hold-cooling_off_days", days(held.cooling_off_days)),
    ];
    let text: Vec<AnyView> = text
        .into_iter()
        .map(|(id, text)| view! { <dt>{words.say(id)}</dt> <dd>{text}</dd> }.into_any())
        .collect();
    view! {
        <dl class="hold-facts">
            <dt>{words.say("hold-paper")}</dt>
            <dd><a href=to_paper>{shown(paper)}</a></dd>
            {text}
        </dl>
    }
    .into_any()
}
