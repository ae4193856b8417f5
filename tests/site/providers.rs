//! Sign-in through a federation's own system, with a provider that others have written and with one
//! that forges its answers.

use crate::RunningSite;
use crate::forged_provider::{ForgedProvider, Forgery};
use crate::harness::provider::entered::{ADMIN, admin, enter, fields, with_admin};
use crate::harness::provider::{CLIENT_SECRET, SignInProvider, asks_this_machine};
use crate::harness::visitor::{ADA, Answer, Visitor};
use crate::roles::clients::id_of;
use serde_json::{Value, json};
use server::roles::Role;
use url::{Url, form_urlencoded};

/// Another provider at the same issuer, withdrawn.
const SECOND_PROVIDER: &str = "
    INSERT INTO provider (federation_id, id, name, issuer, client, scopes, number_claim, email_rule, admits,
        trusts_factor, is_offered, tried_at, metadata, keys, read_at, created_at)
    SELECT federation_id, x'00000000000000000000000000000002', 'Old system', issuer, client, scopes, number_claim,
        email_rule, admits, trusts_factor, false, tried_at, metadata, keys, read_at, created_at FROM provider";
/// Its link with the account that is linked with the first.
const SECOND_LINK: &str = "
    INSERT INTO provider_link (federation_id, provider_id, subject, account_id, linked_at, used_at)
    SELECT federation_id, x'00000000000000000000000000000002', subject, account_id, linked_at, used_at
    FROM provider_link";

/// A site with a federation's admin.
fn site_with_admin() -> RunningSite {
    with_admin(RunningSite::plain_with_settings(asks_this_machine()))
}

/// The URL of the provider on the page that leads there.
fn onward(visitor: &mut Visitor<'_>, begun: &Answer) -> String {
    assert_eq!(begun.header("location"), "/sign-in/onward", "{begun:?}");
    let page = visitor.follow(begun).body;
    let link = page.split("class=\"button primary\" href=\"").nth(1).or_else(|| page.split("0; url=").nth(1));
    let link = link.unwrap_or_else(|| panic!("{page}")).split('"').next().unwrap_or_default();
    link.replace("&amp;", "&")
}

fn begin(visitor: &mut Visitor<'_>, id: &str) -> String {
    let begun =
        visitor.post("/api/provider-begin", &[("federation", "demo"), ("provider", id), ("next", "/me")]);
    onward(visitor, &begun)
}

/// The path and query of a URL of the site.
fn path(url: &str) -> String {
    let url = Url::parse(url).expect("a URL");
    url[url::Position::BeforePath..].to_owned()
}

/// Signs in at the real provider. Returns where that leads.
fn through(visitor: &mut Visitor<'_>, provider: &SignInProvider, id: &str, login: &str) -> String {
    let url = begin(visitor, id);
    let back = provider.sign_in(&url, login);
    visitor.get(&path(&back)).header("location").to_owned()
}

fn start(site: &RunningSite) -> SignInProvider {
    SignInProvider::start(&site.url("/sign-in/demo/return"))
}

#[test]
fn provider_is_tried_then_offered() {
    let site = site_with_admin();
    let provider = start(&site);
    let mut admin = admin(&site);
    let entered = admin.post("/api/provider", &fields(provider.issuer(), &[]));
    let page = admin.follow(&entered).body;
    assert!(page.contains("Not tried yet.") && page.contains("/sign-in/demo/return"), "{page}");
    assert!(!page.contains(CLIENT_SECRET));
    let id = entered.header("location").rsplit('/').next().unwrap_or_default().to_owned();
    let act = |admin: &mut Visitor<'_>, act: &str| {
        let place = [("federation", "demo"), ("provider", &*id), ("act", act)];
        admin.post("/api/provider-act", &place)
    };
    let refused = act(&mut admin, "offer");
    assert!(admin.follow(&refused).body.contains("Try it first."));
    let begun = act(&mut admin, "try");
    let url = onward(&mut admin, &begun);
    let back = provider.sign_in(&url, "ada");
    let tried = admin.get(&path(&back));
    let page = admin.follow(&tried).body;
    for said in ["It works", "Ada Lovelace", "ada@example.org, trusted", "1815", "was not asked for"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(!Visitor::new(&site).get("/sign-in").body.contains("Continue with"));
    act(&mut admin, "offer");
    assert!(Visitor::new(&site).get("/sign-in").body.contains("Continue with Club system"));
    assert!(!Visitor::new(&site).get("/sign-in?federation=nbf").body.contains("Continue with"));
    act(&mut admin, "withdraw");
    let gone = Visitor::new(&site)
        .post("/api/provider-begin", &[("federation", "demo"), ("provider", &id), ("next", "")]);
    assert_eq!(gone.header("location"), "/sign-in");
    act(&mut admin, "remove");
    assert_eq!(admin.get(&format!("/federation/demo/providers/{id}")).status, 404);
}

