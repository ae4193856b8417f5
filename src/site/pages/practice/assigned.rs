//! A user's assignments in their courses: open, overdue, upcoming.

use crate::api::{Assignment, Own};
use crate::pages::when::day;
use crate::parts::bar::bar;
use crate::words;
use bank::Bank;
use bank::course::{AssignedScenarios, AssignmentProgress, assignment_progress};
use bank::review::History;
use jiff::Timestamp;
use jiff::civil::Date;
use leptos::prelude::*;

/// The section; `None` without assignments. Work to do comes first, the earliest due day first.
pub fn section(
    bank: &Bank,
    own: &Own,
    works: &[(String, Assignment)],
    history: &History,
    now: Timestamp,
) -> Option<AnyView> {
    if works.is_empty() {
        return None;
    }
    let today = own.plan.time_zone().to_datetime(now).date();
    let of = |work: &Assignment| {
        assignment_progress(bank, &AssignedScenarios { scenarios: &work.scenarios, from: work.from }, history)
    };
    let mut works: Vec<(&String, &Assignment, AssignmentProgress)> =
        works.iter().map(|(course, work)| (course, work, of(work))).collect();
    works.sort_by_key(|(_, work, done)| {
        (done.next.is_none(), work.from > now, work.due.unwrap_or(Date::MAX), work.opens)
    });
    let rows: Vec<AnyView> =
        works.iter().map(|(course, work, done)| row(course, work, done, work.from <= now, today)).collect();
    let words = words();
    let view = view! {
        <section aria-labelledby="assigned">
            <h2 id="assigned">{words.say("assigned")}</h2>
            <ul class="rows">{rows}</ul>
        </section>
    };
    Some(view.into_any())
}

fn row(course: &str, work: &Assignment, done: &AssignmentProgress, is_open: bool, today: Date) -> AnyView {
    let words = words();
    let text = words.format("assigned-of", &[("n", done.answered.into()), ("of", done.total.into())]);
    let share = (done.answered * 1000).checked_div(done.total).and_then(|share| u16::try_from(share).ok());
    let go = done.next.as_ref().filter(|_| is_open).map(|next| {
        let spoken = words.format("assigned-go-spoken", &[("title", (&work.title).into())]);
        view! {
            <a class="button quiet" href=format!("/scenario/{next}") aria-label=spoken>
                {words.say("assigned-go")}
            </a>
        }
    });
    view! {
        <li>
            <span class="what">
                {work.title.clone()} " " <span class="note">{course.to_owned()}</span> " "
                <span class="note">{format!("{text} · {}", when(work, done, is_open, today))}</span>
                {bar(share.unwrap_or(0), None)}
            </span>
            <span class="how">{go}</span>
        </li>
    }
    .into_any()
}

/// Due status.
fn when(work: &Assignment, done: &AssignmentProgress, is_open: bool, today: Date) -> String {
    let words = words();
    match work.due {
        _ if done.next.is_none() => words.say("assigned-done"),
        _ if !is_open => words.format("assigned-later", &[("day", day(work.opens).into())]),
        None => words.say("assigned-open"),
        Some(due) if due < today => words.format("assigned-late", &[("day", day(due).into())]),
        Some(due) => {
            let days = i64::from((due - today).get_days());
            words.format("assigned-due", &[("days", days.into()), ("day", day(due).into())])
        }
    }
}
