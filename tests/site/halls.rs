//! An exam on paper over HTTP: drawing, printing, typing in, the key, and what its candidate sees.

use crate::courses::with_role;
use crate::harness::exam::{PAPER, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::results::results;
use server::roles::Role;

/// An open sitting with Grace on its list, and its examiner.
fn exam(site: &RunningSite) -> (Visitor<'_>, Visitor<'_>, String) {
    site.open_exam(&fixed(&PAPER), |_| {});
    let (mut ada, grace) = (with_role(site, "Ada", Some(Role::Examiner)), with_role(site, "Grace", None));
    let id = site.operate(async |server| {
        let found = server.sittings.by_code("demo.spring").await.expect("readable");
        found.expect("an open sitting").1.id.0.to_string()
    });
    let people = [("federation", "demo"), ("sitting", &*id), ("people", "grace@example.org")];
    let trial = ada.post("/api/roster-try", &people).header("location").to_owned();
    let trial = trial.rsplit('/').next().unwrap_or_default();
    ada.post("/api/roster-add", &[("federation", "demo"), ("sitting", &id), ("trial", trial)]);
    (ada, grace, id)
}

pub fn act(ada: &mut Visitor<'_>, id: &str, attempt: &str, act: &str) -> Answer {
    let fields = [("federation", "demo"), ("sitting", id), ("attempt", attempt), ("act", act)];
    ada.post("/api/hall-act", &fields)
}

/// Fills in the form of a page with these signs, by component.
pub fn type_in(ada: &mut Visitor<'_>, page: &str, signs: &[(&str, &str)]) -> Answer {
    let body = ada.get(page).body;
    let form = body.split("action=\"/api/hall-type\"").nth(1).unwrap_or_else(|| panic!("no form: {body}"));
    let hidden = |name: &str| {
        let value =
            form.split(&format!("name=\"{name}\" value=\"")).nth(1).and_then(|rest| rest.split('"').next());
        (name.to_owned(), value.unwrap_or_default().to_owned())
    };
    let names = ["federation", "sitting", "attempt", "page", "base", "again"];
    let mut fields: Vec<(String, String)> = names.map(hidden).to_vec();
    fields.extend(signs.iter().map(|(key, sign)| (format!("signs[{key}]"), (*sign).to_owned())));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    ada.post("/api/hall-type", &fields)
}

/// The attempt that the page of the hall links to.
fn attempt_of(body: &str, hall: &str) -> String {
    let rest = body.split(&format!("href=\"{hall}/")).nth(1).unwrap_or_else(|| panic!("no paper: {body}"));
    rest[..36].to_owned()
}

#[test]
fn paper_is_printed_typed_in_and_marked() {
    let site = RunningSite::plain();
    let (mut ada, mut grace, id) = exam(&site);
    let sitting = format!("/federation/demo/exams/{id}");
    let hall = format!("{sitting}/hall");
    assert!(ada.get(&sitting).body.contains(&hall), "the sitting leads there");
    assert_eq!(ada.get(&format!("{hall}/booklets.pdf")).status, 404, "nothing is drawn yet");
    let drawn = act(&mut ada, &id, "", "draw");
    let page = ada.follow(&drawn).body;
    assert!(page.contains("One paper was drawn.") && page.contains("Candidate 1: Grace"), "{page}");
    assert!(
        page.contains("0 of 7 pages typed in") && page.contains("opens once the sitting is over"),
        "{page}"
    );
    for file in ["booklets.pdf", "sheets.pdf?lang=fr", "sheets.pdf?lang=xx"] {
        let file = ada.get(&format!("{hall}/{file}"));
        assert_eq!((file.status, file.header("content-type")), (200, "application/pdf"));
        assert_eq!(file.header("cache-control"), "no-store");
    }
    // The closed part is printed apart, to be collected before the law books are opened.
    assert!(page.contains("value=\"closed\"") && page.contains("Open-book answer sheets (PDF)"), "{page}");
    let attempt = attempt_of(&page, &hall);
    for (part, name) in [
        ("booklets.pdf?part=closed", "booklets-closed.pdf"),
        ("sheets.pdf?part=open&lang=fr", "answer-sheets-open-fr.pdf"),
        (&format!("sheets.pdf?part=closed&paper={attempt}"), "answer-sheets-closed-1.pdf"),
    ] {
        let file = ada.get(&format!("{hall}/{part}"));
        assert_eq!(file.status, 200, "{part}");
        let named = file.header("content-disposition");
        assert!(named.contains(&format!("\"{name}\"")), "{named}");
    }
    for closed in ["", "/booklets.pdf", "/sheets.pdf"] {
        assert_eq!(grace.get(&format!("{hall}{closed}")).status, 403);
    }
    assert_eq!(ada.get(&format!("{sitting}/key.pdf")).status, 404, "never before the sitting is over");
    assert!(ada.get(&format!("{sitting}/key")).body.contains("opens once the sitting is over"));
    // The candidate sees why, and cannot answer online.
    let attempt = attempt_of(&page, &hall);
    let own = grace.get(&format!("/attempt/{attempt}")).body;
    assert!(own.contains("You sit this exam on paper") && !own.contains("/api/attempt\""), "{own}");
    grace.post_text(&format!("/attempt/{attempt}/save"), "flag 1 yes");
    let first = format!("{hall}/{attempt}/1");
    assert_eq!(ada.get(&format!("{hall}?q=1")).header("location"), first, "by number");
    assert!(ada.get(&format!("{hall}?q=gra")).body.contains("Candidate 1: Grace"), "by name");
    // Signs that no choice has are named beside their field; the others are not stored.
    let wrong = type_in(&mut ada, &first, &[("law", "99")]);
    assert!(ada.follow(&wrong).body.contains("No choice has this sign."));
    assert!(ada.get(&hall).body.contains("0 of 7 pages typed in"));
    let stored = type_in(&mut ada, &first, &[("law", "1")]);
    assert_eq!(stored.header("location"), format!("{hall}/{attempt}/2"), "on to the next page");
    assert!(ada.get(&format!("{hall}/{attempt}/7")).body.contains("Open book"), "the part is named");
    assert!(ada.get(&first).body.contains("value=\"01\""), "shown as printed");
    // Typed a second time it is compared, and nothing is changed.
    let again = format!("{first}?again=yes");
    let differs = type_in(&mut ada, &again, &[("law", "2")]);
    assert!(ada.follow(&differs).body.contains("differs from what was typed first"));
    let same = type_in(&mut ada, &again, &[("law", "01")]);
    assert_eq!(same.header("location"), format!("{hall}/{attempt}/2?again=yes"));
    let page = ada.get(&format!("{hall}/{attempt}")).body;
    assert!(page.contains("1.1: 01"), "{page}");
    // Ending the exam says what becomes of the paper; finished ones are not counted.
    let before = ada.get(&sitting).body;
    let end = before.split("id=\"end\"").nth(1).and_then(|rest| rest.split("</details>").next());
    let end = end.unwrap_or_else(|| panic!("no form: {before}"));
    assert!(end.contains("One paper written in a hall is not yet typed in") && end.contains(&hall), "{end}");
    assert_eq!(page.matches("not typed in yet").count(), 6, "{page}");

    let sure = [("federation", "demo"), ("sitting", &*id), ("act", "end"), ("closes", "")];
    ada.post("/api/sitting-act", &sure);
    let page = ada.get(&hall).body;
    assert!(page.contains("1 of 7 pages typed in") && page.contains("Open the key"), "{page}");
    let key = ada.get(&format!("{sitting}/key")).body;
    assert!(
        key.contains("<h3>Open book")
            && key.contains("Candidate 1")
            && key.contains("Question 7")
            && key.contains("1.1"),
        "{key}"
    );
    let file = ada.get(&format!("{sitting}/key.pdf"));
    assert_eq!((file.status, file.header("content-type")), (200, "application/pdf"));
    assert!(file.header("content-disposition").contains("\"key-en.pdf\""));
    assert_eq!(grace.get(&format!("{sitting}/key")).status, 403);
    let finished = act(&mut ada, &id, &attempt, "finish");
    assert!(ada.follow(&finished).body.contains("is being marked"));
    assert!(ada.get(&first).body.contains("can no longer be changed"));
    assert!(results(&mut ada, &sitting).contains("Grace"));
    let log = with_role(&site, "Joan", Some(Role::Admin)).get("/federation/demo/audit.jsonl").body;
    for (deed, n) in [
        ("hall-paper-drawn", 1),
        ("hall-papers-printed", 6),
        ("hall-key-opened", 2),
        ("hall-answer-typed", 1),
        ("hall-paper-finished", 1),
    ] {
        assert_eq!(log.matches(deed).count(), n, "{deed}: {log}");
    }
}

#[test]
fn page_without_answers_is_typed_in_empty() {
    let site = RunningSite::plain();
    let (mut ada, _, id) = exam(&site);
    let hall = format!("/federation/demo/exams/{id}/hall");
    let drawn = act(&mut ada, &id, "", "draw");
    let attempt = attempt_of(&ada.follow(&drawn).body, &hall);
    let page = |number: usize| format!("{hall}/{attempt}/{number}");
    assert!(ada.get(&page(1)).body.contains("Save it empty"), "it is said how");
    // What was never typed in is not the same as an empty page.
    let compared = type_in(&mut ada, &format!("{}?again=yes", page(1)), &[]);
    assert!(ada.follow(&compared).body.contains("there is nothing to compare"));
    let saved = type_in(&mut ada, &page(1), &[]);
    assert_eq!(saved.header("location"), page(2));
    let list = ada.get(&hall).body;
    assert!(list.contains("1 of 7 pages typed in, one of them empty"), "{list}");
    assert!(ada.get(&page(1)).body.contains("This page is saved as empty"));
    let same = type_in(&mut ada, &format!("{}?again=yes", page(1)), &[]);
    assert_eq!(same.header("location"), format!("{}?again=yes", page(2)));
    type_in(&mut ada, &page(1), &[("law", "1")]);
    for number in 2..=7 {
        type_in(&mut ada, &page(number), &[]);
    }
    let list = ada.get(&hall).body;
    assert!(list.contains("all 7 pages typed in, 6 of them empty: finish the paper"), "{list}");
    let paper = ada.get(&format!("{hall}/{attempt}")).body;
    assert_eq!(paper.matches("typed in: nothing is marked").count(), 6, "{paper}");
    let sitting = format!("/federation/demo/exams/{id}");
    assert!(ada.get(&sitting).body.contains("written in a hall"), "typed in, but not finished");
    act(&mut ada, &id, &attempt, "finish");
    assert!(!ada.get(&sitting).body.contains("written in a hall"));
    assert!(ada.get(&hall).body.contains("finished: 1 of 7 pages answered"));
}

#[test]
fn nobody_draws_without_a_list_or_after_the_end() {
    let site = RunningSite::plain();
    let (mut ada, _, id) = exam(&site);
    site.execute("DELETE FROM roster");
    let nobody = act(&mut ada, &id, "", "draw");
    assert!(ada.follow(&nobody).body.contains("Nobody is on the list."));
    let end = [("federation", "demo"), ("sitting", &*id), ("act", "end"), ("closes", "")];
    ada.post("/api/sitting-act", &end);
    let late = act(&mut ada, &id, "", "draw");
    assert!(ada.follow(&late).body.contains("Papers are drawn while it is open."));
    let hall = format!("/federation/demo/exams/{id}/hall");
    let elsewhere = ada.get(&format!("{hall}?q=DP1:06H25FTWTDS973VBB0YJ3CQGF80X1THGH6SG"));
    assert_eq!((elsewhere.status, elsewhere.header("location")), (200, ""));
}
