//! Import of a file of people, from the form to its end.

use crate::courses::{create_course, with_role};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use server::roles::Role;
use std::time::Duration;

const HEADS: &str = "firstname,lastname,email,member_number,course1,role1,suspended,department\n";

fn send(visitor: &mut Visitor<'_>, file: &[u8]) -> Answer {
    visitor.post_file("/api/enrol", &[("federation", "demo")], "file", file)
}

/// Waits until the import has ended.
fn ended(visitor: &mut Visitor<'_>, path: &str) -> String {
    for _ in 0..600 {
        let page = visitor.get(path);
        if page.header("refresh").is_empty() {
            return page.body;
        }
        assert!(page.body.contains("<progress"), "{}", page.body);
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("it never ends")
}

#[test]
fn imports_once() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let course = create_course(&mut ada);
    let file = format!(
        "{HEADS}Grace,<Hopper>,grace@example.org,7,spring,,,x\nKarl,K,karl@example.org,,spring,student,0,\n"
    );
    let tried = send(&mut ada, file.as_bytes());
    assert_eq!(tried.status, 303, "{tried:?}");
    let at = tried.header("location").to_owned();
    assert!(at.starts_with("/federation/demo/enrol/"), "{at}");
    let page = ada.get(&at).body;
    assert!(page.contains("New: 2 · changed: 0 · unchanged: 0 · with faults: 0"), "{page}");
    assert!(page.contains("new account, invited · joins spring as trainee"), "{page}");
    assert!(page.contains("department"), "unusable columns are named: {page}");
    assert!(!ada.get("/federation/demo/people").body.contains("grace@example.org"), "nothing is done yet");

    let trial = at.rsplit('/').next().unwrap_or_default().to_owned();
    let fields = [("federation", "demo"), ("trial", trial.as_str())];
    assert_eq!(ada.post("/api/enrol-carry-out", &fields).header("location"), at);
    let page = ended(&mut ada, &at);
    assert!(page.contains("Enrolment complete"), "{page}");
    let people = ada.get("/federation/demo/people").body;
    assert!(people.contains("Grace &lt;Hopper&gt;") && people.contains("karl@example.org"), "{people}");
    assert!(ada.get(&course).body.contains("2 trainees"));

    let again = send(&mut ada, file.as_bytes());
    let page = ada.get(again.header("location")).body;
    assert!(page.contains("Everything in this file is already in place."), "{page}");
    assert!(!page.contains("/api/enrol-carry-out"), "{page}");
}

#[test]
fn reports_every_line_fault() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Admin));
    let file = format!(
        "{HEADS}Grace,Hopper,grace@example.org,,none,boss,,\n,,nobody,**,,,maybe,\nKarl,K,karl@example.org,,,,,\n"
    );
    let at = send(&mut ada, file.as_bytes()).header("location").to_owned();
    let page = ada.get(&at).body;
    assert!(
        page.contains("2 lines have faults.") && page.contains("line 2") && page.contains("line 3"),
        "{page}"
    );
    for told in [
        "“boss” is not a role (role1)",
        "Enter a name.",
        "Check the email address",
        "suspended must be 0 or 1.",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(!page.contains("karl@example.org"), "only lines with faults are listed: {page}");
    assert!(ada.get(&format!("{at}?of=all")).body.contains("karl@example.org"));
    let trial = at.rsplit('/').next().unwrap_or_default().to_owned();
    ada.post("/api/enrol-carry-out", &[("federation", "demo"), ("trial", trial.as_str())]);
    assert!(!ada.get("/federation/demo/people").body.contains("karl@example.org"));
}

#[test]
fn unreadable_file_returns_a_reason() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Admin));
    let long = vec![b'x'; 5 * 1024 * 1024 + 1];
    for (file, told) in [
        (b"".as_slice(), "This file is empty"),
        (b"name\nAda\n", "The column email is missing."),
        (b"\x89PNG\x00\x01", "This is not a text file."),
        (&long, "larger than 5 MB"),
    ] {
        assert_eq!(send(&mut ada, file).header("location"), "/federation/demo/enrol", "{told}");
        let page = ada.get("/federation/demo/enrol").body;
        assert!(page.contains(told) && page.contains("id=\"file-fault\""), "{told}: {page}");
    }
}

#[test]
fn imports_are_private() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let mut karl = with_role(&site, "Karl", Some(Role::CourseLeader));
    let mut grace = with_role(&site, "Grace", None);
    let file = b"lastname,email\nN,nils@example.org\n";
    assert_eq!(grace.get("/federation/demo/enrol").status, 403);
    assert_eq!(send(&mut grace, file).header("location"), "/refused");
    assert!(send(&mut Visitor::new(&site), file).header("location").starts_with("/sign-in?next="));
    let at = send(&mut ada, file).header("location").to_owned();
    assert_eq!(ada.get(&at).status, 200);
    assert_eq!(karl.get(&at).status, 404);
    let trial = at.rsplit('/').next().unwrap_or_default().to_owned();
    let fields = [("federation", "demo"), ("trial", trial.as_str())];
    assert_eq!(karl.post("/api/enrol-carry-out", &fields).header("location"), "/lost");
    assert_eq!(ada.get("/federation/demo/enrol/nonsense").status, 404);
    let foreign = [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")];
    assert_eq!(ada.post_with("/api/enrol", &[], &foreign).status, 403);
}

#[test]
fn other_routes_keep_their_limit() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let file = vec![b'x'; 300 * 1024];
    assert_eq!(ada.post_file("/api/enrol-carry-out", &[], "file", &file).status, 413);
}
