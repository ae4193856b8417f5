//! Properties of every ruling on a claim.

use crate::claims::chance::Chance;
use crate::claims::facts::{ruled, tricks};
use rules::bridge::Cards;
use rules::engine::component::{Component, Key};
use rules::law::{Edition, OrderWithinSuit};

#[test]
fn every_clause_is_in_its_edition() {
    let mut chance = Chance(0x1997);
    for i in 0..300 {
        let facts = chance.claim(2 + i % 3);
        for edition in Edition::ALL {
            let ruling = ruled(&facts, edition, OrderWithinSuit::TopDown);
            let cited = ruling.trace.steps().iter().map(|step| step.clause);
            for clause in cited.chain(ruling.judgement.iter().map(|j| j.clause)) {
                assert!(clause.is_in(edition), "{clause} is not in {edition}");
            }
            if let Some(Component::Law(clause)) = ruling.component(Key::Law) {
                assert!(clause.is_in(edition), "{clause} is not in {edition}");
            }
        }
    }
}

#[test]
fn rulings_are_deterministic() {
    let mut chance = Chance(0xed17);
    let order = OrderWithinSuit::Any;
    for i in 0..200 {
        let facts = chance.claim(2 + i % 4);
        let ruling = ruled(&facts, Edition::E2017, order);
        assert_eq!(ruling, ruled(&facts, Edition::E2017, order));
        // Until 2007 a guess was accepted if playing otherwise would be irrational.
        let [y1997, y2007] =
            [Edition::E1997, Edition::E2007].map(|edition| tricks(&ruled(&facts, edition, order), &facts));
        assert!(y1997 == y2007 && y2007 >= tricks(&ruling, &facts), "{facts:?}");
        // The available text of 1987 reads as that of 1997.
        assert_eq!(tricks(&ruled(&facts, Edition::E1987, order), &facts), y1997, "{facts:?}");
        // In social play no Director decides a number: play continues.
        let social = ruled(&facts, Edition::Social, order);
        let token = |key| social.component(key).map(Component::tokens);
        assert_eq!((token(Key::Play), token(Key::Tricks)), (Some(vec!["goes_on".to_owned()]), None));
    }
}

#[test]
fn order_needs_a_permitting_code() {
    let mut chance = Chance(0x0de);
    for i in 0..100 {
        let facts = chance.claim(2 + i % 4);
        let number = |order| tricks(&ruled(&facts, Edition::E1997, order), &facts);
        assert_eq!(number(OrderWithinSuit::TopDown), number(OrderWithinSuit::Any), "{facts:?}");
    }
}

#[test]
fn line_is_legal_and_wins_its_tricks() {
    use rules::engine::claim::play::ending::Ending;
    let mut chance = Chance(0x11e);
    for i in 0..400 {
        let facts = chance.claim(2 + i % 4);
        let ruling = ruled(&facts, Edition::E2017, OrderWithinSuit::Ebu);
        // If a conceded trick stays conceded although care would win it, there may be no line of
        // exactly that number.
        let Some(Component::Line(line)) = ruling.component(Key::Line) else {
            assert_eq!(tricks(&ruling, &facts), Some(facts.claims()), "no line of {facts:?}");
            continue;
        };
        let mut at = Ending::of(&facts, Cards::EMPTY);
        let mut won = 0;
        for played in line {
            assert!(at.turn() == played.seat && at.legal().has(played.card), "{played:?} {facts:?}");
            let (next, winner) = at.play(played.card, facts.trump());
            won += u8::from(winner.is_some_and(|w| w.side() == facts.claimer().side()));
            at = next;
        }
        assert_eq!((at.left(), Some(won)), (0, tricks(&ruling, &facts)), "{facts:?}");
    }
}
