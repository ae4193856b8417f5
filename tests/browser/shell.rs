//! The frame around every page.

use crate::harness::browser::{DESK, PHONE, with_and_without_scripts};
use words::Language;

#[test]
fn lost_visitor_finds_home() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/no-such-page"));
        assert!(browser.title().contains("Director, please!"));
        // The browser itself logs that the page was a 404; that is not our error.
        assert!(browser.console_messages().iter().all(|complaint| complaint.contains("404")));
        browser.click_through(".site-name");
        assert_eq!(browser.address(), site.url("/"));
        assert_eq!(browser.all("h1").len(), 1);
    });
}

#[test]
fn first_tab_skips_the_header() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/"));
        browser.wait("the first stop is the link to the content", || {
            // A browser that is starting may lose a key.
            if browser.script("return document.activeElement === document.body") == true {
                browser.press("\u{E004}");
            }
            browser.focused().attribute("href").as_deref() == Some("#main")
        });
        browser.press("\u{E007}");
        browser.wait("the content has the focus", || browser.address().ends_with("#main"));
    });
}

#[test]
fn no_page_is_wider_than_a_phone() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/"));
        browser.set_view(PHONE, false);
        assert!(browser.overhang() <= 0, "{} pixels too wide", browser.overhang());
        browser.screenshot("home-phone-dark", PHONE, true);
        browser.screenshot("home-desk", DESK, false);
    });
}

/// The header is one row on a phone in every language, and each of its pages is reachable.
#[test]
fn header_is_one_row_on_a_phone() {
    with_and_without_scripts(|browser, site| {
        browser.set_view(PHONE, false);
        for language in Language::all() {
            browser.open(&site.url(&format!("/laws?lang={}", language.tag())));
            let rows = "const links = [...document.querySelectorAll('.site-header a, .site-header summary')]\
                .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());\
                const middle = links.map(one => (one.top + one.bottom) / 2);\
                return [Math.max(...middle) - Math.min(...middle) < 12, links.every(one => one.height >= 24),\
                document.documentElement.scrollWidth <= document.documentElement.clientWidth]";
            assert_eq!(browser.script(rows), serde_json::json!([true, true, true]), "{}", language.tag());
        }
        browser.one(".site-menu > summary").click();
        assert!(browser.one(".site-menu a[href='/me']").is_shown());
        browser.click_through(".site-menu a[href='/sign-in']");
        assert_eq!(browser.address(), site.url("/sign-in"));
        browser.set_view(DESK, false);
        assert!(browser.one(".on-wide a[href='/me']").is_shown() && !browser.one(".site-menu").is_shown());
    });
}

/// On a phone the front page asks its question within the first screen.
#[test]
fn front_page_asks_on_the_first_screen() {
    with_and_without_scripts(|browser, site| {
        browser.set_view(PHONE, false);
        for language in Language::all() {
            browser.open(&site.url(&format!("/?lang={}", language.tag())));
            let top =
                browser.script("return document.querySelector('.home-question').getBoundingClientRect().top");
            assert!(top.as_f64().is_some_and(|top| top < 520.0), "{}: {top}", language.tag());
        }
        // The definition of an agreement is folded beneath its name.
        let height = "return document.querySelector('.footnotes details').offsetHeight";
        let folded = browser.script(height).as_f64();
        browser.one(".footnotes summary").click();
        assert!(browser.script(height).as_f64() > folded, "{folded:?}");
    });
}
