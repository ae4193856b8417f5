//! The ruling form: missing answers, keyboard only, and a phone.

use crate::harness::browser::{DESK, PHONE, with_and_without_scripts};
use crate::journey::{choose, choose_all, chosen, show_all, submit};

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";

/// A page of each kind.
const PAGES: [&str; 13] = [
    "/",
    "/practice",
    "/practice/30",
    "/scenario/r001",
    "/scenario/c001",
    "/scenario/d001?check=1",
    "/laws",
    "/laws/2017",
    "/laws/2017/30",
    "/sign-up",
    "/sign-in",
    "/me",
    "/scenario/c001/marked?what=claim%3A4&law=70C&play=suspended&standing=adjudicated&tricks=3&result=3C-1",
];

#[test]
fn incomplete_answer_keeps_choices() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/scenario/c001"));
        show_all(browser);
        for question in browser.all("fieldset[data-question]").iter().skip(1) {
            choose(browser, &question.all(".choice input")[1].attribute("id").expect("an id"));
        }
        let before = chosen(browser);
        submit(browser);
        assert!(browser.address().contains("/scenario/c001?"), "at {}", browser.address());
        assert_eq!(chosen(browser), before);
        assert_eq!(browser.all(".fault").len(), 1);
        assert!(browser.one("fieldset.has-fault .fault").is_shown());
        let first = browser.one("fieldset.has-fault .choice input").attribute("id");
        assert_eq!(browser.focused().attribute("id"), first, "the focus moves there");
        browser.one("fieldset.has-fault .choice input").click();
        submit(browser);
        assert!(browser.address().contains("/marked?"), "at {}", browser.address());
    });
}

#[test]
fn answers_by_keyboard_alone() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/scenario/r001"));
        browser.press(TAB);
        browser.press(ENTER);
        browser.script("document.querySelector('.law-group > summary').className = 'law-first'");
        for _ in 0..160 {
            browser.press(TAB);
            let here = browser.focused();
            if here.attribute("type").as_deref() == Some("submit") && here.text() == "Give this ruling" {
                browser.press(ENTER);
                browser.wait("the answer is marked", || browser.address().contains("/marked?"));
                return;
            }
            let is_law = here.attribute("class").as_deref() == Some("law-first");
            if here.attribute("data-steps-next").is_some() || is_law {
                browser.press(ENTER);
            }
            // The first choice of each question; Tab moves to the next question, or to the next
            // box.
            if here.attribute("id").is_some_and(|id| id.ends_with("-1")) {
                browser.press(" ");
            }
        }
        panic!("the keyboard never came to the button");
    });
}

#[test]
fn no_page_overflows_a_phone() {
    with_and_without_scripts(|browser, site| {
        for page in PAGES {
            browser.set_view(PHONE, false);
            browser.open(&site.url(page));
            assert!(browser.overhang() <= 0, "{page}: {} pixels too wide", browser.overhang());
            assert_eq!(browser.all("h1").len(), 1, "{page} has one heading");
            assert_eq!(browser.all("main").len(), 1, "{page}");
        }
        browser.set_view(DESK, false);
    });
}

#[test]
fn button_stays_within_reach() {
    with_and_without_scripts(|browser, site| {
        browser.set_view(PHONE, false);
        browser.open(&site.url("/scenario/c001"));
        browser.script("document.querySelector('fieldset').scrollIntoView()");
        let below = browser
            .script("return innerHeight - document.querySelector('.submit').getBoundingClientRect().bottom");
        let below = below.as_f64().expect("a number");
        // Of a short question, the button is above the edge.
        let is_short = !browser.all("form[data-steps=one]").is_empty();
        assert!(below > -2.0 && (below < 2.0 || is_short), "{below} pixels above the edge");
        choose_all(browser, 1);
        submit(browser);
        assert!(browser.address().contains("/marked?"), "at {}", browser.address());
    });
}

#[test]
fn stores_drawings_for_inspection() {
    with_and_without_scripts(|browser, site| {
        let way = if browser.scripts == crate::harness::browser::Scripts::On { "" } else { "-no-scripts" };
        for (name, page) in [("scenario", PAGES[3]), ("claim", PAGES[4]), ("marked", PAGES[12])] {
            browser.open(&site.url(page));
            browser.screenshot(&format!("{name}-phone-dark{way}"), PHONE, true);
            browser.screenshot(&format!("{name}-desk{way}"), DESK, false);
        }
    });
}
