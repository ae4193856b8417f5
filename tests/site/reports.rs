//! Reports of a scenario, with and without an account.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use server::rate_limits::policy::REPORTS;

const ODD: &str = "The dealer is not told.";

#[test]
fn visitor_reports_a_scenario() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let form = visitor.get("/scenario/c001").body;
    let report = form.split("id=\"report\"").nth(1).expect("a way to report");
    assert!(report.contains("scenario c001"), "the short id is shown");
    let fields = [("scenario", "c001"), ("text", ODD), ("next", "/scenario/c001")];
    let sent = visitor.post("/api/report", &fields);
    assert_eq!((sent.status, sent.header("location")), (303, "/scenario/c001#report"));
    assert!(visitor.get("/scenario/c001").body.contains("Your report has been saved"));
    assert!(!visitor.get("/scenario/c001").body.contains("Your report has been saved"), "it is shown once");
    let reports = site.reports();
    assert_eq!(reports.len(), 1);
    let one = &reports[0];
    assert_eq!((one.reported.scenario.as_str(), one.reported.text.as_str()), ("c001", ODD));
    assert!(one.account.is_none() && one.reported.answer.is_none());
    assert_eq!(one.reported.scenario_digest.len(), 64);
}

#[test]
fn report_includes_the_answer() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let answered = ada.answer("c001");
    let at = answered.header("location").to_owned();
    let page = ada.get(&at).body;
    let report = page.split("id=\"report\"").nth(1).expect("a way to report");
    let answer = report.split("name=\"answer\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let answer = answer.expect("the answer in the URL").replace("&amp;", "&");
    let fields = [("scenario", "c001"), ("text", ODD), ("answer", answer.as_str()), ("next", at.as_str())];
    assert_eq!(ada.post("/api/report", &fields).header("location"), format!("{at}#report"));
    let reports = site.reports();
    assert!(reports[0].account.is_some());
    let kept = reports[0].reported.answer.as_ref().expect("with the answer");
    assert!(!kept.is_empty() && kept.values().all(|tokens| !tokens.is_empty()), "{kept:?}");
}

#[test]
fn reports_are_limited() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    visitor.post("/api/report", &[("scenario", "c001"), ("text", "  ")]);
    assert!(visitor.get("/scenario/c001").body.contains("Write something first."));
    for _ in 0..REPORTS {
        visitor.post("/api/report", &[("scenario", "c001"), ("text", ODD)]);
    }
    // A return path outside the site is refused.
    let fields = [("scenario", "c001"), ("text", "One more."), ("next", "//evil.example")];
    assert_eq!(visitor.post("/api/report", &fields).header("location"), "/scenario/c001#report");
    let page = visitor.get("/scenario/c001").body;
    assert!(page.contains("Try again in 60 minutes") && page.contains("One more.</textarea>"), "{page}");
    assert_eq!(site.reports().len(), REPORTS as usize);
    assert_eq!(
        visitor.post("/api/report", &[("scenario", "no-such"), ("text", ODD)]).header("location"),
        "/practice"
    );
}
