//! The table `mail`: pending, sent and abandoned emails.

use crate::store::database::Database;
use crate::store::rows::{self, at};
use store::mail::{self, MailId, MailRow};
use store::{Key, Store, StoreError};
use uuid::Uuid;

contract! {
    email_round_trips_hiding_secrets, awaited_emails_come_first, one_of_twenty_takes_an_email,
    taken_email_is_not_hastened, useless_email_is_erased,
}

const LINK: &str = "http://localhost:3000/reset/demo.0f";

fn email(federation: u128, number: u128) -> MailRow {
    MailRow {
        federation_id: rows::federation(federation).id,
        id: MailId(Uuid::from_u128(number)),
        kind: "reset".to_owned(),
        recipient: "ada@example.org".to_owned(),
        subject: "Norges Bridgeforbund ♠".to_owned(),
        body: format!("Follow:\n\n{LINK}\n"),
        bulk: false,
        queued_at: at(10),
        expires_at: at(1000),
        due_at: Some(at(10)),
        attempts: 0,
        fault: None,
        sent_at: None,
    }
}

async fn queued(store: &Store, rows: &[MailRow]) {
    let mut write = store.write().await.unwrap();
    for row in rows {
        mail::insert(&mut write, row).await.unwrap();
    }
    write.commit().await.unwrap();
}

async fn all(store: &Store, federation: u128) -> Vec<MailRow> {
    mail::latest(store, rows::federation(federation).id, 100).await.unwrap()
}

pub async fn email_round_trips_hiding_secrets(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = email(1, 1);
    queued(&store, std::slice::from_ref(&row)).await;
    assert_eq!(all(&store, 1).await, std::slice::from_ref(&row));
    assert_eq!(all(&store, 2).await, []);
    let printed = format!("{row:?}");
    assert!(!printed.contains("ada") && !printed.contains("0f\""), "{printed}");
    let mut write = store.write().await.unwrap();
    let refused = mail::insert(&mut write, &row).await;
    assert!(
        matches!(&refused, Err(StoreError::Unique(Key::Primary(key))) if key == "mail_pkey"),
        "{refused:?}"
    );
}

pub async fn awaited_emails_come_first(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let many = MailRow { bulk: true, due_at: Some(at(1)), ..email(1, 1) };
    let late = MailRow { due_at: Some(at(21)), ..email(1, 2) };
    let second = MailRow { due_at: Some(at(20)), ..email(1, 3) };
    let sent = MailRow { due_at: None, sent_at: Some(at(5)), ..email(1, 4) };
    queued(&store, &[many, late, second, sent, email(1, 5), email(2, 1)]).await;
    let due = mail::due(&store, rows::federation(1).id, at(20), 10).await.unwrap();
    assert_eq!(due.iter().map(|row| row.id.0.as_u128()).collect::<Vec<_>>(), [5, 3, 1]);
    assert_eq!(mail::due(&store, rows::federation(1).id, at(20), 2).await.unwrap().len(), 2);
}

pub async fn one_of_twenty_takes_an_email(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = email(1, 1);
    queued(&store, std::slice::from_ref(&row)).await;
    let taking: Vec<_> = (0..20)
        .map(|_| {
            let (store, row) = (store.clone(), row.clone());
            tokio::spawn(async move {
                let mut write = store.write().await.unwrap();
                let taken = mail::claim(&mut write, &row, at(70)).await.unwrap();
                write.commit().await.unwrap();
                taken
            })
        })
        .collect();
    let mut taken = 0;
    for one in taking {
        taken += u32::from(one.await.unwrap());
    }
    assert_eq!(taken, 1);
    let row = &all(&store, 1).await[0];
    assert_eq!((row.attempts, row.due_at), (1, Some(at(70))), "unconfirmed emails are retried");
}

pub async fn taken_email_is_not_hastened(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let federation = rows::federation(1).id;
    let row = email(1, 1);
    queued(&store, std::slice::from_ref(&row)).await;
    let mut write = store.write().await.unwrap();
    assert!(mail::hasten(&mut write, federation, row.id, at(10)).await.unwrap(), "it was never tried");
    assert!(mail::claim(&mut write, &row, at(70)).await.unwrap());
    assert!(!mail::hasten(&mut write, federation, row.id, at(69)).await.unwrap(), "delivery in progress");
    assert!(mail::hasten(&mut write, federation, row.id, at(70)).await.unwrap(), "no outcome yet");
    mail::mark_failed(&mut write, federation, row.id, "451 later", Some(at(200))).await.unwrap();
    assert!(mail::hasten(&mut write, federation, row.id, at(80)).await.unwrap(), "it waits");
    let again = MailRow { due_at: Some(at(80)), attempts: 1, ..row };
    assert!(mail::claim(&mut write, &again, at(140)).await.unwrap());
    assert!(!mail::hasten(&mut write, federation, again.id, at(90)).await.unwrap(), "it is retried");
    write.commit().await.unwrap();
    let row = &all(&store, 1).await[0];
    assert_eq!((row.attempts, row.due_at), (2, Some(at(140))));
}

pub async fn useless_email_is_erased(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let federation = rows::federation(1).id;
    queued(&store, &[email(1, 1), email(1, 2), email(1, 3), email(1, 4)]).await;
    let mut write = store.write().await.unwrap();
    let id = |n| MailId(Uuid::from_u128(n));
    mail::mark_sent(&mut write, federation, id(1), at(20)).await.unwrap();
    mail::mark_failed(&mut write, federation, id(2), "550 nobody", None).await.unwrap();
    mail::mark_failed(&mut write, federation, id(3), "451 later", Some(at(80))).await.unwrap();
    // A sent email is never resent, whatever happens later.
    mail::mark_failed(&mut write, federation, id(1), "451 later", Some(at(80))).await.unwrap();
    assert!(mail::hasten(&mut write, federation, id(3), at(30)).await.unwrap());
    assert!(!mail::hasten(&mut write, federation, id(1), at(30)).await.unwrap(), "it was sent");
    write.commit().await.unwrap();
    let mut rows = all(&store, 1).await;
    rows.sort_by_key(|row| row.id);
    let said: Vec<bool> = rows.iter().map(|row| !row.body.is_empty()).collect();
    assert_eq!(said, [false, false, true, true]);
    assert_eq!(
        rows.iter().map(|row| row.due_at).collect::<Vec<_>>(),
        [None, None, Some(at(30)), Some(at(10))]
    );
    assert_eq!((rows[0].sent_at, rows[0].fault.as_deref()), (Some(at(20)), None));
    assert_eq!(rows[1].fault.as_deref(), Some("550 nobody"));
    let mut write = store.write().await.unwrap();
    assert_eq!(mail::expire(&mut write, federation, at(999)).await.unwrap(), 0);
    assert_eq!(mail::expire(&mut write, federation, at(1000)).await.unwrap(), 2);
    assert_eq!(mail::delete_old(&mut write, federation, at(10)).await.unwrap(), 0);
    assert_eq!(mail::delete_to(&mut write, federation, "grace@example.org").await.unwrap(), 0);
    assert_eq!(mail::delete_old(&mut write, federation, at(11)).await.unwrap(), 4);
    write.commit().await.unwrap();
}
