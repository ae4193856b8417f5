//! Change feed: notifies watchers of a sitting, on any node, that its attempts have changed.
//!
//! Sent after the commit. SQLite serves a single node, which notifies itself; PostgreSQL nodes
//! notify each other by `NOTIFY`, after the commit and batched, because a notification inside a
//! transaction serialises all commits. Notifications may be lost with a node or a connection, and
//! say only where something changed: watchers query the database themselves, and also poll at
//! intervals.

use super::pg_pool::ConnectionPool;
use super::pg_timeouts::await_result;
use super::pool::with_timeout;
use sqlx::postgres::{PgListener, PgPoolOptions};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, broadcast};
use tokio::time::{sleep, timeout};
use uuid::Uuid;

/// The channel name in PostgreSQL.
const CHANNEL: &str = "director_sitting";
/// Capacity of a watcher's queue. A watcher that lags further behind learns only that there were
/// notifications.
const QUEUE_CAPACITY: usize = 256;
/// Batching interval for notifications to other nodes.
const BATCH_INTERVAL: Duration = Duration::from_millis(200);
/// Retry delay of a node that cannot listen.
const RETRY_DELAY: Duration = Duration::from_secs(1);
/// Silence after which a node pings its connection, and the timeout of the ping.
const SILENCE: Duration = Duration::from_secs(20);
const PING_TIMEOUT: Duration = Duration::from_secs(5);

/// The ids of a federation and of a sitting of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ChangedSitting {
    pub federation: Uuid,
    pub sitting: Uuid,
}

/// A received notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notification {
    /// Attempts at a sitting have changed.
    At(ChangedSitting),
    /// Attempts at any sitting may have changed.
    Anywhere,
    /// The store is being closed.
    Ended,
}

/// The change feed of one store. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct ChangeFeed(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    watchers: broadcast::Sender<Notification>,
    /// Other nodes, if the database can serve several.
    others: Option<OtherNodes>,
}

#[derive(Debug)]
struct OtherNodes {
    pool: ConnectionPool,
    /// Changes not yet sent to other nodes.
    unsent: Mutex<BTreeSet<ChangedSitting>>,
    wake: Notify,
    /// True once this node listens to the others, from the first watcher on.
    listens: AtomicBool,
}

