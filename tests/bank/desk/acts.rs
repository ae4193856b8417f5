//! One-click edits of a case sheet.

use bank::desk::{CaseSheet, DeskFault, SheetEdit};
use rules::bridge::Seat;
use rules::engine::rotation::RotationFault;
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
        "did:E:exposes HQ",
        "did:E:leads C7:3",
        "did:S:misexplains 2:2",
        "did:N:corrects 2",
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
    for bad in [
        "",
        "call",
        "call:N",
        "call:X:1H",
        "call:N:0H",
        "did:W:sings",
        "did:W:1H",
        "did:E:exposes HQ D3",
        "did:E:exposes HQ:x",
        "put:HQ",
        "family:bridge",
        "undo:1",
    ] {
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

const AUCTION: &str =
    "family=rotation&edition=2017&facts.dealer=N&facts.auction=N 1H, E P, S 2H, W P&facts.comparable.4=true";

#[test]
fn cards_are_exposed_one_by_one() {
    let shows =
        |tokens: &[&str]| text(AUCTION, tokens, "facts.auction").replacen("N 1H, E P, S 2H, W P", "…", 1);
    assert_eq!(shows(&["did:E:exposes HQ"]), "…, E exposes HQ");
    let two = ["did:E:exposes HQ", "did:E:exposes D3"];
    assert_eq!(shows(&two), "…, E exposes HQ D3", "one event");
    assert_eq!(shows(&[&two[..], &["undo"]].concat()), "…, E exposes HQ", "the last step");
    assert_eq!(shows(&[&two[..], &["undo", "undo"]].concat()), "…");
    assert_eq!(shows(&[&two[..], &["did:W:exposes HQ"]].concat()), "…, E exposes D3", "taken back");
    assert_eq!(shows(&["did:E:exposes HQ", "did:E:leads HQ"]), "…", "also as another event");
    assert_eq!(shows(&["did:E:exposes HQ", "did:W:exposes D3"]), "…, E exposes HQ, W exposes D3");
    assert_eq!(shows(&["did:N:leads C7", "did:N:exposes C8"]), "…, N leads C7, N exposes C8");
    let kept = after(AUCTION, &["did:E:exposes HQ", "undo"]).expect("an inverse change");
    assert_eq!(kept.get("facts.comparable.4"), "true", "a finding about a call that stays");
    let seen = after(AUCTION, &two).expect("possible").cards_seen();
    assert_eq!(seen.len(), 2);
    assert!(seen.contains(&("HQ".parse().expect("a card"), Seat::E)));
}

#[test]
fn explanations_are_given_at_their_time() {
    let auction = |tokens: &[&str]| text(AUCTION, tokens, "facts.auction");
    let early = "did:N:misexplains 3:3";
    assert_eq!(auction(&[early]), "N 1H, E P, S 2H, N misexplains 3, W P");
    assert_eq!(auction(&[early, "did:S:corrects 3"]), "N 1H, E P, S 2H, N misexplains 3, W P, S corrects 3");
    assert_eq!(auction(&[early, "did:S:corrects 3", "did:S:corrects 3"]), auction(&[early]));
    assert_eq!(auction(&[early, "did:S:corrects 3", "did:N:misexplains 3"]), auction(&[]));
    assert_eq!(auction(&["did:E:exposes HQ:0"]), "E exposes HQ, N 1H, E P, S 2H, W P");
    assert_eq!(auction(&["did:W:director:3"]), "N 1H, E P, S 2H, W director, W P");
    assert_eq!(auction(&["did:W:director:3", "did:W:director:3"]), auction(&[]));
    let together = after("facts.auction=N 1H %2B S P, E P", &["did:W:exposes HQ:1"]).expect("possible");
    assert_eq!(together.get("facts.auction"), "N 1H + S P, W exposes HQ, E P");
}

#[test]
fn impossible_events_are_refused() {
    use RotationFault::{ExposedInPlay, LedTooEarly, NotPartnersCall, NothingToAnswer, NothingToCorrect};
    for (token, fault) in [
        ("did:S:misexplains 3", NotPartnersCall),
        ("did:N:misexplains 3:2", NotPartnersCall),
        ("did:S:corrects 3", NothingToCorrect),
        ("did:N:leads", LedTooEarly),
        ("did:N:accepts", NothingToAnswer),
    ] {
        assert_eq!(after(AUCTION, &[token]), Err(DeskFault::Impossible(fault)), "{token}");
    }
    let ended = AUCTION.replace("W P&", "W P, N P, E P, W leads&");
    assert_eq!(after(&ended, &["did:E:exposes HQ"]), Err(DeskFault::Impossible(ExposedInPlay)));
    // A fault that is there already does not forbid another event.
    let faulty = AUCTION.replace("W P&", "W P, N leads&");
    assert_eq!(text(&faulty, &["did:E:director"], "facts.auction").matches("director").count(), 1);
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
        DeskFault::Impossible(RotationFault::ExposedInPlay),
        DeskFault::Full,
    ] {
        let text = english().desk_fault(&fault);
        assert!(text.contains(' ') && !text.contains(['{', '}']), "{fault:?}: {text}");
    }
}
