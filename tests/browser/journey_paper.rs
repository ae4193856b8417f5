//! A paper, built on a phone by an examiner who never sees its file.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::journey_account::sign_up;
use crate::journey_federation::sign_in_with_code;
use server::roles::Role;

fn choose(browser: &Browser, field: &str, value: &str) {
    browser.one(&format!("#{field} option[value='{value}']")).click();
}

fn press(browser: &Browser, edit: &str) {
    browser.click_through(&format!("button[name='edit'][value='{edit}']"));
    assert_eq!(browser.overhang(), 0, "after {edit}");
}

fn value(browser: &Browser, field: &str) -> String {
    browser.one(&format!("#{field}")).attribute("value").unwrap_or_default()
}

#[test]
fn builds_a_paper_from_nothing() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Examiner);
        sign_in_with_code(browser, site);
        browser.set_size(390, 844, true);
        browser.open(&site.url("/federation/demo/exams"));
        browser.one("#name").fill("County exam");
        browser.click_through("form[action='/api/paper'] button");
        assert_eq!(browser.one("h1").text(), "County exam");

        // A row is corrected, with what was typed beside its fault.
        choose(browser, "draw-0-law", "30");
        browser.one("#draw-0-count").fill("two");
        press(browser, "keep.draw.0");
        assert!(browser.address().ends_with("#draw-0"), "{}", browser.address());
        assert!(browser.one("#draw-0-count-fault").is_shown());
        assert_eq!(value(browser, "draw-0-count"), "two");
        browser.one("#draw-0-count").fill("2");
        browser.one("#draw-0-critical").click();

        // Rows are added, duplicated, moved and removed; what is typed in others stays.
        press(browser, "add.draw.1");
        assert!(browser.one("#draw-0-critical").is_selected());
        assert!(browser.one("#draw-0").text().contains("scenarios fit"), "{}", browser.one("#draw-0").text());
        choose(browser, "draw-1-family", "claim");
        choose(browser, "draw-1-part", "open");
        browser.one("#draw-1-count").fill("3");
        press(browser, "copy.draw.1");
        choose(browser, "draw-2-family", "concession");
        press(browser, "up.draw.2");
        assert!(browser.one("#draw-1-family option[value='concession']").is_selected());
        assert_eq!(value(browser, "draw-1-count"), "3");
        press(browser, "remove.draw.2");
        assert!(browser.all("#draw-2").is_empty());
        press(browser, "add.item.0");
        browser.one("#item-0-scenario").fill("r003");
        browser.one("#result-0-pass").fill("70");
        browser.one("#head-0-unasked_months").fill("24");
        browser.click_through(".paper-form button.primary");
        assert!(browser.one(".done").is_shown());
        let beside = browser.one(".paper-beside").text();
        assert!(
            beside.contains("Candidates pass with 70") && beside.contains("There are enough"),
            "{beside}"
        );
        assert!(!browser.one("#text").is_shown(), "the file is folded away");
        pictures(browser, "paper");
        browser.set_size(390, 844, true);

        // As a candidate sees it.
        browser.click_through("main a[href$='/preview']");
        assert_eq!(browser.one("h1").text(), "Preview: County exam");
        assert_eq!(browser.overhang(), 0);
        pictures(browser, "paper-preview");
        browser.click_through("main a[href*='question=2']");
        assert!(browser.one("nav.pager a[aria-current='page']").text() == "2");
        browser.click_through("p.above a");
        browser.set_size(390, 844, true);
        browser.click_through("main a[href$='/expected']");
        assert_eq!(browser.overhang(), 0);
        assert!(browser.one("main").text().contains("too few answers"));
        pictures(browser, "paper-expected");
        browser.assert_console_is_clean();
    });
}

pub fn pictures(browser: &Browser, name: &str) {
    if std::env::var_os("PICTURES").is_some() {
        for (width, dark) in [(390, false), (390, true), (1280, false), (1280, true)] {
            browser.screenshot(&format!("{name}-{width}-{dark}"), width, dark);
        }
    }
}
