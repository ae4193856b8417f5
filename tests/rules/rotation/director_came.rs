//! Calls made after the Director has come, and mere corrections of a call, are not calls over an
//! irregularity.

use crate::rotation::{Table, case, value};
use rules::bridge::Seat;
use rules::engine::case::Case;
use rules::engine::rotation::FindingKind;
use rules::engine::{Key, rule};
use rules::law::Edition;

#[test]
fn later_call_keeps_rectification() {
    let calls = ["E 1D", "W X", "N director", "S 1S"];
    let r = Table::new(Seat::E, &calls).ruling();
    assert_eq!(
        (value(&r, Key::Law), value(&r, Key::Partner)),
        ("36B4".into(), "must_pass_throughout".into())
    );
    assert_eq!(value(&r, Key::Turn), "W");
    let before = Table::new(Seat::E, &["E 1D", "W X", "S 1S"]).ruling();
    assert_eq!(value(&before, Key::Law), "28B");
}

#[test]
fn unaccepted_bid_is_declined() {
    let r = Table::new(Seat::N, &["N 1D", "S 1H", "W director", "E P"]).ruling();
    assert_eq!((value(&r, Key::Law), value(&r, Key::Offender)), ("31A1".into(), "must_repeat".into()));
}

#[test]
fn correction_survives_a_call() {
    let calls = ["E 1C", "E 1NT", "S P", "W 3NT", "N P", "E P", "S P"];
    let mut table = Table::new(Seat::E, &calls);
    table.0.findings[FindingKind::Unintended].all = Some(true);
    let r = table.ruling();
    assert_eq!((value(&r, Key::Law), value(&r, Key::Cancelled)), ("31C".into(), "1".into()));
    assert_eq!(value(&r, Key::Contract), "3NT:E");
}

#[test]
fn repeated_change_is_withdrawn() {
    let calls = ["E 1C", "E 1NT", "S declines", "S P", "W 1H", "N P", "E 1NT", "S P", "W P", "N 2S"];
    let mut table = Table::new(Seat::E, &calls);
    table.0.findings[FindingKind::Unintended].all = Some(false);
    let edition = Edition::E2007;
    let r = rule(&Case { edition, ..case(table.0.check().unwrap()) });
    assert_eq!((value(&r, Key::Law), value(&r, Key::Lead)), ("25".into(), "C D H S".into()));
}

#[test]
fn call_in_turn_accepts_only_changes() {
    let r = Table::new(Seat::N, &["W 1H", "N director", "N 1C"]).ruling();
    assert_eq!((value(&r, Key::Law), value(&r, Key::Cancelled)), ("31B".into(), "1".into()));
    let mut over = Table::new(Seat::E, &["E 1C", "E 1H", "S director", "S P"]);
    over.0.findings[FindingKind::Unintended].all = Some(false);
    assert_eq!(value(&over.ruling(), Key::MayAccept), "already_accepted");
}
