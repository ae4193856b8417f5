//! The actions or faults of each line of an import, in pages.

use crate::api::{EnrolDeed, EnrolmentPlan, Part, PlannedLine, line_fault};
use crate::words;
use leptos::prelude::*;
use url::form_urlencoded;

/// Page size.
const A_PAGE: usize = 250;

/// The lines selected by the query: faulty ones by default, if any.
pub fn list(plan: &EnrolmentPlan, here: &str, query: &str) -> AnyView {
    let words = words();
    let param = |key: &str| {
        form_urlencoded::parse(query.as_bytes())
            .find(|(name, _)| name == key)
            .map(|(_, value)| value.into_owned())
    };
    let faulty = plan.faulty();
    let all = faulty == 0 || param("of").as_deref() == Some("all");
    let from: usize = param("from").and_then(|from| from.parse().ok()).unwrap_or(0);
    let lines: Vec<&PlannedLine> = plan.lines.iter().filter(|line| all || line.deeds.is_err()).collect();
    let shown = lines.iter().skip(from).take(A_PAGE);
    let rows: Vec<AnyView> = shown.map(|line| row(line)).collect();
    let of = if all { "all" } else { "faults" };
    let page = |from: usize| format!("{here}?of={of}&from={from}");
    let before = (from > 0).then(|| {
        view! {
            <a class="button quiet" rel="prev" href=page(from.saturating_sub(A_PAGE))>
                {words.say("enrol-lines-before")}
            </a>
        }
    });
    let next = (from + A_PAGE < lines.len()).then(|| {
        view! { <a class="button quiet" rel="next" href=page(from + A_PAGE)>{words.say("enrol-lines-next")}</a> }
    });
    let turn = (faulty > 0).then(|| {
        let (to, id) = if all { ("faults", "enrol-lines-faults") } else { ("all", "enrol-lines-all") };
        view! { <p><a href=format!("{here}?of={to}")>{words.say(id)}</a></p> }
    });
    let title = words.say(if all { "enrol-lines" } else { "enrol-lines-with-faults" });
    view! {
        <section aria-labelledby="lines">
            <h2 id="lines">{title}</h2>
            {turn}
            <ol class="rows">{rows}</ol>
            <p class="actions">{before} {next}</p>
        </section>
    }
    .into_any()
}

fn row(line: &PlannedLine) -> AnyView {
    let words = words();
    let text = match &line.deeds {
        Ok(deeds) if deeds.is_empty() => {
            view! { <span class="note">{words.say("enrol-same")}</span> }.into_any()
        }
        Ok(deeds) => {
            let deeds: Vec<String> = deeds.iter().map(deed).collect();
            view! { <span class="note">{deeds.join(" · ")}</span> }.into_any()
        }
        Err(faults) => {
            let faults: Vec<String> = faults.iter().map(line_fault).collect();
            view! { <p class="fault">{faults.join(" ")}</p> }.into_any()
        }
    };
    written_line(line.number, &line.who, text)
}

/// A line of a text with who is written there, and what comes of it.
pub fn written_line(number: u64, who: &str, text: AnyView) -> AnyView {
    let number = words().format("enrol-line", &[("n", number.to_string().into())]);
    view! {
        <li>
            <div class="what">{who.to_owned()} " " {text}</div>
            <span class="how">{number}</span>
        </li>
    }
    .into_any()
}

fn deed(deed: &EnrolDeed) -> String {
    let words = words();
    let part = |part: Part| {
        words.say(match part {
            Part::Trainee => "course-trainee",
            Part::Leader => "course-leader",
        })
    };
    match deed {
        EnrolDeed::Invite => words.say("enrol-deed-invite"),
        EnrolDeed::Number => words.say("enrol-deed-number"),
        EnrolDeed::Join(course, as_part) => {
            words.format("enrol-deed-join", &[("course", course.into()), ("part", part(*as_part).into())])
        }
        EnrolDeed::Become(course, as_part) => {
            words.format("enrol-deed-become", &[("course", course.into()), ("part", part(*as_part).into())])
        }
        EnrolDeed::Suspend(course) => words.format("enrol-deed-suspend", &[("course", course.into())]),
        EnrolDeed::Resume(course) => words.format("enrol-deed-resume", &[("course", course.into())]),
    }
}
