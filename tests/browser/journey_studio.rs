//! The scenario studio: a described case becomes a reviewed scenario by form controls alone, by two
//! people, with scripts and without.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::harness::visitor::PASSWORD;
use crate::journey_account::{sign_in, sign_up};
use crate::journey_federation::sign_in_with_code;
use server::roles::Role;
use std::cell::Cell;
use std::time::{Duration, Instant};

const GRACE: &str = "grace@example.org";
/// Most forms sent and links followed from the described case to the live scenario.
const MOST: u32 = 16;
/// The longest that it may take.
const TIME: Duration = Duration::from_secs(300);

/// Presses, counted.
struct Presses<'a> {
    browser: &'a Browser,
    count: Cell<u32>,
}

impl Presses<'_> {
    /// Presses something, and waits until the page is as it must be. In one script: the page may be
    /// replaced meanwhile.
    fn press(&self, which: &str, what: &str, holds: impl Fn() -> bool) {
        self.count.set(self.count.get() + 1);
        self.browser.script(&format!("document.querySelector({which:?}).click()"));
        self.browser.wait(what, holds);
    }

    /// Presses something that leads to another page.
    fn go(&self, which: &str) {
        self.count.set(self.count.get() + 1);
        self.browser.click_through(which);
    }

    fn at(&self, part: &str) -> bool {
        self.browser.address().contains(part)
    }

    fn text(&self, which: &str) -> String {
        text(self.browser, which)
    }
}

fn text(browser: &Browser, which: &str) -> String {
    let text = browser.script(&format!("return document.querySelector({which:?})?.innerText ?? ''"));
    text.as_str().unwrap_or_default().to_owned()
}

fn fill(browser: &Browser, field: &str, value: &str) {
    browser.script(&format!("document.getElementById({field:?}).value = {value:?}"));
}

/// Signs Ada out, and Grace in with her second factor.
fn change_to_grace(browser: &Browser, site: &RunningSite) {
    browser.open(&site.url("/sign-out"));
    browser.click_through("main form button");
    sign_in(browser, site, GRACE, PASSWORD);
    assert!(browser.address().contains("/sign-in/code"), "at {}", browser.address());
    browser.one("#code").fill(&site.recovery_code(GRACE));
    browser.click_through("main form button");
}

#[test]
fn writes_a_described_case_that_another_reviews() {
    with_and_without_scripts(|browser, site| {
        let mut grace = crate::harness::visitor::Visitor::new(site);
        grace.sign_up("Grace", GRACE);
        site.grant_role("demo", GRACE, Role::Examiner);
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Examiner);
        sign_in_with_code(browser, site);
        browser.set_size(390, 844, true);
        browser.open(&site.url("/federation/demo/bank"));
        #[expect(clippy::disallowed_methods, reason = "the time it takes is the proof")]
        let begun = Instant::now();
        let ada = Presses { browser, count: Cell::new(0) };

        // North opens a club, South responds out of turn, West does not accept it.
        ada.go("main a[href$='/bank/new']");
        ada.go(".beginnings a[href*='family=rotation']");
        assert_eq!(browser.overhang(), 0);
        ada.press("#call-1C", "a club", || ada.at("facts.auction=N+1C"));
        browser.script("document.getElementById('who-S').click()");
        ada.press("#call-1S", "a spade out of turn", || ada.at("N+1C,+S+1S"));
        ada.press("#did-W-declines", "West declines", || ada.at("W+declines"));
        ada.press("#call-P", "the auction goes on", || ada.at("W+declines,+") && ada.at("+P&"));
        assert!(ada.text("#ruling").contains("Choose what is asked"), "{}", ada.text("#ruling"));
        assert!(!browser.all("#ruling .says-director").is_empty(), "the ruling stands beside the facts");

        // What is asked: as suggested, but for one weight.
        ada.press("#suggest", "the questions", || ada.at("asks=law"));
        assert!(browser.one("#asks-law").is_selected());
        assert!(ada.text("#left").contains("Nothing is missing"), "{}", ada.text("#left"));
        assert!(ada.text("#difficulty").contains("of 3"));
        fill(browser, "weights.turn", "3");
        fill(browser, "note", "A response out of turn, as at the county teams.");
        pictures(browser, "studio");
        browser.set_size(390, 844, true);
        ada.press("#submit", "it waits for review", || ada.text("main").contains("waiting for a reviewer"));
        ada.go("#desk a[href$='/bank/own-demo-1']");
        assert!(ada.text("main").contains("You wrote this"), "{}", ada.text("main"));

        change_to_grace(browser, site);
        let reading = Presses { browser, count: Cell::new(0) };
        browser.open(&site.url("/federation/demo/bank"));
        reading.go("main a[href$='/bank/own-demo-1']");
        assert!(reading.text("main").contains("South"), "{}", reading.text("main"));
        reading.press("form:has([name=act][value=approve]) button", "it is live", || {
            reading.text("main").contains("It is live.")
        });
        let (count, took) = (ada.count.get() + reading.count.get(), begun.elapsed());
        println!("from a described case to live: {count} forms and links in {} s", took.as_secs());
        assert!(count <= MOST && took < TIME, "{count} in {took:?}");
        browser.open(&site.url("/federation/demo/bank/own-demo-1/edit"));
        assert!(text(browser, "main").contains("not a draft"));
        browser.assert_console_is_clean();
    });
}

