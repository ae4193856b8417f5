//! The table `saved_case`, and the server's rules for it.

use crate::store::database::Database;
use crate::store::faults;
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::signing_up::server;
use server::Server;
use server::accounts::Account;
use server::saved_cases::{CASE_LIMIT, CASE_NAME_LIMIT};
use store::account::AccountId;
use store::saved_case::{self, SavedCaseRow};
use store::{Key, Store, StoreError};
use time::Duration;

contract! {
    rows_round_trip_latest_first, name_is_unique_per_account, refuses_values_out_of_bounds,
    case_needs_an_account, account_deletion_removes_cases, saves_lists_and_deletes,
    name_never_gets_another_case, refuses_bad_names_and_facts, limits_cases_per_account,
}

const CASE: &str = "family=rotation&edition=2017&facts.dealer=N&facts.auction=E+P";
const OTHER: &str = "family=rotation&edition=2017&facts.dealer=N&facts.auction=E+1H";

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

async fn saved(server: &Server, account: &Account) -> Vec<(String, String)> {
    let cases = server.saved_cases.list(account).await.unwrap();
    cases.into_iter().map(|case| (case.name, case.query)).collect()
}

fn pair(name: &str, query: &str) -> (String, String) {
    (name.to_owned(), query.to_owned())
}

pub async fn saves_lists_and_deletes(database: Database) {
    let (server, clock) = server(&database).await;
    let (berit, carl) = (trainee(&server, "Berit").await, trainee(&server, "Carl").await);
    // Fields in another order, and an escape: the canonical query is stored.
    let given = "facts.auction=E%20P&edition=2017&facts.dealer=N&family=rotation";
    assert!(server.saved_cases.save(&berit, "  Board\t7 ", given).await.unwrap());
    clock.advance(Duration::seconds(1));
    assert!(server.saved_cases.save(&berit, "Board 8", OTHER).await.unwrap());
    let expected = [pair("Board 8", OTHER), pair("Board 7", CASE)];
    assert_eq!(saved(&server, &berit).await, expected);
    let result = server.data_exports.everything_of(&berit).await.unwrap();
    assert_eq!(result["saved_cases"][1]["name"], "Board 7");
    assert_eq!(result["saved_cases"][1]["query"], CASE);
    for name in ["Board 7", "Board 8", "a\0b"] {
        server.saved_cases.delete(&carl, name).await.unwrap();
    }
    assert_eq!(saved(&server, &berit).await, expected, "others delete nothing");
    server.saved_cases.delete(&berit, "Board 8").await.unwrap();
    assert_eq!(saved(&server, &berit).await, [pair("Board 7", CASE)]);
}

pub async fn name_never_gets_another_case(database: Database) {
    let (server, clock) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let save = |name: &'static str, query: &'static str| server.saved_cases.save(&berit, name, query);
    assert!(save("Board 7", CASE).await.unwrap());
    let first = server.saved_cases.list(&berit).await.unwrap();
    clock.advance(Duration::seconds(1));
    assert!(!save("Board 7", CASE).await.unwrap(), "the same case is saved once");
    assert_eq!(faults(save("Board 7", OTHER).await), ["name-taken"]);
    assert_eq!(server.saved_cases.list(&berit).await.unwrap(), first);
    assert!(save("The same", CASE).await.unwrap(), "a case may have two names");
}

pub async fn refuses_bad_names_and_facts(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let long = "ø".repeat(CASE_NAME_LIMIT + 1);
    for name in ["", " \n ", "♠", "a\0b", "a\u{1b}b", long.as_str()] {
        let refused = server.saved_cases.save(&berit, name, CASE).await;
        assert_eq!(faults(refused), ["name"], "{name:?}");
    }
    let (unknown, huge) = (format!("{CASE}&utm=1"), format!("{CASE}&story={}", "x".repeat(16_000)));
    let incomplete = "family=rotation&edition=2017&facts.dealer=N";
    for query in ["", "nothing", incomplete, "%FF=%FF", unknown.as_str(), huge.as_str()] {
        let refused = server.saved_cases.save(&berit, "Board 7", query).await;
        assert_eq!(faults(refused), ["unreadable"], "{query:?}");
    }
    assert_eq!(saved(&server, &berit).await, []);
}

pub async fn limits_cases_per_account(database: Database) {
    let (server, _) = server(&database).await;
    let (berit, carl) = (trainee(&server, "Berit").await, trainee(&server, "Carl").await);
    for n in 1..CASE_LIMIT {
        assert!(server.saved_cases.save(&berit, &format!("Board {n}"), CASE).await.unwrap());
    }
    // Two at the same time, of which the limit allows one.
    let (one, other) = tokio::join!(
        server.saved_cases.save(&berit, "The last", CASE),
        server.saved_cases.save(&berit, "One more", CASE)
    );
    let refused = if one.is_ok() { other } else { one };
    assert_eq!(faults(refused), ["full"]);
    assert!(!server.saved_cases.save(&berit, "Board 1", CASE).await.unwrap(), "it is saved already");
    assert!(server.saved_cases.save(&carl, "Board 1", CASE).await.unwrap());
}
