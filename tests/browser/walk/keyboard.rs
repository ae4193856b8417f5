//! Ten scenarios in a row by keys alone, and the order in which the Tab key goes through a page.

use super::{PAGES, faults, now};
use crate::harness::browser::{Browser, PHONE, Scripts};
use crate::harness::running::RunningSite;

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
const CTRL: &str = "\u{E009}";
const SCENARIOS: usize = 10;

/// Lists what is wrong with the focus: lost, out of view, or without a ring where keys act on it.
pub(super) const FOCUS: &str = r#"
    const at = document.activeElement, found = [];
    if (at === document.body || at === null) return ['the focus is lost'];
    const name = `<${at.tagName.toLowerCase()}> ${(at.id || at.textContent).trim().slice(0, 40)}`;
    const box = (at.closest('label') ?? at).getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= document.documentElement.clientHeight) found.push(`out of view: ${name}`);
    const ring = (one) => one && getComputedStyle(one).outlineStyle !== 'none';
    const acts = at.matches('a, button, input, select, textarea, summary');
    if (acts && !ring(at) && !ring(at.closest('label'))) found.push(`no ring: ${name}`);
    return found;
"#;

fn assert_focus_is_visible(browser: &Browser, after: &str) {
    let found = faults(browser, FOCUS);
    assert!(found.is_empty(), "after {after} at {}: {found:#?}", browser.address());
}

#[test]
fn ten_in_a_row_by_keys() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url("/"));
    let begun = now(&browser);
    let mut keys = 0;
    tab_to(&browser, "a[href='/practice/next']");
    browser.press_through(ENTER);
    for _ in 0..SCENARIOS {
        keys += answer(&browser);
        let result = browser.focused();
        assert_eq!(result.attribute("id").as_deref(), Some("marked"), "the focus is on the result");
        browser.press_through("n");
        keys += 1;
    }
    println!("{SCENARIOS} scenarios by {keys} keys in {} ms", now(&browser) - begun);
    browser.assert_console_is_clean();
}

/// Answers each question with its first choice. Returns the number of keys pressed.
fn answer(browser: &Browser) -> usize {
    for keys in 1..60 {
        if !browser.all("form[data-steps=review]").is_empty() {
            assert_focus_is_visible(browser, "the last answer");
            browser.chord_through(CTRL, ENTER);
            return keys;
        }
        let is_chosen = !browser.all("fieldset[data-question]:not([hidden]) :checked").is_empty();
        let is_number = !browser.all("fieldset[data-question=number]:not([hidden])").is_empty();
        let key = match (is_chosen, is_number) {
            (true, _) => ENTER,
            (false, true) => "1",
            (false, false) => "a",
        };
        browser.press(key);
        assert_focus_is_visible(browser, key);
    }
    panic!("the questions do not end at {}", browser.address());
}

fn tab_to(browser: &Browser, which: &str) {
    for _ in 0..40 {
        browser.press(TAB);
        assert_focus_is_visible(browser, "Tab");
        if browser.script(&format!("return document.activeElement.matches(\"{which}\")")) == true {
            return;
        }
    }
    panic!("the Tab key does not lead to {which}");
}

#[test]
fn tab_goes_through_the_page_in_order() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    for (page, width) in PAGES.map(|page| (page, 1280)).into_iter().chain([("/scenario/r001", PHONE)]) {
        browser.set_view(width, false);
        browser.open(&site.url(page));
        browser.script("window.tabbed = []; document.activeElement.blur()");
        for _ in 0..25 {
            browser.press(TAB);
            // Past the last element the focus leaves the page.
            if browser.script("return document.activeElement === document.body") == true {
                break;
            }
            assert_focus_is_visible(&browser, "Tab");
            let is_in_order = browser.script(
                "const at = document.activeElement, before = window.tabbed.at(-1);
                 window.tabbed.push(at);
                 return !before || (before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) > 0",
            );
            assert_eq!(is_in_order, true, "{page}: {}", browser.focused().text());
        }
        let tabbed = browser.script("return window.tabbed.length");
        assert!(tabbed.as_u64().is_some_and(|tabbed| tabbed > 5), "{page}: {tabbed} stops");
    }
}
