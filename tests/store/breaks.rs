//! What PostgreSQL does for whoever is in the way of others, and what the store makes of a database that breaks off. SQLite has one writer and
//! no network.

use crate::attempts::{Held, answer};
use crate::place::{Kind, Place};
use crate::practice::trainee;
use crate::rows;
use director::store::{StoreError, account, attempt};
use std::time::Duration;

/// Ends every connection to the database but the one that says so, as a restart does.
const END_ALL: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                       WHERE datname = current_database() AND pid <> pg_backend_pid()";

#[tokio::test]
async fn who_waits_for_anothers_lock_is_told_soon_and_the_database_is_not_away() {
    let place = Place::new(Kind::Postgres).await;
    let store = place.open().await;
    rows::two_federations(&store).await;
    let mut holds = store.write().await.unwrap();
    account::insert(&mut holds, &rows::account(1, 3)).await.unwrap();
    let same = rows::account(1, 3);
    let waiting = tokio::time::timeout(Duration::from_secs(4), rows::add_account(&store, &same));
    let refused = waiting.await.expect("it does not take long").unwrap_err();
    assert!(matches!(refused, StoreError::Unavailable(_)) && !refused.is_away(), "{refused:?}");
    holds.commit().await.unwrap();
}

#[tokio::test]
async fn what_stands_still_is_ended_and_holds_nobody_up() {
    let place = Place::new(Kind::Postgres).await;
    let store = place.open().await;
    rows::two_federations(&store).await;
    let mut still = store.write().await.unwrap();
    account::insert(&mut still, &rows::account(1, 3)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(5_500)).await;
    rows::add_account(&store, &rows::account(1, 3)).await.unwrap();
    let ended = still.commit().await.unwrap_err();
    assert!(matches!(ended, StoreError::Unavailable(_)), "{ended:?}");
}

#[tokio::test]
async fn connections_that_were_ended_are_never_met_again() {
    let place = Place::new(Kind::Postgres).await;
    let store = place.open().await;
    rows::two_federations(&store).await;
    // Several of them, each held until the others are.
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(store.write().await.unwrap());
    }
    drop(held);
    tokio::time::sleep(Duration::from_millis(700)).await;
    place.execute(END_ALL).await;
    for number in 3..=20 {
        rows::add_account(&store, &rows::account(1, number)).await.unwrap();
    }
}

#[tokio::test]
async fn a_transaction_whose_connection_is_ended_says_that_the_database_is_away() {
    let place = Place::new(Kind::Postgres).await;
    let store = place.open().await;
    rows::two_federations(&store).await;
    let mut write = store.write().await.unwrap();
    place.execute(END_ALL).await;
    let ended = account::insert(&mut write, &rows::account(1, 3)).await.unwrap_err();
    assert!(ended.is_away(), "{ended:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_cannot_be_kept_holds_up_nobody_in_the_line_and_is_kept_once_later() {
    let place = Place::new(Kind::Postgres).await;
    let held = Held::new(&place).await;
    let (ada, berit) = (trainee(&held.server, "Ada").await, trainee(&held.server, "Berit").await);
    let (adas, berits) = (held.enter(&ada, "here").await, held.enter(&berit, "here").await);
    // Another node holds Ada's attempt, and says nothing.
    let other = place.open().await;
    let mut holds = other.write().await.unwrap();
    attempt::take(&mut holds, held.server.federation().id, adas.id()).await.unwrap().unwrap();
    let (law, lead) = (answer(1, r#"{"law":["30A"]}"#), answer(1, r#"{"law":["31A1"]}"#));
    let both = async {
        let hers = held.server.act(&adas, "here", true, vec![law.clone()]);
        let others = held.server.act(&berits, "here", true, vec![lead]);
        tokio::join!(hers, others)
    };
    let both = tokio::time::timeout(Duration::from_millis(4_900), both).await;
    let (hers, others) = both.expect("both are answered within the limit");
    assert!(matches!(hers, Err(StoreError::Unavailable(_))), "{hers:?}");
    assert!(matches!(&others.unwrap().outcomes[..], [Ok(Some(_))]));
    drop(holds);
    for _ in 0..2 {
        let again = held.server.act(&adas, "here", true, vec![law.clone()]).await.unwrap();
        assert!(matches!(&again.outcomes[..], [Ok(Some(_))]));
    }
    assert_eq!(held.server.changes_of(&adas).await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_database_tells_what_time_it_is() {
    assert_eq!(Place::new(Kind::Sqlite).await.open().await.time().await.unwrap(), None);
    let store = Place::new(Kind::Postgres).await.open().await;
    let (first, second) = (store.time().await.unwrap().unwrap(), store.time().await.unwrap().unwrap());
    assert!(first < second, "{first:?} {second:?}");
}
