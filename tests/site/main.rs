//! The site over HTTP.

#[path = "../harness/mod.rs"]
mod harness;

mod architecture;
mod bundle;
mod circles;
mod contrast;
mod faults;
mod program;

mod account;
mod account_changes;
mod after_exam;
mod api;
mod attempt;
mod attempt_closed;
mod attempt_devices;
mod audit;
mod certificates;
mod concurrent_requests;
mod courses;
mod desk;
mod desk_date;
mod desk_games;
mod desk_statement;
mod edition;
mod email_texts;
mod emails;
mod enrol;
mod exam_opened;
mod exam_permissions;
mod exam_wizard;
mod federation;
mod first_steps;
mod forged_provider;
mod forms;
mod given;
mod hall_scans;
mod halls;
mod hostile;
mod hostile_exam;
mod html;
mod invigilators;
mod languages;
mod laws;
mod marked_answers;
mod marked_page;
mod markers;
mod notes;
mod operation;
mod outages;
mod own_bank;
mod papers;
mod path;
mod people_files;
mod practice;
mod practice_asked;
mod practice_evidence;
mod practice_search;
mod programme_build;
mod programmes;
mod progress;
mod providers;
mod redirects;
mod reports;
mod results;
mod roles;
mod rosters;
mod rulings;
mod sittings;
mod stages;
mod studio;
mod table;
mod tables;
mod tables_alone;
mod what_if;
mod zones;

use harness::running::RunningSite;
use harness::visitor::Visitor;

#[test]
fn reports_health() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    assert_eq!(visitor.get("/healthz").status, 200);
    assert_eq!(visitor.get("/readyz").status, 200);
}

#[test]
fn unknown_path_is_not_found() {
    let site = RunningSite::plain();
    let lost = Visitor::new(&site).get("/no-such-page");
    assert_eq!(lost.status, 404);
    assert!(lost.body.contains("<h1>"), "{}", lost.body);
}

#[test]
fn security_headers_are_set() {
    let site = RunningSite::start();
    let mut visitor = Visitor::new(&site);
    for path in ["/", "/no-such-page", "/healthz", "/icon.svg", "/pkg/0/none.js"] {
        let answer = visitor.get(path);
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
    }
}

#[test]
fn nonce_is_fresh() {
    let site = RunningSite::start();
    let mut visitor = Visitor::new(&site);
    let mut nonce = || {
        let page = visitor.get("/");
        let policy = page.header("content-security-policy").to_owned();
        let nonce = policy
            .split("'nonce-")
            .nth(1)
            .and_then(|rest| rest.split('\'').next())
            .expect("a nonce")
            .to_owned();
        assert!(page.body.contains(&format!("nonce=\"{nonce}\"")));
        nonce
    };
    assert_ne!(nonce(), nonce());
}

#[test]
fn refuses_cross_site_forms() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let foreign = [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")];
    assert_eq!(visitor.post_with("/", &[], &foreign).status, 403);
}

#[test]
fn refuses_huge_forms() {
    let site = RunningSite::plain();
    let long = "x".repeat(300 * 1024);
    // Waits for the server's consent before it sends, unlike a browser; a refusal in the middle of
    // sending could not be read.
    let polite = [("expect", "100-continue"), ("sec-fetch-site", "same-origin")];
    assert_eq!(Visitor::new(&site).post_with("/", &[("field", &long)], &polite).status, 413);
}

#[test]
fn caches_the_bundle_only() {
    let site = RunningSite::start();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get("/");
    assert_eq!(page.header("cache-control"), "private, no-cache");
    let styles = page.body.split("href=\"").find(|rest| rest.starts_with("/pkg/") && rest.contains(".css"));
    let styles = styles.and_then(|rest| rest.split('"').next()).expect("the page has styles");
    let styles = visitor.get_with(styles, &[("accept-encoding", "br")]);
    assert_eq!(styles.status, 200);
    assert_eq!(styles.header("content-encoding"), "br");
    assert!(styles.header("cache-control").contains("immutable"));
    // A page of another version gets the current file, uncached.
    let others = visitor.get("/pkg/0/director.css");
    assert_eq!((others.status, others.header("cache-control")), (200, "no-store"));
    assert!(others.header("content-type").starts_with("text/css") && others.body.contains('{'));
}
