//! A user's own account over HTTP, without scripts, and accommodations.

use crate::harness::grants::Authenticator;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, PASSWORD, Visitor};
use server::roles::Role;

const PAGES: [&str; 6] = [
    "/account",
    "/account/password",
    "/account/providers",
    "/account/second-factor",
    "/account/sessions",
    "/account/leave",
];

/// What a form says beside an empty field for a code.
pub const EMPTY_CODE: &str = "Enter the six digits from your authenticator app.";

fn to(answer: &Answer) -> &str {
    assert_eq!(answer.status, 303, "{answer:?}");
    answer.header("location")
}

#[test]
fn account_pages_need_sign_in() {
    let site = RunningSite::plain();
    let (mut visitor, mut ada) = (Visitor::new(&site), Visitor::new(&site));
    ada.sign_up("Ada", "ada@example.org");
    for path in PAGES {
        assert_eq!(ada.get(path).status, 200, "{path}");
        assert!(visitor.get(path).header("location").starts_with("/sign-in?next=%2Faccount"), "{path}");
    }
    for form in [
        "account-name",
        "account-password",
        "account-leave",
        "second-factor",
        "second-factor-confirm",
        "second-factor-remove",
        "recovery-codes",
        "session-end",
        "sign-out-everywhere",
    ] {
        let led = visitor.post(&format!("/api/{form}"), &[]);
        assert!(to(&led).starts_with("/sign-in?next=%2Faccount"), "{form}: {led:?}");
    }
    assert!(visitor.get("/account/data.json").header("location").starts_with("/sign-in"));
    let file = ada.get("/account/data.json");
    assert_eq!(file.header("content-type"), "application/json");
    assert!(file.header("content-disposition").starts_with("attachment"));
    assert!(
        file.body.contains("\"email\": \"ada@example.org\"") && !file.body.contains("argon2"),
        "{}",
        file.body
    );
}

#[test]
fn changes_name_and_password() {
    let site = RunningSite::plain();
    let (mut here, mut there) = (Visitor::new(&site), Visitor::new(&site));
    here.sign_up("Ada", "ada@example.org");
    there.post("/api/sign-in", &[("email", "ada@example.org"), ("password", PASSWORD)]);
    assert_eq!(to(&here.post("/api/account-name", &[("name", "1 2")])), "/account");
    let page = here.get("/account").body;
    assert!(page.contains("id=\"name-fault\"") && page.contains("value=\"1 2\""), "{page}");
    here.post("/api/account-name", &[("name", "Ada <b>L</b>")]);
    assert!(here.get("/account").body.contains("value=\"Ada &lt;b&gt;L&lt;/b&gt;\""));
    let change = |who: &mut Visitor<'_>, current: &str, new: &str| {
        let sent = who.post("/api/account-password", &[("current", current), ("password", new)]);
        to(&sent).to_owned()
    };
    assert_eq!(change(&mut here, "something else", "hest krone vind salt"), "/account/password");
    let page = here.get("/account/password").body;
    assert!(page.contains("id=\"current-fault\"") && !page.contains("hest krone"), "{page}");
    assert_eq!(change(&mut here, PASSWORD, "short"), "/account/password");
    assert!(here.get("/account/password").body.contains("id=\"password-fault\""));
    assert_eq!(change(&mut here, PASSWORD, "hest krone vind salt"), "/account");
    assert!(
        here.get("/account").body.contains("Your password has been changed"),
        "this browser stays signed in"
    );
    assert!(there.get("/account").header("location").starts_with("/sign-in"), "the other one does not");
}

