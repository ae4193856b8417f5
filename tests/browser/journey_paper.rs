//! A paper, built on a phone by an examiner who never sees its file.

use crate::harness::browser::{Browser, Scripts, with_and_without_scripts};
use crate::journey_account::sign_up;
use crate::journey_federation::sign_in_with_code;
use server::roles::Role;

/// Sets a field, and waits until what follows from it is on the page.
fn enter(browser: &Browser, field: &str, value: &str) {
    browser.script(&format!(
        "const field = document.getElementById({field:?}); field.focus();
        if (field.type === 'checkbox') {{ field.click(); }} else {{
            field.value = {value:?};
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }}"
    ));
    browser.wait("it is stored", || is_idle(browser));
}

/// True if no form is on its way.
fn is_idle(browser: &Browser) -> bool {
    browser.all("#desk[aria-busy=true]").is_empty()
}

/// Presses a button of the form. In one script: the form may be replaced meanwhile.
fn press(browser: &Browser, edit: &str, holds: impl Fn() -> bool) {
    let button = format!("button[name='edit'][value='{edit}']");
    browser.script(&format!("document.querySelector({button:?}).click()"));
    browser.wait(edit, || holds() && is_idle(browser));
    assert_eq!(browser.overhang(), 0, "after {edit}");
}

/// True if this matches exactly one element.
fn is_there(browser: &Browser, which: &str) -> bool {
    browser.all(which).len() == 1
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

        // What is chosen shows beside it at once, if scripts run.
        enter(browser, "draw-0-law", "30");
        if browser.scripts == Scripts::On {
            let laws = browser.one(".paper-beside").text();
            assert!(laws.contains("Law 30") && !laws.contains("Law 27"), "{laws}");
        }

        // A row is corrected, with what was typed beside its fault.
        enter(browser, "draw-0-count", "two");
        press(browser, "keep.draw.0", || browser.address().ends_with("#draw-0"));
        assert!(browser.one("#draw-0-count-fault").is_shown());
        assert_eq!(value(browser, "draw-0-count"), "two");
        enter(browser, "draw-0-count", "2");
        enter(browser, "draw-0-critical", "");

        // Rows are added, duplicated, moved and removed; what is typed in others stays.
        press(browser, "add.draw.1", || is_there(browser, "#draw-1-count"));
        assert!(browser.one("#draw-0-critical").is_selected());
        assert!(browser.one("#draw-0").text().contains("scenarios fit"), "{}", browser.one("#draw-0").text());
        enter(browser, "draw-1-family", "claim");
        enter(browser, "draw-1-part", "open");
        enter(browser, "draw-1-count", "3");
        assert!(browser.one("#draw-1-count").is_shown(), "its row stays open");
        press(browser, "copy.draw.1", || is_there(browser, "#draw-2-count"));
        enter(browser, "draw-2-family", "concession");
        press(browser, "up.draw.2", || browser.address().ends_with("#draw-1"));
        assert!(browser.one("#draw-1-family option[value='concession']").is_selected());
        assert_eq!(value(browser, "draw-1-count"), "3");
        press(browser, "remove.draw.2", || browser.all("#draw-2").is_empty());
        press(browser, "add.item.0", || is_there(browser, "#item-0-scenario"));
        enter(browser, "item-0-scenario", "r003");
        enter(browser, "result-0-pass", "70");
        enter(browser, "head-0-unasked_months", "24");
        browser.script("document.querySelector('.paper-form button.primary').click()");
        browser.wait("it is stored", || {
            let beside = browser.script("return document.querySelector('.paper-beside')?.innerText ?? ''");
            let beside = beside.as_str().unwrap_or_default().to_owned();
            beside.contains("Candidates pass with 70") && beside.contains("There are enough")
        });
        browser.wait("the page is there", || is_idle(browser));
        assert!(browser.one(".done").is_shown());
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
