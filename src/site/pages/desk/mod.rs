//! `/desk?…`: the ruling on a user's own facts. A function of its URL, which holds the facts: it
//! can be bookmarked, shared, and returned to.
//!
//! - `begin`: an auction, a claim or a concession; or a pasted game
//! - `games`, `played_out`: the choice among several pasted games, and of a trick in one
//! - `auction`, `ending`: fields of either; `happened`: events of an auction other than calls
//! - `deal`: dealer and vulnerability; `code`: edition and elections
//! - `statement`, `step_list`, `step_forms`, `named`: what the claimer said, step by step
//! - `ruled`: the result: missing facts, faults, or the ruling
//! - `share`: link, file, print; `what_if`: the same facts with one change
//!
//! The form is posted to `api::desk`, which redirects here. A refused edit (`tried`), a changed
//! fact (`change`), a pasted text (`paste`), a step being chosen (`say.…`) and the destination of
//! the next card (`hand`) are in the URL too. A text that is too long for a URL is in the response
//! to the form itself.

mod auction;
mod begin;
mod code;
mod deal;
mod ending;
mod games;
mod happened;
mod named;
mod played_out;
mod ruled;
mod share;
mod statement;
mod step_forms;
mod step_list;
mod what_if;

pub(super) use begin::{beside, family_links, paste, paste_field, start_query};
pub(super) use code::code;
pub(super) use ruled::{State, announcement, in_brief, state, unruled};

use super::context::query;
use super::response::{head_title, suspended};
use crate::api::{DeskQuery, Pasted, RequestContext, code_in_force};
use crate::parts::auction_view::AuctionView;
use crate::parts::entry::SheetForm;
use crate::parts::symbols::symbols;
use crate::parts::table::{auction_so_far, ending_so_far, table};
use crate::parts::title::case_title;
use crate::words;
use bank::LocatedFault;
use bank::desk::SheetResult;
use islands::Desk as Live;
use leptos::prelude::*;
use rules::bridge::{Cards, Seat, Trick};
use rules::engine::{Case, Family, Ruling};
use what_if::WhatIfChange;

#[component]
pub fn Desk() -> impl IntoView {
    let desk_query = DeskQuery::current(&query());
    if let Some(page) = choice(&desk_query) {
        return live(page);
    }
    let Some(family) = desk_query.sheet.family() else {
        let context = RequestContext::current();
        let page = suspended(async move { begin::page(&desk_query, &code_in_force(&context).await) });
        return live(page);
    };
    let page = suspended(async move {
        let text = read(&desk_query);
        let state = ruled::state(&text).await;
        let other = match &state {
            State::Ruled(case, _) => WhatIfChange::from_query(&desk_query, case).await,
            _ => None,
        };
        desk(&desk_query, family, &state, other.as_ref())
    });
    live(page)
}

/// A page whose form is sent in the background if scripts run.
pub(super) fn live(page: AnyView) -> AnyView {
    view! {
        <Live>
            <p class="vh" role="status" aria-live="polite" data-desk-said=""></p>
        </Live>
        <div id="desk">{page}</div>
    }
    .into_any()
}

/// The facts, read; a text that is too long for its field is a fault.
pub(super) fn read(query: &DeskQuery) -> SheetResult {
    let long = query.too_long();
    if long.is_empty() { query.sheet.result() } else { SheetResult::Invalid(long) }
}

/// The question that a pasted text raises: which game, or which trick of a game.
pub(super) fn choice(query: &DeskQuery) -> Option<AnyView> {
    let pasted = query.pasted().filter(|_| query.choose)?;
    match (query.played_out(), pasted) {
        (Some(game), _) => Some(played_out::page(query, &game)),
        (None, Pasted::PlayedOut(game)) => Some(played_out::page(query, &game)),
        (None, Pasted::Choice(games)) => Some(games::page(query, &games)),
        (None, Pasted::Facts(_) | Pasted::Fault(_)) => None,
    }
}

