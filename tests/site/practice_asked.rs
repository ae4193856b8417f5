//! A page that asks states nothing of what it asks.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::marked_answers::bank;

#[test]
fn law_is_not_asked_in_its_list() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let asks_law = |page: &str| page.contains("answer[law]");
    assert!(asks_law(&ada.get("/scenario/r001").body) && !asks_law(&ada.get("/scenario/r001?list=30").body));
    let mut fields = ada.chosen("r001");
    fields.retain(|(name, _)| !name.starts_with("answer[law]"));
    fields.push(("list".to_owned(), "30".to_owned()));
    let saved = ada.send(&fields);
    let to = saved.header("location").to_owned();
    assert!(to.starts_with("/answer/") && to.ends_with("?list=30"), "{to}");
    assert!(ada.get(&to).body.contains("id=\"marked\""));
    let mut visitor = Visitor::new(&site);
    let marked = visitor.send(&fields);
    assert!(visitor.follow(&marked).body.contains("id=\"marked\""));
    fields.retain(|(name, _)| name != "list");
    let again = ada.send(&fields).header("location").to_owned();
    assert!(again.starts_with("/scenario/r001?check=1"), "elsewhere it is asked: {again}");
}

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
