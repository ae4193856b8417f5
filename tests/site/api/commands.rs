//! What the API changes: people and candidates, all or none, and the same once more.

use super::{ALL, ApiSite, READING, ask, json, make_token, problem, send};
use crate::harness::visitor::Visitor;
use serde_json::{Value, json as value};

const ENROL: &str = "/api/v1/enrolments";
/// Tables that every request may change: jobs, the use of the token, and its limit.
const UNCOMPARED: [&str; 6] = ["job", "job_file", "api_token", "audit", "audit_head", "throttle"];

fn counts(invited: u32, changed: u32, unchanged: u32, dry_run: bool) -> Value {
    value!({ "invited": invited, "changed": changed, "unchanged": unchanged, "dry_run": dry_run })
}

/// The faults of a refused request: their pointers.
fn places(answer: &crate::harness::visitor::Answer) -> Vec<String> {
    assert_eq!(answer.status, 400, "{answer:?}");
    let problem = problem(answer);
    let errors = problem["errors"].as_array().unwrap_or_else(|| panic!("no errors: {problem}")).clone();
    errors.iter().map(|one| one["pointer"].as_str().expect("a pointer").to_owned()).collect()
}

#[test]
fn enrols_people_once() {
    let found = ApiSite::open();
    let site = &found.site;
    let token = make_token(&mut found.ada(), "Membership", &["enrol"]);
    let invited = || {
        site.operate(async |server| {
            let all = server.outbox.emails(100).await.expect("readable");
            all.iter().filter(|email| email.kind == "invitation").count()
        })
    };
    let people = value!([
        { "name": "=Edith \"Clarke\"", "email": "Edith@Example.org", "member_number": "18" },
        { "name": "Frances", "email": "frances@example.org" },
        { "name": "Joan", "email": "joan@example.org", "member_number": "19" },
        { "name": "Grace", "email": "grace@example.org", "member_number": "17" },
    ]);
    let before = site.rows_except(&UNCOMPARED);
    let tried = send(site, &token, ENROL, &value!({ "people": people, "dry_run": true }));
    assert_eq!(json(&tried), counts(2, 1, 1, true));
    let after = site.rows_except(&UNCOMPARED);
    assert_eq!(after, before, "nothing was changed");
    let done = send(site, &token, ENROL, &value!({ "people": people }));
    assert_eq!(json(&done), counts(2, 1, 1, false));
    assert_eq!(invited(), 2);
    let again = send(site, &token, ENROL, &value!({ "people": people }));
    assert_eq!(json(&again), counts(0, 0, 4, false));
    assert_eq!(invited(), 2, "nobody is invited twice");
    assert_eq!(json(&send(site, &token, ENROL, &value!({ "people": [] }))), counts(0, 0, 0, false));

    let reading = make_token(&mut found.ada(), "Reading", &READING);
    let edith = json(&ask(site, &reading, "/api/v1/people?member_number=18"));
    assert_eq!(edith["items"][0]["name"], "=Edith \"Clarke\"");
    assert_eq!(edith["items"][0]["email"], "edith@example.org");
    let log = site.rows_except(&[]).remove("audit").expect("the log");
    let enrolled: Vec<&String> = log.iter().filter(|row| row.contains("people-enrolled")).collect();
    assert!(
        enrolled.len() == 1 && enrolled[0].contains("\"token\""),
        "the entry names the token: {enrolled:?}"
    );
    let refused = send(site, &reading, ENROL, &value!({ "people": people }));
    assert_eq!((refused.status, &problem(&refused)["scope"]), (403, &value!("enrol")));
}

