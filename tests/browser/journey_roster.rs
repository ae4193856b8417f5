//! An examiner puts people on the list of an exam, and one of them finds it.

use crate::harness::browser::with_and_without_scripts;
use crate::harness::exam::{PAPER, fixed};
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey_account::{sign_in, sign_up};
use crate::journey_second_factor::set_up;
use server::roles::Role;

#[test]
fn examiner_lists_and_candidate_finds() {
    with_and_without_scripts(|browser, site| {
        Visitor::new(site).sign_up("Grace", "grace@example.org");
        site.open_exam(&fixed(&PAPER), |_| {});
        sign_up(browser, site);
        site.grant_role_only("demo", "ada@example.org", Role::Examiner);
        sign_in(browser, site, ADA, PASSWORD);
        browser.open(&site.url("/account/second-factor"));
        set_up(browser);
        browser.open(&site.url("/federation/demo/exams"));
        browser.click_through("section[aria-labelledby='sittings'] ul.rows a");
        browser.click_through("section[aria-labelledby='candidates'] a");
        assert_eq!(browser.one("h1").text(), "Candidates: Spring exam");

        browser.click_through("section[aria-labelledby='paste'] form button");
        assert!(browser.one("#people-fault").is_shown(), "an empty text is not read");
        browser.one("#people").fill("grace@example.org, eve@example.org");
        browser.click_through("section[aria-labelledby='paste'] form button");
        let lines: Vec<String> = browser.all("ol.rows li").iter().map(|line| line.text()).collect();
        assert!(
            lines[0].contains("will be added") && lines[1].contains("No one in the federation"),
            "{lines:?}"
        );
        browser.click_through("main form button");
        assert!(browser.one(".done").text().contains("One person was added."));
        let row = || browser.one("section[aria-labelledby='listed'] ul.rows li").text();
        assert!(row().contains("Grace") && row().contains("emailed"), "{}", row());

        browser.one("#q").fill("grace");
        browser.click_through("form.search button");
        assert!(browser.one("input[name='chosen[]']").attribute("disabled").is_some(), "she is listed");
        browser.one("input[name='entry'][value='listed']").click();
        browser.click_through("section[aria-labelledby='who-may'] form button");
        assert_eq!(browser.one(".done").text(), "Saved.");

        sign_in(browser, site, "grace@example.org", PASSWORD);
        browser.open(&site.url("/me"));
        assert!(browser.one("section[aria-labelledby='exams'] .how").text().starts_with("open now, until"));
        browser.click_through("section[aria-labelledby='exams'] a");
        assert_eq!(browser.one("h1").text(), "Spring exam");
        browser.click_through("main form button");
        assert!(browser.address().contains("/attempt/"), "she is let in");
    });
}
