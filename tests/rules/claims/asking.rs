//! Unknown facts are questions, doubt goes against the claimer, and settled facts are not
//! questions.

use crate::claims::facts::{cards, facts, ruled, setup, tricks};
use crate::claims::table::row;
use rules::bridge::{Suit, Vulnerable};
use rules::engine::claim::{Announced, Awareness, ClaimSetup, ClaimTest};
use rules::engine::component::{Component, Key, Score};
use rules::engine::ruling::{Answer, Question};
use rules::engine::trace::Test;
use rules::engine::{Outcome, Ruling};
use rules::law::{Edition, OrderWithinSuit};

fn written(id: &str) -> ClaimSetup {
    setup(row(id))
}

fn rule(setup: ClaimSetup) -> (Ruling, Option<u8>) {
    let facts = setup.check().unwrap();
    let ruling = ruled(&facts, Edition::E2017, OrderWithinSuit::TopDown);
    let number = tricks(&ruling, &facts);
    (ruling, number)
}

fn test_result(ruling: &Ruling, word: &str) -> Option<bool> {
    let steps = ruling.trace.steps().iter();
    steps.rev().find(|s| matches!(&s.test, Test::Claim(test) if test.word() == word)).map(|s| s.holds)
}

#[test]
fn asks_about_an_outstanding_trump() {
    let mut setup = written("last trump known");
    setup.aware[Suit::S.index()] = None;
    let (ruling, number) = rule(setup);
    let Outcome::Fork { question, branches } = &ruling.outcome else { panic!("{ruling:?}") };
    assert_eq!((question, number), (&Question::AwareOf(Suit::S), None));
    let numbers: Vec<_> =
        branches.iter().map(|b| (b.answer, b.ruling.component(Key::Tricks).unwrap().tokens())).collect();
    assert_eq!(numbers, [(Answer::Yes, vec!["3".to_owned()]), (Answer::No, vec!["2".to_owned()])]);
    assert!(ruling.component(Key::Play).is_some(), "common results of both answers are decided");
}

#[test]
fn trump_forgotten_before_any_card() {
    let hands = "N:A432.KQ2.2.AK432 Q8.65.J9875.QJT9 K5.AJT987.A43.65 JT976.43.KQT6.87";
    let cards = rules::bridge::pbn::hands(hands).unwrap();
    let setup =
        ClaimSetup { cards: Some(cards), claims: 12, aware: [None; 4], ..written("last trump known") };
    let (ruling, _) = rule(ClaimSetup { trump: "H".parse().ok(), ..setup });
    let Outcome::Fork { question, branches } = &ruling.outcome else { panic!("{ruling:?}") };
    assert_eq!(question, &Question::AwareOf(Suit::H));
    let numbers = branches.iter().map(|b| b.ruling.component(Key::Tricks).unwrap().tokens());
    assert_eq!(numbers.collect::<Vec<_>>(), [["12"], ["11"]]);
}

#[test]
fn doubt_goes_against_the_claimer() {
    let mut setup = written("last trump known");
    setup.aware[Suit::S.index()] = Some(Awareness::Doubtful);
    let (ruling, number) = rule(setup);
    assert_eq!((number, test_result(&ruling, "trump_forgotten")), (Some(2), Some(true)));
    assert_eq!(test_result(&ruling, "trick_lost_to_trump"), Some(true));
}

#[test]
fn mentioned_trump_is_not_asked() {
    let mut setup = written("last trump known");
    setup.aware[Suit::S.index()] = None;
    setup.statement = vec!["draw".parse().unwrap()];
    let (ruling, number) = rule(setup);
    assert_eq!((number, test_result(&ruling, "trump_not_mentioned")), (Some(3), Some(false)));
    assert_eq!(test_result(&ruling, "trump_forgotten"), None, "all three limbs are needed");
}

