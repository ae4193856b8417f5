//! Invigilators: the live monitor, without papers, results or the end of an attempt.

use crate::courses::with_role;
use crate::harness::exam::{PAPER, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use server::roles::Role;

#[test]
fn invigilator_lets_in_and_adds_time_only() {
    let site = RunningSite::plain();
    let at = site.open_exam(&fixed(&PAPER), |row| row.authorised = true);
    let exam = site.operate(async |server| {
        let found = server.sittings.by_code("demo.spring").await.expect("readable");
        found.expect("an open sitting").1.id.0.to_string()
    });
    let (mut vera, mut grace) =
        (with_role(&site, "Vera", Some(Role::Invigilator)), with_role(&site, "Grace", None));
    let entered =
        grace.post("/api/attempt-begin", &[("exam", at.trim_start_matches("/exam/")), ("entry", "")]);
    let attempt = entered.header("location").trim_start_matches("/attempt/").to_owned();
    // The way there from the federation's page.
    assert!(vera.get("/federation/demo").body.contains("href=\"/federation/demo/invigilate\""));
    let board = format!("/federation/demo/exams/{exam}/board");
    assert!(vera.get("/federation/demo/invigilate").body.contains(&format!("href=\"{board}\"")));
    assert_eq!(grace.get("/federation/demo/invigilate").status, 403);
    let page = vera.get(&board).body;
    assert!(page.contains("Grace") && page.contains(&format!("authorise-{attempt}")), "{page}");
    assert!(!page.contains("value=\"end\"") && !page.contains("/people/"), "{page}");
    let act = |vera: &mut Visitor<'_>, act: &str| {
        let fields = [
            ("federation", "demo"),
            ("sitting", exam.as_str()),
            ("attempt", attempt.as_str()),
            ("act", act),
            ("minutes", "10"),
        ];
        vera.post("/api/board", &fields).header("location").to_owned()
    };
    for steer in ["authorise", "pause", "go_on", "add"] {
        assert_eq!(act(&mut vera, steer), board, "{steer}");
    }
    let page = vera.get(&board).body;
    assert!(page.contains("10 minutes added") && page.contains("under way"), "{page}");
    assert_eq!(act(&mut vera, "end"), "/refused");
    assert!(grace.get(&format!("/attempt/{attempt}/1")).body.contains("name=\"attempt\""), "it goes on");
    for closed in ["", "/results", "/candidates", "/marking", "/statistics", "/test"] {
        assert_eq!(vera.get(&format!("/federation/demo/exams/{exam}{closed}")).status, 403, "{closed}");
    }
    for closed in ["exams", "people", "appeals", "certificates", "settings"] {
        assert_eq!(vera.get(&format!("/federation/demo/{closed}")).status, 403, "{closed}");
    }
}
