//! The pages of an exam: for examiners, for candidates, and for both afterwards.

use super::AxeRun;
use crate::harness::browser::DESK;
use crate::harness::exam::{ExamItem, PAPER, fixed, sheet_without_code};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey_account::{sign_in, sign_up};
use bank::exam::Part;
use server::roles::Role;
use std::time::Duration;

/// A paper, and an open sitting, with an examiner who tries it from the monitor.
pub fn open_exam(ada: &mut Visitor<'_>) -> (String, String) {
    let paper =
        ada.post("/api/paper", &[("federation", "demo"), ("name", "Spring")]).header("location").to_owned();
    let id = |address: &str| address.rsplit('/').next().unwrap_or_default().to_owned();
    let of = id(&paper);
    let sitting = [
        ("federation", "demo"),
        ("name", "Spring"),
        ("code", "spring"),
        ("paper", of.as_str()),
        ("opens", "2026-01-01T09:00"),
        ("closes", "2999-01-01T09:00"),
        ("closed_minutes", "60"),
        ("open_minutes", "0"),
        ("grace_seconds", "30"),
        ("clock", "runs_on"),
        ("attempts", "1"),
        ("period_days", "0"),
        ("cooling_off_days", "0"),
    ];
    let sitting = ada.post("/api/sitting", &sitting).header("location").to_owned();
    let which = id(&sitting);
    ada.post("/api/sitting-act", &[("federation", "demo"), ("sitting", &which), ("act", "open")]);
    ada.post("/api/sitting-test", &[("federation", "demo"), ("sitting", &which)]);
    (paper, sitting)
}

/// A scenario of the federation's own in review, and a draft with faults; returns the path of the
/// first.
pub fn own_scenario(ada: &mut Visitor<'_>) -> String {
    let file = std::path::Path::new(env!("CHECKOUT")).join("quizzes/rotation/r001.toml");
    let files = std::fs::read_to_string(file).expect("a scenario") + "id = \"x\"\nfamily = \"dance\"\n";
    ada.post_file("/api/own-scenario-import", &[("federation", "demo")], "files", files.as_bytes());
    let of = [("federation", "demo"), ("scenario", "own-demo-1"), ("seen", "1"), ("act", "submit")];
    ada.post("/api/own-scenario", &of);
    "/federation/demo/bank/own-demo-1".to_owned()
}

/// Puts a person on the list of a sitting; returns the path of another dry run.
pub fn listed(ada: &mut Visitor<'_>, sitting: &str) -> String {
    let id = sitting.rsplit('/').next().unwrap_or_default();
    let of = [("federation", "demo"), ("sitting", id)];
    let pasted = |ada: &mut Visitor<'_>, people: &str| {
        let fields = [&of[..], &[("people", people)]].concat();
        ada.post("/api/roster-try", &fields).header("location").to_owned()
    };
    let trial = pasted(ada, "grace@example.org");
    let trial = trial.rsplit('/').next().unwrap_or_default();
    ada.post("/api/roster-add", &[&of[..], &[("trial", trial)]].concat());
    pasted(ada, "grace@example.org\nada@example.org\neve@example.org, N 18")
}

/// Draws the papers of those on the list; returns the path of the first one's.
pub fn drawn(ada: &mut Visitor<'_>, sitting: &str) -> String {
    let id = sitting.rsplit('/').next().unwrap_or_default();
    let fields = [("federation", "demo"), ("sitting", id), ("attempt", ""), ("act", "draw")];
    ada.post("/api/hall-act", &fields);
    let first = ada.get(&format!("{sitting}/hall?q=1")).header("location").to_owned();
    first.trim_end_matches("/1").to_owned()
}

