//! Webhooks over HTTP: made by an admin, told of certificates and released results, tried, paused,
//! sent again.

use super::documented::{document, faults};
use super::{ApiSite, READING, ask, issue, json, make_token};
use crate::courses::with_role;
use crate::forms::fixtures::between;
use crate::harness::hook_receiver::{HookReceiver, HookRequest};
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use server::outbound::Hosts;
use server::roles::Role;
use server::webhooks::WebhookEvent;
use site::startup::Operation;
use url::Url;

/// Settings of a site that may send webhooks to this machine.
fn sends_here() -> Operation {
    Operation { webhook_hosts: Hosts::parse("127.0.0.1").expect("a host"), ..Operation::default() }
}

/// Makes a webhook for all events. Returns its page and its secret.
fn make_webhook(admin: &mut Visitor<'_>, url: &str) -> (String, String) {
    let mut fields = vec![("federation", "demo"), ("webhook", ""), ("name", "Members"), ("url", url)];
    let names: Vec<String> = (0..WebhookEvent::ALL.len()).map(|at| format!("events[{at}]")).collect();
    fields.extend(names.iter().map(String::as_str).zip(WebhookEvent::ALL.map(WebhookEvent::word)));
    let made = admin.post("/api/webhook", &fields);
    let page = made.header("location").to_owned();
    assert!(page.starts_with("/federation/demo/webhooks/"), "{made:?}");
    let body = admin.follow(&made).body;
    let secret = body.split_once("class=\"secret\">whsec_").unwrap_or_else(|| panic!("no secret: {body}")).1;
    (page, secret.split('<').next().unwrap_or_default().to_owned())
}

fn fields_of<'a>(page: &'a str, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let id = page.rsplit('/').next().unwrap_or_default();
    [("federation", "demo"), ("webhook", id)].into_iter().chain(more.iter().copied()).collect()
}

fn act(admin: &mut Visitor<'_>, page: &str, act: &str) -> String {
    let sent = admin.post("/api/webhook-act", &fields_of(page, &[("act", act)]));
    admin.follow(&sent).body
}

