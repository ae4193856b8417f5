//! A sheet and its case.

use super::bank;
use bank::FaultKind;
use bank::desk::{CaseSheet, SheetResult};
use rules::bridge::{Call, Seat};
use rules::engine::rotation::RotationFault;

fn sheet(query: &str) -> CaseSheet {
    let read = CaseSheet::from_query(query);
    assert_eq!(read.faults, [], "{query}");
    read.sheet
}

/// Field paths of the faults of a sheet; true if the field is merely missing.
fn fault_fields(query: &str) -> (bool, Vec<String>) {
    let paths = |faults: Vec<bank::LocatedFault>| faults.into_iter().map(|f| f.field).collect();
    match sheet(query).result() {
        SheetResult::Case(_) => panic!("a case: {query}"),
        SheetResult::Incomplete(faults) => (true, paths(faults)),
        SheetResult::Invalid(faults) => (false, paths(faults)),
    }
}

#[test]
fn every_case_round_trips_as_a_form() {
    for scenario in bank() {
        let sheet = CaseSheet::of(&scenario.case);
        let query = sheet.to_query();
        let again = CaseSheet::from_query(&query);
        assert_eq!((&again.sheet, &again.faults[..]), (&sheet, &[][..]), "{}", scenario.id);
        assert_eq!(again.sheet.case().as_ref(), Ok(&scenario.case), "{}: {query}", scenario.id);
    }
}

#[test]
fn bank_urls_are_short() {
    let longest = bank().iter().map(|s| CaseSheet::of(&s.case).to_query().len()).max();
    assert!(longest.is_some_and(|most| most < 2_000), "{longest:?}");
}

#[test]
fn separates_missing_from_wrong() {
    assert_eq!(fault_fields(""), (true, vec!["family".to_owned(), "edition".to_owned(), "facts".to_owned()]));
    assert_eq!(
        fault_fields("family=rotation&edition=2017&facts.dealer=N"),
        (true, vec!["facts.auction".to_owned()])
    );
    let claim = "family=claim&edition=2017&facts.trump=NT&facts.declarer=S&facts.leader=S&facts.claimer=S\
        &facts.claims=2";
    assert_eq!(fault_fields(claim), (true, vec!["facts.cards".to_owned()]));
    let unfinished = format!("{claim}&facts.cards=N:A... K... - -");
    let (not_yet, fields) = fault_fields(&unfinished);
    assert!(not_yet && fields.iter().all(|field| field == "facts.cards"), "{fields:?}");
    let wrong = "family=rotation&edition=2017&facts.dealer=Q&facts.auction=N 1H";
    assert_eq!(fault_fields(wrong), (false, vec!["facts.dealer".to_owned()]));
}

#[test]
fn fault_names_its_field() {
    let wrong = sheet(
        "family=rotation&edition=2017&facts.dealer=N&facts.auction=N 1H, W accept&facts.meaning.1.points=12-5",
    );
    let faults = wrong.case().unwrap_err();
    let fields: Vec<&str> = faults.iter().map(|f| f.field.as_str()).collect();
    assert_eq!(fields, ["facts.auction[1]", "facts.meaning.1.points"]);
    let early = sheet("family=rotation&edition=2017&facts.dealer=N&facts.auction=N 1H, W accepts");
    assert_eq!(early.case().unwrap_err()[0].kind, FaultKind::Rotation(RotationFault::NothingToAnswer));
}

#[test]
fn general_and_single_findings_coexist() {
    let text = "family=rotation&edition=2017&facts.dealer=N&facts.auction=S 1H, W declines, N P, E P, S 1H\
        &facts.comparable=true&facts.comparable.1=false";
    let case = sheet(text).case().expect("a case");
    assert_eq!(CaseSheet::of(&case), sheet(text));
}

#[test]
fn shows_a_regular_auction() {
    let regular = sheet("facts.dealer=N&facts.auction=N 1H, E P");
    assert_eq!(regular.auction().map(|a| a.turn()), Some(Seat::S));
    assert_eq!(
        regular.auction().and_then(|a| a.last_bid()).map(|(_, bid)| Call::Bid(bid).to_string()),
        Some("1H".to_owned())
    );
    assert_eq!(sheet("facts.dealer=N&facts.auction=S 1H").auction(), None);
    assert_eq!(sheet("facts.auction=S 1H").calls(), 1);
}
