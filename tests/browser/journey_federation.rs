//! Staff of a federation: an admin, and a user whom they make a course leader.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey_account::{sign_in, sign_up};
use server::roles::Role;

/// Signs in Ada, who has a second factor.
pub fn sign_in_with_code(browser: &Browser, site: &RunningSite) {
    sign_in(browser, site, ADA, PASSWORD);
    assert!(browser.address().contains("/sign-in/code"), "at {}", browser.address());
    browser.one("#code").fill(&site.recovery_code("ada@example.org"));
    browser.click_through("main form button");
}

#[test]
fn finds_a_person_and_grants_a_role() {
    with_and_without_scripts(|browser, site| {
        let mut grace = Visitor::new(site);
        grace.sign_up("Grace", "grace@example.org");
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Admin);
        sign_in_with_code(browser, site);
        browser.choose_in_menu("a[href='/federation/demo']");
        browser.click_through("a[href='/federation/demo/people']");
        assert_eq!(browser.all("ul.rows li").len(), 2);
        browser.one("#holds").fill("GRACE");
        browser.click_through("form.search button");
        assert_eq!(browser.all("ul.rows li").len(), 1);
        browser.click_through("ul.rows a");
        assert_eq!(browser.one("h1").text(), "Grace");
        assert!(browser.all("form.inline button").len() >= 3, "a button for each role that can be granted");
        browser.click_through("form.inline button");
        assert_eq!(browser.one("form.inline button").text(), "Revoke");
        grace.sign_in_to("demo", "grace@example.org");
        assert_eq!(grace.get("/federation/demo/people").status, 200);
    });
}

#[test]
fn edits_settings_with_faults() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Admin);
        sign_in_with_code(browser, site);
        browser.open(&site.url("/federation/demo/settings"));
        browser.one("#name").fill("Norges Bridgeforbund");
        browser.one("#zone").fill("Europe/Utopia");
        browser.click_through("main form button");
        assert!(browser.one("#zone-fault").is_shown());
        assert_eq!(browser.one("#name").attribute("value").as_deref(), Some("Norges Bridgeforbund"));
        browser.one("#zone").fill("Europe/Oslo");
        browser.click_through("main form button");
        assert!(browser.all(".fault").is_empty());
        browser.open(&site.url("/federation/demo"));
        assert_eq!(browser.one("h1").text(), "Norges Bridgeforbund");
    });
}
