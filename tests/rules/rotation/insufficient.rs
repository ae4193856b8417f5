//! Law 27: insufficient bids in turn and what replaces them, and those out of rotation.

use crate::rotation::{Table, branch, cites, expect, question};
use rules::bridge::{Seat, Strain, Suit};
use rules::engine::Key::*;
use rules::engine::ruling::{Answer, Question};
use rules::law::Edition;

fn table(events: &[&str]) -> Table {
    Table::new(Seat::N, events)
}

#[test]
fn lho_may_accept() {
    let r = table(&["N 1S", "E 1H"]).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::S, call: 2 });
    expect(&r, &[(MayAccept, "S"), (InRotation, "yes")]);
    expect(
        branch(&r, Answer::Accepts),
        &[(Law, "27A1"), (Turn, "S"), (Cancelled, "none"), (Auction, "goes_on"), (Partner, "any_legal_call")],
    );
    let declined = branch(&r, Answer::Declines);
    assert_eq!(question(declined), Question::Lowest { seat: Seat::E, call: 2 });
    expect(
        declined,
        &[
            (Law, "27B"),
            (Turn, "E"),
            (Cancelled, "2"),
            (Auction, "back_to:E"),
            (Offender, "bid_or_pass"),
            (MayAccept, "nobody"),
        ],
    );
    expect(branch(declined, Answer::Yes), &[(Law, "27B1(a)"), (Partner, "any_legal_call"), (Lead, "none")]);
    let otherwise = branch(declined, Answer::No);
    assert_eq!(question(otherwise), Question::Comparable { seat: Seat::E, call: 2 });
    expect(otherwise, &[(Law, "27B"), (Offender, "bid_or_pass")]);
    expect(branch(otherwise, Answer::Yes), &[(Law, "27B1(b)"), (Watch, "27D")]);
    expect(
        branch(otherwise, Answer::No),
        &[(Law, "27B2"), (Partner, "must_pass_throughout"), (Watch, "72C")],
    );
}

#[test]
fn call_over_it_accepts() {
    let r = table(&["N 1S", "E 1H", "S 2C"]).ruling();
    expect(&r, &[(Law, "27A1"), (MayAccept, "already_accepted"), (Turn, "W"), (Lead, "none")]);
}

#[test]
fn later_bids_are_measured_by_the_accepted_one() {
    let r = table(&["N 1S", "E 1H", "S accepts", "S 1S", "W P", "N P", "E P"]).ruling();
    expect(&r, &[(Law, "27A1"), (Auction, "over"), (Contract, "1S:N")]);
    let r = table(&["N 1S", "E 1H", "S accepts", "S 1D"]).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::W, call: 3 });
}

#[test]
fn lowest_bid_in_the_denomination_ends_the_matter() {
    let r = table(&["N 1S", "E 1H", "S declines", "E 2H"]).ruling();
    expect(
        &r,
        &[
            (Law, "27B1(a)"),
            (Cancelled, "2"),
            (Offender, "any_legal_call"),
            (Partner, "any_legal_call"),
            (Lead, "none"),
            (UnauthorisedFor, "none"),
            (Watch, "27D"),
            (Turn, "S"),
            (Replacement, "not_tested"),
        ],
    );
}

#[test]
fn higher_bid_or_pass_silences_partner() {
    for call in ["3H", "P", "2S"] {
        let r = table(&["N 1S", "E 1H", "S declines", &format!("E {call}")]).comparable(false).ruling();
        expect(
            &r,
            &[(Law, "27B2"), (Partner, "must_pass_throughout"), (UnauthorisedFor, "W"), (Watch, "72C")],
        );
        expect(&r, &[(Replacement, "not_comparable"), (Offender, "any_legal_call"), (Turn, "S")]);
    }
}

#[test]
fn comparable_call_ends_the_matter() {
    let r = table(&["N 1S", "E 1H", "S declines", "E 3H"]).points(2, 6, 10).points(3, 7, 9).ruling();
    expect(&r, &[(Law, "27B1(b)"), (Replacement, "comparable"), (Partner, "any_legal_call")]);
    expect(&r, &[(UnauthorisedFor, "none"), (Watch, "27D"), (Lead, "none")]);
    assert!(cites(&r).contains(&"23A2"), "{:?}", cites(&r));
}

#[test]
fn meaning_not_known_is_left_to_the_director() {
    let r = table(&["N 1S", "E 1H", "S declines", "E 3H"]).ruling();
    assert_eq!(question(&r), Question::Comparable { seat: Seat::E, call: 2 });
    expect(&r, &[(Law, "27B"), (Replacement, "judgement"), (Offender, "any_legal_call")]);
}

