//! One-click edits of a case sheet.

use bank::desk::{CaseSheet, DeskFault, SheetEdit};
use rules::bridge::Seat;
use words::english;

/// The sheet after these clicks.
fn after(query: &str, tokens: &[&str]) -> Result<CaseSheet, DeskFault> {
    let sheet = CaseSheet::from_query(query).sheet;
    tokens.iter().try_fold(sheet, |sheet, token| sheet.apply(&token.parse::<SheetEdit>().expect("a token")))
}

fn text(query: &str, tokens: &[&str], field: &str) -> String {
    after(query, tokens).expect("possible").get(field).to_owned()
}

#[test]
fn round_trips_tokens() {
    for token in [
        "call:N:1H",
        "call:N:8H",
        "call:S:XX",
        "with:S:P",
        "did:W:declines",
        "undo",
        "put:S:HQ",
        "take:HQ",
        "play:C2",
        "unplay",
        "family:claim",
        "clear:facts.meaning.2",
    ] {
        assert_eq!(token.parse::<SheetEdit>().map(|edit| edit.to_string()).as_deref(), Ok(token));
    }
    for bad in
        ["", "call", "call:N", "call:X:1H", "call:N:0H", "did:W:sings", "put:HQ", "family:bridge", "undo:1"]
    {
        assert_eq!(bad.parse::<SheetEdit>(), Err(()), "{bad}");
    }
}

#[test]
fn adds_and_undoes_calls() {
    let calls = ["call:N:1H", "call:W:P", "did:N:declines"];
    assert_eq!(text("", &calls, "facts.auction"), "N 1H, W P, N declines");
    assert_eq!(text("", &["call:N:1H", "with:S:P"], "facts.auction"), "N 1H + S P");
    assert_eq!(text("", &["call:N:1H", "with:S:P", "undo"], "facts.auction"), "N 1H");
    assert_eq!(after("", &["with:S:P"]), Err(DeskFault::NoCallBefore));
    assert_eq!(after("", &["call:S:1H", "with:S:P"]), Err(DeskFault::NoCallBefore));
    assert_eq!(after("", &["undo"]), Err(DeskFault::Nothing));
    let told = "facts.auction=N 1H, W P&facts.meaning.1.agreement=opening-1H&facts.meaning.2.points=0-5\
        &facts.comparable.2=true";
    let left = after(told, &["undo"]).expect("an inverse change");
    assert_eq!(left.to_query(), "facts.auction=N+1H&facts.meaning.1.agreement=opening-1H");
    let answer = after("facts.auction=W P, N declines&facts.meaning.1.points=0-5", &["undo"])
        .expect("an inverse change");
    assert_eq!(answer.get("facts.meaning.1.points"), "0-5");
}

#[test]
fn card_is_in_one_hand_only() {
    assert_eq!(text("", &["put:N:SA", "put:E:SK", "put:S:SA"], "facts.cards"), "N:... K... A... ...");
    assert_eq!(text("", &["put:N:SA", "take:SA"], "facts.cards"), "");
    assert_eq!(after("", &["take:SA"]), Err(DeskFault::Nothing));
    assert_eq!(after("facts.cards=nothing", &["put:N:SA"]), Err(DeskFault::Unreadable("facts.cards")));
    assert_eq!(
        after("facts.cards=N:AKQJT98765432... - - -", &["put:N:HA"]),
        Err(DeskFault::HandFull(Seat::N))
    );
}

#[test]
fn plays_cards_until_trick_is_full() {
    let told =
        "facts.cards=N:A2... K3... Q4... J5...&facts.leader=W&facts.trump=NT&facts.won.NS=1&facts.won.EW=2";
    let begun = after(told, &["play:SJ", "play:SA"]).expect("a playable card");
    assert_eq!((begun.get("facts.trick"), begun.get("facts.cards")), ("SJ, SA", "N:2... K3... Q4... 5..."));
    assert_eq!(begun.plays_next(), Some(Seat::E));
    let lead = "SJ".parse().expect("a card");
    assert_eq!(after(told, &["play:SJ", "put:S:SJ"]), Err(DeskFault::InTheTrick(lead)));
    let other = "S4".parse().expect("a card");
    assert_eq!(after(told, &["play:SJ", "play:S4"]), Err(DeskFault::NotOnTurn(other, Seat::N)));
    let over = after(told, &["play:SJ", "play:SA", "play:S3", "play:S4"]).expect("a playable card");
    assert_eq!((over.get("facts.trick"), over.get("facts.leader"), over.get("facts.won.NS")), ("", "N", "2"));
    assert_eq!(after(told, &["play:SJ", "play:SA", "unplay", "unplay"]), after(told, &[]));
    assert_eq!(after(told, &["unplay"]), Err(DeskFault::Nothing));
    let untold = "facts.cards=N:A... K... Q... J...&facts.leader=W";
    assert_eq!(after(untold, &["play:SJ", "play:SA", "play:SK", "play:SQ"]), Err(DeskFault::TrumpUnknown));
    assert_eq!(after("", &["play:SJ"]), Err(DeskFault::LeaderUnknown));
    assert_eq!(text("facts.cards=N:A... K... Q... J...", &["play:SK"], "facts.leader"), "E");
}

#[test]
fn family_change_keeps_shared_fields() {
    let text = "family=rotation&edition=2007&elections.order=ebu&facts.dealer=N&facts.vulnerable=NS&facts.auction=N 1H\
        &facts.meaning.1.points=12-20";
    let claim = after(text, &["family:claim"]).expect("changeable");
    assert_eq!(claim.to_query(), "family=claim&edition=2007&elections.order=ebu&facts.vulnerable=NS");
}

#[test]
fn refused_edits_give_a_reason() {
    let (card, seat) = ("SJ".parse().expect("a card"), Seat::E);
    for fault in [
        DeskFault::Unreadable("facts.cards"),
        DeskFault::Nothing,
        DeskFault::NoCallBefore,
        DeskFault::HandFull(seat),
        DeskFault::InTheTrick(card),
        DeskFault::NotOnTurn(card, seat),
        DeskFault::LeaderUnknown,
        DeskFault::TrumpUnknown,
        DeskFault::Full,
    ] {
        let text = english().desk_fault(&fault);
        assert!(text.contains(' ') && !text.contains(['{', '}']), "{fault:?}: {text}");
    }
}
