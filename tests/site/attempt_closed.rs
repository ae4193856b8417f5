//! Secrecy of rulings: no response to a candidate during an exam contains a ruling or leads to one.

use crate::attempt::{begin, hold_exam, press};
use crate::harness::exam::PAPER;
use crate::harness::visitor::Visitor;
use crate::marked_answers::read;
use bank::{Bank, Scenario, ScenarioSource};
use rules::engine::rule;
use std::path::Path;
use words::english;

/// Paths that show rulings, or from which rulings could be inferred.
const CLOSED: [&str; 18] = [
    "/",
    "/desk",
    "/desk?act=rule",
    "/desk/scenario.toml",
    "/practice",
    "/practice/30",
    "/scenario/r001",
    "/scenario/r001/marked?law=30A",
    "/scenario/r001/what-if",
    "/scenario/r001/variant",
    "/laws",
    "/laws/2017/30",
    "/me",
    "/answer/1",
    "/account",
    "/account/data.json",
    "/federation/demo",
    // The router of pages reads a backslash as a slash.
    "/attempt/1\\..\\..\\desk",
];

#[test]
fn closes_other_pages_during_exam() {
    let (site, exam) = hold_exam(|_| {});
    let (mut ada, mut grace) = (Visitor::new(&site), Visitor::new(&site));
    ada.sign_up("Ada", "ada@example.org");
    grace.sign_up("Grace", "grace@example.org");
    let at = begin(&mut ada, &exam);
    for path in CLOSED {
        let answer = ada.get(path);
        assert_eq!((answer.status, answer.header("location")), (303, &*format!("{at}?closed=1")), "{path}");
        assert!(grace.get(path).header("location") != format!("{at}?closed=1"), "{path}");
    }
    for path in ["/api/answer", "/api/desk", "/api/flag", "/api/note", "/api/report", "/api/plan"] {
        let answer = ada.post(path, &[("scenario", "r001"), ("act", "rule")]);
        assert_eq!(answer.header("location"), format!("{at}?closed=1"), "{path}");
    }
    assert!(ada.get(&format!("{at}?closed=1")).body.contains("the rest of the site is closed to you"));
    ada.post("/api/attempt", &[("attempt", at.trim_start_matches("/attempt/")), ("act", "submit")]);
    assert_eq!(ada.get("/scenario/r001").status, 200, "afterwards it reopens");
}

/// Texts that reveal a ruling on one of these scenarios, or its position.
fn revealing_texts(scenario: &Scenario) -> Vec<String> {
    let (words, case) = (english(), &scenario.case);
    let ruling = rule(case);
    let mut told = words.summary(case, &ruling);
    for step in ruling.trace.steps() {
        let step = words.step(case, ruling.call, step);
        told.extend([step.question, step.decided]);
    }
    if let ScenarioSource::Published { .. } = &scenario.source {
        told.extend(scenario.source.publication().map(str::to_owned));
    }
    told.retain(|text| text.split(' ').count() > 3);
    told
}

#[test]
fn no_byte_reveals_a_ruling() {
    let (site, exam) = hold_exam(|_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let mut received = vec![ada.get(&exam).body];
    let at = begin(&mut ada, &exam);
    let id = at.trim_start_matches("/attempt/").to_owned();
    received.push(ada.get(&at).body);
    for page in 1..=7 {
        if page == 6 {
            ada.post("/api/attempt", &[("attempt", &id), ("act", "open_part")]);
        }
        let body = ada.get(&format!("{at}/{page}")).body;
        assert!(body.contains("name=\"answer["), "page {page} is open");
        received.push(body);
        for act in ["save", "flag", "go_on"] {
            let sent = press(&mut ada, &at, page, act);
            received.push(format!("{sent:?}"));
        }
        let line = format!("look {page} 15\nanswer {page} 0b0e7d5c-3c7e-4a53-9a0d-3f6a5f1c2b1{page} law=30A");
        received.push(format!("{:?}", ada.post_text(&format!("{at}/save"), &line)));
    }
    for edition in ["2017", "2017/30", "2017/70"] {
        received.push(ada.get(&format!("{at}/laws/{edition}")).body);
    }
    ada.post("/api/attempt", &[("attempt", &id), ("act", "submit")]);
    received.extend([ada.get(&at).body, ada.get(&format!("{at}/receipts.txt")).body, ada.get(&exam).body]);
    let texts: Vec<String> = received.iter().map(|body| read(body)).collect();
    for (_, first, _) in PAPER {
        let stages: Vec<&Scenario> =
            bank.stages(bank.scenario(first).expect("a scenario of the bank")).collect();
        for scenario in stages {
            for told in revealing_texts(scenario) {
                assert!(texts.iter().all(|text| !text.contains(&told)), "{}: “{told}”", scenario.id);
            }
            let named = |body: &String| {
                body.contains(&format!("/scenario/{}", scenario.id))
                    || body.contains(&format!("\"{}\"", scenario.id))
            };
            assert!(!received.iter().any(named), "{} is named", scenario.id);
        }
    }
    // The same words do appear where a ruling is shown.
    let marked = ada.answer("r001");
    let shown = read(&ada.follow(&marked).body);
    let scenario = bank.scenario("r001").expect("a scenario of the bank");
    assert!(revealing_texts(scenario).iter().filter(|told| shown.contains(*told)).count() >= 3, "{shown}");
}
