//! A user practises five scenarios, gets two wrong in known ways, reads the reasons, and corrects
//! them.

use std::path::Path;
use std::sync::LazyLock;

use bank::grade::right_answers;
use bank::{Answer, Bank, RulingForm, Scenario};
use rules::engine::rule;

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::journey::{choose, go_on, submit};
use crate::journey_account::sign_up;

static BANK: LazyLock<Bank> =
    LazyLock::new(|| Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"));

/// Two wrong answers with a word of their explanations: a replacement taken as comparable, and a
/// doubt resolved for the claimer.
const WRONG: [(&str, &str, &str); 2] = [
    (
        "r030",
        "law=31B&turn=N&offender=any_legal_call&replacement=comparable&partner=any_legal_call&lead=none\
         &unauthorised_for=none&watch=23C",
        "comparable",
    ),
    ("c001", "law=70A&what=claim:4&play=suspended&standing=adjudicated&tricks=4&result=3C%3D", "doubt"),
];

#[test]
fn practises_five_and_replays_mistakes() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        for id in ["r001", "r002", "c002"] {
            practise(browser, site, id, &right(id));
            assert!(browser.one(".percent").text().starts_with("100"), "{id}");
            assert!(browser.all(".aside-premise").is_empty(), "{id}: there is nothing to explain");
        }
        for (id, answered, told) in WRONG {
            practise(browser, site, id, &Answer::from_query(answered).expect("an answer"));
            let premise = browser.one(".aside-premise").text();
            assert!(premise.contains(told), "{id}: {premise}");
            assert!(browser.one(".marks .first-wrong").is_shown(), "{id}: the first wrong step is marked");
        }

        for left in [2, 1] {
            browser.open(&site.url("/practice/mistakes"));
            let ways = browser.all(".rows .what > a");
            assert_eq!(ways.len(), left, "uncorrected mistakes");
            let to = ways[0].attribute("href").expect("a way to the scenario");
            let id = to.trim_start_matches("/scenario/").split('?').next().unwrap_or_default().to_owned();
            assert!(WRONG.iter().any(|(one, ..)| *one == id), "{id} went wrong");
            browser.open(&site.url(&to));
            fill(browser, &id, &right(&id));
            assert!(browser.one(".percent").text().starts_with("100"), "{id}, put right");
        }
        browser.open(&site.url("/practice/mistakes"));
        assert!(browser.all(".rows .what > a").is_empty(), "nothing is left to put right");
    });
}

fn scenario(id: &str) -> &'static Scenario {
    BANK.scenario(id).expect("a scenario of the bank")
}

/// The right answer to a scenario.
fn right(id: &str) -> Answer {
    let scenario = scenario(id);
    let ruling = rule(&scenario.case);
    let first = |key| right_answers(&ruling, key).into_iter().next().expect("a decision");
    Answer::of(scenario.asks.iter().map(|key| (*key, first(*key))))
}

/// Opens a scenario and answers it.
fn practise(browser: &Browser, site: &RunningSite, id: &str, answer: &Answer) {
    browser.open(&site.url(&format!("/scenario/{id}")));
    fill(browser, id, answer);
}

/// Selects the choices of the answer, question by question, and sends it.
fn fill(browser: &Browser, id: &str, answer: &Answer) {
    for ask in &RulingForm::of(scenario(id)).asks {
        let question = browser.one(&format!("fieldset:has([id='{}-1'])", ask.key.word()));
        if !question.is_shown() {
            // An earlier answer settles it.
            continue;
        }
        for token in answer.tokens(ask.key) {
            let place = ask.choices.iter().position(|choice| choice == token).expect("published") + 1;
            choose(browser, &format!("{}-{place}", ask.key.word()));
        }
        go_on(browser, &question);
    }
    submit(browser);
    assert!(browser.address().contains("/answer/"), "{id}: at {}", browser.address());
}
