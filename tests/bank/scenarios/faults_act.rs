//! Faults of a bad file on a claim: cards, act and later play, each with its line.

use crate::scenarios::faults::faults;
use bank::{Expected, FaultKind};
use rules::bridge::Seat;
use rules::bridge::pbn::PbnFault;
use rules::engine::claim::{ActFault, ClaimFault};

const CLAIM: &str = r#"id = "c900"
family = "claim"
edition = "2017"
asks = ["law", "play"]

[source]
kind = "constructed"

[facts]
cards = "N:...432 .QJT.. A.AK.. 2...AK"
trump = "S"
declarer = "S"
leader = "S"
claimer = "S"
claims = 3
how = "named"
played_on = ["SA", "S2"]
play_on = { asked_by = "W", made = 3 }
"#;

/// Faults of the valid text with one piece replaced.
fn with(old: &str, new: &str) -> Vec<(usize, String, FaultKind)> {
    assert!(CLAIM.contains(old), "{old}");
    faults(&CLAIM.replacen(old, new, 1))
}

fn at(line: usize, field: &str, kind: FaultKind) -> Vec<(usize, String, FaultKind)> {
    vec![(line, field.to_owned(), kind)]
}

#[test]
fn accepts_valid_text() {
    assert_eq!(faults(CLAIM), []);
}

#[test]
fn inconsistent_facts_name_their_line() {
    let card = |text: &str| text.parse().unwrap();
    let act = |kind| FaultKind::Claim(ClaimFault::Act(kind));
    let wrong = ActFault::NotOnTurn { card: card("HA"), turn: Seat::W };
    for (old, new, line, field, kind) in [
        (
            "...432",
            "...32",
            10,
            "facts.cards",
            FaultKind::Claim(ClaimFault::HandSize { seat: Seat::N, has: 2, must: 3 }),
        ),
        ("2...AK\"", "2...A4\"", 10, "facts.cards", FaultKind::NotHands(PbnFault::Twice(card("C4")))),
        (
            "leader = \"S\"",
            "leader = \"S\"\ntrick = [\"SA\"]",
            14,
            "facts.trick[0]",
            FaultKind::Claim(ClaimFault::CardTwice(card("SA"))),
        ),
        (
            "claimer = \"S\"",
            "claimer = \"N\"",
            14,
            "facts.claimer",
            FaultKind::Claim(ClaimFault::DummyClaims),
        ),
        (
            "claims = 3",
            "claims = 4",
            15,
            "facts.claims",
            FaultKind::Claim(ClaimFault::TooManyTricks { said: 4, left: 3 }),
        ),
        (
            "how = \"named\"",
            "how = \"named\"\nstatement = [\"play D2\"]",
            17,
            "facts.statement[0]",
            FaultKind::Claim(ClaimFault::CardNotHis(1, card("D2"))),
        ),
        ("how = \"named\"", "how = \"abandoned\"", 16, "facts.how", act(ActFault::AbandonedButClaims)),
        ("how = \"named\"", "how = \"named\"\nmeant = true", 17, "facts.meant", act(ActFault::NothingShown)),
        ("\"SA\", \"S2\"", "\"SA\", \"HA\"", 17, "facts.played_on[1]", act(wrong)),
        ("claims = 3", "claims = 3\ndisputed = false", 19, "facts.play_on", act(ActFault::Undisputed)),
        (
            "made = 3",
            "made = 3, all_agree = false",
            18,
            "facts.play_on.made",
            act(ActFault::MadeWithoutAgreement),
        ),
    ] {
        let found = with(old, new);
        assert!(found.contains(&at(line, field, kind.clone())[0]), "{new}: {kind:?} is not among {found:?}");
    }
}

#[test]
fn leader_must_match_the_play() {
    let found = with("leader = \"S\"", "leader = \"W\"");
    let wrong = ActFault::NotOnTurn { card: "SA".parse().unwrap(), turn: Seat::W };
    assert_eq!(found, at(17, "facts.played_on[0]", FaultKind::Claim(ClaimFault::Act(wrong))));
}

#[test]
fn unknown_words_name_their_field() {
    let how = ["named", "curtailed", "shown", "faced_after_lead", "abandoned"].to_vec();
    assert_eq!(with("how = \"named\"", "how = \"nodded\""), at(16, "facts.how", FaultKind::UnknownWord(how)));
    let truth = FaultKind::WrongType(Expected::Truth);
    assert_eq!(with("how = \"named\"", "how = \"shown\"\nmeant = 1"), at(17, "facts.meant", truth));
    assert_eq!(with("asked_by = \"W\", ", ""), at(18, "facts.play_on.asked_by", FaultKind::MissingField));
    assert_eq!(with("made = 3", "made = 14"), at(18, "facts.play_on.made", FaultKind::OutOfRange(0, 13)));
    let extra = at(18, "facts.play_on.score", FaultKind::UnknownField);
    assert_eq!(with("made = 3", "made = 3, score = 140"), extra);
    assert_eq!(with("\"SA\", \"S2\"", "\"SA\", \"X2\""), at(17, "facts.played_on[1]", FaultKind::NotACard));
}
