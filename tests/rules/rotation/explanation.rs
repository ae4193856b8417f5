//! A mistaken explanation, its correction, and calls that were based on it (Laws 20F and 21).

use crate::rotation::{Table, branch, cites, expect, question};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::rotation::{FindingKind, RotationFault, RotationSetup};
use rules::engine::ruling::{Answer, Question};
use rules::law::Edition;

/// South's overcall is explained wrongly by North; West and East are misinformed.
const EXPLAINED: [&str; 3] = ["E 1D", "S 2C", "N misexplains 2"];

fn table(after: &[&str]) -> Table {
    Table::new(Seat::E, &[&EXPLAINED[..], after].concat())
}

fn influenced(after: &[&str], found: bool) -> Table {
    table(after).found(FindingKind::Influenced, found)
}

#[test]
fn partner_is_silent_in_the_auction() {
    for edition in [Edition::E2017, Edition::E2007] {
        let r = table(&[]).ruling_under(edition);
        expect(&r, &[(Law, "20F5(a)"), (Corrects, "not_in_auction"), (MayChange, "nobody"), (Turn, "W")]);
        expect(&r, &[(UnauthorisedFor, "S"), (Cancelled, "none"), (Watch, "none")]);
        assert!(cites(&r).contains(&"20F4") && cites(&r).contains(&"21B1(b)"));
    }
}

#[test]
fn partner_speaks_after_the_final_pass_if_declaring() {
    let r = table(&["W P", "N P", "E P"]).ruling();
    expect(&r, &[(Law, "20F5(b)"), (Corrects, "after_final_pass"), (Contract, "2C:S"), (Turn, "-")]);
}

#[test]
fn defender_speaks_after_the_play() {
    let r = table(&["W 2D", "N P", "E P", "S P"]).ruling();
    expect(&r, &[(Law, "20F5(b)"), (Corrects, "after_play"), (Auction, "over")]);
}

#[test]
fn evidence_of_a_mistaken_call_ends_it() {
    let r = table(&["W P", "N corrects 2"]).found(FindingKind::MistakenCall, true).ruling();
    expect(&r, &[(Law, "21B1(b)"), (Corrects, "never"), (MayChange, "nobody"), (UnauthorisedFor, "S")]);
    let presumed = table(&["W P", "N corrects 2"]).found(FindingKind::MistakenCall, false).ruling();
    assert_eq!(question(&presumed), Question::Influenced { seat: Seat::W, call: 2 });
}

#[test]
fn last_of_the_side_may_change_if_influenced() {
    let r = table(&["W P", "N corrects 2"]).ruling();
    assert_eq!(question(&r), Question::Influenced { seat: Seat::W, call: 2 });
    expect(branch(&r, Answer::Yes), &[(Law, "21B1(a)"), (MayChange, "W"), (Turn, "N"), (Watch, "none")]);
    expect(branch(&r, Answer::No), &[(Law, "21B1(a)"), (MayChange, "nobody"), (Cancelled, "none")]);
}

#[test]
fn earlier_call_of_the_side_is_too_late() {
    let after = ["W P", "N 2H", "E P", "S P", "N corrects 2"];
    let r = influenced(&after, true).ruling();
    expect(&r, &[(MayChange, "E"), (Law, "21B1(a)"), (Watch, "21B3")]);
}

#[test]
fn right_ends_when_partner_calls() {
    let r = influenced(&["W P", "N corrects 2", "N P", "E 2D"], true).ruling();
    expect(&r, &[(MayChange, "nobody"), (Law, "21B3"), (Watch, "21B3")]);
}

#[test]
fn right_ends_with_the_opening_lead() {
    let passed = ["W P", "N P", "E P", "N corrects 2"];
    expect(&influenced(&passed, true).ruling(), &[(MayChange, "E"), (Auction, "over"), (Contract, "2C:S")]);
    let after = [&passed[..], &["W leads"]].concat();
    expect(&influenced(&after, true).ruling(), &[(MayChange, "nobody"), (Law, "21B3"), (Watch, "21B3")]);
    let before = ["W P", "N P", "E P", "W leads", "N corrects 2"];
    expect(&table(&before).ruling(), &[(MayChange, "nobody"), (Law, "21B3"), (Watch, "21B3")]);
}

