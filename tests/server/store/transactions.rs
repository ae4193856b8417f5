//! Transactions are all or nothing.

use crate::store::database::Database;
use crate::store::rows;
use std::time::Duration;
use store::account::{self, AccountRow};
use store::open::{CONNECTIONS, max_writers};
use store::pool::WaitMetrics;
use store::{Key, Store, StoreError, answer, federation, session};

contract! {
    commit_is_visible_at_once, uncommitted_is_invisible, dropped_transaction_rolls_back,
    failed_write_leaves_nothing, writes_work_after_a_failure, exam_answers_go_first,
    counts_waiting_tasks,
}

pub async fn commit_is_visible_at_once(database: Database) {
    let store = database.open().await;
    for number in 1..=20 {
        rows::add_federation(&store, &rows::federation(number)).await.unwrap();
        let code = format!("fed{number}");
        assert!(federation::by_code(&store, &code).await.unwrap().is_some(), "{code}");
    }
}

pub async fn uncommitted_is_invisible(database: Database) {
    let store = database.open().await;
    let mut write = store.write().await.unwrap();
    federation::ensure(&mut write, &rows::federation(1)).await.unwrap();
    assert_eq!(
        federation::by_code(&store, "fed1").await.unwrap(),
        None,
        "and reading does not wait for writing"
    );
    write.commit().await.unwrap();
    assert_eq!(federation::by_code(&store, "fed1").await.unwrap(), Some(rows::federation(1)));
}

pub async fn dropped_transaction_rolls_back(database: Database) {
    let store = database.open().await;
    let mut write = store.write().await.unwrap();
    federation::ensure(&mut write, &rows::federation(1)).await.unwrap();
    drop(write);
    rows::add_federation(&store, &rows::federation(2)).await.unwrap();
    assert_eq!(federation::by_code(&store, "fed1").await.unwrap(), None);
}

pub async fn failed_write_leaves_nothing(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let (person, twin) = (rows::account(1, 3), rows::account(1, 1));
    let twin = AccountRow { member_number: None, ..twin };
    let mut write = store.write().await.unwrap();
    account::insert(&mut write, &person).await.unwrap();
    session::insert(&mut write, &rows::session(1, 3, 7)).await.unwrap();
    answer::insert(&mut write, &rows::answer(1, 3, 1)).await.unwrap();
    let failed = account::insert(&mut write, &twin).await;
    assert!(matches!(failed, Err(StoreError::Unique(Key::Primary(_) | Key::AccountEmail))), "{failed:?}");
    drop(write);
    assert_eq!(account::by_id(&store, person.federation_id, person.id).await.unwrap(), None);
    assert_eq!(session::by_token_hash(&store, "fed1", &[7; 32]).await.unwrap(), None);
    assert_eq!(answer::of_account(&store, person.federation_id, person.id).await.unwrap(), vec![]);
}

pub async fn writes_work_after_a_failure(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    for number in 3..=40 {
        rows::add_account(&store, &rows::account(9, 1)).await.unwrap_err();
        rows::add_account(&store, &rows::account(1, number)).await.unwrap();
    }
}

pub async fn exam_answers_go_first(database: Database) {
    let store = database.open().await;
    let others = max_writers(CONNECTIONS) as usize;
    let others = if store.serialises_writes() { 1 } else { others };
    let mut under_way = Vec::new();
    for _ in 0..others {
        under_way.push(store.write().await.unwrap());
    }
    let waits = || store.pool_metrics().last().expect("one").waits.waiting;
    let crowd: Vec<_> = (0..20)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.write().await.unwrap().commit().await.unwrap() })
        })
        .collect();
    while waits() < 20 {
        tokio::task::yield_now().await;
    }
    if store.serialises_writes() {
        let first = tokio::spawn({
            let store = store.clone();
            async move { store.write_first().await.unwrap() }
        });
        while waits() < 21 {
            tokio::task::yield_now().await;
        }
        under_way.clear();
        let first = first.await.unwrap();
        assert!(
            crowd.iter().filter(|one| one.is_finished()).count() < 2,
            "one of them was before it at most"
        );
        drop(first);
    } else {
        drop(store.write_first().await.unwrap());
        assert!(!crowd.iter().any(tokio::task::JoinHandle::is_finished), "they still wait");
        under_way.clear();
    }
    for one in crowd {
        one.await.unwrap();
    }
}

pub async fn counts_waiting_tasks(database: Database) {
    const SHORTLY: Duration = Duration::from_millis(50);
    let store = Store::open_with(&database.url, 1).await.unwrap();
    // The last kind is that of writers, on either database.
    let told = || store.pool_metrics().last().expect("one").waits;
    let before = told();
    assert_eq!(before.waiting, 0);
    let first = store.write().await.unwrap();
    let (second, seen) = tokio::join!(tokio::time::timeout(SHORTLY, store.write()), async {
        tokio::time::sleep(SHORTLY / 2).await;
        told()
    });
    assert!(second.is_err(), "it gives up");
    assert_eq!((seen.waiting, seen.ended), (1, before.ended + 1));
    drop(first);
    let WaitMetrics { waiting, ended, waited } = told();
    assert_eq!((waiting, ended), (0, before.ended + 2), "a dropped task does not wait");
    assert!(waited >= before.waited + SHORTLY, "{waited:?}");
}
