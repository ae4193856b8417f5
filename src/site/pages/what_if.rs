//! `/scenario/{id}/what-if`: a scenario with one changed fact: both rulings side by side. A
//! function of its URL.

use super::context::{bank, path_param, query};
use super::not_found;
use super::response::{head_title, set_status, suspended};
use super::scenario::eyebrow;
use super::unruled::unruled;
use crate::api::{find, ruled_changes, ruling_on};
use crate::parts::change_list::{ChangeList, falls_away};
use crate::parts::changes::{clauses_apart, compared};
use crate::parts::compared::{ComparedRuling, Whose};
use crate::parts::facts::{asked_facts, facts};
use crate::parts::path::path_beside;
use crate::parts::ruling::{ruling, says};
use crate::parts::symbols::symbols;
use crate::parts::title::name;
use crate::parts::trace::trace;
use crate::words;
use axum::http::StatusCode;
use bank::change::{Change, compare};
use bank::desk::CaseSheet;
use bank::paths::RelevantAnswer;
use bank::{ComparedPaths, Scenario};
use leptos::prelude::*;
use rules::engine::component::Component;
use rules::engine::{Case, Key, Ruling};
use url::form_urlencoded;

#[component]
pub fn WhatIf() -> impl IntoView {
    let bank = bank();
    let id = path_param("id");
    let requested = form_urlencoded::parse(query().as_bytes())
        .find_map(|(name, token)| (name == "change").then(|| token.into_owned()));
    suspended(async move {
        let scenario = match find(&bank, &id).await {
            Ok(Some(scenario)) => scenario,
            Ok(None) => return not_found::not_found(),
            Err(why) => return unruled(why, "unruled-what-if"),
        };
        let (scenario, case) = (&*scenario, &scenario.case);
        let changed = match requested {
            None => None,
            Some(token) => {
                let change = Change::read(&token);
                let Some(found) = change.and_then(|change| Some((change, change.apply(case)?))) else {
                    return unknown(scenario, &token);
                };
                // A fact that is so already is no change.
                Some(found).filter(|(change, _)| !change.is_so(case))
            }
        };
        let before = match ruling_on(case).await {
            Ok(ruling) => ruling,
            Err(why) => return unruled(why, "unruled-what-if"),
        };
        let Some((change, other)) = changed else {
            let changes = list(case, &before, None, &id).await;
            return page(scenario, case, None, as_it_is(case, &before), changes);
        };
        let after = match ruling_on(&other).await {
            Ok(ruling) => ruling,
            Err(why) => return unruled(why, "unruled-what-if"),
        };
        let text = with_the_change(case, &before, &other, &after);
        let changes = list(case, &before, Some(change), &id).await;
        page(scenario, &other, Some((change, &after)), text, changes)
    })
}

/// The changes of a scenario, each with its ruling as far as there is time for it.
async fn list(case: &Case, before: &Ruling, chosen: Option<Change>, id: &str) -> AnyView {
    let to = |change: Change| format!("/scenario/{id}/what-if?change={}", change.token());
    ChangeList { case, before, chosen }.view(&ruled_changes(case).await, to)
}

/// Common content of these pages: the facts, their story, and possible changes.
fn page(
    scenario: &Scenario,
    shown: &Case,
    change: Option<(Change, &Ruling)>,
    notice: AnyView,
    changes: AnyView,
) -> AnyView {
    let words = words();
    let case = &scenario.case;
    let heading = match change {
        Some((change, _)) => words.change(case, change),
        None => words.say("what-if-title"),
    };
    let page = words.format("what-if-page-title", &[("title", name(scenario).into())]);
    let list = words.say(if change.is_some() { "what-if-other" } else { "what-if-list" });
    let back = format!("/scenario/{}/what-if", scenario.id);
    let removed = change.and_then(|(change, _)| falls_away(case, change, shown));
    let desk = format!("/desk?{}", CaseSheet::of(shown).to_query());
    let undo = change.map(|_| view! { <a class="button quiet" href=back>{words.say("what-if-undo")}</a> });
    view! {
        {head_title(page.clone())}
        {eyebrow(scenario, false)}
        <p class="kicker">{page}</p>
        <h1>{symbols(&heading)}</h1>
        {removed}
        <div class="columns">
            {match change {
                Some((_, after)) => facts(shown, None, Some(after)),
                None => asked_facts(scenario, None),
            }}
            <section class="judged" aria-label=words.say("what-if-title")>
                {notice}
                <h2 id="changes">{list}</h2>
                {change.is_none().then(|| view! { <p>{words.say("what-if-lead")}</p> })}
                {changes}
                <p class="actions">
                    {undo} <a class="button quiet" href=desk>{words.say("what-if-desk")}</a>
                    <a class="button quiet" href=format!("/scenario/{}", scenario.id)>
                        {words.say("what-if-back")}
                    </a>
                </p>
            </section>
        </div>
    }
    .into_any()
}

/// Without a change: the ruling is folded, for users who have yet to answer.
fn as_it_is(case: &Case, before: &Ruling) -> AnyView {
    view! {
        <details class="further as-it-is">
            <summary>{words().say("what-if-as-it-is")}</summary>
            {ruling(case, before, &RelevantAnswer::default(), None)}
        </details>
    }
    .into_any()
}

/// The ruling before and after.
fn with_the_change(case: &Case, before: &Ruling, other: &Case, after: &Ruling) -> AnyView {
    let words = words();
    let way = ComparedRuling { case: other, ruling: after, whose: Whose::Change };
    let answered = RelevantAnswer { other: Some(after), ..RelevantAnswer::default() };
    let parts = compare(before, after).iter().filter(|one| one.key != Key::Line).count();
    let same = parts == 0 && ComparedPaths::of(before, after).part.is_none();
    let lead = if parts == 0 {
        words.say(if same { "what-if-nothing" } else { "what-if-no-part" })
    } else {
        words.format("what-if-parts", &[("n", parts.into())])
    };
    view! {
        <p class="lead">{disposes(before, after)} " " {lead}</p>
        {compared(case, before, other, after)}
        <h2>{words.say("what-if-says")}</h2>
        {says(other, after)}
        <h2>{words.say("what-if-clauses")}</h2>
        {clauses_apart(before, after)}
        <h2>{words.say("what-if-ways")}</h2>
        {path_beside(case, before, &way, "path")}
        {trace(case, before, &answered, Some(&way), "path")}
    }
    .into_any()
}

/// The deciding clauses, before and after.
fn disposes(before: &Ruling, after: &Ruling) -> Option<String> {
    let words = words();
    let [was, is] = [before, after].map(|ruling| match ruling.component(Key::Law) {
        Some(Component::Law(clause)) => Some(*clause),
        _ => None,
    });
    let (was, is) = (was?, is?);
    let id = if was == is { "what-if-law-same" } else { "what-if-law-instead" };
    Some(words.format(id, &[("was", words.cite(was).into()), ("then", words.cite(is).into())]))
}

/// The page for an unknown change.
fn unknown(scenario: &Scenario, token: &str) -> AnyView {
    set_status(StatusCode::NOT_FOUND);
    let words = words();
    let title = words.say("what-if-unknown-title");
    view! {
        {head_title(title.clone())}
        {eyebrow(scenario, false)}
        <h1>{title}</h1>
        <p>{words.format("what-if-unknown", &[("change", token.into())])}</p>
        <p class="actions">
            <a class="button" href=format!("/scenario/{}/what-if", scenario.id)>{words.say("what-if-list")}</a>
            <a class="button quiet" href=format!("/scenario/{}", scenario.id)>{words.say("what-if-back")}</a>
        </p>
    }
    .into_any()
}
