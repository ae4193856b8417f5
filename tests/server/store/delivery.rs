//! The server's rules for delivering emails and retrying.

use crate::store::catcher::Catcher;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::signing_up::server;
use server::Server;
use server::audit::By;
use server::mail::{Delivered, Email, EmailKind, OutboxEmail, Sender};
use time::Duration;
use tokio::task::JoinHandle;

contract! {
    sends_plain_text_once, retries_ever_later, gives_up_undeliverable_email,
    expired_link_is_not_sent, nodes_send_each_email_once, email_in_delivery_is_locked,
    shutdown_finishes_deliveries, shutdown_limits_the_mail_server, rolled_back_email_is_gone,
}

fn sender(catcher: &Catcher) -> Sender {
    Sender::new(&format!("smtp://{}", catcher.addr), "Director <director@example.org>").unwrap()
}

/// Queues password emails for Ada.
async fn queue_password_emails(server: &Server, times: usize) {
    trainee(server, "Ada").await;
    for _ in 0..times {
        server.accounts.ask_for_reset(None, server.federation(), "ada@example.org").await.unwrap();
    }
}

async fn only_email(server: &Server) -> OutboxEmail {
    let mut emails = server.outbox.emails(10).await.unwrap();
    assert_eq!(emails.len(), 1);
    emails.remove(0)
}

const SENT: Delivered = Delivered { sent: 1, delayed: 0, given_up: 0 };
const DELAYED: Delivered = Delivered { sent: 0, delayed: 1, given_up: 0 };
const ABANDONED: Delivered = Delivered { sent: 0, delayed: 0, given_up: 1 };
const NOTHING: Delivered = Delivered { sent: 0, delayed: 0, given_up: 0 };