#[test]
fn double_instead_is_cancelled() {
    let r = table(&["N 1S", "E 1H", "S declines", "E X"]).comparable(false).ruling();
    expect(
        &r,
        &[
            (Law, "27B3"),
            (Cancelled, "2 3"),
            (Offender, "bid_or_pass"),
            (Partner, "must_pass_throughout"),
            (Turn, "E"),
            (Auction, "back_to:E"),
            (MayAccept, "nobody"),
        ],
    );
    let r = table(&["N 1S", "E 1H", "S declines", "E X", "E 2H"]).comparable(false).ruling();
    expect(
        &r,
        &[(Law, "27B3"), (Offender, "any_legal_call"), (Partner, "must_pass_throughout"), (Turn, "S")],
    );
    let r = table(&["N 1S", "E 1H", "S declines", "E X"]).comparable(true).ruling();
    expect(&r, &[(Law, "27B1(b)"), (Cancelled, "2"), (Partner, "any_legal_call"), (Turn, "S")]);
    let r = table(&["N 1S", "E 1H", "S declines", "E X"]).ruling();
    assert_eq!(question(&r), Question::Comparable { seat: Seat::E, call: 2 });
    expect(branch(&r, Answer::No), &[(Law, "27B3"), (Cancelled, "2 3")]);
}

#[test]
fn insufficient_again_is_ruled_like_a_double() {
    let auction = ["N 1S", "E 1H", "S declines", "E 1D", "S declines"];
    let r = table(&auction).ruling();
    expect(
        &r,
        &[(Law, "27B4"), (Cancelled, "2 3"), (Offender, "bid_or_pass"), (Partner, "must_pass_throughout")],
    );
    let r = table(&auction[..4]).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::S, call: 3 });
    expect(branch(&r, Answer::Accepts), &[(Law, "27A1"), (Partner, "any_legal_call"), (Turn, "S")]);
    expect(branch(&r, Answer::Declines), &[(Law, "27B4"), (Turn, "E")]);
    let r = table(&["N 1S", "E 1H", "S declines", "E 1D", "S declines", "E 2H"]).ruling();
    expect(&r, &[(Law, "27B4"), (Partner, "must_pass_throughout"), (Turn, "S")]);
}

#[test]
fn partner_is_silenced_to_the_end() {
    let auction = ["N 1S", "E 1H", "S declines", "E 3H", "S P", "W P", "N P"];
    let r = table(&auction).comparable(false).ruling();
    expect(&r, &[(Law, "27B2"), (Auction, "over"), (Contract, "3H:E"), (Lead, "none")]);
    let auction = ["N 1S", "E 1H", "S declines", "E P", "S 2S", "W P", "N P", "E P"];
    let r = table(&auction).comparable(false).ruling();
    expect(&r, &[(Contract, "2S:N"), (Lead, "C D H S"), (UnauthorisedFor, "W")]);
    let r = table(&["N 1S", "E 1H", "S declines", "E P", "S 2S", "W 3C"]).comparable(false).ruling();
    expect(&r, &[(Law, "37B2"), (Cancelled, "5"), (Offender, "must_pass_throughout")]);
}

#[test]
fn premature_replacement_stands_unless_the_bid_is_accepted() {
    let auction = ["N 1S", "E 1H", "E 2H"];
    let r = table(&auction).ruling();
    assert_eq!(question(&r), Question::Unintended { seat: Seat::E, call: 3 });
    expect(branch(&r, Answer::Yes), &[(Law, "25A"), (Cancelled, "2"), (Turn, "S")]);
    let r = table(&auction).unintended(false).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::S, call: 2 });
    expect(
        branch(&r, Answer::Accepts),
        &[(Law, "27A1"), (Cancelled, "3"), (UnauthorisedFor, "W"), (Turn, "S"), (Partner, "any_legal_call")],
    );
    expect(branch(&r, Answer::Declines), &[(Law, "27B1(a)"), (Cancelled, "2"), (Turn, "S")]);
    assert!(cites(branch(&r, Answer::Declines)).contains(&"27C"));
    let r = table(&["N 1S", "E 1H", "E 2H", "S P"]).unintended(false).ruling();
    expect(&r, &[(Law, "27B1(a)"), (Turn, "W")]);
    let r = table(&["N 1S", "E 1H", "E X", "S declines"]).unintended(false).comparable(false).ruling();
    expect(&r, &[(Law, "27B3"), (Cancelled, "2 3"), (Turn, "E")]);
}

#[test]
fn artificial_bids_are_compared_by_what_they_specify() {
    let replaced = |call: &str| table(&["N 2S", "E 2D*", "S declines", call]);
    let hearts = Strain::Suit(Suit::H);
    let r = replaced("E 3D*").specifies(2, hearts).specifies(3, hearts).ruling();
    expect(&r, &[(Law, "27B1(a)"), (Partner, "any_legal_call")]);
    let r = replaced("E 3H").specifies(2, hearts).ruling();
    assert_eq!(question(&r), Question::Lowest { seat: Seat::E, call: 2 });
    let r = replaced("E 3H").specifies(2, hearts).lowest(true).ruling();
    expect(&r, &[(Law, "27B1(a)")]);
    let r = replaced("E 3D").specifies(2, hearts).comparable(false).ruling();
    expect(&r, &[(Law, "27B2")]);
    let r = table(&["N 1S", "E 1H?", "S declines", "E 2H"]).ruling();
    assert_eq!(question(&r), Question::Artificial(2));
}

