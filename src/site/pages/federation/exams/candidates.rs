//! The candidates of the live monitor: counts, rows, and actions on one or all.

use crate::api::{Action, Allowed, AttemptState, LiveMonitor, MonitorAct, MonitorRow, Whose};
use crate::parts::button::hide;
use crate::parts::person_name::person_name;
use crate::words;
use bank::exam::Phase;
use leptos::prelude::*;

/// Id of the part of the page that reloads.
pub const MONITOR: &str = "board";

/// Hidden fields of the monitor's forms.
pub struct MonitorFields {
    /// The code of the federation
    pub federation: String,
    pub sitting: String,
    /// The page's query, to return to
    pub query: String,
}

impl MonitorFields {
    /// Form fields for one attempt, or `all`.
    fn fields(&self, attempt: &str) -> Vec<AnyView> {
        let [federation, sitting, query] = [&self.federation, &self.sitting, &self.query].map(String::clone);
        hide([
            ("federation", federation),
            ("sitting", sitting),
            ("query", query),
            ("attempt", attempt.to_owned()),
        ])
    }

    /// A button for an action on one attempt or all.
    fn button(&self, attempt: &str, act: &'static str, spoken: Option<String>) -> AnyView {
        view! {
            <form method="post" action=MonitorAct::FORM.action class="inline">
                {self.fields(attempt)}
                <button
                    type="submit"
                    name="act"
                    value=act
                    id=format!("{act}-{attempt}")
                    class="button quiet"
                    aria-label=spoken
                >
                    {words().say(&format!("board-act-{act}"))}
                </button>
            </form>
        }
        .into_any()
    }

    /// The form that adds or removes minutes.
    fn minutes(&self, attempt: &str) -> AnyView {
        let (words, id) = (words(), format!("minutes-{attempt}"));
        view! {
            <form method="post" action=MonitorAct::FORM.action class="minutes">
                {self.fields(attempt)}
                <label for=id.clone()>{words.say("board-minutes")}</label>
                <input id=id name="minutes" type="number" min="-240" max="240" value="10" required=true />
                <button type="submit" name="act" value="add" class="button quiet">{words.say("board-act-add")}</button>
            </form>
        }
        .into_any()
    }
}

/// Number of candidates by state.
pub fn counts(monitor: &LiveMonitor) -> AnyView {
    let words = words();
    let text: Vec<String> = monitor
        .counts
        .iter()
        .map(|(state, n)| {
            let state = words.say(&format!("board-state-{}", state.word()));
            words.format("board-count", &[("n", i64::from(*n).into()), ("state", state.into())])
        })
        .collect();
    view! { <p class="lead">{text.join(" · ")}</p> }.into_any()
}

/// The candidates.
pub fn list(allowed: &Allowed, monitor: &LiveMonitor, send: &MonitorFields) -> AnyView {
    let rows: Vec<AnyView> = monitor.seats.iter().map(|seat| row(allowed, seat, send)).collect();
    let none = monitor.seats.is_empty().then(|| view! { <p>{words().say("board-none")}</p> });
    view! { {none} <ul class="rows seats">{rows}</ul> }.into_any()
}

fn row(allowed: &Allowed, seat: &MonitorRow, send: &MonitorFields) -> AnyView {
    let words = words();
    let to = format!("/federation/{}/people/{}", allowed.federation().code, seat.account.0);
    let mut notes: Vec<String> = seat.member_number.clone().into_iter().collect();
    if seat.test {
        notes.push(words.say("board-test"));
    }
    if seat.number > 1 {
        notes.push(words.format("board-number", &[("n", i64::from(seat.number).into())]));
    }
    let own =
        !seat.test && (allowed.federation().id, seat.account) == (allowed.by().federation, allowed.by().id);
    if own {
        notes.push(words.say("board-own"));
    }
    let name = match allowed.may_also(Action::SeePeople, Whose::Others) {
        true => view! { <a href=to>{person_name(&seat.name)}</a> }.into_any(),
        false => person_name(&seat.name).into_any(),
    };
    view! {
        <li>
            <span class="what">
                {name}
                " "
                <strong class="seat-state">{state_text(seat)}</strong>
                <span class="note">{notes.join(" · ")}</span>
                <span class="note">{progress_texts(seat).join(" · ")}</span>
            </span>
            {(!own).then(|| actions(allowed, seat, send))}
        </li>
    }
    .into_any()
}

