//! The signed-in user's section of the practice page, and pages of their own lists.

use super::days;
use super::list::{self, List};
use super::next::{LatestMarks, NextInputs};
use super::pager::page_of;
use super::rows::{rows, variant_link};
use crate::api::Own;
use crate::pages::context::with_query;
use crate::pages::response::head_title;
use crate::pages::when::{day, day_spoken};
use crate::parts::marks::percent;
use crate::parts::symbols::symbols;
use crate::parts::title::name;
use crate::words;
use bank::review::{self, PracticeReason, Queued, ReviewSchedule};
use bank::{Bank, Scenario, variant};
use jiff::Timestamp;
use jiff::civil::Date;
use leptos::prelude::*;
use rules::law::Edition;
use std::sync::Arc;

/// Due items named on the practice page; all of them are on their own page.
const NAMED: usize = 3;

/// Due items, mistakes and flagged scenarios.
pub fn section(bank: &Bank, own: &Own, inputs: &NextInputs) -> Option<AnyView> {
    let words = words();
    let due = inputs.planned(bank).map(|planned| due(bank, planned.schedule));
    let row = |list: &List, id: &str, n: usize| {
        let (to, title) = (list.url(), list.title());
        let text = words.format(id, &[("n", n.into())]);
        (n > 0).then(|| {
            view! { <li><span class="what"><a href=to>{title}</a></span> <span class="how">{text}</span></li> }
        })
    };
    let wrong = row(&List::Mistakes, "practice-mistakes", review::mistakes(bank, &inputs.history).len());
    let flagged = row(&List::Flagged, "practice-flagged", list::flagged(bank, own).count());
    let has_lists = wrong.is_some() || flagged.is_some();
    let lists = has_lists.then(|| view! { <ul class="rows laws">{wrong} {flagged}</ul> });
    (due.is_some() || has_lists).then(|| {
        view! {
            <section class="own" aria-label=words.say("practice-own")>
                {due}
                {lists}
            </section>
        }
        .into_any()
    })
}

/// Items due today with their reasons, and the coming days folded.
fn due(bank: &Bank, schedule: &ReviewSchedule) -> AnyView {
    let words = words();
    let today = schedule.today();
    let due = review::due(bank, schedule);
    let text = match (due.len(), schedule.next()) {
        (0, None) => words.say("practice-due-nothing-yet"),
        (0, Some((next, n))) => {
            words.format("practice-due-later", &[("day", day_spoken(next).into()), ("n", n.into())])
        }
        (n, _) => words.format("practice-due", &[("n", n.into())]),
    };
    let all = (due.len() > NAMED).then(|| {
        view! {
            <p><a href="/practice/due">{words.format("practice-due-all", &[("n", due.len().into())])}</a></p>
        }
    });
    let named: Vec<AnyView> = due.iter().take(NAMED).map(|one| row(bank, one, today)).collect();
    let named = (!named.is_empty()).then(|| view! { <ul class="rows">{named}</ul> });
    let coming = days::plot(schedule).map(|plot| {
        view! { <details class="fold"><summary>{words.say("practice-days-coming")}</summary> {plot}</details> }
    });
    view! {
        <h2>{words.say("list-due")}</h2>
        <p>{text}</p>
        {named}
        {all}
        {coming}
    }
    .into_any()
}

/// A due item with its reason.
fn row(bank: &Bank, queued: &Queued, today: Date) -> AnyView {
    let scenario = bank.scenario(&queued.id);
    let title = scenario.map_or_else(|| queued.id.clone(), name);
    view! {
        <li>
            <span class="what">
                <a href=List::Due.url_of(&queued.id)>{symbols(&title)}</a>
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
    (list, page): (&List, usize),
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
            let all: Vec<&Scenario> = bank.by_law(law).collect();
            let (page, pager) = page_of(&all, page);
            let rows = rows(bank, Some(list), page.iter().copied(), &latest);
            let pager = pager.view(|page| page_url(list, page));
            view! { <p><a href=book>{words.say("practice-law-book")}</a></p> {notice} {rows} {pager} }
                .into_any()
        }
        list => view! { {notice} {own_list(bank, list, own, now, page)} }.into_any(),
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
fn own_list(bank: &Bank, list: &List, own: &Own, now: Timestamp, page: usize) -> AnyView {
    let words = words();
    let ids = list.ids(bank, own, now);
    let word = list.word();
    let Some(first) = ids.first() else {
        return view! { <div class="empty"><p>{words.say(&format!("list-none-{word}"))}</p></div> }
            .into_any();
    };
    let latest = own.latest();
    let (page, pager) = page_of(&ids, page);
    let rows: Vec<AnyView> = page.iter().map(|id| own_row(bank, list, id, &latest)).collect();
    view! {
        <p class="lead">{words.say(&format!("list-about-{word}"))}</p>
        <p class="actions"><a class="button" href=list.url_of(first)>{words.say("list-start")}</a></p>
        <ul class="rows">{rows}</ul>
        {pager.view(|page| page_url(list, page))}
    }
    .into_any()
}

/// URL of a page of a list.
fn page_url(list: &List, page: usize) -> String {
    with_query(&list.url(), [("page", &page.to_string())])
}

fn own_row(bank: &Bank, list: &List, id: &str, latest: &LatestMarks) -> AnyView {
    let words = words();
    let scenario = bank.scenario(variant::origin(id));
    let title = scenario.map_or_else(|| id.to_owned(), name);
    let mark = latest
        .get(variant::origin(id))
        .map(|mark| words.format("practice-latest", &[("mark", percent(*mark).into())]));
    let short = words.format("practice-id", &[("id", id.into())]);
    let fresh = scenario.map(|one| variant_link(one, list));
    view! {
        <li>
            <span class="what">
                <a href=list.url_of(id)>{symbols(&title)}</a>
                <span class="note">{short} {fresh}</span>
            </span>
            <span class="how">{mark}</span>
        </li>
    }
    .into_any()
}
