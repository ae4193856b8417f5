//! File format of auction events and the Director's findings.

use bank::{FaultKind, Scenario};
use rules::engine::Facts;
use rules::engine::rotation::{AuctionEvent, Finding, FindingKind, RotationFacts};

fn text(facts: &str) -> String {
    format!(
        "id = \"r900\"\nfamily = \"rotation\"\nedition = \"2017\"\nasks = [\"turn\"]\n[source]\n\
         kind = \"constructed\"\n[facts]\ndealer = \"N\"\n{facts}\n"
    )
}

fn facts(told: &str) -> RotationFacts {
    match Scenario::read(&text(told)).unwrap_or_else(|faults| panic!("{told}: {faults:?}")).case.facts {
        Facts::Rotation(facts) => facts,
        _ => panic!("not an auction"),
    }
}

fn faults(told: &str) -> Vec<(String, FaultKind)> {
    Scenario::read(&text(told)).err().unwrap_or_default().into_iter().map(|f| (f.field, f.kind)).collect()
}

#[test]
fn reads_director_and_lead() {
    let facts =
        facts(r#"auction = ["N 1C", "S P", "W director", "W declines", "E P", "S P", "W P", "E leads"]"#);
    let happened: Vec<&AuctionEvent> = facts.events().iter().map(|e| &e.happened).collect();
    assert_eq!(happened[2], &AuctionEvent::Director);
    assert_eq!(happened[7], &AuctionEvent::Led);
}

#[test]
fn reads_simultaneous_calls() {
    let facts =
        facts("auction = [\"N 1H + S P\", \"W declines\", \"E P\"]\n[facts.meaning.2]\npoints = [0, 11]");
    let together: Vec<bool> = facts.events().iter().map(|e| e.together).collect();
    assert_eq!(together, [false, true, false, false]);
    assert!(
        matches!(&facts.events()[1].happened, AuctionEvent::Called { meaning: Some(_), .. }),
        "the second call"
    );
    assert_eq!(facts.calls().count(), 3);
}

#[test]
fn text_pairs_exactly_two_calls() {
    for bad in [
        "N 1H + W declines",
        "W accepts + N 1H",
        "N 1H + E P + S P",
        "N 1H+S P",
        "N 1H + ",
        "W directs",
        "leads",
    ] {
        let reported = faults(&format!("auction = [\"N 1C\", {bad:?}]"));
        assert_eq!(reported, [("facts.auction[1]".to_owned(), FaultKind::NotAnEvent)], "{bad}");
    }
}

#[test]
fn fault_names_the_text() {
    // The sixth text of the file and the seventh event.
    let reported = faults(r#"auction = ["N 1H + S P", "W declines", "E P", "S P", "W P", "N 1S + N 2S"]"#);
    assert!(reported.iter().any(|(field, _)| field == "facts.auction[5]"), "{reported:?}");
    assert!(
        reported.iter().all(|(field, _)| !field.contains("[6]") && !field.contains("[7]")),
        "{reported:?}"
    );
}

#[test]
fn finding_for_all_or_by_number() {
    let auction = r#"auction = ["N 1C", "S P", "W declines", "E P", "S 1H"]"#;
    let of = |told: &str| facts(&format!("{auction}\n{told}")).findings().clone();
    assert_eq!(of("comparable = true")[FindingKind::Comparable], Finding::all(Some(true)));
    let by_call = of("comparable = { 4 = false, 2 = true }\nunintended = { 2 = false }\nrepeats = true");
    assert_eq!(by_call[FindingKind::Comparable], Finding { all: None, of: vec![(2, true), (4, false)] });
    assert_eq!(by_call[FindingKind::Unintended].of, [(2, false)]);
    assert_eq!(by_call[FindingKind::Repeats], Finding::all(Some(true)));
    for (bad, field, kind) in [
        ("comparable = { 5 = true }", "facts.comparable.5", FaultKind::NoSuchCall),
        ("comparable = { 0 = true }", "facts.comparable.0", FaultKind::NoSuchCall),
        ("repeats = {}", "facts.repeats", FaultKind::Empty),
        ("made = 14", "facts.made", FaultKind::OutOfRange(0, 13)),
    ] {
        assert_eq!(faults(&format!("{auction}\n{bad}")), [(field.to_owned(), kind)], "{bad}");
    }
    assert!(faults(&format!("{auction}\nunintended = {{ 2 = 1 }}"))[0].0 == "facts.unintended.2");
    assert!(faults(&format!("{auction}\nunintended = 1"))[0].0 == "facts.unintended");
}

#[test]
fn stage_finding_leaves_others() {
    let auction = "auction = [\"N 1C\", \"S P\", \"W declines\", \"E P\", \"S 1H\"]\n\
        comparable = { 2 = true }\nmade = 9";
    let stage = "[[stages]]\nasks = [\"turn\"]\n";
    let after = |told: &str| facts(&format!("{auction}\n{stage}{told}"));
    assert_eq!(
        after("comparable = { 4 = false }").findings()[FindingKind::Comparable].of,
        [(2, true), (4, false)]
    );
    assert_eq!(after("comparable = { 2 = false }").findings()[FindingKind::Comparable].of, [(2, false)]);
    assert_eq!(after("comparable = false").findings()[FindingKind::Comparable], Finding::all(Some(false)));
    assert_eq!((after("unintended = true").made(), after("made = 8").made()), (Some(9), Some(8)));
    // A general finding and then one for a single call: both hold, the single one for its call.
    let both = format!(
        "auction = [\"N 1C\", \"S P\", \"W declines\", \"E P\"]\ncomparable = true\n{stage}comparable = {{ 2 = false }}"
    );
    let both = facts(&both).findings()[FindingKind::Comparable].clone();
    assert_eq!((both.of(2), both.of(3)), (Some(false), Some(true)));
}
