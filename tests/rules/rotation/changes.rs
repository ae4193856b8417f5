//! A call out of rotation that is a change of the offender's last call (Law 25).

use crate::rotation::{Table, branch, cites, expect, question};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::ruling::{Answer, Authority, Question};
use rules::law::Edition;

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

#[test]
fn lho_may_withdraw_over_an_unintended_call() {
    let table = |more: &[&str]| {
        let auction = [&["S 1D", "W 1S", "N P", "W 1H"], more].concat();
        Table::new(Seat::S, &auction).unintended(true)
    };
    for (edition, clause) in [(Edition::E2017, "25A6"), (Edition::E2007, "25A4")] {
        let open = table(&[]).ruling_under(edition);
        expect(&open, &[(Law, "25A"), (Cancelled, "2"), (Turn, "N"), (Auction, "back_to:N"), (Lead, "none")]);
        expect(&open, &[(UnauthorisedFor, "-")]);
        let withdrawn = table(&["N 2D"]).ruling_under(edition);
        expect(&withdrawn, &[(Cancelled, "2 3"), (Turn, "E"), (UnauthorisedFor, "E W")]);
        assert!(cites(&withdrawn).contains(&clause));
        let kept = table(&["E 2H"]).ruling_under(edition);
        expect(&kept, &[(Cancelled, "2"), (Turn, "S"), (UnauthorisedFor, "-")]);
        expect(&table(&["N P"]).ruling_under(edition), &[(Cancelled, "2"), (UnauthorisedFor, "-")]);
    }
}

#[test]
fn call_over_the_first_may_have_become_insufficient() {
    let auction = ["S 1D", "W 1S", "N 2C", "W 3D"];
    let open = Table::new(Seat::S, &auction).unintended(true).ruling();
    expect(&open, &[(Law, "25A"), (Cancelled, "2"), (Turn, "N")]);
    let kept = Table::new(Seat::S, &[&auction[..], &["E P"]].concat()).unintended(true).ruling();
    expect(&kept, &[(Law, "27A1"), (Turn, "S")]);
}

#[test]
fn partners_call_ends_the_right_to_replace() {
    let auction = ["S 1D", "W 1S", "N P", "E 4S", "W 5H", "S P"];
    for (edition, clause) in [(Edition::E2017, "25A4"), (Edition::E2007, "25A2")] {
        let r = Table::new(Seat::S, &auction).unintended(true).ruling_under(edition);
        assert!(cites(&r).contains(&clause) && !cites(&r).contains(&"25A"));
        expect(&r, &[(Law, "28B"), (Cancelled, "5")]);
    }
}

#[test]
fn replaces_after_the_end_until_the_lead_is_faced() {
    let auction = ["N 1NT", "E P", "S P", "W P", "S 3NT"];
    for (edition, clause) in [(Edition::E2017, "25A5"), (Edition::E2007, "25A3")] {
        let r = Table::new(Seat::N, &auction[..4]).ruling_under(edition);
        expect(&r, &[(Auction, "over")]);
        let passed = [&auction[..3], &["W P", "S 3NT"]].concat();
        let r = Table::new(Seat::W, &[&["W P"], &passed[..]].concat()).unintended(true).ruling_under(edition);
        expect(&r, &[(Law, "25A"), (Cancelled, "4"), (Turn, "W")]);
        assert!(cites(&r).contains(&clause));
        let led = [&["W P"], &auction[..4], &["E leads", "S 3NT"]].concat();
        let r = Table::new(Seat::W, &led).unintended(true).ruling_under(edition);
        expect(&r, &[(Law, "39B"), (Cancelled, "6")]);
    }
}

#[test]
fn called_over_change_does_not_ask_28b() {
    let r = Table::new(Seat::S, &["S 1H", "S 1S", "W P"]).unintended(false).ruling();
    assert!(cites(&r).contains(&"25B1") && !cites(&r).contains(&"28B"));
}

#[test]
fn inadmissible_double_may_be_a_slip() {
    let auction = ["N 1H", "E P", "S P", "W X", "N P", "E P", "S X", "S XX"];
    for edition in [Edition::E1997, Edition::E2007, Edition::E2017] {
        let r = Table::new(Seat::N, &auction).unintended(true).ruling_under(edition);
        expect(&r, &[(Law, "25A"), (Cancelled, "7"), (Turn, "W"), (Partner, "any_legal_call")]);
        let asked = Table::new(Seat::N, &auction).ruling_under(edition);
        assert_eq!(question(&asked), Question::Unintended { seat: Seat::S, call: 8 });
    }
    let r = Table::new(Seat::N, &auction).unintended(false).ruling();
    expect(&r, &[(Law, "36B2"), (Partner, "must_pass_throughout")]);
}

#[test]
fn forbidden_call_may_be_a_slip() {
    let auction = ["N P", "E P", "W P", "N declines", "S 1D", "W 1S", "W P"];
    let r = Table::new(Seat::N, &auction).unintended(true).ruling();
    expect(&r, &[(Law, "25A"), (Cancelled, "5"), (Turn, "N"), (InRotation, "yes")]);
    let r = Table::new(Seat::N, &auction[..6]).ruling();
    expect(&r, &[(Law, "37B2"), (Cancelled, "5")]);
}

#[test]
fn call_out_of_rotation_may_be_a_slip() {
    let auction = ["N 1C", "S 1S", "S 1NT", "W declines"];
    let r = Table::new(Seat::N, &auction).unintended(true).ruling();
    expect(&r, &[(MayAccept, "nobody"), (Cancelled, "3"), (Turn, "E"), (InRotation, "no")]);
    expect(&r.earlier[0], &[(Law, "25A"), (Cancelled, "2"), (InRotation, "no")]);
}

#[test]
fn late_double_may_be_a_slip() {
    let auction = ["N 1NT", "E P", "S P", "W P", "E X", "E P"];
    let r = Table::new(Seat::N, &auction).unintended(true).ruling();
    expect(&r, &[(Cancelled, "6"), (Lead, "none")]);
    expect(&r.earlier[0], &[(Law, "25A"), (Cancelled, "5")]);
    let r = Table::new(Seat::N, &auction[..5]).ruling();
    expect(&r, &[(Law, "39C"), (Lead, "C D H S")]);
}

#[test]
fn names_intent_and_awareness_since_2017() {
    let auction = ["S 1S", "S P", "W declines"];
    let of = |found, edition| Table::new(Seat::S, &auction).unintended(found).ruling_under(edition);
    assert!(cites(&of(false, Edition::E2017)).contains(&"25A2"));
    assert!(cites(&of(true, Edition::E2017)).contains(&"25A3"));
    for found in [false, true] {
        let cited = cites(&of(found, Edition::E2007));
        assert!(!cited.contains(&"25A2") && !cited.contains(&"25A3"));
    }
}
