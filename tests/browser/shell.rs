//! The frame around every page.

use crate::harness::browser::{DESK, PHONE, with_and_without_scripts};

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
        browser.press("\u{E004}");
        assert_eq!(browser.focused().attribute("href").as_deref(), Some("#main"));
        browser.press("\u{E007}");
        browser.wait("the content has the focus", || browser.address().ends_with("#main"));
    });
}

#[test]
fn no_page_is_wider_than_a_phone() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/"));
        browser.set_view(PHONE, false);
        let overhang = browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(overhang.as_i64().is_some_and(|overhang| overhang <= 0), "{overhang} pixels too wide");
        browser.screenshot("home-phone-dark", PHONE, true);
        browser.screenshot("home-desk", DESK, false);
    });
}
