//! A certificate: issued by an examiner, checked publicly, listed by its holder, suspended and
//! reinstated; and the paper on another edition's changes.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey_account::{sign_in, sign_up};
use crate::journey_second_factor::set_up;
use server::roles::Role;

const GRACE: &str = "grace@example.org";
const PROPOSED: &str = "/federation/demo/certificates/proposed";

#[test]
fn issues_checks_and_suspends() {
    with_and_without_scripts(|browser, site| {
        let mut grace = Visitor::new(site);
        grace.sign_up("Grace", GRACE);
        site.earn(GRACE);
        sign_up(browser, site);
        site.grant_role_only("demo", "ada@example.org", Role::Examiner);
        sign_in(browser, site, ADA, PASSWORD);
        browser.open(&site.url("/account/second-factor"));
        set_up(browser);

        browser.open(&site.url(PROPOSED));
        let row = browser.one("label.choice");
        assert!(row.text().contains("Grace"), "{}", row.text());
        issued(browser, site);
        assert_eq!(browser.one("h1").text(), "Certificate of Grace");

        // Without a reason nothing happens, and the choices stay.
        browser.one("input[value='suspend']").click();
        browser.one("#reason").fill("  ");
        browser.click_through("main form button[type='submit']");
        assert!(browser.one("#reason-fault").is_shown());
        assert!(browser.one("input[value='suspend']").is_selected());
        browser.one("#reason").fill("A complaint is looked into.");
        browser.click_through("main form button[type='submit']");
        assert!(browser.one("main ol").text().contains("A complaint is looked into."));
        browser.click_through("main p.actions a[href^='/verify/']");
        assert_eq!(browser.one(".verdict").text(), "Suspended");

        // The holder is listed only after consent, and while the certificate is valid.
        site.execute("UPDATE certificate SET state = 'valid'");
        browser.open(&site.url("/register/demo"));
        assert!(browser.one(".empty").is_shown());
        grace.post("/api/listing", &[("listed", "yes")]);
        browser.open(&site.url("/register/demo"));
        browser.click_through("main ul.rows a");
        assert_eq!(browser.one(".verdict").text(), "Valid");

        // The holder's file is pasted and valid; with one letter changed it is not.
        let document = document(&mut grace);
        browser.open(&site.url("/verify"));
        browser.one("#credential").fill(&document.replace("Grace", "Grave"));
        browser.click_through("main form button[type='submit']");
        assert!(browser.one("#answer .verdict-wrong").is_shown());
        browser.one("#credential").fill(&document);
        browser.click_through("main form button[type='submit']");
        assert!(browser.one("#answer .verdict-right").is_shown(), "{}", browser.one("#answer").text());

        // Scenarios behind it that another edition rules differently make a paper.
        browser.open(&site.url("/federation/demo/certificates"));
        browser.click_through("main p.actions a[href$='/certificates/edition']");
        browser.click_through("main form[method='get'] button");
        while !browser.all("progress").is_empty() {
            browser.open(&browser.address());
        }
        assert!(browser.one("#kinds").is_shown());
        browser.click_through("form[action='/api/edition-paper'] button");
        assert_eq!(browser.one("h1").text(), "From the 2017 Laws to the 2007 Laws");
    });
}

/// The credential of Grace's certificate.
fn document(grace: &mut Visitor<'_>) -> String {
    let page = grace.get("/me/certificates").body;
    let to = page.split("href=\"").find(|rest| rest.contains("/credential.json")).expect("a file");
    grace.get(to.split('"').next().unwrap_or_default()).body
}

/// Issues all proposals, and opens the latest certificate.
pub fn issued(browser: &Browser, site: &RunningSite) {
    browser.open(&site.url(PROPOSED));
    browser.click_through("main form button[type='submit']");
    // Issuing runs in the background; the page shows the progress and reloads.
    while !browser.all("progress").is_empty() {
        browser.open(&site.url(PROPOSED));
    }
    assert!(browser.one("[role='status']").text().contains("Issued: 1."));
    browser.click_through("main p.above a");
    browser.click_through("main ul.rows a");
}
