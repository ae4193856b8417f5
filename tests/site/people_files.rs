//! A federation's people and certificates as files, for its admins.

use crate::api::ApiSite;
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

#[test]
fn examiner_downloads_results_of_a_period() {
    let found = ApiSite::open();
    let mut ada = found.ada();
    let at = "/federation/demo/exams/results.csv";
    let page = ada.get("/federation/demo/exams").body;
    assert!(page.contains(&format!("action=\"{at}\"")), "{page}");
    found.site.execute("UPDATE federation SET zone = 'Europe/Oslo'");
    // Half past eleven in the evening there.
    found.site.execute("UPDATE sitting SET opens_at = '2026-03-01T22:30:00.000000Z' WHERE code = 'autumn'");
    found.site.execute("UPDATE sitting SET name = '=Winter' WHERE code = 'winter'");
    let file = ada.get(at);
    assert!(file.header("content-disposition").contains("demo-results.csv"), "{file:?}");
    assert_eq!(file.header("cache-control"), "no-store");
    let lines: Vec<&str> = file.body.lines().collect();
    let [heads, autumn, winter] = lines.as_slice() else { panic!("{}", file.body) };
    assert!(heads.contains("\"Exam code\",\"Exam\",\"Begins (UTC)\",\"Released\",\"Name\""), "{heads}");
    assert!(autumn.starts_with("\"autumn\",") && autumn.contains(",\"yes\",\"Grace\","), "{autumn}");
    assert!(
        winter.starts_with("\"winter\",\"'=Winter\",") && winter.contains(",\"no\",\"Joan\","),
        "{winter}"
    );
    let mut codes = |query: &str| -> Vec<String> {
        let body = ada.get(&format!("{at}?{query}")).body;
        body.lines().skip(1).filter_map(|line| Some(line.split('"').nth(1)?.to_owned())).collect()
    };
    assert_eq!(codes("from=2026-03-01&until=2026-03-01"), ["autumn"]);
    assert_eq!(codes("from=2026-02-01&until=2026-02-28"), [""; 0]);
    assert_eq!(codes("from=2026-03-02&until="), ["winter"]);
    assert_eq!(codes("from=soon&until=9999-12-31"), ["autumn", "winter"]);
    let log = ada.get("/federation/demo/audit").body;
    assert!(log.contains("Results exported") && log.contains("2026-03-02"), "{log}");
}
