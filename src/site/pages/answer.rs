//! `/answer/{id}`: a stored answer, marked. Private to its author; not found for others.

use super::context::{bank, path_param, query};
use super::marked::{Saved, marked};
use super::not_found;
use super::onward::Onward;
use super::response::{head_title, set_status, suspended};
use super::unruled::unruled;
use super::when::when;
use crate::api::{
    OwnDataError, RequestContext, StoredAnswer, asked_for, find, marked_by_rulings, see_other, stored_answer,
    with_next,
};
use crate::parts::marks::percent;
use crate::words;
use axum::http::StatusCode;
use leptos::prelude::*;
use rules::engine;

#[component]
pub fn Answer() -> impl IntoView {
    let bank = bank();
    let id = path_param("id");
    let query = query();
    let context = RequestContext::current();
    suspended(async move {
        let stored = match stored_answer(&context, &id).await {
            Ok(stored) => stored,
            Err(OwnDataError::SignedOut | OwnDataError::SessionEnded) => {
                see_other(&with_next("/sign-in", &format!("/answer/{id}")));
                return ().into_any();
            }
            Err(OwnDataError::NotFound) => return not_found::not_found(),
            Err(OwnDataError::Database) => return database_unavailable(),
        };
        let scenario = match find(&bank, &stored.scenario).await {
            Ok(Some(scenario)) => scenario,
            Ok(None) => return removed_scenario(&stored),
            Err(why) => return unruled(why, "unruled-kept"),
        };
        let scenario = asked_for(scenario, &stored.answer);
        let scenario = scenario.as_ref();
        let judged = match marked_by_rulings(scenario, &stored.answer).await {
            Ok(marked) => marked,
            Err(why) => return unruled(why, "unruled-kept"),
        };
        let Ok(onward) = Onward::of(&bank, &context, &query).await else { return database_unavailable() };
        let saved =
            Saved { line: Some(saved_notice(&stored)), above: changed_notice(&stored), visitor: false };
        let report = onward.report(scenario, &stored.answer, &format!("/answer/{id}"));
        marked(&bank, scenario, judged, saved, &onward, report)
    })
}

/// The saved notice, only for an answer read back from the store.
fn saved_notice(stored: &StoredAnswer) -> AnyView {
    let words = words();
    let sure =
        stored.confidence.map(|one| format!(" · {}", words.say(&format!("confidence-was-{}", one.word()))));
    view! { <span class="saved"><b>{words.say("saved")}</b> " " {when(stored.at)} {sure}</span> }.into_any()
}

/// The notice that the file or the engine has changed since, and the mark may have changed with it.
fn changed_notice(saved: &StoredAnswer) -> Option<AnyView> {
    let words = words();
    let changed = !saved.same_file || saved.engine != engine::VERSION;
    changed.then(|| {
        let was = words.format("answer-changed", &[("mark", percent(saved.permille).into())]);
        view! { <div class="aside aside-judgement"><p>{was}</p></div> }.into_any()
    })
}

/// In place of an answer whose scenario has left the bank.
fn removed_scenario(saved: &StoredAnswer) -> AnyView {
    let words = words();
    let text = words.format("answer-gone", &[("mark", percent(saved.permille).into())]);
    view! {
        {head_title(words.say("answer-gone-title"))}
        <h1>{words.say("answer-gone-title")}</h1>
        <p>{text}</p>
        <p>{saved_notice(saved)}</p>
    }
    .into_any()
}

/// The page for an unavailable database.
pub fn database_unavailable() -> AnyView {
    set_status(StatusCode::SERVICE_UNAVAILABLE);
    let words = words();
    view! {
        {head_title(words.say("store-title"))}
        <h1>{words.say("store-title")}</h1>
        <p>{words.say("store-help")}</p>
    }
    .into_any()
}
