//! A user signs up, practises, and comes back.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey::{choose_all, submit};

#[test]
fn signs_up_answers_leaves_and_returns() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        assert!(browser.address().ends_with("/me"));
        assert!(browser.one(".empty").is_shown(), "nothing has been answered yet");

        browser.open(&site.url("/practice/next"));
        choose_all(browser, 0);
        submit(browser);
        assert!(browser.address().contains("/answer/"), "at {}", browser.address());
        assert!(browser.one(".saved").text().starts_with("Saved"));
        let (answer, mark) = (browser.address(), browser.one(".percent").text());

        browser.open(&site.url("/me"));
        assert!(browser.all(".empty").is_empty());
        assert_eq!(browser.all(".requirements li").len(), 4, "the certificate, requirement by requirement");
        assert_eq!(browser.one(".rows .how").text(), mark);

        browser.choose_in_menu("button");
        assert_eq!(browser.address(), site.url("/"));
        browser.open(&answer);
        assert!(browser.address().contains("/sign-in?next="), "hidden when signed out");

        browser.one("#email").fill("ada@example.org");
        browser.one("#password").fill(PASSWORD);
        browser.click_through("main form button");
        assert_eq!(browser.address(), answer, "signed in, one is where one wanted to be");
        browser.open(&site.url("/me"));
        assert_eq!(browser.one(".rows .how").text(), mark, "it was saved");
    });
}

#[test]
fn wrong_password_keeps_the_address() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        browser.choose_in_menu("button");
        sign_in(browser, site, ADA, "another password altogether");
        assert!(browser.address().ends_with("/sign-in"), "and no URL contains the input");
        assert!(browser.one("#password-fault").is_shown());
        assert_eq!(browser.one("#email").attribute("value").as_deref(), Some("ada@example.org"));
        assert_eq!(browser.one("#password").attribute("value").unwrap_or_default(), "");
        assert_eq!(browser.focused().attribute("id").as_deref(), Some("password"), "the focus moves there");
        browser.open(&site.url("/sign-in"));
        assert!(browser.all(".fault").is_empty(), "it is shown once");
    });
}

#[test]
fn reports_all_sign_up_faults() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/sign-up"));
        browser.one("#name").fill("Ada");
        browser.one("#email").fill("nowhere");
        browser.one("#password").fill("short");
        browser.click_through("main form button");
        assert_eq!(browser.all(".fault").len(), 2);
        assert_eq!(browser.one("#name").attribute("value").as_deref(), Some("Ada"));
        assert_eq!(browser.focused().attribute("id").as_deref(), Some("email"), "the first that is wrong");
    });
}

#[test]
fn continues_after_sign_in() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let account = [("name", "Ada"), ("email", "ada@example.org"), ("password", PASSWORD)];
    let with = |next: &'static str| account.into_iter().chain([("next", next)]).collect::<Vec<_>>();
    assert_eq!(visitor.post("/api/sign-up", &with("/practice")).header("location"), "/practice");
    for foreign in
        ["https://evil.example/", "//evil.example/", "/\\evil.example/", "/api/sign-out", "practice"]
    {
        assert_eq!(visitor.post("/api/sign-in", &with(foreign)).header("location"), "/me", "{foreign}");
    }
}

#[test]
fn answers_are_private() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    let mut ben = Visitor::new(&site);
    for (visitor, name, email) in [(&mut ada, "Ada", "ada@example.org"), (&mut ben, "Ben", "ben@example.org")]
    {
        let signed =
            visitor.post("/api/sign-up", &[("name", name), ("email", email), ("password", PASSWORD)]);
        assert_eq!((signed.status, signed.header("location")), (303, "/me"));
    }
    let form = ada.get("/scenario/c001").body;
    let mut fields = vec![("scenario", "c001")];
    let asked: Vec<String> = names(&form);
    let chosen: Vec<(String, String)> =
        asked.iter().map(|name| (name.clone(), first_value(&form, name))).collect();
    fields.extend(chosen.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let answered = ada.post("/api/answer", &fields);
    assert_eq!(answered.status, 303);
    let address = answered.header("location").to_owned();
    assert!(address.starts_with("/answer/"), "{address}");
    assert_eq!(ada.get(&address).status, 200);
    assert_eq!(ben.get(&address).status, 404);
    assert_eq!(ben.get("/answer/01890a5d-ac96-774b-bcce-b302099a8057").status, 404);
    let asked = Visitor::new(&site).get(&address).header("location").to_owned();
    assert_eq!(asked, format!("/sign-in?next={}", address.replace('/', "%2F")));
}

/// Names of a form's questions, in order.
fn names(form: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for piece in form.split("name=\"answer[").skip(1) {
        let name = format!("answer[{}", piece.split('"').next().unwrap_or_default());
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The value of the first choice with this name.
fn first_value(form: &str, name: &str) -> String {
    let rest = form.split(&format!("name=\"{name}\"")).nth(1).unwrap_or_default();
    rest.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}

pub fn sign_up(browser: &Browser, site: &RunningSite) {
    browser.open(&site.url("/sign-up"));
    browser.one("#name").fill("Ada Lind");
    browser.one("#email").fill("ada@example.org");
    browser.one("#password").fill(PASSWORD);
    browser.click_through("main form button");
}

pub fn sign_in(browser: &Browser, site: &RunningSite, email: &str, password: &str) {
    browser.open(&site.url("/sign-in"));
    browser.one("#email").fill(email);
    browser.one("#password").fill(password);
    browser.click_through("main form button");
}
