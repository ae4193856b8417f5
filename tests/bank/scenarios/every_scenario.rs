//! Every file of the bank.

use crate::scenarios::{loaded, quizzes};
use bank::{AnswerForm, RulingForm};
use rules::engine::{Family, Key};
use std::fs;

#[test]
fn every_file_loads_and_is_ruled() {
    let bank = loaded();
    assert!(bank.by_family(Family::Rotation).count() >= 10);
    assert!(bank.by_family(Family::Claim).count() >= 6);
    assert!(bank.by_family(Family::Concession).count() >= 6);
    let files = ["rotation", "claims"].map(|folder| fs::read_dir(quizzes().join(folder)).unwrap().count());
    assert_eq!(bank.firsts().count(), files.iter().sum::<usize>(), "a file was passed over");
    let ids: Vec<&str> = bank.scenarios().map(|s| s.id.as_str()).collect();
    assert!(ids.is_sorted());
    assert!(bank.programme("demonstration").is_some());
}

#[test]
fn round_trips_byte_for_byte() {
    let bank = loaded();
    let file = fs::read_to_string(quizzes().join("rotation/r001.toml")).unwrap();
    assert_eq!(bank.text_of("r001"), Some(file.as_str()));
    assert_eq!(bank.text_of("nothing"), None);
}

#[test]
fn no_file_holds_an_answer() {
    let bank = loaded();
    // `auction` is also the word of a fact, `contract` one of a claim's, and weights are not
    // values.
    let facts = ["auction", "contract"];
    let components: Vec<&str> = Key::ALL.iter().map(|k| k.word()).filter(|w| !facts.contains(w)).collect();
    for scenario in bank.scenarios() {
        let text = bank.text_of(&scenario.id).unwrap();
        let mut table = "";
        for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
            if line.starts_with('[') {
                table = line;
            }
            let name = line.split('=').next().unwrap().trim();
            assert!(
                matches!(table, "[weights]" | "[stages.weights]") || !components.contains(&name),
                "{}: {line:?} gives a component a value",
                scenario.id
            );
        }
    }
}

#[test]
fn questions_follow_directors_order() {
    for scenario in loaded().scenarios() {
        let question = RulingForm::of(scenario);
        assert!(question.asks.is_sorted_by_key(|ask| ask.key), "{}", scenario.id);
        assert!(!question.asks.is_empty());
        for ask in &question.asks {
            assert!(ask.choices.len() >= 2, "{}: {:?}", scenario.id, ask.key);
            if let AnswerForm::Number { max } = ask.kind {
                assert_eq!(ask.choices.len(), usize::from(max) + 1);
            }
            let mut once = ask.choices.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), ask.choices.len(), "{}: {:?} repeats itself", scenario.id, ask.key);
        }
    }
}

#[test]
fn finds_scenarios_by_law() {
    let bank = loaded();
    assert!(bank.by_law("30").any(|s| s.id == "r002"));
    assert!(bank.by_law("34").any(|s| s.id == "r003") && bank.by_law("34").all(|s| s.id != "r002"));
    assert!(bank.laws().contains(&"68"));
    // Two laws, one for each answer to the open question.
    assert_eq!(bank.laws_of("r015"), ["29", "30"]);
}
