//! Directed sessions: entered by the director, signed or refused by a co-signer.

use crate::harness::browser::{Browser, Element, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey_account::{sign_in, sign_up};
use server::roles::Role;

const GRACE: &str = "grace@example.org";

#[test]
fn co_signs_and_refuses_sessions() {
    with_and_without_scripts(|browser, site| {
        Visitor::new(site).sign_up("Grace", GRACE);
        site.grant_role("demo", GRACE, Role::CourseLeader);
        sign_up(browser, site);
        browser.click_through("main a[href='/me/sessions']");
        assert!(browser.one(".empty").is_shown());

        // A fault shows at its field, and no input is lost.
        browser.one("#minutes").fill("0");
        browser.one("#text").fill("Club evening, Bergen");
        browser.one("#part option[value='co_directed']").click();
        browser.click_through("main section form button");
        for field in ["day", "minutes", "cosigner"] {
            assert!(browser.one(&format!("#{field}-fault")).is_shown(), "{field}");
        }
        assert_eq!(browser.one("#text").attribute("value").as_deref(), Some("Club evening, Bergen"));
        assert!(browser.one("#part option[value='co_directed']").is_selected());
        assert_eq!(browser.focused().attribute("id").as_deref(), Some("day"), "the first that is wrong");

        fill_session(browser, "2026-01-10", "210", "Club evening, Bergen");
        assert!(browser.one(".done").is_shown());
        fill_session(browser, "2026-01-11", "90", "Pairs final, Oslo");
        assert!(totals(browser)[1].contains("2 sessions, 5 h 0 min"), "{:?}", totals(browser));

        signs_one_refuses_other(browser, site);

        browser.open(&site.url("/me/sessions"));
        let counts = totals(browser);
        assert!(counts[0].contains("one session, 3 h 30 min"), "{counts:?}");
        let rows = browser.all("main ul.rows > li");
        assert!(rows[0].text().contains("refused by Grace") && rows[0].text().contains("I was not there."));
        assert!(rows[1].text().contains("signed by Grace"), "{}", rows[1].text());
        assert_eq!(browser.all("form[action='/api/directed-withdraw']").len(), 1, "signed sessions stay");
        browser.click_through("form[action='/api/directed-withdraw'] button");
        assert_eq!(browser.all("main ul.rows > li").len(), 1);
    });
}

#[test]
fn withdraws_a_signature() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        site.grant_role("demo", ADA, Role::CourseLeader);
        sign_in(browser, site, ADA, PASSWORD);
        create_session(site);
        browser.open(&site.url("/federation/demo/sessions"));
        browser.click_through("section[aria-labelledby='cosign-asked'] form.inline button");
        let decided = "section[aria-labelledby='cosign-decided']";
        browser.one(&format!("{decided} summary")).click();
        browser.click_through(&format!("{decided} details button"));
        assert!(browser.one(&format!("{decided} .fault")).is_shown(), "not without words");
        browser.one(&format!("{decided} textarea")).fill("It was another day.");
        browser.click_through(&format!("{decided} details button"));
        let row = browser.one(&format!("{decided} li")).text();
        assert!(row.contains("refused") && row.contains("It was another day."), "{row}");
    });
}

/// Grace enters a session for Ada, a possible co-signer, to sign; and may co-sign herself.
pub fn create_session(site: &RunningSite) {
    let mut grace = Visitor::new(site);
    grace.sign_up("Grace", GRACE);
    site.grant_role("demo", GRACE, Role::CourseLeader);
    grace.sign_in_to("demo", GRACE);
    let form = grace.get("/me/sessions").body;
    let mut choices = form.split("<option value=\"").filter_map(|rest| rest.split_once('"'));
    let (ada, _) = choices.find(|(_, rest)| rest.starts_with(">Ada")).expect("Ada may sign");
    let fields = [("day", "2026-01-10"), ("minutes", "210"), ("text", "Club evening"), ("part", "directed")];
    let sent = grace.post("/api/directed", &[fields.as_slice(), &[("cosigner", ada)]].concat());
    assert_eq!(sent.header("location"), "/me/sessions");
    assert!(grace.get("/me/sessions").body.contains("waiting for Ada"));
}

/// Fills in a session for Grace to sign.
fn fill_session(browser: &Browser, day: &str, minutes: &str, event: &str) {
    // Typed dates depend on the browser and its language.
    browser.script(&format!("document.querySelector('#day').value = '{day}'"));
    for (field, text) in [("#minutes", minutes), ("#text", event)] {
        browser.one(field).fill(text);
    }
    browser.one("#cosigner option:last-child").click();
    browser.click_through("main section form button");
    assert!(browser.all(".fault").is_empty(), "{}", browser.one("main").text());
}

/// Numbers of signed and pending sessions.
fn totals(browser: &Browser) -> Vec<String> {
    browser.all("main > p:not(.above, .lead, .done)").iter().map(text).collect()
}

/// Text of an element, with all whitespace the same.
fn text(one: &Element<'_>) -> String {
    one.text().replace('\u{a0}', " ")
}

/// Grace, in her own browser, as she would find the way.
fn signs_one_refuses_other(adas: &Browser, site: &RunningSite) {
    let browser = Browser::start(adas.scripts);
    sign_in(&browser, site, GRACE, PASSWORD);
    browser.choose_in_menu("a[href='/federation/demo']");
    browser.click_through("main a[href='/federation/demo/sessions']");
    let asked = browser.all("section[aria-labelledby='cosign-asked'] ul.rows > li");
    assert_eq!(asked.len(), 2);
    assert!(asked[0].text().contains("Ada Lind: Club evening, Bergen"), "{}", asked[0].text());
    assert!(text(&asked[0]).contains("3 h 30 min · assisted the Director"), "{}", asked[0].text());
    browser.click_through("section[aria-labelledby='cosign-asked'] li form.inline button");
    browser.one("section[aria-labelledby='cosign-asked'] summary").click();
    browser.one("section[aria-labelledby='cosign-asked'] textarea").fill("I was not there.");
    browser.click_through("section[aria-labelledby='cosign-asked'] details button");
    assert!(browser.all("section[aria-labelledby='cosign-asked']").is_empty());
    assert_eq!(browser.all("section[aria-labelledby='cosign-decided'] ul.rows > li").len(), 2);
    browser.assert_console_is_clean();
}
