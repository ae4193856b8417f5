//! The server's rules for letters: what is due is tried, and tried again.

use crate::store::catcher::Catcher;
use crate::store::place::Place;
use crate::store::practice::trainee;
use crate::store::signing_up::server;
use server::Server;
use server::audit::By;
use server::mail::{Delivered, Email, EmailKind, OutboxEmail, Sender};
use time::Duration;
use tokio::task::JoinHandle;

fn sender(catcher: &Catcher) -> Sender {
    Sender::new(&format!("smtp://{}", catcher.addr), "Director <director@example.org>").unwrap()
}

/// Has letters queued to new passwords of Ada.
async fn asked(server: &Server, times: usize) {
    trainee(server, "Ada").await;
    for _ in 0..times {
        server.ask_for_reset(server.federation(), "ada@example.org").await.unwrap();
    }
}

async fn one(server: &Server) -> OutboxEmail {
    let mut letters = server.letters(10).await.unwrap();
    assert_eq!(letters.len(), 1);
    letters.remove(0)
}

const SENT: Delivered = Delivered { sent: 1, delayed: 0, given_up: 0 };
const DELAYED: Delivered = Delivered { sent: 0, delayed: 1, given_up: 0 };
const GIVEN_UP: Delivered = Delivered { sent: 0, delayed: 0, given_up: 1 };
const NOTHING: Delivered = Delivered { sent: 0, delayed: 0, given_up: 0 };

pub async fn sends_plain_text_once(place: Place) {
    let (server, _) = server(&place).await;
    let catcher = Catcher::new();
    asked(&server, 1).await;
    let waits = one(&server).await;
    let link =
        waits.body.as_deref().unwrap().lines().find(|line| line.starts_with("http://")).unwrap().to_owned();
    assert_eq!(server.deliver_due(&sender(&catcher)).await.unwrap(), SENT);
    assert_eq!(server.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
    let taken = catcher.taken();
    assert_eq!(taken.len(), 1);
    let (to, letter) = &taken[0];
    assert_eq!(to, "ada@example.org");
    // Lines longer than SMTP likes are broken by an equals sign.
    let letter = letter.replace("=\n", "");
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
        assert!(letter.contains(part), "{part} is not in {letter}");
    }
    let sent = one(&server).await;
    assert!(sent.sent_at.is_some() && sent.due_at.is_none() && sent.body.is_none());
    assert_eq!(place.text("SELECT body FROM mail").await, "");
}

