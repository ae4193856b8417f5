//! A page that asks states nothing of what it asks.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::marked_answers::bank;

#[test]
fn question_does_not_tell_its_answer() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let mut asked = 0;
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
        if let Some(url) = scenario.source.url() {
            assert!(!main.contains(url), "{}: the source before the answer", scenario.id);
        }
    }
    assert!(asked > 30);
    let saved = visitor.answer("r001");
    assert!(visitor.follow(&saved).body.contains("mrbridge.co.uk"), "the source is on the marked page");
}
