//! The table `saved_case`.

use crate::store::database::Database;
use crate::store::rows::{self, at};
use store::account::AccountId;
use store::saved_case::{self, SavedCaseRow};
use store::{Key, Store, StoreError};

contract! {
    rows_round_trip_latest_first, name_is_unique_per_account, refuses_values_out_of_bounds,
    case_needs_an_account, account_deletion_removes_cases,
}

const CASE: &str = "family=rotation&edition=2017&facts.dealer=N&facts.auction=E+P";

fn row(account: u128, name: &str, seconds: i64) -> SavedCaseRow {
    let owner = rows::account(1, account);
    SavedCaseRow {
        federation_id: owner.federation_id,
        account_id: owner.id,
        name: name.to_owned(),
        query: CASE.to_owned(),
        saved_at: at(seconds),
    }
}

async fn insert(store: &Store, row: &SavedCaseRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    saved_case::insert(&mut write, row).await?;
    write.commit().await
}

async fn with_account(database: &Database) -> (Store, AccountId) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    (store, rows::account(1, 1).id)
}

async fn all(store: &Store, account: AccountId) -> Vec<SavedCaseRow> {
    saved_case::of_account(store, rows::account(1, 1).federation_id, account).await.unwrap()
}

pub async fn rows_round_trip_latest_first(database: Database) {
    let (store, account) = with_account(&database).await;
    let (first, second) = (row(1, "'; DROP TABLE saved_case; --", 0), row(1, "♠ \u{202E}Å", 1));
    for row in [&first, &second] {
        insert(&store, row).await.unwrap();
    }
    assert_eq!(all(&store, account).await, [second.clone(), first.clone()]);
    let federation = first.federation_id;
    assert_eq!(saved_case::count(&store, federation, account).await.unwrap(), 2);
    assert_eq!(
        saved_case::by_name(&store, federation, account, &first.name).await.unwrap(),
        Some(first.clone())
    );
    let mut write = store.write().await.unwrap();
    for name in [second.name.as_str(), "none"] {
        saved_case::delete(&mut write, federation, account, name).await.unwrap();
    }
    write.commit().await.unwrap();
    assert_eq!(all(&store, account).await, [first]);
}

pub async fn name_is_unique_per_account(database: Database) {
    let (store, _) = with_account(&database).await;
    insert(&store, &row(1, "Board 7", 0)).await.unwrap();
    let refused = insert(&store, &row(1, "Board 7", 1)).await;
    assert!(
        matches!(&refused, Err(StoreError::Unique(Key::Primary(key))) if key == "saved_case_pkey"),
        "{refused:?}"
    );
    insert(&store, &row(1, "board 7", 1)).await.unwrap();
}

pub async fn refuses_values_out_of_bounds(database: Database) {
    let (store, _) = with_account(&database).await;
    let with_query = |length| SavedCaseRow { query: "a".repeat(length), ..row(1, "Board 7", 0) };
    for bad in [row(1, "", 0), row(1, &"ø".repeat(101), 0), with_query(0), with_query(16_001)] {
        let refused = insert(&store, &bad).await;
        assert!(refused.is_err(), "{} characters, {} in the query", bad.name.len(), bad.query.len());
    }
    insert(&store, &SavedCaseRow { name: "ø".repeat(100), ..with_query(16_000) }).await.unwrap();
}

pub async fn case_needs_an_account(database: Database) {
    let (store, _) = with_account(&database).await;
    let refused = insert(&store, &row(9, "Board 7", 0)).await;
    assert!(matches!(refused, Err(StoreError::Reference)), "{refused:?}");
}

pub async fn account_deletion_removes_cases(database: Database) {
    let (store, account) = with_account(&database).await;
    insert(&store, &row(1, "Board 7", 0)).await.unwrap();
    let mut write = store.write().await.unwrap();
    let federation = rows::account(1, 1).federation_id;
    store::account_deletion::erase(&mut write, federation, account, "gone", false).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(all(&store, account).await, []);
}
