//! Marks of answers.

use crate::scenarios::loaded;
use bank::grade::{CAP, is_right, right_answers};
use bank::{Answer, AnswerFault, AnswerForm, RulingForm, Scenario, Verdict, mark, mark_by};
use rules::engine::{Case, Key, Ruling, rule};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The engine's own tokens, as an answer.
fn right(scenario: &Scenario) -> BTreeMap<String, Vec<String>> {
    let ruling = rule(&scenario.case);
    let tokens = |key: &Key| right_answers(&ruling, *key).into_iter().next().expect("a decision");
    scenario.asks.iter().map(|key| (key.word().to_owned(), tokens(key))).collect()
}

#[test]
fn the_ruling_scores_full_marks() {
    for scenario in loaded().scenarios() {
        let answer = Answer::parse(&RulingForm::of(scenario), right(scenario)).expect("the choices hold it");
        let marked = mark(scenario, &answer);
        assert_eq!(marked.permille, 1000, "{}", scenario.id);
        assert_eq!(*marked.ruling, rule(&scenario.case));
        assert_eq!(marked.engine, rules::engine::VERSION);
        assert!(marked.components.iter().all(|c| c.verdict != Verdict::Wrong));
    }
}

#[test]
fn any_other_choice_scores_less() {
    for scenario in loaded().scenarios() {
        let question = RulingForm::of(scenario);
        let ruling = Arc::new(rule(&scenario.case));
        // The same cases recur under premises.
        let mut known: Vec<(Case, Arc<Ruling>)> = Vec::new();
        let mut again = |case: &Case| match known.iter().find(|(other, _)| other == case) {
            Some((_, ruling)) => Some(ruling.clone()),
            None => {
                known.push((case.clone(), Arc::new(rule(case))));
                known.last().map(|(_, ruling)| ruling.clone())
            }
        };
        for ask in &question.asks {
            let good = right_answers(&ruling, ask.key);
            for choice in ask.choices.iter().map(|choice| vec![choice.clone()]) {
                let mut fields = right(scenario);
                fields.insert(ask.key.word().to_owned(), choice.clone());
                let answer = Answer::parse(&question, fields).unwrap();
                let marked = mark_by(ruling.clone(), scenario, &answer, &mut again);
                let full = marked.permille == 1000;
                let right = is_right(ask.key, &choice, &good);
                assert_eq!(full, right, "{} {:?} {choice:?}", scenario.id, ask.key);
                if !full && scenario.is_critical(ask.key) {
                    assert!(marked.permille <= CAP, "{} {:?}", scenario.id, ask.key);
                }
            }
        }
    }
}

#[test]
fn range_of_judgement_is_right() {
    let bank = loaded();
    let scenario = bank.scenario("r007").unwrap();
    for (choice, verdict) in [
        ("comparable", Verdict::InRange),
        ("not_comparable", Verdict::InRange),
        ("judgement", Verdict::InRange),
        ("not_tested", Verdict::Wrong),
    ] {
        let answer = Answer::of([(Key::Replacement, vec![choice.to_owned()])]);
        let marked = mark(scenario, &answer);
        let component = marked.components.iter().find(|c| c.key == Key::Replacement).unwrap();
        assert_eq!(component.verdict, verdict, "{choice}");
    }
}

#[test]
fn parent_clause_is_right() {
    let bank = loaded();
    let scenario = bank.scenario("r006").unwrap();
    for (choice, verdict) in [
        ("30B1(b)(ii)", Verdict::Right),
        ("30B1", Verdict::Right),
        ("30B1(b)(i)", Verdict::Wrong),
        ("30A", Verdict::Wrong),
    ] {
        let answer = Answer::of([(Key::Law, vec![choice.to_owned()])]);
        let marked = mark(scenario, &answer);
        let component = marked.components.iter().find(|c| c.key == Key::Law).unwrap();
        assert_eq!(component.verdict, verdict, "{choice}");
        assert_eq!(component.right, [["30B1(b)(ii)"]]);
    }
    // In no other law does a clause stand for its paragraphs: 68 is another ruling than 68B2.
    let whole = |given: &str, right: &str| is_right(Key::Law, &[given.to_owned()], &[vec![right.to_owned()]]);
    assert!(!whole("68", "68B2") && !whole("31A2", "31A2(a)") && whole("30B1", "30B1(b)(i)"));
    assert!(!whole("30B1(b)(i)", "30B1"), "while it is open, neither is known");
}

#[test]
fn weights_are_shares() {
    let bank = loaded();
    let scenario = bank.scenario("r003").unwrap();
    assert_eq!(mark(scenario, &Answer::default()).permille, 0);
    let only_law = Answer::of([(Key::Law, vec!["34".to_owned()])]);
    let total: u32 = scenario.asks.iter().map(|key| u32::from(scenario.weight(*key))).sum();
    let marked = mark(scenario, &only_law);
    assert_eq!(u32::from(marked.permille), u32::from(scenario.weight(Key::Law)) * 1000 / total);
}

#[test]
fn malformed_answer_gives_a_reason() {
    let bank = loaded();
    let question = RulingForm::of(bank.scenario("r006").unwrap());
    let own = |tokens: &[&str]| tokens.iter().map(|t| (*t).to_owned()).collect::<Vec<_>>();
    let mut fields = right(bank.scenario("r006").unwrap());
    fields.insert("law".to_owned(), own(&["30A", "30B1"]));
    fields.insert("lead".to_owned(), own(&["S", "none"]));
    fields.insert("turn".to_owned(), own(&["Q"]));
    fields.insert("partner".to_owned(), own(&[""]));
    fields.insert("tricks".to_owned(), own(&["3"]));
    fields.insert("x\u{0}".to_owned(), own(&["3"]));
    assert_eq!(
        Answer::parse(&question, fields),
        Err(vec![
            AnswerFault::NotAsked("tricks".to_owned()),
            AnswerFault::NotAsked("x\u{0}".to_owned()),
            AnswerFault::Several(Key::Law),
            AnswerFault::NotAChoice { key: Key::Turn, token: "Q".to_owned() },
            AnswerFault::Missing(Key::Partner),
            AnswerFault::NoneAndOthers(Key::Lead),
        ])
    );
    assert_eq!(Answer::parse(&question, BTreeMap::new()).unwrap_err().len(), question.asks.len());
}

#[test]
fn answer_round_trips() {
    for scenario in loaded().scenarios() {
        let question = RulingForm::of(scenario);
        let answer = Answer::parse(&question, right(scenario)).unwrap();
        assert_eq!(Answer::from_json(&answer.to_json()).as_ref(), Some(&answer));
        assert_eq!(Answer::from_query(&answer.to_query()).as_ref(), Some(&answer));
        assert_eq!(Answer::parse(&question, answer.fields()).as_ref(), Ok(&answer));
    }
}

#[test]
fn question_depends_on_facts_only() {
    let bank = loaded();
    // Facts that differ only in what decides the ruling: the form is the same.
    for (one, other) in [("r009", "r010"), ("d005", "d001")] {
        let (one, other) = (bank.scenario(one).unwrap(), bank.scenario(other).unwrap());
        let other = RulingForm::of(other);
        for ask in &RulingForm::of(one).asks {
            let Some(same) = other.ask(ask.key) else { continue };
            assert!(ask.key == Key::Law || ask.choices == same.choices, "{}: {:?}", one.id, ask.key);
            assert_eq!(ask.kind == AnswerForm::Many, same.kind == AnswerForm::Many);
        }
    }
}
