//! A federation's people and certificates as files, for its admins.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use server::roles::Role;

#[test]
fn admin_downloads_people_and_certificates() {
    let site = RunningSite::plain();
    let (mut ada, mut karl) =
        (with_role(&site, "Ada", Some(Role::Admin)), with_role(&site, "Karl", Some(Role::Examiner)));
    drop(with_role(&site, "=Grace", None));
    site.execute("UPDATE account SET member_number = '17' WHERE email = 'karl@example.org'");
    site.earn("=grace@example.org");
    let proposed = karl.get("/federation/demo/certificates/proposed").body;
    let chosen = crate::forms::fixtures::between(&proposed, "name=\"chosen[]\" value=\"");
    karl.post("/api/certificates-issue", &[("federation", "demo"), ("chosen[0]", &chosen)]);
    while karl.get("/federation/demo/certificates/proposed").body.contains("http-equiv=\"refresh\"") {}
    let page = ada.get("/federation/demo/people").body;
    for file in ["people.csv", "certificates.csv"] {
        let to = format!("/federation/demo/{file}");
        assert!(page.contains(&format!("href=\"{to}\"")), "{file}");
        assert_eq!(karl.get(&to).status, 403, "examiners do not download {file}");
    }
    assert!(!karl.get("/federation/demo/people").body.contains("people.csv"));
    let people = ada.get("/federation/demo/people.csv");
    assert!(people.header("content-disposition").contains("demo-people.csv"), "{people:?}");
    assert_eq!(people.header("cache-control"), "no-store");
    let lines: Vec<&str> = people.body.lines().collect();
    assert!(lines[0].contains("\"Name\",\"Email address\",\"Member number\""), "{}", lines[0]);
    assert_eq!(lines.len(), 4, "{}", people.body);
    let line_of = |name: &str| lines.iter().find(|line| line.contains(name)).copied().unwrap_or_default();
    assert!(line_of("Karl").starts_with("\"Karl\",\"karl@example.org\",\"17\","), "{}", line_of("Karl"));
    assert!(line_of("Karl").ends_with("\"Examiner\""), "{}", line_of("Karl"));
    assert!(
        line_of("Grace").starts_with("\"'=Grace\",\"'=grace@example.org\""),
        "no formula: {}",
        line_of("Grace")
    );
    let certificates = ada.get("/federation/demo/certificates.csv").body;
    let line = certificates.lines().nth(1).unwrap_or_default();
    assert!(
        line.starts_with("\"'=Grace\",\"Demonstration certificate\",\"Club Director\""),
        "{certificates}"
    );
    assert!(line.contains("\"Valid\"") && line.contains("\"demo."), "{line}");
    let log = ada.get("/federation/demo/audit").body;
    assert!(log.contains("People downloaded") && log.contains("Certificates downloaded"), "{log}");
}
