//! Courses: permissions, and the pages of leaders and members.

use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use server::clock::Clock;
use server::roles::Role;
use time::Duration;
use time::macros::datetime;

fn standing() -> (Clock, RunningSite) {
    let clock = Clock::standing_at(datetime!(2026-03-01 09:30 UTC));
    let site = RunningSite::plain_at(clock.clone());
    (clock, site)
}

/// A signed-in user with a role.
pub fn with_role<'a>(site: &'a RunningSite, name: &str, role: Option<Role>) -> Visitor<'a> {
    let email = format!("{}@example.org", name.to_lowercase());
    let mut visitor = Visitor::new(site);
    visitor.sign_up(name, &email);
    if let Some(role) = role {
        site.grant_role("demo", &email, role);
        visitor.sign_in_to("demo", &email);
    }
    visitor
}

const FORM: [(&str, &str); 7] = [
    ("federation", "demo"),
    ("name", "Spring <course>"),
    ("code", "spring"),
    ("begins", "2026-03-01"),
    ("ends", "2026-05-31"),
    ("laws", "30, 31"),
    ("sets", "First steps: r001, r002"),
];

/// Path of a new course.
pub fn create_course(leader: &mut Visitor<'_>) -> String {
    let to = leader.post("/api/course", &FORM).header("location").to_owned();
    assert!(to.starts_with("/federation/demo/courses/") && !to.ends_with("/new"), "{to}");
    to
}

fn id(course: &str) -> &str {
    course.rsplit('/').next().unwrap_or_default()
}

fn seat(leader: &mut Visitor<'_>, course: &str, email: &str, act: &str) -> Answer {
    let fields =
        [("federation", "demo"), ("course", id(course)), ("email", email), ("part", "trainee"), ("act", act)];
    leader.post("/api/course-member", &fields)
}

fn assign(leader: &mut Visitor<'_>, course: &str, of: &str, opens: &str, due: &str) -> Answer {
    let fields = [("federation", "demo"), ("course", id(course)), ("of", of), ("opens", opens), ("due", due)];
    leader.post("/api/course-work", &fields)
}

#[test]
fn course_permissions() {
    let (_, site) = standing();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let mut karl = with_role(&site, "Karl", Some(Role::Examiner));
    let mut grace = with_role(&site, "Grace", None);
    let course = create_course(&mut ada);
    let led =
        [format!("{course}/members"), format!("{course}/settings"), "/federation/demo/courses/new".into()];
    let seen = ["/federation/demo/courses".to_owned(), course.clone(), format!("{course}/progress.csv")];
    for path in seen.iter().chain(&led) {
        assert_eq!(ada.get(path).status, 200, "{path}");
        assert_eq!(grace.get(path).status, 403, "{path}");
        let led_away = Visitor::new(&site).get(path);
        assert!(led_away.header("location").starts_with("/sign-in?next="), "{path}: {led_away:?}");
    }
    for path in &seen {
        assert_eq!(karl.get(path).status, 200, "{path}");
    }
    for path in &led {
        assert_eq!(karl.get(path).status, 403, "{path}");
    }
    assert!(!karl.get(&course).body.contains("/api/course-work"), "no form without permission");
    assert_eq!(karl.post("/api/course", &FORM).header("location"), "/refused");
    assert_eq!(seat(&mut karl, &course, "grace@example.org", "seat").header("location"), "/refused");
    assert_eq!(assign(&mut grace, &course, "law:30", "2026-03-01", "").header("location"), "/refused");
    assert!(ada.get("/federation/demo").body.contains("/federation/demo/courses"));
    let nowhere = "/federation/demo/courses/00000000-0000-7000-8000-000000000000";
    for path in [nowhere.to_owned(), format!("{nowhere}/members"), format!("{nowhere}/progress.csv")] {
        assert_eq!(ada.get(&path).status, 404, "{path}");
    }
    let page = ada.get(&course).body;
    assert!(page.contains("Spring &lt;course&gt;") && !page.contains("<course>"), "input is escaped");
}

#[test]
fn course_faults_show_by_field() {
    let (_, site) = standing();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let mut form = FORM;
    (form[1].1, form[2].1, form[3].1, form[5].1, form[6].1) =
        ("", "a b", "soon", "30, 99", "First steps r001\nB: x999");
    assert_eq!(ada.post("/api/course", &form).header("location"), "/federation/demo/courses/new");
    let page = ada.get("/federation/demo/courses/new").body;
    for field in ["name", "code", "begins", "laws", "sets"] {
        assert!(page.contains(&format!("id=\"{field}-fault\"")), "{field}: {page}");
    }
    assert!(page.contains("law 99") && page.contains("scenario x999") && page.contains("Line 1 "), "{page}");
    assert!(page.contains("value=\"a b\"") && page.contains("First steps r001"), "the input stays");
    let course = create_course(&mut ada);
    assert_eq!(ada.post("/api/course", &FORM).header("location"), "/federation/demo/courses/new");
    assert!(ada.get("/federation/demo/courses/new").body.contains("Another course has this code."));
    let mut changed = FORM.to_vec();
    changed[1].1 = "Autumn course";
    changed.push(("course", id(&course)));
    assert_eq!(ada.post("/api/course", &changed).header("location"), course);
    assert!(ada.get(&course).body.contains("Autumn course"));
    assert!(ada.get(&format!("{course}/settings")).body.contains("First steps: r001, r002"));
}

