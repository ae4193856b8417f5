//! Watchers of a sitting are notified of changes on any node.

use crate::exam;
use crate::store::attempts::{Held, answer};
use crate::store::place::{Kind, Place};
use crate::store::practice::trainee;
use server::exams::Sitting;
use std::time::Duration;
use store::attempt;
use store::change_feed::SittingWatch;
use store::sitting::SittingId;
use uuid::Uuid;

/// Longer than news takes.
const LONG: Duration = Duration::from_secs(20);
/// Long enough for news that is under way.
const SHORT: Duration = Duration::from_millis(1500);

const LAW: &str = r#"{"law":["30A"]}"#;

async fn hears(watch: &mut SittingWatch) -> bool {
    tokio::time::timeout(LONG, watch.changed()).await.expect("it hears of it").is_some()
}

/// Lets it hear what is under way, until nothing comes any more.
async fn settle(watch: &mut SittingWatch) {
    while tokio::time::timeout(SHORT, watch.changed()).await.is_ok() {}
}

/// Watches the sitting, or another: on PostgreSQL from another node, on SQLite from the one there is.
async fn watch(place: &Place, held: &Held, change: impl FnOnce(&mut Sitting)) -> SittingWatch {
    let found = held.server.sitting_by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
    let (_, mut sitting) = found.expect("the sitting is found");
    change(&mut sitting);
    let mut watch = match place.kind {
        Kind::Sqlite => held.server.watch_board(&sitting),
        Kind::Postgres => held.store.watch(sitting.federation, sitting.id),
    };
    settle(&mut watch).await;
    watch
}

pub async fn watch_hears_its_sitting_only(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let mut watch = self::watch(&place, &held, |_| {}).await;
    let mut elsewhere =
        self::watch(&place, &held, |sitting| sitting.id = SittingId(Uuid::from_u128(7))).await;
    let attempt = held.enter(&ada, "here").await;
    assert!(hears(&mut watch).await, "somebody came in");
    settle(&mut watch).await;
    held.act(&attempt, answer(1, LAW)).await.unwrap();
    assert!(hears(&mut watch).await, "they answered");
    settle(&mut watch).await;
    // Reading changes nothing.
    held.again(&ada, &attempt).await;
    assert!(tokio::time::timeout(SHORT, watch.changed()).await.is_err());
    assert!(tokio::time::timeout(SHORT, elsewhere.changed()).await.is_err(), "it was another sitting");
}

pub async fn notifies_after_commit_only(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    let mut watch = held.store.watch(held.row.federation_id, held.row.id);
    settle(&mut watch).await;
    let mut write = held.store.write().await.unwrap();
    let row = attempt::lock(&mut write, held.row.federation_id, attempt.id()).await.unwrap();
    attempt::save(&mut write, &row.expect("it is there")).await.unwrap();
    drop(write);
    assert!(tokio::time::timeout(SHORT, watch.changed()).await.is_err());
    held.store.end_watching();
    assert!(!hears(&mut watch).await);
}

pub async fn reconnected_node_hears_again(place: Place) {
    // There is nothing to be lost on SQLite.
    if place.kind == Kind::Sqlite {
        return;
    }
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    let mut watch = self::watch(&place, &held, |_| {}).await;
    let ended = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    assert_eq!(place.count(ended).await, 1);
    assert!(hears(&mut watch).await, "something may have changed meanwhile");
    settle(&mut watch).await;
    held.act(&attempt, answer(1, LAW)).await.unwrap();
    assert!(hears(&mut watch).await);
}
