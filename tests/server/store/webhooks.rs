//! The tables `webhook` and `webhook_delivery`, and the server's rules for webhooks: events in the
//! transaction of what happened, signed requests, retries, pauses.

use crate::hook_receiver::{HookReceiver, HookRequest};
use crate::store::api_tokens::admin;
use crate::store::certificates::{certified_holder, examiner, signing_server};
use crate::store::database::Database;
use crate::store::faults;
use crate::store::marks::{self, MarkingFixture};
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::signing_up::server;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use server::Server;
use server::certificates::Change;
use server::credentials::keys::OperatorKey;
use server::exams::Act;
use server::exams::sitting::Review;
use server::forms::Rejection;
use server::outbound::Hosts;
use server::roles::Allowed;
use server::webhooks::{
    DeliveryState, WEBHOOK_LIMIT, Webhook, WebhookAct, WebhookDelivery, WebhookEvent, WebhookId,
    WebhookSecret, WebhookSettings, WebhookState, WebhooksDelivered,
};
use std::io::Write;
use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::sync::Arc;
use store::webhook::{self, WebhookRow};
use store::webhook_delivery::{self, DeliveryId, DeliveryRow};
use time::Duration;
use uuid::Uuid;

contract! {
    rows_round_trip, certificates_are_told_signed, results_are_told_once_released, rolled_back_event_is_gone,
    only_chosen_events_are_sent, nodes_deliver_each_event_once, lost_node_is_replaced, retries_ever_later,
    failing_webhook_is_paused, gone_webhook_is_paused_at_once, follows_no_redirect,
    refuses_private_addresses, old_secret_signs_for_a_day, old_deliveries_are_removed,
    refuses_faulty_settings, concurrent_makers_share_the_limit, paused_webhook_waits,
    hanging_receiver_delays_no_other, end_by_time_is_told_once, late_marks_of_the_engine_are_told_once,
}

const DELIVERED: WebhooksDelivered = WebhooksDelivered { delivered: 1, delayed: 0, failed: 0 };
const DELAYED: WebhooksDelivered = WebhooksDelivered { delivered: 0, delayed: 1, failed: 0 };
const FAILED: WebhooksDelivered = WebhooksDelivered { delivered: 0, delayed: 0, failed: 1 };
const NOTHING: WebhooksDelivered = WebhooksDelivered { delivered: 0, delayed: 0, failed: 0 };
const DELIVERIES: &str = "SELECT COUNT(*) FROM webhook_delivery";

/// Lets a server send to this machine.
fn opened(server: &Server) {
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    server.webhook_deliveries.limit_to(Hosts::parse("127.0.0.1").unwrap());
}

fn settings(receiver: &HookReceiver, events: &[WebhookEvent]) -> WebhookSettings {
    let events = events.iter().map(|event| event.word().to_owned()).collect();
    WebhookSettings { name: " Membership\tsystem ".to_owned(), url: receiver.url(), events }
}

/// A webhook for all events.
async fn made(server: &Server, allowed: &Allowed, receiver: &HookReceiver) -> (WebhookId, WebhookSecret) {
    server.webhooks.make(allowed, &settings(receiver, &WebhookEvent::ALL)).await.unwrap()
}

async fn deliver(server: &Server) -> WebhooksDelivered {
    server.webhook_deliveries.deliver_due().await.unwrap()
}

async fn try_out(server: &Server, allowed: &Allowed, id: WebhookId) {
    server.webhooks.act(allowed, id, WebhookAct::Test).await.unwrap();
}

async fn get(server: &Server, allowed: &Allowed, id: WebhookId) -> Webhook {
    server.webhooks.get(allowed, id).await.unwrap().expect("a webhook")
}

async fn deliveries(server: &Server, allowed: &Allowed, id: WebhookId) -> Vec<WebhookDelivery> {
    server.webhooks.deliveries(allowed, id, None).await.unwrap().0
}

