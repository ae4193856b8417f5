//! The result of the facts: missing facts, faults, or the ruling with everything that depends on
//! it.

use super::share;
use super::what_if::{WhatIfChange, differences, what_if};
use crate::api::{DeskQuery, Unruled, ruling_on};
use crate::pages::unruled as unruled_texts;
use crate::parts::auction::aside;
use crate::parts::auction_view::{AuctionView, Shown};
use crate::parts::entry::SheetForm;
use crate::parts::field::summary;
use crate::parts::ruling::ruling;
use crate::parts::symbols::symbols;
use crate::words;
use bank::LocatedFault;
use bank::desk::SheetResult;
use bank::paths::RelevantAnswer;
use leptos::prelude::*;
use rules::engine::rotation::SeenCall;
use rules::engine::{Case, Component, Family, Ruling};
use std::sync::Arc;

/// Completeness of the facts.
pub enum State<'a> {
    /// Facts are missing
    NotYet(&'a [LocatedFault]),
    /// Facts have faults
    Wrong(&'a [LocatedFault]),
    /// The ruling is not available, or not yet
    Unruled(&'a Case, Unruled),
    /// The ruling
    Ruled(&'a Case, Arc<Ruling>),
}

/// The state of facts that were read.
pub async fn state(read: &SheetResult) -> State<'_> {
    match read {
        SheetResult::Incomplete(missing) => State::NotYet(missing),
        SheetResult::Invalid(faults) => State::Wrong(faults),
        SheetResult::Case(case) => match ruling_on(case).await {
            Ok(ruling) => State::Ruled(case, ruling),
            Err(why) => State::Unruled(case, why),
        },
    }
}

/// What is missing or wrong; or why there is no ruling. `None` with one.
pub fn unruled(entry: &SheetForm<'_>, state: &State<'_>) -> Option<AnyView> {
    match state {
        State::NotYet(missing) => Some(not_yet(entry, missing)),
        State::Wrong(faults) => Some(wrong(entry, faults)),
        State::Unruled(_, why) => Some(unavailable(*why)),
        State::Ruled(..) => None,
    }
}

/// The right-hand side of the page.
pub fn ruled(
    query: &DeskQuery,
    entry: &SheetForm<'_>,
    state: &State<'_>,
    other: Option<&WhatIfChange>,
) -> AnyView {
    let words = words();
    let text = match state {
        State::NotYet(_) | State::Wrong(_) => unruled(entry, state).into_any(),
        State::Unruled(case, _) => {
            view! { {story(case)} {unruled(entry, state)} {share::link(query)} }.into_any()
        }
        State::Ruled(case, found) => view! {
            {other.map(|other| differences(query, case, found, other))}
            {story(case)}
            <div class="found">{ruling(case, found, &RelevantAnswer::default(), None)}</div>
            {what_if(query, case, found)}
            {share::share_section(query, case, found)}
        }
        .into_any(),
    };
    view! { <section class="ruled" id="ruling" aria-label=words.say("desk-ruling")>{text}</section> }
        .into_any()
}

/// The story: the facts entered, in sentences.
fn story(case: &Case) -> AnyView {
    let words = words();
    let message: Vec<AnyView> =
        words.story(case).iter().map(|text| view! { <p>{symbols(text)}</p> }.into_any()).collect();
    view! {
        <div class="told-back prose">
            <h2>{words.say("desk-story")}</h2>
            {message}
        </div>
    }
    .into_any()
}

/// Missing facts. Not presented as faults, since facts are entered one by one.
fn not_yet(entry: &SheetForm<'_>, missing: &[LocatedFault]) -> AnyView {
    let words = words();
    let mut message: Vec<(String, String)> = Vec::new();
    for fault in missing {
        let one = (entry.field_of(fault).unwrap_or_default(), words.desk_missing(fault));
        if !message.contains(&one) {
            message.push(one);
        }
    }
    let list: Vec<_> = message
        .into_iter()
        .map(|(to, text)| match to.as_str() {
            "" => view! { <li>{symbols(&text)}</li> }.into_any(),
            _ => view! { <li><a href=format!("#{to}")>{symbols(&text)}</a></li> }.into_any(),
        })
        .collect();
    view! {
        <div class="empty">
            <h2>{words.say("desk-not-yet")}</h2>
            <p>{words.say("desk-not-yet-help")}</p>
            <ul class="missing">{list}</ul>
        </div>
    }
    .into_any()
}

fn wrong(entry: &SheetForm<'_>, faults: &[LocatedFault]) -> AnyView {
    let words = words();
    let messages =
        faults.iter().map(|fault| (entry.field_of(fault).unwrap_or_default(), words.field_fault(fault)));
    view! { {summary(messages.collect())} <p>{words.say("desk-wrong-help")}</p> }.into_any()
}

/// In place of a ruling that takes a long search or failed.
fn unavailable(why: Unruled) -> AnyView {
    let words = words();
    let [title, text] = unruled_texts::texts(why);
    let again = unruled_texts::set_unavailable(why);
    let late = again.is_some();
    view! {
        <div class="late" data-desk-late=late.then_some("")>
            <h2>{title}</h2>
            <p>{text}</p>
            <p>{words.say("desk-late-kept")}</p>
            {again}
        </div>
    }
    .into_any()
}

/// The link to the result, which on a narrow screen stays in view above the fields: the verdict, or
/// the open question, once there is a ruling.
pub fn in_brief(state: &State<'_>) -> AnyView {
    let words = words();
    let State::Ruled(case, ruling) = state else { return words.say("desk-to-ruling").into_any() };
    symbols(&words.in_brief(case, ruling)).into_any()
}

/// The announcement for screen readers: the last call or other event, and its result.
pub fn announcement(auction: &AuctionView, family: Family, state: &State<'_>) -> String {
    let words = words();
    let called = (family == Family::Rotation).then(|| last_event(auction)).flatten();
    let came = match state {
        State::NotYet(missing) => words.format("desk-says-missing", &[("n", missing.len().into())]),
        State::Wrong(faults) => words.format("form-faults", &[("n", faults.len().into())]),
        State::Unruled(..) => words.say("unruled-title"),
        State::Ruled(_, ruling) => {
            let law = ruling.components.iter().find_map(|component| match component {
                Component::Law(clause) => Some(words.cite(*clause)),
                _ => None,
            });
            law.map_or_else(
                || words.say("desk-says-ruled"),
                |law| words.format("desk-says-ruled-by", &[("law", law.into())]),
            )
        }
    };
    called.into_iter().chain([came]).collect::<Vec<_>>().join(" ")
}

fn last_event(auction: &AuctionView) -> Option<String> {
    let words = words();
    let last = auction.calls.last();
    let note = auction.asides.last().filter(|note| last.is_none_or(|last| last.at < note.at));
    if let Some(note) = note {
        return Some(aside(note));
    }
    let last = last?;
    let Shown::Call(call, _) = last.shown else { return None };
    let id = match last.seen {
        SeenCall::OutOfTurn(_) => "desk-says-out-of-turn",
        SeenCall::Insufficient => "desk-says-insufficient",
        SeenCall::InTurn => "desk-says-called",
    };
    let call = words.call_spoken(call);
    Some(words.format(id, &[("player", words.seat(last.seat).into()), ("call", call.into())]))
}
