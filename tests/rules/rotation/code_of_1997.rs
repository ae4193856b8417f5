//! The code of 1997 where it differs from that of 2007, and the clauses that moved.

use crate::rotation::{Table, cites, expect};
use rules::bridge::{Seat, Strain, Suit};
use rules::engine::Key::*;
use rules::engine::Ruling;
use rules::law::Edition;

fn in_1997(dealer: Seat, auction: &[&str]) -> Ruling {
    Table::new(dealer, auction).ruling_under(Edition::E1997)
}

fn in_2007(dealer: Seat, auction: &[&str]) -> Ruling {
    Table::new(dealer, auction).ruling_under(Edition::E2007)
}

#[test]
fn law_23_is_on_an_enforced_pass_of_partner() {
    let pass = ["S P", "W declines"];
    expect(&in_1997(Seat::N, &pass), &[(Law, "30A"), (Offender, "must_pass_next"), (Watch, "72B1")]);
    expect(&in_2007(Seat::N, &pass), &[(Law, "30A"), (Offender, "must_pass_next"), (Watch, "23")]);
    let bid = ["S 1H", "W declines"];
    expect(&in_1997(Seat::N, &bid), &[(Law, "31B"), (Partner, "must_pass_throughout"), (Watch, "23")]);
}

#[test]
fn withdrawn_calls_are_for_law_16c() {
    let r = in_1997(Seat::N, &["S 1H", "W declines"]);
    expect(&r, &[(UnauthorisedFor, "N")]);
    assert!(cites(&r).contains(&"16C1") && cites(&r).contains(&"16C2"));
}

#[test]
fn pass_of_partners_artificial_call_is_a_pass() {
    let auction = ["N 2C*", "S P", "W declines", "E 2S"];
    expect(&in_1997(Seat::N, &auction), &[(Law, "30B1"), (Offender, "must_pass_next"), (Lead, "none")]);
    let r = in_2007(Seat::N, &auction);
    expect(&r, &[(Law, "31A2(b)"), (Partner, "must_pass_throughout"), (Watch, "23")]);
}

#[test]
fn unknown_call_of_partners_asks_nothing() {
    expect(&in_1997(Seat::N, &["N 1C?", "S P", "W declines", "E 1S"]), &[(Law, "30B1")]);
}

#[test]
fn conventional_pass_may_be_repeated() {
    let auction = ["N 1H", "S P*", "W declines", "E 1S", "S 2D"];
    let diamonds = Strain::Suit(Suit::D);
    let table = || Table::new(Seat::N, &auction).specifies(2, diamonds);
    let r = table().ruling_under(Edition::E1997);
    expect(&r, &[(Law, "31A2(a)"), (Partner, "must_pass_next"), (Lead, "none"), (Watch, "23")]);
    let r = table().ruling_under(Edition::E2007);
    expect(&r, &[(Law, "31A2(b)"), (Partner, "must_pass_throughout")]);
}

#[test]
fn conventional_pass_shows_a_suit() {
    let table = Table::new(Seat::W, &["W 1C", "S P*", "W declines"]).specifies(2, Strain::Suit(Suit::H));
    let r = table.ruling_under(Edition::E1997);
    expect(&r, &[(Law, "31B"), (Partner, "must_pass_throughout"), (Lead, "require_or_forbid:H")]);
    assert!(cites(&r).contains(&"30C"));
}

#[test]
fn law_34_sends_the_auction_back_itself() {
    let r = in_1997(Seat::W, &["W P", "N 1H", "E P", "S P", "N P", "E P"]);
    expect(&r, &[(Law, "34"), (Auction, "back_to:W"), (Cancelled, "5 6"), (UnauthorisedFor, "S")]);
    assert!(!cites(&r).iter().any(|clause| clause.starts_with("17E")));
}

#[test]
fn condoned_double_is_in_law_35() {
    let r = in_1997(Seat::N, &["N 1H", "E P", "S X", "W P"]);
    expect(&r, &[(Law, "35A"), (Cancelled, "3 4"), (Turn, "S"), (Lead, "none"), (Partner, "any_legal_call")]);
    let r = in_1997(Seat::N, &["N 1H", "E P", "S X", "W director", "S 2H"]);
    expect(&r, &[(Law, "36"), (Partner, "must_pass_throughout"), (Lead, "C D H S"), (Watch, "23")]);
    let r = in_1997(Seat::N, &["N 1H", "S X", "W declines"]);
    expect(&r, &[(Law, "36"), (InRotation, "no"), (Turn, "E"), (Partner, "must_pass_throughout")]);
}

#[test]
fn any_action_after_a_double_is_a_bid() {
    let r = in_1997(Seat::W, &["W 1H", "N P", "S X", "W declines", "E acts"]);
    expect(&r, &[(Law, "32B2"), (Partner, "must_pass_throughout"), (Watch, "23")]);
}

#[test]
fn insufficient_bid_out_of_rotation_is_for_law_31() {
    let r = in_1997(Seat::W, &["W 1S", "S 1H", "W declines"]);
    expect(&r, &[(Law, "31B"), (Partner, "must_pass_throughout"), (Lead, "require_or_forbid:H")]);
    assert!(cites(&r).contains(&"27C"));
}

#[test]
fn pass_before_any_bid_is_not_a_change() {
    expect(&in_1997(Seat::S, &["S P", "S P", "W declines"]), &[(Law, "30A"), (Offender, "must_pass_next")]);
}

#[test]
fn passed_out_board_ends_by_law_17e() {
    let r = in_1997(Seat::N, &["E P", "S P", "W P", "N P"]);
    assert!(cites(&r).contains(&"17E"));
}