#[test]
fn first_sign_in_makes_an_account() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    let mut grace = Visitor::new(&site);
    assert_eq!(through(&mut grace, &provider, &id, "grace"), "/sign-in/first");
    let page = grace.get("/sign-in/first").body;
    assert!(page.contains("as Grace Hopper, grace@example.org") && page.contains("Create account"), "{page}");
    let joined = grace.post("/api/provider-join", &[("name", "Grace Hopper")]);
    assert_eq!(joined.header("location"), "/me", "{joined:?}");
    let page = grace.get("/account/providers").body;
    assert!(page.contains("Club system") && page.contains("You have no password"), "{page}");
    let data: Value = serde_json::from_str(&grace.get("/account/data.json").body).expect("JSON");
    assert_eq!(data["account"]["member_number"], "1906");
    assert_eq!(data["linked_providers"][0]["subject"], "grace");
    assert_eq!(data["account"]["has_password"], false);
    // Its only way in stays; a withdrawn system is none.
    site.execute(SECOND_PROVIDER);
    site.execute(SECOND_LINK);
    let unlinked = grace.post("/api/provider-unlink", &[("provider", &id)]);
    assert!(grace.follow(&unlinked).body.contains("your only way to sign in"));
    grace.post("/api/sign-out", &[]);
    assert_eq!(through(&mut grace, &provider, &id, "grace"), "/me", "linked by its subject");
    assert_eq!(grace.get("/account").status, 200);
}

#[test]
fn address_of_an_account_needs_proof() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    Visitor::new(&site).sign_up("Ada", ADA);
    let mut ada = Visitor::new(&site);
    assert_eq!(through(&mut ada, &provider, &id, "ada"), "/sign-in/first");
    let page = ada.get("/sign-in/first").body;
    assert!(
        page.contains("There is an account with the address") && !page.contains("Create account"),
        "{page}"
    );
    let refused = ada.post("/api/provider-join", &[("name", "Ada")]);
    assert_eq!(refused.header("location"), "/sign-in/first");
    let refused = ada.post("/api/provider-claim", &[]);
    assert!(refused.header("location").starts_with("/sign-in?next="), "not signed in: {refused:?}");
    ada.sign_in_to("demo", ADA);
    assert!(ada.get("/sign-in/first").body.contains("Link to this account"));
    let linked = ada.post("/api/provider-claim", &[]);
    assert_eq!(linked.header("location"), "/account/providers");
    assert!(ada.follow(&linked).body.contains("Your account is linked"));
    ada.post("/api/sign-out", &[]);
    assert_eq!(through(&mut ada, &provider, &id, "ada"), "/me");
    // Another account cannot have the same person.
    let mut eve = Visitor::new(&site);
    eve.sign_up("Eve", "eve@example.org");
    let begun = eve.post("/api/provider-link", &[("provider", &id)]);
    let url = onward(&mut eve, &begun);
    let back = provider.sign_in(&url, "ada");
    let refused = eve.get(&path(&back));
    assert!(eve.follow(&refused).body.contains("This is linked already"));
    // With a password, the link can go.
    let unlinked = ada.post("/api/provider-unlink", &[("provider", &id)]);
    assert!(ada.follow(&unlinked).body.contains("no longer linked"));
}

/// Kinds and subjects of the emails about links to an address, the earliest first.
fn reported(site: &RunningSite, to: &str) -> Vec<(String, String)> {
    let all = site.operate(async |server| server.outbox.emails(50).await.expect("the outbox"));
    let about_links =
        all.into_iter().rev().filter(|one| one.recipient == to && one.kind.starts_with("provider-"));
    about_links.map(|one| (one.kind, one.subject)).collect()
}

