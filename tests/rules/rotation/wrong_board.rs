//! Calls on cards from a wrong board (Law 15A, 17D before 2017).

use crate::rotation::{Table, branch, cites, expect, question};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::rotation::{FindingKind, RotationFault};
use rules::engine::ruling::{Answer, Limit, Outcome, Question, Ruling};
use rules::law::Edition;

/// East opens on the wrong cards and South overcalls.
const OVERCALLED: [&str; 3] = ["E 1S", "S 2C", "E wrong_board"];

fn table(events: &[&str]) -> Table {
    Table::new(Seat::E, events)
}

fn overcalled(after: &[&str]) -> Table {
    table(&[&OVERCALLED[..], after].concat())
}

fn limit(ruling: &Ruling) -> Option<Limit> {
    match ruling.outcome {
        Outcome::NotCovered(limit) => Some(limit),
        _ => ruling.beyond,
    }
}

#[test]
fn call_is_cancelled_and_made_again() {
    let only = ["E 1S", "E wrong_board"];
    for (edition, law) in [(Edition::E2017, "15A2(b)"), (Edition::E2007, "17D2"), (Edition::E1997, "17D")] {
        let r = table(&only).ruling_under(edition);
        expect(&r, &[(Law, law), (Cancelled, "1"), (Turn, "E"), (Auction, "back_to:E")]);
        expect(&r, &[(Offender, "-"), (Partner, "-"), (Lead, "-"), (UnauthorisedFor, "W")]);
        let again = table(&["E 1S", "E wrong_board", "E 1H"]).ruling_under(edition);
        expect(&again, &[(Law, law), (Turn, "S"), (Auction, "goes_on")]);
    }
}

#[test]
fn other_board_is_kept_in_mind() {
    for (edition, law) in [(Edition::E2017, "15A3"), (Edition::E2007, "17D3"), (Edition::E1997, "17D")] {
        expect(&table(&["E 1S", "E wrong_board"]).ruling_under(edition), &[(Watch, law)]);
    }
}

#[test]
fn penalty_is_possible_since_2007() {
    let cited = |edition| cites(&table(&["E 1S", "E wrong_board"]).ruling_under(edition));
    assert!(cited(Edition::E2017).contains(&"15A4") && cited(Edition::E2007).contains(&"17D4"));
    assert!(!cited(Edition::E1997).iter().any(|clause| clause.ends_with("D4") || clause.ends_with("A4")));
}

#[test]
fn no_call_yet_cancels_nothing() {
    for edition in [Edition::E2017, Edition::E2007, Edition::E1997] {
        let r = table(&["E 1S", "S wrong_board"]).ruling_under(edition);
        expect(&r, &[(Cancelled, "none"), (Turn, "S"), (Auction, "goes_on"), (UnauthorisedFor, "none")]);
        let first = table(&["N wrong_board", "E 1S"]).ruling_under(edition);
        expect(&first, &[(Cancelled, "none"), (Turn, "S"), (Watch, "none")]);
    }
}

#[test]
fn all_later_calls_are_cancelled_since_2017() {
    let r = overcalled(&[]).ruling();
    expect(&r, &[(Law, "15A2(b)"), (Cancelled, "1 2"), (Turn, "E"), (UnauthorisedFor, "E W")]);
    let free = overcalled(&["E P", "S 1NT"]).ruling();
    expect(&free, &[(Law, "15A2(b)"), (Turn, "W"), (Auction, "goes_on")]);
}

#[test]
fn partners_call_ends_the_board() {
    let r = table(&["E 1S", "S 2C", "W 2S", "E wrong_board"]).ruling();
    expect(&r, &[(Law, "15A2(a)"), (Auction, "adjusted_score"), (Cancelled, "1 2 3"), (Turn, "-")]);
    let before = table(&["E 1S", "S 2C", "W 2S", "E wrong_board"]).ruling_under(Edition::E2007);
    expect(&before, &[(Law, "17D2"), (Auction, "artificial_score"), (Cancelled, "1"), (Watch, "17D3")]);
}

#[test]
fn partners_call_ends_it_after_the_lead_too() {
    let events = ["E P", "S 1NT", "W P", "N P", "E P", "S leads", "E wrong_board"];
    expect(&table(&events).ruling(), &[(Law, "15A2(a)"), (Auction, "adjusted_score")]);
}

