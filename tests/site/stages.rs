//! A scenario of several stages over HTTP, without scripts.

use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};

/// Target of the link with this text.
fn leads(page: &Answer, text: &str) -> String {
    let link = page.body.split("<a ").find(|link| {
        link.split_once('>')
            .is_some_and(|(_, rest)| rest.split("</a>").next().is_some_and(|t| t.contains(text)))
    });
    let link = link.unwrap_or_else(|| panic!("no link “{text}”: {}", page.body));
    link.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}

/// The part marked as new.
fn since(page: &Answer) -> &str {
    page.body
        .split("class=\"prose since\"")
        .nth(1)
        .and_then(|rest| rest.split("</section>").next())
        .unwrap_or("")
}

#[test]
fn visitor_goes_through_stages() {
    let site = RunningSite::plain_with_bank("staged");
    let mut visitor = Visitor::new(&site);
    let mut at = "r900".to_owned();
    for (stage, next) in [(1, "/scenario/r900.2"), (2, "/scenario/r900.3"), (3, "/scenario/r901")] {
        let form = visitor.get(&format!("/scenario/{at}"));
        assert_eq!(form.status, 200, "{at}");
        assert!(form.body.contains(&format!("stage {stage} of 3")), "{at}");
        assert_eq!(since(&form).is_empty(), stage == 1, "only later stages have something new: {at}");
        let sent = visitor.answer(&at);
        assert!(sent.header("location").starts_with(&format!("/scenario/{at}/marked?")), "{sent:?}");
        let marked = visitor.follow(&sent);
        assert_eq!(marked.status, 200);
        assert_eq!(leads(&marked, if stage < 3 { "What happened next" } else { "Next scenario" }), next);
        at = next.trim_start_matches("/scenario/").to_owned();
    }
    assert!(!visitor.get("/scenario/r901").body.contains("class=\"stage\""), "it has one stage");
}

#[test]
fn marks_new_events() {
    let site = RunningSite::plain_with_bank("staged");
    let mut visitor = Visitor::new(&site);
    let last = visitor.get("/scenario/r900.3");
    assert!(since(&last).contains("South bids 2"), "{}", since(&last));
    assert!(!since(&last).contains("West does not accept"), "{}", since(&last));
    let new = |page: &Answer| page.body.matches("is-new\">new").count();
    assert_eq!(new(&last), 1, "South’s new bid");
    assert_eq!(new(&visitor.get("/scenario/r900.2")), 3, "that West declines, and two calls");
    assert_eq!(new(&visitor.get("/scenario/r900")), 0);
    assert_eq!(new(&visitor.get("/scenario/r901")), 0);
    let marked = visitor.answer("r900.3");
    assert_eq!(new(&visitor.follow(&marked)), 1, "on the marked page too");
}

#[test]
fn list_shows_scenario_once() {
    let site = RunningSite::plain_with_bank("staged");
    let mut visitor = Visitor::new(&site);
    let list = visitor.get("/practice").body;
    assert_eq!(list.matches("href=\"/scenario/r900?list=rotation\"").count(), 1);
    assert!(!list.contains("/scenario/r900.") && list.contains("3 stages"), "{list}");
    assert!(visitor.get("/").body.contains("2 scenarios in the bank"));
    assert_eq!(visitor.get("/scenario/r900.3").status, 200);
    for none in ["r900.1", "r900.4", "r900.03", "r901.2", "r900."] {
        assert_eq!(visitor.get(&format!("/scenario/{none}")).status, 404, "{none}");
    }
}

#[test]
fn stages_are_stored() {
    let site = RunningSite::plain_with_bank("staged");
    let mut visitor = Visitor::new(&site);
    visitor.sign_up("Ada", "ada@example.org");
    for (id, next) in [("r900", "r900.2"), ("r900.2", "r900.3"), ("r900.3", "r901")] {
        let sent = visitor.answer(id);
        let saved = visitor.follow(&sent);
        assert!(saved.body.contains("class=\"saved\""), "{id}");
        let button = if next == "r901" { "Next scenario" } else { "What happened next" };
        assert_eq!(leads(&saved, button), format!("/scenario/{next}"));
        let (list, me) = (visitor.get("/practice").body, visitor.get("/me").body);
        let whole = id == "r900.3";
        assert_eq!(list.contains("of 3 stages answered"), !whole, "{id}");
        assert_eq!(list.contains("last mark"), whole, "{id}");
        assert!(me.contains(if whole { ">1 of 2<" } else { ">0 of 2<" }), "{id}: {me}");
        if !whole {
            let led = visitor.get("/practice/next");
            assert_eq!(led.header("location"), format!("/scenario/{next}"), "where one left off");
            assert!(
                list.contains(&format!("href=\"/scenario/{next}?list=rotation\"")),
                "the list leads there too: {list}"
            );
        }
    }
    assert!(
        visitor.get("/me").body.contains("stage 3 of 3"),
        "the latest answers say of which stage they are"
    );
}

#[test]
fn unfinished_scenario_resumes() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    visitor.sign_up("Ada", "ada@example.org");
    let led = |visitor: &mut Visitor| visitor.get("/practice/next").header("location").to_owned();
    let before = led(&mut visitor);
    assert_ne!(before, "/scenario/r059");
    visitor.answer("r059");
    assert_eq!(led(&mut visitor), "/scenario/r059.2");
    for rest in ["r059.2", "r059.3", "r059.4"] {
        visitor.answer(rest);
    }
    // Its mistakes rest while others come first.
    let last = led(&mut visitor);
    assert!(last.starts_with("/scenario/") && !last.contains("r059"), "{last}");
}

#[test]
fn past_turns_are_not_marked() {
    let site = RunningSite::plain_with_bank("staged");
    let mut visitor = Visitor::new(&site);
    let to_call = |visitor: &mut Visitor, id: &str| {
        visitor.get(&format!("/scenario/{id}")).body.matches("class=\"did did-turn\"").count()
    };
    assert_eq!(to_call(&mut visitor, "r900"), 1, "South has passed at North’s turn");
    assert_eq!(to_call(&mut visitor, "r900.2"), 0, "North and East have called since");
}