#[test]
fn assigns_and_reports_practice() {
    let (clock, site) = standing();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let mut grace = with_role(&site, "Grace", None);
    let _karl = with_role(&site, "Karl", None);
    let course = create_course(&mut ada);
    for email in ["grace@example.org", "karl@example.org"] {
        let to = seat(&mut ada, &course, email, "seat");
        assert_eq!(to.header("location"), format!("{course}/members"));
    }
    assert!(!grace.get("/practice").body.contains("Assigned to you"));
    assert_eq!(assign(&mut ada, &course, "set:0", "2026-03-01", "2026-03-10").header("location"), course);
    for path in ["/practice", "/me"] {
        let page = grace.get(path).body;
        assert!(page.contains("Assigned to you") && page.contains("First steps"), "{path}: {page}");
        assert!(page.contains("0 of 2 done") && page.contains("due 10 March 2026"), "{path}: {page}");
        assert!(page.contains("href=\"/scenario/r001\""), "{path}: the next one");
    }
    grace.answer("r001");
    assert!(grace.get("/practice").body.contains("1 of 2 done"));
    grace.answer("r002");
    assert!(grace.get("/practice").body.contains("all done"));
    let page = ada.get(&course).body;
    assert!(page.contains("all done by 1 of 2"), "{page}");
    assert!(page.contains("First steps: 2 of 2") && page.contains("First steps: 0 of 2"), "{page}");
    assert!(!page.contains("have not answered"), "no one is inactive yet: {page}");
    clock.advance(Duration::days(15));
    ada.sign_in_to("demo", "ada@example.org");
    let page = ada.get(&course).body;
    assert!(page.contains("2 trainees have not answered a scenario for 14 days"), "{page}");
    let (silent, quiet) = (page.find("no answer yet"), page.find("last answer 15 days ago"));
    assert!(silent.is_some() && silent < quiet, "{page}");
}

#[test]
fn practice_faults_and_removal() {
    let (_, site) = standing();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let course = create_course(&mut ada);
    let to = assign(&mut ada, &course, "set:9", "soon", "2026-02-30").header("location").to_owned();
    assert_eq!(to, format!("{course}#assign"));
    let page = ada.get(&course).body;
    for field in ["of", "opens", "due"] {
        assert!(page.contains(&format!("id=\"{field}-fault\"")), "{field}: {page}");
    }
    assign(&mut ada, &course, "law:30", "2026-03-01", "");
    let page = ada.get(&course).body;
    let work = page.split("name=\"withdraw\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let work = work.expect("a button that takes it back").to_owned();
    let fields = [("federation", "demo"), ("course", id(&course)), ("withdraw", work.as_str())];
    assert_eq!(ada.post("/api/course-work", &fields).header("location"), course);
    assert!(ada.get(&course).body.contains("No practice is assigned."));
}

#[test]
fn suspends_and_removes_members() {
    let (_, site) = standing();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let mut grace = with_role(&site, "Grace", None);
    let course = create_course(&mut ada);
    assert_eq!(seat(&mut ada, &course, "nobody@example.org", "seat").status, 303);
    let page = ada.get(&format!("{course}/members")).body;
    assert!(page.contains("id=\"email-fault\"") && page.contains("nobody@example.org"), "{page}");
    seat(&mut ada, &course, "grace@example.org", "seat");
    assign(&mut ada, &course, "law:30", "2026-03-01", "");
    assert!(grace.get("/practice").body.contains("Assigned to you"));
    seat(&mut ada, &course, "grace@example.org", "suspend");
    assert!(!grace.get("/practice").body.contains("Assigned to you"));
    assert!(ada.get(&format!("{course}/members")).body.contains("Reinstate Grace"));
    seat(&mut ada, &course, "grace@example.org", "resume");
    assert!(grace.get("/practice").body.contains("Assigned to you"));
    let page = ada.get(&format!("{course}/members")).body;
    let person = page.split("name=\"person\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let person = person.expect("a member").to_owned();
    let fields =
        [("federation", "demo"), ("course", id(&course)), ("person", person.as_str()), ("act", "remove")];
    ada.post("/api/course-member", &fields);
    assert!(ada.get(&format!("{course}/members")).body.contains("This course has no members yet."));
}

#[test]
fn course_file_has_no_formulas() {
    let (_, site) = standing();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    let mut odd = Visitor::new(&site);
    odd.sign_up("=HYPERLINK(\"x\")", "odd@example.org");
    let course = create_course(&mut ada);
    seat(&mut ada, &course, "odd@example.org", "seat");
    assign(&mut ada, &course, "set:0", "2026-03-01", "");
    let file = ada.get(&format!("{course}/progress.csv"));
    assert_eq!(file.header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"spring.csv\"");
    let lines: Vec<&str> = file.body.trim_start_matches('\u{FEFF}').lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].ends_with("\"First steps: done\",\"First steps: of\""), "{lines:?}");
    assert!(
        lines[1].starts_with("\"'=HYPERLINK(\"\"x\"\")\",\"odd@example.org\",\"\",\"trainee\""),
        "{lines:?}"
    );
    assert!(lines[1].ends_with("\"0\",\"2\""), "{lines:?}");
}
