//! The signed-in user's section of the practice page, and pages of their own lists.

use super::days;
use super::list::List;
use super::next::LatestMarks;
use super::plan::plan_form;
use super::rows::{rows, variant_link};
use crate::api::Own;
use crate::pages::response::head_title;
use crate::pages::when::{day, day_spoken};
use crate::parts::law::bank_law_title;
use crate::parts::marks::percent;
use crate::parts::symbols::symbols;
use crate::parts::title::{name, subtitle};
use crate::words;
use bank::review::{self, History, PracticeReason, Queued, ReviewSchedule};
use bank::{Bank, LawProgress, variant};
use jiff::Timestamp;
use jiff::civil::Date;
use leptos::prelude::*;
use rules::law::Edition;
use std::sync::Arc;

/// Due items named on the practice page; all of them are on their own page.
const NAMED: usize = 5;

/// Due items, mistakes, weakest laws, and the plan, from the user's history.
pub fn section(
    bank: &Bank,
    own: &Own,
    history: &History,
    weakest: &[LawProgress],
    now: Timestamp,
) -> AnyView {
    let words = words();
    let due =
        own.plan.review().map(|plan| due(bank, &ReviewSchedule::of(bank, history, &plan, now), plan.exam()));
    let mistakes = review::mistakes(bank, history).len();
    let replay = (mistakes > 0).then(|| {
        let text = words.format("practice-mistakes", &[("n", mistakes.into())]);
        view! {
            <li>
                <span class="what"><a href="/practice/mistakes">{words.say("list-mistakes")}</a></span>
                <span class="how">{text}</span>
            </li>
        }
    });
    let weakest = weakest.first().map(|one| {
        let law = bank_law_title(one.law);
        let text = words.format("practice-weakest", &[("mean", percent(one.mean.unwrap_or(0)).into())]);
        view! {
            <li>
                <span class="what"><a href=format!("/practice/{}", one.law)>{law}</a></span>
                <span class="how">{text}</span>
            </li>
        }
    });
    let flagged = own.flags.len();
    let flagged = (flagged > 0).then(|| {
        let text = words.format("practice-flagged", &[("n", flagged.into())]);
        view! {
            <li>
                <span class="what"><a href="/practice/flagged">{words.say("list-flagged")}</a></span>
                <span class="how">{text}</span>
            </li>
        }
    });
    let nothing = replay.is_none() && weakest.is_none() && flagged.is_none();
    let lists = (!nothing).then(|| view! { <ul class="rows laws">{replay} {weakest} {flagged}</ul> });
    view! {
        <section class="own" aria-labelledby="own">
            <h2 id="own">{words.say("practice-own")}</h2>
            {due}
            {lists}
            {plan_form(&own.plan)}
        </section>
    }
    .into_any()
}

/// Items due today with their reasons, and the coming days.
fn due(bank: &Bank, schedule: &ReviewSchedule, exam: Option<Date>) -> AnyView {
    let words = words();
    let today = schedule.today();
    let due = review::due(bank, schedule);
    let exam = exam.map(|exam| {
        let left = i64::from((exam - today).get_days());
        let id = if left < 0 { "practice-exam-past" } else { "practice-exam" };
        view! { <p>{words.format(id, &[("day", day_spoken(exam).into()), ("n", left.into())])}</p> }
    });
    let text = match (due.len(), schedule.next()) {
        (0, None) => words.say("practice-due-nothing-yet"),
        (0, Some((next, n))) => {
            words.format("practice-due-later", &[("day", day_spoken(next).into()), ("n", n.into())])
        }
        (n, _) => words.format("practice-due", &[("n", n.into())]),
    };
    let start = due.first().map(|first| {
        view! {
            <p class="actions">
                <a class="button" href=List::Due.url_of(&first.id)>{words.say("practice-due-start")}</a>
            </p>
        }
    });
    let all = (due.len() > NAMED).then(|| {
        view! {
            <p><a href="/practice/due">{words.format("practice-due-all", &[("n", due.len().into())])}</a></p>
        }
    });
    let named: Vec<AnyView> = due.iter().take(NAMED).map(|one| row(bank, one, today)).collect();
    let named = (!named.is_empty()).then(|| view! { <ul class="rows">{named}</ul> });
    view! {
        <h3>{words.say("list-due")}</h3>
        <p>{text}</p>
        {start}
        {named}
        {all}
        {exam}
        {days::plot(schedule)}
    }
    .into_any()
}

