//! Each clause reached, with what it decides.

use crate::{Table, value};
use director::bridge::Seat;
use director::engine::ruling::{Answer, Authority, Limit, Matter, Outcome, Question, Ruling};
use director::engine::{Key, Key::*};

fn expect(ruling: &Ruling, wanted: &[(Key, &str)]) {
    for (key, tokens) in wanted {
        assert_eq!(value(ruling, *key), *tokens, "{key:?} of {ruling:#?}");
    }
}

fn branch(ruling: &Ruling, answer: Answer) -> &Ruling {
    let Outcome::Fork { branches, .. } = &ruling.outcome else { panic!("no fork: {ruling:#?}") };
    &branches.iter().find(|b| b.answer == answer).expect("such an answer").ruling
}

fn question(ruling: &Ruling) -> Question {
    match &ruling.outcome {
        Outcome::Fork { question, .. } => *question,
        other => panic!("no fork: {other:?}"),
    }
}

fn cites(ruling: &Ruling) -> Vec<&'static str> {
    ruling.laws().iter().map(|c| c.citation()).collect()
}

#[test]
fn a_pass_at_rhos_turn_binds_the_offender_to_pass_once() {
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
fn until_rho_has_called_the_auction_is_back_with_him() {
    let r = Table::new(Seat::N, &["N 1H", "S P", "W declines"]).ruling();
    expect(&r, &[(Turn, "E"), (Auction, "back_to:E"), (MayAccept, "nobody"), (InRotation, "no")]);
}

#[test]
fn before_left_hand_opponent_has_said_there_is_a_branch_for_either_answer() {
    let r = Table::new(Seat::N, &["N 1H", "S P"]).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::W, call: 2 });
    expect(&r, &[(MayAccept, "W"), (InRotation, "no"), (Partner, "any_legal_call")]);
    expect(branch(&r, Answer::Accepts), &[(Law, "29A"), (Turn, "W"), (Cancelled, "none")]);
    expect(branch(&r, Answer::Declines), &[(Law, "30A"), (Turn, "E"), (Cancelled, "2")]);
}

