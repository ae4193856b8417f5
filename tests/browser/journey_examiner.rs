//! An examiner, whose role is effective only with a second factor.

use crate::harness::browser::with_and_without_scripts;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey_account::{sign_in, sign_up};
use crate::journey_second_factor::set_up;
use server::roles::Role;

#[test]
fn sets_up_second_factor_and_grants_time() {
    with_and_without_scripts(|browser, site| {
        let mut grace = Visitor::new(site);
        grace.sign_up("Grace", "grace@example.org");
        sign_up(browser, site);
        site.grant_role_only("demo", "ada@example.org", Role::Examiner);
        sign_in(browser, site, ADA, PASSWORD);
        assert!(browser.address().ends_with("/me"), "the password is enough to get in");
        browser.choose_in_menu("a[href='/federation/demo']");
        let ways = || {
            browser.all("main ul.rows a").iter().filter_map(|way| way.attribute("href")).collect::<Vec<_>>()
        };
        assert_eq!(ways(), ["/federation/demo/programmes"], "and not to examine");
        browser.click_through("main a[href='/account/second-factor']");
        set_up(browser);

        browser.choose_in_menu("a[href='/federation/demo']");
        let offered: Vec<String> = browser
            .all("main ul.rows a")
            .iter()
            .filter_map(|way| way.attribute("href"))
            .map(|to| to.trim_start_matches("/federation/demo/").to_owned())
            .collect();
        assert_eq!(
            offered,
            ["courses", "exams", "programmes", "bank", "people", "appeals", "certificates", "sessions"],
            "neither settings nor the log"
        );
        browser.click_through("main a[href='/federation/demo/people']");
        browser.one("#holds").fill("grace");
        browser.click_through("form.search button");
        browser.click_through("ul.rows a");
        assert_eq!(browser.one("h1").text(), "Grace");
        assert!(browser.all("form.inline button").is_empty(), "examiners grant no roles");
        browser.click_through("main a[href$='/accommodations']");
        browser.one("#percent").fill("a quarter");
        browser.click_through("main form button");
        assert!(browser.one("#percent-fault").is_shown());
        browser.one("#percent").fill("25");
        browser.one("#larger_type").click();
        browser.click_through("main form button");
        assert!(browser.one(".done").is_shown(), "granted");
        assert_eq!(browser.one("#percent").attribute("value").as_deref(), Some("25"));
        assert!(browser.one("#larger_type").is_selected());
        assert!(grace.get("/practice").body.contains("class=\"larger\""), "and is there at once");

        browser.open(&site.url("/federation/demo/settings"));
        assert!(browser.all("main form").is_empty());
        assert_eq!(browser.one("h1").text(), "You do not have access");
        // The browser itself logs that the page was a 403; that is not our error.
        assert!(browser.console_messages().iter().all(|complaint| complaint.contains("403")));
    });
}
