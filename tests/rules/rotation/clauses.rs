//! Every clause, with its decision.

use crate::rotation::{Table, branch, cites, expect, question};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::ruling::{Answer, Authority, Matter, Question};

#[test]
fn pass_at_rhos_turn_passes_once() {
    let r = Table::new(Seat::N, &["N 1H", "S P", "W declines", "E 1S"]).ruling();
    expect(
        &r,
        &[
            (Law, "30A"),
            (Offender, "must_pass_next"),
            (Partner, "any_legal_call"),
            (Turn, "S"),
            (Lead, "none"),
        ],
    );
    expect(&r, &[(Replacement, "not_tested"), (Watch, "72C"), (Cancelled, "2"), (Auction, "goes_on")]);
}

#[test]
fn auction_returns_to_rho() {
    let r = Table::new(Seat::N, &["N 1H", "S P", "W declines"]).ruling();
    expect(&r, &[(Turn, "E"), (Auction, "back_to:E"), (MayAccept, "nobody"), (InRotation, "no")]);
}

#[test]
fn branches_on_lhos_answer() {
    let r = Table::new(Seat::N, &["N 1H", "S P"]).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::W, call: 2 });
    expect(&r, &[(MayAccept, "W"), (InRotation, "no"), (Partner, "any_legal_call")]);
    expect(branch(&r, Answer::Accepts), &[(Law, "29A"), (Turn, "W"), (Cancelled, "none")]);
    expect(branch(&r, Answer::Declines), &[(Law, "30A"), (Turn, "E"), (Cancelled, "2")]);
}

#[test]
fn pass_at_partners_turn_frees_both() {
    let r = Table::new(Seat::N, &["S P", "W declines"]).ruling();
    assert_eq!(question(&r), Question::Comparable { seat: Seat::S, call: 1 });
    expect(
        &r,
        &[
            (Law, "30B1"),
            (Offender, "any_legal_call"),
            (Replacement, "not_tested"),
            (Turn, "N"),
            (Partner, "any_legal_call"),
        ],
    );
    expect(
        branch(&r, Answer::Yes),
        &[(Partner, "any_legal_call"), (Lead, "none"), (Watch, "23C"), (UnauthorisedFor, "none")],
    );
    expect(
        branch(&r, Answer::No),
        &[(Partner, "must_pass_next"), (Lead, "C D H S"), (Watch, "72C"), (UnauthorisedFor, "N")],
    );
}

#[test]
fn weaker_answer_is_a_subset() {
    let auction = ["S P", "W declines", "N 2C*", "E P", "S 2D*"];
    let r = Table::new(Seat::N, &auction).points(1, 0, 11).points(4, 0, 7).ruling();
    expect(
        &r,
        &[
            (Law, "30B1(b)(i)"),
            (Replacement, "comparable"),
            (Partner, "any_legal_call"),
            (Turn, "W"),
            (Watch, "23C"),
        ],
    );
    assert!(cites(&r).contains(&"30B1(b)(i)") && cites(&r).contains(&"23A2"), "{:?}", cites(&r));
}

#[test]
fn strong_jump_is_not_comparable() {
    let r = Table::new(Seat::N, &["S P", "W declines", "N 1C", "E P", "S 2NT"])
        .points(1, 0, 11)
        .points(4, 13, 15)
        .ruling();
    expect(
        &r,
        &[
            (Replacement, "not_comparable"),
            (Partner, "must_pass_next"),
            (Lead, "C D H S"),
            (UnauthorisedFor, "N"),
        ],
    );
    assert!(cites(&r).contains(&"30B1(b)(ii)") && cites(&r).contains(&"26B"));
}

#[test]
fn specified_suit_stays_allowed() {
    let r = Table::new(Seat::N, &["S P", "W declines", "N 1C", "E P", "S 1H"])
        .points(1, 0, 11)
        .points(4, 13, 21)
        .ruling();
    expect(&r, &[(Lead, "C D S")]);
}

#[test]
fn judges_between_thresholds() {
    let r = Table::new(Seat::N, &["S P", "W declines", "N 1C", "E P", "S 1H"])
        .points(1, 0, 11)
        .points(4, 6, 13)
        .ruling();
    assert_eq!(question(&r), Question::Comparable { seat: Seat::S, call: 1 });
    let [judgement] = &r.judgement[..] else { panic!("{:?}", r.judgement) };
    assert!(matches!(judgement.matter, Matter::Similar(600..900)), "{judgement:?}");
    assert_eq!(r.right_answers(Replacement).len(), 3);
}

