//! Text of candidates and examiners about an exam stays text, for both.

use crate::attempt::begin;
use crate::courses::with_role;
use crate::harness::exam::{ExamItem, fixed};
use crate::harness::running::RunningSite;
use crate::hostile::{HOSTILE, check_page};
use bank::exam::Part;
use server::roles::Role;
use std::collections::BTreeSet;

/// An item for each string.
const PAPER: [&str; HOSTILE.len()] = [
    "r001", "r002", "r003", "r004", "r005", "r006", "r007", "r008", "r009", "r010", "r011", "r012", "r013",
    "r014", "r015", "r016", "r017", "r018", "r019", "r020",
];

#[test]
fn escapes_appeals() {
    let site = RunningSite::plain();
    let paper: Vec<ExamItem> = PAPER.iter().map(|id| (Part::Closed, *id, 1)).collect();
    let exam = site.open_exam(&fixed(&paper), |_| {});
    let (mut ada, mut karl) = (with_role(&site, "Ada", None), with_role(&site, "Karl", Some(Role::Examiner)));
    let at = begin(&mut ada, &exam);
    let id = at.trim_start_matches("/attempt/");
    ada.post("/api/attempt", &[("attempt", id), ("act", "submit")]);
    site.execute("UPDATE sitting SET review = 'explanations', appeals_until = '2099-01-01T00:00:00.000000Z'");
    for (page, text) in (1..).zip(HOSTILE) {
        ada.post("/api/appeal", &[("attempt", id), ("page", &format!("{page}")), ("text", text)]);
    }
    let list = karl.get("/federation/demo/appeals").body;
    let links = list.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let appeals: BTreeSet<&str> =
        links.filter_map(|to| to.strip_prefix("/federation/demo/appeals/")).collect();
    assert!(appeals.len() > 15, "only {} were accepted", appeals.len());
    let mut wrong = Vec::new();
    for (appeal, text) in appeals.into_iter().zip(HOSTILE) {
        let decision = [("decision", "upheld"), ("mark", "50"), ("text", text)];
        let about = [("federation", "demo"), ("appeal", appeal)];
        karl.post("/api/appeal-decision", &[about.as_slice(), &decision].concat());
        let case = format!("/federation/demo/appeals/{appeal}");
        let shown = karl.get(&case);
        assert_eq!(shown.status, 200, "{case}");
        check_page(&mut wrong, &format!("{case} with {text:?}"), &shown);
    }
    check_page(&mut wrong, "the list of appeals", &karl.get("/federation/demo/appeals"));
    let own = ada.get(&format!("{at}/appeals"));
    assert!(own.body.contains("&lt;b id=x9>") || own.body.contains("&lt;b id=x9&gt;"), "{}", own.body);
    check_page(&mut wrong, "one’s own appeals", &own);
    for page in 1..=PAPER.len() {
        let shown = ada.get(&format!("{at}/review/{page}"));
        assert_eq!(shown.status, 200, "{page}");
        check_page(&mut wrong, &format!("the review of page {page}"), &shown);
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
