//! Play after a claim or concession: by agreement of all four, or without it (Laws 68D and 70D3).

use crate::claims::acting::{DUPLICATE, asks, claimed, last_answer, played_on, rule, token};
use crate::claims::conceding::conceding;
use crate::claims::conceding::{grauwels, ruled as conceded};
use rules::bridge::{Seat, Suit};
use rules::engine::claim::{Act, Awareness, ClaimSetup, Objection};
use rules::engine::component::Key;
use rules::engine::ruling::{Matter, Question};
use rules::engine::{Outcome, Ruling};
use rules::law::Edition;

#[test]
fn playing_on_needs_all_four() {
    let (ruling, _) = rule(claimed(asks(Seat::W, None, None)), Edition::E2017);
    let Outcome::Fork { question, branches } = &ruling.outcome else { panic!("{ruling:?}") };
    assert_eq!(*question, Question::AllAgree);
    assert_eq!(token(&ruling, Key::Play).unwrap(), "may_go_on_if_all_agree");
    let tokens =
        |ruling: &Ruling| [Key::Law, Key::Play, Key::Standing].map(|key| token(ruling, key).unwrap());
    assert_eq!(tokens(&branches[0].ruling), ["68D2(b)(ii)", "goes_on", "void"]);
    assert_eq!(tokens(&branches[1].ruling), ["70C", "suspended", "adjudicated"]);
    assert_eq!(last_answer(&branches[0].ruling, "all_agree"), Some(("68D2(b)(i)", true)));
    assert_eq!(last_answer(&branches[1].ruling, "all_agree"), Some(("68D2(b)(i)", false)));
    // Laws 16 and 50 do not apply.
    assert_eq!(token(&branches[0].ruling, Key::UnauthorisedFor).unwrap(), "none");
    assert!(branches[0].ruling.component(Key::Tricks).is_none(), "the play will show");
}

#[test]
fn agreed_play_sets_the_score() {
    let mut setup = claimed(asks(Seat::W, Some(true), Some(3)));
    setup.won = Some([7, 3]);
    setup.contract = Some("3S".parse::<rules::bridge::contract::Bidding>().unwrap().by(Seat::S));
    let (ruling, number) = rule(setup, Edition::E2017);
    assert_eq!((number, token(&ruling, Key::Result).unwrap().as_str()), (Some(3), "3S+1"));
    // If it is played out, the cards show the result.
    let out = ["SA", "S2", "C2", "HT", "HA", "CA", "C3", "HJ", "HK", "CK", "C4", "HQ"];
    let act = Act { played_on: out.map(|c| c.parse().unwrap()).to_vec(), ..asks(Seat::W, Some(true), None) };
    assert_eq!(rule(claimed(act), Edition::E2017).1, Some(3));
}

#[test]
fn only_opponents_may_ask_since_2017() {
    for edition in DUPLICATE {
        for by in [Seat::W, Seat::N] {
            let (ruling, number) = rule(claimed(asks(by, Some(true), None)), edition);
            let held = edition == Edition::E2017 && by == Seat::W;
            let clause = if edition == Edition::E2017 { "68D2(b)" } else { "68D" };
            assert_eq!(last_answer(&ruling, "asks_to_play_on"), Some((clause, held)), "{edition} {by}");
            let standing = if held { "void" } else { "adjudicated" };
            assert_eq!(token(&ruling, Key::Standing).unwrap(), standing, "{edition} {by}");
            assert_eq!(number, (!held).then_some(2), "{edition} {by}");
        }
    }
}

#[test]
fn no_penalty_cards_when_playing_on() {
    let setup = ClaimSetup { exposed: vec![Seat::S, Seat::W], ..claimed(asks(Seat::W, Some(true), None)) };
    assert_eq!(token(&rule(setup, Edition::E2017).0, Key::ExposedCards).unwrap(), "not_penalty");
    let none = claimed(asks(Seat::W, Some(true), None));
    assert_eq!(token(&rule(none, Edition::E2017).0, Key::ExposedCards).unwrap(), "none");
}

#[test]
fn play_after_claim_by_code() {
    let act = Act { played_on: played_on(), ..Act::default() };
    for edition in DUPLICATE {
        let (ruling, number) = rule(claimed(act.clone()), edition);
        assert_eq!(number, Some(2), "the claim by itself: {edition}");
        assert_eq!(last_answer(&ruling, "played_on"), Some(("68D", true)), "{edition}");
        let evidence = (edition == Edition::E2007).then_some(("70D3", true));
        assert_eq!(last_answer(&ruling, "play_is_evidence"), evidence, "{edition}");
        let right = ruling.right_answers(Key::Tricks);
        let with = edition == Edition::E2007;
        assert_eq!(right.contains(&vec!["3".to_owned()]), with, "the trump was drawn: {edition} {right:?}");
        assert!(right.contains(&vec!["2".to_owned()]), "{edition} {right:?}");
        assert_eq!(ruling.judgement.iter().any(|j| j.matter == Matter::PlayIsEvidence), with);
    }
}

#[test]
fn harmless_play_leaves_no_range() {
    let mut setup = claimed(Act { played_on: played_on(), ..Act::default() });
    setup.aware[Suit::S.index()] = Some(Awareness::Aware);
    let (ruling, number) = rule(setup, Edition::E2007);
    assert_eq!((number, last_answer(&ruling, "play_is_evidence")), (Some(3), Some(("70D3", false))));
    assert!(ruling.judgement.is_empty());
}

#[test]
fn evidence_with_each_answer() {
    let mut setup = claimed(Act { played_on: played_on(), ..Act::default() });
    setup.aware[Suit::S.index()] = None;
    let (ruling, _) = rule(setup, Edition::E2007);
    let Outcome::Fork { branches, .. } = &ruling.outcome else { panic!("{ruling:?}") };
    let changes: Vec<_> =
        branches.iter().map(|b| last_answer(&b.ruling, "play_is_evidence").unwrap().1).collect();
    assert_eq!(changes, [false, true]);
}

#[test]
fn concession_may_be_played_on() {
    let act = asks(Seat::S, None, None);
    let setup = ClaimSetup { announced: conceding(4, 2, Some(Objection::No)), act, ..grauwels() };
    let ruling = conceded(setup.clone(), Edition::E2017);
    let Outcome::Fork { question: Question::AllAgree, branches } = &ruling.outcome else {
        panic!("{ruling:?}")
    };
    assert_eq!(token(&branches[0].ruling, Key::Standing).unwrap(), "void");
    assert_eq!(token(&branches[1].ruling, Key::Standing).unwrap(), "adjudicated");
    let by_conceder = ClaimSetup { act: asks(Seat::W, Some(true), None), ..setup };
    assert_eq!(token(&conceded(by_conceder, Edition::E2017), Key::Standing).unwrap(), "adjudicated");
}
