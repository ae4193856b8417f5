//! An exam over HTTP without scripts: entry, answers, stages, the open part, handing in; and the
//! requests of scripts.

use crate::courses::with_role;
use crate::harness::exam::{PAPER, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::marked_answers::read;
use bank::exam::Part;
use bank::{Bank, variant};
use rules::engine;
use server::exams::marking::digest;
use server::roles::Role;
use server::rulings::{Limits, Rulings};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::sitting::SittingRow;

/// An action id as browsers make them.
pub const CHANGE: &str = "0b0e7d5c-3c7e-4a53-9a0d-3f6a5f1c2b11";

/// A site with an open sitting, and a candidate at its page.
pub fn hold_exam(with: impl FnOnce(&mut SittingRow)) -> (RunningSite, String) {
    let site = RunningSite::plain();
    let exam = site.open_exam(&fixed(&PAPER), with);
    (site, exam)
}

/// Enters; returns the path of the attempt.
pub fn begin(visitor: &mut Visitor<'_>, exam: &str) -> String {
    let code = exam.trim_start_matches("/exam/");
    let sent = visitor.post("/api/attempt-begin", &[("exam", code), ("entry", "")]);
    let to = sent.header("location").to_owned();
    assert!(to.starts_with("/attempt/"), "{sent:?}");
    to
}

/// Presses a button of a page, with the first choice of each question.
pub fn press(visitor: &mut Visitor<'_>, at: &str, page: u16, act: &str) -> Answer {
    let body = visitor.get(&format!("{at}/{page}")).body;
    let mut fields = hidden(&body);
    let mut names = BTreeSet::new();
    for piece in body.split("name=\"answer[").skip(1) {
        let name = format!("answer[{}", piece.split('"').next().unwrap_or_default());
        let value =
            piece.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        if names.insert(name.clone()) {
            fields.push((name, value.to_owned()));
        }
    }
    fields.push(("act".to_owned(), act.to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    visitor.post("/api/attempt", &fields)
}

/// Hidden fields of a page's form.
pub fn hidden(body: &str) -> Vec<(String, String)> {
    let form = body.split("action=\"/api/attempt\"").nth(1).unwrap_or_default();
    ["attempt", "page", "change", "base"]
        .into_iter()
        .filter_map(|name| {
            let rest = form.split(&format!("name=\"{name}\"")).nth(1)?;
            Some((name.to_owned(), rest.split("value=\"").nth(1)?.split('"').next()?.to_owned()))
        })
        .collect()
}

/// Posts one action from the summary of an attempt.
pub fn act(visitor: &mut Visitor<'_>, at: &str, act: &str) -> Answer {
    let id = at.trim_start_matches("/attempt/");
    visitor.post("/api/attempt", &[("attempt", id), ("act", act)])
}

#[test]
fn sits_from_entry_to_handing_in() {
    let (site, exam) = hold_exam(|row| row.entry_code = "Room 7".to_owned());
    let mut ada = Visitor::new(&site);
    assert!(ada.get(&exam).header("location").starts_with("/sign-in?next="), "sign-in is required");
    ada.sign_up("Ada", "ada@example.org");
    let page = ada.get(&exam).body;
    assert!(page.contains("Closed book: 45 minutes") && page.contains("90 minutes in all"), "{page}");
    let sent = ada.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "room 8")]);
    assert!(ada.follow(&sent).body.contains("That is not the entry code."));
    let sent = ada.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "room 7")]);
    let at = sent.header("location").to_owned();
    let summary = ada.get(&at).body;
    assert_eq!(summary.matches("not seen").count(), 2, "two questions can be opened: {summary}");
    assert_eq!(summary.matches("opens later").count(), 5);

    let first = ada.get(&format!("{at}/1")).body;
    assert!(first.contains("Question 1 of 4") && first.contains("Question ID: "), "{first}");
    assert!(!read(&first).contains("Saved at") && !first.contains(" checked"), "{first}");
    let saved = press(&mut ada, &at, 1, "save");
    assert_eq!(saved.header("location"), format!("{at}/1#saved"));
    let saved = ada.get(&format!("{at}/1")).body;
    assert!(
        read(&saved).contains("Saved at") && read(&saved).contains("receipt ") && saved.contains(" checked"),
        "{saved}"
    );

    let next = press(&mut ada, &at, 1, "next");
    assert_eq!(next.header("location"), format!("{at}/2"));
    assert_eq!(ada.get(&format!("{at}/3")).header("location"), at, "the second stage is not open");
    let on = press(&mut ada, &at, 2, "go_on");
    assert_eq!(on.header("location"), format!("{at}/3"));
    let closed = ada.get(&format!("{at}/2")).body;
    assert!(
        closed.contains("This question is closed")
            && closed.contains("disabled")
            && read(&closed).contains("Saved at")
    );
    let flagged = press(&mut ada, &at, 3, "flag");
    assert_eq!(flagged.header("location"), format!("{at}/3#flag"));
    assert!(ada.get(&format!("{at}/3")).body.contains("aria-pressed=\"true\""));

    assert_eq!(ada.get(&format!("{at}/laws/2017")).header("location"), at, "the book is closed");
    let opened = act(&mut ada, &at, "open_part");
    assert_eq!(opened.header("location"), format!("{at}/6"));
    assert!(ada.get(&format!("{at}/6")).body.contains(&format!("href=\"{at}/laws/")));
    let law = ada.get(&format!("{at}/laws/2017/70")).body;
    assert!(law.contains("law-book") && !law.contains("/scenario/"), "nothing about scenarios: {law}");
    press(&mut ada, &at, 6, "save");
    let handed_in = act(&mut ada, &at, "submit");
    let over = ada.follow(&handed_in).body;
    assert!(over.contains("Submitted") && over.matches("receipt ").count() >= 4, "{over}");
    let twice = act(&mut ada, &at, "submit");
    assert!(!ada.follow(&twice).body.contains("Not saved"), "handing in is idempotent");
    assert_eq!(ada.get(&format!("{at}/1")).header("location"), at, "no page is shown any more");
    let late = press_blind(&mut ada, &at);
    assert!(ada.follow(&late).body.contains("Not saved: the exam is over."));
}