#[test]
fn nothing_to_change_before_the_side_calls() {
    let r = table(&["N corrects 2"]).ruling();
    expect(&r, &[(Law, "21B1(a)"), (MayChange, "nobody"), (Turn, "W"), (Corrects, "-"), (Watch, "none")]);
}

#[test]
fn early_correction_by_partner_informs_the_explainer() {
    let r = influenced(&["W P", "S corrects 2"], false).ruling();
    expect(&r, &[(UnauthorisedFor, "N S"), (MayChange, "nobody")]);
    assert!(cites(&r).contains(&"20F5(a)"));
}

#[test]
fn changed_call_lets_lho_change_too() {
    let r = influenced(&["W P", "N 2H", "N corrects 2", "W 3D"], true).ruling();
    expect(&r, &[(Law, "21B2"), (MayChange, "N"), (Cancelled, "3 4"), (Turn, "N"), (UnauthorisedFor, "N S")]);
    let again = influenced(&["W P", "N 2H", "N corrects 2", "W 3D", "N 3H"], true).ruling();
    expect(&again, &[(Law, "21B2"), (MayChange, "nobody"), (Turn, "E")]);
}

#[test]
fn change_without_a_call_over_it() {
    let r = influenced(&["W P", "N corrects 2", "W 2H"], true).ruling();
    expect(&r, &[(Law, "21B1(a)"), (MayChange, "nobody"), (Cancelled, "3"), (Turn, "N")]);
}

#[test]
fn final_pass_is_changed_and_the_auction_goes_on() {
    let r = influenced(&["W P", "N P", "E P", "N corrects 2", "E X"], true).ruling();
    expect(&r, &[(Law, "21B1(a)"), (Auction, "goes_on"), (Turn, "S"), (Contract, "-"), (Watch, "21B3")]);
}

#[test]
fn change_waits_for_the_judgement() {
    let r = table(&["W P", "N corrects 2", "W 2H"]).ruling();
    assert_eq!(question(&r), Question::Influenced { seat: Seat::W, call: 2 });
    expect(branch(&r, Answer::Yes), &[(Law, "21B1(a)"), (Cancelled, "3")]);
    // Not influenced, it is a change like any other (Law 25).
    assert_eq!(question(branch(&r, Answer::No)), Question::Unintended { seat: Seat::W, call: 4 });
}

#[test]
fn passed_out_deal_has_no_declarer() {
    let r = Table::new(Seat::E, &["E P", "S P", "N misexplains 2", "W P", "N P"]).ruling();
    expect(&r, &[(Law, "20F5(b)"), (Corrects, "-"), (Contract, "passed_out")]);
}

#[test]
fn the_code_of_1997_has_it_in_law_75() {
    let r = table(&["W P"]).ruling_under(Edition::E1997);
    expect(&r, &[(Law, "75D2"), (Corrects, "not_in_auction"), (UnauthorisedFor, "S")]);
    let r = influenced(&["W P", "N P", "E P", "N corrects 2", "E X"], true).ruling_under(Edition::E1997);
    expect(&r, &[(Law, "21B1"), (Auction, "goes_on"), (Turn, "S"), (Watch, "21B3")]);
}

#[test]
fn faults_of_explanations() {
    let fault = |events: &[&str]| {
        let RotationSetup { events, dealer, .. } = Table::new(Seat::E, events).0;
        let setup = RotationSetup { events, dealer, ..RotationSetup::default() };
        setup
            .check()
            .expect_err("a fault")
            .iter()
            .map(|one| (one.field.clone(), one.kind))
            .collect::<Vec<_>>()
    };
    let at = |kind| vec![("facts.auction[2]".to_owned(), kind)];
    assert_eq!(fault(&["E 1D", "S 2C", "N misexplains 1"]), at(RotationFault::NotPartnersCall));
    assert_eq!(fault(&["E 1D", "S 2C", "N misexplains 3"]), at(RotationFault::NotPartnersCall));
    assert_eq!(fault(&["E 1D", "S 2C", "N corrects 2"]), at(RotationFault::NothingToCorrect));
}