#[test]
fn knowing_claimer_leaves_no_ace() {
    // The heart ace is out and South claims all three tricks: he must have forgotten it, whatever
    // he says.
    let mut setup = written("trumps need not go first");
    setup.aware = [None; 4];
    let (ruling, number) = rule(setup);
    assert_eq!(number, Some(1), "{:?}", ruling.outcome);
    let forgot = ruling.trace.steps().iter().find_map(|s| match &s.test {
        Test::Claim(ClaimTest::CardsForgotten { suit: Suit::H, cards, .. }) => Some(*cards),
        _ => None,
    });
    assert_eq!(forgot, Some(cards("HA")), "no more than it takes");
}

#[test]
fn contract_and_tricks_give_the_score() {
    let mut setup = written("last trump forgotten");
    setup.won = Some([7, 3]);
    setup.contract = Some("3S".parse::<rules::bridge::contract::Bidding>().unwrap().by("S".parse().unwrap()));
    setup.vulnerable = Vulnerable::NS;
    let (ruling, _) = rule(setup);
    let Some(Component::Result(Score { tricks, score, .. })) = ruling.component(Key::Result) else {
        panic!()
    };
    assert_eq!((*tricks, *score), (9, 140));
}

#[test]
fn differing_standards_give_a_range() {
    let published = row("C-LKU20-2.1");
    let ruling = ruled(&facts(published), Edition::E2017, OrderWithinSuit::TopDown);
    assert_eq!(ruling.component(Key::Tricks).unwrap().tokens(), ["4"]);
    let right = ruling.right_answers(Key::Tricks);
    assert!(right.contains(&vec!["3".to_owned()]) && right.contains(&vec!["4".to_owned()]), "{right:?}");
}

#[test]
fn current_trick_alone_is_no_claim() {
    let mut setup = written("last trump known");
    setup.concerns_current_trick_only = true;
    let (ruling, _) = rule(setup);
    assert_eq!(ruling.outcome, Outcome::PlayOn);
    let token = |key| ruling.component(key).map(Component::tokens);
    assert_eq!(token(Key::What), Some(vec!["neither".to_owned()]));
    assert_eq!(token(Key::Play), Some(vec!["goes_on".to_owned()]));
    assert_eq!(token(Key::Law), Some(vec!["68".to_owned()]));
}

#[test]
fn undisputed_claim_stands() {
    let mut setup = written("last trump forgotten");
    setup.announced = Announced::Claim { disputed: false };
    let (ruling, number) = rule(setup);
    assert_eq!(number, Some(3));
    assert_eq!(ruling.component(Key::Standing).unwrap().tokens(), ["stands"]);
}

#[test]
fn condition_shows_awareness() {
    let mut setup = written("queen drops");
    setup.cards = rules::bridge::pbn::hands("N:Q42.32.. JT9.K5.. AK5.AQ.. 876.T9..").ok();
    setup.claims = 5;
    setup.aware = [None; 4];
    let steps = ["if S breaks 3-3: cash S", "else: finesse HQ through E"];
    setup.statement = steps.map(|step| step.parse().unwrap()).into();
    let (ruling, _) = rule(setup);
    let asked = Question::AwareOf(Suit::S);
    assert!(!matches!(ruling.outcome, Outcome::Fork { question, .. } if question == asked), "{ruling:?}");
}

#[test]
fn cold_claim_needs_no_judgement() {
    let mut setup = written("queen drops");
    setup.cards = rules::bridge::pbn::hands("N:.A2.. .QJ.. .K3.. .T9..").ok();
    let (ruling, number) = rule(setup);
    assert_eq!((number, ruling.judgement), (Some(2), Vec::new()));
}

#[test]
fn unanimous_readings_ask_nothing() {
    // A player who claims two tricks has forgotten the ace of spades or that of hearts; either way
    // he wins one.
    let mut setup = written("queen drops");
    setup.cards = rules::bridge::pbn::hands("N:.32.2. .QJ..2 KQ.K.. A3.A..").ok();
    setup.claims = 2;
    setup.aware = [None; 4];
    let (ruling, number) = rule(setup);
    assert_eq!(number, Some(1), "{:?}", ruling.outcome);
}
