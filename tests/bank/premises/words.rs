//! Words for premises.

use super::{Marker, answer, bank};
use bank::RulingForm;
use bank::paths::WrongReason;
use bank::premise::Premise;
use rules::engine::Key;
use rules::engine::rotation::AsIf;
use std::collections::BTreeSet;
use words::{Language, Words, english};

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
fn phrases_the_reason_with_the_refused_test() {
    let scenario = bank().scenario("r006").expect("a scenario of the bank");
    let truly = super::ruling(scenario);
    let reason = WrongReason::of(&truly, Key::Law, &["30A".to_owned()]).expect("a reason");
    let text = english().wrong_reason(&scenario.case, &truly, reason).expect("a text");
    let step = &truly.trace.steps()[reason.step().expect("a test")];
    let test = english().step(&scenario.case, truly.call, step);
    assert_eq!(text.clause.citation(), "30A");
    let told = format!("Law 30A does not apply. {} No. {}", test.question, test.decided);
    assert_eq!(text.text, told);
}

#[test]
fn phrases_every_reason_in_every_language() {
    let languages: Vec<&Words> = Language::all().map(Language::words).collect();
    for scenario in bank().scenarios().step_by(9) {
        let truly = super::ruling(scenario);
        for ask in &RulingForm::of(scenario).asks {
            for choice in &ask.choices {
                let reason =
                    WrongReason::of(&truly, ask.key, std::slice::from_ref(choice)).expect("a reason");
                for words in &languages {
                    let text = words.wrong_reason(&scenario.case, &truly, reason).expect("a text").text;
                    let raw = ["reason-", "decided-", "gist-", "{ $"].iter().any(|raw| text.contains(raw));
                    assert!(!raw && text.contains(' '), "{} {:?} {choice}: {text}", scenario.id, ask.key);
                }
            }
        }
    }
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

#[test]
fn slips_state_what_the_clause_decides() {
    for (id, answered, slip, then) in [
        (
            "r042",
            "auction=back_to%3AE&cancelled=2&in_rotation=no&law=36B4&lead=none&may_accept=nobody\
             &offender=any_legal_call&partner=must_pass_throughout&turn=E&watch=72C",
            "This leaves a lead free that declarer may restrict.",
            "declarer may forbid",
        ),
        (
            "r001",
            "cancelled=1&law=30B1%28b%29%28i%29&lead=S&may_accept=nobody&offender=any_legal_call\
             &partner=any_legal_call&replacement=comparable&turn=W&watch=23C",
            "This restricts a lead that is free.",
            "the lead is not restricted",
        ),
        (
            "c020",
            "law=70D1&play=suspended&standing=adjudicated&tricks=4&what=claim%3A5",
            "A doubtful point goes against the claimer.",
            "awarded",
        ),
    ] {
        let text = premise_text(id, answered);
        let (before, after) = text.split_once(slip).unwrap_or_else(|| panic!("{id}: {text}"));
        assert!(
            after.starts_with(" Law ") && after.contains(then) && !before.contains("Law "),
            "{id}: {text}"
        );
    }
}