/// Uploads a picture of the first paper's sheet, and says whose it is; returns the path of the
/// picture.
pub fn scanned(ada: &mut Visitor<'_>, sitting: &str) -> String {
    let id = sitting.rsplit('/').next().unwrap_or_default();
    let of = [("federation", "demo"), ("sitting", id)];
    let to = format!("{sitting}/scans");
    ada.post_file("/api/hall-scan", &of, "files", &sheet_without_code());
    let mut picture = || {
        std::thread::sleep(Duration::from_millis(100));
        let page = ada.get(&to).body;
        page.split(&format!("href=\"{to}/")).nth(1).map(|rest| rest[..36].to_owned())
    };
    let scan = (0..600).find_map(|_| picture()).expect("the picture is read");
    let fields = [&of[..], &[("scan", &*scan), ("act", "assign"), ("number", "1"), ("sheet", "1")]].concat();
    ada.post("/api/hall-scan-act", &fields);
    format!("{to}/{scan}")
}

#[test]
fn exam_pages_pass_axe() {
    let mut run = AxeRun::start();
    let exam = run.site.open_exam(&fixed(&PAPER), |row| row.entry_code = "Room 7".to_owned());
    sign_up(&run.browser, &run.site);
    run.at(&exam);
    run.browser.set_view(DESK, false);
    run.browser.click_through("form[action='/api/attempt-begin'] button");
    run.here();
    run.browser.set_view(DESK, false);
    run.browser.one("#entry").fill("room 7");
    run.browser.click_through("form[action='/api/attempt-begin'] button");
    let attempt = run.browser.address();
    let attempt = attempt.strip_prefix(&run.site.url("")).expect("an attempt").to_owned();
    for page in ["", "?closed=1", "/1", "/2"] {
        run.at(&format!("{attempt}{page}"));
    }
    run.browser.set_view(DESK, false);
    run.browser.click_through("button[value=go_on]");
    run.at(&format!("{attempt}/2"));
    run.browser.set_view(DESK, false);
    run.browser.open(&run.site.url(&attempt));
    run.browser.click_through("button[value=open_part]");
    run.here();
    for page in ["/laws/2017", "/laws/2017/30", ""] {
        run.at(&format!("{attempt}{page}"));
    }
    run.browser.set_view(DESK, false);
    run.browser.click_through("button[value=submit]");
    run.here();
    run.at(&exam);
    run.at("/me");
    run.end();
}

/// Items for examiners and for the engine.
const JUDGED: [ExamItem; 3] =
    [(Part::Closed, "r018", 1), (Part::Closed, "r001", 1), (Part::Closed, "c003", 1)];

/// Four candidates who have handed in, and an examiner; ids of the sitting and of the last one's
/// attempt.
fn finished_attempts(site: &RunningSite) -> (Visitor<'_>, String, String) {
    let exam = site.open_exam(&fixed(&JUDGED), |_| {});
    let mut attempt = String::new();
    for (place, name) in ["Grace", "Karl", "Mary", "Joan"].into_iter().enumerate() {
        let mut candidate = Visitor::new(site);
        candidate.sign_up(name, &format!("{}@example.org", name.to_lowercase()));
        let code = exam.trim_start_matches("/exam/");
        let sent = candidate.post("/api/attempt-begin", &[("exam", code), ("entry", "")]);
        attempt = sent.header("location").trim_start_matches("/attempt/").to_owned();
        for (page, law) in [("1", "30A"), ("2", ["28A", "30A"][place % 2]), ("3", ["70A", "70C"][place / 2])]
        {
            let change = format!("0b0e7d5c-3c7e-4a53-9a0d-3f6a5f1c2b1{page}");
            let fields = [("attempt", &*attempt), ("page", page), ("change", &change), ("act", "save")];
            candidate.post("/api/attempt", &[&fields[..], &[("answer[law][]", law)]].concat());
        }
        candidate.post("/api/attempt", &[("attempt", &*attempt), ("act", "submit")]);
    }
    site.execute(RUBRIC);
    let mut ada = Visitor::new(site);
    ada.sign_up("Ada", ADA);
    site.grant_role("demo", ADA, Role::Examiner);
    ada.sign_in_to("demo", ADA);
    let sitting = site.operate(async |server| {
        let (_, sitting) = server.sittings.by_code("demo.spring").await.expect("readable").expect("exists");
        sitting.id.0.to_string()
    });
    (ada, sitting, attempt)
}

