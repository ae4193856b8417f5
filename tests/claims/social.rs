//! Claims and concessions in social bridge, where play goes on.

use crate::acting::{asked, claimed, did, rule, token};
use crate::conceding::{grauwels, ruled as conceded};
use director::bridge::{Seat, Strain, Suit, pbn};
use director::engine::claim::{Act, Awareness, ClaimSetup, ConcessionSetup, How, Objection};
use director::engine::component::Key;
use director::engine::ruling::Question;
use director::engine::{Outcome, Ruling};
use director::law::Edition;

fn social(setup: ClaimSetup) -> Ruling {
    rule(setup, Edition::Social).0
}

#[test]
fn a_disputed_claim_is_played_on_with_the_claimers_cards_face_up() {
    let ruling = social(claimed(Act::default()));
    let said = [Key::What, Key::Law, Key::Play].map(|key| token(&ruling, key).unwrap());
    assert_eq!(said, ["claim:3", "68D", "goes_on"]);
    for word in ["faces_hand", "play_goes_on", "bound_by_statement", "no_unannounced_finesse"] {
        assert!(asked(&ruling, word).is_some_and(|(_, held)| held), "{word}");
    }
    for key in [Key::Tricks, Key::Result, Key::Standing] {
        assert!(ruling.component(key).is_none(), "nobody adjudicates: {key:?}");
    }
}

#[test]
fn a_trump_that_may_have_been_missed_lets_the_opponents_say_whether_trumps_are_drawn() {
    let with = |found| {
        let mut setup = claimed(Act::default());
        setup.aware[Suit::S.index()] = found;
        social(setup)
    };
    for (found, may) in [
        (Awareness::Unaware { forgot: None }, Some(("70C", true))),
        (Awareness::Doubtful, Some(("70C", true))),
        (Awareness::Aware, None),
    ] {
        assert_eq!(asked(&with(Some(found)), "may_require_trumps"), may, "{found:?}");
    }
    let open = with(None);
    let Outcome::Fork { question, branches } = &open.outcome else { panic!("{open:?}") };
    assert_eq!(*question, Question::AwareOf(Suit::S));
    let may: Vec<_> = branches.iter().map(|b| asked(&b.ruling, "may_require_trumps").is_some()).collect();
    assert_eq!(may, [false, true]);
    assert_eq!(token(&open, Key::Play).unwrap(), "goes_on", "whatever is found");
    let mut mentions = claimed(Act::default());
    mentions.aware[Suit::S.index()] = None;
    mentions.statement = vec!["draw".parse().unwrap()];
    assert_eq!(asked(&social(mentions), "may_require_trumps"), None);
}

#[test]
fn no_trump_can_be_missed_where_none_is_out() {
    let mut setup = claimed(Act::default());
    setup.trump = Strain::Notrump;
    setup.aware = [None; 4];
    assert_eq!(asked(&social(setup), "trump_out"), None);
    let mut setup = claimed(Act::default());
    setup.cards = pbn::hands("N:2...32 .QJT.. A.AK.. ..4.AK").unwrap();
    setup.aware = [None; 4];
    assert_eq!(asked(&social(setup), "trump_out"), Some(("70C", false)));
}

#[test]
fn a_finesse_that_was_announced_is_counted() {
    let mut setup = claimed(Act::default());
    setup.statement = vec!["finesse HK through W".parse().unwrap()];
    let ruling = social(setup);
    assert_eq!(asked(&ruling, "no_unannounced_finesse"), Some(("70E", true)));
    assert_eq!(asked(&ruling, "bound_by_statement"), Some(("70D", true)));
}

#[test]
fn hands_may_be_shown_against_declarer_and_a_play_forbidden_against_a_defender() {
    let declarers = social(claimed(Act::default()));
    assert_eq!(asked(&declarers, "defenders_may_show"), Some(("68D", true)));
    assert_eq!(
        (asked(&declarers, "may_forbid_partner"), token(&declarers, Key::ExposedCards).unwrap().as_str()),
        (None, "none")
    );
    let shown = ClaimSetup { exposed: vec![Seat::S, Seat::W], ..claimed(Act::default()) };
    assert_eq!(token(&social(shown), Key::ExposedCards).unwrap(), "not_penalty");
    let defenders = ClaimSetup { declarer: Seat::E, aware: [None; 4], ..claimed(Act::default()) };
    let mut defenders = defenders;
    defenders.aware[Suit::S.index()] = Some(Awareness::Aware);
    let ruling = social(defenders);
    assert_eq!(asked(&ruling, "may_forbid_partner"), Some(("68D", true)));
    assert_eq!(
        (asked(&ruling, "defenders_may_show"), token(&ruling, Key::ExposedCards).unwrap().as_str()),
        (None, "not_penalty")
    );
}

#[test]
fn a_claim_that_nobody_disputes_stands() {
    let ruling = social(ClaimSetup { disputed: false, ..claimed(did(How::Named)) });
    let said = [Key::Standing, Key::Tricks, Key::Play].map(|key| token(&ruling, key).unwrap());
    assert_eq!(said, ["stands", "3", "ceases"]);
    assert!(ruling.component(Key::Result).is_none(), "rubber bridge scores otherwise");
}

#[test]
fn a_remark_about_the_trick_in_progress_is_no_claim() {
    let ruling = social(ClaimSetup { concerns_current_trick_only: true, ..claimed(Act::default()) });
    assert_eq!((token(&ruling, Key::What).unwrap().as_str(), &ruling.outcome), ("neither", &Outcome::PlayOn));
}

#[test]
fn a_defenders_concession_is_withdrawn_when_the_other_objects_at_once() {
    let ruling = conceded(grauwels(), Edition::Social);
    let said = [Key::What, Key::Law, Key::Play, Key::Standing].map(|key| token(&ruling, key).unwrap());
    assert_eq!(said, ["both", "68B", "goes_on", "cancelled"]);
    let open = conceded(ConcessionSetup { objection: None, ..grauwels() }, Edition::Social);
    let Outcome::Fork { question: Question::ObjectedAtOnce(Seat::W), branches } = &open.outcome else {
        panic!("{open:?}")
    };
    let play: Vec<_> = branches.iter().map(|b| token(&b.ruling, Key::Play).unwrap()).collect();
    assert_eq!(play, ["goes_on", "goes_on", "ceases"]);
    let laws: Vec<_> = branches.iter().map(|b| token(&b.ruling, Key::Law).unwrap()).collect();
    assert_eq!(laws, ["68B", "68D", "68B"]);
}

#[test]
fn declarers_concession_that_is_disputed_is_played_on() {
    let objection = Some(Objection::Later);
    let setup = ConcessionSetup { conceder: Seat::N, exposed: Vec::new(), objection, ..grauwels() };
    let ruling = conceded(setup, Edition::Social);
    assert_eq!(token(&ruling, Key::Play).unwrap(), "goes_on");
    assert_eq!(asked(&ruling, "defenders_may_show"), Some(("68D", true)));
}
