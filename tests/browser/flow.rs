//! Practice on a phone: one question at a time, the overview, and all questions without scripts.

use crate::harness::browser::{Browser, PHONE, Scripts, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::journey::{choose, choose_all, submit};

const SCENARIO: &str = "/scenario/r001";
const QUESTIONS: &str = "fieldset[data-question]";
const CTRL: &str = "\u{E009}";
const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";

fn open(browser: &Browser, site: &RunningSite) {
    browser.set_view(PHONE, false);
    browser.open(&site.url(SCENARIO));
}

/// Clicks an element, scrolled to where nothing covers it.
fn press(browser: &Browser, which: &str) {
    browser.script(&format!("document.querySelector('{which}').scrollIntoView({{ block: 'center' }})"));
    browser.one(which).click();
}

/// The number of questions shown.
fn shown(browser: &Browser) -> usize {
    browser.all(QUESTIONS).iter().filter(|question| question.is_shown()).count()
}

fn is_in_view(browser: &Browser, which: &str) -> bool {
    let script = format!(
        "const box = document.querySelector('{which}').getBoundingClientRect();
         return box.top >= -1 && box.top < innerHeight && box.left >= 0 && box.right <= innerWidth"
    );
    browser.script(&script) == true
}

fn assert_fits(browser: &Browser) {
    assert!(browser.overhang() <= 0, "{} pixels too wide", browser.overhang());
}

#[test]
fn asks_one_question_at_a_time() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    open(&browser, &site);
    let of = browser.all(QUESTIONS).len();
    for (at, question) in browser.all(QUESTIONS).iter().enumerate() {
        let progress = browser.one("[data-steps-progress]").text();
        assert_eq!(progress, format!("{at} of {of} answered"));
        assert_eq!(shown(&browser), 1, "question {at}");
        assert!(question.is_shown());
        assert_fits(&browser);
        let choice = &question.all(".choice input")[0];
        choose(&browser, &choice.attribute("id").expect("an id"));
        if question.is_shown() {
            assert_ne!(question.attribute("data-question").as_deref(), Some("one"), "it goes on by itself");
            browser.one("[data-steps-next]").click();
        }
        let next = if at + 1 < of { ".square" } else { "[data-steps-review]" };
        assert!(is_in_view(&browser, next), "after question {at}");
    }
    assert_eq!(shown(&browser), 0);
    assert_eq!(browser.all("[data-steps-row]").len(), of);
    assert!(browser.all("[data-missing]").is_empty(), "every answer is in the overview");
    assert_fits(&browser);
    submit(&browser);
    assert!(browser.address().contains("/marked?"), "at {}", browser.address());
    browser.assert_console_is_clean();
}

/// Answers five questions so that no call is cancelled, which settles the replacement.
fn cancel_nothing(browser: &Browser) {
    let none = browser.one("[name='answer[cancelled][]'][value=none]").attribute("id").expect("an id");
    for id in ["law-1", "may_accept-1", &none] {
        choose(browser, id);
    }
    browser.one("[data-steps-next]").click();
    for id in ["turn-1", "offender-1"] {
        choose(browser, id);
    }
}

#[test]
fn skips_a_settled_question() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    open(&browser, &site);
    let skipped = || browser.one("[data-steps-skipped]").text();
    cancel_nothing(&browser);
    assert!(skipped().contains("You cancelled no call"), "{}", skipped());
    assert!(browser.one("fieldset:has(#partner-1)").is_shown());
    press(&browser, "[data-steps-skipped] button");
    assert!(browser.one("fieldset:has(#replacement-1)").is_shown(), "opened anyway");
    choose(&browser, "replacement-1");
    assert!(browser.one("fieldset:has(#partner-1)").is_shown());
    // The earlier answer is changed: what it settled is asked again.
    browser.script("document.querySelector('[data-steps-go=\"answer[cancelled][]\"]').click()");
    choose(&browser, "cancelled-1");
    let lead = "return document.querySelectorAll('[name=\"answer[lead][]\"]:checked').length";
    assert_eq!(browser.script(lead), 0);
    browser.assert_console_is_clean();
}

#[test]
fn all_questions_take_settled_answers_back() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    open(&browser, &site);
    cancel_nothing(&browser);
    let settled = || browser.all("[name='answer[replacement][]']:checked").len();
    let progress = || browser.one("[data-steps-progress]").text();
    assert!(settled() == 1 && !browser.all("[data-skipped]").is_empty());
    press(&browser, "[data-steps-switch]");
    assert_eq!((settled(), browser.all("[data-skipped]").len()), (0, 0), "the user did not answer it");
    assert!(progress().starts_with("5 of"), "{}", progress());
    assert_eq!(browser.all("#offender-1:checked").len(), 1, "the user's own answers stay");
    press(&browser, "[data-steps-switch]");
    assert_eq!(settled(), 1, "skipped again");
    browser.assert_console_is_clean();
}

#[test]
fn remembers_all_questions() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    open(&browser, &site);
    press(&browser, "[data-steps-switch]");
    assert_eq!(shown(&browser), browser.all(QUESTIONS).len());
    open(&browser, &site);
    browser.wait("all are shown", || shown(&browser) == browser.all(QUESTIONS).len());
    assert!(browser.one("form[data-keys] button.primary").is_shown());
    press(&browser, "[data-steps-switch]");
    assert_eq!(shown(&browser), 1);
}

#[test]
fn finds_a_clause_and_submits_by_keys() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url(SCENARIO));
    browser.one("[data-law-find]").fill("30b2");
    assert_eq!(browser.all(".law-group:not([hidden])").len(), 1);
    browser.press(ENTER);
    let chosen = browser.one("[name='answer[law][]']:checked").attribute("value");
    assert_eq!(chosen.as_deref(), Some("30B2"));
    assert!(browser.one("fieldset:has(#may_accept-1)").is_shown(), "and on");
    browser.press("l");
    assert!(browser.one("dialog[data-law-book]").is_shown());
    browser.wait("the laws are there", || !browser.all("[data-law-book-text] details").is_empty());
    browser.press(ESCAPE);
    assert!(!browser.one("dialog[data-law-book]").is_shown());
    browser.chord(CTRL, ENTER);
    browser.wait("it is sent", || browser.address().contains("check=1"));
    browser.settle();
    assert!(browser.one("fieldset.has-fault:has(#may_accept-1)").is_shown(), "the first without an answer");
    browser.assert_console_is_clean();
}

#[test]
fn asks_everything_without_scripts() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::Off));
    open(&browser, &site);
    assert_eq!(shown(&browser), browser.all(QUESTIONS).len());
    assert!(!browser.one("[data-steps-next]").is_shown(), "nothing that needs scripts");
    assert!(!browser.one("[data-steps-switch]").is_shown());
    assert_fits(&browser);
    // Which law, then which clause.
    let law = browser.one("[id='law-2']");
    assert!(!law.is_shown());
    press(&browser, ".law-group > summary");
    assert!(law.is_shown());
    choose_all(&browser, 0);
    submit(&browser);
    assert!(browser.address().contains("/marked?"), "at {}", browser.address());
}

#[test]
fn front_page_problem_is_answered_in_place() {
    with_and_without_scripts(|browser, site| {
        browser.set_view(PHONE, false);
        browser.open(&site.url("/"));
        assert_fits(browser);
        let choice = browser.one(".home-question .choice input").attribute("id").expect("an id");
        choose(browser, &choice);
        browser.click_through(".home-question button");
        assert!(browser.address().contains("/marked?"), "at {}", browser.address());
        assert_eq!(browser.all(".marks tbody tr:not(.why)").len(), 1);
    });
}