/// The facts and their result.
fn desk(query: &DeskQuery, family: Family, state: &State<'_>, other: Option<&WhatIfChange>) -> AnyView {
    let words = words();
    let case = state.case();
    let heading = case.map_or_else(|| words.say("desk-title"), case_title);
    let none: &[LocatedFault] = &[];
    let entry = SheetForm::new(&query.sheet, if let State::Wrong(faults) = state { faults } else { none });
    let entry = entry.with_long(query.long.iter().map(|long| (&*long.field, &*long.text)));
    let auction = watch(query);
    let asks = fields(&entry, query, family, &auction);
    let form = view! {
        <form method="post" action="/api/desk" class="entry" data-desk="" novalidate=true>
            // The default button, for the Enter key: submits the fields alone.
            <button type="submit" class="vh" tabindex="-1" aria-hidden="true"></button>
            {begin::family_links(query, family)}
            {asks}
            {begin::paste(query, family)}
            {code::code(&entry)}
            {entry.rest()}
            <div class="submit">
                <button type="submit" id="rule" name="act" value="rule" class="button primary">
                    {words.say("desk-rule")}
                </button>
            </div>
        </form>
    };
    let drawn = table_so_far(query, family, &auction, state);
    view! {
        {head_title(match case {
            Some(_) => words.format("desk-page-title", &[("title", heading.clone().into())]),
            None => heading.clone(),
        })}
        <span
            hidden=true
            data-desk-says=ruled::announcement(&auction, family, state)
            data-desk-at=query.facts_path()
        ></span>
        <p class="eyebrow">{words.say("desk-eyebrow")}</p>
        <h1>{symbols(&heading)}</h1>
        <div class="columns at-desk">
            <div class="telling">
                <section class="drawn" id="facts" aria-label=words.say("facts-caption")>{drawn}</section>
                <p class="to-ruling"><a href="#ruling">{ruled::in_brief(state)}</a></p>
                {form}
            </div>
            {ruled::ruled(query, &entry, state, other)}
        </div>
    }
    .into_any()
}

/// The auction so far.
pub(super) fn watch(query: &DeskQuery) -> AuctionView {
    AuctionView::watch(query.sheet.seat("facts.dealer").unwrap_or(Seat::N), &query.sheet.events(), 0)
}

/// The fields of the facts of a family.
pub(super) fn fields(
    entry: &SheetForm<'_>,
    query: &DeskQuery,
    family: Family,
    auction: &AuctionView,
) -> AnyView {
    match family {
        Family::Rotation => {
            view! { {deal::dealer_and_vulnerable(entry)} {added_fields(entry, query, auction)} }.into_any()
        }
        Family::Claim | Family::Concession => ending_fields(entry, query, family),
    }
}

/// The fields of an auction that a later stage may add to.
pub(super) fn added_fields(entry: &SheetForm<'_>, query: &DeskQuery, auction: &AuctionView) -> AnyView {
    view! {
        {auction::calls(auction, &query.sheet)}
        {begin::edit_refusal(query)}
        {auction::written(entry)}
        {auction::meanings(entry, auction)}
        {auction::findings(entry)}
    }
    .into_any()
}

fn ending_fields(entry: &SheetForm<'_>, query: &DeskQuery, family: Family) -> AnyView {
    let hands = query.sheet.hands().unwrap_or([Cards::EMPTY; 4]);
    let message = match family {
        Family::Claim => ending::claim_fields(entry, query),
        _ => ending::concession_fields(entry, query),
    };
    view! {
        {ending::cards(entry, &hands, &query.sheet.trick(), &query.hand)}
        {begin::edit_refusal(query)}
        {ending::play(entry, family)}
        {message}
        {ending::objections(entry, family)}
        {ending::awareness(entry)}
        {ending::act(entry)}
        {ending::doubt(entry)}
    }
    .into_any()
}

/// The table so far, or as ruled.
pub(super) fn table_so_far(
    query: &DeskQuery,
    family: Family,
    auction: &AuctionView,
    state: &State<'_>,
) -> AnyView {
    if let Some(case) = state.case() {
        return table(case, None, state.ruling(), &[]);
    }
    let sheet = &query.sheet;
    let vulnerable = sheet.get("facts.vulnerable").parse().unwrap_or_default();
    match family {
        Family::Rotation => {
            auction_so_far(sheet.seat("facts.dealer").unwrap_or(Seat::N), vulnerable, auction)
        }
        Family::Claim | Family::Concession => {
            let trick =
                sheet.seat("facts.leader").map(|leader| Trick::of(leader, sheet.trick().into_iter().take(3)));
            let hands = sheet.hands().unwrap_or([Cards::EMPTY; 4]);
            ending_so_far(hands, &sheet.unseen(), vulnerable, trick.as_ref())
        }
    }
}

impl<'a> State<'a> {
    /// The case, once the facts are consistent.
    pub(super) fn case(&self) -> Option<&'a Case> {
        match self {
            State::Ruled(case, _) | State::Unruled(case, _) => Some(case),
            State::Wrong(_) | State::NotYet(_) => None,
        }
    }

    pub(super) fn ruling(&self) -> Option<&Ruling> {
        match self {
            State::Ruled(_, ruling) => Some(ruling),
            _ => None,
        }
    }
}