fn types(requests: &[HookRequest]) -> Vec<String> {
    requests.iter().map(|one| one.json()["type"].as_str().expect("a type").to_owned()).collect()
}

/// The signature that the secret gives by OpenSSL.
fn by_openssl(secret: &WebhookSecret, request: &HookRequest) -> String {
    let text = secret.text();
    let key = BASE64_STANDARD.decode(text.strip_prefix("whsec_").expect("its prefix")).unwrap();
    let key: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut openssl = Command::new("openssl")
        .args(["dgst", "-sha256", "-mac", "HMAC", "-macopt", &format!("hexkey:{key}"), "-binary"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("openssl runs");
    let signed = [request.header("webhook-id"), request.header("webhook-timestamp"), &request.body].join(".");
    openssl.stdin.take().expect("a pipe").write_all(signed.as_bytes()).unwrap();
    format!("v1,{}", BASE64_STANDARD.encode(openssl.wait_with_output().unwrap().stdout))
}

fn row() -> WebhookRow {
    WebhookRow {
        federation_id: rows::federation(1).id,
        id: WebhookId(Uuid::from_u128(1)),
        name: "'; DROP TABLE webhook; -- ♠".to_owned(),
        url: "https://members.example.org/hook".to_owned(),
        events: "certificate.issued".to_owned(),
        secret: vec![1; 60],
        old_secret: None,
        old_until: None,
        state: "active".to_owned(),
        state_at: at(0),
        failing_since: None,
        delivered_at: None,
        created_at: at(0),
    }
}

fn delivery(number: u128) -> DeliveryRow {
    DeliveryRow {
        federation_id: rows::federation(1).id,
        id: DeliveryId(Uuid::from_u128(number)),
        webhook_id: row().id,
        event: "certificate.issued".to_owned(),
        body: "{}".to_owned(),
        created_at: at(0),
        due_at: Some(at(1)),
        attempts: 0,
        tried_at: None,
        status: None,
        fault: None,
        cause: None,
        delivered_at: None,
    }
}

pub async fn rows_round_trip(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let home = row().federation_id;
    let mut write = store.write().await.unwrap();
    webhook::insert(&mut write, &row()).await.unwrap();
    for number in 1..=3 {
        webhook_delivery::insert(&mut write, &delivery(number)).await.unwrap();
    }
    let changed = WebhookRow { old_secret: Some(vec![2; 60]), old_until: Some(at(9)), ..row() };
    assert!(webhook::update(&mut write, &changed).await.unwrap());
    write.commit().await.unwrap();
    assert_eq!(webhook::of_federation(&store, home).await.unwrap(), std::slice::from_ref(&changed));
    assert_eq!(webhook::of_federation(&store, rows::federation(2).id).await.unwrap(), []);
    assert_eq!(webhook::with_due(&store, at(0)).await.unwrap(), []);
    assert_eq!(webhook::with_due(&store, at(1)).await.unwrap(), [changed]);
    assert_eq!(webhook_delivery::waiting(&store, at(1)).await.unwrap(), 3);
    let page = async |before, limit| {
        let page = webhook_delivery::page(&store, home, row().id, before, limit).await.unwrap();
        page.into_iter().map(|one| one.id.0.as_u128()).collect::<Vec<_>>()
    };
    assert_eq!(page(None, 2).await, [3, 2]);
    assert_eq!(page(Some(delivery(2).id), 2).await, [1]);
    let mut write = store.write().await.unwrap();
    assert!(webhook::pause(&mut write, home, row().id, "paused", at(2)).await.unwrap());
    assert!(!webhook::pause(&mut write, home, row().id, "gone", at(2)).await.unwrap());
    write.commit().await.unwrap();
    assert_eq!(webhook_delivery::waiting(&store, at(1)).await.unwrap(), 0);
    let mut write = store.write().await.unwrap();
    assert!(webhook::delete(&mut write, home, row().id).await.unwrap());
    write.commit().await.unwrap();
    assert_eq!(database.count(DELIVERIES).await, 0, "its deliveries go with it");
}

pub async fn certificates_are_told_signed(database: Database) {
    let (server, clock) = signing_server(&database).await;
    opened(&server);
    let (karl, manages) = admin(&server, "Karl").await;
    let certifies =
        server.permissions.allow(&karl, server::roles::Action::Certify, "demo", server::roles::Whose::Others);
    let certifies = certifies.await.unwrap();
    let receiver = HookReceiver::new();
    let (id, secret) = made(&server, &manages, &receiver).await;
    let (_, one) = certified_holder(&server, &certifies, "Ada").await;
    for change in [Change::Suspend, Change::Reinstate, Change::Revoke] {
        clock.advance(Duration::seconds(1));
        server.certificates.change(&certifies, one.id, change, "A complaint.").await.unwrap();
    }
    assert_eq!(deliver(&server).await, WebhooksDelivered { delivered: 4, ..NOTHING });
    assert_eq!(deliver(&server).await, NOTHING);
    let taken = receiver.taken();
    let kinds = ["issued", "suspended", "reinstated", "revoked"].map(|kind| format!("certificate.{kind}"));
    assert_eq!(types(&taken), kinds);
    for request in &taken {
        assert_eq!(request.line, "POST /hook?token=1 HTTP/1.1");
        assert_eq!(request.header("host"), receiver.addr.to_string());
        assert_eq!(request.header("content-type"), "application/json");
        assert_eq!(request.header("webhook-timestamp"), server.now().unix_timestamp().to_string());
        assert_eq!(request.header("webhook-signature"), by_openssl(&secret, request));
        let data = &request.json()["data"];
        assert_eq!(data["number"], one.public.to_string());
        let resource = format!("http://localhost:3000/api/v1/certificates/{}", one.public);
        assert_eq!(data["resource"], resource);
        assert_eq!(data.as_object().map(|data| data.len()), Some(2), "nothing else: {data}");
    }
    let first = taken[0].json();
    assert_eq!(first["timestamp"], "2026-03-01T09:30:00Z");
    let sent = deliveries(&server, &manages, id).await;
    assert_eq!(sent.iter().map(|one| one.event.clone()).rev().collect::<Vec<_>>(), kinds);
    let is_accepted =
        |one: &WebhookDelivery| one.state == DeliveryState::Delivered && one.status == Some(204);
    assert!(sent.iter().all(is_accepted), "{sent:?}");
    assert_eq!(taken[3].header("webhook-id"), format!("msg_{}", sent[0].id.0.simple()));
    assert_eq!(get(&server, &manages, id).await.delivered_at, Some(server.now()));
    // No admin may read another federation's.
    let rows = database.text("SELECT detail FROM audit WHERE deed = 'webhook-made'").await;
    assert!(rows.contains("127.0.0.1") && !rows.contains("token=1"), "{rows}");
}

pub async fn results_are_told_once_released(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let server = &fixture.server;
    opened(server);
    let (_, manages) = admin(server, "Karl").await;
    let receiver = HookReceiver::new();
    made(server, &manages, &receiver).await;
    let grace = marks::examiner(server, "Grace").await;
    let ada = trainee(server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    fixture.hand_in(&attempt, &[(1, marks::ANSWER), (2, marks::ANSWER)]).await;
    fixture.outcome(&grace, &ada).await;
    fixture.close().await;
    assert_eq!(database.count(DELIVERIES).await, 0, "nothing is told before the release");
    let phase = async |phase, sure| {
        let until = server::forms::TimeEntry::default();
        let set = server.results.set_review_phase(None, &grace, fixture.row.id, phase, &until, sure);
        set.await.unwrap();
    };
    phase(Review::Marks, false).await;
    phase(Review::Answers, false).await;
    assert_eq!(server.sittings.announce_ends().await.unwrap(), 0, "the release ended it");
    deliver(server).await;
    let taken = receiver.taken();
    let mut kinds = types(&taken);
    kinds.sort();
    assert_eq!(kinds, ["result.released", "sitting.ended"]);
    for request in taken {
        let data = &request.json()["data"];
        assert_eq!(data["sitting"], fixture.row.id.0.to_string());
        assert!(data["resource"].as_str().is_some_and(|to| to.contains("/api/v1/sittings")), "{data}");
    }
    fixture.mark(&grace, &attempt, "90").await.unwrap();
    deliver(server).await;
    assert_eq!(types(&receiver.taken()).last().map(String::as_str), Some("result.changed"));
    phase(Review::None, true).await;
    deliver(server).await;
    assert_eq!(types(&receiver.taken()).last().map(String::as_str), Some("result.hidden"));
}

pub async fn rolled_back_event_is_gone(database: Database) {
    let (server, _) = signing_server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    made(&server, &manages, &receiver).await;
    let (_, certifies) = examiner(&server, "Grace").await;
    let (_, one) = certified_holder(&server, &certifies, "Ada").await;
    assert_eq!(database.count(DELIVERIES).await, 1);
    // The audit entry is the last part of the transaction.
    database.execute("ALTER TABLE audit RENAME TO audit_away").await;
    let change = server.certificates.change(&certifies, one.id, Change::Suspend, "A complaint.").await;
    assert!(matches!(change, Err(Rejection::Store(_))), "{change:?}");
    database.execute("ALTER TABLE audit_away RENAME TO audit").await;
    assert_eq!(database.count(DELIVERIES).await, 1);
    server.certificates.change(&certifies, one.id, Change::Suspend, "A complaint.").await.unwrap();
    assert_eq!(database.count(DELIVERIES).await, 2);
}

pub async fn only_chosen_events_are_sent(database: Database) {
    let (server, _) = signing_server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let (one, other) = (HookReceiver::new(), HookReceiver::new());
    for (receiver, event) in
        [(&one, WebhookEvent::CertificateIssued), (&other, WebhookEvent::CertificateRevoked)]
    {
        server.webhooks.make(&manages, &settings(receiver, &[event])).await.unwrap();
    }
    let (_, certifies) = examiner(&server, "Grace").await;
    certified_holder(&server, &certifies, "Ada").await;
    assert_eq!(deliver(&server).await, DELIVERED);
    assert_eq!((one.taken().len(), other.taken().len()), (1, 0));
}

pub async fn nodes_deliver_each_event_once(database: Database) {
    let (one_node, _) = server(&database).await;
    let (other_node, _) = server(&database).await;
    for node in [&one_node, &other_node] {
        opened(node);
    }
    let (_, manages) = admin(&one_node, "Karl").await;
    let receiver = HookReceiver::new();
    let (id, _) = made(&one_node, &manages, &receiver).await;
    for _ in 0..5 {
        try_out(&one_node, &manages, id).await;
    }
    let mut running = tokio::task::JoinSet::new();
    for node in [&one_node, &other_node, &one_node, &other_node] {
        let node = node.clone();
        running.spawn(async move { deliver(&node).await.delivered });
    }
    let delivered: usize = running.join_all().await.into_iter().sum();
    assert_eq!((delivered, receiver.taken().len()), (5, 5));
}

pub async fn lost_node_is_replaced(database: Database) {
    let (server, clock) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let (id, _) = made(&server, &manages, &receiver).await;
    for _ in 0..2 {
        try_out(&server, &manages, id).await;
    }
    // A node claims the first delivery, and is gone before it sends.
    let store = database.open().await;
    let (home, now) = (server.federation().id, store::Moment::new(server.now()));
    let due = webhook_delivery::due(&store, home, id, now, 9).await.unwrap();
    let mut write = store.write().await.unwrap();
    let again = now.plus(Duration::minutes(1));
    assert!(webhook_delivery::claim(&mut write, &due[0], now, again).await.unwrap());
    for one in &due {
        assert!(!webhook_delivery::claim(&mut write, one, now, again).await.unwrap());
    }
    write.commit().await.unwrap();
    assert_eq!(deliver(&server).await, NOTHING, "the second would overtake it");
    let resent = server.webhooks.resend(&manages, id, due[0].id).await;
    assert_eq!(faults(resent), ["not-now"], "it is being sent");
    clock.advance(Duration::minutes(1));
    assert_eq!(deliver(&server).await, WebhooksDelivered { delivered: 2, ..NOTHING });
    let attempts = |one: WebhookDelivery| (one.id, one.attempts);
    let listed: Vec<_> = deliveries(&server, &manages, id).await.into_iter().map(attempts).collect();
    assert!(listed.contains(&(due[0].id, 2)) && listed.contains(&(due[1].id, 1)), "{listed:?}");
}

pub async fn retries_ever_later(database: Database) {
    let (server, clock) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let (id, _) = made(&server, &manages, &receiver).await;
    try_out(&server, &manages, id).await;
    receiver.set_replies(&["500 Internal Server Error"; 10]);
    let minute = 60;
    let hours = [2, 5, 10, 14, 20, 24].map(|hours| hours * 60 * minute);
    let delays = [[5, 5 * minute, 30 * minute].as_slice(), &hours].concat();
    for seconds in delays {
        assert_eq!(deliver(&server).await, DELAYED);
        let waits = deliveries(&server, &manages, id).await.remove(0);
        assert_eq!((waits.status, waits.fault.as_deref()), (Some(500), Some("status")));
        assert_eq!(waits.due_at.unwrap() - server.now(), Duration::seconds(seconds));
        clock.advance(Duration::seconds(seconds - 1));
        assert_eq!(deliver(&server).await, NOTHING);
        clock.advance(Duration::seconds(1));
    }
    assert_eq!(deliver(&server).await, FAILED);
    let failed = deliveries(&server, &manages, id).await.remove(0);
    assert_eq!((failed.state, failed.attempts), (DeliveryState::Failed, 10));
    clock.advance(Duration::days(1));
    assert_eq!(deliver(&server).await, NOTHING);
    server.webhooks.resend(&manages, id, failed.id).await.unwrap();
    assert_eq!(deliver(&server).await, DELIVERED);
    let ids: Vec<String> = receiver.taken().iter().map(|one| one.header("webhook-id").to_owned()).collect();
    assert_eq!(ids, vec![ids[0].clone(); 11], "the same in each attempt");
    assert_eq!(get(&server, &manages, id).await.failing_since, None);
    let nothing = server.webhooks.resend(&manages, id, DeliveryId(Uuid::from_u128(1))).await;
    assert!(matches!(nothing, Err(Rejection::NotFound)), "{nothing:?}");
}

const PAUSED: &str = "SELECT COUNT(*) FROM audit WHERE deed = 'webhook-paused'";

pub async fn failing_webhook_is_paused(database: Database) {
    let (server, clock) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let (id, _) = made(&server, &manages, &receiver).await;
    receiver.set_replies(&["503 Service Unavailable"; 3]);
    try_out(&server, &manages, id).await;
    assert_eq!(deliver(&server).await, DELAYED);
    clock.advance(Duration::days(5) - Duration::seconds(1));
    assert_eq!(deliver(&server).await, DELAYED);
    assert_eq!(get(&server, &manages, id).await.state, WebhookState::Active);
    clock.advance(Duration::hours(1));
    assert_eq!(deliver(&server).await, DELAYED);
    let paused = get(&server, &manages, id).await;
    assert_eq!((paused.state, paused.state_at), (WebhookState::Failing, server.now()));
    assert_eq!(database.count(PAUSED).await, 1);
    let emails = server.outbox.emails(50).await.unwrap();
    let emails: Vec<_> = emails.into_iter().filter(|one| one.kind == "webhook-paused").collect();
    assert_eq!(emails.iter().map(|one| one.recipient.as_str()).collect::<Vec<_>>(), ["karl@example.org"]);
    let text = emails[0].body.clone().unwrap();
    assert!(
        text.contains("five days") && text.contains(&format!("/federation/demo/webhooks/{}", id.0)),
        "{text}"
    );
    clock.advance(Duration::days(2));
    assert_eq!(deliver(&server).await, NOTHING);
    server.webhooks.act(&manages, id, WebhookAct::Resume).await.unwrap();
    assert_eq!(deliver(&server).await, DELIVERED, "what was held back");
}

pub async fn gone_webhook_is_paused_at_once(database: Database) {
    let (server, _) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let (id, _) = made(&server, &manages, &receiver).await;
    receiver.set_replies(&["410 Gone"]);
    try_out(&server, &manages, id).await;
    try_out(&server, &manages, id).await;
    assert_eq!(deliver(&server).await, FAILED);
    assert_eq!(get(&server, &manages, id).await.state, WebhookState::Gone);
    assert_eq!((deliver(&server).await, receiver.taken().len()), (NOTHING, 1));
    let emails = server.outbox.emails(50).await.unwrap();
    let email = emails.iter().find(|one| one.kind == "webhook-paused").expect("an email");
    assert!(email.body.as_ref().is_some_and(|text| text.contains("no longer wants")));
    server.webhooks.act(&manages, id, WebhookAct::Resume).await.unwrap();
    assert_eq!(deliver(&server).await, DELIVERED);
}

pub async fn follows_no_redirect(database: Database) {
    let (server, _) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let (receiver, elsewhere) = (HookReceiver::new(), HookReceiver::new());
    let (id, _) = made(&server, &manages, &receiver).await;
    let answer = format!("307 Temporary Redirect\r\nlocation: {}", elsewhere.url());
    receiver.set_replies(&[answer.leak()]);
    try_out(&server, &manages, id).await;
    assert_eq!(deliver(&server).await, DELAYED);
    let waits = deliveries(&server, &manages, id).await.remove(0);
    assert_eq!((waits.status, waits.fault.as_deref()), (Some(307), Some("redirect")));
    assert_eq!((receiver.taken().len(), elsewhere.taken().len()), (1, 0));
}

pub async fn refuses_private_addresses(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let port = receiver.addr.port();
    for url in [receiver.url(), format!("https://127.0.0.1:{port}/"), "https://10.0.0.1/".to_owned()] {
        let new = WebhookSettings { url, ..settings(&receiver, &WebhookEvent::ALL) };
        assert_eq!(faults(server.webhooks.make(&manages, &new).await), ["url-forbidden"]);
    }
    // What a name stands for is known only at the delivery.
    let url = format!("https://localhost:{port}/");
    let new = WebhookSettings { url, ..settings(&receiver, &WebhookEvent::ALL) };
    let (id, _) = server.webhooks.make(&manages, &new).await.unwrap();
    try_out(&server, &manages, id).await;
    assert_eq!(deliver(&server).await, DELAYED);
    let waits = deliveries(&server, &manages, id).await.remove(0);
    assert_eq!((waits.status, waits.fault.as_deref()), (None, Some("forbidden")));
    assert_eq!(receiver.taken(), []);
}

pub async fn old_secret_signs_for_a_day(database: Database) {
    let (server, clock) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let (id, first) = made(&server, &manages, &receiver).await;
    let second = server.webhooks.renew_secret(&manages, id).await.unwrap();
    assert_ne!(first, second);
    let text = second.text();
    assert!(text.starts_with("whsec_") && text.len() == 6 + 44, "{text}");
    for (hours, both) in [(0, true), (23, true), (1, false)] {
        clock.advance(Duration::hours(hours));
        try_out(&server, &manages, id).await;
        assert_eq!(deliver(&server).await, DELIVERED);
        let request = receiver.taken().pop().expect("a request");
        let (new, old) = (by_openssl(&second, &request), by_openssl(&first, &request));
        let expected = if both { format!("{new} {old}") } else { new };
        assert_eq!(request.header("webhook-signature"), expected);
        assert_eq!(get(&server, &manages, id).await.old_until.is_some(), both);
    }
    let sealed = "SELECT COUNT(*) FROM webhook WHERE length(secret) > 32 AND old_secret IS NOT NULL";
    assert_eq!(database.count(sealed).await, 1);
}

pub async fn old_deliveries_are_removed(database: Database) {
    let (server, clock) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let (id, _) = made(&server, &manages, &receiver).await;
    try_out(&server, &manages, id).await;
    clock.advance(Duration::days(90));
    assert_eq!(server.webhook_deliveries.remove_old().await.unwrap(), 0);
    try_out(&server, &manages, id).await;
    clock.advance(Duration::seconds(1));
    assert_eq!(server.webhook_deliveries.remove_old().await.unwrap(), 1);
    assert_eq!(database.count(DELIVERIES).await, 1);
}

pub async fn refuses_faulty_settings(database: Database) {
    let (server, _) = server(&database).await;
    let (_, manages) = admin(&server, "Karl").await;
    server.webhook_deliveries.limit_to(Hosts::default());
    let new = |name: &str, url: &str, event: &str| WebhookSettings {
        name: name.to_owned(),
        url: url.to_owned(),
        events: Some(event.to_owned()).filter(|event| !event.is_empty()).into_iter().collect(),
    };
    let good = new("A", "https://members.example.org/hook", "certificate.issued");
    for (settings, expected) in [
        (new("", "", ""), &["name", "url", "events"][..]),
        (new("a\u{7}", "members.example.org", "everything"), &["name", "url", "events"]),
        (new("A", "http://members.example.org/", "result.released"), &["url-forbidden"]),
        (new("A", "https://ada:hush@members.example.org/", "result.released"), &["url-forbidden"]),
        (new("A", "https://members.example.org/#a", "result.released"), &["url"]),
        (new("A", "javascript:alert(1)", "result.released"), &["url"]),
        (good.clone(), &["unsealed"]),
    ] {
        assert_eq!(faults(server.webhooks.make(&manages, &settings).await), expected, "{settings:?}");
    }
    opened(&server);
    let (id, _) = server.webhooks.make(&manages, &good).await.unwrap();
    assert_eq!(faults(server.webhooks.change(&manages, id, &new("B", "", "")).await), ["url", "events"]);
    let nowhere = WebhookId(Uuid::from_u128(1));
    let missing = server.webhooks.change(&manages, nowhere, &good).await;
    assert!(matches!(missing, Err(Rejection::NotFound)), "{missing:?}");
    assert_eq!(faults(server.webhooks.act(&manages, id, WebhookAct::Resume).await), ["not-now"]);
    server.webhooks.change(&manages, id, &new(" B ", &good.url, "result.released")).await.unwrap();
    let changed = get(&server, &manages, id).await;
    assert_eq!((changed.name.as_str(), changed.events), ("B", vec![WebhookEvent::ResultReleased]));
    server.webhooks.act(&manages, id, WebhookAct::Remove).await.unwrap();
    assert_eq!(server.webhooks.list(&manages).await.unwrap(), []);
}

pub async fn concurrent_makers_share_the_limit(database: Database) {
    let (server, _) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let mut making = tokio::task::JoinSet::new();
    for _ in 0..WEBHOOK_LIMIT + 3 {
        let (server, manages) = (server.clone(), manages.clone());
        let new = settings(&receiver, &WebhookEvent::ALL);
        making.spawn(async move { server.webhooks.make(&manages, &new).await });
    }
    let refused = making.join_all().await.into_iter().filter(Result::is_err).map(faults).collect::<Vec<_>>();
    assert_eq!(refused, vec![vec!["full"]; 3]);
}

pub async fn paused_webhook_waits(database: Database) {
    let (server, _) = signing_server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    let (id, _) = made(&server, &manages, &receiver).await;
    server.webhooks.act(&manages, id, WebhookAct::Pause).await.unwrap();
    assert_eq!(faults(server.webhooks.act(&manages, id, WebhookAct::Test).await), ["not-now"]);
    let (_, certifies) = examiner(&server, "Grace").await;
    certified_holder(&server, &certifies, "Ada").await;
    assert_eq!(deliver(&server).await, NOTHING);
    server.webhooks.act(&manages, id, WebhookAct::Resume).await.unwrap();
    assert_eq!(deliver(&server).await, DELIVERED);
}

/// Waits up to twenty seconds.
async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    for _ in 0..2_000 {
        if holds().await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("timeout: {what}");
}

pub async fn hanging_receiver_delays_no_other(database: Database) {
    let (server, _) = server(&database).await;
    opened(&server);
    let (_, manages) = admin(&server, "Karl").await;
    let receiver = HookReceiver::new();
    // Accepts connections, and answers none.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", silent.local_addr().unwrap());
    let new = WebhookSettings { url, ..settings(&receiver, &WebhookEvent::ALL) };
    let (hanging, _) = server.webhooks.make(&manages, &new).await.unwrap();
    let (good, _) = made(&server, &manages, &receiver).await;
    let running = tokio::spawn(server.webhook_deliveries.clone().run(std::time::Duration::ZERO));
    try_out(&server, &manages, hanging).await;
    let is_under_way = async || {
        let one = deliveries(&server, &manages, hanging).await.remove(0);
        (one.attempts, one.fault) == (1, None)
    };
    until("the first attempt", is_under_way).await;
    for number in 1..=2 {
        try_out(&server, &manages, good).await;
        until("the other webhook", async || receiver.taken().len() == number).await;
    }
    assert!(is_under_way().await, "the other waits for no timeout");
    running.abort();
}

pub async fn end_by_time_is_told_once(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let server = &fixture.server;
    opened(server);
    let (_, manages) = admin(server, "Karl").await;
    let receiver = HookReceiver::new();
    made(server, &manages, &receiver).await;
    let grace = marks::examiner(server, "Grace").await;
    assert_eq!((server.sittings.announce_ends().await.unwrap(), database.count(DELIVERIES).await), (0, 0));
    fixture.close().await;
    let (one, other) = tokio::join!(server.sittings.announce_ends(), server.sittings.announce_ends());
    assert_eq!((one.unwrap() + other.unwrap(), database.count(DELIVERIES).await), (1, 1), "by one node");
    // The release ends the sitting for good, which is no news.
    let until = server::forms::TimeEntry::default();
    let released =
        server.results.set_review_phase(None, &grace, fixture.row.id, Review::Marks, &until, false);
    released.await.unwrap();
    assert!(!server.sittings.end(&grace, &fixture.sitting().await).await.unwrap());
    deliver(server).await;
    let mut kinds = types(&receiver.taken());
    kinds.sort();
    assert_eq!(kinds, ["result.released", "sitting.ended"]);
}

pub async fn late_marks_of_the_engine_are_told_once(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let server = &fixture.server;
    opened(server);
    let (_, manages) = admin(server, "Karl").await;
    let receiver = HookReceiver::new();
    made(server, &manages, &receiver).await;
    let grace = marks::examiner(server, "Grace").await;
    let mut candidates = Vec::new();
    for name in ["Ada", "Mary"] {
        let who = trainee(server, name).await;
        let attempt = fixture.enter(&who).await;
        let answer = marks::ANSWER.to_owned();
        let act = Act::Answer { page: 1, change: Uuid::from_u128(3), answer, base: None };
        server.attempts.act(&attempt, "here", false, vec![act]).await.unwrap();
        candidates.push(who);
    }
    // The release finds out that their time is up; the engine marks them after it.
    fixture.close().await;
    let until = server::forms::TimeEntry::default();
    let released =
        server.results.set_review_phase(None, &grace, fixture.row.id, Review::Marks, &until, false);
    released.await.unwrap();
    for who in &candidates {
        fixture.outcome(&grace, who).await;
    }
    deliver(server).await;
    let mut kinds = types(&receiver.taken());
    kinds.sort();
    assert_eq!(kinds, ["result.changed", "result.released", "sitting.ended"]);
}