/// The page once it has this text.
fn once(visitor: &mut Visitor<'_>, page: &str, text: &str) -> String {
    for _ in 0..1_000 {
        let body = visitor.get(page).body;
        if body.contains(text) {
            return body;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("{text} never came: {}", visitor.get(page).body)
}

fn kind(request: &HookRequest) -> String {
    request.json()["type"].as_str().expect("a type").to_owned()
}

#[test]
fn events_reach_the_system_and_lead_to_the_api() {
    let found = ApiSite::open_with(sends_here());
    let (site, mut ada, receiver) = (&found.site, found.ada(), HookReceiver::new());
    let token = make_token(&mut ada, "System", &READING);
    let (page, secret) = make_webhook(&mut ada, &receiver.url());
    assert_eq!(BASE64_STANDARD.decode(&secret).expect("base64").len(), 32);
    assert!(!ada.get(&page).body.contains(&secret), "it is shown once");
    let stored = site.rows_except(&[]);
    assert!(stored.values().flatten().all(|row| !row.contains(&secret)));

    Visitor::new(site).sign_up("Edith", "edith@example.org");
    issue(site, &mut ada, "edith@example.org");
    assert_eq!(kind(&receiver.wait_for(1)[0]), "certificate.issued");
    let proposed = ada.get("/federation/demo/certificates").body;
    let certificate = between(&proposed, "/federation/demo/certificates/0");
    let change = [("federation", "demo"), ("certificate", &*format!("0{certificate}")), ("act", "suspend")];
    let mut change = change.to_vec();
    change.push(("reason", "A complaint."));
    ada.post("/api/certificate-change", &change);
    assert_eq!(kind(&receiver.wait_for(2)[1]), "certificate.suspended");
    let review = [("federation", "demo"), ("sitting", &*found.unreleased), ("review", "marks")];
    // This one alone: the ends of others would be told too.
    let id = found.unreleased.replace('-', "");
    let over = format!(
        "UPDATE sitting SET opens_at = '2026-01-01T03:04:05.000000Z', closes_at = '2026-01-02T03:04:05.000000Z'
        WHERE lower(hex(id)) = '{id}'"
    );
    site.execute(over.leak());
    let results = format!("/api/v1/sittings/{}/results", found.unreleased);
    assert_eq!(ask(site, &token, &results).status, 409);
    ada.post("/api/exam-review", &review);
    let taken = receiver.wait_for(4);
    let mut kinds: Vec<String> = taken[2..].iter().map(kind).collect();
    kinds.sort();
    assert_eq!(kinds, ["result.released", "sitting.ended"]);

    let document = document(&found);
    for request in &taken {
        let word = kind(request);
        let at = format!("/webhooks/{word}/post/requestBody/content/application~1json/schema");
        assert_eq!(faults(&document, &at, &request.json()), [""; 0], "{request:?}");
        assert!(["Grace", "Edith", "@"].iter().all(|name| !request.body.contains(name)), "{request:?}");
        let resource = request.json()["data"]["resource"].as_str().expect("an address").to_owned();
        let path = Url::parse(&resource).expect("a URL").path().to_owned();
        let there = json(&ask(site, &token, &path));
        if word.starts_with("certificate.") {
            assert_eq!(there["certificate"]["number"], request.json()["data"]["number"]);
        }
    }
    assert_eq!(taken.len(), 4);
    let shown = once(&mut ada, &page, "HTTP 204");
    for text in ["a certificate is issued", "certificate.suspended", "accepted", &receiver.addr.to_string()] {
        assert!(shown.contains(text), "{text} is not in {shown}");
    }
}

#[test]
fn admin_tries_pauses_and_sends_again() {
    let site = RunningSite::plain_with_settings(sends_here());
    let mut ada = with_role(&site, "Ada", Some(Role::Admin));
    let receiver = HookReceiver::new();
    assert!(ada.get("/federation/demo").body.contains("/federation/demo/webhooks"));
    let (page, _) = make_webhook(&mut ada, &receiver.url());
    receiver.set_replies(&["500 Internal Server Error"; 2]);
    assert!(act(&mut ada, &page, "test").contains("A test message is on its way."));
    let shown = once(&mut ada, &page, "HTTP 500");
    assert!(shown.contains("next attempt") && shown.contains("the last message was not accepted"), "{shown}");
    let delivery = between(&shown, "name=\"delivery\" value=\"");
    let sent = ada.post("/api/webhook-resend", &fields_of(&page, &[("delivery", &delivery)]));
    assert!(ada.follow(&sent).body.contains("The message is sent again"));
    once(&mut ada, &page, "HTTP 204");
    let taken = receiver.taken();
    assert_eq!(taken[0].header("webhook-id"), taken[1].header("webhook-id"));
    assert_eq!(kind(&taken[1]), "webhook.test");

    assert!(act(&mut ada, &page, "pause").contains("Messages are held back"));
    assert!(act(&mut ada, &page, "test").contains("the state has changed"));
    assert!(act(&mut ada, &page, "resume").contains("What was held back is being sent."));
    let renewed = ada.post("/api/webhook-secret", &fields_of(&page, &[]));
    let shown = ada.follow(&renewed).body;
    assert!(
        shown.contains("class=\"secret\">whsec_") && shown.contains("The old secret signs too"),
        "{shown}"
    );
    site.execute("UPDATE session SET proven_at = NULL");
    let refused = ada.post("/api/webhook-secret", &fields_of(&page, &[("code", "1")]));
    assert!(ada.follow(&refused).body.contains("secret-code-fault"), "a code must be fresh");
    let removed = act(&mut ada, &page, "remove");
    assert!(removed.contains("have been removed") && removed.contains("There are no addresses yet."));
    assert_eq!(ada.get(&page).status, 404);
    let log = ada.get("/federation/demo/audit").body;
    for entry in ["Webhook added", "Test message to a webhook", "Webhook paused", "Webhook removed"] {
        assert!(log.contains(entry), "{entry} is not in {log}");
    }
    assert!(!log.contains("token=1"), "the address may hold a secret of its receiver");
}

#[test]
fn reports_faults_beside_their_fields() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Admin));
    let receiver = HookReceiver::new();
    for (url, fault) in
        [("example", "Enter an address such as"), (&*receiver.url(), "Messages cannot be sent there.")]
    {
        let fields = [("federation", "demo"), ("webhook", ""), ("name", "\u{7}<b>"), ("url", url)];
        let sent = ada.post("/api/webhook", &fields);
        assert_eq!(sent.header("location"), "/federation/demo/webhooks");
        let page = ada.follow(&sent).body;
        for text in [fault, "id=\"name-fault\"", "id=\"url-fault\"", "id=\"events-fault\""] {
            assert!(page.contains(text), "{text} is not in {page}");
        }
    }
    assert_eq!(receiver.taken(), [], "an address on this machine is not asked");
    let mut mary = with_role(&site, "Mary", Some(Role::Examiner));
    assert_eq!(mary.get("/federation/demo/webhooks").status, 403);
}