#[test]
fn older_texts_ask_whether_both_are_natural() {
    let auction = ["N 1S", "E 1H", "S declines", "E 2H"];
    let r = table(&auction).ruling_under(Edition::E2007);
    expect(&r, &[(Law, "27B1(a)"), (UnauthorisedFor, "none"), (Watch, "27D"), (Replacement, "-")]);
    let r = table(&auction).ruling_under(Edition::E1997);
    expect(&r, &[(Law, "27B1"), (Partner, "any_legal_call"), (Watch, "27B1(b)"), (UnauthorisedFor, "none")]);
    let artificial = ["N 2S", "E 2D*", "S declines", "E 3D*"];
    let hearts = Strain::Suit(Suit::H);
    let r = table(&artificial).specifies(2, hearts).specifies(3, hearts).ruling_under(Edition::E1997);
    expect(&r, &[(Law, "27B2"), (Partner, "must_pass_throughout"), (Watch, "23")]);
    let precise = table(&artificial).points(2, 6, 10).points(3, 7, 9);
    expect(
        &precise.ruling_under(Edition::E2007),
        &[(Law, "27B1(b)"), (UnauthorisedFor, "W"), (Lead, "none")],
    );
    let wider = table(&artificial).points(2, 7, 9).points(3, 0, 40).ruling_under(Edition::E2007);
    expect(&wider, &[(Law, "27B2"), (Partner, "must_pass_throughout")]);
    let open = table(&artificial).ruling_under(Edition::E2007);
    assert_eq!(question(&open), Question::MorePrecise { seat: Seat::E, call: 2 });
}

#[test]
fn premature_replacement_did_not_count_in_1997() {
    let r = table(&["N 1S", "E 1H", "E X", "S declines"]).unintended(false);
    let r = r.ruling_under(Edition::E1997);
    expect(&r, &[(Cancelled, "2 3"), (Turn, "E"), (Offender, "bid_or_pass")]);
}

#[test]
fn out_of_rotation_law_31_applies() {
    let r = table(&["N 1S", "S 1H", "W declines"]).ruling();
    expect(&r, &[(InRotation, "no"), (Cancelled, "2"), (Turn, "E")]);
    assert!(cites(&r).contains(&"27A2"), "{:?}", cites(&r));
    let r = table(&["N 1S", "S 1H", "W accepts"]).ruling();
    expect(&r, &[(Law, "29A"), (Turn, "W")]);
    // RHO passes: the bid must be repeated, and is then insufficient in turn.
    let auction = ["N 1S", "S 1H", "W declines", "E P", "S 1H", "W declines", "S 2H"];
    expect(&table(&auction[..4]).ruling(), &[(Law, "31A1"), (Offender, "must_repeat"), (Turn, "S")]);
    expect(&table(&auction[..6]).ruling(), &[(Law, "27B"), (Turn, "S"), (Offender, "bid_or_pass")]);
    let r = table(&auction).ruling();
    expect(&r, &[(Law, "27B1(a)"), (Turn, "W"), (Partner, "any_legal_call")]);
    assert_eq!(r.beyond, None);
}

#[test]
fn unintended_bid_may_be_replaced_by_an_insufficient_one() {
    let r = table(&["N 1S", "E 2D", "E 1D"]).unintended(true).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::S, call: 3 });
    expect(&r, &[(InRotation, "yes")]);
}

#[test]
fn doubles_are_compared_with_the_first_bid() {
    let auction = ["N 1NT", "E 2C", "S 1H", "W declines", "S 1D", "W declines", "S X"];
    let r = table(&auction).ruling();
    assert_eq!(question(&r), Question::Comparable { seat: Seat::S, call: 3 });
    expect(branch(&r, Answer::No), &[(Law, "27B3"), (Cancelled, "3 4 5"), (Offender, "bid_or_pass")]);
    let stands = branch(&r, Answer::Yes);
    expect(stands, &[(Law, "27B4"), (Turn, "W"), (Partner, "must_pass_throughout")]);
    let r = table(&["N 1NT", "E X", "S 1H", "W declines", "S X", "S XX"]).comparable(false).ruling();
    expect(&r, &[(Law, "27B3"), (Cancelled, "3 4 5"), (Turn, "S"), (Offender, "bid_or_pass")]);
}

#[test]
fn final_call_decided_in_1997() {
    let auction = ["N 1NT", "E 2C", "S 1NT", "W declines", "S 1D", "W declines", "S 2NT"];
    let r = table(&auction).ruling_under(Edition::E1997);
    expect(&r, &[(Law, "27B1"), (Partner, "any_legal_call"), (Cancelled, "3 4"), (Turn, "W")]);
    let r = table(&auction[..6]).ruling_under(Edition::E1997);
    assert_eq!(question(&r), Question::Lowest { seat: Seat::S, call: 3 });
    expect(branch(&r, Answer::No), &[(Law, "27B2"), (Offender, "bid_or_pass"), (Turn, "S")]);
    expect(&table(&auction).ruling(), &[(Law, "27B4"), (Partner, "must_pass_throughout")]);
}
