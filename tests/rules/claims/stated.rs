//! Statements carried out, each step in an ending in which it matters.

use crate::claims::facts::{order, ruled, setup, tricks};
use crate::claims::table::{PLAIN, Row};
use rules::bridge::{Card, Seat};
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup, PlayReason};
use rules::engine::component::{Component, Key, LineCard};
use rules::law::{Edition, OrderWithinSuit};

/// Tricks of the claimer's side for an ending and a statement.
fn number(row: &Row, statement: &[&str]) -> u8 {
    let facts = with_statement(row, statement);
    tricks(&ruled(&facts, Edition::E2017, order(row.order)), &facts).unwrap()
}

fn with_statement(row: &Row, statement: &[&str]) -> ClaimFacts {
    let statement = statement.iter().map(|s| s.parse().unwrap()).collect();
    ClaimSetup { statement, ..setup(row) }.check().unwrap()
}

/// The worst line card by card.
fn line(row: &Row, statement: &[&str]) -> Vec<LineCard> {
    let ruling = ruled(&with_statement(row, statement), Edition::E2017, order(row.order));
    match ruling.component(Key::Line) {
        Some(Component::Line(line)) => line.clone(),
        _ => panic!("{statement:?} has no line"),
    }
}

/// Leads of the claimer's side, as long as it has the lead.
fn leads(row: &Row, statement: &[&str]) -> String {
    let line = line(row, statement);
    let leads = line.chunks(4).map_while(|trick| trick.first());
    let his = leads.take_while(|lead| [Seat::N, Seat::S].contains(&lead.seat));
    his.map(|lead| lead.card.to_string()).collect::<Vec<_>>().join(" ")
}

const TRUMPS_TWO_NIL: Row = Row { trump: "S", cards: "N:..543. 32..2. AK.A.. .432..", claims: 3, ..PLAIN };

#[test]
fn one_round_of_trumps_is_one_lead() {
    assert_eq!(number(&TRUMPS_TWO_NIL, &[]), 3, "he knows of both trumps");
    assert_eq!(number(&TRUMPS_TWO_NIL, &["draw", "cash H"]), 3);
    assert_eq!(number(&TRUMPS_TWO_NIL, &["draw 2 rounds", "cash H"]), 3);
    assert_eq!(number(&TRUMPS_TWO_NIL, &["draw 1 round", "cash H"]), 2);
}

#[test]
fn draws_the_counted_trumps() {
    assert_eq!(number(&TRUMPS_TWO_NIL, &["draw out 2", "cash H"]), 3);
    for forgot in ["S2", "S3"] {
        let forgot = Row { forgot, ..TRUMPS_TWO_NIL };
        assert_eq!(number(&forgot, &["draw out 1", "cash H"]), 2, "he has seen the one that he counted");
        assert_eq!(leads(&forgot, &["draw out 1", "cash H"]), "SA HA");
    }
    let more = Row { cards: "N:..543. 2...32 AK.A.. .432..", ..TRUMPS_TWO_NIL };
    assert!(
        leads(&more, &["draw out 2", "cash H"]).starts_with("SA SK HA"),
        "he thinks that one is still out"
    );
    assert!(leads(&more, &["draw out 1", "cash H"]).starts_with("SA HA"));
}

const JACK_FORGOTTEN: Row =
    Row { cards: "N:42...3 ..AKQ. AK5... J3.A..", claims: 3, forgot: "SJ", order: "any", ..PLAIN };

#[test]
fn from_the_top_is_an_order() {
    assert!(number(&JACK_FORGOTTEN, &["cash S"]) < 3);
    assert_eq!(number(&JACK_FORGOTTEN, &["top S"]), 3);
    assert_eq!(number(&JACK_FORGOTTEN, &["top"]), 3);
    assert!(number(&JACK_FORGOTTEN, &["top H"]) < 3, "another suit");
}

const OVERRUFF: Row = Row { trump: "S", cards: "N:A2..5. 5..43. K.3.A. .54.2.", claims: 3, ..PLAIN };

#[test]
fn ruffs_low_by_default() {
    assert_eq!(number(&OVERRUFF, &["ruff H in N"]), 2);
    assert_eq!(number(&OVERRUFF, &["ruff H high in N"]), 3);
    assert_eq!(number(&OVERRUFF, &["ruff H with SA in N"]), 3);
    assert_eq!(number(&OVERRUFF, &["ruff H with S2 in N"]), 2);
}

#[test]
fn ruffs_a_winner_if_stated() {
    let row = Row { trump: "S", cards: "N:2..3. ..T9. .A.A. .3..2", claims: 2, ..PLAIN };
    assert_eq!(leads(&row, &["cash H"]), "HA DA");
    let line = line(&row, &["ruff H in N"]);
    assert!(
        line.iter().any(|played| played.card == card("S2") && played.why == PlayReason::Stated),
        "{line:?}"
    );
}

const CROSSRUFF: Row = Row { trump: "S", cards: "N:KQ.32.. 2.A.AK. AJ..32. .K..432", claims: 4, ..PLAIN };

#[test]
fn crossruff_draws_no_trumps() {
    assert_eq!(number(&CROSSRUFF, &["draw"]), 3);
    assert_eq!(number(&CROSSRUFF, &["crossruff"]), 4);
    assert_eq!(number(&CROSSRUFF, &["crossruff H D high"]), 4);
    assert_eq!(number(&CROSSRUFF, &["crossruff D"]), 4, "hearts bring him back");
    assert!(
        line(&CROSSRUFF, &["crossruff"]).iter().any(|p| p.card == card("SQ") && p.why == PlayReason::Stated)
    );
    let first = line(&CROSSRUFF, &["crossruff high"]);
    assert!(first[..4].iter().any(|p| p.card == card("SK")), "{first:?}");
}