/// A due item with its reason.
fn row(bank: &Bank, queued: &Queued, today: Date) -> AnyView {
    let scenario = bank.scenario(&queued.id);
    let title = scenario.map_or_else(|| queued.id.clone(), name);
    let note = scenario.map(|one| symbols(&subtitle(&one.case)));
    view! {
        <li>
            <span class="what">
                <a href=List::Due.url_of(&queued.id)>{symbols(&title)}</a> <span class="note">{note}</span>
            </span>
            <span class="how">{why(queued.why, today)}</span>
        </li>
    }
    .into_any()
}

/// The reason an item is offered.
fn why(why: PracticeReason, today: Date) -> AnyView {
    let words = words();
    match why {
        PracticeReason::Due { on, pulled } => {
            let id = match (on < today, pulled) {
                (true, _) => "why-due-since",
                (false, true) => "why-due-exam",
                (false, false) => "why-due-today",
            };
            view! { {words.format(id, &[("day", day(on).into())])} }.into_any()
        }
        PracticeReason::Mistake { .. }
        | PracticeReason::Weakest { .. }
        | PracticeReason::New
        | PracticeReason::Again { .. } => ().into_any(),
    }
}

/// The page of a list.
pub fn list_page(
    bank: &Arc<Bank>,
    list: &List,
    own: &Own,
    now: Timestamp,
    notice: Option<AnyView>,
) -> AnyView {
    let words = words();
    let title = list.title();
    let latest = own.latest();
    let body = match list {
        List::Law(law) => {
            let book = format!("/laws/{}/{law}", Edition::E2017);
            let rows = rows(bank, list, bank.by_law(law), &latest);
            view! { <p><a href=book>{words.say("practice-law-book")}</a></p> {notice} {rows} }.into_any()
        }
        list => view! { {notice} {own_list(bank, list, own, now)} }.into_any(),
    };
    view! {
        {head_title(title.clone())}
        <p class="eyebrow"><a href="/practice">{words.say("practice-title")}</a></p>
        <h1>{title}</h1>
        {body}
    }
    .into_any()
}

/// A list of the user's own, with a link to start it.
fn own_list(bank: &Bank, list: &List, own: &Own, now: Timestamp) -> AnyView {
    let words = words();
    let ids = list.ids(bank, own, now);
    let word = list.word();
    let Some(first) = ids.first() else {
        return view! { <div class="empty"><p>{words.say(&format!("list-none-{word}"))}</p></div> }
            .into_any();
    };
    let latest = own.latest();
    let rows: Vec<AnyView> = ids.iter().map(|id| own_row(bank, list, id, &latest)).collect();
    view! {
        <p class="lead">{words.say(&format!("list-about-{word}"))}</p>
        <p class="actions"><a class="button" href=list.url_of(first)>{words.say("list-start")}</a></p>
        <ul class="rows">{rows}</ul>
    }
    .into_any()
}

fn own_row(bank: &Bank, list: &List, id: &str, latest: &LatestMarks) -> AnyView {
    let words = words();
    let scenario = bank.scenario(variant::origin(id));
    let title = scenario.map_or_else(|| id.to_owned(), name);
    let note = scenario.filter(|one| one.id == id).map(|one| symbols(&subtitle(&one.case)));
    let mark = latest
        .get(variant::origin(id))
        .map(|mark| words.format("practice-latest", &[("mark", percent(*mark).into())]));
    let short = words.format("practice-id", &[("id", id.into())]);
    let fresh = scenario.map(|one| variant_link(one, list));
    view! {
        <li>
            <span class="what">
                <a href=list.url_of(id)>{symbols(&title)}</a>
                <span class="note">{note}</span>
                <span class="note">{short} {fresh}</span>
            </span>
            <span class="how">{mark}</span>
        </li>
    }
    .into_any()
}
