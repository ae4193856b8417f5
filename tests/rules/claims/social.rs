//! Claims and concessions in social bridge, where play goes on.

use super::conceding::objecting;
use crate::claims::acting::{claimed, did, last_answer, rule, token};
use crate::claims::conceding::conceding;
use crate::claims::conceding::{grauwels, ruled as conceded};
use crate::claims::doubted_later::{
    agreed, branches, claim, concession, doubted, hiron, queen_drops, summary,
};
use rules::bridge::{Seat, Side, Strain, Suit, pbn};
use rules::engine::claim::{Act, Announced, Awareness, ClaimAct, ClaimSetup, Doubt, Doubted, Objection};
use rules::engine::component::Key;
use rules::engine::ruling::{Answer, Limit, Question};
use rules::engine::{Outcome, Ruling};
use rules::law::Edition;

fn social(setup: ClaimSetup) -> Ruling {
    rule(setup, Edition::Social).0
}

#[test]
fn plays_on_with_cards_faced() {
    let ruling = social(claimed(Act::default()));
    let tokens = [Key::What, Key::Law, Key::Play].map(|key| token(&ruling, key).unwrap());
    assert_eq!(tokens, ["claim:3", "68D", "goes_on"]);
    for word in ["faces_hand", "play_goes_on", "bound_by_statement", "no_unannounced_finesse"] {
        assert!(last_answer(&ruling, word).is_some_and(|(_, held)| held), "{word}");
    }
    for key in [Key::Tricks, Key::Result, Key::Standing] {
        assert!(ruling.component(key).is_none(), "no adjudication: {key:?}");
    }
}

#[test]
fn missed_trump_gives_a_choice() {
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
        assert_eq!(last_answer(&with(Some(found)), "may_require_trumps"), may, "{found:?}");
    }
    let open = with(None);
    let Outcome::Fork { question, branches } = &open.outcome else { panic!("{open:?}") };
    assert_eq!(*question, Question::AwareOf(Suit::S));
    let may: Vec<_> =
        branches.iter().map(|b| last_answer(&b.ruling, "may_require_trumps").is_some()).collect();
    assert_eq!(may, [false, true]);
    assert_eq!(token(&open, Key::Play).unwrap(), "goes_on", "whatever is found");
    let mut mentions = claimed(Act::default());
    mentions.aware[Suit::S.index()] = None;
    mentions.statement = vec!["draw".parse().unwrap()];
    assert_eq!(last_answer(&social(mentions), "may_require_trumps"), None);
}

#[test]
fn no_missed_trump_if_none_is_out() {
    let mut setup = claimed(Act::default());
    setup.trump = Some(Strain::Notrump);
    setup.aware = [None; 4];
    assert_eq!(last_answer(&social(setup), "trump_out"), None);
    let mut setup = claimed(Act::default());
    setup.cards = pbn::hands("N:2...32 .QJT.. A.AK.. ..4.AK").ok();
    setup.aware = [None; 4];
    assert_eq!(last_answer(&social(setup), "trump_out"), Some(("70C", false)));
}

#[test]
fn announced_finesse_counts() {
    let mut setup = claimed(Act::default());
    setup.statement = vec!["finesse HK through W".parse().unwrap()];
    let ruling = social(setup);
    assert_eq!(last_answer(&ruling, "no_unannounced_finesse"), Some(("70E", true)));
    assert_eq!(last_answer(&ruling, "bound_by_statement"), Some(("70D", true)));
}

#[test]
fn shown_hands_limit_a_defender() {
    let declarers = social(claimed(Act::default()));
    assert_eq!(last_answer(&declarers, "defenders_may_show"), Some(("68D", true)));
    assert_eq!(
        (
            last_answer(&declarers, "may_forbid_partner"),
            token(&declarers, Key::ExposedCards).unwrap().as_str()
        ),
        (None, "none")
    );
    let shown = ClaimSetup { exposed: vec![Seat::S, Seat::W], ..claimed(Act::default()) };
    assert_eq!(token(&social(shown), Key::ExposedCards).unwrap(), "not_penalty");
    let defenders = ClaimSetup { declarer: Seat::E, aware: [None; 4], ..claimed(Act::default()) };
    let mut defenders = defenders;
    defenders.aware[Suit::S.index()] = Some(Awareness::Aware);
    let ruling = social(defenders);
    assert_eq!(last_answer(&ruling, "may_forbid_partner"), Some(("68D", true)));
    assert_eq!(
        (last_answer(&ruling, "defenders_may_show"), token(&ruling, Key::ExposedCards).unwrap().as_str()),
        (None, "not_penalty")
    );
}

#[test]
fn undisputed_claim_is_final() {
    let ruling = social(ClaimSetup {
        announced: Announced::Claim { disputed: false },
        ..claimed(did(ClaimAct::Named))
    });
    let tokens = [Key::Standing, Key::Tricks, Key::Play].map(|key| token(&ruling, key).unwrap());
    assert_eq!(tokens, ["stands", "3", "ceases"]);
    assert!(ruling.component(Key::Result).is_none(), "rubber bridge scores differently");
}

#[test]
fn one_trick_remark_is_no_claim() {
    let ruling = social(ClaimSetup { concerns_current_trick_only: true, ..claimed(Act::default()) });
    assert_eq!((token(&ruling, Key::What).unwrap().as_str(), &ruling.outcome), ("neither", &Outcome::PlayOn));
}

