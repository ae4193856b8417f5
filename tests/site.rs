//! The site over HTTP, as anybody meets it.

#[path = "harness/mod.rs"]
mod harness;

#[path = "site/account.rs"]
mod account;
#[path = "site/account_changes.rs"]
mod account_changes;
#[path = "site/after_exam.rs"]
mod after_exam;
#[path = "site/attempt.rs"]
mod attempt;
#[path = "site/attempt_closed.rs"]
mod attempt_closed;
#[path = "site/attempt_devices.rs"]
mod attempt_devices;
#[path = "site/audit.rs"]
mod audit;
#[path = "site/beside.rs"]
mod beside;
#[path = "site/certificates.rs"]
mod certificates;
#[path = "site/courses.rs"]
mod courses;
#[path = "site/desk.rs"]
mod desk;
#[path = "site/edition.rs"]
mod edition;
#[path = "site/enrol.rs"]
mod enrol;
#[path = "site/exam_opened.rs"]
mod exam_opened;
#[path = "site/exam_whose.rs"]
mod exam_whose;
#[path = "site/exams_hold.rs"]
mod exams_hold;
#[path = "site/explained.rs"]
mod explained;
#[path = "site/federation.rs"]
mod federation;
#[path = "site/forms.rs"]
mod forms;
#[path = "site/hostile.rs"]
mod hostile;
#[path = "site/hostile_exam.rs"]
mod hostile_exam;
#[path = "site/html.rs"]
mod html;
#[path = "site/languages.rs"]
mod languages;
#[path = "site/laws.rs"]
mod laws;
#[path = "site/leading.rs"]
mod leading;
#[path = "site/letters.rs"]
mod letters;
#[path = "site/marked.rs"]
mod marked;
#[path = "site/me.rs"]
mod me;
#[path = "site/notes.rs"]
mod notes;
#[path = "site/operation.rs"]
mod operation;
#[path = "site/path.rs"]
mod path;
#[path = "site/practice.rs"]
mod practice;
#[path = "site/programmes.rs"]
mod programmes;
#[path = "site/reports.rs"]
mod reports;
#[path = "site/results.rs"]
mod results;
#[path = "site/roles.rs"]
mod roles;
#[path = "site/rulings.rs"]
mod rulings;
#[path = "site/stages.rs"]
mod stages;
#[path = "site/trouble.rs"]
mod trouble;
#[path = "site/what_if.rs"]
mod what_if;

use harness::running::RunningSite;
use harness::visitor::Visitor;

#[test]
fn it_says_that_it_lives_and_that_it_can_work() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    assert_eq!(visitor.get("/healthz").status, 200);
    assert_eq!(visitor.get("/readyz").status, 200);
}

#[test]
fn an_address_that_leads_nowhere_is_not_found_and_says_so_in_words() {
    let site = RunningSite::plain();
    let lost = Visitor::new(&site).get("/no-such-page");
    assert_eq!(lost.status, 404);
    assert!(lost.body.contains("<h1>"), "{}", lost.body);
}

#[test]
fn every_answer_keeps_foreign_frames_scripts_and_guesses_out() {
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
fn the_nonce_of_the_policy_is_the_scripts_and_new_each_time() {
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
fn a_form_sent_from_a_foreign_site_is_refused() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let foreign = [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")];
    assert_eq!(visitor.post_with("/", &[], &foreign).status, 403);
}

#[test]
fn a_form_that_is_far_too_long_is_refused() {
    let site = RunningSite::plain();
    let long = "x".repeat(300 * 1024);
    // Asks before it sends, as a browser would not; a refusal in the middle of sending is no answer that could be read.
    let polite = [("expect", "100-continue"), ("sec-fetch-site", "same-origin")];
    assert_eq!(Visitor::new(&site).post_with("/", &[("field", &long)], &polite).status, 413);
}

#[test]
fn the_bundle_is_kept_by_browsers_and_pages_are_not() {
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
    // A page of another version finds what there is, and does not keep it.
    let others = visitor.get("/pkg/0/director.css");
    assert_eq!((others.status, others.header("cache-control")), (200, "no-store"));
    assert!(others.header("content-type").starts_with("text/css") && others.body.contains('{'));
}
