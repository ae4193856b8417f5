//! Act and later play must be consistent with the other facts: every fault with its field.

use crate::claims::acting::{after_lead, claimed, did};
use crate::claims::conceding::grauwels;
use rules::bridge::{Card, Seat, Strain, pbn};
use rules::engine::claim::{Act, ActFault, Announced, ClaimAct, ClaimFault, ClaimSetup, PlayOn};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn faults(setup: ClaimSetup) -> Vec<(String, ClaimFault)> {
    setup.check().unwrap_err().into_iter().map(|misfit| (misfit.field, misfit.kind)).collect()
}

fn one(field: &str, fault: ActFault) -> Vec<(String, ClaimFault)> {
    vec![(field.to_owned(), ClaimFault::Act(fault))]
}

fn played(cards: &[&str]) -> Act {
    Act { played_on: cards.iter().map(|c| card(c)).collect(), ..Act::default() }
}

fn asks(all_agree: Option<bool>, made: Option<u8>) -> Act {
    Act { play_on: Some(PlayOn { asked_by: Seat::W, all_agree, made }), ..Act::default() }
}

#[test]
fn abandoned_hand_claims_nothing() {
    assert_eq!(faults(claimed(did(ClaimAct::Abandoned))), one("facts.how", ActFault::AbandonedButClaims));
    let setup = ClaimSetup { act: did(ClaimAct::Abandoned), ..grauwels() };
    let found: Vec<_> = setup.check().unwrap_err().into_iter().map(|m| (m.field, m.kind)).collect();
    assert_eq!(found, one("facts.how", ActFault::AbandonedButClaims));
}

#[test]
fn intent_needs_shown_cards() {
    let act = Act { meant: Some(true), ..did(ClaimAct::Named) };
    assert_eq!(faults(claimed(act)), one("facts.meant", ActFault::NothingShown));
}

#[test]
fn facing_needs_the_wrong_lead() {
    assert!(after_lead().check().is_ok());
    let fault = one("facts.how", ActFault::NoLeadOutOfTurn);
    assert_eq!(faults(claimed(did(ClaimAct::FacedAfterLead))), fault, "three cards are left");
    let mut turn = after_lead();
    (turn.declarer, turn.claimer, turn.exposed) = (Seat::E, Seat::E, vec![Seat::E]);
    assert_eq!(faults(turn), fault, "South leads to East's contract");
}

#[test]
fn later_cards_follow_turn_and_suit() {
    let cases: [(&[&str], usize, ActFault); 4] = [
        (&["S2"], 0, ActFault::NotOnTurn { card: card("S2"), turn: Seat::S }),
        (&["SA", "CA"], 1, ActFault::Revoke(Seat::W)),
        (&["SA", "S2", "C2", "HT", "HQ"], 4, ActFault::NotOnTurn { card: card("HQ"), turn: Seat::S }),
        (&["SA", "S2", "C2", "C2"], 3, ActFault::NotOnTurn { card: card("C2"), turn: Seat::E }),
    ];
    for (cards, at, fault) in cases {
        assert_eq!(
            faults(claimed(played(cards))),
            one(&format!("facts.played_on[{at}]"), fault),
            "{cards:?}"
        );
    }
    assert!(claimed(played(&["SA", "S2", "C2", "HT", "HA"])).check().is_ok());
}

#[test]
fn wrong_hands_stop_the_replay() {
    let mut setup = claimed(played(&["S2"]));
    setup.cards = pbn::hands("N:...32 .QJT.. A.AK.. 2...AK").ok();
    let fields: Vec<String> = faults(setup).into_iter().map(|(field, _)| field).collect();
    assert_eq!(fields, ["facts.cards", "facts.played_on"]);
}

#[test]
fn played_concession_needs_cards() {
    let setup = ClaimSetup { act: played(&["C2"]), ..grauwels() };
    let found: Vec<_> = setup.check().unwrap_err().into_iter().map(|m| (m.field, m.kind)).collect();
    assert_eq!(found, one("facts.played_on", ActFault::CardsNotTold));
    let told = ClaimSetup {
        cards: pbn::hands("N:...J43 .32..QT 5432... .A.T98.").ok(),
        trump: Some(Strain::Notrump),
        leader: Some(Seat::N),
        trick: vec![card("C2")],
        act: played(&["CQ"]),
        ..grauwels()
    };
    assert!(told.check().is_ok());
}

#[test]
fn playing_on_needs_dispute_and_consent() {
    let setup = ClaimSetup { announced: Announced::Claim { disputed: false }, ..claimed(asks(None, None)) };
    assert_eq!(faults(setup), one("facts.play_on", ActFault::Undisputed));
    let fault = one("facts.play_on.made", ActFault::MadeWithoutAgreement);
    assert_eq!(faults(claimed(asks(Some(false), Some(2)))), fault);
    let too_many = ClaimFault::TooManyTricks { said: 4, left: 3 };
    let found = faults(claimed(asks(Some(true), Some(4))));
    assert_eq!(found, [("facts.play_on.made".to_owned(), too_many)]);
}

#[test]
fn played_cards_match_the_tricks() {
    let out = ["SA", "S2", "C2", "HT", "HA", "CA", "C3", "HJ", "HK", "CK", "C4", "HQ"];
    let act = Act { played_on: played(&out).played_on, ..asks(Some(true), Some(2)) };
    let fault = ActFault::MadeOtherwise { told: 2, counted: 3 };
    assert_eq!(faults(claimed(act)), one("facts.play_on.made", fault));
}
