//! The code of 1997 where it differs from that of 2007, and the clauses that moved.

use crate::rotation::{Table, branch, cites, expect, question};
use rules::bridge::{Seat, Strain, Suit};
use rules::engine::Key::*;
use rules::engine::Ruling;
use rules::engine::ruling::{Answer, Question};
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

fn meant(auction: &[&str]) -> Ruling {
    Table::new(Seat::S, auction).unintended(false).ruling_under(Edition::E1997)
}

#[test]
fn accepted_change_has_no_penalty() {
    for more in ["W accepts", "W 2C"] {
        let r = meant(&["S 1S", "S 1H", more]);
        expect(&r, &[(Law, "25B1"), (Cancelled, "1"), (Lead, "none"), (Watch, "none")]);
        expect(&r, &[(Partner, "any_legal_call"), (UnauthorisedFor, "N")]);
    }
}

#[test]
fn declined_change_leaves_a_choice() {
    let r = meant(&["S 1S", "S P", "W declines"]);
    assert_eq!(question(&r), Question::LetsStand { seat: Seat::S, call: 2 });
    expect(&r, &[(Law, "25B2"), (Turn, "S"), (Auction, "back_to:S"), (Cancelled, "2")]);
    let stands = branch(&r, Answer::Yes);
    expect(stands, &[(Law, "25B2(b)(1)"), (Cancelled, "2"), (Partner, "must_pass_next"), (Turn, "W")]);
    expect(stands, &[(Lead, "C D H S"), (Watch, "23")]);
    let another = branch(&r, Answer::No);
    expect(another, &[(Law, "25B2(b)(2)"), (Cancelled, "1 2"), (Partner, "any_legal_call"), (Turn, "W")]);
    expect(another, &[(Watch, "25B2(b)(2)")]);
}

#[test]
fn other_call_must_be_legal() {
    let r = Table::new(Seat::W, &["W 1H", "N P", "E P", "S 1S", "S 2C", "W declines", "S 1C"]);
    let r = r.unintended(false).ruling_under(Edition::E1997);
    assert_eq!(question(&r), Question::Accepts { seat: Seat::W, call: 6 });
    expect(&r.earlier[0], &[(Law, "25B2(b)(2)"), (Cancelled, "4 5")]);
}

#[test]
fn partner_of_a_declined_change_passes_once() {
    let auction = ["S 1S", "S 2H", "W declines", "W P", "N 2S", "E director"];
    let r = meant(&auction);
    expect(&r, &[(Law, "37"), (Cancelled, "4"), (Partner, "must_pass_throughout"), (Turn, "E")]);
    let r = meant(&["S 1S", "S 2H", "W declines", "W P", "N P", "E 2D", "S P", "W P", "N 2S"]);
    expect(&r, &[(Law, "25B2(b)(1)"), (Partner, "any_legal_call"), (Lead, "require_or_forbid:H")]);
    assert_eq!(r.beyond, None);
}

#[test]
fn unintended_calls_are_for_law_25a() {
    let of =
        |dealer, auction: &[&str]| Table::new(dealer, auction).unintended(true).ruling_under(Edition::E1997);
    let r = of(Seat::S, &["S 1S", "S 1H"]);
    expect(&r, &[(Law, "25A"), (Cancelled, "1"), (Lead, "none"), (Turn, "W")]);
    let r = of(Seat::N, &["N 1S", "E 1H", "E 2H"]);
    expect(&r, &[(Law, "25A"), (Cancelled, "2"), (Turn, "S")]);
    // The final pass but one, with the auction over and the lead still to come.
    let auction = ["N 2NT", "E P", "S P", "W P", "S 3NT"];
    let r = of(Seat::N, &auction);
    expect(&r, &[(Law, "25A"), (Cancelled, "3"), (Turn, "W"), (Auction, "back_to:W")]);
    let r = of(Seat::N, &[&auction[..4], &["E leads", "S 3NT"]].concat());
    expect(&r, &[(Law, "39A"), (Auction, "over")]);
    let r = of(Seat::S, &["S 1D", "W 1S", "N P", "E 2S", "W 1H"]);
    assert!(cites(&r).contains(&"25A"), "partner has called");
}

#[test]
fn lead_names_the_paragraph_of_26a() {
    let auction = ["S 1H", "W declines", "N P", "E 1S", "S P"];
    assert!(cites(&in_1997(Seat::N, &auction)).contains(&"26A2"));
    let specified = ["S 1H", "W declines", "N P", "E 1S", "S 2H", "W 2S"];
    let r = in_1997(Seat::N, &specified);
    expect(&r, &[(Law, "31B"), (Lead, "none")]);
    assert!(cites(&r).contains(&"26A1") && !cites(&r).contains(&"26A2"));
}
