//! A page that asks states nothing of what it asks.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::marked_answers::{bank, read};
use bank::Scenario;
use bank::question::NONE;
use words::{Language, Words};

/// Words of the shortest answer that a text states only by answering: a shorter one is a name of a
/// player or a call, which every story mentions.
const TELLING: usize = 3;

/// The right answers to what a scenario asks, in words, of those that a text can state.
fn telling_answers(words: &Words, scenario: &Scenario) -> Vec<String> {
    let ruling = rules::engine::rule(&scenario.case);
    let tokens = scenario.asks.iter().flat_map(|key| {
        let right = ruling.right_answers(*key).into_iter().flatten();
        right.filter(|token| token != NONE).map(move |token| words.choice(&scenario.case, *key, &token))
    });
    tokens.filter(|text| text.split_whitespace().count() >= TELLING).collect()
}

#[test]
fn question_does_not_tell_its_answer() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let words = Language::ENGLISH.words();
    let (mut asked, mut answers) = (0, 0);
    for scenario in bank().scenarios() {
        let page = visitor.get(&format!("/scenario/{}", scenario.id)).body;
        let main = page.split("<main").nth(1).unwrap_or_default();
        if scenario.asks.contains(&rules::engine::Key::InRotation) {
            asked += 1;
            let table = main.split("class=\"question\"").next().unwrap_or_default();
            for text in
                ["out of turn", "out of rotation", "was to call", "to call", "although it is", "too low"]
            {
                assert!(!table.contains(text), "{}: {text}: {table}", scenario.id);
            }
        }
        let before_questions = read(main.split("class=\"question\"").next().unwrap_or_default());
        for answer in telling_answers(words, scenario) {
            answers += 1;
            assert!(!before_questions.contains(&answer), "{}: {answer}: {before_questions}", scenario.id);
        }
        if let Some(url) = scenario.source.url() {
            assert!(!main.contains(url), "{}: the source before the answer", scenario.id);
        }
    }
    assert!(asked > 30 && answers > 1000, "{asked} {answers}");
    let saved = visitor.answer("r001");
    assert!(visitor.follow(&saved).body.contains("mrbridge.co.uk"), "the source is on the marked page");
}
