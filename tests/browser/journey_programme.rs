//! A programme, for the examiner who writes it and a trainee who follows it.

use crate::harness::browser::with_and_without_scripts;
use crate::harness::visitor::{PASSWORD, Visitor};
use crate::journey_account::{sign_in, sign_up};
use crate::journey_federation::sign_in_with_code;
use crate::journey_paper::pictures;
use server::roles::Role;

#[test]
fn publishes_a_programme() {
    with_and_without_scripts(|browser, site| {
        Visitor::new(site).sign_up("Grace", "grace@example.org");
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Examiner);
        sign_in_with_code(browser, site);
        browser.open(&site.url("/federation/demo/programmes"));
        browser.one("#name").fill("County certificate");
        browser.one("#word").fill("County!");
        browser.click_through("main form button");
        assert!(browser.one("#word-fault").is_shown());
        assert_eq!(browser.one("#name").attribute("value").as_deref(), Some("County certificate"));
        assert_eq!(browser.focused().attribute("id").as_deref(), Some("word"), "the first that is wrong");
        browser.one("#word").fill("county");
        browser.one("#like option[value='norway']").click();
        browser.click_through("main form button");
        assert_eq!(browser.one("h1").text(), "County certificate");
        assert!(browser.one("section[aria-labelledby='in-words']").text().contains("none below 50"));

        let floor = "#levels-0-requires-0-floor";
        browser.one(floor).fill("500");
        browser.click_through(".build-form button.primary");
        assert!(browser.one(&format!("{floor}-fault")).is_shown());
        assert!(browser.one(".summary").text().contains("Level 1, requirement 1"));
        assert_eq!(browser.one(floor).attribute("value").as_deref(), Some("500"));
        assert!(browser.all("button[value='offer']").is_empty(), "it cannot be offered like this");
        browser.one(floor).fill("40");
        browser.click_through("button[value='add levels.0.requires.2 any']");
        browser.one("#levels-0-requires-2 > details summary").click();
        browser.click_through("button[value='add levels.0.requires.2.any.1 oral']");
        browser.one("#levels-0-requires-2-any-1-oral-mark").fill("55");
        browser.click_through("button[value='up levels.0.requires.2']");
        browser.click_through("button[value='add levels.1']");
        browser.one("#levels-1-name").fill("Region");
        browser.click_through(".build-form button.primary");
        assert!(browser.one(".done").is_shown());
        assert_eq!(
            browser.one("#levels-0-requires-1-any-1-oral-mark").attribute("value").as_deref(),
            Some("55")
        );
        let said = browser.one("section[aria-labelledby='in-words']").text();
        assert!(
            said.contains("none below 40") && said.contains("One of these:") && said.contains("Region"),
            "{said}"
        );
        pictures(browser, "programme");
        browser.click_through("button[value='remove levels.0.requires.1']");
        browser.click_through("button[value='remove levels.1']");
        browser.click_through("main a[href$='/simulation']");
        assert!(browser.one("main").text().contains("Nobody here has practised"));
        browser.click_through("main a[href^='/federation/demo/programmes/']");
        browser.click_through("button[value='offer']");
        assert!(browser.all("button[value='offer']").is_empty());
        assert!(browser.one("button[value='withdraw']").is_shown());
        browser.click_through("main a[href$='/progress']");
        let rows = browser.all("table.progress tbody tr");
        assert_eq!(rows.len(), 2);
        assert!(
            rows[1].text().contains("Grace") && rows[1].text().contains("0 of 2 met"),
            "{}",
            rows[1].text()
        );
        browser.click_through("table.progress tbody tr:last-child a");
        assert_eq!(browser.one("h1").text(), "Grace");
        assert!(browser.one("#certificates").text().contains("0 of 2 requirements met."));

        sign_in(browser, site, "grace@example.org", PASSWORD);
        browser.open(&site.url("/me"));
        assert_eq!(browser.all(".requirements > li").len(), 2);
        assert!(browser.one(".requirements").text().contains("none below 40"));
        browser.click_through("main a[href='/federation/demo/programmes']");
        assert!(browser.one("main").text().contains("County certificate"));
        assert!(browser.all("main form").is_empty(), "she writes none");
    });
}
