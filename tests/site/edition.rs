//! The page of an edition change: scenarios behind certificates, and the paper made from them.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use bank::Bank;
use bank::programme::{ChangedScenario, delta};
use rules::engine::{self, Facts};
use rules::law::Edition;
use server::roles::Role;
use std::path::Path;
use std::sync::Arc;

const PAGE: &str = "/federation/demo/certificates/edition";
const CHANGE: &str = "/federation/demo/certificates/edition?from=2007&to=2017";

/// A 2007 scenario whose ruling, as far as questioned, differs under 2017, and one whose ruling
/// does not.
fn picked() -> (String, String) {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let calls = bank.firsts().filter(|one| matches!(one.case.facts, Facts::Rotation(_)));
    let rule = |case: &engine::Case| Some(Arc::new(engine::rule(case)));
    let ids: Vec<&str> = calls.map(|one| one.id.as_str()).collect();
    let found = delta(&bank, ids, Edition::E2007, Edition::E2017, rule);
    let stands = |id: &str| bank.scenario(id).is_some_and(|one| one.case.edition == Edition::E2007);
    let asked = |one: &&ChangedScenario| one.is_asked() && one.asked_as.is_some() && stands(&one.id);
    let asked = found.changed.iter().find(asked);
    (asked.expect("something changes").id.clone(), found.unchanged[0].clone())
}

/// Grace has a 2007 certificate based on these scenarios, and Ada is an examiner.
fn certified<'a>(site: &'a RunningSite, behind: &[&str]) -> Visitor<'a> {
    let mut ada = with_role(site, "Ada", Some(Role::Examiner));
    Visitor::new(site).sign_up("Grace", "grace@example.org");
    site.earn("grace@example.org");
    let proposed = "/federation/demo/certificates/proposed";
    let page = ada.get(proposed).body;
    let chosen = page.split("name=\"chosen[]\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let chosen = chosen.unwrap_or_else(|| panic!("there are no proposals: {page}")).to_owned();
    ada.post("/api/certificates-issue", &[("federation", "demo"), ("chosen[0]", &chosen)]);
    while ada.get(proposed).body.contains("http-equiv=\"refresh\"") {}
    let ids: Vec<String> = behind.iter().map(|id| format!("\"{id}\"")).collect();
    let grounds = format!("{{\"scenarios\":[{}]}}", ids.join(","));
    site.execute(format!("UPDATE certificate SET edition = '2007', grounds = '{grounds}'").leak());
    ada
}

#[test]
fn makes_a_delta_paper() {
    let (changes, stays) = picked();
    let site = RunningSite::plain();
    let mut ada = certified(&site, &[&changes, &stays, "r999"]);
    let first = ada.get(PAGE);
    assert!(first.status == 200 && first.body.contains("(one holder)"), "{}", first.body);
    assert!(!first.body.contains("/api/edition-paper"), "nothing is compared unasked");
    let page = ada.get(CHANGE).body;
    for told in [
        &*format!("href=\"/scenario/{changes}\""),
        "based on 3 scenarios",
        "one ruling is different",
        "It is no longer in the bank.",
        "No. r999",
        "Grace<!></a>",
        "value=\"From the 2007 Laws to the 2017 Laws\"",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(!page.contains(&format!("href=\"/scenario/{stays}\"")), "unchanged scenarios are only counted");

    let fields =
        |name: &'static str| [("federation", "demo"), ("from", "2007"), ("to", "2017"), ("name", name)];
    let nameless = ada.post("/api/edition-paper", &fields(" "));
    assert_eq!(nameless.header("location"), CHANGE);
    let again = ada.get(CHANGE).body;
    assert!(again.contains("id=\"name-fault\""), "{again}");
    let made = ada.post("/api/edition-paper", &fields("New <laws>")).header("location").to_owned();
    assert!(made.starts_with("/federation/demo/exams/papers/"), "{made}");
    let paper = ada.get(&made);
    assert!(paper.status == 200 && paper.body.contains(&format!("{changes}~2017")), "{}", paper.body);
    assert!(!paper.body.contains("id=\"faults\""), "it has no faults: {}", paper.body);
}

#[test]
fn reports_incomparable_editions() {
    let (changes, _) = picked();
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Mary", Some(Role::Examiner));
    assert!(ada.get(CHANGE).body.contains("There are no current certificates."));
    drop(ada);
    let mut ada = certified(&site, &[&changes]);
    for (query, told) in [
        ("from=2007&to=2007", "Choose two different editions."),
        ("from=2017&to=2007", "There are no current certificates under this edition."),
        ("from=2007&to=social", "is not covered under the"),
        ("from=2007&to=social", "There is nothing to ask"),
    ] {
        let page = ada.get(&format!("{PAGE}?{query}"));
        assert!(page.status == 200 && page.body.contains(told), "{query}: {}", page.body);
    }
    let unread = ada.get(&format!("{PAGE}?from=%00&to=2018&from=next"));
    assert!(unread.status == 200 && !unread.body.contains("/api/edition-paper"), "{}", unread.body);
    for (from, to, fault) in [
        ("2007", "social", "There is nothing to ask. No paper was created."),
        ("2007", "2007", "Choose two different editions. No paper was created."),
        ("2007", "", "Choose two different editions. No paper was created."),
    ] {
        let fields = [("federation", "demo"), ("from", from), ("to", to), ("name", "New")];
        let back = ada.post("/api/edition-paper", &fields).header("location").to_owned();
        assert!(ada.get(&back).body.contains(fault), "{from} {to}");
    }
}
