//! Points on which authorities differ: the view followed, and the ruling by the other.

use crate::rotation::{Table, branch, case, expect, question, value};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::ruling::{Answer, Authority, Contested, Point, Question, Ruling};
use rules::engine::{json, rule};
use rules::law::Edition;

/// The contested point of the ruling or of one on an earlier irregularity, and the ruling by the
/// other view.
fn other(ruling: &Ruling, point: Point) -> (&Contested, &Ruling) {
    let all = ruling.earlier.iter().chain([ruling]).flat_map(|one| &one.contested);
    let found: Vec<&Contested> = all.filter(|contested| contested.point == point).collect();
    let [contested] = found[..] else { panic!("{point:?} is contested {} times: {ruling:#?}", found.len()) };
    let otherwise = contested.ruling.as_deref().expect("the ruling by the other view");
    assert!(otherwise.contested.is_empty(), "nothing is contested in turn");
    (contested, otherwise)
}

fn is_sure(ruling: &Ruling) -> bool {
    ruling.contested.is_empty() && ruling.earlier.iter().all(is_sure)
}

#[test]
fn own_turn_pass_undoes_or_accepts() {
    let r = Table::new(Seat::E, &["N P", "E P"]).ruling();
    let (contested, other) = other(&r, Point::CallAtOwnTurn);
    assert_eq!(
        (contested.follows, &contested.others[..]),
        (Authority::TextOf28B, &[Authority::TextOf29A][..])
    );
    expect(&r, &[(Law, "28B"), (Cancelled, "1"), (Turn, "S")]);
    expect(other, &[(Law, "29A"), (Cancelled, "none"), (Turn, "S"), (MayAccept, "already_accepted")]);
}

#[test]
fn dealers_bid_over_passed_pass() {
    let r = Table::new(Seat::W, &["N P", "E P", "W 1NT"]).ruling();
    let (contested, other) = other(&r, Point::CallAfterAcceptance);
    assert_eq!(
        (contested.follows, &contested.others[..]),
        (Authority::TextOf29A, &[Authority::TextOf28B][..])
    );
    // Followed: the pass was accepted, so that the bid is out of rotation in turn.
    expect(&r.earlier[0], &[(Law, "29A")]);
    assert_eq!(question(&r), Question::Accepts { seat: Seat::N, call: 3 });
    expect(other, &[(Law, "28B"), (Cancelled, "1 2"), (Turn, "N"), (UnauthorisedFor, "S")]);
    // Undisputed while the dealer has not called, nor once partner's partner has.
    for sure in [&["N P", "E P"][..], &["N P", "E P", "S P", "W 1NT"]] {
        assert!(is_sure(&Table::new(Seat::W, sure).ruling()), "{sure:?}");
    }
    // Nor where the turn goes back to him by Law 17D3.
    let back = ["N 1H", "E P", "S 2H", "W P", "E P", "S P", "N 4H"];
    assert!(is_sure(&Table::new(Seat::N, &back).ruling()));
}

#[test]
fn only_an_opponent_can_undo() {
    // At partner's turn the next player's pass accepts, and no authority differs.
    let r = Table::new(Seat::S, &["N P", "E P", "S 1H"]).ruling();
    expect(&r, &[(Law, "29A"), (Turn, "W")]);
    assert!(is_sure(&r));
}

#[test]
fn bid_before_a_required_repeat() {
    let auction = ["E 1H", "S declines", "N P", "S 1S", "W declines"];
    let r = Table::new(Seat::N, &auction).ruling();
    let (contested, other) = other(&r, Point::BeforeARequiredCall);
    assert_eq!(contested.others, [Authority::RequiredCallIsMade]);
    expect(&r, &[(InRotation, "no"), (Turn, "E")]);
    // As if East had bid 1H: there is nothing that West could decline.
    expect(other, &[(Law, "28A"), (InRotation, "yes"), (Turn, "W")]);
    assert_eq!(other.beyond, None);
    let called = Table::new(Seat::N, &auction[..4]).ruling();
    let (_, other) = self::other(&called, Point::BeforeARequiredCall);
    expect(other, &[(Law, "28A"), (InRotation, "yes"), (Turn, "W")]);
    let said = Table::new(Seat::N, &[&auction[..4], &["E 1H"]].concat()).ruling();
    let (_, other) = self::other(&said, Point::BeforeARequiredCall);
    expect(other, &[(Law, "28A"), (Turn, "W")]);
}

