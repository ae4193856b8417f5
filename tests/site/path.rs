//! The decision path on the page of a marked answer.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;

/// The page with this scenario's ruling.
fn marked(scenario: &str) -> String {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let to = visitor.answer(scenario).header("location").to_owned();
    visitor.get(&to).body
}

#[test]
fn drawing_has_a_text_form() {
    let page = marked("r006");
    let drawing = page.split("<svg").find(|svg| svg.contains("class=\"path\"")).expect("a drawing");
    let drawing = drawing.split("</svg>").next().unwrap_or_default();
    assert!(
        drawing.contains("role=\"img\"") && drawing.contains("<title") && drawing.contains("<desc"),
        "{drawing}"
    );
    assert!(!drawing.contains("style="), "the policy of the site refuses styles on elements");
    let drawn = drawing.matches("frame-held").count() + drawing.matches("frame-refused").count();
    let told = page.matches("class=\"step ").count();
    assert_eq!(drawn, told, "as many tests are drawn as listed");
}

#[test]
fn nested_questions_are_complete() {
    let page = marked("r019");
    // Artificial or not; if artificial: does East pass; if East does not: is the new call
    // comparable.
    let (_, ruling) = page.split_once("id=\"whole-ruling\"").expect("the ruling");
    assert_eq!(ruling.matches("frame-open").count(), 3, "three questions are drawn");
    assert_eq!(ruling.matches("frame-ends").count(), 4, "four ends are drawn");
    assert!(page.matches("<dt>").count() >= 6, "six answers are listed");
    assert!(page.contains("class=\"further\""), "with the tests that lead there");
}