/// Posts an answer from a page that was left open.
fn press_blind(visitor: &mut Visitor<'_>, at: &str) -> Answer {
    let id = at.trim_start_matches("/attempt/");
    let fields = [("attempt", id), ("page", "1"), ("act", "save"), ("answer[law][]", "30A")];
    visitor.post("/api/attempt", &fields)
}

#[test]
fn partial_answer_is_not_answered() {
    let site = RunningSite::plain();
    let exam = site.open_exam(&fixed(&[(Part::Closed, "r001", 1)]), |_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let at = begin(&mut ada, &exam);
    assert!(ada.get(&at).body.contains("One question is not answered."));
    let id = at.trim_start_matches("/attempt/").to_owned();
    let fields =
        [("attempt", &*id), ("page", "1"), ("change", CHANGE), ("act", "save"), ("answer[law][]", "30A")];
    ada.post("/api/attempt", &fields);
    let summary = ada.get(&at).body;
    let text = "One question is only partly answered. No questions are flagged.";
    assert!(read(&summary).contains(text) && !summary.contains("All questions are answered"), "{summary}");
    let page = ada.get(&format!("{at}/1")).body;
    let cell = page.split("data-exam-page=\"1\"").nth(1).and_then(|rest| rest.split("</a>").next());
    assert!(page.contains("class=\"state-partly\""), "{page}");
    assert!(cell.is_some_and(|cell| read(cell).contains("partly answered")), "{cell:?}");
    press(&mut ada, &at, 1, "save");
    assert!(ada.get(&at).body.contains("All questions are answered."));
    assert!(ada.get(&format!("{at}/1")).body.contains("class=\"state-answered\""));
}

#[test]
fn old_copy_loses_nothing() {
    let (site, exam) = hold_exam(|_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let at = begin(&mut ada, &exam);
    let id = at.trim_start_matches("/attempt/").to_owned();
    for law in ["30A", "30A", "32A1", "30A"] {
        let fields =
            [("attempt", &*id), ("page", "1"), ("change", CHANGE), ("act", "save"), ("answer[law][]", law)];
        assert_eq!(ada.post("/api/attempt", &fields).header("location"), format!("{at}/1#saved"));
    }
    let receipts = ada.get(&format!("{at}/receipts.txt"));
    assert_eq!(
        receipts.body.matches("director-answer").count(),
        3,
        "the same twice is one change, and going back to the first is a third: {}",
        receipts.body
    );
    let last = receipts.body.rsplit("director-answer").next().unwrap_or_default();
    assert!(last.contains(r#"{"law":["30A"]}"#), "{last}");
}

#[test]
fn clock_matches_the_monitor() {
    let (site, exam) = hold_exam(|_| {});
    site.execute("UPDATE federation SET zone = 'Asia/Kathmandu'");
    let mut karl = with_role(&site, "Karl", Some(Role::Examiner));
    let sitting = site.operate(async |server| {
        server.sittings.by_code("demo.spring").await.unwrap().expect("an open sitting").1.id.0.to_string()
    });
    let seen = read(&karl.get(&format!("/federation/demo/exams/{sitting}")).body);
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let page = ada.get(&exam).body;
    let times: Vec<&str> =
        page.split("<time datetime=").skip(1).filter_map(|rest| rest.split(['>', '<']).nth(1)).collect();
    assert!(times.len() == 2 && times.iter().all(|time| time.ends_with("(Asia/Kathmandu)")), "{times:?}");
    assert!(times.iter().all(|time| seen.contains(time)), "{times:?} in {seen}");
    let at = begin(&mut ada, &exam);
    press(&mut ada, &at, 1, "save");
    let page = ada.get(&format!("{at}/1")).body;
    assert!(
        read(&page).contains("(Asia/Kathmandu) · receipt") && page.contains("data-exam-offset=\"20700\"")
    );
    act(&mut ada, &at, "submit");
    for page in [page, ada.get(&at).body, ada.get(&exam).body] {
        assert!(page.contains("(Asia/Kathmandu)") && !page.contains(" UTC"), "{page}");
    }
}

#[test]
fn receipts_can_be_recomputed() {
    use sha2::{Digest, Sha256};
    let (site, exam) = hold_exam(|_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let at = begin(&mut ada, &exam);
    press(&mut ada, &at, 1, "save");
    press(&mut ada, &at, 2, "save");
    let file = ada.get(&format!("{at}/receipts.txt"));
    assert!(file.header("content-disposition").contains("attachment"));
    let mut made = 0;
    for piece in file.body.split("director-answer\n").skip(1) {
        let lines: Vec<&str> = piece.lines().collect();
        let text = format!("director-answer\n{}\n", lines[..7].join("\n"));
        assert_eq!(hex::encode(Sha256::digest(text)), lines[7]);
        made += 1;
    }
    assert_eq!(made, 2);
    let shown = ada.get(&format!("{at}/2")).body;
    let last = file.body.trim_end().lines().last().unwrap_or_default();
    assert!(shown.contains(&format!("{} {} {} {}", &last[..4], &last[4..8], &last[8..12], &last[12..16])));
}

#[test]
fn live_protocol_saves_once() {
    let (site, exam) = hold_exam(|_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let at = begin(&mut ada, &exam);
    let to = format!("{at}/save");
    let line = format!("answer 1 {CHANGE} law=30A");
    let first = ada.post_text(&to, &line).body;
    assert!(first.starts_with("clock under_way running closed 2"), "{first}");
    let kept = first
        .lines()
        .find(|line| line.starts_with(&format!("kept {CHANGE} 1 1 ")))
        .expect("stored")
        .to_owned();
    for _ in 0..3 {
        let again = ada.post_text(&to, &format!("look 1 15\n{line}\nflag 1 set")).body;
        assert!(again.lines().any(|line| line == kept), "{again}");
        assert!(again.contains("flagged 1 yes"));
    }
    let other = ada.post_text(&to, &format!("answer 1 {CHANGE} law=32A1")).body;
    assert!(other.contains(&format!("refused {CHANGE} twice")), "{other}");
    for bad in [
        "answer 1",
        "answer x y z",
        "shout 1 2",
        "answer 1 none law=30A",
        &format!("answer 1 {CHANGE} nonsense=1"),
    ] {
        let response = ada.post_text(&to, bad);
        assert!(response.status == 200 && !response.body.contains("kept"), "{bad}: {}", response.body);
    }
    let shown = ada.get(&format!("{at}/1")).body;
    assert!(shown.contains("aria-pressed=\"true\"") && read(&shown).contains("Saved at"));
    // Another user has no such attempt, and a visitor is redirected to sign-in.
    let mut grace = Visitor::new(&site);
    assert_eq!(grace.post_text(&to, &line).status, 303);
    grace.sign_up("Grace", "grace@example.org");
    assert_eq!(grace.post_text(&to, &line).header("location"), "/lost");
    assert_eq!(grace.get(&at).status, 404);
    assert_eq!(grace.get(&format!("{at}/receipts.txt")).status, 404);
}

#[test]
fn other_device_takes_over() {
    let (site, exam) = hold_exam(|_| {});
    let (mut first, mut second) = (Visitor::new(&site), Visitor::new(&site));
    first.sign_up("Ada", "ada@example.org");
    second.sign_in_to("demo", "ada@example.org");
    let at = begin(&mut first, &exam);
    press(&mut first, &at, 1, "save");
    let page = second.get(&format!("{at}/1")).body;
    assert!(page.contains("Open in another browser") && !page.contains("name=\"answer["), "{page}");
    act(&mut second, &at, "take_over");
    assert!(read(&second.get(&format!("{at}/1")).body).contains("Saved at"), "saved answers are there");
    let response = first.post_text(&format!("{at}/save"), &format!("answer 1 {CHANGE} law=30A")).body;
    assert!(response.contains(&format!("refused {CHANGE} elsewhere")), "{response}");
    assert!(first.get(&format!("{at}/1")).body.contains("Open in another browser"));
}

#[test]
fn variant_hides_its_ruling() {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let variant = variant::all(&bank, "c003", 0).next().expect("variants");
    let mut pool = fixed(&[(Part::Closed, "c003", 1)]);
    pool.rows[0].items[0].ids = vec![variant];
    let pool = digest::of_pool(&bank, &pool, |case| Some(Arc::new(engine::rule(case))));
    let gate = Arc::new(Mutex::new(()));
    let (stop, closed) = (gate.clone(), gate.lock().expect("a free id"));
    let rule = move |case: &engine::Case| {
        drop(stop.lock());
        engine::rule(case)
    };
    let limits = Limits { at_once: 1, waiting: 1, timeout: Duration::from_millis(150), capacity: 2000 };
    let site = RunningSite::plain_with_rulings(Rulings::new(rule, limits));
    let exam = site.open_exam(&pool, |_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let at = begin(&mut ada, &exam);
    let page = ada.get(&format!("{at}/1"));
    assert!(page.status == 200 && page.body.contains("answer["), "{} {}", page.status, page.body);
    drop(closed);
}