impl OtherNodes {
    fn unsent(&self) -> MutexGuard<'_, BTreeSet<ChangedSitting>> {
        self.unsent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ChangeFeed {
    /// A feed for a database that serves this node alone.
    pub(super) fn of_one_node() -> Self {
        Self(Arc::new(Inner { watchers: broadcast::channel(QUEUE_CAPACITY).0, others: None }))
    }

    /// A feed for a database that other nodes use too; starts sending to them.
    pub(super) fn of_many_nodes(pool: ConnectionPool) -> Self {
        let (unsent, wake, listens) = (Mutex::default(), Notify::new(), AtomicBool::new(false));
        let others = Some(OtherNodes { pool, unsent, wake, listens });
        let feed = Self(Arc::new(Inner { watchers: broadcast::channel(QUEUE_CAPACITY).0, others }));
        tokio::spawn(send_to_others(feed.clone()));
        feed
    }

    /// Notifies watchers on all nodes that attempts at these sittings have changed.
    pub(super) fn notify(&self, changed: BTreeSet<ChangedSitting>) {
        if changed.is_empty() {
            return;
        }
        match &self.0.others {
            Some(others) => {
                others.unsent().extend(changed);
                others.wake.notify_one();
            }
            None => changed.into_iter().for_each(|at| self.notify_watchers(Notification::At(at))),
        }
    }

    /// Ends all watches.
    pub(super) fn end(&self) {
        self.notify_watchers(Notification::Ended);
    }

    /// Notifies the watchers on this node.
    fn notify_watchers(&self, notification: Notification) {
        // There may be no watcher.
        let _ = self.0.watchers.send(notification);
    }

    /// Starts a watch on a sitting.
    pub(super) fn watch(&self, at: ChangedSitting) -> SittingWatch {
        let notifications = self.0.watchers.subscribe();
        if let Some(others) = &self.0.others
            && !others.listens.swap(true, Ordering::Relaxed)
        {
            tokio::spawn(listen_to_others(self.clone()));
        }
        SittingWatch { at, notifications }
    }
}

/// A watch on a sitting.
#[derive(Debug)]
pub struct SittingWatch {
    at: ChangedSitting,
    notifications: broadcast::Receiver<Notification>,
}

impl SittingWatch {
    /// Waits until attempts at the sitting may have changed since the last call; `None` once the
    /// store is being closed.
    pub async fn changed(&mut self) -> Option<()> {
        loop {
            match self.notifications.recv().await {
                Ok(Notification::At(at)) if at != self.at => {}
                Ok(Notification::At(_) | Notification::Anywhere)
                | Err(broadcast::error::RecvError::Lagged(_)) => {
                    return Some(());
                }
                Ok(Notification::Ended) | Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    }
}

/// Sends this node's changes to the other nodes, until the store is closed.
async fn send_to_others(feed: ChangeFeed) {
    let Some(others) = &feed.0.others else { return };
    let sending = others.pool.until_closed(async {
        loop {
            others.wake.notified().await;
            sleep(BATCH_INTERVAL).await;
            let unsent = std::mem::take(&mut *others.unsent());
            let payloads: Vec<String> = unsent.iter().map(payload).collect();
            if let Err(error) = send(&others.pool, payloads).await {
                tracing::warn!(%error, "cannot notify other nodes of changes");
            }
            // A listening node receives its own notifications from the database.
            if !others.listens.load(Ordering::Relaxed) {
                unsent.into_iter().for_each(|at| feed.notify_watchers(Notification::At(at)));
            }
        }
    });
    let Err(_closed) = sending.await;
}

/// Receives changes from all nodes, including this one, until the store is closed.
async fn listen_to_others(feed: ChangeFeed) {
    let Some(others) = &feed.0.others else { return };
    let listening = others.pool.until_closed(async {
        loop {
            if let Err(error) = listen(&feed, &others.pool).await {
                tracing::warn!(%error, "cannot listen for changes on other nodes; retrying");
            }
            feed.notify_watchers(Notification::Anywhere);
            sleep(RETRY_DELAY).await;
        }
    });
    let Err(_closed) = listening.await;
}

async fn send(pool: &ConnectionPool, payloads: Vec<String>) -> Result<(), sqlx::Error> {
    const SQL: &str = "SELECT pg_notify($1, at) FROM unnest($2::text[]) AS at";
    let mut conn = pool.take().await?;
    await_result(sqlx::query(SQL).bind(CHANNEL).bind(payloads).execute(conn.conn()?)).await?;
    conn.result_read();
    Ok(())
}

/// Listens until the connection is lost, on a connection outside the pool's limit, so that watches
/// delay no query.
async fn listen(feed: &ChangeFeed, pool: &ConnectionPool) -> Result<(), sqlx::Error> {
    let single = PgPoolOptions::new().max_connections(1).acquire_timeout(PING_TIMEOUT);
    let mut listener = PgListener::connect_with(&single.connect_lazy_with(pool.options())).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    // Changes before it listened were missed.
    feed.notify_watchers(Notification::Anywhere);
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(received))) => {
                let changed = parse_payload(received.payload());
                feed.notify_watchers(changed.map_or(Notification::Anywhere, Notification::At))
            }
            Ok(Ok(None)) => return Ok(()),
            Ok(Err(error)) => return Err(error),
            Err(_) => {
                with_timeout(PING_TIMEOUT, sqlx::query("SELECT 1").execute(&mut listener)).await?;
            }
        }
    }
}

/// The payload that nodes send each other: both ids.
fn payload(changed: &ChangedSitting) -> String {
    format!("{} {}", changed.federation, changed.sitting)
}

fn parse_payload(payload: &str) -> Option<ChangedSitting> {
    let (federation, sitting) = payload.split_once(' ')?;
    Some(ChangedSitting {
        federation: Uuid::parse_str(federation).ok()?,
        sitting: Uuid::parse_str(sitting).ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notification_round_trips() {
        let at = ChangedSitting { federation: Uuid::from_u128(7), sitting: Uuid::from_u128(8) };
        assert_eq!(parse_payload(&payload(&at)), Some(at));
        for odd in ["", " ", "7 8", &payload(&at)[1..]] {
            assert_eq!(parse_payload(odd), None, "{odd:?}");
        }
    }
}
