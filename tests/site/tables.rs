//! Simulated tables over HTTP: points from candidate to candidate, remarks by table, the card, and
//! who sees the rulings.

use crate::courses::with_role;
use crate::harness::exam::fixed;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::results::results;
use bank::exam::Part;
use server::roles::Role;

/// Two tables, one with a staged scenario, and a line without a table.
const TABLES: &str = "
    UPDATE sitting SET paper = 'name = \"County\"
    [[item]]
    scenario = \"r001\"
    part = \"closed\"
    [[rubric]]
    id = \"ruling\"
    name = \"Rules <correctly>\"
    points = 4
    part = \"practical\"
    table = \"Table A\"
    scenario = \"r003\"
    [[rubric]]
    id = \"claim\"
    name = \"Handles the claim\"
    points = 2
    part = \"practical\"
    table = \"Table B\"
    [[rubric]]
    id = \"manner\"
    name = \"Manner\"
    points = 5
    part = \"oral\"'";

/// An open sitting with tables; its path and id.
fn exam(site: &RunningSite) -> (String, String) {
    site.open_exam(&fixed(&[(Part::Closed, "r001", 1)]), |_| {});
    site.execute(TABLES);
    let id = site.operate(async |server| {
        let found = server.sittings.by_code("demo.spring").await.expect("readable");
        found.expect("an open sitting").1.id.0.to_string()
    });
    (format!("/federation/demo/exams/{id}"), id)
}

/// Enters the exam; returns the attempt.
pub fn enter(candidate: &mut Visitor<'_>) -> String {
    let sent = candidate.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "")]);
    sent.header("location").trim_start_matches("/attempt/").to_owned()
}

pub fn give(
    examiner: &mut Visitor<'_>,
    at: [&str; 3],
    base: &str,
    points: &[(&str, &str)],
    remark: &str,
) -> Answer {
    let [id, table, attempt] = at;
    let mut fields = vec![
        ("federation", "demo"),
        ("sitting", id),
        ("table", table),
        ("attempt", attempt),
        ("base", base),
        ("text", remark),
    ];
    fields.extend(points);
    examiner.post("/api/exam-table", &fields)
}

#[test]
fn saving_leads_to_the_next_candidate() {
    let site = RunningSite::plain();
    let (sitting, id) = exam(&site);
    let tables = format!("{sitting}/tables");
    let (mut ada, mut karl) = (with_role(&site, "Ada", None), with_role(&site, "Karl", None));
    let (first, second) = (enter(&mut ada), enter(&mut karl));
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    assert!(grace.get(&sitting).body.contains(&format!("href=\"{tables}\"")), "the sitting leads there");
    let page = grace.get(&tables).body;
    assert!(
        page.contains("Table A") && page.contains("0 of 2 done") && page.contains("Without a table"),
        "{page}"
    );
    let page = grace.get(&format!("{tables}/1")).body;
    assert!(page.contains("To come (2)") && page.find("Ada") < page.find("Karl"), "{page}");

    let page = grace.get(&format!("{tables}/1/{first}")).body;
    assert!(page.contains("Rules &lt;correctly&gt;") && !page.contains("Handles the claim"), "{page}");
    assert_eq!(page.matches("type=\"radio\"").count(), 6, "0 to 4, and none");
    assert!(page.contains("Ruling: ") && page.contains("says-director"), "the ruling is beside: {page}");

    let wrong = give(&mut grace, [&id, "1", &first], "0", &[("points[ruling]", "9")], "Calm.");
    assert_eq!(wrong.header("location"), format!("{tables}/1/{first}"));
    let page = grace.follow(&wrong).body;
    assert!(page.contains("choose from 0 to 4 points") && page.contains("Calm."), "{page}");
    // Without points nothing is lost, but it is no result.
    let saved = give(&mut grace, [&id, "1", &first], "0", &[("points[ruling]", "")], "Calm.");
    let page = grace.follow(&saved).body;
    assert!(page.contains("No points are given yet to Ada") && !page.contains("Saved:"), "{page}");
    assert!(grace.get(&format!("{tables}/1/{first}")).body.contains("Calm."));
    let saved = give(&mut grace, [&id, "1", &first], "1", &[("points[ruling]", "3")], "Calm.");
    assert_eq!(saved.header("location"), format!("{tables}/1/{second}?saved={first}"));
    assert!(grace.follow(&saved).body.contains("Saved: Ada, 3 of 4 points."));
    // The form of a table stores nothing of another.
    let other = [("points[claim]", "2"), ("points[ruling]", "0")];
    let saved = give(&mut grace, [&id, "2", &first], "2", &other, "Slow.");
    assert_eq!(saved.header("location"), format!("{tables}/2/{second}?saved={first}"));
    assert!(
        grace.get(&format!("{tables}/1/{first}")).body.contains("Calm."),
        "each table has its own remark"
    );
    assert!(grace.get(&format!("{tables}/2/{first}")).body.contains("Slow."));
    let sheet = grace.get(&format!("{sitting}/sheets/{first}")).body;
    assert!(sheet.contains("Remarks at the tables") && sheet.contains("Slow."), "{sheet}");
    let since = give(&mut grace, [&id, "1", &first], "0", &[("points[ruling]", "1")], "");
    assert!(grace.follow(&since).body.contains("another examiner has since given other points"));

    let saved = give(&mut grace, [&id, "1", &second], "0", &[("points[ruling]", "0")], "");
    assert_eq!(saved.header("location"), format!("{tables}/1?saved={second}"));
    let page = grace.follow(&saved).body;
    assert!(
        page.contains("Every candidate has points at this table.") && page.contains("Done (2)"),
        "{page}"
    );
    let found = results(&mut grace, &sitting);
    assert!(found.contains("Table A: 3 of 4") && found.contains("Table B: 2 of 2"), "{found}");
}

