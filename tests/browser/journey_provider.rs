//! A member signs in at their federation's own system, and signs out there too.

use crate::harness::browser::{Browser, with_and_without_scripts_at};
use crate::harness::provider::entered::{enter, with_admin};
use crate::harness::provider::{SignInProvider, asks_this_machine};
use crate::harness::running::RunningSite;

#[test]
fn signs_in_and_out_at_the_provider() {
    let start = || with_admin(RunningSite::start_with_settings(asks_this_machine()));
    with_and_without_scripts_at(start, |browser, site| {
        let provider = SignInProvider::start(&site.url("/sign-in/demo/return"));
        enter(site, provider.issuer(), &[]);
        go_to_provider(browser, site, &provider);
        give_login(browser);
        // Consent.
        browser.click_through("button[type=submit]");
        assert_eq!(browser.address(), site.url("/sign-in/first"));
        assert_eq!(browser.one("#name").attribute("value").as_deref(), Some("Grace Hopper"));
        browser.click_through("main form[action='/api/provider-join'] button");
        assert_eq!(browser.address(), site.url("/me"));

        // Signed out here alone, the browser needs no password there.
        sign_out(browser, site);
        browser.click_through("main .actions a[href='/']");
        go_to_provider_and_back(browser, site);

        sign_out(browser, site);
        browser.click_through("main .actions a.primary");
        assert!(browser.address().starts_with(provider.issuer()), "at {}", browser.address());
        browser.click_through("button[name=logout]");
        assert_eq!(browser.address(), site.url("/sign-in"));
        assert_eq!(browser.one("[role=status]").text(), "You are signed out.");
        go_to_provider(browser, site, &provider);
        give_login(browser);
        browser.click_through("button[type=submit]");
        assert_eq!(browser.address(), site.url("/me"), "the account is linked");
        // The provider's pages ask for a font and an icon elsewhere.
        let own = browser.console_messages().into_iter().filter(|told| told.contains(site.url("").as_str()));
        assert_eq!(own.collect::<Vec<_>>(), [""; 0]);
    });
}

fn begin(browser: &Browser, site: &RunningSite) {
    browser.open(&site.url("/sign-in"));
    browser.click_through("form[action='/api/provider-begin'] button");
}

/// Goes on to the login page of the provider, by the page that leads there at once.
fn go_to_provider(browser: &Browser, site: &RunningSite, provider: &SignInProvider) {
    begin(browser, site);
    browser.wait("the provider's page", || browser.address().starts_with(provider.issuer()));
}

/// The same if the provider knows the browser and its consent.
fn go_to_provider_and_back(browser: &Browser, site: &RunningSite) {
    begin(browser, site);
    browser.wait("the way back", || browser.address() == site.url("/me"));
}

fn give_login(browser: &Browser) {
    browser.one("input[name=login]").fill("grace");
    browser.one("input[name=password]").fill("any");
    browser.click_through("button[type=submit]");
}

/// Signs out here; the page that follows offers to sign out there.
fn sign_out(browser: &Browser, site: &RunningSite) {
    browser.choose_in_menu("button");
    assert_eq!(browser.address(), site.url("/sign-out/onward"));
    assert!(browser.one("main").text().contains("may still be signed in to Club system"));
}