pub async fn sends_plain_text_once(database: Database) {
    let (server, _) = server(&database).await;
    let catcher = Catcher::new();
    queue_password_emails(&server, 1).await;
    let waits = only_email(&server).await;
    let link =
        waits.body.as_deref().unwrap().lines().find(|line| line.starts_with("http://")).unwrap().to_owned();
    assert_eq!(server.delivery.deliver_due(&sender(&catcher)).await.unwrap(), SENT);
    assert_eq!(server.delivery.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
    let taken = catcher.taken();
    assert_eq!(taken.len(), 1);
    let (to, email) = &taken[0];
    assert_eq!(to, "ada@example.org");
    // Lines longer than SMTP's limit are broken by an equals sign.
    let email = email.replace("=\n", "");
    for part in [
        "From: Director <director@example.org>",
        "To: ada@example.org",
        "Subject: Demonstration Federation: a new password",
        &format!("Message-ID: <{}@example.org>", waits.id),
        "Auto-Submitted: auto-generated",
        "Date: Sun, 01 Mar 2026 09:30:00 +0000",
        "Content-Type: text/plain; charset=utf-8",
        &link,
    ] {
        assert!(email.contains(part), "{part} is not in {email}");
    }
    let sent = only_email(&server).await;
    assert!(sent.sent_at.is_some() && sent.due_at.is_none() && sent.body.is_none());
    assert_eq!(database.text("SELECT body FROM mail").await, "");
}

pub async fn retries_ever_later(database: Database) {
    let (server, clock) = server(&database).await;
    let catcher = Catcher::new();
    queue_password_emails(&server, 1).await;
    catcher.set_replies(&["451 later", "421 not now", "535 who are you"]);
    for minutes in [1, 2, 4] {
        assert_eq!(server.delivery.deliver_due(&sender(&catcher)).await.unwrap(), DELAYED);
        let waits = only_email(&server).await;
        assert_eq!(waits.due_at.unwrap() - server.now(), Duration::minutes(minutes));
        assert!(waits.fault.is_some() && waits.body.is_some());
        clock.advance(Duration::minutes(minutes) - Duration::seconds(1));
        assert_eq!(server.delivery.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
        clock.advance(Duration::seconds(1));
    }
    assert_eq!(server.delivery.deliver_due(&sender(&catcher)).await.unwrap(), SENT);
    assert_eq!((only_email(&server).await.attempts, catcher.taken().len()), (4, 1));
}

pub async fn gives_up_undeliverable_email(database: Database) {
    let (server, clock) = server(&database).await;
    let catcher = Catcher::new();
    queue_password_emails(&server, 1).await;
    catcher.set_replies(&["550 no such mailbox"]);
    assert_eq!(server.delivery.deliver_due(&sender(&catcher)).await.unwrap(), ABANDONED);
    let email = only_email(&server).await;
    assert!(
        email.fault.as_deref().is_some_and(|fault| fault.contains("no such mailbox")),
        "{:?}",
        email.fault
    );
    assert!(email.due_at.is_none() && email.body.is_none());
    clock.advance(Duration::days(1));
    assert_eq!(server.delivery.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
    assert!(!server.outbox.retry_from_command_line(By::Program, "demo", email.id).await.unwrap());
}

pub async fn expired_link_is_not_sent(database: Database) {
    let (server, clock) = server(&database).await;
    let catcher = Catcher::new();
    queue_password_emails(&server, 1).await;
    // No server listens there.
    let nowhere = Sender::new("smtp://127.0.0.1:1", "director@example.org").unwrap();
    assert_eq!(server.delivery.deliver_due(&nowhere).await.unwrap(), DELAYED);
    let email = only_email(&server).await;
    assert!(server.outbox.retry_from_command_line(By::Program, "demo", email.id).await.unwrap());
    assert_eq!(server.delivery.deliver_due(&nowhere).await.unwrap(), DELAYED, "it was due at once");
    clock.advance(Duration::hours(1));
    assert!(only_email(&server).await.body.is_none(), "and it is erased");
    assert_eq!(server.delivery.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
    assert_eq!(catcher.taken(), []);
    assert_eq!(database.text("SELECT body FROM mail").await, "");
}

pub async fn nodes_send_each_email_once(database: Database) {
    let (server, _) = server(&database).await;
    let catcher = Catcher::new();
    queue_password_emails(&server, 5).await;
    let sending: Vec<_> = (0..4)
        .map(|_| {
            let (server, sender) = (server.clone(), sender(&catcher));
            tokio::spawn(async move { server.delivery.deliver_due(&sender).await.unwrap().sent })
        })
        .collect();
    let mut sent = 0;
    for one in sending {
        sent += one.await.unwrap();
    }
    assert_eq!((sent, catcher.taken().len()), (5, 5));
}

pub async fn email_in_delivery_is_locked(database: Database) {
    let (one_node, _) = server(&database).await;
    let (other_node, _) = server(&database).await;
    let catcher = Catcher::new();
    queue_password_emails(&one_node, 1).await;
    let hasten = async || {
        let id = only_email(&one_node).await.id;
        other_node.outbox.retry_from_command_line(By::Program, "demo", id).await.unwrap()
    };
    assert!(hasten().await, "not delivered yet");
    catcher.delay_confirmations(true);
    let sending = {
        let (server, sender) = (one_node.clone(), sender(&catcher));
        tokio::spawn(async move { server.delivery.deliver_due(&sender).await.unwrap() })
    };
    catcher.wait_for(1).await;
    assert!(!hasten().await, "delivery has started");
    assert_eq!(other_node.delivery.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
    catcher.delay_confirmations(false);
    assert_eq!(sending.await.unwrap(), SENT);
    assert_eq!(catcher.taken().len(), 1);
}

/// Delivers a server's emails until shutdown, and then for at most the grace period.
fn deliver_until_shutdown(
    server: &Server,
    catcher: &Catcher,
    farewell: std::time::Duration,
) -> JoinHandle<()> {
    tokio::spawn(server.delivery.clone().run_delivery(Some(sender(catcher)), farewell))
}

pub async fn shutdown_finishes_deliveries(database: Database) {
    let (server, _) = server(&database).await;
    let catcher = Catcher::new();
    queue_password_emails(&server, 5).await;
    catcher.delay_confirmations(true);
    let tended = deliver_until_shutdown(&server, &catcher, std::time::Duration::from_secs(60));
    catcher.wait_for(4).await;
    server.stop();
    catcher.delay_confirmations(false);
    tended.await.unwrap();
    let emails = server.outbox.emails(10).await.unwrap();
    let (sent, left): (Vec<_>, Vec<_>) = emails.iter().partition(|email| email.sent_at.is_some());
    assert_eq!((sent.len(), left.len(), catcher.taken().len()), (4, 1, 4));
    assert_eq!(left[0].attempts, 0, "the next server sends it at once");
}

pub async fn shutdown_limits_the_mail_server(database: Database) {
    let (server, _) = server(&database).await;
    let catcher = Catcher::new();
    queue_password_emails(&server, 1).await;
    catcher.delay_confirmations(true);
    let tended = deliver_until_shutdown(&server, &catcher, std::time::Duration::from_millis(10));
    catcher.wait_for(1).await;
    server.stop();
    tended.await.unwrap();
    let email = only_email(&server).await;
    assert_eq!((email.attempts, email.sent_at), (1, None));
    assert_eq!(email.due_at.unwrap() - server.now(), Duration::minutes(1), "and then it is retried");
    catcher.delay_confirmations(false);
}

pub async fn rolled_back_email_is_gone(database: Database) {
    let (server, _) = server(&database).await;
    let store = database.open().await;
    let mut write = store.write().await.unwrap();
    let email = Email { federation: server.federation(), to: "ada@example.org", kind: EmailKind::Known };
    server.mail.post(&mut write, None, email).await.unwrap();
    drop(write);
    assert!(server.outbox.emails(10).await.unwrap().is_empty());
}