#[test]
fn lead_without_partners_call_is_a_limit() {
    // East makes the final pass, West has not called since.
    let events = ["E wrong_board"];
    let all = ["S 1C", "W P", "N P", "E P", "W leads"];
    let r = Table::new(Seat::S, &[&all[..], &events].concat()).ruling();
    assert_eq!(limit(&r), Some(Limit::WrongBoardInPlay));
}

#[test]
fn final_pass_is_taken_back() {
    let events = ["S 1C", "W P", "N P", "E P", "E wrong_board"];
    for edition in [Edition::E2017, Edition::E2007] {
        let r = Table::new(Seat::S, &events).ruling_under(edition);
        expect(&r, &[(Cancelled, "4"), (Turn, "E"), (Auction, "back_to:E"), (Contract, "-")]);
    }
}

#[test]
fn lho_repeats_if_the_call_does_not_differ_before_2017() {
    for (edition, law) in [(Edition::E2007, "17D2"), (Edition::E1997, "17D")] {
        let waits = overcalled(&[]).ruling_under(edition);
        expect(&waits, &[(Law, law), (Cancelled, "1"), (Turn, "E"), (UnauthorisedFor, "W")]);
        let r = overcalled(&["E 1S"]).ruling_under(edition);
        assert_eq!(question(&r), Question::Differs { seat: Seat::E, call: 1 });
        expect(branch(&r, Answer::Yes), &[(Law, law), (Auction, "artificial_score"), (Turn, "-")]);
        expect(branch(&r, Answer::No), &[(Law, law), (Turn, "S"), (Auction, "goes_on")]);
        let found =
            |after: &[&str]| overcalled(after).found(FindingKind::Differs, false).ruling_under(edition);
        expect(&found(&["E 1S", "S 2C"]), &[(Law, law), (Turn, "W")]);
        assert_eq!(limit(&found(&["E 1S", "S P"])), Some(Limit::ObligationBreached(4)));
    }
}

#[test]
fn partners_call_is_left_open_in_1997() {
    let r = |differs| {
        let table = table(&["E 1S", "S 2C", "W 2S", "E wrong_board", "E 1S"]);
        table.found(FindingKind::Differs, differs).ruling_under(Edition::E1997)
    };
    expect(&r(true), &[(Law, "17D"), (Auction, "artificial_score")]);
    assert!(matches!(limit(&r(false)), Some(Limit::Edition(_))));
}

#[test]
fn board_is_not_played_on_after_a_score() {
    let r = table(&["E 1S", "S 2C", "W 2S", "E wrong_board", "E 1S"]).ruling();
    assert_eq!(limit(&r), Some(Limit::BoardNotPlayed(4)));
}

#[test]
fn second_player_has_wrong_cards_too() {
    let both = ["E 1S", "S 2C", "S wrong_board", "E wrong_board"];
    for edition in [Edition::E2017, Edition::E2007] {
        let r = table(&both).ruling_under(edition);
        expect(&r, &[(Cancelled, "1"), (Turn, "E")]);
        assert_eq!(r.earlier.len(), 1);
        expect(&r.earlier[0], &[(Cancelled, "2")]);
    }
    // South need not repeat a call made on wrong cards.
    let r = table(&["E 1S", "S 2C", "E wrong_board", "S wrong_board", "E 1S", "S P"]);
    let r = r.ruling_under(Edition::E2007);
    assert_eq!(limit(&r), None);
    expect(&r, &[(Turn, "W")]);
}

#[test]
fn other_irregularities_after_it_are_taken_back() {
    // North's insufficient bid, accepted, is undone with the call on wrong cards.
    let events = ["E 1S", "S 2C", "W P", "N 1H", "E accepts"];
    let r = table(&[&events[..], &["S wrong_board"]].concat()).ruling();
    expect(&r, &[(Law, "15A2(a)"), (Cancelled, "2 3 4"), (Auction, "adjusted_score")]);
    // West's own insufficient bid, accepted, falls with the wrong cards.
    let r = table(&["E 1S", "S 2C", "W 1H", "N accepts", "W wrong_board"]).ruling();
    expect(&r, &[(Law, "15A2(b)"), (Cancelled, "3"), (Turn, "W")]);
}

#[test]
fn second_find_of_a_player_is_a_fault() {
    let faults = table(&["E 1S", "E wrong_board", "E 1H", "E wrong_board"]).0.check().unwrap_err();
    let found: Vec<_> = faults.into_iter().map(|fault| (fault.field, fault.kind)).collect();
    assert_eq!(found, [("facts.auction[3]".to_owned(), RotationFault::WrongBoardTwice)]);
}
