//! A draft scenario made from a case.

use super::bank;
use bank::answerable::unanswerable;
use bank::desk::DRAFT_ID;
use bank::{FaultKind, Scenario};
use rules::engine::rule;

#[test]
fn draft_questions_match_the_bank() {
    // Rulings on auctions are fast; claims in the bank take the same path through the code.
    for scenario in bank().into_iter().filter(|s| s.id.starts_with('r')).step_by(3) {
        let ruling = rule(&scenario.case);
        let draft = Scenario::draft(DRAFT_ID, scenario.case.clone(), &ruling).expect("a draft");
        assert!(scenario.asks.iter().all(|key| draft.asks.contains(key)), "{}", scenario.id);
        assert_eq!(
            (unanswerable(&draft, &ruling), draft.source.word(), &draft.case),
            (vec![], "constructed", &scenario.case)
        );
    }
}

#[test]
fn claim_draft_is_answerable() {
    let scenario = bank().into_iter().find(|s| s.id == "c021").expect("exists");
    let ruling = rule(&scenario.case);
    let draft = Scenario::draft("my-claim", scenario.case.clone(), &ruling).expect("a draft");
    assert!(scenario.asks.iter().all(|key| draft.asks.contains(key)));
    assert!(draft.write().starts_with("id = \"my-claim\"\nfamily = \"claim\"\n"));
}

#[test]
fn rejects_malformed_id() {
    let scenario = bank().into_iter().find(|s| s.id == "r001").expect("exists");
    let ruling = rule(&scenario.case);
    let faults = Scenario::draft("My claim", scenario.case, &ruling).unwrap_err();
    assert_eq!(faults[0].kind, FaultKind::NotAnId);
}
