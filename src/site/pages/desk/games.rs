//! The choice among several games of a pasted text. The text travels with the form.

use super::begin::{beside, paste_field};
use crate::api::DeskQuery;
use crate::pages::response::head_title;
use crate::parts::entry::SheetForm;
use crate::parts::symbols::symbols;
use crate::words;
use bank::desk::{DeskFault, PastedGames};
use leptos::prelude::*;
use rules::bridge::game::{GameFaultKind, RecordedDeal};

/// The games, each a button.
pub fn page(query: &DeskQuery, games: &PastedGames) -> AnyView {
    let words = words();
    let title = words.say("desk-games-title");
    let list: Vec<AnyView> =
        games.all().iter().enumerate().map(|(at, _)| row(query, games, at + 1)).collect();
    view! {
        {head_title(title.clone())}
        <p class="eyebrow">{words.say("desk-eyebrow")}</p>
        <h1>{title}</h1>
        <p class="lead">{words.format("desk-games-lead", &[("n", games.all().len().into())])}</p>
        {form(
            query,
            view! {
                <ol class="games" id="choice">{list}</ol>
                <details class="folded" id="pasting">
                    <summary>{words.say("desk-games-text")}</summary>
                    {paste_field(query)}
                </details>
            }
            .into_any(),
        )}
    }
    .into_any()
}

/// A form of the desk with all facts, and a button that leads back to them.
pub fn form(query: &DeskQuery, content: AnyView) -> AnyView {
    let entry = SheetForm::new(&query.sheet, &[]);
    view! {
        <span hidden=true data-desk-says="" data-desk-at=query.facts_path()></span>
        <form method="post" action=query.place.action class="entry" data-desk="" novalidate=true>
            {entry.rest()}
            {beside(query)}
            <input type="hidden" name="hand" value=query.hand.clone() />
            <input type="hidden" name="choose" value="true" />
            {content}
            <p class="actions">
                <button type="submit" name="act" value="drop" id="drop" class="button quiet small">
                    {words().say("desk-games-drop")}
                </button>
            </p>
        </form>
    }
    .into_any()
}

/// A game: a button if it can be used, or the reason why not.
fn row(query: &DeskQuery, games: &PastedGames, number: usize) -> AnyView {
    let usable = games.game(number).and_then(|game| match query.sheet.import(game, None) {
        Err(DeskFault::Pasted(fault)) if fault.kind == GameFaultKind::PlayedOut => Ok(game),
        Err(fault) => Err(fault),
        Ok(_) => Ok(game),
    });
    let known = games.game(number).ok();
    let title = title(known, number);
    let about = known.map(about).unwrap_or_default();
    match usable {
        Ok(_) => view! {
            <li>
                <button
                    type="submit"
                    name="act"
                    value=format!("paste {number}")
                    id=format!("game-{number}")
                    class="game"
                >
                    <b>{title}</b>
                    " "
                    <span>{symbols(&about)}</span>
                </button>
            </li>
        }
        .into_any(),
        Err(fault) => view! {
            <li class="game">
                <b>{title}</b>
                " "
                <span>{symbols(&about)}</span>
                " "
                <span class="note">{symbols(&words().desk_fault(&fault))}</span>
            </li>
        }
        .into_any(),
    }
}

/// The board, or the number of the game in the text.
pub fn title(game: Option<&RecordedDeal>, number: usize) -> String {
    match game.and_then(|game| game.board.clone()) {
        Some(board) => words().format("desk-game-board", &[("board", board.into())]),
        None => words().format("desk-game-number", &[("n", number.into())]),
    }
}

/// Dealer, contract with its result, and the tricks played.
pub fn about(game: &RecordedDeal) -> String {
    let words = words();
    let dealer =
        game.dealer.map(|seat| words.format("desk-game-dealer", &[("player", words.seat(seat).into())]));
    let (bid, declarer) = game.contract_and_declarer();
    let contract = bid.zip(declarer).map(|(bid, declarer)| {
        let contract = bid.by(declarer);
        match tricks(game) {
            Some(tricks) => words.result(contract, tricks),
            None => words.contract(contract),
        }
    });
    let calls = (contract.is_none() && !game.calls.is_empty())
        .then(|| words.format("desk-game-calls", &[("n", game.calls.len().into())]));
    let played = (!game.tricks.is_empty())
        .then(|| words.format("desk-game-tricks", &[("n", game.tricks.len().into())]));
    let parts: Vec<String> = [dealer, contract, calls, played].into_iter().flatten().collect();
    parts.join(" · ")
}

/// Declarer's tricks: as recorded, or counted in a game played to the end.
fn tricks(game: &RecordedDeal) -> Option<i32> {
    let counted = || {
        let (winners, declarer) = (game.winners().ok()?, game.contract_and_declarer().1?);
        let won = winners.iter().filter(|winner| **winner == declarer.side()).count() as i32;
        (winners.len() == 13).then_some(won)
    };
    game.result.map(i32::from).or_else(counted)
}
