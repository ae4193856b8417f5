//! Statements made in the middle of a trick, each by an ending in which it matters.

use crate::claims::facts::{order, ruled, setup, tricks};
use crate::claims::table::{PLAIN, Row};
use rules::bridge::{Card, Seat};
use rules::engine::claim::{ClaimSetup, PlayReason};
use rules::engine::component::{Component, Key, LineCard};
use rules::law::Edition;

/// Tricks of the claimer's side, and the cards it plays because of the statement.
fn ruling(row: &Row, statement: &[&str]) -> (u8, Vec<(Seat, Card)>) {
    let statement = statement.iter().map(|s| s.parse().unwrap()).collect();
    let facts = ClaimSetup { statement, ..setup(row) }.check().unwrap();
    let ruling = ruled(&facts, Edition::E2017, order(row.order));
    let number = tricks(&ruling, &facts).unwrap();
    let Some(Component::Line(line)) = ruling.component(Key::Line) else { return (number, Vec::new()) };
    let rest = 4 - facts.trick().len();
    let stated = |played: &&LineCard| played.why == PlayReason::Stated;
    (number, line[..rest].iter().filter(stated).map(|played| (played.seat, played.card)).collect())
}

fn plays(row: &Row, statement: &[&str]) -> String {
    let cards = ruling(row, statement).1;
    cards.iter().map(|(seat, card)| format!("{seat} {card}")).collect::<Vec<_>>().join(", ")
}

fn number(row: &Row, statement: &[&str]) -> u8 {
    ruling(row, statement).0
}

/// West has led a heart, which dummy can ruff, and East overruffs a small trump.
const RUFF: Row = Row {
    trump: "S",
    cards: "N:A2..5. 5..43. K.3.A. .4.2.",
    seats: ["S", "W", "S"],
    trick: &["H5"],
    claims: 3,
    ..PLAIN
};

#[test]
fn ruffs_high_in_dummy() {
    assert_eq!(number(&RUFF, &["ruff H in N"]), 2, "a ruff is low unless stated to be high");
    assert_eq!(number(&RUFF, &["ruff H high in N"]), 3);
    assert_eq!(number(&RUFF, &["ruff H with SA in N"]), 3);
    assert_eq!(plays(&RUFF, &["ruff H high in N"]), "N SA");
    assert_eq!(plays(&RUFF, &["crossruff high"]), "N SA");
    assert_eq!(plays(&RUFF, &["draw", "ruff H high in N"]), "", "that is for later");
}

#[test]
fn ruffs_high_and_leaves_it() {
    // East has led a heart; declarer, second in hand, ruffs before West.
    let second = Row { cards: "N:K.3.A. .4.2. A2..5. 5..43.", seats: ["S", "E", "S"], ..RUFF };
    assert_eq!((number(&second, &["ruff H in S"]), number(&second, &["ruff H high in S"])), (2, 3));
    assert_eq!(plays(&second, &["ruff H high in S"]), "S SA");
    // West has led; dummy, second in hand, could win, but it was to be ruffed in hand.
    let fourth = Row { cards: "N:.A2.6. .3.43. A2..5. .4.8.", ..RUFF };
    assert_eq!(plays(&fourth, &["ruff H in S"]), "N H2, S S2");
}

#[test]
fn takes_the_stated_finesse() {
    // West has led a heart: low is good if West has the king.
    let west = Row {
        cards: "N:.AQ.2. .K5.3. .43.A. .7.5.",
        seats: ["S", "W", "S"],
        trick: &["H6"],
        claims: 3,
        ..PLAIN
    };
    assert_eq!(plays(&west, &["finesse HQ through W"]), "N HQ");
    assert_eq!(number(&west, &["finesse HQ through W"]), 2, "it loses to East");
    // East has led: declarer plays low, and dummy the queen after West.
    let east = Row { cards: "N:.AQ.2. .5.4. .43.A. .72.5.", seats: ["S", "E", "S"], ..west };
    assert_eq!(plays(&east, &["finesse HQ through W"]), "S H3, N HQ");
}

#[test]
fn runs_a_finesse_card() {
    let row = Row { cards: "N:.A2.3. .K5.4. .Q3.A. .76.5.", claims: 3, ..PLAIN };
    assert_eq!(plays(&row, &["finesse HQ through W"]), "S HQ, N H2");
    let led = Row { cards: "N:.A2.3. .K5.4. .3.A. .76.5.", trick: &["HQ"], ..row };
    assert_eq!(plays(&led, &["finesse HQ through W"]), "N H2");
    assert_eq!(number(&led, &["finesse HQ through W"]), number(&row, &["finesse HQ through W"]));
    let covered = Row { cards: "N:.A2.3. .65.4. .3.A. .7.5.", trick: &["HQ", "HK"], ..row };
    assert_eq!(plays(&covered, &["finesse HQ through W"]), "N HA");
}

