//! PostgreSQL's limits on blocking transactions, and the store's handling of a broken database.
//! SQLite has one writer and no network.

use crate::store::attempts::{ExamFixture, answer};
use crate::store::database::{Database, Kind};
use crate::store::practice::trainee;
use crate::store::rows;
use sqlx::{Connection, Executor, PgConnection};
use std::time::Duration;
use store::{Store, StoreError, account, attempt, federation};

/// Ends all other connections to the database, as a restart does.
const END_ALL: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                       WHERE datname = current_database() AND pid <> pg_backend_pid()";

#[tokio::test]
async fn lock_timeout_is_local() {
    let database = Database::new(Kind::Postgres).await;
    let store = database.open().await;
    rows::two_federations(&store).await;
    let mut holds = store.write().await.unwrap();
    account::insert(&mut holds, &rows::account(1, 3)).await.unwrap();
    let same = rows::account(1, 3);
    let waiting = tokio::time::timeout(Duration::from_secs(4), rows::add_account(&store, &same));
    let refused = waiting.await.expect("within the time limit").unwrap_err();
    assert!(matches!(refused, StoreError::Unavailable(_)) && !refused.is_outage(), "{refused:?}");
    holds.commit().await.unwrap();
}

#[tokio::test]
async fn ends_idle_transactions() {
    let database = Database::new(Kind::Postgres).await;
    let store = database.open().await;
    rows::two_federations(&store).await;
    let mut still = store.write().await.unwrap();
    account::insert(&mut still, &rows::account(1, 3)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(5_500)).await;
    rows::add_account(&store, &rows::account(1, 3)).await.unwrap();
    let ended = still.commit().await.unwrap_err();
    assert!(matches!(ended, StoreError::Unavailable(_)), "{ended:?}");
}

#[tokio::test]
async fn ended_connections_are_discarded() {
    let database = Database::new(Kind::Postgres).await;
    let store = database.open().await;
    rows::two_federations(&store).await;
    // Several of them, held at the same time.
    let mut fixture = Vec::new();
    for _ in 0..8 {
        fixture.push(store.write_first().await.unwrap());
    }
    drop(fixture);
    tokio::time::sleep(Duration::from_millis(700)).await;
    database.execute(END_ALL).await;
    for number in 3..=20 {
        rows::add_account(&store, &rows::account(1, number)).await.unwrap();
    }
}

/// This many connections that have just read, and their store.
async fn used_connections(database: &Database, most: u32) -> Store {
    let store = Store::open_with(&database.url, most).await.unwrap();
    rows::two_federations(&store).await;
    let mut all = Vec::new();
    for _ in 0..most {
        let mut reading = store.reading().await.unwrap();
        federation::by_id(&mut reading, rows::federation(1).id).await.unwrap().unwrap();
        all.push(reading);
    }
    assert_eq!(connection_counts(&store), (most, 0));
    drop(all);
    assert_eq!(connection_counts(&store), (most, most), "idle connections are reused at once");
    store
}

/// Numbers of open and of idle connections.
fn connection_counts(store: &Store) -> (u32, u32) {
    let all = store.pool_metrics();
    let all = all.first().expect("some");
    (all.open, all.idle)
}

async fn soon<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(2), work).await.expect("no lock")
}

#[tokio::test]
async fn ended_idle_connections_are_discarded() {
    let database = Database::new(Kind::Postgres).await;
    let store = used_connections(&database, 4).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    database.execute(END_ALL).await;
    for _ in 0..8 {
        let read = federation::by_id(&store, rows::federation(1).id);
        assert!(soon(read).await.unwrap().is_some());
    }
}

#[tokio::test]
async fn readers_and_writers_share_idle() {
    let database = Database::new(Kind::Postgres).await;
    let store = used_connections(&database, 3).await;
    let mut writes = Vec::new();
    for _ in 0..3 {
        writes.push(soon(store.write_first()).await.unwrap());
    }
    assert_eq!(connection_counts(&store), (3, 0));
    let next = tokio::time::timeout(Duration::from_millis(100), store.reading()).await;
    assert!(next.is_err(), "there are no more than there may be");
    let (read, ()) = soon(async { tokio::join!(store.reading(), async { drop(writes.pop()) }) }).await;
    let mut read = read.unwrap();
    assert!(soon(federation::by_id(&mut read, rows::federation(2).id)).await.unwrap().is_some());
}

