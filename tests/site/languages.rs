//! The languages of the site: which one a page uses, and complete translations.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::roles::clients::{Clients, HOME};
use crate::roles::table::{ROWS, Verb};
use server::roles::Role;
use words::Language;

/// The language that a page declares.
fn page_language(answer: &Answer) -> &str {
    let tag = answer.body.split("<html lang=\"").nth(1).and_then(|rest| rest.split('"').next());
    tag.unwrap_or_default()
}

#[test]
fn every_page_is_translated() {
    let clients = Clients::gather();
    let mut wrong = Vec::new();
    let mut pages = 0;
    for who in clients.each() {
        for row in ROWS.iter().filter(|row| row.way == Verb::Get) {
            let path = clients.fill(&row.asks, who, HOME, true);
            for language in Language::all() {
                let mut cookies = clients.visitor(who).cookies();
                cookies.insert("director_language".to_owned(), format!("{}.", language.tag()));
                let answer = Visitor::with_cookies(clients.site(), cookies).get(&path);
                if !answer.header("content-type").starts_with("text/html") {
                    continue;
                }
                pages += 1;
                let left: Vec<&str> = ["[en] ", "{$", "{ $", "{DE", "{QUE"]
                    .into_iter()
                    .filter(|piece| answer.body.contains(piece))
                    .collect();
                if page_language(&answer) != language.tag() || !left.is_empty() {
                    wrong.push(format!("{path} by {}: {} {left:?}", who.name(), page_language(&answer)));
                }
            }
        }
    }
    assert!(pages > 400, "{pages}");
    assert!(wrong.is_empty(), "{} of {pages}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn url_overrides_account_and_browser() {
    let site = RunningSite::plain();
    let french = [("accept-language", "fr-CH, fr;q=0.9, en;q=0.8")];
    let mut ada = Visitor::new(&site);
    assert_eq!(page_language(&ada.get("/laws")), "en", "the federation's language");
    assert_eq!(page_language(&ada.get_with("/laws", &[("accept-language", "ja")])), "en");
    let page = ada.get_with("/laws/2017", &french);
    assert_eq!(page_language(&page), "fr");
    assert!(page.body.contains("Loi\u{a0}30"), "{}", page.body);
    assert!(page.headers("vary").iter().any(|one| one.contains("accept-language")), "{page:?}");
    let location = ada.post("/api/language", &[("page", "it"), ("next", "/laws/2017?lang=fr&a=b")]);
    assert_eq!(location.header("location"), "/laws/2017?a=b", "the choice stays, the parameter does not");
    assert_eq!(page_language(&ada.get_with("/laws", &french)), "it", "the browser's choice");
    assert_eq!(page_language(&ada.get_with("/laws?lang=nb", &french)), "nb", "the URL's language");
    assert_eq!(page_language(&ada.get("/laws")), "it", "for that page alone");
    ada.sign_up("Ada", "ada@example.org");
    ada.post("/api/language", &[("page", "nb"), ("next", "/me")]);
    let mut elsewhere = Visitor::new(&site);
    elsewhere.sign_in_to("demo", "ada@example.org");
    assert_eq!(page_language(&elsewhere.get_with("/me", &french)), "nb", "the account knows in any browser");
    let refused = elsewhere.get_with("/federation/demo/audit.csv", &french);
    let norwegian = Language::read("nb").expect("a language").words();
    assert_eq!(refused.body, norwegian.say("refused-title"), "error pages, too");
    for next in ["//evil.example", "https://evil.example", "/api/sign-out"] {
        assert_eq!(ada.post("/api/language", &[("page", "xx"), ("next", next)]).header("location"), "/");
    }
    assert_eq!(page_language(&ada.get("/me")), "nb", "an unknown language changes nothing");
}

#[test]
fn page_links_other_languages() {
    let site = RunningSite::plain();
    let page = Visitor::new(&site).get("/laws/2017?lang=fr").body;
    for language in Language::all() {
        let link = format!("hreflang=\"{0}\" href=\"http://localhost", language.tag());
        let (_, rest) = page.split_once("rel=\"alternate\"").expect("alternates");
        let other = format!("/laws/2017?lang={}\"", language.tag());
        assert!(page.contains(&format!("hreflang=\"{}\"", language.tag())), "{link}: {rest}");
        assert!(page.contains(&other), "{other}");
        assert!(page.contains(&format!("lang=\"{0}\"", language.tag())), "the link names its language");
    }
}

#[test]
fn laws_have_their_own_language() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    let choose = |who: &mut Visitor<'_>, beside: &str| {
        let fields = [("page", "nb"), ("law", "fr"), ("beside", beside), ("next", "/language")];
        who.post("/api/language", &fields)
    };
    choose(&mut ada, "");
    let law = ada.get("/laws/2017/30").body;
    assert!(law.contains("Loi\u{a0}30"), "{law}");
    assert!(!law.contains("class=\"tongues\""), "{law}");
    let ruling = "/scenario/r001/what-if";
    let alone = ada.get(ruling);
    choose(&mut ada, "yes");
    let law = ada.get("/laws/2017/30").body;
    assert!(law.contains("class=\"tongues\"") && law.contains("lang=\"fr\""), "{law}");
    let both = ada.get(ruling);
    assert_eq!((alone.status, both.status), (200, 200));
    assert!(both.body.contains("both-languages") && !alone.body.contains("both-languages"), "{}", both.body);
    assert_eq!(page_language(&both), "nb");
    ada.post("/api/language", &[("page", "it"), ("next", "/")]);
    let chosen = ada.get("/language").body;
    assert!(
        chosen.contains("value=\"fr\" selected"),
        "a new language of the pages leaves that of the Laws: {chosen}"
    );
}

#[test]
fn emails_use_recipients_language() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.post("/api/language", &[("page", "fr"), ("next", "/")]);
    ada.sign_up("Ada", "ada@example.org");
    Visitor::new(&site).post("/api/ask-reset", &[("federation", "demo"), ("email", "ada@example.org")]);
    let mut karl = with_role(&site, "Karl", Some(Role::Operator));
    let outbox = karl.get("/outbox").body;
    assert!(outbox.contains("mot de passe"), "{outbox}");
}
