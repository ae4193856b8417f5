//! Answers given before signing up: stored with the new account, once, with their time, and with no
//! other. The page names what is not stored.

use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use server::clock::Clock;
use std::collections::BTreeMap;
use time::macros::datetime;
use time::{Duration, OffsetDateTime};

#[test]
fn keeps_answers_given_before_signing_up() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    for id in ["r001", "c001"] {
        let marked = ada.answer(id).header("location").to_owned();
        assert!(marked.contains("/marked?"), "{marked}");
        assert!(ada.get(&marked).body.contains("in this browser only"));
    }
    ada.sign_up("Ada", "ada@example.org");
    let page = ada.get("/me").body;
    assert!(page.matches("href=\"/answer/").count() >= 2, "both are stored: {page}");
    // The next person who signs up here does not get them.
    ada.post("/api/sign-out", &[]);
    ada.sign_up("Grace", "grace@example.org");
    let page = ada.get("/me").body;
    assert!(!page.contains("href=\"/answer/"), "{page}");
}

/// The first user's answers: scenario, time, and whether they count toward a certificate.
fn stored(site: &RunningSite) -> Vec<(String, OffsetDateTime, bool)> {
    site.operate(async |server| {
        let who = server.people.account_with(server.federation(), ADA).await.expect("readable");
        let own = server.practice.own(&who.expect("exists")).await.expect("readable");
        own.given.into_iter().map(|one| (one.scenario, one.at, one.is_evidence)).collect()
    })
}

fn sign_up_for(visitor: &mut Visitor<'_>, next: &str) -> String {
    let fields = [("name", "Ada"), ("email", ADA), ("password", PASSWORD), ("next", next)];
    visitor.post("/api/sign-up", &fields).header("location").to_owned()
}

#[test]
fn answers_have_the_day_on_which_they_were_given() {
    let begin = datetime!(2026-03-01 09:30 UTC);
    let clock = Clock::standing_at(begin);
    let site = RunningSite::plain_at(clock.clone());
    let mut ada = Visitor::new(&site);
    for id in ["c001", "r001"] {
        ada.answer(id);
        clock.advance(Duration::hours(1));
    }
    clock.advance(Duration::days(3));
    assert_eq!(sign_up_for(&mut ada, "/practice"), "/practice", "nothing is to be told");
    let expected = [("c001".to_owned(), begin, true), ("r001".to_owned(), begin + Duration::hours(1), true)];
    assert_eq!(stored(&site), expected);
    assert!(ada.get("/me").body.contains("1 March 2026"));
}

#[test]
fn impossible_times_count_as_now() {
    let now = datetime!(2026-03-01 09:30 UTC);
    let site = RunningSite::plain_at(Clock::standing_at(now));
    let mut first = Visitor::new(&site);
    first.answer("r001");
    let honest = first.cookies()["director_given"].clone();
    let (id, answer) = honest.split_once('?').expect("an answer");
    assert!(id.starts_with("r001*"), "{honest}");
    let later = format!("{:x}", (now + Duration::days(1)).unix_timestamp());
    let ago = format!("{:x}", (now - Duration::days(400)).unix_timestamp());
    for (number, at) in [&*later, &*ago, "soon", "-1", ""].into_iter().enumerate() {
        let cookies = BTreeMap::from([("director_given".to_owned(), format!("r001*{at}?{answer}"))]);
        let mut forger = Visitor::with_cookies(&site, cookies);
        let email = format!("forger{number}@example.org");
        forger.sign_up("Forger", &email);
        let given = site.operate(async |server| {
            let who = server.people.account_with(server.federation(), &email).await.expect("readable");
            server.practice.own(&who.expect("exists")).await.expect("readable").given
        });
        let times: Vec<_> = given.iter().map(|one| one.at).collect();
        assert_eq!(times, [now], "{at}");
    }
}

#[test]
fn says_which_answers_were_lost() {
    let site = RunningSite::plain();
    let mut first = Visitor::new(&site);
    first.answer("c001");
    let whole = first.cookies()["director_given"].clone();
    // An incomplete answer, a scenario that is not in the bank, and text that is no answer.
    let text = format!("r001?law=30B1|r9999?law=30B1|r006?<b>|{whole}");
    let cookies = BTreeMap::from([("director_given".to_owned(), text)]);
    let mut ada = Visitor::with_cookies(&site, cookies);
    assert_eq!(sign_up_for(&mut ada, "/practice"), "/me", "the page that tells of them");
    assert!(!ada.cookies().contains_key("director_given"));
    let page = ada.get("/me").body;
    assert!(page.contains("These 3 answers, given before you signed up"), "{page}");
    for lost in ["href=\"/scenario/r001\"", "No. r9999", "href=\"/scenario/r006\""] {
        assert!(page.contains(lost), "{lost}: {page}");
    }
    assert!(!ada.get("/me").body.contains("These 3 answers"), "once");
    assert_eq!(stored(&site).len(), 1);
}

#[test]
fn answers_wait_until_they_can_be_stored() {
    let begin = datetime!(2026-03-01 09:30 UTC);
    let clock = Clock::standing_at(begin);
    let site = RunningSite::plain_at(clock.clone());
    let mut ada = Visitor::new(&site);
    ada.answer("r001");
    clock.advance(Duration::days(1));
    site.execute("CREATE TRIGGER stuck BEFORE INSERT ON answer BEGIN SELECT RAISE(ABORT, 'stuck'); END");
    assert_eq!(sign_up_for(&mut ada, "/practice"), "/me");
    let page = ada.get("/me").body;
    assert!(page.contains("One answer given in this browser is not in your account yet"), "{page}");
    // A second try fails as well, and loses nothing.
    assert_eq!(ada.post("/api/given", &[("act", "add")]).header("location"), "/me");
    assert!(ada.get("/me").body.contains("One answer given in this browser"));
    site.execute("DROP TRIGGER stuck");
    ada.post("/api/given", &[("act", "add")]);
    assert_eq!(stored(&site), [("r001".to_owned(), begin, true)]);
    assert!(!ada.get("/me").body.contains("given in this browser"));
}

#[test]
fn signing_in_adds_answers_only_on_request() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", ADA);
    ada.post("/api/sign-out", &[]);
    ada.answer("r001");
    ada.post("/api/sign-in", &[("email", ADA), ("password", PASSWORD)]);
    let page = ada.get("/me").body;
    assert!(page.contains("value=\"add\"") && page.contains("value=\"drop\""), "{page}");
    ada.post("/api/given", &[("act", "")]);
    assert_eq!(stored(&site), []);
    ada.post("/api/given", &[("act", "drop")]);
    assert!(!ada.get("/me").body.contains("value=\"drop\""));
    ada.post("/api/given", &[("act", "add")]);
    assert_eq!(stored(&site), [], "they were discarded");
}