#[test]
fn sets_up_second_factor() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let page = "/account/second-factor";
    assert_eq!(to(&ada.post("/api/second-factor", &[])), page);
    let shown = ada.get(page).body;
    assert!(shown.contains("class=\"qr\"") && shown.contains("class=\"secret\""), "{shown}");
    ada.post("/api/second-factor-confirm", &[("code", "abcdef")]);
    assert!(ada.get(page).body.contains("That code is wrong"));
    ada.post("/api/second-factor-confirm", &[("code", " ")]);
    let empty = ada.get(page).body;
    assert!(empty.contains(EMPTY_CODE) && !empty.contains("That code is wrong"), "{empty}");
    let code = Authenticator::with(between(&shown, "class=\"secret\">", "<")).code();
    assert_eq!(to(&ada.post("/api/second-factor-confirm", &[("code", &code)])), page);
    let shown = ada.get(page).body;
    let list = between(&shown, "class=\"codes\">", "</ul>");
    let codes: Vec<&str> = list.split("<code>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    assert_eq!(codes.len(), 10, "{shown}");
    assert!(!ada.get(page).body.contains(codes[0]), "they are shown once");
    let mut again = Visitor::new(&site);
    let led = again
        .post("/api/sign-in", &[("email", "ada@example.org"), ("password", PASSWORD), ("next", "/practice")]);
    assert_eq!(to(&led), "/sign-in/code?next=%2Fpractice");
    assert!(
        again.get("/account").header("location").starts_with("/sign-in"),
        "the password alone is not enough"
    );
    assert!(again.get("/sign-in/code?next=%2Fpractice").body.contains("value=\"/practice\""));
    let wrong = again.post("/api/code", &[("code", "12"), ("next", "/practice")]);
    assert_eq!(to(&wrong), "/sign-in/code?next=%2Fpractice");
    assert!(again.get(to(&wrong)).body.contains("That code is wrong"));
    let empty = again.post("/api/code", &[("code", ""), ("next", "/practice")]);
    let empty = again.get(to(&empty)).body;
    assert!(empty.contains(EMPTY_CODE) && !empty.contains("That code is wrong"), "{empty}");
    let right = again.post("/api/code", &[("code", codes[0]), ("next", "/practice")]);
    assert_eq!(to(&right), "/practice");
    assert_eq!(again.get("/account").status, 200);
    let elsewhere = again.post("/api/code", &[("code", codes[1]), ("next", "//evil.example")]);
    assert_eq!(to(&elsewhere), "/sign-in?next=%2F%2Fevil.example", "nothing waits for a code any more");
    assert_eq!(Visitor::new(&site).get("/sign-in/code").header("location"), "/sign-in");
}

#[test]
fn role_requires_second_factor() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    site.grant_role_only("demo", "ada@example.org", Role::Admin);
    assert!(
        ada.get("/account").header("location").starts_with("/sign-in"),
        "whose roles change signs in again"
    );
    ada.sign_in_to("demo", "ada@example.org");
    for path in ["/federation/demo/people", "/federation/demo/settings"] {
        assert_eq!(ada.get(path).header("location"), "/account/second-factor", "{path}");
    }
    let settings = ada.post("/api/settings", &[("federation", "demo"), ("name", "Mine")]);
    assert_eq!(to(&settings), "/account/second-factor");
    assert!(ada.get("/account/second-factor").body.contains("takes effect only once"));
    site.set_up_second_factor("demo", "ada@example.org");
    ada.sign_in_to("demo", "ada@example.org");
    assert_eq!(ada.get("/federation/demo/people").status, 200);
}

#[test]
fn sessions_are_listed_and_ended() {
    let site = RunningSite::plain();
    let (mut here, mut there) = (Visitor::new(&site), Visitor::new(&site));
    here.sign_up("Ada", "ada@example.org");
    let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let headers = [("sec-fetch-site", "same-origin"), ("user-agent", firefox)];
    there.post_with("/api/sign-in", &[("email", "ada@example.org"), ("password", PASSWORD)], &headers);
    let page = here.get("/account/sessions").body;
    assert!(page.contains("Firefox on Linux") && page.contains("this one"), "{page}");
    let key = between(&page, "name=\"session\" value=\"", "\"").to_owned();
    assert_eq!(to(&here.post("/api/session-end", &[("session", &key)])), "/account/sessions");
    assert!(there.get("/account").header("location").starts_with("/sign-in"));
    assert!(!here.get("/account/sessions").body.contains("Firefox on Linux"));
    assert_eq!(to(&here.post("/api/sign-out-everywhere", &[])), "/sign-in");
    assert!(here.get("/account").header("location").starts_with("/sign-in"));
}

#[test]
fn deletes_own_account() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    assert_eq!(to(&ada.post("/api/account-leave", &[("password", "something else")])), "/account/leave");
    assert!(ada.get("/account/leave").body.contains("id=\"password-fault\""));
    assert_eq!(to(&ada.post("/api/account-leave", &[("password", PASSWORD)])), "/");
    assert!(ada.get("/account").header("location").starts_with("/sign-in"));
    let again = ada.post("/api/sign-in", &[("email", "ada@example.org"), ("password", PASSWORD)]);
    assert_eq!(to(&again), "/sign-in");
    assert_eq!(to(&ada.sign_up("Ada", "ada@example.org")), "/me", "the address is free again");
}

