//! `/answer/{id}`: a stored answer, marked. Private to its author; not found for others.

use super::context::{bank, path_param, query};
use super::marked::{Saved, marked};
use super::not_found;
use super::onward::Onward;
use super::response::{head_title, set_status, suspended};
use super::sign_up::with_next;
use super::unruled::unruled;
use super::when::when;
use crate::api::{
    OwnDataError, RequestContext, StoredAnswer, find, marked_by_rulings, see_other, stored_answer,
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
        let kept = match stored_answer(&context, &id).await {
            Ok(kept) => kept,
            Err(OwnDataError::SignedOut | OwnDataError::SessionEnded) => {
                see_other(&with_next("/sign-in", &format!("/answer/{id}")));
                return ().into_any();
            }
            Err(OwnDataError::NotFound) => return not_found::not_found(),
            Err(OwnDataError::Database) => return database_unavailable(),
        };
        let scenario = match find(&bank, &kept.scenario).await {
            Ok(Some(scenario)) => scenario,
            Ok(None) => return removed_scenario(&kept),
            Err(why) => return unruled(why, "unruled-kept"),
        };
        let scenario = scenario.as_ref();
        let judged = match marked_by_rulings(scenario, &kept.answer).await {
            Ok(marked) => marked,
            Err(why) => return unruled(why, "unruled-kept"),
        };
        let Ok(onward) = Onward::of(&bank, &context, &query).await else { return database_unavailable() };
        let saved = Saved { line: Some(saved_notice(&kept)), above: changed_notice(&kept), visitor: false };
        let report = onward.report(scenario, &kept.answer, &format!("/answer/{id}"));
        marked(&bank, scenario, judged, saved, &onward, report)
    })
}

/// The saved notice, only for an answer read back from the store.
fn saved_notice(kept: &StoredAnswer) -> AnyView {
    let words = words();
    let sure =
        kept.confidence.map(|one| format!(" · {}", words.say(&format!("confidence-was-{}", one.word()))));
    view! { <span class="saved"><b>{words.say("saved")}</b> " " {when(kept.at)} {sure}</span> }.into_any()
}

/// The notice that the file or the engine has changed since, and the mark may have changed with it.
fn changed_notice(kept: &StoredAnswer) -> Option<AnyView> {
    let words = words();
    let changed = !kept.same_file || kept.engine != engine::VERSION;
    changed.then(|| {
        let was = words.tell("answer-changed", &[("mark", percent(kept.permille).into())]);
        view! { <div class="aside aside-judgement"><p>{was}</p></div> }.into_any()
    })
}

/// In place of an answer whose scenario has left the bank.
fn removed_scenario(kept: &StoredAnswer) -> AnyView {
    let words = words();
    let told = words.tell("answer-gone", &[("mark", percent(kept.permille).into())]);
    view! {
        {head_title(words.say("answer-gone-title"))}
        <h1>{words.say("answer-gone-title")}</h1>
        <p>{told}</p>
        <p>{saved_notice(kept)}</p>
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
