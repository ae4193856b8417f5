//! Fields of a claim or concession: cards, play so far, statement, findings.

use super::deal::vulnerable;
use super::statement::statement;
use crate::api::DeskQuery;
use crate::parts::card_picker::card_picker;
use crate::parts::entry::SheetForm;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Card, Cards, Suit};
use rules::engine::Family;

/// The remaining cards, by picker or as text.
pub fn cards(entry: &SheetForm<'_>, hands: &[Cards; 4], trick: &[Card], into: &str) -> AnyView {
    let words = words();
    view! {
        {card_picker(hands, trick, into)}
        <details class="folded" id="cards-written" open=!entry.faults_of("facts.cards").is_empty()>
            <summary>{words.say("desk-cards-written")}</summary>
            {entry.line("facts.cards", words.say("desk-cards-label"), Some(words.say("desk-cards-hint")))}
        </details>
        {entry.folded(
            "unseen",
            "desk-unseen-cards",
            &["facts.unseen", "facts.out", "facts.played", "facts.lengths"],
        )}
    }
    .into_any()
}

/// Contract, declarer and progress of the play.
pub fn play(entry: &SheetForm<'_>, family: Family) -> AnyView {
    let words = words();
    let left = (family == Family::Concession).then(|| entry.field("facts.left"));
    view! {
        <h2 id="play">{words.say("desk-play")}</h2>
        {entry.field("facts.declarer")}
        {entry.field("facts.trump")}
        {left}
        {entry.field("facts.leader")}
        {entry.field("facts.trick")}
        <div class="entry-row">
            {entry.field("facts.won.NS")}
            {entry.field("facts.won.EW")}
            {entry.short("facts.contract", words.say("desk-contract"), None)}
        </div>
        <p class="hint">{words.say("desk-won-hint")}</p>
        {vulnerable(entry)}
    }
    .into_any()
}

/// The claim and its statement.
pub fn claim_fields(entry: &SheetForm<'_>, query: &DeskQuery) -> AnyView {
    let words = words();
    view! {
        <h2 id="claim">{words.say("desk-claim")}</h2>
        {entry.field("facts.claimer")}
        {entry.field("facts.claims")}
        {statement(entry, query)}
    }
    .into_any()
}

pub fn concession_fields(entry: &SheetForm<'_>, query: &DeskQuery) -> AnyView {
    let words = words();
    view! {
        <h2 id="claim">{words.say("desk-concession")}</h2>
        {entry.field("facts.conceder")}
        <div class="entry-row">
            {entry.field("facts.concedes")}
            {entry.number("facts.claims", words.say("desk-claims-beside"), None)}
        </div>
        {entry.field("facts.objection")}
        {statement(entry, query)}
    }
    .into_any()
}

/// The Director's findings on the claimer's knowledge.
pub fn awareness(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let found = |suit: Suit| {
        let choices =
            ["yes", "no", "doubtful"].map(|word| (word.to_owned(), words.say(&format!("desk-aware-{word}"))));
        let path = format!("facts.aware.{suit}");
        entry.radio(&path, words.suit(suit), None, choices.to_vec(), Some(words.say("desk-untold")))
    };
    let suits: Vec<AnyView> = Suit::DOWN.into_iter().map(found).collect();
    let paths = [
        "facts.aware.S",
        "facts.aware.H",
        "facts.aware.D",
        "facts.aware.C",
        "facts.forgot",
        "facts.shown_out",
    ];
    view! {
        <details class="folded" id="awareness" open=entry.any(&paths)>
            <summary>{words.say("desk-awareness")}</summary>
            <p class="hint">{words.say("desk-awareness-hint")}</p>
            {suits}
            {entry.field("facts.forgot")}
            {entry.field("facts.shown_out")}
        </details>
    }
    .into_any()
}

/// Objections, exposed cards, and whether only the trick in progress was meant.
pub fn objections(entry: &SheetForm<'_>, family: Family) -> AnyView {
    let paths = ["facts.disputed", "facts.agreed", "facts.exposed", "facts.current_trick_only"];
    let paths = if family == Family::Claim { &paths[..] } else { &paths[1..] };
    entry.folded("objections", "desk-objections", paths)
}

/// A later doubt.
pub fn doubt(entry: &SheetForm<'_>) -> AnyView {
    entry.folded(
        "doubt",
        "desk-doubt",
        &[
            "facts.doubted",
            "facts.doubter",
            "facts.already_won",
            "facts.likely",
            "facts.no_normal_play_loses",
            "facts.no_legal_play_loses",
        ],
    )
}

/// The act, and the play since.
pub fn act(entry: &SheetForm<'_>) -> AnyView {
    entry.folded(
        "act",
        "desk-act",
        &[
            "facts.how",
            "facts.meant",
            "facts.played_on",
            "facts.play_on.asked_by",
            "facts.play_on.all_agree",
            "facts.play_on.made",
        ],
    )
}
