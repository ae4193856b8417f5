//! Agreements named by a scenario, and impossible meanings.

use super::faults::{GOOD, faults};
use bank::{FaultKind, Scenario, agreements};
use rules::bridge::Suit;
use rules::engine::Facts;
use rules::engine::rotation::meaning::{BoxFault, Forcing, Meaning, Promise, Purpose};
use rules::engine::rotation::{AuctionEvent, Event};

fn with(fields: &str) -> Vec<(usize, String, FaultKind)> {
    faults(&format!("{GOOD}[facts.meaning.1]\n{fields}\n"))
}

fn at(line: usize, field: &str, kind: FaultKind) -> (usize, String, FaultKind) {
    (line, format!("facts.meaning.1{field}"), kind)
}

/// The artificial flag and the meaning of the first call.
fn first_call(fields: &str) -> (Option<bool>, Option<Meaning>) {
    let text = format!("{GOOD}[facts.meaning.1]\n{fields}\n");
    let scenario = Scenario::read(&text).unwrap_or_else(|faults| panic!("{fields}: {faults:?}"));
    let Facts::Rotation(facts) = scenario.case.facts else { unreachable!("it is about an auction") };
    match &facts.events()[0] {
        Event { happened: AuctionEvent::Called { artificial, meaning, .. }, .. } => {
            (*artificial, meaning.clone())
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn name_expands_to_its_list_entry() {
    let (artificial, meaning) = first_call("agreement = \"transfer-1NT-H\"");
    assert_eq!(artificial, Some(true));
    assert_eq!(meaning.as_ref(), Some(&agreements::all()["transfer-1NT-H"].meaning));
    let meaning = meaning.expect("a meaning");
    assert_eq!((meaning.name, meaning.purpose), (Some("transfer-1NT-H"), Some(Purpose::Transfer(Suit::H))));
    assert_eq!(first_call("agreement = \"weak-two-H\"").0, Some(false));
}

#[test]
fn field_overrides_the_list() {
    let (artificial, meaning) = first_call(
        "agreement = \"stayman-1NT\"\nartificial = \"unknown\"\npoints = [5, 37]\nforcing = \"game\"\n\
         marks = [\"good S\"]",
    );
    let meaning = meaning.expect("a meaning");
    assert_eq!(artificial, None);
    assert_eq!(meaning.boxes.iter().map(|b| b.points).collect::<Vec<_>>(), [(5, 37), (5, 37)]);
    assert_eq!(meaning.boxes[0].length(Suit::S), (4, 4));
    assert_eq!((meaning.forcing, meaning.marks), (Some(Forcing::ToGame), vec![Promise::Good(Suit::S)]));
    let (_, hands) = first_call("agreement = \"stayman-1NT\"\nhands = [{ points = [0, 3] }]");
    assert_eq!(hands.expect("a meaning").boxes.len(), 1);
}

#[test]
fn emptied_box_disappears() {
    let (_, meaning) = first_call("agreement = \"opening-1D\"\nD = [6, 13]");
    let left = meaning.expect("a meaning");
    assert!(left.is_possible() && left.boxes.iter().all(|b| b.check().is_ok()));
    assert_eq!(left.boxes.len(), 3);
    let none = with("agreement = \"opening-weak-1NT\"\nC = [7, 13]");
    assert_eq!(none, [at(12, "", FaultKind::NoSuchHand(BoxFault::NotBalanced))]);
}

#[test]
fn suggests_the_nearest_name() {
    let nearest = |nearest| FaultKind::UnknownAgreement { nearest };
    assert_eq!(with("agreement = \"weak-tow-H\""), [at(13, ".agreement", nearest("weak-two-H"))]);
    let both = with("agreement = \"Stayman\"\npoints = [9, 3]\nhcp = 4");
    let cross = at(14, ".points", FaultKind::NotFromTo);
    assert_eq!(
        both,
        [at(13, ".agreement", nearest("stayman-1NT")), cross, at(15, ".hcp", FaultKind::UnknownField)]
    );
    assert_eq!(with("agreement = \"\"")[0].1, "facts.meaning.1.agreement");
}

#[test]
fn rejects_impossible_meaning() {
    let no = FaultKind::NoSuchHand;
    let many = "S = [5, 6]\nH = [5, 6]\nD = [4, 6]";
    assert_eq!(with(many), [at(12, "", no(BoxFault::TooManyCards(14)))]);
    let few = "S = [0, 3]\nH = [0, 3]\nD = [0, 3]\nC = [0, 3]";
    assert_eq!(with(few), [at(12, "", no(BoxFault::TooFewCards(12)))]);
    let balanced = "hands = [\n { points = [0, 5] },\n { S = [7, 13], balanced = true },\n]";
    assert_eq!(with(balanced), [at(15, ".hands[1]", no(BoxFault::NotBalanced))]);
    let points = "points = [30, 37]\nS = [10, 13]";
    assert_eq!(with(points), [at(12, "", no(BoxFault::NotWithThesePoints))]);
    assert_eq!(with("hands = []"), [at(13, ".hands", FaultKind::Empty)]);
}

#[test]
fn purpose_and_mark_have_one_form() {
    assert_eq!(with("purpose = \"asks\""), [at(13, ".purpose", FaultKind::NotAPurpose)]);
    assert_eq!(with("purpose = \"asks key-cards S\"\nmarks = [\"stopper H\", \"playing-tricks\"]"), []);
    assert_eq!(with("marks = [\"stopper\"]"), [at(13, ".marks[0]", FaultKind::NotAMark)]);
    assert_eq!(with("marks = [\"good S\",\n \"good S\"]"), [at(14, ".marks[1]", FaultKind::Twice)]);
    assert_eq!(
        with("forcing = \"yes\""),
        [at(13, ".forcing", FaultKind::UnknownWord(vec!["game", "round", "no"]))]
    );
}

#[test]
fn meaning_needs_its_call() {
    let text = format!("{GOOD}[facts.meaning.3]\nagreement = \"weak-two-H\"\n");
    assert_eq!(faults(&text), [(12, "facts.meaning.3".to_owned(), FaultKind::NoSuchCall)]);
}
