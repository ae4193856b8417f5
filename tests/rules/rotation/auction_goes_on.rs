//! Duties, restrictions and the turn as the auction continues and ends.

use crate::rotation::{Table, branch, cites, expect, question};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::ruling::{Answer, Limit, Outcome, Question};
use rules::law;
use rules::law::Edition;

#[test]
fn accepted_pass_costs_no_turn() {
    let r = Table::new(Seat::W, &["W P", "N 1H", "E P", "S P", "N P", "E P"]).ruling();
    expect(
        &r,
        &[(Law, "34"), (Auction, "back_to:W"), (Cancelled, "5 6"), (UnauthorisedFor, "S"), (Turn, "W")],
    );
    assert!(cites(&r).contains(&"17D3"));
}

#[test]
fn reports_limits() {
    let limit = |auction: &[&str]| Table::new(Seat::N, auction).ruling().outcome;
    assert_eq!(limit(&["E P + S P"]), Outcome::NotCovered(Limit::SameTime(1)));
}

#[test]
fn limit_names_the_missing_clause() {
    for (edition, auction, clause) in
        [(Edition::E1987, &["N 1C", "S 1H"][..], law!("31")), (Edition::Social, &["N 1C", "S X"], law!("36"))]
    {
        let dealer = if auction[0].starts_with("E") { Seat::E } else { Seat::N };
        let outcome = Table::new(dealer, auction).ruling_under(edition).outcome;
        assert_eq!(outcome, Outcome::NotCovered(Limit::Edition(clause)), "{auction:?} under {edition}");
    }
}

#[test]
fn ruling_holds_up_to_the_limit() {
    let r = Table::new(Seat::N, &["N P", "S 1H", "W declines", "E P", "S 2H"]).ruling();
    assert_eq!(r.beyond, Some(Limit::ObligationBreached(4)));
    expect(&r, &[(Law, "31A1"), (Offender, "must_repeat")]);
}

#[test]
fn partners_early_call_waits() {
    let r = Table::new(Seat::N, &["S P", "N 1H"]).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::W, call: 1 });
    expect(branch(&r, Answer::Declines), &[(Law, "30B1"), (Turn, "E")]);
    let accepts = branch(&r, Answer::Accepts);
    assert_eq!(accepts.call, Some(2));
    assert_eq!(accepts.earlier.len(), 1);
}

#[test]
fn passed_out_after_acceptance() {
    let r = Table::new(Seat::N, &["E P", "S P", "W P", "N P"]).ruling();
    expect(&r, &[(Law, "29A"), (Auction, "over"), (Turn, "-"), (Partner, "-"), (Cancelled, "none")]);
}

#[test]
fn three_passes_take_a_turn() {
    let r = Table::new(Seat::W, &["W P", "N P", "S P", "W P"]).ruling();
    expect(&r, &[(Law, "34"), (Auction, "back_to:E"), (Cancelled, "3 4"), (UnauthorisedFor, "N")]);
}

#[test]
fn duty_ends_once_done() {
    let offender = ["N 1H", "S P", "W declines", "E 1S", "S P"];
    expect(
        &Table::new(Seat::N, &offender).ruling(),
        &[(Law, "30A"), (Offender, "any_legal_call"), (Turn, "W")],
    );
    let partner = ["S P", "W declines", "N 1C", "E P", "S 2H", "W P", "N P"];
    let r = Table::new(Seat::N, &partner).comparable(false).ruling();
    expect(&r, &[(Partner, "any_legal_call"), (Turn, "E"), (Lead, "C D S")]);
}

#[test]
fn breach_of_duty_is_law_37() {
    let auction = ["S P", "W declines", "N 1H", "E P", "S 2H", "W P", "N 3H"];
    let ruling = Table::new(Seat::N, &auction).comparable(false).ruling();
    assert_eq!((ruling.beyond, ruling.call), (None, Some(6)));
    expect(&ruling, &[(Law, "37B2"), (Cancelled, "6"), (Turn, "E")]);
}

#[test]
fn lead_restrictions_need_defenders() {
    let declaring = ["S P", "W declines", "N 1H", "E P", "S 2H", "W P", "N P", "E P"];
    expect(
        &Table::new(Seat::N, &declaring).comparable(false).ruling(),
        &[(Auction, "over"), (Lead, "none"), (Partner, "-")],
    );
    let defending = ["S P", "W declines", "N P", "E 1S", "S 2D", "W 2S", "N P", "E P", "S P"];
    expect(
        &Table::new(Seat::N, &defending).comparable(false).ruling(),
        &[(Auction, "over"), (Lead, "C H S")],
    );
}

#[test]
fn earlier_duty_still_binds() {
    let auction = ["N 1H", "E declines", "S 1C", "N 1H", "E declines", "W P", "N 1H"];
    let r = Table::new(Seat::S, &auction).comparable(false).ruling();
    expect(&r, &[(Law, "31A1"), (Partner, "must_pass_next"), (Turn, "E")]);
}

#[test]
fn duty_binds_out_of_turn_too() {
    let out_of_turn = ["N 1H", "S P", "W declines", "S 2H", "W declines"];
    let r = Table::new(Seat::N, &out_of_turn).ruling();
    expect(&r, &[(Law, "37B2"), (InRotation, "no"), (Turn, "E"), (Offender, "must_pass_throughout")]);
    let instead = ["N 1H", "S P", "W declines", "E 1S", "S P", "S 2S", "W accepts"];
    let r = Table::new(Seat::N, &instead).unintended(false).ruling();
    assert_eq!((r.beyond, r.call), (None, Some(5)));
    expect(&r, &[(Law, "37B2"), (Cancelled, "5"), (MayAccept, "nobody"), (Turn, "W")]);
}

#[test]
fn director_stops_forfeits() {
    let r = Table::new(Seat::N, &["N 1H", "S P", "W director", "E 1S"]).ruling();
    expect(&r, &[(Law, "30A"), (Offender, "must_pass_next"), (Turn, "S")]);
    let inadmissible = Table::new(Seat::N, &["N 1H", "E P", "S X", "W director", "S 2H"]).ruling();
    expect(&inadmissible, &[(Law, "36B2"), (Partner, "must_pass_throughout")]);
}

#[test]
fn stricter_of_two_duties_binds() {
    let auction = ["S 1H", "W declines", "N P", "E P", "S 1H", "W P", "S P", "W declines"];
    let r = Table::new(Seat::N, &auction).ruling_under(Edition::E2007);
    expect(&r, &[(Law, "30B2"), (Partner, "must_pass_throughout")]);
    let bids = Table::new(Seat::N, &[&auction[..], &["N 1S"]].concat()).ruling_under(Edition::E2007);
    expect(&bids, &[(Law, "37B2"), (Cancelled, "7"), (Lead, "require_or_forbid:S")]);
}