#[tokio::test]
async fn half_read_connection_is_reset() {
    let database = Database::new(Kind::Postgres).await;
    let store = used_connections(&database, 1).await;
    let mut holds = PgConnection::connect(&database.url).await.unwrap();
    holds.execute("BEGIN; LOCK TABLE federation IN ACCESS EXCLUSIVE MODE").await.unwrap();
    let read = federation::by_id(&store, rows::federation(1).id);
    assert!(tokio::time::timeout(Duration::from_millis(100), read).await.is_err(), "it waits");
    assert_eq!(connection_counts(&store), (1, 0), "a connection with a pending response is not reused");
    holds.execute("COMMIT").await.unwrap();
    for number in [2, 1] {
        let read = soon(federation::by_id(&store, rows::federation(number).id)).await.unwrap();
        assert_eq!(read, Some(rows::federation(number)), "the response belongs to the query");
    }
}

#[tokio::test]
async fn closed_store_keeps_no_connection() {
    let database = Database::new(Kind::Postgres).await;
    let store = used_connections(&database, 3).await;
    let mut late = store.reading().await.unwrap();
    federation::by_id(&mut late, rows::federation(1).id).await.unwrap();
    soon(async { tokio::join!(store.close(), async { drop(late) }) }).await;
    assert_eq!(connection_counts(&store), (0, 0));
    let others = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let mut left = database.count(others).await;
    for _ in 0..50 {
        if left > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            left = database.count(others).await;
        }
    }
    assert_eq!(left, 0);
    assert!(store.reading().await.is_err());
}

#[tokio::test]
async fn ended_transaction_reports_outage() {
    let database = Database::new(Kind::Postgres).await;
    let store = database.open().await;
    rows::two_federations(&store).await;
    let mut write = store.write().await.unwrap();
    database.execute(END_ALL).await;
    let ended = account::insert(&mut write, &rows::account(1, 3)).await.unwrap_err();
    assert!(ended.is_outage(), "{ended:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failed_save_does_not_block() {
    let database = Database::new(Kind::Postgres).await;
    let fixture = ExamFixture::new(&database).await;
    let (ada, berit) = (trainee(&fixture.server, "Ada").await, trainee(&fixture.server, "Berit").await);
    let (adas, berits) = (fixture.enter(&ada, "here").await, fixture.enter(&berit, "here").await);
    // Another node locks Ada's attempt, and hangs.
    let other = database.open().await;
    let mut holds = other.write().await.unwrap();
    attempt::lock(&mut holds, fixture.server.federation().id, adas.id()).await.unwrap().unwrap();
    let (law, lead) = (answer(1, r#"{"law":["30A"]}"#), answer(1, r#"{"law":["31A1"]}"#));
    let both = async {
        let hers = fixture.server.attempts.act(&adas, "here", true, vec![law.clone()]);
        let others = fixture.server.attempts.act(&berits, "here", true, vec![lead]);
        tokio::join!(hers, others)
    };
    let both = tokio::time::timeout(Duration::from_millis(4_900), both).await;
    let (hers, others) = both.expect("both are answered within the limit");
    assert!(matches!(hers, Err(StoreError::Unavailable(_))), "{hers:?}");
    assert!(matches!(&others.unwrap().outcomes[..], [Ok(Some(_))]));
    drop(holds);
    for _ in 0..2 {
        let again = fixture.server.attempts.act(&adas, "here", true, vec![law.clone()]).await.unwrap();
        assert!(matches!(&again.outcomes[..], [Ok(Some(_))]));
    }
    assert_eq!(fixture.server.attempts.changes_of(&adas).await.unwrap().len(), 1);
}

#[tokio::test]
async fn reads_the_database_clock() {
    assert_eq!(Database::new(Kind::Sqlite).await.open().await.time().await.unwrap(), None);
    let store = Database::new(Kind::Postgres).await.open().await;
    let (first, second) = (store.time().await.unwrap().unwrap(), store.time().await.unwrap().unwrap());
    assert!(first < second, "{first:?} {second:?}");
}