#[test]
fn faults_change_nothing_and_name_their_place() {
    let found = ApiSite::open();
    let token = make_token(&mut found.ada(), "Membership", &ALL);
    let post = |body: &str| {
        let bearer = format!("Bearer {token}");
        Visitor::new(&found.site).post_json(ENROL, body, &[("authorization", &bearer)])
    };
    for (body, expected) in [
        ("", &[""][..]),
        ("people", &[""]),
        ("[]", &[""]),
        ("{}", &["/people"]),
        (r#"{"people":{}}"#, &["/people"]),
        (r#"{"people":[7],"dry_run":"yes","odd/~":1}"#, &["/odd~1~0", "/people/0", "/dry_run"]),
        (
            r#"{"people":[{"name":"A\nB","email":7,"phone":1}]}"#,
            &["/people/0/phone", "/people/0/name", "/people/0/email"],
        ),
        (r#"{"people":[{"name":" ","email":"a@example.org"},{"name":"A"}]}"#, &["/people/1/email"]),
        (r#"{"people":[{"name":" ","email":""}]}"#, &["/people/0/name", "/people/0/email"]),
        (
            r#"{"people":[{"name":"Edith","email":"edith@example.org"},{"name":"A","email":"nowhere"},
                {"name":"B","email":"b@example.org","member_number":"17"},
                {"name":"Other","email":"edith@example.org"}]}"#,
            &["/people/1", "/people/2", "/people/3"],
        ),
    ] {
        assert_eq!(places(&post(body)), expected, "{body}");
    }
    let contradicts =
        post(r#"{"people":[{"name":"A","email":"a@example.org"},{"name":"B","email":"a@example.org"}]}"#);
    let detail = problem(&contradicts)["errors"][0]["detail"].clone();
    assert_eq!(detail, "An earlier person in the list has this address or member number.");
    let one = value!({ "name": "A", "email": "a@example.org" });
    assert_eq!(places(&post(&value!({ "people": vec![one; 501] }).to_string())), ["/people"]);
    let long = post(&" ".repeat(300 * 1024));
    assert_eq!((long.status, &problem(&long)["type"]), (413, &value!("/developers#problem-too-long")));
    let people = json(&ask(&found.site, &token, "/api/v1/people"));
    assert_eq!(people["items"].as_array().map(Vec::len), Some(3), "Ada, Grace and Joan");
}

#[test]
fn lists_candidates_once() {
    let found = ApiSite::open();
    let (site, token) = (&found.site, make_token(&mut found.ada(), "Membership", &["candidates"]));
    site.open_exam(&crate::harness::exam::fixed(&crate::harness::exam::PAPER), |_| {});
    let id = site.operate(async |server| {
        let sitting = server.sittings.by_code("demo.spring").await.expect("readable");
        sitting.expect("an open sitting").1.id.0.to_string()
    });
    let at = format!("/api/v1/sittings/{id}/candidates");
    let told = || {
        site.operate(async |server| {
            let all = server.outbox.emails(100).await.expect("readable");
            all.iter().filter(|email| email.kind == "exam").count()
        })
    };
    let answer =
        |new: u32, old: u32, dry: bool| value!({ "added": new, "already_listed": old, "dry_run": dry });
    let body = value!({ "people": ["17", "JOAN@example.org", "grace@example.org"] });
    let mut dry = body.clone();
    dry["dry_run"] = value!(true);
    assert_eq!((json(&send(site, &token, &at, &dry)), told()), (answer(2, 0, true), 0));
    assert_eq!((json(&send(site, &token, &at, &body)), told()), (answer(2, 0, false), 2));
    assert_eq!((json(&send(site, &token, &at, &body)), told()), (answer(0, 2, false), 2));
    let page = found.ada().get(&format!("/federation/demo/exams/{id}/candidates")).body;
    assert!(page.contains("Grace") && page.contains("Joan"), "{page}");
    let log = site.rows_except(&[]).remove("audit").expect("the log");
    let listed: Vec<&String> = log.iter().filter(|row| row.contains("candidate-invited")).collect();
    assert!(listed.len() == 2 && listed.iter().all(|row| row.contains("\"token\"")), "{listed:?}");

    let odd = value!({ "people": ["ada@example.org", "nobody@example.org", "17,18", "", "a\tb"] });
    assert_eq!(places(&send(site, &token, &at, &odd)), ["/people/4"], "what is no text, first");
    let odd = value!({ "people": ["ada@example.org", "nobody@example.org", "17,18", ""] });
    assert_eq!(places(&send(site, &token, &at, &odd)), ["/people/2", "/people/3"]);
    let odd = value!({ "people": ["ada@example.org", "nobody@example.org", "99"] });
    assert_eq!(places(&send(site, &token, &at, &odd)), ["/people/1", "/people/2"]);
    assert_eq!(told(), 2, "Ada is not on the list, as the others are not known");
    let nowhere = send(site, &token, "/api/v1/sittings/none/candidates", &body);
    assert_eq!((nowhere.status, problem(&nowhere)["status"].clone()), (404, value!(404)));
    // Her other role alone keeps this token.
    site.execute("DELETE FROM role WHERE role = 'examiner'");
    let refused = send(site, &token, &at, &body);
    assert_eq!((refused.status, &problem(&refused)["scope"]), (403, &value!("candidates")));
}