#[test]
fn nothing_typed_is_lost() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::Examiner);
        sign_in_with_code(browser, site);
        let facts =
            "/federation/demo/bank/new?family=rotation&edition=2017&facts.dealer=N&facts.auction=N+1C";
        browser.open(&site.url(facts));
        let ada = Presses { browser, count: Cell::new(0) };
        fill(browser, "note", "Half written.");
        browser.script("document.getElementById('source').open = true");
        fill(browser, "source.url", "no address");
        ada.press("#call-P", "a pass", || ada.at("N+1C,+E+P"));
        let value = |field: &str| browser.script(&format!("return document.getElementById({field:?}).value"));
        assert_eq!((value("note"), value("source.url")), ("Half written.".into(), "no address".into()));
        ada.press("#save", "it is saved", || ada.at("/own-demo-1/edit"));
        assert_eq!((value("note"), value("source.url")), ("Half written.".into(), "no address".into()));
        assert!(
            ada.text("#source").contains("http"),
            "the fault stands beside its field: {}",
            ada.text("#source")
        );
        // A second stage continues the first.
        ada.press("#undo", "the pass is taken back", || ada.at("facts.auction=N+1C&"));
        browser.script("document.getElementById('who-S').click()");
        ada.press("#call-1S", "a spade out of turn", || ada.at("S+1S"));
        ada.press("#stage-add", "a stage", || ada.at("stage=2"));
        ada.press("#did-W-accepts", "West accepts", || ada.at("W+accepts"));
        ada.press("#stage-1", "the first stage", || {
            !ada.text("#stages").is_empty() && ada.at("2.facts.auction=W")
        });
        // A note that no URL holds: the page has an address of its own all the same.
        let long = "n".repeat(9_000);
        fill(browser, "note", &long);
        ada.press("#rule", "the form is stored", || ada.at("/own-demo-1/edit?form="));
        assert!(value("note") == long.as_str() && ada.text("#stages").contains("Stage 2"));
        let address = browser.address();
        browser.open(&site.url("/desk"));
        browser.open(&address);
        assert!(value("note") == long.as_str() && ada.text("#stages").contains("Stage 2"), "opened again");
        browser.assert_console_is_clean();
    });
}

fn pictures(browser: &Browser, name: &str) {
    if std::env::var_os("PICTURES").is_some() {
        for (width, dark) in [(390, false), (390, true), (1280, false), (1280, true)] {
            browser.screenshot(&format!("{name}-{width}-{dark}"), width, dark);
        }
    }
}
