//! The table `federation`.

use crate::store::database::Database;
use crate::store::rows;
use store::federation::{self, Federation};
use store::{Key, StoreError};

contract! {
    federation_round_trips, existing_code_is_kept, concurrent_inserts_make_one_federation,
    duplicate_id_is_named, violated_constraint_is_named,
}

pub async fn federation_round_trips(database: Database) {
    let store = database.open().await;
    let row = rows::federation(1);
    assert_eq!(rows::add_federation(&store, &row).await.unwrap(), row);
    assert_eq!(federation::by_code(&store, "fed1").await.unwrap(), Some(row));
    assert_eq!(federation::by_code(&store, "FED1").await.unwrap(), None);
    assert_eq!(federation::by_code(&store, "").await.unwrap(), None);
}

pub async fn existing_code_is_kept(database: Database) {
    let store = database.open().await;
    let first = rows::federation(1);
    let second = Federation { code: first.code.clone(), ..rows::federation(2) };
    rows::add_federation(&store, &first).await.unwrap();
    assert_eq!(rows::add_federation(&store, &second).await.unwrap(), first);
    assert_eq!(database.count("SELECT COUNT(*) FROM federation").await, 1);
}

pub async fn concurrent_inserts_make_one_federation(database: Database) {
    let store = database.open().await;
    let entering: Vec<_> = (1..=20)
        .map(|number| {
            let store = store.clone();
            let row = Federation { code: "demo".to_owned(), ..rows::federation(number) };
            tokio::spawn(async move { rows::add_federation(&store, &row).await.unwrap().id })
        })
        .collect();
    let mut ids = Vec::new();
    for entered in entering {
        ids.push(entered.await.unwrap());
    }
    ids.dedup();
    assert_eq!(ids.len(), 1, "all got the same one");
    assert_eq!(database.count("SELECT COUNT(*) FROM federation").await, 1);
}

pub async fn duplicate_id_is_named(database: Database) {
    let store = database.open().await;
    rows::add_federation(&store, &rows::federation(1)).await.unwrap();
    let twin = Federation { code: "another".to_owned(), ..rows::federation(1) };
    let refused = rows::add_federation(&store, &twin).await;
    assert!(
        matches!(&refused, Err(StoreError::Unique(Key::Primary(key))) if key == "federation_pkey"),
        "{refused:?}"
    );
}

pub async fn violated_constraint_is_named(database: Database) {
    let store = database.open().await;
    for number in [1, 2] {
        rows::add_federation(&store, &rows::federation(number)).await.unwrap();
    }
    // No function of the store can violate it now, but a later one might.
    let refused = database.try_execute("UPDATE federation SET code = 'fed1' WHERE code = 'fed2'").await;
    let refused = StoreError::from(refused.unwrap_err());
    assert!(matches!(refused, StoreError::Unique(Key::FederationCode)), "{refused:?}");
}
