//! The operator: unsent emails, and every federation.

use crate::harness::browser::with_and_without_scripts;
use crate::harness::visitor::Visitor;
use crate::journey_account::sign_up;
use crate::journey_federation::sign_in_with_code;
use server::roles::Role;

const NEW: &str = "blek tinde sokk glass";

#[test]
fn reads_an_email_in_the_outbox() {
    with_and_without_scripts(|browser, site| {
        let mut grace = Visitor::new(site);
        grace.sign_up("Grace", "grace@example.org");
        grace.post("/api/ask-reset", &[("email", "grace@example.org")]);
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Operator);
        sign_in_with_code(browser, site);
        browser.choose_in_menu("a[href='/federation/demo']");
        browser.click_through("main a[href='/outbox']");
        let emails = browser.all(".letters > li");
        assert_eq!(emails.len(), 1);
        let text = emails[0].text();
        assert!(text.contains("To grace@example.org") && text.contains("Waiting here."), "{text}");
        assert!(!browser.one(".letter").is_shown(), "folded until opened");
        browser.one(".letters summary").click();
        assert!(browser.one(".letter").is_shown());
        browser.click_through(".letter a");
        assert!(browser.address().starts_with(&site.url("/reset/demo.")), "at {}", browser.address());
        assert!(browser.one(".lead").text().contains("grace@example.org"), "the link names the account");
        browser.one("#password").fill(NEW);
        browser.click_through("main form button");
        assert!(browser.one("main .saved").is_shown(), "{}", browser.one("main").text());
        let signed_in = grace.post("/api/sign-in", &[("email", "grace@example.org"), ("password", NEW)]);
        assert_eq!(signed_in.header("location"), "/me");
        browser.open(&site.url("/outbox"));
        assert!(browser.one(".letters").text().contains("your password was changed"), "and an email says so");
    });
}

#[test]
fn operator_sees_people_not_practice() {
    with_and_without_scripts(|browser, site| {
        site.enter_federation("other", "Another Federation");
        Visitor::new(site).sign_up_in("other", "Grace", "grace@example.org");
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Operator);
        sign_in_with_code(browser, site);
        browser.choose_in_menu("a[href='/federation/demo']");
        browser.click_through("main a[href='/federation/other']");
        assert_eq!(browser.one("h1").text(), "Another Federation");
        assert!(browser.all("main a[href='/federation/other/courses']").is_empty());
        browser.click_through("main a[href='/federation/other/people']");
        assert_eq!(browser.all("ul.rows li").len(), 1, "accounts of that federation");
        browser.click_through("ul.rows a");
        assert_eq!(browser.one("h1").text(), "Grace");
        assert!(browser.all("form.inline button").len() >= 3, "a button for each role that can be granted");
        browser.open(&site.url("/federation/other/settings"));
        browser.one("#name").fill("Yet Another Federation");
        browser.click_through("main form button");
        browser.open(&site.url("/federation/other"));
        assert_eq!(browser.one("h1").text(), "Yet Another Federation");
    });
}