#[test]
fn a_pass_at_partners_turn_leaves_both_free_until_the_replacement_is_known() {
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
fn a_weaker_answer_after_an_opening_pass_is_a_subset_of_it_and_comparable() {
    let auction = ["S P", "W declines", "N 2C*", "E P", "S 2D*"];
    let r = Table::new(Seat::N, &auction).points(1, 0, 11).points(4, 0, 7).ruling();
    expect(
        &r,
        &[
            (Law, "30B1"),
            (Replacement, "comparable"),
            (Partner, "any_legal_call"),
            (Turn, "W"),
            (Watch, "23C"),
        ],
    );
    assert!(cites(&r).contains(&"30B1(b)(i)") && cites(&r).contains(&"23A2"), "{:?}", cites(&r));
}

#[test]
fn a_strong_jump_after_a_pass_is_not_comparable_and_partner_passes_once() {
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
fn a_suit_the_offender_has_specified_legally_may_not_be_forbidden() {
    let r = Table::new(Seat::N, &["S P", "W declines", "N 1C", "E P", "S 1H"])
        .points(1, 0, 11)
        .points(4, 13, 21)
        .ruling();
    expect(&r, &[(Lead, "C D S")]);
}

#[test]
fn between_the_thresholds_the_director_judges_and_any_answer_is_right() {
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
fn without_the_meaning_of_both_calls_the_director_is_asked_and_his_finding_settles_it() {
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
fn the_first_call_at_left_hand_opponents_turn_is_treated_like_partners_turn() {
    expect(&Table::new(Seat::W, &["S P", "W declines"]).ruling(), &[(Law, "30B1"), (Turn, "W")]);
}

#[test]
fn a_later_pass_at_left_hand_opponents_turn_is_a_change_of_call() {
    let auction = ["S 1S", "S P", "W declines"];
    let asked = Table::new(Seat::S, &auction).ruling();
    assert_eq!(question(&asked), Question::Unintended { seat: Seat::S, call: 2 });
    expect(&asked, &[(Law, "30B2"), (Offender, "change_of_call"), (Turn, "W")]);
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
fn left_hand_opponent_may_accept_the_change_and_the_first_call_is_withdrawn() {
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
fn an_artificial_pass_at_rhos_turn_must_be_repeated_when_rho_passes() {
    let r = Table::new(Seat::N, &["N 1H", "S P*", "W declines", "E P"]).ruling();
    expect(&r, &[(Law, "31A1"), (Offender, "must_repeat"), (Partner, "any_legal_call"), (Turn, "S")]);
    assert!(cites(&r).contains(&"30C"));
}

#[test]
fn a_pass_of_partners_artificial_call_goes_to_law_31() {
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
fn an_artificial_pass_at_partners_turn_is_under_31b_and_a_later_one_at_lhos_turn_under_31c() {
    expect(&Table::new(Seat::N, &["S P*", "W declines"]).ruling(), &[(Law, "31B"), (Turn, "N")]);
    let later = Table::new(Seat::S, &["S 1S", "S P*", "W declines"]).unintended(false).ruling();
    expect(&later, &[(Law, "31C"), (Offender, "change_of_call")]);
}

#[test]
fn whether_a_call_was_artificial_is_asked_where_it_is_not_known() {
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
fn a_pass_of_an_opponents_artificial_call_is_contested_and_says_whose_view_is_followed() {
    let r = Table::new(Seat::E, &["E 2C*", "N P", "E declines"]).ruling();
    let [contested] = &r.contested[..] else { panic!("{:?}", r.contested) };
    assert_eq!(contested.follows, Authority::PreambleOf31);
    expect(&r, &[(Law, "30B1")]);
}

#[test]
fn a_call_over_it_by_left_hand_opponent_accepts_it() {
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
fn a_call_by_the_player_whose_turn_it_was_is_in_rotation_and_undoes_the_other() {
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
fn nobody_loses_his_turn_because_a_pass_out_of_rotation_was_accepted() {
    let r = Table::new(Seat::W, &["W P", "N 1H", "E P", "S P", "N P", "E P"]).ruling();
    expect(
        &r,
        &[(Law, "34"), (Auction, "back_to:W"), (Cancelled, "5 6"), (UnauthorisedFor, "S"), (Turn, "W")],
    );
    assert!(cites(&r).contains(&"17D3"));
}

#[test]
fn what_is_not_covered_is_said_to_be_not_covered() {
    let limit = |auction: &[&str]| Table::new(Seat::N, auction).ruling().outcome;
    assert_eq!(limit(&["N 1H", "E 1D"]), Outcome::NotCovered(Limit::InsufficientBid(2)));
    assert_eq!(limit(&["E P + S P"]), Outcome::NotCovered(Limit::SameTime(1)));
}

#[test]
fn a_ruling_holds_up_to_what_is_not_covered() {
    let r = Table::new(Seat::N, &["N 1H", "S P", "W declines", "E P", "S 2H"]).ruling();
    assert_eq!(r.beyond, Some(Limit::ObligationBreached(4)));
    expect(&r, &[(Law, "30A"), (Offender, "must_pass_next")]);
}

#[test]
fn partners_call_before_the_director_has_ruled_waits_for_the_answer_of_the_next_player() {
    let r = Table::new(Seat::N, &["S P", "N 1H"]).ruling();
    assert_eq!(question(&r), Question::Accepts { seat: Seat::W, call: 1 });
    expect(branch(&r, Answer::Declines), &[(Law, "30B1"), (Turn, "E")]);
    let accepts = branch(&r, Answer::Accepts);
    assert_eq!(accepts.call, Some(2));
    assert_eq!(accepts.earlier.len(), 1);
}

#[test]
fn a_board_passed_out_after_the_accepted_pass_is_over() {
    let r = Table::new(Seat::N, &["E P", "S P", "W P", "N P"]).ruling();
    expect(&r, &[(Law, "29A"), (Auction, "over"), (Turn, "-"), (Partner, "-"), (Cancelled, "none")]);
}

#[test]
fn three_passes_after_a_first_pass_in_turn_take_a_turn_away() {
    let r = Table::new(Seat::W, &["W P", "N P", "S P", "W P"]).ruling();
    expect(&r, &[(Law, "34"), (Auction, "back_to:E"), (Cancelled, "3 4"), (UnauthorisedFor, "N")]);
}

#[test]
fn once_the_duty_to_pass_is_done_the_player_is_free() {
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
fn a_call_in_breach_of_the_duty_to_pass_is_for_law_37() {
    let auction = ["S P", "W declines", "N 1H", "E P", "S 2H", "W P", "N 3H"];
    let ruling = Table::new(Seat::N, &auction).comparable(false).ruling();
    assert_eq!(ruling.beyond, Some(Limit::ObligationBreached(6)));
}

#[test]
fn when_the_auction_is_over_only_defenders_are_restricted_in_their_lead() {
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
fn whether_a_change_was_intended_is_asked_before_whether_it_is_accepted() {
    let asked = Table::new(Seat::S, &["S 1S", "S P"]).ruling();
    assert_eq!(question(&asked), Question::Unintended { seat: Seat::S, call: 2 });
    assert!(!cites(&asked).contains(&"29B"));
    let then = branch(&asked, Answer::No);
    assert_eq!(question(then), Question::Accepts { seat: Seat::W, call: 2 });
    expect(then, &[(MayAccept, "W")]);
    expect(branch(then, Answer::Accepts), &[(Cancelled, "1"), (MayAccept, "already_accepted")]);
    expect(branch(then, Answer::Declines), &[(Cancelled, "2"), (MayAccept, "nobody")]);
}

#[test]
fn the_lead_after_a_change_of_call_looks_at_all_the_offender_bid_since() {
    let auction = ["S 1H", "S P", "W declines", "W P", "N P", "E 1S", "S 2D"];
    expect(&Table::new(Seat::S, &auction).unintended(false).ruling(), &[(Lead, "C S"), (Turn, "W")]);
}

#[test]
fn a_pass_repeated_at_left_hand_opponents_turn_changes_nothing() {
    let r = Table::new(Seat::S, &["S P", "S P", "W declines"]).unintended(false).ruling();
    expect(&r, &[(Law, "30B2"), (Lead, "none"), (UnauthorisedFor, "-"), (Cancelled, "2")]);
}

#[test]
fn a_pass_of_partners_artificial_pass_goes_to_law_31() {
    expect(&Table::new(Seat::N, &["N P*", "S P", "W declines", "E P"]).ruling(), &[(Law, "31A1")]);
}

#[test]
fn a_call_over_a_change_of_call_is_contested() {
    let r = Table::new(Seat::S, &["S 1H", "S P", "W 2C"]).unintended(false).ruling();
    expect(&r, &[(Law, "30B2"), (Cancelled, "1"), (MayAccept, "already_accepted"), (Turn, "N")]);
    assert_eq!(r.contested[0].follows, Authority::TextOf25B1);
    assert!(cites(&r).contains(&"25B1"));
}

#[test]
fn a_duty_from_an_earlier_irregularity_still_binds_a_player_whom_the_last_one_leaves_free() {
    let auction = ["N 1H", "E declines", "S 1C", "N 1H", "E declines", "W P", "N 1H"];
    let r = Table::new(Seat::S, &auction).comparable(false).ruling();
    expect(&r, &[(Law, "31A1"), (Partner, "must_pass_next"), (Turn, "E")]);
}

#[test]
fn a_comparable_call_that_is_accepted_in_place_of_another_leaves_the_lead_free() {
    let auction = ["S 1H", "S 2H", "W accepts"];
    let change = || Table::new(Seat::S, &auction).unintended(false);
    expect(
        &change().comparable(true).ruling(),
        &[(Law, "31C"), (Lead, "none"), (UnauthorisedFor, "none"), (Watch, "23C")],
    );
    expect(&change().ruling(), &[(Law, "31C"), (Lead, "C D S"), (UnauthorisedFor, "N")]);
}

#[test]
fn a_player_who_must_pass_may_not_bid_out_of_turn_either_nor_in_place_of_his_pass() {
    let out_of_turn = ["N 1H", "S P", "W declines", "S 2H", "W declines"];
    assert_eq!(Table::new(Seat::N, &out_of_turn).ruling().beyond, Some(Limit::ObligationBreached(3)));
    let instead = ["N 1H", "S P", "W declines", "E 1S", "S P", "S 2S", "W accepts"];
    let r = Table::new(Seat::N, &instead).unintended(false).ruling();
    assert_eq!((r.beyond, r.call), (Some(Limit::ObligationBreached(5)), Some(2)));
}

#[test]
fn the_directors_coming_ends_what_a_call_at_ones_own_turn_can_forfeit() {
    let r = Table::new(Seat::N, &["N 1H", "S P", "W director", "E 1S"]).ruling();
    expect(&r, &[(Law, "30A"), (Offender, "must_pass_next"), (Turn, "S")]);
    let inadmissible = Table::new(Seat::N, &["N 1H", "E P", "S X", "W director", "S 2H"]).ruling();
    expect(&inadmissible, &[(Law, "36B2"), (Partner, "must_pass_throughout")]);
}
