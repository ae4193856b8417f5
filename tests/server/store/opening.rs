//! Opening a store.

use crate::store::database::Database;
use crate::store::rows;
use std::collections::BTreeSet;
use std::path::Path;
use store::{Store, StoreError, federation};

contract! {
    reopening_changes_nothing, concurrent_opening_migrates_once, refuses_foreign_migrations,
    every_migration_is_compiled_in, closed_store_does_not_answer,
}

const COUNT_MIGRATIONS: &str = "SELECT COUNT(*) FROM _sqlx_migrations";

pub async fn reopening_changes_nothing(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let applied = database.count(COUNT_MIGRATIONS).await;
    store.close().await;
    let store = database.open().await;
    assert_eq!(database.count(COUNT_MIGRATIONS).await, applied);
    assert_eq!(federation::by_code(&store, "fed1").await.unwrap(), Some(rows::federation(1)));
}

pub async fn concurrent_opening_migrates_once(database: Database) {
    let opening: Vec<_> = (0..8)
        .map(|_| {
            let url = database.url.clone();
            tokio::spawn(async move { Store::open(&url).await })
        })
        .collect();
    for opened in opening {
        opened.await.unwrap().unwrap().ping().await.unwrap();
    }
    let written = std::fs::read_dir(concat!(env!("CHECKOUT"), "migrations/sqlite")).unwrap().count();
    assert_eq!(database.count(COUNT_MIGRATIONS).await, i64::try_from(written).unwrap());
}

pub async fn refuses_foreign_migrations(database: Database) {
    database.open().await.close().await;
    database.execute("UPDATE _sqlx_migrations SET version = 9999 WHERE version = 4").await;
    let refused = Store::open(&database.url).await.unwrap_err();
    assert!(matches!(refused, StoreError::Migration { .. }), "{refused:?}");
}

pub async fn every_migration_is_compiled_in(database: Database) {
    database.open().await;
    let folder = |name: &str| -> BTreeSet<String> {
        let folder = Path::new(env!("CHECKOUT")).join("migrations").join(name);
        let entries = std::fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    let files = folder("sqlite");
    assert_eq!(files, folder("postgres"), "the same numbers and names in both folders");
    let numbers = files.iter().map(|name| name.split('_').next().unwrap().parse::<i64>().unwrap());
    assert!(numbers.eq(1..=i64::try_from(files.len()).unwrap()), "numbered without a gap: {files:?}");
    let applied = usize::try_from(database.count(COUNT_MIGRATIONS).await).unwrap();
    assert_eq!(applied, files.len(), "a file the program does not know: touch src/store/open.rs");
}

pub async fn closed_store_does_not_answer(database: Database) {
    let store = database.open().await;
    store.ping().await.unwrap();
    store.close().await;
    assert!(matches!(store.ping().await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.write().await, Err(StoreError::Unavailable(_))));
}