pub async fn retries_ever_later(place: Place) {
    let (server, clock) = server(&place).await;
    let catcher = Catcher::new();
    asked(&server, 1).await;
    catcher.will_answer(&["451 later", "421 not now", "535 who are you"]);
    for minutes in [1, 2, 4] {
        assert_eq!(server.deliver_due(&sender(&catcher)).await.unwrap(), DELAYED);
        let waits = one(&server).await;
        assert_eq!(waits.due_at.unwrap() - server.now(), Duration::minutes(minutes));
        assert!(waits.fault.is_some() && waits.body.is_some());
        clock.advance(Duration::minutes(minutes) - Duration::seconds(1));
        assert_eq!(server.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
        clock.advance(Duration::seconds(1));
    }
    assert_eq!(server.deliver_due(&sender(&catcher)).await.unwrap(), SENT);
    assert_eq!((one(&server).await.attempts, catcher.taken().len()), (4, 1));
}

pub async fn a_letter_to_nobody_is_given_up(place: Place) {
    let (server, clock) = server(&place).await;
    let catcher = Catcher::new();
    asked(&server, 1).await;
    catcher.will_answer(&["550 no such mailbox"]);
    assert_eq!(server.deliver_due(&sender(&catcher)).await.unwrap(), GIVEN_UP);
    let letter = one(&server).await;
    assert!(
        letter.fault.as_deref().is_some_and(|fault| fault.contains("no such mailbox")),
        "{:?}",
        letter.fault
    );
    assert!(letter.due_at.is_none() && letter.body.is_none());
    clock.advance(Duration::days(1));
    assert_eq!(server.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
    assert!(!server.hasten_letter(By::Program, "demo", letter.id).await.unwrap());
}

pub async fn expired_link_is_not_sent(place: Place) {
    let (server, clock) = server(&place).await;
    let catcher = Catcher::new();
    asked(&server, 1).await;
    // No server listens there.
    let nowhere = Sender::new("smtp://127.0.0.1:1", "director@example.org").unwrap();
    assert_eq!(server.deliver_due(&nowhere).await.unwrap(), DELAYED);
    let letter = one(&server).await;
    assert!(server.hasten_letter(By::Program, "demo", letter.id).await.unwrap());
    assert_eq!(server.deliver_due(&nowhere).await.unwrap(), DELAYED, "it was due at once");
    clock.advance(Duration::hours(1));
    assert!(one(&server).await.body.is_none(), "and nobody reads it any more");
    assert_eq!(server.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
    assert_eq!(catcher.taken(), []);
    assert_eq!(place.text("SELECT body FROM mail").await, "");
}

pub async fn nodes_send_each_email_once(place: Place) {
    let (server, _) = server(&place).await;
    let catcher = Catcher::new();
    asked(&server, 5).await;
    let sending: Vec<_> = (0..4)
        .map(|_| {
            let (server, sender) = (server.clone(), sender(&catcher));
            tokio::spawn(async move { server.deliver_due(&sender).await.unwrap().sent })
        })
        .collect();
    let mut sent = 0;
    for one in sending {
        sent += one.await.unwrap();
    }
    assert_eq!((sent, catcher.taken().len()), (5, 5));
}

pub async fn a_letter_that_is_being_handed_over_is_tried_by_nobody_else_whoever_wants_it_at_once(
    place: Place,
) {
    let (one_node, _) = server(&place).await;
    let (other_node, _) = server(&place).await;
    let catcher = Catcher::new();
    asked(&one_node, 1).await;
    let hasten = async || {
        let id = one(&one_node).await.id;
        other_node.hasten_letter(By::Program, "demo", id).await.unwrap()
    };
    assert!(hasten().await, "nobody has it yet");
    catcher.is_silent(true);
    let sending = {
        let (server, sender) = (one_node.clone(), sender(&catcher));
        tokio::spawn(async move { server.deliver_due(&sender).await.unwrap() })
    };
    catcher.has_taken(1).await;
    assert!(!hasten().await, "it is on its way");
    assert_eq!(other_node.deliver_due(&sender(&catcher)).await.unwrap(), NOTHING);
    catcher.is_silent(false);
    assert_eq!(sending.await.unwrap(), SENT);
    assert_eq!(catcher.taken().len(), 1);
}

/// Polls a server's emails until shutdown, and then for at most the grace period.
fn tending(server: &Server, catcher: &Catcher, farewell: std::time::Duration) -> JoinHandle<()> {
    tokio::spawn(server.clone().run_delivery(Some(sender(catcher)), farewell))
}

pub async fn shutdown_finishes_deliveries(place: Place) {
    let (server, _) = server(&place).await;
    let catcher = Catcher::new();
    asked(&server, 5).await;
    catcher.is_silent(true);
    let tended = tending(&server, &catcher, std::time::Duration::from_secs(60));
    catcher.has_taken(4).await;
    server.stop();
    catcher.is_silent(false);
    tended.await.unwrap();
    let letters = server.letters(10).await.unwrap();
    let (sent, left): (Vec<_>, Vec<_>) = letters.iter().partition(|letter| letter.sent_at.is_some());
    assert_eq!((sent.len(), left.len(), catcher.taken().len()), (4, 1, 4));
    assert_eq!(left[0].attempts, 0, "whoever serves next sends it at once");
}

pub async fn shutdown_limits_the_mail_server(place: Place) {
    let (server, _) = server(&place).await;
    let catcher = Catcher::new();
    asked(&server, 1).await;
    catcher.is_silent(true);
    let tended = tending(&server, &catcher, std::time::Duration::from_millis(10));
    catcher.has_taken(1).await;
    server.stop();
    tended.await.unwrap();
    let letter = one(&server).await;
    assert_eq!((letter.attempts, letter.sent_at), (1, None));
    assert_eq!(letter.due_at.unwrap() - server.now(), Duration::minutes(1), "and then it is tried again");
    catcher.is_silent(false);
}

pub async fn rolled_back_email_is_gone(place: Place) {
    let (server, _) = server(&place).await;
    let store = place.open().await;
    let mut write = store.write().await.unwrap();
    let letter = Email { federation: server.federation(), to: "ada@example.org", kind: EmailKind::Known };
    server.post(&mut write, letter).await.unwrap();
    drop(write);
    assert!(server.letters(10).await.unwrap().is_empty());
}