#[test]
fn cookies_match_the_scheme() {
    let site = RunningSite::plain();
    let sign_up = [("name", "Ada"), ("email", "ada@example.org"), ("password", PASSWORD)];
    let from = [("sec-fetch-site", "same-origin"), ("x-forwarded-proto", "https")];
    let mut ada = Visitor::new(&site);
    let answer = ada.post_with("/api/sign-up", &sign_up, &from);
    let cookie = answer.headers("set-cookie").join("\n");
    assert!(cookie.starts_with("__Host-director_session=demo."), "{cookie}");
    for told in ["Path=/", "HttpOnly", "SameSite=Lax", "Secure"] {
        assert!(cookie.contains(told), "{told}: {cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    assert_eq!(ada.get_with("/account", &[("x-forwarded-proto", "https")]).status, 200);
    let planted: std::collections::BTreeMap<_, _> = ada
        .cookies()
        .into_iter()
        .map(|(name, value)| (name.trim_start_matches("__Host-").to_owned(), value))
        .collect();
    let mut other = Visitor::with_cookies(&site, planted);
    let led = other.get_with("/account", &[("x-forwarded-proto", "https")]);
    assert!(led.header("location").starts_with("/sign-in"));
    let mut grace = Visitor::new(&site);
    let plain = grace.sign_up("Grace", "grace@example.org");
    assert!(plain.header("set-cookie").starts_with("director_session=demo."), "{plain:?}");
}

#[test]
fn accommodation_applies_at_once() {
    let site = RunningSite::plain();
    let (mut ada, mut grace) = (Visitor::new(&site), Visitor::new(&site));
    ada.sign_up("Ada", "ada@example.org");
    grace.sign_up("Grace", "grace@example.org");
    site.grant_role("demo", "ada@example.org", Role::Examiner);
    ada.sign_in_to("demo", "ada@example.org");
    let people = ada.get("/federation/demo/people?holds=grace").body;
    let person = between(&people, "/federation/demo/people/", "\"").to_owned();
    let page = format!("/federation/demo/people/{person}/accommodations");
    assert!(ada.get(&format!("/federation/demo/people/{person}")).body.contains(&page));
    assert_eq!(grace.get(&page).status, 403, "no one grants their own");
    assert_eq!(
        ada.get("/federation/demo/people/00000000-0000-7000-8000-000000000000/accommodations").status,
        404
    );
    let grant = |who: &mut Visitor<'_>, percent: &str, larger: &str| {
        let fields = [
            ("federation", "demo"),
            ("person", person.as_str()),
            ("percent", percent),
            ("larger_type", larger),
        ];
        to(&who.post("/api/accommodation", &fields)).to_owned()
    };
    assert_eq!(grant(&mut grace, "25", "yes"), "/refused");
    assert!(!grace.get("/practice").body.contains("class=\"larger\""));
    assert_eq!(grant(&mut ada, "a third", "yes"), page);
    let shown = ada.get(&page).body;
    assert!(shown.contains("id=\"percent-fault\"") && shown.contains("value=\"a third\""), "{shown}");
    assert!(!grace.get("/practice").body.contains("class=\"larger\""), "with a fault nothing is granted");
    assert_eq!(grant(&mut ada, "25", "yes"), page);
    assert!(ada.get(&page).body.contains("value=\"25\""));
    for path in ["/", "/practice", "/scenario/r001", "/laws", "/account"] {
        let html = grace.get(path).body;
        let html = between(&html, "<html", ">");
        assert!(html.contains("class=\"larger\""), "{path}: {html}");
    }
    assert!(!between(&ada.get("/practice").body, "<html", ">").contains("larger"));
    grant(&mut ada, "", "");
    assert!(!between(&grace.get("/practice").body, "<html", ">").contains("larger"));
}

/// The text between two texts.
fn between<'a>(text: &'a str, begins: &str, ends: &str) -> &'a str {
    let rest = text.split_once(begins).unwrap_or_else(|| panic!("no {begins} in {text}")).1;
    rest.split_once(ends).unwrap_or_else(|| panic!("no {ends} in {rest}")).0
}
