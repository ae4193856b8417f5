//! Simulated tables on a phone: two taps for each candidate, and a connection that fails.

use crate::harness::browser::{Browser, Scripts, with_and_without_scripts};
use crate::harness::exam::fixed;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, Visitor};
use crate::journey_account::sign_up;
use crate::journey_federation::sign_in_with_code;
use bank::exam::Part;
use server::roles::Role;

const TABLES: &str = "
    UPDATE sitting SET paper = 'name = \"County\"
    [[item]]
    scenario = \"r001\"
    part = \"closed\"
    [[rubric]]
    id = \"ruling\"
    name = \"Rules correctly\"
    points = 4
    part = \"practical\"
    table = \"Table A\"
    scenario = \"r003\"'";

/// Two candidates, and Ada, their examiner, at the list of the only table.
fn at_the_table(browser: &Browser, site: &RunningSite) {
    let exam = site.open_exam(&fixed(&[(Part::Closed, "r001", 1)]), |_| {});
    let exam = exam.trim_start_matches("/exam/");
    for name in ["Grace", "Joan"] {
        let mut candidate = Visitor::new(site);
        candidate.sign_up(name, &format!("{}@example.org", name.to_lowercase()));
        candidate.post("/api/attempt-begin", &[("exam", exam), ("entry", "")]);
    }
    site.execute(TABLES);
    sign_up(browser, site);
    site.grant_role("demo", "ada@example.org", Role::Examiner);
    sign_in_with_code(browser, site);
    browser.set_size(320, 640, true);
    browser.open(&site.url("/federation/demo/exams"));
    browser.click_through("#sittings + ul .what a");
    browser.click_through("main a[href$='/tables']");
    assert_eq!(browser.overhang(), 0);
    browser.click_through(".at-tables a");
    assert_eq!(browser.overhang(), 0);
}

/// True if this is what the server says of the table.
fn stored(site: &RunningSite, tables: &str, done: &str) -> bool {
    let mut ada = Visitor::new(site);
    ada.sign_in_to("demo", ADA);
    ada.get(tables).body.contains(done)
}

/// Path of the tables, from the address of a page below it.
fn tables_of(site: &RunningSite, address: &str) -> String {
    let path = address.trim_start_matches(&site.url(""));
    path.split_once("/tables").map(|(sitting, _)| format!("{sitting}/tables")).expect("a page of a table")
}

fn open_first(browser: &Browser) {
    browser.click_through(".at-tables a");
    if browser.scripts == Scripts::On {
        browser.wait("the island is at work", || !browser.all("html[data-keeps]").is_empty());
    }
}

#[test]
fn examiner_judges_with_a_thumb() {
    with_and_without_scripts(|browser, site| {
        at_the_table(browser, site);
        open_first(browser);
        assert_eq!(browser.one("h1").text(), "Grace");
        assert_eq!(browser.overhang(), 0);
        browser.one("#points-ruling-3").click();
        browser.click_through(".at-table button");
        assert_eq!(browser.one("h1").text(), "Joan");
        assert_eq!(browser.one(".done").text(), "Saved: Grace, 3 of 4 points.");
        browser.one("#points-ruling-0").click();
        browser.click_through(".at-table button");
        let page = browser.one("main").text();
        assert!(page.contains("Every candidate has points at this table."), "{page}");
        assert!(page.contains("3 of 4 points") && page.contains("0 of 4 points"), "{page}");
    });
}

#[test]
fn points_wait_for_a_connection() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    at_the_table(&browser, &site);
    open_first(&browser);
    let at = browser.address();
    let status = || browser.one("[data-kept-status]").text();
    browser.one("#points-ruling-3").click();
    browser.one("#text").fill("Calm & clear.");
    browser.set_online(false);
    browser.one(".at-table button").click();
    browser.wait("it says so", || status().starts_with("Not saved yet."));
    let tables = tables_of(&site, &at);
    assert!(stored(&site, &tables, "0 of 2 done"));
    // Another page sends it, and says meanwhile that it waits.
    browser.leave();
    browser.set_online(true);
    browser.open(&at);
    // The heading is replaced while it is looked for.
    let heading = || browser.script("return document.querySelector('h1')?.textContent");
    browser.wait("it is saved at last", || heading() == "Joan");
    assert_eq!(browser.one(".done").text(), "Saved: Grace, 3 of 4 points.");
    assert!(stored(&site, &tables, "1 of 2 done"));
    let kept = || browser.script("return Object.keys(localStorage).filter(key => /points/.test(key)).length");
    assert_eq!(kept(), 0);
    // Points that the server refuses are shown where they were given.
    browser.wait("the island is at work", || !browser.all("html[data-keeps]").is_empty());
    browser.script("document.querySelector('#points-ruling-4').value = '9'");
    browser.one("#points-ruling-4").click();
    browser.one(".at-table button").click();
    browser.wait("the fault is shown", || browser.one("main").text().contains("choose from 0 to 4 points"));
    assert_eq!(kept(), 0);
    assert!(stored(&site, &tables, "1 of 2 done"));
}
