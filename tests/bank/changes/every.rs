//! Every change of every case of the bank.

use crate::changes::loaded;
use bank::Change;
use bank::change::ChangeGroup;
use rules::engine::{Case, Family};
use std::collections::BTreeSet;

/// Every change of every scenario, with its case.
fn each(mut see: impl FnMut(&str, &Case, Change, Case)) {
    for scenario in loaded().scenarios() {
        for change in Change::all(&scenario.case) {
            let other = change.apply(&scenario.case);
            let other = other.unwrap_or_else(|| panic!("{}: {} is no change", scenario.id, change.token()));
            see(&scenario.id, &scenario.case, change, other);
        }
    }
}

#[test]
fn every_change_token_round_trips() {
    each(|id, _, change, _| assert_eq!(Change::read(&change.token()), Some(change), "{id}"));
}

#[test]
fn tokens_need_no_escaping() {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, ':' | '_' | '-');
    each(|id, _, change, _| assert!(change.token().chars().all(plain), "{id}: {}", change.token()));
}

#[test]
fn changes_are_distinct_cases() {
    for scenario in loaded().scenarios() {
        let mut seen = vec![scenario.case.clone()];
        let mut words = BTreeSet::new();
        for change in Change::all(&scenario.case) {
            let other = change.apply(&scenario.case).expect("a consistent change");
            assert!(!seen.contains(&other), "{}: {} is there already", scenario.id, change.token());
            assert!(words.insert(change.token()), "{}: {} twice", scenario.id, change.token());
            seen.push(other);
        }
    }
}

#[test]
fn change_keeps_family_facts_or_code() {
    each(|id, case, change, other| {
        assert_eq!(case.facts.family(), other.facts.family());
        let of_code =
            matches!(change.group(), ChangeGroup::Edition | ChangeGroup::Date | ChangeGroup::Election);
        let code = |case: &Case| (case.edition, case.date, case.elections);
        let changed = (case.facts != other.facts, code(case) != code(&other));
        assert_eq!(changed, (!of_code, of_code), "{id}: {}", change.token());
    });
}

#[test]
fn changes_are_listed_group_by_group() {
    for scenario in loaded().scenarios() {
        assert!(Change::all(&scenario.case).is_sorted_by_key(Change::group), "{}", scenario.id);
    }
}

#[test]
fn every_group_and_case_has_changes() {
    let mut groups = BTreeSet::new();
    each(|_, _, change, _| {
        groups.insert(change.group());
    });
    assert_eq!(groups, ChangeGroup::ALL.into_iter().collect());
    for scenario in loaded().scenarios() {
        let least = if scenario.family() == Family::Rotation { 10 } else { 5 };
        assert!(Change::all(&scenario.case).len() >= least, "{}", scenario.id);
    }
}

#[test]
fn rejects_unknown_changes() {
    for token in [
        "",
        ":",
        "dealer",
        "dealer:",
        "dealer:n",
        "dealer:N:N",
        "caller:+3:E",
        "caller:03:E",
        "call:3:0H",
        "call:3",
        "artificial:2:maybe",
        "meaning:2:nothing-like-it",
        "aware:NT:no",
        "edition:2018",
        "election",
        "election:",
        "election:similar_from:1001",
        "election:presumes:as_stated:no",
        "comparable:yes",
        "likely:",
        "likely:256",
        "silent:",
        "trump:nt",
        "doubted:later",
        "how:open:",
        "DEALER:N",
    ] {
        assert_eq!(Change::read(token), None, "{token:?}");
    }
}

#[test]
fn inapplicable_change_is_empty() {
    let bank = loaded();
    let case = |id: &str| bank.scenario(id).expect("a scenario").case.clone();
    let claim = bank.by_family(Family::Claim).next().expect("a claim").case.clone();
    for token in
        ["trump:NT", "claims:3", "caller:99:E", "caller:0:E", "call:99:P", "accepts:99:yes", "meaning:0:open"]
    {
        assert_eq!(Change::read(token).expect(token).apply(&case("r001")), None, "{token}");
    }
    for token in ["dealer:N", "artificial:1:yes", "concedes:1", "objection:no"] {
        assert_eq!(Change::read(token).expect(token).apply(&claim), None, "{token}");
    }
}
