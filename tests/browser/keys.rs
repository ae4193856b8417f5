//! The keys of the ruling form.

use crate::harness::browser::{Browser, Scripts, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::journey_account::sign_up;

const ESCAPE: &str = "\u{E00C}";

#[test]
fn keys_choose_and_move_only() {
    with_and_without_scripts(|browser, site| {
        let address = open_form(browser, site);
        let works = browser.scripts == Scripts::On;
        let expect = |ids: &[&str], why: &str| {
            assert_eq!(chosen(browser), if works { ids.to_vec() } else { Vec::new() }, "{why}");
        };
        browser.press("b");
        browser.press("b");
        expect(&["law-3"], "the law, then its second clause");
        browser.press("b");
        expect(&["law-3", "may_accept-2"], "a letter chooses in the next question");
        browser.press("k");
        browser.press("1");
        expect(&["law-3", "may_accept-1"], "k moves back, and a digit chooses, too");
        browser.press("j");
        browser.press("B");
        expect(&["law-3", "may_accept-1", "turn-2"], "j moves on");
        assert_eq!(browser.address(), address, "nothing was submitted");
    });
}

#[test]
fn keys_are_inactive_while_typing() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    open_form(&browser, &site);
    browser.script("document.querySelector('form[data-keys]').prepend(document.createElement('textarea'))");
    browser.one("textarea").click();
    browser.press("ab1?");
    assert!(chosen(&browser).is_empty());
    assert!(browser.all("dialog[open]").is_empty());
    assert_eq!(browser.script("return document.querySelector('textarea').value"), "ab1?");
}

#[test]
fn lists_keys_and_switches_them_off() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    open_form(&browser, &site);
    browser.press("?");
    assert!(browser.one("dialog[data-keys-help]").is_shown());
    browser.press("b");
    assert!(chosen(&browser).is_empty(), "the list is in front of the form");
    browser.press(ESCAPE);
    assert!(!browser.one("dialog[data-keys-help]").is_shown());

    browser.one("[data-keys-open]").click();
    browser.one("[data-keys-switch]").click();
    browser.press(ESCAPE);
    browser.press("b");
    assert!(chosen(&browser).is_empty(), "switched off");
    open_form(&browser, &site);
    browser.press("b?");
    assert!(chosen(&browser).is_empty(), "still off on the next page");
    assert!(browser.all("dialog[open]").is_empty());
}

#[test]
fn shows_keys_only_where_active() {
    with_and_without_scripts(|browser, site| {
        open_form(browser, site);
        let works = browser.scripts == Scripts::On;
        assert_eq!(browser.one("[data-keys-open]").is_shown(), works);
        assert_eq!(browser.all("[data-key=A]").is_empty(), !works);
    });
}

#[test]
fn flags_by_key_and_button() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        let address = open_form(browser, site);
        let first = browser.one(".choices-laws > .choice input");
        let id = first.attribute("id").expect("a choice has an id");
        first.click();
        if browser.scripts == Scripts::On {
            browser.press("f");
            browser.wait("the flag is set", || !browser.all("[data-flagged=yes]").is_empty());
            assert_eq!(browser.address(), address, "the page is the same");
            assert_eq!(browser.one("[data-flag-told]").text(), "Flagged.");
            let in_view = "const box = document.querySelector('[data-flag-told]').getBoundingClientRect();
                return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight";
            assert!(browser.script(in_view) == true, "where it is seen");
            assert_eq!(browser.one("[data-flag]").attribute("aria-pressed").as_deref(), Some("true"));
        } else {
            browser.click_through("[data-flag]");
            assert!(!browser.all("[data-flagged=yes]").is_empty());
        }
        assert_eq!(chosen(browser), [id], "the choices stay");
        open_form(browser, site);
        assert!(!browser.all("[data-flagged=yes]").is_empty(), "it was saved");
    });
}

/// Opens a scenario whose first question is the law; returns its URL.
fn open_form(browser: &Browser, site: &RunningSite) -> String {
    let address = site.url("/scenario/r001");
    browser.open(&address);
    address
}

/// Ids of the selected choices.
fn chosen(browser: &Browser) -> Vec<String> {
    browser.all("form[data-keys] input:checked").iter().filter_map(|one| one.attribute("id")).collect()
}