#[test]
fn links_are_reported_to_their_owner() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", ADA);
    // The second time it is linked already.
    for _ in 0..2 {
        let begun = ada.post("/api/provider-link", &[("provider", &id)]);
        let url = onward(&mut ada, &begun);
        let back = provider.sign_in(&url, "ada");
        assert_eq!(ada.get(&path(&back)).header("location"), "/account/providers");
        let linked = (
            "provider-linked".to_owned(),
            "Demonstration Federation: your account is linked to Club system".to_owned(),
        );
        assert_eq!(reported(&site, ADA), [linked]);
    }
    let mut elsewhere = Visitor::new(&site);
    assert_eq!(through(&mut elsewhere, &provider, &id, "ada"), "/me");
    for _ in 0..2 {
        ada.post("/api/provider-unlink", &[("provider", &id)]);
        let kinds: Vec<String> = reported(&site, ADA).into_iter().map(|(kind, _)| kind).collect();
        assert_eq!(kinds, ["provider-linked", "provider-unlinked"]);
    }
    assert!(elsewhere.get("/account").header("location").starts_with("/sign-in"), "that session ends");
    assert_eq!(ada.get("/account").status, 200);
}

#[test]
fn admin_unlinks_for_a_person() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    let (mut grace, address) = (Visitor::new(&site), "grace@example.org");
    through(&mut grace, &provider, &id, "grace");
    grace.post("/api/provider-join", &[("name", "Grace Hopper")]);
    let mut admin = admin(&site);
    let person = id_of(&site, "demo", address);
    let page = format!("/federation/demo/people/{person}");
    let shown = admin.get(&page).body;
    assert!(shown.contains("value=\"unlink\"") && !shown.contains("Invite again"), "{shown}");
    let unlink = |admin: &mut Visitor<'_>| {
        let sent = [("federation", "demo"), ("person", &*person), ("act", "unlink")];
        let sent = admin.post("/api/account-change", &sent);
        admin.follow(&sent).body
    };
    let done = unlink(&mut admin);
    assert!(done.contains("Done.") && !done.contains("value=\"unlink\""), "{done}");
    assert!(grace.get("/account").header("location").starts_with("/sign-in"), "she is signed out");
    let kinds: Vec<String> = reported(&site, address).into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(kinds, ["provider-linked", "provider-unlinked"]);
    assert!(admin.get("/federation/demo/audit").body.contains("Account unlinked from a sign-in system"));
    assert!(unlink(&mut admin).contains("There is nothing to change."));
    assert_eq!(through(&mut grace, &provider, &id, "grace"), "/sign-in/first", "no longer linked");
}

#[test]
fn sign_out_offers_that_of_the_provider() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    let mut grace = Visitor::new(&site);
    grace.sign_up("Grace", "grace@example.org");
    let sign_out = |grace: &mut Visitor<'_>| grace.post("/api/sign-out", &[]).header("location").to_owned();
    assert_eq!(sign_out(&mut grace), "/", "she was never there");
    through(&mut grace, &provider, &id, "grace");
    grace.sign_in_to("demo", "grace@example.org");
    grace.post("/api/provider-claim", &[]);
    assert_eq!(grace.get("/sign-out/onward").header("location"), "/", "she is signed in");
    assert_eq!(sign_out(&mut grace), "/sign-out/onward");
    let page = grace.get("/sign-out/onward").body;
    let mut links = page.split("href=\"").filter_map(|rest| rest.split('"').next());
    let link = links.find(|link| link.starts_with(provider.issuer()));
    let url = Url::parse(&link.expect("a link").replace("&amp;", "&")).expect("a URL");
    assert_eq!(url[..url::Position::AfterPath], format!("{}/session/end", provider.issuer()));
    let given: Vec<_> = url.query_pairs().into_owned().collect();
    let back = site.url("/sign-in/demo/return");
    let [client, address] = [("client_id", "director"), ("post_logout_redirect_uri", &*back)];
    assert_eq!(given, [client, address].map(|(name, value)| (name.to_owned(), value.to_owned())));
    let returned = grace.get("/sign-in/demo/return");
    assert!(grace.follow(&returned).body.contains("<b>You are signed out."), "{returned:?}");
    assert_eq!(grace.get("/sign-out/onward").header("location"), "/", "that is done");
    // Not offered: no sign-out, a script, and a host that may not be asked.
    for metadata in [
        "UPDATE provider SET metadata = json_remove(metadata, '$.end_session_endpoint')",
        "UPDATE provider SET metadata = json_set(metadata, '$.end_session_endpoint', 'javascript:alert(1)')",
        "UPDATE provider SET metadata = json_set(metadata, '$.end_session_endpoint', 'https://10.0.0.1/')",
    ] {
        site.execute(metadata);
        assert_eq!(through(&mut grace, &provider, &id, "grace"), "/me");
        assert_eq!(sign_out(&mut grace), "/", "{metadata}");
    }
}

