//! An exam that asks nothing in writing: candidates from the list, points at its tables, results.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::results::results;
use crate::sittings::{EXAMS, fields, keep, paper};
use crate::tables::{enter, give};
use server::roles::Role;

const FILE: &str = "
    name = \"At the tables\"
    [result]
    pass = \"50 %\"
    [[rubric]]
    id = \"ruling\"
    name = \"Rules correctly\"
    points = 4
    part = \"practical\"
    table = \"Table A\"
    scenario = \"r003\"
    [[rubric]]
    id = \"manner\"
    name = \"Manner\"
    points = 2
    part = \"oral\"
    table = \"Table B\"
";

/// An open sitting; its id.
fn opened(grace: &mut Visitor<'_>) -> String {
    let paper = paper(grace, FILE);
    for page in ["", "/preview", "/expected"] {
        assert_eq!(grace.get(&format!("{EXAMS}/papers/{paper}{page}")).status, 200, "{page}");
    }
    let mut fields = fields(&paper);
    fields.retain(|(name, _)| !["entry_code", "authorised"].contains(name));
    let to = keep(grace, &fields).header("location").to_owned();
    let id = to.rsplit('/').next().unwrap_or_default().to_owned();
    assert!(grace.get(&to).body.contains("Open sitting"), "nothing in the checklist is against it");
    grace.post("/api/sitting-act", &[("federation", "demo"), ("sitting", &id), ("act", "open")]);
    id
}

#[test]
fn exam_is_held_at_tables_alone() {
    let site = RunningSite::plain();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    let [mut ada, mut karl, mut mary, mut joan] =
        ["Ada", "Karl", "Mary", "Joan"].map(|name| with_role(&site, name, None));
    let id = opened(&mut grace);
    let sitting = format!("{EXAMS}/{id}");
    let tables = format!("{sitting}/tables");
    let page = grace.get(&sitting).body;
    assert!(
        page.contains(&tables) && !page.contains(&format!("{sitting}/hall\"")),
        "nothing to print: {page}"
    );

    let people = "ada@example.org karl@example.org mary@example.org";
    let of = [("federation", "demo"), ("sitting", &*id)];
    let trial = grace.post("/api/roster-try", &[&of[..], &[("people", people)]].concat());
    let trial = trial.header("location").rsplit('/').next().unwrap_or_default().to_owned();
    grace.post("/api/roster-add", &[&of[..], &[("trial", &*trial)]].concat());
    let page = grace.get(&tables).body;
    assert!(page.contains("3 people on the list") && page.contains("Admit them to the tables"), "{page}");
    let admitted = grace.post("/api/table-draw", &of);
    let page = grace.follow(&admitted).body;
    assert!(page.contains("3 people are admitted to the tables."), "{page}");
    assert!(!grace.get(&sitting).body.contains("written in a hall"), "there is nothing to type in");

    let list = grace.get(&format!("{tables}/1")).body;
    let below = format!("href=\"{tables}/1/");
    let links = list.split(&below).skip(1).filter(|rest| !rest.starts_with("card"));
    let attempts: Vec<String> = links.map(|rest| rest[..36].to_owned()).collect();
    assert!(attempts.len() == 3 && list.contains("Candidate 1: Ada"), "{list}");
    let [first, second, third] = &attempts[..] else { panic!("{list}") };
    let own = ada.get(&format!("/attempt/{first}")).body;
    assert!(own.contains("You are examined at tables") && !own.contains("booklet"), "{own}");
    // A remark alone finishes nothing.
    give(&mut grace, [&id, "1", first], "0", &[("points[ruling]", "")], "Late.");
    assert!(ada.get(&format!("/attempt/{first}")).body.contains("You are examined at tables"));
    give(&mut grace, [&id, "1", first], "1", &[("points[ruling]", "3")], "Late.");
    give(&mut grace, [&id, "2", first], "2", &[("points[manner]", "2")], "");
    give(&mut grace, [&id, "1", second], "0", &[("points[ruling]", "1")], "");
    // Whoever enters on a device finds nothing to answer, and is judged too.
    let entered = enter(&mut joan);
    assert_eq!(joan.get(&format!("/attempt/{entered}")).status, 200);
    assert!(grace.get(&format!("{tables}/1")).body.contains("Joan"));

    grace.post("/api/sitting-act", &[&of[..], &[("act", "end")]].concat());
    let standing = |grace: &mut Visitor<'_>| grace.get(EXAMS).body;
    let page = standing(&mut grace);
    assert!(page.contains("2 candidates without practical or oral points"), "{page}");
    let found = results(&mut grace, &sitting);
    assert!(found.contains("Table A: 3 of 4") && found.contains("Table B: 2 of 2"), "{found}");
    give(&mut grace, [&id, "2", second], "1", &[("points[manner]", "0")], "");
    give(&mut grace, [&id, "1", &entered], "0", &[("points[ruling]", "4")], "");
    give(&mut grace, [&id, "2", &entered], "1", &[("points[manner]", "2")], "");
    // Mary did not come: no result waits for her.
    let page = standing(&mut grace);
    assert!(page.contains("3 results to release"), "{page}");
    let release = [&of[..], &[("review", "marks"), ("appeals_until", ""), ("sure", "")]].concat();
    grace.post("/api/exam-review", &release);
    let review = ada.get(&format!("/attempt/{first}/review")).body;
    assert!(review.contains("87.5") && review.contains("oral: 100"), "{review}");
    let review = karl.get(&format!("/attempt/{second}/review")).body;
    assert!(review.contains("12.5"), "{review}");
    assert_eq!(mary.get(&format!("/attempt/{third}")).status, 200);
    for page in ["statistics", "archive", "remarking", "marking"] {
        assert_eq!(grace.get(&format!("{sitting}/{page}")).status, 200, "{page}");
    }
}