#[test]
fn rulings_stay_with_examiners() {
    let site = RunningSite::plain();
    let (sitting, id) = exam(&site);
    let tables = format!("{sitting}/tables");
    let mut ada = with_role(&site, "Ada", None);
    let attempt = enter(&mut ada);
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    let card = grace.get(&format!("{tables}/1/card.pdf"));
    assert_eq!((card.status, card.header("content-type")), (200, "application/pdf"));
    assert_eq!(card.header("cache-control"), "no-store");
    assert!(card.header("content-disposition").contains("\"table-card-1-en.pdf\""));
    assert_eq!(grace.get(&format!("{tables}/2/card.pdf")).status, 404, "nothing is staged there");
    assert_eq!(grace.get(&format!("{tables}/9")).status, 404);
    let mut joan = with_role(&site, "Joan", Some(Role::Invigilator));
    for page in ["", "/1", "/1/card.pdf", &*format!("/1/{attempt}")] {
        assert_eq!(joan.get(&format!("{tables}{page}")).status, 403, "{page}");
    }
    give(&mut joan, [&id, "1", &attempt], "0", &[("points[ruling]", "4")], "");
    assert!(grace.get(&format!("{tables}/1")).body.contains("To come (1)"), "invigilators give no points");
    // An examiner who is a candidate too.
    let mut mary = with_role(&site, "Mary", Some(Role::Examiner));
    let people = [("federation", "demo"), ("sitting", &*id), ("people", "mary@example.org")];
    let trial = grace.post("/api/roster-try", &people).header("location").to_owned();
    let trial = trial.rsplit('/').next().unwrap_or_default();
    grace.post("/api/roster-add", &[("federation", "demo"), ("sitting", &id), ("trial", trial)]);
    let page = mary.get(&format!("{tables}/1/{attempt}")).body;
    assert!(page.contains("You are a candidate") && !page.contains("says-director"), "{page}");
    assert_eq!(mary.get(&format!("{tables}/1/card.pdf")).status, 404);
    let page = grace.get(&tables).body;
    assert!(page.contains("One person on the list has no attempt yet") && page.contains("Mary"), "{page}");
    // Once her paper is drawn, there, she can be judged, though not by herself.
    assert!(page.contains("they can then no longer sit this exam on a device"), "{page}");
    let drawn = grace.post("/api/table-draw", &[("federation", "demo"), ("sitting", &id)]);
    let page = grace.follow(&drawn).body;
    assert!(page.contains("One paper was drawn.") && !page.contains("/api/table-draw"), "{page}");
    let page = grace.get(&format!("{tables}/1")).body;
    assert!(page.contains("Candidate 1: Mary"), "{page}");
    let page = mary.get(&format!("{tables}/1")).body;
    assert!(page.contains("This is you"), "{page}");
    let own = page_of(&grace.get(&format!("{tables}/1")).body, &format!("{tables}/1/"));
    assert_eq!(mary.get(&format!("{tables}/1/{own}")).status, 404);
}

/// The first attempt that a page links to below a path.
fn page_of(body: &str, path: &str) -> String {
    let rest = body.split(&format!("href=\"{path}")).nth(1).unwrap_or_else(|| panic!("no link: {body}"));
    rest[..36].to_owned()
}
