//! Exam pages are for examiners, and an attempt for its candidate. The route table holds the
//! permissions; here each route is requested for an existing object.

use crate::exam_opened::stored_rows;
use crate::forms::fixtures::Fixtures;
use crate::harness::visitor::{Answer, Visitor};
use crate::roles::clients::{HOME, OTHER};
use crate::roles::examples::Found;
use crate::roles::table::{ROWS, Row, Verb};
use server::roles::{Role, Roles, Whose};
use site::routes::Access;

/// The bystander of another federation.
const ELSEWHERE: &str = "grace@example.org";
/// Routes whose object exists only later: an archive and a key after the exam, a file after an upheld appeal,
/// answers after their release, and the book after its release.
const LATER: [&str; 6] = [
    "/federation/{code}/exams/{id}/archive.zip",
    "/federation/{code}/exams/{id}/key.pdf",
    "/federation/{code}/appeals/{id}/scenario.toml",
    "/attempt/{id}/review/{n}",
    "/attempt/{id}/laws/{edition}",
    "/attempt/{id}/laws/{edition}/{law}",
];

/// True for an examiner's route of an exam, or a candidate's route of an attempt.
fn about_an_exam(row: &Row) -> bool {
    let examiners = [Roles::of(&[Role::Examiner]), Roles::of(&[Role::Invigilator, Role::Examiner])];
    let is_theirs =
        matches!(row.opens_for, Access::May(action) if examiners.contains(&action.roles(Whose::Others)));
    is_theirs || row.at.starts_with("/attempt/") || ["/api/attempt", "/api/appeal"].contains(&row.at)
}

/// True if the request was accepted: it leads to something they may see.
fn is_taken(visitor: &mut Visitor<'_>, answer: &Answer) -> bool {
    let to = answer.header("location");
    let kept_out = ["/sign-in", "/refused", "/lost"].iter().any(|out| to.starts_with(out));
    let is_kept_out = answer.status >= 400 || kept_out || to.contains("?closed=");
    !is_kept_out && (to.is_empty() || visitor.get(to).status == 200)
}

/// True if the browser at this place is the owner's, or an invigilator's who may do the same.
fn is_let_in(fixtures: &Fixtures, row: &Row, at: usize) -> bool {
    let is_invigilator =
        fixtures.clients().each().nth(at).is_some_and(|who| who.name() == Role::Invigilator.word());
    let may =
        matches!(row.opens_for, Access::May(action) if action.roles(Whose::Others).has(Role::Invigilator));
    at == fixtures.whose(row) || is_invigilator && may
}

/// A form without faults, so that it would be carried out.
fn valid_form(row: &Row, fixtures: &Fixtures) -> Vec<(&'static str, String)> {
    let typed = |(name, value): (&'static str, String)| match (name, value.as_str()) {
        ("mark", "") => (name, "50".to_owned()),
        ("decision", "") => (name, "upheld".to_owned()),
        ("text" | "note", "") => (name, "Read.".to_owned()),
        _ => (name, value),
    };
    fixtures.fields(row).into_iter().map(typed).collect()
}

/// An examiner of another federation.
fn examiner_elsewhere(fixtures: &Fixtures) -> Visitor<'_> {
    let site = fixtures.clients().site();
    site.grant_role(OTHER, ELSEWHERE, Role::Examiner);
    let mut visitor = Visitor::new(site);
    visitor.sign_in_to(OTHER, ELSEWHERE);
    assert_eq!(visitor.get("/federation/other/exams").status, 200, "she does");
    visitor
}

#[test]
fn exam_pages_check_permissions() {
    let fixtures = Fixtures::prepare();
    let mut elsewhere = examiner_elsewhere(&fixtures);
    let mut wrong = Vec::new();
    for row in ROWS.iter().filter(|row| row.way == Verb::Get && about_an_exam(row)) {
        let asks = row.asks.replace("{code}", HOME);
        let pages = fixtures.pages(&asks);
        let mut shown = vec![false; fixtures.browsers().len()];
        for page in &pages {
            for (at, mut visitor) in fixtures.browsers().into_iter().enumerate() {
                shown[at] |= visitor.get(page).status == 200;
            }
            let there = page.replace("/federation/demo", "/federation/other");
            if asks.contains("none") && elsewhere.get(&there).status == 200 {
                wrong.push(format!("{there} is shown elsewhere"));
            }
        }
        let expected: Vec<bool> =
            (0..shown.len()).map(|at| is_let_in(&fixtures, row, at) && !LATER.contains(&row.at)).collect();
        if shown != expected {
            wrong.push(format!("{pages:?} is shown to {shown:?}, not {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn exam_forms_check_permissions() {
    let fixtures = Fixtures::prepare();
    let mut elsewhere = examiner_elsewhere(&fixtures);
    let before = stored_rows(&fixtures);
    let mut wrong = Vec::new();
    for row in ROWS.iter().filter(|row| row.way == Verb::Post && about_an_exam(row)) {
        let fields = valid_form(row, &fixtures);
        for (at, mut visitor) in fixtures.browsers().into_iter().enumerate() {
            if is_let_in(&fixtures, row, at) {
                continue;
            }
            let answer = fixtures.send(&mut visitor, row, &fields).0;
            if is_taken(&mut visitor, &answer) {
                wrong.push(format!("{} is taken from browser {at}", row.at));
            }
        }
        // An object they create there is their own.
        if row.found == Found::Missing {
            let there = |(name, value)| (name, if name == "federation" { OTHER.to_owned() } else { value });
            let fields: Vec<_> = fields.into_iter().map(there).collect();
            let answer = fixtures.send(&mut elsewhere, row, &fields).0;
            if is_taken(&mut elsewhere, &answer) {
                wrong.push(format!("{} is taken from elsewhere", row.at));
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(stored_rows(&fixtures), before);
}
