//! A call out of rotation that is a change of the offender's last call (Law 25).

use crate::rotation::{Table, branch, cites, expect, question};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::ruling::{Answer, Authority, Question};

#[test]
fn later_pass_at_lhos_turn_is_a_change() {
    let auction = ["S 1S", "S P", "W declines"];
    let ruling = Table::new(Seat::S, &auction).ruling();
    assert_eq!(question(&ruling), Question::Unintended { seat: Seat::S, call: 2 });
    expect(&ruling, &[(Law, "30B2"), (Offender, "change_of_call"), (Turn, "W")]);
    let stands = Table::new(Seat::S, &auction).unintended(false).ruling();
    expect(
        &stands,
        &[(Cancelled, "2"), (UnauthorisedFor, "N"), (Lead, "C D H"), (Turn, "W"), (MayAccept, "nobody")],
    );
    assert!(cites(&stands).contains(&"25B2"));
    let unintended = Table::new(Seat::S, &auction).unintended(true).ruling();
    expect(&unintended, &[(Cancelled, "1"), (Lead, "none"), (UnauthorisedFor, "-")]);
    assert!(cites(&unintended).contains(&"25A"));
}

#[test]
fn lho_may_accept_the_change() {
    let r = Table::new(Seat::S, &["S 1S", "S P", "W accepts"]).unintended(false).ruling();
    expect(
        &r,
        &[
            (Law, "30B2"),
            (Cancelled, "1"),
            (MayAccept, "already_accepted"),
            (Lead, "C D H S"),
            (UnauthorisedFor, "N"),
        ],
    );
    assert!(cites(&r).contains(&"25B1"));
}

#[test]
fn asks_intent_before_acceptance() {
    let ruling = Table::new(Seat::S, &["S 1S", "S P"]).ruling();
    assert_eq!(question(&ruling), Question::Unintended { seat: Seat::S, call: 2 });
    assert!(!cites(&ruling).contains(&"29B"));
    let then = branch(&ruling, Answer::No);
    assert_eq!(question(then), Question::Accepts { seat: Seat::W, call: 2 });
    expect(then, &[(MayAccept, "W")]);
    expect(branch(then, Answer::Accepts), &[(Cancelled, "1"), (MayAccept, "already_accepted")]);
    expect(branch(then, Answer::Declines), &[(Cancelled, "2"), (MayAccept, "nobody")]);
}

#[test]
fn lead_considers_all_calls_since() {
    let auction = ["S 1H", "S P", "W declines", "W P", "N P", "E 1S", "S 2D"];
    expect(&Table::new(Seat::S, &auction).unintended(false).ruling(), &[(Lead, "C S"), (Turn, "W")]);
}

#[test]
fn repeated_pass_changes_nothing() {
    let r = Table::new(Seat::S, &["S P", "S P", "W declines"]).unintended(false).ruling();
    expect(&r, &[(Law, "30B2"), (Lead, "none"), (UnauthorisedFor, "-"), (Cancelled, "2")]);
}

#[test]
fn call_over_a_change_is_contested() {
    let r = Table::new(Seat::S, &["S 1H", "S P", "W 2C"]).unintended(false).ruling();
    expect(&r, &[(Law, "30B2"), (Cancelled, "1"), (MayAccept, "already_accepted"), (Turn, "N")]);
    assert_eq!(r.contested[0].follows, Authority::TextOf25B1);
    assert!(cites(&r).contains(&"25B1"));
}

#[test]
fn comparable_change_frees_the_lead() {
    let auction = ["S 1H", "S 2H", "W accepts"];
    let change = || Table::new(Seat::S, &auction).unintended(false);
    expect(
        &change().comparable(true).ruling(),
        &[(Law, "31C"), (Lead, "none"), (UnauthorisedFor, "none"), (Watch, "23C")],
    );
    expect(&change().ruling(), &[(Law, "31C"), (Lead, "C D S"), (UnauthorisedFor, "N")]);
}