#[test]
fn good_hand_is_played() {
    let row = Row { cards: "N:AK.2.. QJT... 2..A.2 .AK..3", claims: 3, ..PLAIN };
    assert_eq!(number(&row, &[]), 3);
    assert_eq!(number(&row, &["good N"]), 2, "the ace of diamonds is left behind");
    assert_eq!(leads(&row, &["good N"]), "S2 SK H2");
}

#[test]
fn then_orders_a_list_of_tricks() {
    let row = Row { cards: "N:Q5..J4. .JT92.. J3.Q7.. ..T92.8", claims: 4, ..PLAIN };
    assert_eq!(number(&row, &["tally 2S 1D 1H"]), 4);
    assert_eq!(number(&row, &["tally 2S then 1D 1H"]), 3);
    assert_eq!(number(&row, &["tally 1H then 2S then 1D"]), 4);
    assert_eq!(leads(&row, &["tally 1H then 2S then 1D"]).split(' ').next(), Some("HQ"));
}

const BREAKS: Row = Row { cards: "N:43.AQ..2 87.J..54 AKQ2.2.. JT9.K..3", claims: 5, ..PLAIN };
const DOES_NOT: Row = Row { cards: "N:43.AQ..2 7.J..543 AKQ2.2.. JT98.K..", claims: 5, ..PLAIN };

#[test]
fn waits_to_see_the_break() {
    let either = ["if S breaks 3-2: cash S", "else: finesse HQ through W"];
    assert_eq!(leads(&BREAKS, &either), "SA SK SQ S2 H2");
    assert!(leads(&DOES_NOT, &either).starts_with("SA SK H2"), "East shows out in the second round");
    let either = ["unless S breaks 3-2: finesse HQ through W", "else: cash S"];
    assert!(leads(&BREAKS, &either).starts_with("SA SK SQ S2"));
    assert!(leads(&DOES_NOT, &either).starts_with("SA SK H2"));
    let four_one = ["if S breaks 4-1: cross to N in H", "cash S"];
    assert!(leads(&DOES_NOT, &four_one).starts_with("SA SK H2"));
    assert!(leads(&BREAKS, &four_one).starts_with("SA SK SQ"));
}

#[test]
fn show_out_condition_lapses() {
    let runs = |who: &str| vec![format!("unless {who} shows out of S: cash S"), "cross to N in H".to_owned()];
    let leads = |row: &Row, who: &str| leads(row, &runs(who).iter().map(String::as_str).collect::<Vec<_>>());
    assert!(leads(&DOES_NOT, "anyone").starts_with("SA SK H2"));
    assert!(leads(&DOES_NOT, "E").starts_with("SA SK H2"));
    assert!(leads(&DOES_NOT, "W").starts_with("SA SK SQ H2"), "West never shows out");
    let known = Row { cards: "N:43.AQ..2 .J..5432 AKQ2.2.. JT987.K..", ..DOES_NOT };
    let known = Row { cards: "N:43.AQ..2 .J..9543 AKQ2.2.. JT98.K..", shown_out: &["E S"], ..known };
    assert!(leads(&known, "anyone").starts_with("H2"), "he had shown out before");
}

#[test]
fn acts_when_a_card_falls() {
    let either = ["if SQ falls: cash S", "else: cross to N in H"];
    let falls = Row { cards: "N:32.A..2 T9..K.3 AKJ.2.. Q4.3..4", claims: 4, ..PLAIN };
    assert!(leads(&falls, &either).starts_with("SA SK SJ"));
    let does_not = Row { cards: "N:32.A..2 T..K.43 AKJ.2.. Q94.3..", ..falls };
    assert!(leads(&does_not, &either).starts_with("SA SK H2"));
}

#[test]
fn conditional_discard_is_made() {
    let row = Row { cards: "N:2..4.3 43..9. AKJ... Q..K.4", claims: 3, ..PLAIN };
    for announced in ["D4", "C3"] {
        let line = line(&row, &[&format!("if SQ falls: discard N {announced}"), "cash S"]);
        let thrown = line[4..8].iter().find(|played| played.seat == Seat::N).unwrap();
        assert_eq!((thrown.card, thrown.why), (card(announced), PlayReason::Stated));
    }
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn mentions_of_trumps_show_awareness() {
    let row = Row { trump: "S", cards: "N:...432 .QJT.. A.AK.. 2...AK", claims: 3, ..PLAIN };
    let ruling = |statement: &[&str]| {
        let aware = [Some(Awareness::Aware), Some(Awareness::Aware), Some(Awareness::Aware), None];
        let statement = statement.iter().map(|s| s.parse().unwrap()).collect();
        let facts = ClaimSetup { aware, statement, ..setup(&row) }.check().unwrap();
        tricks(&ruled(&facts, Edition::E2017, OrderWithinSuit::Any), &facts)
    };
    for says in ["draw", "draw 1 round", "draw out 1", "unless S breaks 1-0: cash H"] {
        assert_eq!(ruling(&[says]), Some(3), "{says}");
    }
    for says_nothing in ["top", "discard N C2"] {
        assert_eq!(ruling(&[says_nothing]), None, "{says_nothing}: a question");
    }
}
