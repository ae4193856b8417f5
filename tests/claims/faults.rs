//! Facts that do not hang together are refused, with every fault and its field at once.

use crate::making::{cards, setup};
use crate::table::ROWS;
use director::bridge::{Seat, Suit, pbn};
use director::engine::claim::{Awareness, ClaimFault, ClaimSetup, Step};

fn good() -> ClaimSetup {
    setup(ROWS.iter().find(|row| row.id == "last trump known").unwrap())
}

fn faults(setup: ClaimSetup) -> Vec<(String, ClaimFault)> {
    setup.check().unwrap_err().into_iter().map(|misfit| (misfit.field, misfit.kind)).collect()
}

#[test]
fn every_fault_is_found_with_its_field() {
    let mut setup = good();
    setup.claims = 4;
    setup.won = Some([6, 3]);
    setup.claimer = Seat::N;
    setup.shown_out = vec![(Seat::W, Suit::S)];
    setup.statement = vec![Step::Cash(Suit::H), Step::Finesse { card: card("DQ"), through: Seat::S }];
    let found = faults(setup);
    let fields: Vec<&str> = found.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(
        fields,
        [
            "facts.won",
            "facts.claimer",
            "facts.claims",
            "facts.statement[1]",
            "facts.statement[1]",
            "facts.shown_out[0]"
        ]
    );
    assert_eq!(found[0].1, ClaimFault::TricksDoNotAddUp { won: 9, left: 3 });
    assert_eq!(found[5].1, ClaimFault::HoldsWhatHeShowedOut(Seat::W, Suit::S));
}

fn card(text: &str) -> director::bridge::Card {
    text.parse().unwrap()
}

#[test]
fn hands_must_fit_the_trick_in_progress() {
    let mut setup = good();
    setup.trick = vec![card("SK")];
    let kinds: Vec<ClaimFault> = faults(setup).into_iter().map(|(_, kind)| kind).collect();
    assert_eq!(kinds, [ClaimFault::HandSize { seat: Seat::S, has: 3, must: 2 }]);
    let mut setup = good();
    setup.cards = pbn::hands("N:...432 .QJT.. A.A.. 2...AK").unwrap();
    setup.trick = vec![card("HA")];
    assert_eq!(faults(setup), [("facts.trick[0]".to_owned(), ClaimFault::CardTwice(card("HA")))]);
}

#[test]
fn a_revoke_in_the_trick_in_progress_is_refused() {
    let mut setup = good();
    setup.leader = Seat::E;
    setup.cards = pbn::hands("N:...432 .QJ.. A.A.. 2...AK").unwrap();
    setup.trick = vec![card("HT"), card("CQ")];
    assert_eq!(faults(setup), [("facts.trick[1]".to_owned(), ClaimFault::Revoke(Seat::S))]);
}

#[test]
fn only_cards_that_are_out_can_be_forgotten() {
    let mut setup = good();
    setup.aware[Suit::H.index()] = Some(Awareness::Unaware { forgot: Some(cards("HQ HA")) });
    assert_eq!(faults(setup), [("facts.forgot".to_owned(), ClaimFault::NotOut(card("HA")))]);
}

#[test]
fn a_statement_names_cards_and_hands_of_the_claimer() {
    let mut setup = good();
    setup.statement =
        ["play SA S2", "ruff H in E", "cross to W", "discard N C2"].map(|s| s.parse().unwrap()).to_vec();
    let kinds: Vec<ClaimFault> = faults(setup).into_iter().map(|(_, kind)| kind).collect();
    assert_eq!(
        kinds,
        [
            ClaimFault::CardNotHis(1, card("S2")),
            ClaimFault::HandNotHis(2, Seat::E),
            ClaimFault::HandNotHis(3, Seat::W)
        ]
    );
}

#[test]
fn who_announces_to_draw_trumps_knows_that_some_are_out() {
    let trump = Suit::S;
    let setup = ClaimSetup { statement: vec![Step::Draw], ..good() };
    assert_eq!(setup.trump.suit(), Some(trump));
    let found = |awareness| {
        let mut setup = setup.clone();
        setup.aware[trump.index()] = Some(awareness);
        setup.check().map_err(|faults| faults.into_iter().map(|f| f.kind).collect::<Vec<_>>())
    };
    assert_eq!(found(Awareness::Unaware { forgot: None }).unwrap_err(), [ClaimFault::DrawsUnaware(trump)]);
    assert!(found(Awareness::Aware).is_ok() && found(Awareness::Doubtful).is_ok());
}
