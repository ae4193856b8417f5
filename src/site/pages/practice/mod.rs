//! `/practice`: today's work, progress by law, and a search. `/practice/next` redirects to the next
//! scenario; `/practice/due`, `/practice/mistakes` and `/practice/flagged` are the
//! user's lists.
//!
//! - `assigned`: assignments in courses
//! - `list`: lists and their content
//! - `next`: redirect to the next scenario
//! - `today`: today's work and the button that begins it
//! - `search`, `pager`: the search for scenarios, and pages of rows
//! - `rows`: scenarios as rows
//! - `own`: the user's section: due items, mistakes, flagged scenarios
//! - `plan`: the form for review settings
//! - `days`: chart of the coming days
//!
//! Not here: scheduling and order (`bank::review`).

mod assigned;
mod days;
mod list;
mod next;
mod own;
mod pager;
mod plan;
mod rows;
mod search;
pub mod today;

pub use assigned::section as assigned;
pub use list::{List, State, same_scenario, states};
pub use next::{NextInputs, first_of_one_question, first_scenario};
use plan::plan_form;
use search::Search;

use super::context::{bank, path_param, query_param};
use super::not_found;
use super::own::{DatabaseUnavailable, current_time, own_if_signed_in};
use super::response::{head_title, set_status, suspended};
use crate::api::{Assignment, Own, RequestContext, UserState, see_other, works};
use crate::parts::law_map::law_map;
use crate::words;
use axum::http::StatusCode;
use bank::review::History;
use bank::{Bank, LawProgress, Mastery};
use jiff::Timestamp;
use leptos::prelude::*;
use std::sync::Arc;

/// The page of practice.
#[component]
pub fn Practice() -> impl IntoView {
    let bank = bank();
    let search = Search::read(&bank);
    let context = RequestContext::current();
    suspended(async move {
        let search = search.as_ref();
        let who = context.user_state().await;
        let works = match who.user() {
            Some(_) => works(&context).await.map_err(|_| DatabaseUnavailable),
            None => Ok(Vec::new()),
        };
        match (own_if_signed_in(&context).await, works) {
            (Ok(own), Ok(works)) => {
                front(&bank, search, own.as_ref(), &works, current_time(&context), visitor_notice(&who))
            }
            (Err(DatabaseUnavailable), _) | (_, Err(DatabaseUnavailable)) => {
                front(&bank, search, None, &[], current_time(&context), Some(unavailable_notice()))
            }
        }
    })
}

/// The page of a law, or of one of the user's lists.
#[component]
pub fn PracticeLaw() -> impl IntoView {
    let bank = bank();
    let word = path_param("law");
    let page = query_param("page").and_then(|n| n.parse().ok()).unwrap_or(1);
    let context = RequestContext::current();
    if word == "next" {
        return suspended(async move {
            let now = current_time(&context);
            // The practice page reports the failure; a redirect cannot.
            let Ok(own) = own_if_signed_in(&context).await else { return leave_for("/practice") };
            let next = NextInputs::of(own.as_ref(), now).next_url(&bank, None);
            leave_for(next.as_deref().unwrap_or("/practice"))
        });
    }
    let Some(list) = List::read(&word, &bank).filter(|list| !matches!(list, List::Family(_))) else {
        return not_found::not_found();
    };
    let is_own = !matches!(list, List::Law(_));
    suspended(async move {
        match own_if_signed_in(&context).await {
            Ok(None) if is_own => leave_for(&format!("/sign-in?next=/practice/{word}")),
            Ok(own) => {
                own::list_page(&bank, (&list, page), &own.unwrap_or_default(), current_time(&context), None)
            }
            Err(DatabaseUnavailable) => own::list_page(
                &bank,
                (&list, page),
                &Own::default(),
                current_time(&context),
                Some(unavailable_notice()),
            ),
        }
    })
}

fn leave_for(address: &str) -> AnyView {
    see_other(address);
    ().into_any()
}

/// The notice for a visitor.
fn visitor_notice(who: &UserState) -> Option<AnyView> {
    let words = words();
    let notice = match who {
        UserState::SignedIn(_) => return None,
        UserState::Unavailable => return Some(unavailable_notice()),
        UserState::SessionEnded => words.say("session-ended"),
        UserState::Visitor => words.say("practice-visitor"),
    };
    let notice = view! {
        <p class="note">{notice} " " <a href="/sign-in?next=/practice">{words.say("nav-sign-in")}</a></p>
    };
    Some(notice.into_any())
}

/// The notice that progress is unavailable; scenarios need no database.
fn unavailable_notice() -> AnyView {
    set_status(StatusCode::SERVICE_UNAVAILABLE);
    view! { <div class="aside aside-refused" role="alert"><p>{words().say("practice-silent")}</p></div> }
        .into_any()
}

/// Today's work, the user's lists, the map and the search; or the results of a search.
fn front(
    bank: &Arc<Bank>,
    search: Option<&Search>,
    own: Option<&Own>,
    works: &[(String, Assignment)],
    now: Timestamp,
    notice: Option<AnyView>,
) -> AnyView {
    let words = words();
    if let Some(search) = search {
        let latest = own.map(Own::latest).unwrap_or_default();
        let title = words.say("practice-search-title");
        return view! {
            {head_title(title.clone())}
            <p class="eyebrow"><a href="/practice">{words.say("practice-title")}</a></p>
            <h1>{title}</h1>
            <details class="fold">
                <summary>{words.say("practice-search-change")}</summary>
                {search.form(bank, own.is_some())}
            </details>
            {notice}
            {search.results(bank, &latest)}
        }
        .into_any();
    }
    let inputs = NextInputs::of(own, now);
    view! {
        {head_title(words.say("practice-title"))}
        <h1>{words.say("practice-title")}</h1>
        {today::section(bank, own, &inputs)}
        {notice}
        {own.and_then(|own| assigned::section(bank, own, works, &inputs.history, now))}
        {own.map(|own| own::section(bank, own, &inputs))}
        <h2 id="by-law">{words.say("practice-by-law")}</h2>
        {law_map(&progress(bank, &inputs.history, own.is_some()))}
        <h2 id="search">{words.say("practice-search-title")}</h2>
        {Search::default().form(bank, own.is_some())}
        {own.map(|own| plan_form(&own.plan))}
    }
    .into_any()
}

/// Progress in each law. A visitor's answers are known without their marks.
fn progress(bank: &Bank, history: &History, is_signed_in: bool) -> Vec<LawProgress> {
    let mut laws = Mastery::of(bank, &history.marks()).by_law();
    if !is_signed_in {
        laws.iter_mut().for_each(|law| law.mean = None);
    }
    laws
}
