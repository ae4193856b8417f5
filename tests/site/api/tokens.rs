//! Tokens: made by an admin with a fresh second factor, shown once, limited, revoked.

use super::{ApiSite, READING, ask, json, make_token, problem};
use crate::account::EMPTY_CODE;
use crate::courses::with_role;
use crate::forms::fixtures::between;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use server::roles::Role;

/// The federation's forms that a second factor has to accompany.
#[test]
fn empty_code_is_named_beside_its_field() {
    let found = ApiSite::open();
    let mut ada = found.ada();
    let webhook = [("federation", "demo"), ("name", "System"), ("url", "https://members.example.org/hook")];
    let made = ada.post("/api/webhook", &[&webhook[..], &[("events[0]", "certificate.issued")]].concat());
    let webhook = made.header("location").rsplit('/').next().unwrap_or_default().to_owned();
    let token = make_token(&mut ada, "Reader", &["certificates"]);
    let certificates = json(&ask(&found.site, &token, "/api/v1/certificates"));
    let number = certificates["items"][0]["number"].as_str().expect("one is issued");
    let certificate = number.split_once('.').expect("a number").1;
    let person = found.grace.0.to_string();
    found.site.execute("UPDATE session SET proven_at = NULL");
    for (form, fields) in [
        ("token", vec![("name", "System"), ("days", "30"), ("scopes[0]", "people")]),
        ("webhook", vec![("name", "Another"), ("url", "https://members.example.org/other")]),
        ("webhook-secret", vec![("webhook", &*webhook)]),
        ("account-change", vec![("person", &*person), ("act", "delete"), ("sure", "yes")]),
        ("certificate-change", vec![("certificate", certificate), ("act", "revoke"), ("reason", "Fraud.")]),
    ] {
        for (code, says) in [(" ", true), ("12", false)] {
            let fields = [&[("federation", "demo"), ("code", code)], &fields[..]].concat();
            let answer = ada.post(&format!("/api/{form}"), &fields);
            let page = ada.follow(&answer).body;
            assert_eq!(page.contains(EMPTY_CODE), says, "{form} with {code:?}: {page}");
            assert!(page.contains("code-fault\""), "{form} with {code:?}: {page}");
        }
    }
}

#[test]
fn token_is_shown_once_and_revoked() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Admin));
    assert!(ada.get("/federation/demo").body.contains("/federation/demo/tokens"));
    let token = make_token(&mut ada, "Membership <system>", &["people"]);
    assert!(token.starts_with("director_demo_") && token.len() == 14 + 64, "{token}");
    let page = ada.get("/federation/demo/tokens").body;
    assert!(!page.contains(&token[14..]), "it is shown once");
    assert!(page.contains("Membership &lt;system&gt;") && page.contains("not used yet"), "{page}");
    assert!(page.contains(&format!("ends in {}", &token[token.len() - 4..])), "{page}");
    let stored = site.rows_except(&[]);
    let secret = &token[14..];
    let leaks = stored.iter().filter(|(_, rows)| rows.iter().any(|row| row.contains(secret)));
    assert_eq!(leaks.count(), 0, "only its hash is stored");

    assert_eq!(json(&ask(&site, &token, "/api/v1/people"))["items"][0]["name"], "Ada");
    assert!(ada.get("/federation/demo/tokens").body.contains("last used"));
    let id = between(&ada.get("/federation/demo/tokens").body, "name=\"token\" value=\"");
    let revoked = ada.post("/api/token-revoke", &[("federation", "demo"), ("token", &id)]);
    assert!(ada.follow(&revoked).body.contains("The token has been revoked."));
    assert_eq!(ask(&site, &token, "/api/v1/people").status, 401);
    let again = ada.post("/api/token-revoke", &[("federation", "demo"), ("token", &id)]);
    assert_eq!(again.header("location"), "/lost");

    let log = ada.get("/federation/demo/audit").body;
    for entry in ["API token made", "API token used", "API token revoked", "Membership &lt;system&gt;", &id] {
        assert!(log.contains(entry), "{entry} is not in {log}");
    }
}