#[test]
fn call_before_a_repeat_is_in_rotation() {
    let auction = ["N 1C*", "S P*", "W declines", "E P", "W 1D"];
    let r = Table::new(Seat::N, &auction).ruling();
    expect(&r, &[(Law, "28A"), (InRotation, "yes"), (Turn, "N")]);
    assert!(is_sure(&r));
}

#[test]
fn first_or_last_irregularity_first() {
    let r = Table::new(Seat::E, &["W P", "E P"]).ruling();
    let (contested, other) = other(&r, Point::OrderOfCalls);
    assert_eq!(
        (contested.follows, &contested.others[..]),
        (Authority::FirstCallFirst, &[Authority::LastCallFirst][..])
    );
    assert_eq!(question(&r), Question::Accepts { seat: Seat::N, call: 1 });
    assert_eq!(question(other), Question::Accepts { seat: Seat::S, call: 2 });
    // Accepting the second lets both stand; if it is cancelled, the first is asked about.
    expect(branch(other, Answer::Accepts), &[(Law, "29A"), (Turn, "S"), (Cancelled, "none")]);
    let declined = branch(other, Answer::Declines);
    assert_eq!(question(declined), Question::Accepts { seat: Seat::N, call: 1 });
    expect(&declined.earlier[0], &[(Law, "30A"), (Cancelled, "2"), (Offender, "must_pass_next")]);
    expect(branch(declined, Answer::Declines), &[(Law, "30B1"), (Cancelled, "1"), (Turn, "E")]);
}

#[test]
fn director_fixes_the_order() {
    for told in [&["W P", "N declines", "E P"][..], &["W P", "N P", "E P"], &["W P", "S director", "E P"]] {
        let r = Table::new(Seat::E, told).ruling();
        let all = r.earlier.iter().chain([&r]).flat_map(|one| &one.contested);
        assert!(all.into_iter().all(|one| one.point != Point::OrderOfCalls), "{told:?}");
    }
}

#[test]
fn declined_change_in_2007_is_contested() {
    let auction = ["S 1H", "S 1S", "W declines"];
    let r = Table::new(Seat::S, &auction).unintended(false).ruling_under(Edition::E2007);
    let (contested, other) = other(&r, Point::LeadAfterACancelledChange);
    assert_eq!(contested.others, [Authority::TextOf25B2]);
    assert_ne!(value(&r, Lead), "none");
    expect(other, &[(Lead, "none"), (Cancelled, "2"), (UnauthorisedFor, "N")]);
    assert!(is_sure(&Table::new(Seat::S, &auction).unintended(false).ruling()), "25B2 of 2017 names Law 26");
}

#[test]
fn required_pass_with_other_meaning() {
    let auction = ["N 1H", "S P", "W declines", "E 3NT", "S P"];
    let r = Table::new(Seat::N, &auction).points(2, 0, 5).points(4, 0, 11).ruling();
    let (contested, other) = other(&r, Point::LeadAfterARequiredPass);
    assert_eq!(contested.follows, Authority::TextOf30A);
    expect(&r, &[(Law, "30A"), (Lead, "none")]);
    expect(other, &[(Law, "30A"), (Lead, "C D H S")]);
    assert!(is_sure(&Table::new(Seat::N, &auction).ruling()), "a pass without a meaning is a pass");
    assert!(is_sure(&Table::new(Seat::N, &auction).points(2, 0, 5).points(4, 0, 5).ruling()));
}

#[test]
fn artificial_call_by_either_law() {
    let auction = ["N 1C", "E 2C*", "W P", "N declines"];
    let r = Table::new(Seat::N, &auction).ruling();
    assert!(r.contested.is_empty(), "East is partner: {:?}", r.contested);
    let r = Table::new(Seat::E, &["E 2C*", "N P", "E declines"]).ruling();
    let (_, other) = other(&r, Point::PassOfOpponentsArtificialCall);
    assert_eq!((value(&r, Law), value(other, Law)), ("30B1".into(), "31B".into()));
}

#[test]
fn call_over_change_by_either_law() {
    let r = Table::new(Seat::S, &["S 1H", "S 1S", "W P"]).unintended(false).ruling();
    let (_, other) = other(&r, Point::CallOverAChange);
    expect(&r, &[(Law, "31C"), (Cancelled, "1")]);
    expect(other, &[(Law, "28B"), (Cancelled, "2"), (Turn, "N")]);
}

#[test]
fn json_has_both_rulings() {
    let facts = Table::new(Seat::E, &["N P", "E P"]).facts();
    let contested = &json::ruling(&rule(&case(facts)))["contested"][0];
    assert_eq!(contested["follows"], "text_of_28b");
    assert_eq!(contested["ruling"]["components"]["law"], "29A");
}
