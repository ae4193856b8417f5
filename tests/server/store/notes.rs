//! The table `note`, and the server's rules for it.

use super::faults;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::{Account, Browser, Password};
use server::forms::{Faults, Rejection};
use server::texts::TEXT_LIMIT;
use store::note::{self, NoteId, NoteRow};
use store::{Key, Store, StoreError};
use time::Duration;
use uuid::Uuid;

contract! {
    saved_note_survives, keeps_earlier_versions, note_is_private, unchanged_note_is_no_version,
    refuses_long_and_binary_text, concurrent_notes_are_all_stored, duplicate_id_is_named,
    debug_output_hides_the_text,
}

async fn on(server: &Server, account: &Account, scenario: &str) -> Vec<String> {
    server.notes.notes_on(account, scenario).await.unwrap().into_iter().map(|note| note.text).collect()
}

pub async fn saved_note_survives(database: Database) {
    let (first, _) = server(&database).await;
    let berit = trainee(&first, "Berit").await;
    let text = "«LHO» first, then 30B1(b)(i)\nand: ♠ \u{1F0A1} '; DROP TABLE note; --";
    first.notes.note(&berit, "r001", text).await.unwrap();
    drop(first);
    let (second, _) = server(&database).await;
    let (again, _) = second
        .sign_in
        .with_password(&Browser::default(), second.federation(), "berit@example.org", Password::new(GOOD))
        .await
        .unwrap();
    assert_eq!(on(&second, &again, "r001").await, [text]);
}

pub async fn keeps_earlier_versions(database: Database) {
    let (server, clock) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    for text in ["one", "  two\r\nlines\n ", ""] {
        server.notes.note(&berit, "r001", text).await.unwrap();
        clock.advance(Duration::seconds(1));
    }
    server.notes.note(&berit, "c001", "of another").await.unwrap();
    assert_eq!(on(&server, &berit, "r001").await, ["", "two\nlines", "one"]);
    let listed = server.notes.list(&berit).await.unwrap();
    let listed: Vec<_> = listed.iter().map(|note| (note.scenario.as_str(), note.text.as_str())).collect();
    assert_eq!(listed, [("c001", "of another")], "removed notes are not listed");
    server.notes.note(&berit, "r001", "three").await.unwrap();
    assert_eq!(server.notes.list(&berit).await.unwrap()[1].text, "three");
}

pub async fn note_is_private(database: Database) {
    let (server, _) = server(&database).await;
    let (berit, carl) = (trainee(&server, "Berit").await, trainee(&server, "Carl").await);
    server.notes.note(&berit, "r001", "mine").await.unwrap();
    assert_eq!(on(&server, &carl, "r001").await, [""; 0]);
    assert_eq!(server.notes.list(&carl).await.unwrap(), []);
}

pub async fn unchanged_note_is_no_version(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    for text in ["", "same", "same\r\n", " same"] {
        server.notes.note(&berit, "r001", text).await.unwrap();
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM note").await, 1);
}

pub async fn refuses_long_and_binary_text(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let longest = "ø".repeat(TEXT_LIMIT);
    server.notes.note(&berit, "r001", &longest).await.unwrap();
    let long = server.notes.note(&berit, "r001", &format!("{longest}x")).await;
    let too_long = Faults::with("long", "characters", TEXT_LIMIT + 1);
    assert!(matches!(long, Err(Rejection::Faults(faults)) if faults == too_long));
    let zero = server.notes.note(&berit, "r001", "a\0b").await;
    assert_eq!(faults(zero), ["zero"]);
    assert_eq!(on(&server, &berit, "r001").await, [longest]);
}

pub async fn concurrent_notes_are_all_stored(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let writing: Vec<_> = (0..10)
        .map(|n| {
            let (server, berit) = (server.clone(), berit.clone());
            tokio::spawn(
                async move { server.notes.note(&berit, "r001", &format!("note {n}")).await.unwrap() },
            )
        })
        .collect();
    for written in writing {
        written.await.unwrap();
    }
    let mut stored = on(&server, &berit, "r001").await;
    stored.sort();
    assert_eq!(stored, (0..10).map(|n| format!("note {n}")).collect::<Vec<_>>());
}

fn row(number: u128) -> NoteRow {
    NoteRow {
        federation_id: rows::account(1, 1).federation_id,
        account_id: rows::account(1, 1).id,
        id: NoteId(Uuid::from_u128(number)),
        scenario: "r001".to_owned(),
        text: "never tell".to_owned(),
        written_at: at(0),
    }
}

async fn insert(store: &Store, row: &NoteRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    note::insert(&mut write, row).await?;
    write.commit().await
}

pub async fn duplicate_id_is_named(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    insert(&store, &row(1)).await.unwrap();
    let refused = insert(&store, &row(1)).await;
    assert!(
        matches!(&refused, Err(StoreError::Unique(Key::Primary(key))) if key == "note_pkey"),
        "{refused:?}"
    );
}

pub async fn debug_output_hides_the_text(_: Database) {
    assert!(!format!("{:?}", row(1)).contains("never tell"));
}
