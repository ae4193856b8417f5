//! Changes of random auctions, and answers to open questions.

use crate::random as auctions;
use bank::Change;
use bank::change::ChangeGroup;
use proptest::prelude::*;
use rules::engine::rotation::AuctionEvent;
use rules::engine::ruling::{Answer, Outcome, Question, Ruling};
use rules::engine::{Case, Facts, rule};
use std::collections::BTreeSet;
use words::english;

/// The change equal to this answer to an open question.
fn as_change(question: Question, answer: Answer) -> Option<Change> {
    match question {
        Question::Accepts { call, .. } => Some(Change::Accepts { call, to: Some(answer == Answer::Accepts) }),
        Question::PassesOrActs { seat, .. } => Some(Change::Acts { seat, to: answer == Answer::Acts }),
        Question::Artificial(call) => Some(Change::Artificial { call, to: Some(answer == Answer::Yes) }),
        _ => question.finding().map(|(of, call)| Change::Found {
            of,
            call: Some(call),
            to: Some(answer == Answer::Yes),
        }),
    }
}

/// Numbers of known calls, and of those with an agreement.
fn known_calls(case: &Case) -> (usize, usize) {
    let Facts::Rotation(facts) = &case.facts else { return (0, 0) };
    let setup = facts.setup();
    let calls = setup.events.iter().filter_map(|event| match &event.happened {
        AuctionEvent::Called { meaning, .. } => Some(meaning.is_some()),
        _ => None,
    });
    (calls.clone().count(), calls.filter(|agreed| *agreed).count())
}

/// True if the ruling or one on the way to it ends because too many questions are open.
fn reaches_the_limit(ruling: &Ruling) -> bool {
    format!("{ruling:?}").contains("OpenQuestions")
}

/// The branches of a ruling with an open point.
fn open_branches(ruling: &Ruling) -> Vec<(Question, Answer, &Ruling)> {
    match &ruling.outcome {
        Outcome::Fork { question, branches } => {
            branches.iter().map(|branch| (*question, branch.answer, &branch.ruling)).collect()
        }
        _ => Vec::new(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_changes_rule_and_round_trip(seed: u64) {
        let Some(case) = auctions::case(seed, 12) else { return Ok(()) };
        let mut words = BTreeSet::new();
        for change in Change::all(&case) {
            let other = change.apply(&case).expect("a consistent change");
            prop_assert_ne!(&other, &case);
            prop_assert_eq!(Change::read(&change.token()), Some(change));
            prop_assert!(words.insert(change.token()), "{} twice", change.token());
            prop_assert!(!english().change(&case, change).contains('$'));
            prop_assert_eq!(rule(&other), rule(&other));
        }
    }

    #[test]
    fn undone_change_restores_the_case(seed: u64) {
        let Some(case) = auctions::case(seed, 12) else { return Ok(()) };
        let whole = |change: &Change| matches!(change.group(), ChangeGroup::Caller | ChangeGroup::Together);
        for change in Change::all(&case).into_iter().filter(whole) {
            let other = change.apply(&case).expect("a consistent change");
            let back = Change::all(&other).into_iter().filter_map(|back| back.apply(&other));
            prop_assert!(back.into_iter().any(|back| back == case), "{} cannot be undone", change.token());
        }
    }

    #[test]
    fn answer_change_matches_its_branch(seed: u64) {
        let Some(case) = auctions::case(seed, 8) else { return Ok(()) };
        let ruling = rule(&case);
        if ruling.beyond.is_some() {
            return Ok(());
        }
        for (question, answer, branch) in open_branches(&ruling) {
            let Some(change) = as_change(question, answer) else { continue };
            let Some(other) = change.apply(&case) else { continue };
            let Facts::Rotation(facts) = &case.facts else { continue };
            // A call changed to natural loses the suit it specified, and events after a changed
            // reaction are removed; an answer to an open question leaves both.
            if known_calls(&other) != known_calls(&case) {
                continue;
            }
            // With several irregularities the time of an answer matters, too: the change adds it
            // after all calls.
            if !branch.earlier.is_empty() || !rule(&other).earlier.is_empty() {
                continue;
            }
            // A question answered on the way counts toward the limit of open questions; a fact does
            // not.
            if reaches_the_limit(branch) {
                continue;
            }
            let answered = Case { facts: Facts::Rotation(facts.answered(question, answer)), ..case.clone() };
            prop_assert_eq!(&rule(&answered), branch);
            prop_assert_eq!(&rule(&other), branch, "{}", change.token());
        }
    }
}
