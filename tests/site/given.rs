//! Answers given before signing up: stored with the new account, once, and with no other.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;

#[test]
fn keeps_answers_given_before_signing_up() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    for id in ["r001", "c001"] {
        let marked = ada.answer(id).header("location").to_owned();
        assert!(marked.contains("/marked?"), "{marked}");
        assert!(ada.get(&marked).body.contains("in this browser only"));
    }
    ada.sign_up("Ada", "ada@example.org");
    let page = ada.get("/me").body;
    assert!(page.matches("href=\"/answer/").count() >= 2, "both are stored: {page}");
    // Nobody else who signs up here gets them.
    ada.post("/api/sign-out", &[]);
    ada.sign_up("Grace", "grace@example.org");
    let page = ada.get("/me").body;
    assert!(!page.contains("href=\"/answer/"), "{page}");
}