#[test]
fn immediate_objection_withdraws() {
    let ruling = conceded(grauwels(), Edition::Social);
    let tokens = [Key::What, Key::Law, Key::Play, Key::Standing].map(|key| token(&ruling, key).unwrap());
    assert_eq!(tokens, ["both", "68B", "goes_on", "cancelled"]);
    let open = conceded(ClaimSetup { announced: conceding(4, 2, None), ..grauwels() }, Edition::Social);
    let Outcome::Fork { question: Question::ObjectedAtOnce(Seat::W), branches } = &open.outcome else {
        panic!("{open:?}")
    };
    let play: Vec<_> = branches.iter().map(|b| token(&b.ruling, Key::Play).unwrap()).collect();
    assert_eq!(play, ["goes_on", "goes_on", "ceases"]);
    let laws: Vec<_> = branches.iter().map(|b| token(&b.ruling, Key::Law).unwrap()).collect();
    assert_eq!(laws, ["68B", "68D", "68B"]);
}

#[test]
fn disputed_concession_plays_on() {
    let objection = Some(Objection::Later);
    let setup = ClaimSetup {
        claimer: Seat::N,
        exposed: Vec::new(),
        announced: conceding(4, 2, objection),
        ..grauwels()
    };
    let ruling = conceded(setup, Edition::Social);
    assert_eq!(token(&ruling, Key::Play).unwrap(), "goes_on");
    assert_eq!(last_answer(&ruling, "defenders_may_show"), Some(("68D", true)));
}

fn taken_back(setup: ClaimSetup, when: Doubted) -> [String; 4] {
    let announced = objecting(setup.announced, None);
    summary(&concession(ClaimSetup { announced, doubt: doubted(when), ..setup }, Edition::Social))
}

#[test]
fn legal_rule_until_a_later_deal() {
    for when in [Doubted::BeforeMixed, Doubted::BeforeAllCalled] {
        assert_eq!(taken_back(hiron(), when), ["71A", "cancelled", "until_all_called:open", "1"]);
    }
    assert_eq!(taken_back(hiron(), Doubted::AllCalled), ["71A", "stands", "until_all_called:over", "0"]);
    let won = ClaimSetup {
        doubt: Doubt { already_won: 1, ..doubted(Doubted::BeforeAllCalled) },
        ..queen_drops(Doubted::AtOnce)
    };
    let ruling = concession(won, Edition::Social);
    assert_eq!(summary(&ruling)[..2], ["71A", "cancelled"]);
    assert!(ruling.component(Key::Result).is_none(), "rubber bridge scores differently");
}

#[test]
fn probable_rule_until_cards_mix() {
    let setup = queen_drops(Doubted::AtOnce);
    assert_eq!(
        taken_back(setup.clone(), Doubted::BeforeMixed),
        ["71C", "cancelled", "until_mixed:open", "3"]
    );
    assert_eq!(taken_back(setup, Doubted::BeforeAllCalled), ["71C", "stands", "until_mixed:over", "2"]);
}

#[test]
fn asks_time_in_game_terms() {
    let setup = queen_drops(Doubted::InCorrectionPeriod);
    let (question, answers) = branches(&concession(setup.clone(), Edition::Social));
    assert_eq!(question, Question::WhenDoubted(Side::NS));
    let times: Vec<Answer> = answers.iter().map(|(answer, _)| *answer).collect();
    assert_eq!(times, Doubted::later(Edition::Social).map(Answer::Doubted));
    let social = ClaimSetup { doubt: doubted(Doubted::BeforeMixed), ..setup };
    let (_, answers) = branches(&concession(social, Edition::E2017));
    let times: Vec<Answer> = answers.iter().map(|(answer, _)| *answer).collect();
    assert_eq!(times, Doubted::later(Edition::E2017).map(Answer::Doubted));
}

#[test]
fn asks_players_without_cards() {
    let unseen = ClaimSetup { cards: None, ..queen_drops(Doubted::BeforeMixed) };
    let (question, _) = branches(&concession(unseen.clone(), Edition::Social));
    assert_eq!(question, Question::NoLegalPlayLoses(Side::NS));
    let found = Doubt { no_legal_play: Some(0), ..unseen.doubt };
    let (question, _) = branches(&concession(ClaimSetup { doubt: found, ..unseen.clone() }, Edition::Social));
    assert_eq!(question, Question::NoNormalPlayLoses(Side::NS));
    let late = Doubt { when: Some(Doubted::BeforeAllCalled), ..found };
    let ruling = concession(ClaimSetup { doubt: late, ..unseen }, Edition::Social);
    assert_eq!(summary(&ruling)[..2], ["71", "stands"], "the cards are mixed: no question is left");
}

#[test]
fn withdrawn_agreement_is_a_limit() {
    let doubt = |by: Seat| Doubt { by: Some(by), ..doubted(Doubted::BeforeMixed) };
    let setup = ClaimSetup {
        cards: pbn::hands("N:542... T9.2.. AK3... QJ..A.").ok(),
        claims: 2,
        aware: [Some(Awareness::Aware); 4],
        ..agreed()
    };
    let own = claim(ClaimSetup { doubt: doubt(Seat::S), ..setup.clone() }, Edition::Social);
    assert_eq!(summary(&own), ["71C", "cancelled", "until_mixed:open", "3"]);
    let others = claim(ClaimSetup { doubt: doubt(Seat::W), ..setup }, Edition::Social);
    assert_eq!(others.outcome, Outcome::NotCovered(Limit::AgreementWithdrawn));
}
