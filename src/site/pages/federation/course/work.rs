//! Assignments of a course, their completion, and the form for more.

use crate::api::{Allowed, Assignment, CourseProgress, WorkPost};
use crate::pages::federation::federation_field;
use crate::pages::when::day;
use crate::parts::bar::bar;
use crate::parts::button::inline;
use crate::parts::law::bank_law_title;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::Bank;
use leptos::prelude::*;

pub fn section(
    allowed: &Allowed,
    bank: &Bank,
    group: &CourseProgress,
    leads: bool,
    posted: &PageForm,
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
            {leads.then(|| form(allowed, bank, group, posted))}
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
    let spoken = words().format("course-withdraw-spoken", &[("title", (&work.title).into())]);
    let hidden = [
        federation_field(allowed),
        ("course", group.course.id.0.to_string()),
        ("withdraw", work.id.0.to_string()),
    ];
    inline(&WorkPost::FORM, hidden, "course-withdraw", spoken)
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

fn form(allowed: &Allowed, bank: &Bank, group: &CourseProgress, form: &PageForm) -> AnyView {
    let fields = view! {
        {form.choice("of", choices(bank, group), "")}
        {form.field("title", "")}
        {form.field("opens", group.today.to_string())}
        {form.field("due", "")}
    };
    let hidden = [federation_field(allowed), ("course", group.course.id.0.to_string())];
    view! {
        <details id="assign" class="fold" open=form.is_faulty()>
            <summary>{words().say("course-assign")}</summary>
            {form.view(hidden, fields, ("work-assign", "primary"))}
        </details>
    }
    .into_any()
}
