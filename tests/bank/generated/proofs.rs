//! A hundred scenarios, each proven here once more.

use super::{disposing, disposing_of_endings, generate};
use crate::loaded;
use bank::answerable::unanswerable;
use bank::generate::{Draft, Pattern};
use bank::{RulingForm, Scenario};
use rules::engine::{Component, Facts, Key, Outcome, Ruling, rule};
use rules::law::{Clause, Edition};
use std::collections::BTreeSet;
use words::english;

/// Drafts on clauses that no other clause of the list contains.
fn hundred() -> Vec<(Clause, Draft)> {
    let edition = Edition::E2017;
    let clauses = || disposing(edition).chain(disposing_of_endings(edition));
    let is_whole = |clause: &Clause| clauses().any(|other| other.parents().any(|above| above == *clause));
    let drafts = clauses().filter(|clause| !is_whole(clause)).flat_map(|clause| {
        let made = generate(edition, clause, 3);
        made.drafts.into_iter().map(move |draft| (clause, draft))
    });
    drafts.collect()
}

/// True if nothing is open, contested, judged or beyond the engine, on any irregularity.
fn is_settled(ruling: &Ruling) -> bool {
    matches!(ruling.outcome, Outcome::Rectification | Outcome::PlayOn)
        && ruling.judgement.is_empty()
        && ruling.contested.is_empty()
        && ruling.beyond.is_none()
        && ruling.earlier.iter().all(is_settled)
}

#[test]
fn hundred_drafts_are_proven_and_no_twins() {
    let drafts = hundred();
    assert!(drafts.len() >= 100, "{}", drafts.len());
    let of_bank = loaded().rulings().filter_map(|(case, ruling)| Pattern::of(case, &ruling));
    let mut patterns: BTreeSet<Pattern> = of_bank.collect();
    let mut ids = BTreeSet::new();
    for (clause, draft) in &drafts {
        let read = Scenario::read(&draft.text).unwrap_or_else(|faults| panic!("{}\n{faults:?}", draft.text));
        let ruling = rule(&read.case);
        assert_eq!(ruling.component(Key::Law), Some(&Component::Law(*clause)), "{}", draft.text);
        assert!(is_settled(&ruling), "{}", draft.text);
        assert_eq!(unanswerable(&read, &ruling), [], "{}", draft.text);
        assert!(read.asks.contains(&Key::Law) && read.asks.len() > 1, "{}", draft.text);
        assert!(ids.insert(read.id.clone()), "{} twice", read.id);
        let pattern = Pattern::of(&read.case, &ruling).expect("facts that move");
        assert!(patterns.insert(pattern), "a twin:\n{}", draft.text);
    }
}

#[test]
fn drafts_are_told_whole() {
    for (_, draft) in hundred() {
        let scenario = &draft.scenario;
        let texts = RulingForm::of(scenario).asks.into_iter().flat_map(|ask| {
            let choice = move |token: &String| english().choice(&scenario.case, ask.key, token);
            ask.choices.iter().map(choice).collect::<Vec<_>>()
        });
        let texts: Vec<String> = english().story(&scenario.case).into_iter().chain(texts).collect();
        let is_whole = |text: &String| !text.is_empty() && !text.contains(['{', '}']);
        assert!(texts.iter().all(is_whole), "{texts:?}");
    }
}

#[test]
fn auctions_are_short_and_low() {
    for (clause, draft) in hundred() {
        let Facts::Rotation(facts) = &draft.scenario.case.facts else { continue };
        assert!(facts.calls().count() <= 24, "{}", draft.text);
        let highest = facts.calls().filter_map(|(_, call)| match call {
            rules::bridge::Call::Bid(bid) => Some(bid.level()),
            _ => None,
        });
        assert!(clause.law() == "38" || highest.max() <= Some(5), "{}", draft.text);
    }
}