#[test]
fn unverified_address_makes_no_account() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    let mut joan = Visitor::new(&site);
    assert_eq!(through(&mut joan, &provider, &id, "joan"), "/sign-in/first");
    let page = joan.get("/sign-in/first").body;
    assert!(page.contains("It cannot be created from here") && !page.contains("Create account"), "{page}");
    joan.post("/api/provider-join", &[("name", "Joan")]);
    assert!(!joan.get("/account").status.eq(&200));
}

#[test]
fn answer_counts_once_in_its_browser() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    let mut grace = Visitor::new(&site);
    let url = begin(&mut grace, &id);
    let back = path(&provider.sign_in(&url, "grace"));
    let expired = |visitor: &mut Visitor<'_>, back: &str| {
        let refused = visitor.get(back);
        assert!(
            refused.header("location").starts_with("/sign-in?") || refused.header("location") == "/sign-in"
        );
        assert!(visitor.follow(&refused).body.contains("This sign-in has expired"), "{back}");
    };
    expired(&mut Visitor::new(&site), &back);
    let mut mallory = Visitor::new(&site);
    begin(&mut mallory, &id);
    expired(&mut mallory, &back);
    // A forged answer does not end the sign-in.
    expired(&mut grace, "/sign-in/demo/return?code=forged&state=forged");
    assert_eq!(grace.get(&back).header("location"), "/sign-in/first");
    expired(&mut grace, &back);
    // An answer in the name of another issuer is refused.
    let url = begin(&mut grace, &id);
    let back = provider.sign_in(&url, "grace");
    let issuer: String = form_urlencoded::byte_serialize(provider.issuer().as_bytes()).collect();
    assert!(back.contains(&format!("iss={issuer}")), "{back}");
    let other = path(&back.replace(&format!("iss={issuer}"), "iss=https%3A%2F%2Fother.example.org"));
    let refused = grace.get(&other);
    assert!(grace.follow(&refused).body.contains("could not be trusted"));
    // The person may decline.
    let url = begin(&mut grace, &id);
    let declined = grace.get(&path(&provider.decline(&url)));
    assert!(grace.follow(&declined).body.contains("You did not agree"));
}

#[test]
fn password_works_while_provider_is_away() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", ADA);
    let begun = ada.post("/api/provider-link", &[("provider", &id)]);
    let url = onward(&mut ada, &begun);
    let back = provider.sign_in(&url, "ada");
    assert_eq!(ada.get(&path(&back)).header("location"), "/account/providers");
    ada.post("/api/sign-out", &[]);
    let url = begin(&mut ada, &id);
    let back = path(&provider.sign_in(&url, "ada"));
    drop(provider);
    let silent = ada.get(&back);
    let page = ada.follow(&silent).body;
    assert!(page.contains("The other system is not responding. Use your password"), "{page}");
    assert_eq!(ada.sign_in_to("demo", ADA).header("location"), "/me");
}

#[test]
fn forged_answers_are_refused() {
    let site = site_with_admin();
    let provider = ForgedProvider::start();
    let id = enter(&site, provider.issuer(), &[]);
    for forgery in [
        Forgery::None,
        Forgery::Nonce,
        Forgery::Audience,
        Forgery::SecondAudience,
        Forgery::Issuer,
        Forgery::Expired,
        Forgery::NoSubject,
        Forgery::NoSignature,
        Forgery::SharedSecret,
        Forgery::Key,
        Forgery::ChangedClaims,
        Forgery::AccessToken,
    ] {
        let mut visitor = Visitor::new(&site);
        let answered = answered(&mut visitor, &provider, &id, forgery, json!({}));
        if forgery == Forgery::None {
            assert_eq!(answered.header("location"), "/sign-in/first");
        } else {
            let page = visitor.follow(&answered).body;
            assert!(page.contains("could not be trusted"), "{forgery:?}: {page}");
            assert_eq!(visitor.get("/sign-in/first").status, 410, "{forgery:?}");
        }
    }
}

/// Comes back with a code from the provider that forges.
fn answered(
    visitor: &mut Visitor<'_>,
    provider: &ForgedProvider,
    id: &str,
    forgery: Forgery,
    claims: Value,
) -> Answer {
    let url = begin(visitor, id);
    let url = Url::parse(&url).expect("a URL");
    let given = |name: &str| {
        let found = url.query_pairs().find(|(one, _)| one == name);
        found.map(|(_, value)| value.into_owned()).unwrap_or_else(|| panic!("{name} in {url}"))
    };
    assert_eq!(
        (given("code_challenge_method").as_str(), given("scope").as_str()),
        ("S256", "openid profile email")
    );
    let mut claims = claims;
    claims["nonce"] = json!(given("nonce"));
    provider.say(forgery, claims);
    visitor.get(&format!("/sign-in/demo/return?code=any&state={}", given("state")))
}

