//! The exceptions of Law 70E1: a card located by showing out and, until 2007, a guess that it would
//! be irrational not to make. If the number depends on one, it is the law that decides.

use crate::claims::facts::{facts, order, ruled, tricks};
use crate::claims::table::{PLAIN, Row, row};
use rules::engine::Ruling;
use rules::engine::claim::ClaimTest;
use rules::engine::component::{Component, Key};
use rules::engine::trace::Test;
use rules::law::Edition;

/// East shows out when the ace is played, and there is a way back to finesse.
const LATER: Row =
    Row { cards: "N:AKJT...2 ..AKQ.65 5432...A Q98..3.3", claims: 5, tricks: [5, 5], law: "70E1", ..PLAIN };

/// The king lies well, and playing the ace gains in no layout.
const FINESSE: Row = Row { cards: "N:AQ... 43... 52... K6...", claims: 2, ..PLAIN };

fn law(ruling: &Ruling) -> String {
    ruling.component(Key::Law).map_or_else(String::new, |law| law.tokens().join(" "))
}

fn exceptions(ruling: &Ruling) -> Vec<(&str, &ClaimTest)> {
    let steps = ruling.trace.steps().iter().filter(|step| step.holds);
    let tests = steps.filter_map(|step| match &step.test {
        Test::Claim(test) => Some((step.clause.citation(), test)),
        _ => None,
    });
    tests
        .filter(|(_, test)| {
            matches!(test, ClaimTest::RestsOnShowingOut { .. } | ClaimTest::RestsOnIrrational { .. })
        })
        .collect()
}

#[test]
fn showing_out_locates_a_card() {
    // In the first the queen is with East: West has shown out.
    for (row, before_claim) in [(row("marked finesse"), true), (&LATER, false)] {
        let facts = facts(row);
        let ruling = ruled(&facts, Edition::E2017, order(row.order));
        assert_eq!(tricks(&ruling, &facts), Some(row.tricks[0]), "{}", row.cards);
        assert_eq!(law(&ruling), "70E1", "{}", row.cards);
        assert!(ruling.component(Key::Law).is_some_and(|law| matches!(law, Component::Law(_))));
        let [("70E1", ClaimTest::RestsOnShowingOut { before, tricks, otherwise, .. })] =
            exceptions(&ruling)[..]
        else {
            panic!("{}: {:?}", row.cards, exceptions(&ruling))
        };
        assert_eq!(*before, before_claim, "{}", row.cards);
        assert!(otherwise < tricks, "{}", row.cards);
    }
}

#[test]
fn no_exception_without_a_guess() {
    // The same suit with the queen in the claimer's own hands.
    let row = Row { cards: "N:K98...A 632...K AQT...2 ..AKQ.Q", claims: 4, shown_out: &["W S"], ..PLAIN };
    let ruling = ruled(&facts(&row), Edition::E2017, order(row.order));
    assert_eq!(exceptions(&ruling), []);
    assert_eq!(law(&ruling), "70A");
}

#[test]
fn irrational_exception_until_2007() {
    let facts = facts(&FINESSE);
    for (edition, clause) in [(Edition::E1987, "70E"), (Edition::E1997, "70E"), (Edition::E2007, "70E1")] {
        let ruling = ruled(&facts, edition, order(FINESSE.order));
        assert_eq!(tricks(&ruling, &facts), Some(2), "{edition}");
        assert_eq!(law(&ruling), clause, "{edition}");
        let test = ClaimTest::RestsOnIrrational { tricks: 2, otherwise: 1 };
        assert_eq!(exceptions(&ruling), [(clause, &test)], "{edition}");
    }
    let ruling = ruled(&facts, Edition::E2017, order(FINESSE.order));
    assert_eq!((tricks(&ruling, &facts), law(&ruling)), (Some(1), "70E1".to_owned()));
    assert_eq!(exceptions(&ruling), []);
}