#[test]
fn plays_named_cards_mid_trick() {
    let row = Row {
        cards: "N:.52.3. .43.4. .AQ.A. .7.5.",
        seats: ["S", "W", "S"],
        trick: &["H6"],
        claims: 3,
        ..PLAIN
    };
    assert_eq!(plays(&row, &["play HQ HA"]), "N H2, S HQ");
    assert_eq!(plays(&row, &["play HA HQ"]), "N H2, S HA");
    let later = Row { cards: "N:.5.3. .4.5. .AQ.A. .7.8.", trick: &["H6", "H2", "HK"], ..row };
    assert_eq!(plays(&later, &["play HQ HA"]), "", "the queen does not win this trick");
    // A card just led may be named, too.
    let led = Row { cards: "N:.52.3. .43.4. .Q.A. .76.5.", seats: ["S", "S", "S"], trick: &["HA"], ..row };
    assert_eq!(number(&led, &["play HA HQ DA"]), 3);
}

#[test]
fn wins_in_the_stated_hand() {
    // Either hand can win West's heart.
    let row = Row {
        cards: "N:.A2.3. .43.4. .K5.A. .7.5.",
        seats: ["S", "W", "S"],
        trick: &["H6"],
        claims: 3,
        ..PLAIN
    };
    assert_eq!(plays(&row, &["cross to N"]), "N HA, S H5");
    assert_eq!(plays(&row, &["cross to S in H"]), "N H2, S HK");
    assert_eq!(plays(&row, &["cross to S in D"]), "", "not by a heart");
    assert_eq!(plays(&row, &["good N"]), "N HA, S H5");
}

#[test]
fn gives_up_the_trick_in_progress() {
    let row = Row {
        cards: "N:.A2.3. .43.4. .K5.A. .7.5.",
        seats: ["S", "W", "S"],
        trick: &["H6"],
        claims: 2,
        ..PLAIN
    };
    assert_eq!(plays(&row, &["concede H"]), "N H2, S H5");
    assert_eq!(number(&row, &["concede H"]), 2);
    let led = Row { cards: "N:.A2.3. .43.4. .K.A. .76.5.", seats: ["S", "S", "S"], trick: &["H5"], ..row };
    assert_eq!(plays(&led, &["concede H"]), "N H2");
}

#[test]
fn discards_as_announced() {
    let row = Row {
        trump: "S",
        cards: "N:2..43. 5..65. K.3.A. .4.8.",
        seats: ["S", "W", "S"],
        trick: &["HA"],
        claims: 2,
        ..PLAIN
    };
    assert_eq!(plays(&row, &["discard N D4"]), "N D4");
    assert_eq!(plays(&row, &["draw", "discard N D4"]), "", "that is for later");
}

#[test]
fn counts_the_current_trick() {
    // "Two hearts, then a diamond": West has led a heart, and one more is cashed.
    let row = Row {
        cards: "N:.2.32.4 .43.54. .AKQ.A. .76.8.",
        seats: ["S", "W", "S"],
        trick: &["H8"],
        claims: 4,
        ..PLAIN
    };
    let statement = ["tally 2H then 1D"].map(|s| s.parse().unwrap()).to_vec();
    let facts = ClaimSetup { statement, ..setup(&row) }.check().unwrap();
    let ruling = ruled(&facts, Edition::E2017, order("top_down"));
    let Some(Component::Line(line)) = ruling.component(Key::Line) else { panic!("no line") };
    let leads: Vec<Card> = line[3..].chunks(4).map(|trick| trick[0].card).collect();
    assert_eq!(leads[1].suit, "D".parse().unwrap(), "{leads:?}");
}

#[test]
fn counts_a_round_already_led() {
    let row = Row { trump: "S", cards: "N:..543. 32..2. AK.A.. .432..", claims: 3, ..PLAIN };
    let led = Row { cards: "N:..543. 32..2. K.A.. .432..", trick: &["SA"], ..row };
    assert_eq!(number(&row, &["draw 1 round", "cash H"]), 2);
    assert_eq!(number(&led, &["draw 1 round", "cash H"]), 2);
    assert_eq!(number(&led, &["draw 2 rounds", "cash H"]), 3);
}

#[test]
fn condition_met_in_the_trick() {
    // East has shown out of the hearts that declarer leads, and the finesse through West is proved.
    let known = Row {
        cards: "N:.AJ.2. ..K43. .5.A. .Q.6.",
        trick: &["H3", "H2"],
        seats: ["S", "S", "S"],
        claims: 3,
        shown_out: &["E H"],
        ..PLAIN
    };
    assert_eq!(plays(&known, &["if E shows out of H: finesse HJ through W"]), "N HJ");
    assert_eq!(plays(&known, &["unless E shows out of H: play HA", "else: finesse HJ through W"]), "N HJ");
}

#[test]
fn third_hand_defender_is_bound() {
    // West, who claims, has partner's lead before him.
    let row = Row {
        cards: "N:.5.32. .2.5. .4.A. .AQ.K.",
        seats: ["S", "E", "W"],
        trick: &["H3", "H6"],
        claims: 2,
        ..PLAIN
    };
    assert_eq!(plays(&row, &["play HA HQ"]), "W HA");
    assert_eq!(plays(&row, &["play HQ HA"]), "W HQ");
}
