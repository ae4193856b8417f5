//! An exam in a real browser: the network fails in the middle of an answer, two devices compete,
//! the end passes while offline, and the user's clock is wrong.

use bank::exam::Part;
use server::clock::Clock;
use time::Duration;
use time::macros::datetime;

use crate::harness::browser::{Browser, Scripts, with_and_without_scripts};
use crate::harness::exam::{PAPER, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD};
use crate::journey_account::{sign_in, sign_up};

const STATUS: &str = "[data-exam-saved]";
const CHOICES: &str = "fieldset[data-question] input";

/// Signs up, enters, and opens the first page; returns the path of the attempt.
fn begin(browser: &Browser, site: &RunningSite, exam: &str) -> String {
    sign_up(browser, site);
    browser.open(&site.url(exam));
    browser.click_through("form[action='/api/attempt-begin'] button");
    let at = browser.address();
    open(browser, &at, 1);
    at
}

fn open(browser: &Browser, at: &str, page: u16) {
    browser.open(&format!("{at}/{page}"));
    if browser.scripts == Scripts::On {
        browser.wait("the island is at work", || !browser.all("html[data-exam-live]").is_empty());
    }
}

/// Continues with the first page on this device.
fn take_over(browser: &Browser, at: &str) {
    press_take_over(browser, at);
    open(browser, at, 1);
}

fn press_take_over(browser: &Browser, at: &str) {
    browser.open(&format!("{at}/1"));
    browser.click_through("button[value=take_over]");
}

fn says(browser: &Browser, state: &str) {
    let which = format!("{STATUS}[data-saving={state}]");
    browser.wait(&format!("it says {state}"), || !browser.all(&which).is_empty());
}

/// Selects the choice at this position of the first question.
fn choose(browser: &Browser, place: usize) {
    browser.all(CHOICES)[place].click();
}

/// Pending changes in the browser.
fn pending_changes(browser: &Browser) -> usize {
    let all = "return Object.keys(localStorage).filter(key => key.startsWith('director-attempt-'))\
               .map(key => localStorage[key].split('\\n').length).reduce((sum, one) => sum + one, 0)";
    usize::try_from(browser.script(all).as_u64().expect("a number")).expect("a small one")
}

/// Number of changes on the server.
fn stored_changes(browser: &Browser, at: &str) -> usize {
    let read = format!(
        "return fetch('{at}/receipts.txt').then(answer => answer.text()).then(text => \
         text.split('director-answer\\n').length - 1)"
    );
    usize::try_from(browser.script(&read).as_u64().expect("a number")).expect("a small one")
}

#[test]
fn sits_with_and_without_scripts() {
    with_and_without_scripts(|browser, site| {
        let exam = site.open_exam(&fixed(&PAPER), |_| {});
        let at = begin(browser, site, &exam);
        choose(browser, 1);
        if browser.scripts == Scripts::On {
            says(browser, "saved");
            assert!(!browser.one("button[value=save]").is_shown(), "each change is saved at once");
        } else {
            browser.click_through("button[value=save]");
        }
        assert!(browser.one(STATUS).text().starts_with("Saved at "), "{}", browser.one(STATUS).text());
        open(browser, &at, 1);
        assert!(browser.all(CHOICES)[1].is_selected(), "restored");
        assert!(browser.one(STATUS).text().contains("receipt "));
        browser.open(&at);
        browser.click_through("button[value=open_part]");
        assert!(browser.address().ends_with("/6"), "{}", browser.address());
        browser.open(&at);
        browser.click_through("button[value=submit]");
        assert!(browser.one("main").text().contains("Submitted"));
        browser.open(&site.url("/scenario/r001"));
        assert!(browser.address().ends_with("/scenario/r001"), "the site is open again");
    });
}

#[test]
fn queues_answers_while_offline() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    let exam = site.open_exam(&fixed(&PAPER), |_| {});
    let at = begin(&browser, &site, &exam);
    choose(&browser, 0);
    says(&browser, "saved");
    browser.set_online(false);
    choose(&browser, 1);
    says(&browser, "waiting");
    choose(&browser, 2);
    browser.wait("both wait", || pending_changes(&browser) == 2);
    browser.wait("it says how many wait", || browser.one(STATUS).text().contains("2 waiting"));
    assert!(
        browser.one("[data-exam-file] a").attribute("href").is_some_and(|to| to.contains("data:text/plain"))
    );
    browser.set_online(true);
    says(&browser, "saved");
    assert_eq!((pending_changes(&browser), stored_changes(&browser, &at)), (0, 3), "each was stored once");
    assert!(!browser.one("[data-exam-file]").is_shown());
    open(&browser, &at, 1);
    assert!(browser.all(CHOICES)[2].is_selected(), "the last one counts");
}

#[test]
fn unsent_answers_survive_the_page() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    let exam = site.open_exam(&fixed(&PAPER), |_| {});
    let at = begin(&browser, &site, &exam);
    browser.set_online(false);
    choose(&browser, 1);
    says(&browser, "waiting");
    // The page closes before it could send anything, and the network comes back later.
    browser.leave();
    browser.set_online(true);
    open(&browser, &at, 1);
    says(&browser, "saved");
    assert_eq!((pending_changes(&browser), stored_changes(&browser, &at)), (0, 1));
    assert!(browser.all(CHOICES)[1].is_selected());
}

