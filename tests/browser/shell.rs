//! The frame around every page.

use crate::harness::browser::{DESK, PHONE, both_ways};

#[test]
fn lost_visitor_finds_home() {
    both_ways(|browser, site| {
        browser.open(&site.url("/no-such-page"));
        assert!(browser.title().contains("Director, please!"));
        // The browser itself logs that the page was a 404; that is not our error.
        assert!(browser.complaints().iter().all(|complaint| complaint.contains("404")));
        browser.go_by(".site-name");
        assert_eq!(browser.address(), site.url("/"));
        assert_eq!(browser.all("h1").len(), 1);
    });
}

#[test]
fn first_tab_skips_the_header() {
    both_ways(|browser, site| {
        browser.open(&site.url("/"));
        browser.press("\u{E004}");
        assert_eq!(browser.focused().attribute("href").as_deref(), Some("#main"));
        browser.press("\u{E007}");
        browser.wait("the content has the focus", || browser.address().ends_with("#main"));
    });
}

#[test]
fn no_page_is_wider_than_a_phone() {
    both_ways(|browser, site| {
        browser.open(&site.url("/"));
        browser.look(PHONE, false);
        let overhang = browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(overhang.as_i64().is_some_and(|overhang| overhang <= 0), "{overhang} pixels too wide");
        browser.screenshot("home-phone-dark", PHONE, true);
        browser.screenshot("home-desk", DESK, false);
    });
}
