//! The audit log of a federation, as its admin reads and exports it.

use crate::harness::running::RunningSite;
use crate::harness::visitor::{PASSWORD, Visitor};
use crate::marked_answers::read;
use server::roles::Role;
use sha2::{Digest, Sha256};

/// Ada, an admin, and Grace, whom she made a course leader.
fn ada_and_grace(site: &RunningSite) -> (Visitor<'_>, String) {
    let mut ada = Visitor::new(site);
    ada.sign_up("Ada", "ada@example.org");
    Visitor::new(site).sign_up("=Grace", "grace@example.org");
    site.grant_role("demo", "ada@example.org", Role::Admin);
    ada.sign_in_to("demo", "ada@example.org");
    let people = ada.get("/federation/demo/people?holds=grace").body;
    let id = people.split("/federation/demo/people/").nth(1).and_then(|rest| rest.split('"').next());
    let id = id.expect("her page").to_owned();
    let fields =
        [("federation", "demo"), ("person", id.as_str()), ("role", "course_leader"), ("held", "yes")];
    assert_eq!(ada.post("/api/role", &fields).status, 303);
    (ada, id)
}

#[test]
fn filters_the_log() {
    let site = RunningSite::plain();
    let (mut ada, grace) = ada_and_grace(&site);
    let page = ada.get("/federation/demo/audit").body;
    let role = page.split("<li").find(|entry| entry.contains("course_leader")).expect("the entry");
    for told in ["Role granted", ">Ada<", ">=Grace<", "{&quot;role&quot;:&quot;course_leader&quot;}"] {
        assert!(role.contains(told) || role.contains(&told.replace("&quot;", "\"")), "{told} in {role}");
    }
    assert!(page.contains("the operator’s program"), "the grant of Ada's role: {page}");
    let hers = ada.get(&format!("/federation/demo/audit?person={grace}&deed=account-made")).body;
    assert!(hers.contains("One entry."), "{hers}");
    assert!(hers.contains("Show everyone"));
    let none = ada.get("/federation/demo/audit?deed=account-deleted").body;
    assert!(none.contains("No entries."), "{none}");
    let beyond = ada.get("/federation/demo/audit?page=4000000000");
    assert_eq!(beyond.status, 200);
}

#[test]
fn names_deleted_accounts() {
    let site = RunningSite::plain();
    let (mut ada, grace) = ada_and_grace(&site);
    let mut leaving = Visitor::new(&site);
    leaving.sign_in_to("demo", "grace@example.org");
    assert_eq!(leaving.post("/api/account-leave", &[("password", PASSWORD)]).header("location"), "/");
    let page = ada.get(&format!("/federation/demo/audit?person={grace}")).body;
    let links = page.split("<a href=\"/federation/demo/audit?person=").skip(1);
    let names: Vec<String> =
        links.filter_map(|link| Some(read(link.split("</a>").next()?.split_once('>')?.1))).collect();
    assert!(names.iter().all(|name| !name.is_empty()), "{names:?}");
    assert!(names.iter().filter(|name| *name == "a deleted account").count() >= 2, "{names:?}");
    let file = ada.get(&format!("/federation/demo/audit.csv?person={grace}")).body;
    assert!(!file.contains("Grace"), "{file}");
}

#[test]
fn paginates_a_long_log() {
    let site = RunningSite::plain();
    let (mut ada, grace) = ada_and_grace(&site);
    for n in 0..30 {
        for held in ["no", "yes"] {
            let fields =
                [("federation", "demo"), ("person", grace.as_str()), ("role", "examiner"), ("held", held)];
            assert_eq!(ada.post("/api/role", &fields).status, 303, "{n}");
        }
    }
    let first = ada.get("/federation/demo/audit").body;
    assert_eq!(first.matches("<time").count(), 50);
    assert!(
        first.contains("href=\"/federation/demo/audit?page=2\" rel=\"next\"")
            && !first.contains("rel=\"prev\"")
    );
    let second = ada.get("/federation/demo/audit?page=2").body;
    assert!(
        second.contains("href=\"/federation/demo/audit\" rel=\"prev\"") && !second.contains("rel=\"next\"")
    );
    assert!(second.contains(">Account created<") && second.contains("value=\"1\""), "{second}");
}

#[test]
fn exports_the_log() {
    let site = RunningSite::plain();
    let (mut ada, grace) = ada_and_grace(&site);
    let table = ada.get("/federation/demo/audit.csv");
    assert!(table.header("content-disposition").contains("audit.csv"));
    assert!(table.body.starts_with("number,at,by,"), "{}", table.body);
    assert!(
        table.body.contains("\"'=Grace\""),
        "no spreadsheet takes her name for a formula: {}",
        table.body
    );
    let lines = ada.get("/federation/demo/audit.jsonl");
    assert!(!lines.body.contains("Grace") && lines.body.contains(&grace), "ids and no names");
    // The hashes are recomputed from the documentation, without our code.
    let mut before = "0".repeat(64);
    let mut count = 0;
    for line in lines.body.lines() {
        let entry: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        let columns = [
            "federation",
            "number",
            "at",
            "by_federation",
            "by",
            "deed",
            "on_kind",
            "on_federation",
            "on",
            "detail",
            "before",
        ];
        let mut array = vec![serde_json::json!("director audit 1")];
        array.extend(columns.iter().map(|column| entry[column].clone()));
        let text = serde_json::Value::Array(array).to_string();
        assert_eq!(entry["before"], before.as_str());
        assert_eq!(entry["hash"], hex::encode(Sha256::digest(text)).as_str(), "{line}");
        before = entry["hash"].as_str().expect("a hash").to_owned();
        count += 1;
    }
    assert!(count >= 4, "{}", lines.body);
    let page = ada.get("/federation/demo/audit").body;
    assert!(page.contains(&format!("{count}:{before}")), "the anchor to store elsewhere: {page}");
}
