//! Words for premises.

use super::{Marker, answer, bank};
use bank::premise::Premise;
use rules::engine::rotation::AsIf;
use std::collections::BTreeSet;
use words::english;

fn premise_text(id: &str, answered: &str) -> String {
    let scenario = bank().scenario(id).expect("a scenario of the bank");
    let marked = Marker::new().mark(scenario, &answer(scenario, answered));
    english().premise(&scenario.case, &marked.diagnosis.expect("a premise"))
}

#[test]
fn phrases_premise_with_facts() {
    let answered = "law=30A&may_accept=nobody&cancelled=1&turn=W&offender=any_legal_call\
        &replacement=not_tested&partner=any_legal_call&lead=none&watch=72C";
    assert_eq!(
        premise_text("r001", answered),
        "This is the ruling for South’s pass at RHO’s turn (East’s). It was North’s turn."
    );
}

#[test]
fn names_equally_good_premises() {
    let answered = "what=claim:5&law=70A&play=suspended&standing=adjudicated&tricks=5";
    assert_eq!(
        premise_text("c020", answered),
        "This is the ruling for a player who knows of the outstanding spades. South did not. \
         Other mistakes give the same answer: a disputed claim accepted in full and \
         tricks counted with all cards seen."
    );
}

#[test]
fn premise_names_are_distinct() {
    let labels: BTreeSet<String> =
        Premise::ALL.iter().map(|premise| english().premise_label(*premise)).collect();
    assert_eq!(labels.len(), Premise::ALL.len());
    assert!(labels.iter().all(|label| !label.contains("premise-")), "{labels:?}");
}

#[test]
fn finds_premise_by_token() {
    for premise in Premise::ALL {
        assert_eq!(Premise::from_word(premise.word()), Some(*premise));
    }
    assert_eq!(Premise::from_word("none"), None);
}

#[test]
fn every_assumption_about_a_call_is_a_premise() {
    for as_if in AsIf::ALL {
        assert!(Premise::from_word(as_if.word()).is_some(), "{as_if:?}");
    }
}
