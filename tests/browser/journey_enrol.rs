//! Import of people, from its faults to its end.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::journey_account::sign_up;
use crate::journey_federation::sign_in_with_code;
use server::roles::Role;

const HEADS: &str = "firstname;lastname;email;member_number\n";

/// Enough people that the progress shows before the end.
const MANY: usize = 1500;

#[test]
fn corrects_and_applies_an_import() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Admin);
        sign_in_with_code(browser, site);
        browser.choose_in_menu("a[href='/federation/demo']");

        let people: String = (0..MANY).map(|n| format!("Grace;Hopper;grace{n}@example.org;{n}\n")).collect();
        let faulty = format!("{HEADS};;nowhere;**\n{people}");
        upload(browser, site, &faulty);
        let faults = browser.all("ol.rows li");
        assert_eq!(faults.len(), 1, "only lines with faults are listed");
        let text = faults[0].text();
        for fault in ["line 2", "Enter a name.", "Check the email address", "A member number has"] {
            assert!(text.contains(fault), "{fault}: {text}");
        }
        assert!(browser.all("main form").is_empty(), "nothing can be carried out");
        browser.click_through("main a[href$='?of=all']");
        assert_eq!(browser.all("ol.rows li").len(), 250, "a page of lines");
        assert!(browser.all("ol.rows li")[1].text().contains("new account, invited"));

        let right = format!("{HEADS}{people}");
        upload(browser, site, &right);
        assert!(browser.one(".lead").text().contains(&format!("New: {MANY} · changed: 0")));
        assert!(browser.all(".fault").is_empty());
        browser.click_through("main form button");
        // In one script: the page reloads by itself.
        let of = browser.script("return document.querySelector('progress')?.getAttribute('max')");
        assert_eq!(of.as_str(), Some(MANY.to_string().as_str()), "it shows the progress");
        browser.wait("the file is carried out", || browser.title().starts_with("Enrolment complete"));
        assert!(browser.one(".lead").text().contains(&format!("New: {MANY} · changed: 0")));
        browser.open(&site.url("/federation/demo/people?holds=grace7%40"));
        assert!(browser.one("ul.rows li").text().contains("invited, not joined yet"));

        upload(browser, site, &right);
        let text = browser.one("main").text();
        assert!(text.contains("Everything in this file is already in place."), "{text}");
        assert!(text.contains(&format!("unchanged: {MANY}")), "{text}");
        assert!(browser.all("main form").is_empty(), "there is nothing to carry out");
    });
}

#[test]
fn refuses_a_file_without_people() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Admin);
        sign_in_with_code(browser, site);
        upload(browser, site, "what;when\ntea;four\n");
        assert!(browser.one("#file-fault").text().contains("email"), "{}", browser.one("main").text());
        assert!(browser.one(".summary").is_shown());
    });
}

/// Uploads a file by the form.
fn upload(browser: &Browser, site: &RunningSite, holds: &str) {
    browser.open(&site.url("/federation/demo"));
    browser.click_through("main a[href='/federation/demo/enrol']");
    let _kept = browser.one("#file").choose_file("people.csv", holds);
    browser.click_through("main form button");
}