/// A rubric line for work at the table.
const RUBRIC: &str = "
    UPDATE sitting SET paper = 'name = \"County\"
    [[item]]
    scenario = \"r001\"
    part = \"closed\"
    [[rubric]]
    id = \"manner\"
    name = \"Speaks to all four players\"
    points = 4
    table = \"Table A\"
    scenario = \"r003\"
    part = \"practical\"'";

/// Marks by an older engine; a third examiner's for all but the last; and a time for appeals.
const BEFORE: &str = "
    INSERT INTO attempt_mark (federation_id, attempt_id, page, number, kind, mark, components, engine, reason,
        marked_at)
    SELECT federation_id, id, 2, 2, 'remark', 1 + 500 * (rowid % 2), '{\"law\":\"wrong\"}', '0.0.1', '', over_at
        FROM attempt;
    INSERT INTO attempt_mark (federation_id, attempt_id, page, number, kind, mark, components, engine, reason,
        marked_at)
    SELECT federation_id, id, 1, 1, 'third', 300 * (rowid % 4), '{}', '0.2.0', 'Weighed.', over_at FROM attempt
        WHERE id <> (SELECT max(id) FROM attempt);
    UPDATE sitting SET state = 'ended', review = 'explanations', appeals_until = '2099-01-01T00:00:00.000000Z'";

/// Reloads a page until it no longer contains this.
fn reload_until_done(visitor: &mut Visitor<'_>, at: &str, busy: &str) -> String {
    for _ in 0..600 {
        let page = visitor.get(at).body;
        if !page.contains(busy) {
            return page;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{at} never finishes");
}

/// Joan appeals, and a regrade is previewed; paths of the appeal and of the sitting, and the id of
/// Joan's attempt.
fn appealed_attempt(site: &RunningSite) -> (String, String, String) {
    let (mut ada, sitting, attempt) = finished_attempts(site);
    let here = format!("/federation/demo/exams/{sitting}");
    reload_until_done(&mut ada, &format!("{here}/results"), "being marked");
    site.execute(BEFORE);
    let mut joan = Visitor::new(site);
    joan.sign_in_to("demo", "joan@example.org");
    let appeal = [("attempt", &*attempt), ("page", "2"), ("text", "South had passed already.")];
    joan.post("/api/appeal", &appeal);
    ada.post("/api/remarking", &[("federation", "demo"), ("exam", &sitting), ("act", "compare")]);
    reload_until_done(&mut ada, &format!("{here}/remarking"), "http-equiv=\"refresh\"");
    let appeals = ada.get("/federation/demo/appeals").body;
    let appeal = appeals.split("/federation/demo/appeals/").nth(1).and_then(|rest| rest.split('"').next());
    (format!("/federation/demo/appeals/{}", appeal.expect("an appeal")), here, attempt)
}

#[test]
fn after_exam_pages_pass_axe() {
    let mut run = AxeRun::start();
    let (appeal, here, attempt) = appealed_attempt(&run.site);
    sign_in(&run.browser, &run.site, "joan@example.org", PASSWORD);
    for page in ["", "/review", "/review/1", "/review/2", "/review/3", "/appeals"] {
        run.at(&format!("/attempt/{attempt}{page}"));
    }
    run.browser.set_view(DESK, false);
    run.browser.open(&run.site.url("/sign-out"));
    run.browser.click_through("main form button");
    sign_in(&run.browser, &run.site, ADA, PASSWORD);
    run.give_code();
    for page in ["", "/results", "/marking", "/review", "/statistics", "/remarking", "/archive"] {
        run.at(&format!("{here}{page}"));
    }
    run.at(&format!("{here}/marking/{attempt}/1"));
    run.at(&format!("{here}/sheets/{attempt}"));
    for page in ["", "/1", &*format!("/1/{attempt}")] {
        run.at(&format!("{here}/tables{page}"));
    }
    for page in [&*appeal, "/federation/demo/appeals", "/federation/demo/remarking"] {
        run.at(page);
    }
    run.end();
}