#[test]
fn asks_without_both_meanings() {
    let auction = ["S P", "W declines", "N 1C", "E P", "S 1H"];
    assert_eq!(
        question(&Table::new(Seat::N, &auction).ruling()),
        Question::Comparable { seat: Seat::S, call: 1 }
    );
    expect(
        &Table::new(Seat::N, &auction).comparable(false).ruling(),
        &[(Partner, "must_pass_next"), (Lead, "C D S")],
    );
}

#[test]
fn first_call_at_lhos_turn_as_partners() {
    expect(&Table::new(Seat::W, &["S P", "W declines"]).ruling(), &[(Law, "30B1"), (Turn, "W")]);
}

#[test]
fn artificial_pass_is_repeated() {
    let r = Table::new(Seat::N, &["N 1H", "S P*", "W declines", "E P"]).ruling();
    expect(&r, &[(Law, "31A1"), (Offender, "must_repeat"), (Partner, "any_legal_call"), (Turn, "S")]);
    assert!(cites(&r).contains(&"30C"));
}

#[test]
fn pass_of_artificial_call_is_law_31() {
    let r = Table::new(Seat::N, &["N 2C*", "S P", "W declines"]).ruling();
    assert_eq!(question(&r), Question::PassesOrActs { seat: Seat::E, call: 2 });
    expect(&r, &[(Turn, "E"), (Auction, "back_to:E")]);
    expect(branch(&r, Answer::Passes), &[(Law, "31A1"), (Offender, "must_repeat")]);
    let acts = branch(&r, Answer::Acts);
    expect(acts, &[(Offender, "any_legal_call"), (Turn, "S"), (Auction, "goes_on")]);
    expect(branch(acts, Answer::Yes), &[(Law, "31A2(a)"), (Watch, "23C")]);
    expect(branch(acts, Answer::No), &[(Law, "31A2(b)"), (Partner, "must_pass_next")]);
}

#[test]
fn artificial_pass_by_turn() {
    expect(&Table::new(Seat::N, &["S P*", "W declines"]).ruling(), &[(Law, "31B"), (Turn, "N")]);
    let later = Table::new(Seat::S, &["S 1S", "S P*", "W declines"]).unintended(false).ruling();
    expect(&later, &[(Law, "31C"), (Offender, "change_of_call")]);
}

#[test]
fn asks_whether_artificial() {
    assert_eq!(
        question(&Table::new(Seat::N, &["N 1H", "S P?", "W declines"]).ruling()),
        Question::Artificial(2)
    );
    assert_eq!(
        question(&Table::new(Seat::N, &["N 2C?", "S P", "W declines"]).ruling()),
        Question::Artificial(1)
    );
}

#[test]
fn opponents_artificial_call_contested() {
    let r = Table::new(Seat::E, &["E 2C*", "N P", "E declines"]).ruling();
    let [contested] = &r.contested[..] else { panic!("{:?}", r.contested) };
    assert_eq!(contested.follows, Authority::PreambleOf31);
    expect(&r, &[(Law, "30B1")]);
}

#[test]
fn lhos_call_accepts() {
    let r = Table::new(Seat::N, &["N 1H", "S P", "W 1S"]).ruling();
    expect(
        &r,
        &[
            (Law, "29A"),
            (MayAccept, "already_accepted"),
            (Cancelled, "none"),
            (Turn, "N"),
            (Auction, "goes_on"),
        ],
    );
}

#[test]
fn proper_players_call_undoes() {
    let r = Table::new(Seat::N, &["N 1H", "S P", "E 1S"]).ruling();
    expect(
        &r,
        &[
            (Law, "28B"),
            (Cancelled, "2"),
            (Turn, "S"),
            (Offender, "any_legal_call"),
            (UnauthorisedFor, "N"),
            (Lead, "none"),
        ],
    );
}

#[test]
fn pass_of_artificial_pass_is_law_31() {
    expect(&Table::new(Seat::N, &["N P*", "S P", "W declines", "E P"]).ruling(), &[(Law, "31A1")]);
}
