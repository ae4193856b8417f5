//! `/practice`: scenarios by family and law, with the user's progress. `/practice/next` redirects
//! to the next scenario; `/practice/due`, `/practice/mistakes` and `/practice/flagged` are the
//! user's lists.
//!
//! - `assigned`: assignments in courses
//! - `list`: lists and their content
//! - `next`: redirect to the next scenario
//! - `rows`: scenarios as rows
//! - `own`: the user's section: due items, mistakes, weakest law
//! - `plan`: the form for review settings
//! - `days`: chart of the coming days
//!
//! Not here: scheduling and order (`bank::review`).

mod assigned;
mod days;
mod list;
mod next;
mod own;
mod plan;
mod rows;

pub use assigned::section as assigned;
pub use list::{List, State, same_scenario, states};
pub use next::{LatestMarks, NextInputs, first_of_one_question, first_scenario};
pub use rows::rows;

use super::context::{bank, path_param};
use super::not_found;
use super::own::{DatabaseUnavailable, current_time, own_if_signed_in};
use super::response::{head_title, set_status, suspended};
use crate::api::{Assignment, Own, RequestContext, UserState, answered_as_visitor, see_other, works};
use crate::parts::law::bank_law_title;
use crate::words;
use axum::http::StatusCode;
use bank::{Bank, LawProgress, review, variant};
use jiff::Timestamp;
use leptos::prelude::*;
use rules::engine::Family;
use std::sync::Arc;

/// The page of all scenarios.
#[component]
pub fn Practice() -> impl IntoView {
    let bank = bank();
    let context = RequestContext::current();
    suspended(async move {
        let who = context.user_state().await;
        let works = match who.user() {
            Some(_) => works(&context).await.map_err(|_| DatabaseUnavailable),
            None => Ok(Vec::new()),
        };
        match (own_if_signed_in(&context).await, works) {
            (Ok(own), Ok(works)) => {
                all_scenarios(&bank, own.as_ref(), &works, current_time(&context), visitor_notice(&who))
            }
            (Err(DatabaseUnavailable), _) | (_, Err(DatabaseUnavailable)) => {
                all_scenarios(&bank, None, &[], current_time(&context), Some(unavailable_notice()))
            }
        }
    })
}

/// The page of a law, or of one of the user's lists.
#[component]
pub fn PracticeLaw() -> impl IntoView {
    let bank = bank();
    let word = path_param("law");
    let context = RequestContext::current();
    if word == "next" {
        return suspended(async move {
            let now = current_time(&context);
            // The practice page reports the failure; a redirect cannot.
            let Ok(own) = own_if_signed_in(&context).await else { return leave_for("/practice") };
            let next = NextInputs::of(own.as_ref(), now).next_url(&bank, now, None);
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
            Ok(own) => own::list_page(&bank, &list, &own.unwrap_or_default(), current_time(&context), None),
            Err(DatabaseUnavailable) => own::list_page(
                &bank,
                &list,
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

fn all_scenarios(
    bank: &Arc<Bank>,
    own: Option<&Own>,
    works: &[(String, Assignment)],
    now: Timestamp,
    notice: Option<AnyView>,
) -> AnyView {
    let words = words();
    let latest = own.map(Own::latest).unwrap_or_default();
    let history = own.map(Own::history).unwrap_or_default();
    let weakest = own.map(|_| review::weakest_laws(bank, &history)).unwrap_or_default();
    let families: Vec<AnyView> = Family::ALL
        .into_iter()
        .filter(|one| bank.by_family(*one).next().is_some())
        .map(|one| {
            let id = format!("family-{}", one.word());
            let list = List::Family(one);
            view! {
                <section aria-labelledby=id.clone()>
                    <h2 id=id.clone()>{words.family(one)}</h2>
                    <p>{words.say(&format!("family-about-{}", one.word()))}</p>
                    {rows(bank, &list, bank.by_family(one), &latest)}
                </section>
            }
            .into_any()
        })
        .collect();
    view! {
        {head_title(words.say("practice-title"))}
        <h1>{words.say("practice-title")}</h1>
        <p class="lead">{words.say("practice-lead")}</p>
        <p class="actions"><a class="button" href="/practice/next">{words.say("practice-next")}</a></p>
        {notice}
        {own.and_then(|own| assigned::section(bank, own, works, &history, now))}
        {own.map(|own| own::section(bank, own, &history, &weakest, now))}
        <h2 id="by-law">{words.say("practice-by-law")}</h2>
        {by_law(bank, &weakest, &own.map_or_else(|| done_as_visitor(now), |_| latest))}
        {families}
    }
    .into_any()
}

/// A visitor's answer; a placeholder mark, as none is stored.
fn done_as_visitor(now: Timestamp) -> LatestMarks {
    let answered = answered_as_visitor(now);
    answered.answers().iter().map(|one| (variant::origin(&one.scenario).to_owned(), one.permille)).collect()
}

/// Laws with the user's progress; those with errors first, the weakest of them at the top.
fn by_law(bank: &Bank, weakest: &[LawProgress], latest: &LatestMarks) -> AnyView {
    let words = words();
    let weak: Vec<&str> = weakest.iter().map(|one| one.law).collect();
    let others = bank.laws().iter().copied().filter(|law| !weak.contains(law));
    let laws: Vec<AnyView> = weak
        .iter()
        .copied()
        .chain(others)
        .map(|law| {
            let count = bank.by_law(law).count();
            let done =
                bank.by_law(law).filter(|one| next::combined_mark(bank, one, latest).is_some()).count();
            let done = words.format("practice-done", &[("done", done.into()), ("of", count.into())]);
            view! {
                <li>
                    <span class="what"><a href=format!("/practice/{law}")>{bank_law_title(law)}</a></span>
                    <span class="how">{done}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let weakest_first =
        (!weak.is_empty()).then(|| view! { <p class="note">{words.say("practice-weakest-first")}</p> });
    view! { {weakest_first} <ul class="rows laws">{laws}</ul> }.into_any()
}
