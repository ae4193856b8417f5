//! Another person's account over HTTP: correction, removal of the second factor, deletion; with
//! confirmation by a second person.

use crate::courses::with_role;
use crate::forms::fixtures::between;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::roles::clients::id_of;
use server::roles::Role;

const PEOPLE: &str = "/federation/demo/people";

/// Posts the form of a person's page; returns the page it redirects to.
fn change(visitor: &mut Visitor<'_>, person: &str, act: &str, more: &[(&str, &str)]) -> String {
    let own = [("federation", "demo"), ("person", person), ("act", act)];
    let sent = visitor.post("/api/account-change", &[&own, more].concat());
    let to = sent.header("location").to_owned();
    assert!(to.starts_with(PEOPLE), "{act}: {sent:?}");
    visitor.get(&to).body
}

#[test]
fn corrects_and_deletes_accounts() {
    let site = RunningSite::plain();
    let mut grace = with_role(&site, "Grace", Some(Role::Admin));
    with_role(&site, "Ada", None);
    let ada = id_of(&site, "demo", "ada@example.org");
    let page = grace.get(&format!("{PEOPLE}/{ada}")).body;
    assert!(page.contains("Correct details") && page.contains("value=\"ada@example.org\""), "{page}");
    assert!(!page.contains("Remove the second factor"), "she has none: {page}");
    assert!(!page.contains("second authorised person"), "{page}");
    let fields = |name, email| [("name", name), ("email", email), ("number", "N-7")];
    let wrong = change(&mut grace, &ada, "correct", &fields("Ada <b>", "grace@example.org"));
    assert!(wrong.contains("Another account has this address."), "{wrong}");
    let typed = wrong.replace("&lt;", "<").replace("&gt;", ">");
    assert!(typed.contains("value=\"Ada <b>\""), "the input is restored: {wrong}");
    let right = change(&mut grace, &ada, "correct", &fields("Ada Lovelace", "ada@example.org"));
    assert!(
        right.contains("Done.") && right.contains("<h1>Ada Lovelace<") && right.contains("N-7"),
        "{right}"
    );
    assert!(change(&mut grace, &ada, "delete", &[]).contains("Tick the box to confirm."));
    let list = change(&mut grace, &ada, "delete", &[("sure", "yes")]);
    assert!(list.contains("The account has been deleted.") && !list.contains("Lovelace"), "{list}");
    assert_eq!(grace.get(&format!("{PEOPLE}/{ada}")).status, 404);
    let log = grace.get("/federation/demo/audit").body;
    for deed in ["Name changed", "Member number changed", "a deleted account"] {
        assert!(log.contains(deed), "{deed}: {log}");
    }
}

#[test]
fn high_role_needs_two_people() {
    let site = RunningSite::plain();
    let mut grace = with_role(&site, "Grace", Some(Role::Admin));
    let mut mary = with_role(&site, "Mary", Some(Role::Admin));
    let mut karl = with_role(&site, "Karl", Some(Role::Examiner));
    let id = id_of(&site, "demo", "karl@example.org");
    let fields = [("federation", "demo"), ("person", &*id), ("act", "correct")];
    let refused = karl.post("/api/account-change", &fields);
    assert_eq!(refused.header("location"), "/refused", "examiners cannot change accounts");
    let response = change(&mut grace, &id, "second-factor", &[]);
    assert!(
        response.contains("once a second person confirms it") && response.contains("You requested this"),
        "{response}"
    );
    assert!(!response.contains("value=\"confirm\"") && response.contains("value=\"drop\""), "{response}");
    let pending = between(&response, "name=\"pending\" value=\"");
    let refused = change(&mut grace, &id, "confirm", &[("pending", &pending)]);
    assert!(refused.contains("another person must confirm it"), "{refused}");
    let list = mary.get(PEOPLE).body;
    assert!(
        list.contains("Changes awaiting confirmation") && list.contains("Remove the second factor"),
        "{list}"
    );
    let page = mary.get(&format!("{PEOPLE}/{id}")).body;
    assert!(page.contains("value=\"confirm\""), "{page}");
    let done = change(&mut mary, &id, "confirm", &[("pending", &pending)]);
    assert!(done.contains("Done.") && !done.contains("Remove the second factor"), "{done}");
    assert!(karl.get("/account").header("location").starts_with("/sign-in"), "he is signed out");
    assert!(!mary.get(PEOPLE).body.contains("Changes awaiting confirmation"));
}