#[test]
fn second_device_takes_over() {
    let (site, first, second) =
        (RunningSite::start(), Browser::start(Scripts::On), Browser::start(Scripts::On));
    let exam = site.open_exam(&fixed(&PAPER), |_| {});
    let at = begin(&first, &site, &exam);
    choose(&first, 1);
    says(&first, "saved");
    sign_in(&second, &site, ADA, PASSWORD);
    take_over(&second, &at);
    assert!(second.all(CHOICES)[1].is_selected(), "saved answers are there");
    choose(&second, 0);
    says(&second, "saved");
    choose(&first, 2);
    says(&first, "elsewhere");
    assert!(first.one("[data-exam-file]").is_shown(), "unsaved answers can be downloaded");
    assert_eq!(stored_changes(&second, &at), 2);
}

#[test]
fn reports_an_end_while_offline() {
    let clock = Clock::standing_at(datetime!(2026-11-22 09:00 UTC));
    let (site, browser) = (RunningSite::start_at(clock.clone()), Browser::start(Scripts::On));
    let exam = site.open_exam_at(clock.now(), &fixed(&PAPER[..1]), |_| {});
    let at = begin(&browser, &site, &exam);
    choose(&browser, 0);
    says(&browser, "saved");
    browser.set_online(false);
    choose(&browser, 1);
    says(&browser, "waiting");
    clock.advance(Duration::minutes(46));
    browser.set_online(true);
    says(&browser, "refused");
    assert!(browser.one("[data-exam-file]").is_shown());
    browser.open(&at);
    assert!(browser.one("main").text().contains("Time expired"), "{}", browser.one("main").text());
    assert_eq!(stored_changes(&browser, &at), 1);
}

#[test]
fn shows_server_time_and_warnings() {
    let clock = Clock::standing_at(datetime!(2026-11-22 09:00 UTC));
    let (site, browser) = (RunningSite::start_at(clock.clone()), Browser::start(Scripts::On));
    let exam = site.open_exam_at(clock.now(), &fixed(&[(Part::Closed, "r001", 1)]), |_| {});
    let at = begin(&browser, &site, &exam);
    let left = |browser: &Browser| browser.one("[data-exam-left]").text();
    browser.wait("it counts down", || left(&browser).starts_with("44:"));
    browser.script("const then = Date.now; Date.now = () => then() + 3600000");
    choose(&browser, 0);
    says(&browser, "saved");
    assert!(left(&browser).starts_with("45:") || left(&browser).starts_with("44:"), "{}", left(&browser));
    clock.advance(Duration::seconds(35 * 60 - 3));
    open(&browser, &at, 1);
    assert_eq!(browser.one("[data-exam-warned]").text(), "");
    browser.wait("it warns", || browser.one("[data-exam-warned]").text() == "10 minutes left.");
    browser.one("[data-exam-fold] summary").click();
    open(&browser, &at, 1);
    assert!(!browser.one("[data-exam-left]").is_shown(), "it stays folded away");
}

#[test]
fn locks_choices_when_time_is_up() {
    let clock = Clock::standing_at(datetime!(2026-11-22 09:00 UTC));
    let (site, browser) = (RunningSite::start_at(clock.clone()), Browser::start(Scripts::On));
    let exam = site.open_exam_at(clock.now(), &fixed(&PAPER[..1]), |_| {});
    let at = begin(&browser, &site, &exam);
    clock.advance(Duration::seconds(45 * 60 - 3));
    open(&browser, &at, 1);
    browser.set_online(false);
    clock.advance(Duration::seconds(5));
    browser.wait("the form is closed", || !browser.all(".exam-asks[disabled]").is_empty());
    browser.set_online(true);
    browser.wait("it leads to the summary", || browser.address() == at);
}

#[test]
fn marks_stale_unsent_answers() {
    let (site, first, second) =
        (RunningSite::start(), Browser::start(Scripts::On), Browser::start(Scripts::On));
    let exam = site.open_exam(&fixed(&PAPER), |_| {});
    let at = begin(&first, &site, &exam);
    first.set_online(false);
    choose(&first, 2);
    says(&first, "waiting");
    first.leave();
    first.set_online(true);
    sign_in(&second, &site, ADA, PASSWORD);
    take_over(&second, &at);
    choose(&second, 1);
    says(&second, "saved");
    // The next page sends pending changes, and reports the outcome.
    press_take_over(&first, &at);
    says(&first, "refused");
    assert!(first.one(STATUS).text().contains("on another device"), "{}", first.one(STATUS).text());
    assert!(first.one("[data-exam-file]").is_shown(), "it can be downloaded");
    open(&first, &at, 1);
    assert!(first.all(CHOICES)[1].is_selected(), "the selection counts");
    choose(&first, 2);
    says(&first, "saved");
    assert_eq!(stored_changes(&first, &at), 2);
}
