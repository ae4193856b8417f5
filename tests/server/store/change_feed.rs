//! Watchers of a sitting are notified of changes on any node.

use crate::exam;
use crate::store::attempts::{ExamFixture, answer};
use crate::store::database::{Database, Kind};
use crate::store::practice::trainee;
use server::exams::Sitting;
use std::time::Duration;
use store::attempt;
use store::change_feed::SittingWatch;
use store::sitting::SittingId;
use uuid::Uuid;

contract! {
    watch_hears_its_sitting_only, notifies_after_commit_only, reconnected_node_hears_again,
}

/// Longer than a notification takes.
const LONG: Duration = Duration::from_secs(20);
/// Long enough for a notification on its way.
const SHORT: Duration = Duration::from_millis(1500);

const LAW: &str = r#"{"law":["30A"]}"#;

async fn is_notified(watch: &mut SittingWatch) -> bool {
    tokio::time::timeout(LONG, watch.changed()).await.expect("a notification").is_some()
}

/// Drains pending notifications.
async fn settle(watch: &mut SittingWatch) {
    while tokio::time::timeout(SHORT, watch.changed()).await.is_ok() {}
}

/// Watches a sitting: on PostgreSQL from another node, on SQLite from the only one.
async fn watch(
    database: &Database,
    fixture: &ExamFixture,
    change: impl FnOnce(&mut Sitting),
) -> SittingWatch {
    let found = fixture.server.sittings.by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
    let (_, mut sitting) = found.expect("a sitting");
    change(&mut sitting);
    let mut watch = match database.kind {
        Kind::Sqlite => fixture.server.sittings.watch(&sitting),
        Kind::Postgres => fixture.store.watch(sitting.federation, sitting.id),
    };
    settle(&mut watch).await;
    watch
}

pub async fn watch_hears_its_sitting_only(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let mut watch = self::watch(&database, &fixture, |_| {}).await;
    let mut elsewhere =
        self::watch(&database, &fixture, |sitting| sitting.id = SittingId(Uuid::from_u128(7))).await;
    let attempt = fixture.enter(&ada, "here").await;
    assert!(is_notified(&mut watch).await, "a candidate entered");
    settle(&mut watch).await;
    fixture.act(&attempt, answer(1, LAW)).await.unwrap();
    assert!(is_notified(&mut watch).await, "they answered");
    settle(&mut watch).await;
    // Reading changes nothing.
    fixture.again(&ada, &attempt).await;
    assert!(tokio::time::timeout(SHORT, watch.changed()).await.is_err());
    assert!(tokio::time::timeout(SHORT, elsewhere.changed()).await.is_err(), "it was another sitting");
}

pub async fn notifies_after_commit_only(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    let mut watch = fixture.store.watch(fixture.row.federation_id, fixture.row.id);
    settle(&mut watch).await;
    let mut write = fixture.store.write().await.unwrap();
    let row = attempt::lock(&mut write, fixture.row.federation_id, attempt.id()).await.unwrap();
    attempt::save(&mut write, &row.expect("exists")).await.unwrap();
    drop(write);
    assert!(tokio::time::timeout(SHORT, watch.changed()).await.is_err());
    fixture.store.end_watching();
    assert!(!is_notified(&mut watch).await);
}

pub async fn reconnected_node_hears_again(database: Database) {
    // SQLite has no connection to lose.
    if database.kind == Kind::Sqlite {
        return;
    }
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    let mut watch = self::watch(&database, &fixture, |_| {}).await;
    let ended = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    assert_eq!(database.count(ended).await, 1);
    assert!(is_notified(&mut watch).await, "something may have changed meanwhile");
    settle(&mut watch).await;
    fixture.act(&attempt, answer(1, LAW)).await.unwrap();
    assert!(is_notified(&mut watch).await);
}