#[test]
fn reports_every_fault_of_a_new_token() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Admin));
    // An admin who is no examiner may not put candidates on lists.
    for scopes in ["", "candidates", "everything"] {
        let fields = [("federation", "demo"), ("name", " "), ("scopes[0]", scopes), ("days", "731")];
        let sent = ada.post("/api/token", &fields);
        let page = ada.follow(&sent).body;
        for fault in ["name-fault", "scopes-fault", "days-fault"] {
            assert!(page.contains(&format!("id=\"{fault}\"")), "{fault} with {scopes}: {page}");
        }
    }
    let page = ada.get("/federation/demo/tokens").body;
    assert!(page.contains("You may not do this yourself.") && page.contains("There are no tokens yet."));
    site.execute("UPDATE session SET proven_at = NULL");
    let fields =
        [("federation", "demo"), ("name", "A"), ("scopes[0]", "people"), ("days", "1"), ("code", "1")];
    let sent = ada.post("/api/token", &fields);
    assert!(ada.follow(&sent).body.contains("id=\"code-fault\""), "a code must be fresh");
    for n in 0..20 {
        site.execute("UPDATE session SET proven_at = created_at");
        make_token(&mut ada, &format!("Token {n}"), &["people"]);
    }
    let sent = ada.post("/api/token", &fields);
    assert!(ada.follow(&sent).body.contains("20 tokens in use"));
}

#[test]
fn refuses_what_is_no_valid_token() {
    let found = ApiSite::open();
    let (site, mut ada) = (&found.site, found.ada());
    let token = make_token(&mut ada, "System", &READING);
    let other = format!("{}0", &token[..token.len() - 1]);
    let other = if other == token { format!("{}1", &token[..token.len() - 1]) } else { other };
    for wrong in ["", "director_demo_", &other, &token.replace("_demo_", "_other_"), &format!("{token} 0")] {
        let refused = ask(site, wrong, "/api/v1/federation");
        assert_eq!(
            (refused.status, problem(&refused)["type"].as_str()),
            (401, Some("/developers#problem-token"))
        );
        assert_eq!(refused.header("www-authenticate"), "Bearer realm=\"api\"");
    }
    // A session opens nothing here, and a token opens no page.
    assert_eq!(ada.get("/api/v1/people").status, 401);
    for query in ["access_token", "token"] {
        assert_eq!(Visitor::new(site).get(&format!("/api/v1/people?{query}={token}")).status, 401);
    }
    let page = ask(site, &token, "/federation/demo/people");
    assert!(page.status != 200 || page.body.contains("/sign-in"), "{page:?}");
    assert_eq!(ask(site, &token, "/federation/demo/people.csv").header("location").find("/sign-in"), Some(0));

    site.execute("UPDATE api_token SET expires_at = '2020-01-01T00:00:00.000000Z'");
    assert_eq!(ask(site, &token, "/api/v1/federation").status, 401);
    site.execute("UPDATE api_token SET expires_at = '2999-01-01T00:00:00.000000Z'");
    assert_eq!(ask(site, &token, "/api/v1/federation").status, 200);
    // It acts for its maker.
    site.execute("DELETE FROM role WHERE role = 'admin'");
    assert_eq!(ask(site, &token, "/api/v1/federation").status, 401);
}

#[test]
fn scope_and_permission_are_both_needed() {
    let found = ApiSite::open();
    let (site, mut ada) = (&found.site, found.ada());
    let token = make_token(&mut ada, "System", &["certificates"]);
    for (path, scope) in [("/api/v1/people", "people"), ("/api/v1/sittings", "results")] {
        let refused = ask(site, &token, path);
        assert_eq!(refused.status, 403);
        assert_eq!(problem(&refused)["scope"], scope);
    }
    assert_eq!(ask(site, &token, "/api/v1/certificates").status, 200);
    site.execute("DELETE FROM second_factor");
    assert_eq!(ask(site, &token, "/api/v1/certificates").status, 401, "her role is not active");
}

#[test]
fn limits_requests_per_token() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Admin));
    let (token, other) = (make_token(&mut ada, "A", &["people"]), make_token(&mut ada, "B", &["people"]));
    let refused = (0..400).map(|_| ask(&site, &token, "/api/v1/federation")).find(|one| one.status != 200);
    let refused = refused.expect("there is a limit");
    assert_eq!(
        (refused.status, problem(&refused)["type"].as_str()),
        (429, Some("/developers#problem-too-many"))
    );
    assert!((1..=61).contains(&refused.header("retry-after").parse::<u32>().expect("seconds")));
    assert_eq!(ask(&site, &other, "/api/v1/federation").status, 200);
}

#[test]
fn federations_are_apart() {
    let site = RunningSite::plain();
    site.enter_federation("other", "Another Federation");
    Visitor::new(&site).sign_up_in("other", "Edith", "edith@example.org");
    let mut ada = with_role(&site, "Ada", Some(Role::Admin));
    let token = make_token(&mut ada, "System", &READING);
    let people = ask(&site, &token, "/api/v1/people").body;
    assert!(people.contains("Ada") && !people.contains("Edith"), "{people}");
    let edith = crate::roles::clients::id_of(&site, "other", "edith@example.org");
    assert_eq!(ask(&site, &token, &format!("/api/v1/people/{edith}")).status, 404);
}