/// A candidate's state, beside the name.
fn state_text(seat: &MonitorRow) -> String {
    let words = words();
    match seat.phase {
        Some(Phase::Paused) => words.say("board-paused"),
        Some(Phase::Grace | Phase::Over) => words.say("board-time-up"),
        Some(Phase::Running) | None => words.say(&format!("board-state-{}", seat.state.word())),
    }
}

/// A candidate's progress: answers, part, time left, connection.
fn progress_texts(seat: &MonitorRow) -> Vec<String> {
    let words = words();
    let mut text = Vec::new();
    if seat.state != AttemptState::Waits {
        let args = [("n", seat.answered.into()), ("of", seat.pages.into())];
        text.push(words.format("board-answered", &args));
        if seat.partly > 0 {
            text.push(words.format("board-partly", &[("n", seat.partly.into())]));
        }
    }
    if let Some(left) = seat.left {
        text.push(words.say(&format!("board-part-{}", seat.part.word())));
        let time = format!("{}:{:02}", left / 60, left % 60);
        text.push(words.format("board-left", &[("time", time.into())]));
    }
    if seat.held_open {
        text.push(words.say("board-held-open"));
    }
    if seat.added_minutes != 0 {
        text.push(words.format("board-added", &[("n", seat.added_minutes.into())]));
    }
    if !seat.state.is_over() {
        let minutes = ("n", (seat.heard / 60).into());
        text.push(match (seat.live, seat.away) {
            (true, true) => words.format("board-away", &[minutes]),
            (true, false) => words.say("board-there"),
            (false, _) => words.format("board-heard", &[minutes]),
        });
    }
    text
}

/// Possible actions on one candidate.
fn actions(allowed: &Allowed, seat: &MonitorRow, send: &MonitorFields) -> Option<AnyView> {
    let words = words();
    let id = seat.attempt.0.to_string();
    let name = person_name(&seat.name);
    let spoken =
        |act: &str| Some(words.format(&format!("board-act-{act}-spoken"), &[("name", (&name).into())]));
    let first = match (seat.state, seat.phase) {
        (AttemptState::Waits, _) => send.button(&id, "authorise", spoken("authorise")),
        (AttemptState::UnderWay, Some(Phase::Paused)) => send.button(&id, "go_on", spoken("go_on")),
        (AttemptState::UnderWay, _) => send.button(&id, "pause", spoken("pause")),
        _ => return None,
    };
    let minutes = (seat.state == AttemptState::UnderWay).then(|| send.minutes(&id));
    let end =
        allowed.may_also(Action::HoldExams, Whose::Others).then(|| send.button(&id, "end", spoken("end")));
    if minutes.is_none() && end.is_none() {
        return Some(view! { <div class="acts">{first}</div> }.into_any());
    }
    let more = words.format("board-more-spoken", &[("name", (&name).into())]);
    Some(
        view! {
            <div class="acts">
                {first}
                <details class="fold" id=format!("more-{id}")>
                    <summary aria-label=more>{words.say("board-more")}</summary>
                    {minutes}
                    {end}
                </details>
            </div>
        }
        .into_any(),
    )
}

/// Possible actions on all candidates.
pub fn actions_on_all(send: &MonitorFields) -> AnyView {
    let words = words();
    view! {
        <section aria-labelledby="everybody">
            <h2 id="everybody">{words.say("board-everybody")}</h2>
            <div class="actions">
                {send.button("all", "authorise", Some(words.say("board-act-authorise-all")))}
                {send.button("all", "pause", Some(words.say("board-act-pause-all")))}
                {send.button("all", "go_on", Some(words.say("board-act-go_on-all")))}
            </div>
            {send.minutes("all")}
        </section>
    }
    .into_any()
}
