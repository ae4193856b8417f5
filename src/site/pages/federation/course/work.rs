//! Assignments of a course, their completion, and the form for more.

use crate::api::{Allowed, Assignment, CourseProgress, Flash};
use crate::pages::when::day;
use crate::parts::bar::bar;
use crate::parts::field::{Field, SelectField, summary};
use crate::parts::law::bank_law_title;
use crate::words;
use bank::Bank;
use leptos::prelude::*;

pub fn section(
    allowed: &Allowed,
    bank: &Bank,
    group: &CourseProgress,
    leads: bool,
    flash: Option<Flash>,
) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> =
        group.works.iter().enumerate().map(|(place, work)| row(allowed, group, place, work, leads)).collect();
    let none = group.works.is_empty().then(|| view! { <p>{words.say("course-work-none")}</p> });
    view! {
        <section aria-labelledby="work">
            <h2 id="work">{words.say("course-work")}</h2>
            {none}
            <ul class="rows">{rows}</ul>
            {leads.then(|| form(allowed, bank, group, flash))}
        </section>
    }
    .into_any()
}

fn row(allowed: &Allowed, group: &CourseProgress, place: usize, work: &Assignment, leads: bool) -> AnyView {
    let words = words();
    let counted: Vec<_> =
        group.members.iter().filter(|one| one.counts()).filter_map(|one| one.done.get(place)).collect();
    let whole = counted.iter().filter(|done| done.total > 0 && done.answered == done.total).count();
    let (answered, of): (usize, usize) =
        (counted.iter().map(|done| done.answered).sum(), counted.iter().map(|done| done.total).sum());
    let share = (answered * 1000).checked_div(of).and_then(|share| u16::try_from(share).ok());
    let text = words.format(
        "course-work-done",
        &[("n", whole.into()), ("of", counted.len().into()), ("scenarios", work.scenarios.len().into())],
    );
    let button = leads.then(|| withdraw(allowed, group, work));
    view! {
        <li>
            <span class="what">
                {work.title.clone()}
                <span class="note">{when(work)}</span>
                <span class="note">{text}</span>
                {bar(share.unwrap_or(0), None)}
            </span>
            <span class="how">{button}</span>
        </li>
    }
    .into_any()
}

/// Opening and due dates.
pub fn when(work: &Assignment) -> String {
    let words = words();
    match work.due {
        Some(due) => {
            words.format("work-days", &[("opens", day(work.opens).into()), ("due", day(due).into())])
        }
        None => words.format("work-from", &[("opens", day(work.opens).into())]),
    }
}

fn withdraw(allowed: &Allowed, group: &CourseProgress, work: &Assignment) -> AnyView {
    let words = words();
    let spoken = words.format("course-withdraw-spoken", &[("title", (&work.title).into())]);
    view! {
        <form method="post" action="/api/course-work" class="inline">
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            <input type="hidden" name="course" value=group.course.id.0.to_string() />
            <input type="hidden" name="withdraw" value=work.id.0.to_string() />
            <button type="submit" class="button quiet" aria-label=spoken>{words.say("course-withdraw")}</button>
        </form>
    }
    .into_any()
}

/// Choices for an assignment: the course's sets, its laws, then all other laws.
fn choices(bank: &Bank, group: &CourseProgress) -> Vec<(String, String)> {
    let course = &group.course;
    let sets = course.sets.iter().enumerate().map(|(place, set)| (format!("set:{place}"), set.name.clone()));
    let taught = bank.laws().iter().copied().filter(|law| course.laws.iter().any(|one| one == law));
    let others = bank.laws().iter().copied().filter(|law| course.laws.iter().all(|one| one != law));
    let laws = taught.chain(others).map(|law| (format!("law:{law}"), bank_law_title(law)));
    sets.chain(laws).collect()
}

fn form(allowed: &Allowed, bank: &Bank, group: &CourseProgress, flash: Option<Flash>) -> AnyView {
    let words = words();
    let flash = flash.unwrap_or_default();
    let message = |fault: &String| words.say(&format!("work-fault-{fault}"));
    let wrong = |name: &str| flash.faults.iter().filter(|one| *one == name).map(message).collect::<Vec<_>>();
    let typed = |name: &str| flash.typed.get(name).cloned();
    let text = |name: &'static str, kind: &'static str, otherwise: String| {
        let hint = format!("work-{name}-hint");
        Field {
            name,
            kind,
            autocomplete: "off",
            label: words.say(&format!("work-{name}")),
            hint: words.knows(&hint).then(|| words.say(&hint)),
            typed: typed(name).unwrap_or(otherwise),
            faults: wrong(name),
            focus: flash.faults.first().is_some_and(|first| first == name),
        }
        .view()
    };
    let of = SelectField {
        name: "of",
        label: words.say("work-of"),
        hint: None,
        choices: choices(bank, group),
        chosen: typed("of").unwrap_or_default(),
        faults: wrong("of"),
    };
    let messages = flash.faults.iter().map(|fault| (fault.clone(), message(fault))).collect();
    view! {
        <details id="assign" class="fold" open=!flash.faults.is_empty()>
            <summary>{words.say("course-assign")}</summary>
            {summary(messages)}
            <form method="post" action="/api/course-work" novalidate=true>
                <input type="hidden" name="federation" value=allowed.federation().code.clone() />
                <input type="hidden" name="course" value=group.course.id.0.to_string() />
                {of.view()}
                {text("title", "text", String::new())}
                {text("opens", "date", group.today.to_string())}
                {text("due", "date", String::new())}
                <p class="actions"><button type="submit" class="button primary">{words.say("work-assign")}</button></p>
            </form>
        </details>
    }
    .into_any()
}
