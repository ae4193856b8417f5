//! A second factor: set up, signed in with, and turned off.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::grants::Authenticator;
use crate::harness::visitor::{ADA, PASSWORD};
use crate::journey_account::{sign_in, sign_up};

#[test]
fn sets_up_and_removes_second_factor() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        browser.choose_in_menu("a[href='/account']");
        browser.click_through("main a[href='/account/second-factor']");
        let (authenticator, recovery) = set_up(browser);
        browser.open(&site.url("/account/second-factor"));
        assert!(browser.all(".codes").is_empty(), "they are shown once");

        browser.choose_in_menu("button");
        sign_in(browser, site, ADA, PASSWORD);
        assert!(browser.address().contains("/sign-in/code"), "at {}", browser.address());
        enter_code(browser, "12 34");
        assert!(browser.one("#code-fault").is_shown());
        // The current code may be the one that confirmed it, which works once.
        enter_code(browser, &authenticator.next_code());
        assert_eq!(browser.address(), site.url("/me"));

        browser.choose_in_menu("button");
        sign_in(browser, site, ADA, PASSWORD);
        enter_code(browser, &recovery[0].to_uppercase().replace('-', " "));
        assert_eq!(browser.address(), site.url("/me"), "in any spelling");
        browser.choose_in_menu("button");
        sign_in(browser, site, ADA, PASSWORD);
        enter_code(browser, &recovery[0]);
        assert!(browser.one("#code-fault").is_shown(), "a recovery code counts once");
        enter_code(browser, &recovery[1]);
        assert_eq!(browser.address(), site.url("/me"));

        browser.open(&site.url("/account/second-factor"));
        assert!(browser.one("main").text().contains("8 recovery codes left"));
        browser.one("main summary").click();
        browser.one("#removing").fill("another password altogether");
        browser.click_through("form[action='/api/second-factor-remove'] button");
        assert!(browser.one("#removing-fault").is_shown(), "the fold is open, and shows the fault");
        browser.one("#removing").fill(PASSWORD);
        browser.click_through("form[action='/api/second-factor-remove'] button");
        assert_eq!(browser.all("form[action='/api/second-factor']").len(), 1, "it could be set up again");
        browser.choose_in_menu("button");
        sign_in(browser, site, ADA, PASSWORD);
        assert_eq!(browser.address(), site.url("/me"), "the password alone lets in");
    });
}

/// Sets up a second factor; returns the code generator and the recovery codes.
pub fn set_up(browser: &Browser) -> (Authenticator, Vec<String>) {
    browser.click_through("form[action='/api/second-factor'] button");
    assert!(browser.one(".qr").is_shown());
    let authenticator = Authenticator::with(&browser.one(".secret").text());
    browser.one("#code").fill(&authenticator.code());
    browser.click_through("form[action='/api/second-factor-confirm'] button");
    let codes: Vec<String> = browser.all(".codes code").iter().map(|code| code.text()).collect();
    assert_eq!(codes.len(), 10, "{}", browser.one("main").text());
    (authenticator, codes)
}

/// Enters a code after the password.
fn enter_code(browser: &Browser, code: &str) {
    browser.one("#code").fill(code);
    browser.click_through("main form button");
}