#[test]
fn second_factor_counts_only_if_trusted() {
    let site = site_with_admin();
    let provider = ForgedProvider::start();
    let id = enter(&site, provider.issuer(), &[]);
    let mut grace = Visitor::new(&site);
    let claims = json!({"sub": "grace", "email": "grace@example.org", "amr": ["pwd", "mfa"]});
    let sign_in = |grace: &mut Visitor<'_>| {
        let answer = answered(grace, &provider, &id, Forgery::None, claims.clone());
        answer.header("location").to_owned()
    };
    assert_eq!(sign_in(&mut grace), "/sign-in/first");
    grace.post("/api/provider-join", &[("name", "Grace")]);
    site.grant_role_only("demo", "grace@example.org", Role::Admin);
    let settings = |grace: &mut Visitor<'_>| {
        grace.get("/federation/demo/settings").body.contains("settings-zone")
            || grace.get("/federation/demo/settings").body.contains("name=\"zone\"")
    };
    assert_eq!(sign_in(&mut grace), "/me");
    assert!(!settings(&mut grace), "not trusted by default");
    let trusting = fields(provider.issuer(), &[("trusts_factor", "yes")]);
    let trusting: Vec<_> = trusting
        .into_iter()
        .map(|(name, value)| (name, if name == "provider" { &*id } else { value }))
        .collect();
    let saved = admin(&site).post("/api/provider", &trusting);
    assert!(saved.header("location").ends_with(&id), "{saved:?}");
    assert_eq!(sign_in(&mut grace), "/me");
    assert!(settings(&mut grace), "trusted, and asked for there");
    // A factor of one's own is always asked for.
    site.set_up_second_factor("demo", "grace@example.org");
    assert!(sign_in(&mut grace).starts_with("/sign-in/code"));
    // An operator's is never another's business.
    site.execute(
        "DELETE FROM second_factor WHERE account_id = (SELECT id FROM account WHERE name = 'Grace')",
    );
    site.grant_role_only("demo", "grace@example.org", Role::Operator);
    assert_eq!(sign_in(&mut grace), "/me");
    assert!(!settings(&mut grace));
}

#[test]
fn invitation_is_accepted_without_a_password() {
    let site = site_with_admin();
    let provider = start(&site);
    let id = enter(&site, provider.issuer(), &[]);
    let mut admin = admin(&site);
    admin.post("/api/invite", &[("federation", "demo"), ("name", "Grace"), ("email", "g.h@example.org")]);
    // The email waits, as the site has no mail server.
    site.grant_role("demo", ADMIN, Role::Operator);
    admin.sign_in_to("demo", ADMIN);
    let emails = admin.get("/outbox").body;
    let token = emails.split("/invitation/").nth(1).unwrap_or_else(|| panic!("{emails}"));
    let token: String =
        token.chars().take_while(|c| c.is_ascii_alphanumeric() || ".-".contains(*c)).collect();
    let mut grace = Visitor::new(&site);
    let at = format!("/invitation/{token}");
    assert!(grace.get(&at).body.contains("Continue with Club system"));
    let begun =
        grace.post("/api/provider-begin", &[("federation", "demo"), ("provider", &id), ("next", &at)]);
    let url = onward(&mut grace, &begun);
    let back = provider.sign_in(&url, "grace");
    assert_eq!(grace.get(&path(&back)).header("location"), at);
    assert!(grace.get(&at).body.contains("Accept the invitation"));
    let accepted = grace.post("/api/provider-accept", &[("token", &token)]);
    assert_eq!(accepted.header("location"), "/me", "{accepted:?}");
    assert!(grace.get("/account").body.contains("g.h@example.org"));
}

#[test]
fn private_addresses_are_not_asked() {
    let site = with_admin(RunningSite::plain());
    let provider = ForgedProvider::start();
    let mut admin = admin(&site);
    for issuer in
        [provider.issuer(), "https://127.0.0.1", "https://localhost", "https://[::1]", "https://10.0.0.1"]
    {
        let refused = admin.post("/api/provider", &fields(issuer, &[]));
        assert_eq!(refused.header("location"), "/federation/demo/providers/new");
        let page = admin.follow(&refused).body;
        assert!(page.contains("This site may not contact that address"), "{issuer}: {page}");
    }
}
