//! Change feed: notifies watchers of a sitting, on any node, that its attempts have changed.
//!
//! Sent after the commit. SQLite serves a single node, which notifies itself; PostgreSQL nodes
//! notify each other by `NOTIFY`, after the commit and batched, because a notification inside a
//! transaction serialises all commits. Notifications may be lost with a node or a connection, and
//! say only where something changed: watchers query the database themselves, and also poll at
//! intervals.

use super::federation::FederationId;
use super::links::ConnectionPool;
use super::patience::answered;
use super::pools::patiently;
use super::sitting::SittingId;
use sqlx::postgres::{PgListener, PgPoolOptions};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, broadcast};
use tokio::time::{sleep, timeout};
use uuid::Uuid;

/// The channel name in PostgreSQL.
const CHANNEL: &str = "director_sitting";
/// Capacity of a watcher's queue. A watcher that lags further behind is only told that there were
/// notifications.
const WAITING: usize = 256;
/// Batching interval for notifications to other nodes.
const GATHER: Duration = Duration::from_millis(200);
/// Retry delay of a node that cannot listen.
const BREATH: Duration = Duration::from_secs(1);
/// Silence after which a node pings its connection, and the timeout of the ping.
const SILENCE: Duration = Duration::from_secs(20);
const PATIENCE: Duration = Duration::from_secs(5);

/// A sitting, with its federation.
pub(super) type ChangedSitting = (FederationId, SittingId);

/// A received notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notification {
    /// Attempts at a sitting have changed
    At(ChangedSitting),
    /// Something may have changed at any
    Anywhere,
    /// The store is being closed
    Ended,
}

/// The change feed of one store. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct ChangeFeed(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    heard: broadcast::Sender<Notification>,
    /// Other nodes, where there may be any.
    others: Option<OtherNodes>,
}

#[derive(Debug)]
struct OtherNodes {
    links: ConnectionPool,
    /// Changes not yet sent to other nodes.
    untold: Mutex<BTreeSet<ChangedSitting>>,
    wake: Notify,
    /// True once this node listens to the others, from the first watcher on.
    listens: AtomicBool,
}

impl ChangeFeed {
    /// Of a database that serves this node alone.
    pub(super) fn of_one_node() -> Self {
        Self(Arc::new(Inner { heard: broadcast::channel(WAITING).0, others: None }))
    }

    /// Of a database that other nodes use too.
    pub(super) fn of_many(links: ConnectionPool) -> Self {
        let (untold, wake, listens) = (Mutex::default(), Notify::new(), AtomicBool::new(false));
        let others = Some(OtherNodes { links, untold, wake, listens });
        let news = Self(Arc::new(Inner { heard: broadcast::channel(WAITING).0, others }));
        tokio::spawn(tell_others(news.clone()));
        news
    }

    /// Tells that attempts at these sittings have changed.
    pub(super) fn tell(&self, changed: BTreeSet<ChangedSitting>) {
        if changed.is_empty() {
            return;
        }
        match &self.0.others {
            Some(others) => {
                others.untold.lock().unwrap_or_else(PoisonError::into_inner).extend(changed);
                others.wake.notify_one();
            }
            None => changed.into_iter().for_each(|at| self.hear(Notification::At(at))),
        }
    }

    /// Ends all watching.
    pub(super) fn end(&self) {
        self.hear(Notification::Ended);
    }

    fn hear(&self, heard: Notification) {
        // There may be no watcher.
        let _ = self.0.heard.send(heard);
    }

    /// Begins to watch a sitting.
    pub(super) fn watch(&self, at: ChangedSitting) -> SittingWatch {
        let heard = self.0.heard.subscribe();
        if let Some(others) = &self.0.others
            && !others.listens.swap(true, Ordering::Relaxed)
        {
            tokio::spawn(listen_to_others(self.clone()));
        }
        SittingWatch { at, heard }
    }
}

/// A watch on a sitting.
#[derive(Debug)]
pub struct SittingWatch {
    at: ChangedSitting,
    heard: broadcast::Receiver<Notification>,
}

impl SittingWatch {
    /// Returns when attempts at the sitting may have changed since it last did; nothing once the store is being closed.
    pub async fn changed(&mut self) -> Option<()> {
        loop {
            match self.heard.recv().await {
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

/// Tells other nodes what has changed here, until the store is closed.
async fn tell_others(news: ChangeFeed) {
    let Some(others) = &news.0.others else { return };
    let told = others.links.until_closed(async {
        loop {
            others.wake.notified().await;
            sleep(GATHER).await;
            let untold = std::mem::take(&mut *others.untold.lock().unwrap_or_else(PoisonError::into_inner));
            let told: Vec<String> = untold.iter().map(written).collect();
            if let Err(error) = notify(&others.links, told).await {
                tracing::warn!(%error, "other nodes could not be told what has changed");
            }
            // This node hears itself by the database, unless it hears nothing.
            if !others.listens.load(Ordering::Relaxed) {
                untold.into_iter().for_each(|at| news.hear(Notification::At(at)));
            }
        }
    });
    let Err(_closed) = told.await;
}

/// Hears what has changed on any node, this one too, until the store is closed.
async fn listen_to_others(news: ChangeFeed) {
    let Some(others) = &news.0.others else { return };
    let heard = others.links.until_closed(async {
        loop {
            if let Err(error) = listen(&news, &others.links).await {
                tracing::warn!(%error, "this node does not hear what changes on others, and tries again");
            }
            news.hear(Notification::Anywhere);
            sleep(BREATH).await;
        }
    });
    let Err(_closed) = heard.await;
}

async fn notify(links: &ConnectionPool, told: Vec<String>) -> Result<(), sqlx::Error> {
    const SQL: &str = "SELECT pg_notify($1, at) FROM unnest($2::text[]) AS at";
    let mut link = links.take().await?;
    answered(sqlx::query(SQL).bind(CHANNEL).bind(told).execute(link.link()?)).await?;
    link.heard_out();
    Ok(())
}

/// Listens until the connection is lost, on a connection outside the pool's limit, so that watches
/// delay no query.
async fn listen(news: &ChangeFeed, links: &ConnectionPool) -> Result<(), sqlx::Error> {
    let one = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
    let mut listener = PgListener::connect_with(&one.connect_lazy_with(links.options())).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    // What changed before it listened.
    news.hear(Notification::Anywhere);
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(told))) => {
                news.hear(read(told.payload()).map_or(Notification::Anywhere, Notification::At))
            }
            Ok(Ok(None)) => return Ok(()),
            Ok(Err(error)) => return Err(error),
            Err(_) => {
                patiently(PATIENCE, sqlx::query("SELECT 1").execute(&mut listener)).await?;
            }
        }
    }
}

/// A sitting as nodes tell it each other.
fn written((federation, sitting): &ChangedSitting) -> String {
    format!("{} {}", federation.0, sitting.0)
}

fn read(told: &str) -> Option<ChangedSitting> {
    let (federation, sitting) = told.split_once(' ')?;
    Some((FederationId(Uuid::parse_str(federation).ok()?), SittingId(Uuid::parse_str(sitting).ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notification_round_trips() {
        let at = (FederationId(Uuid::from_u128(7)), SittingId(Uuid::from_u128(8)));
        assert_eq!(read(&written(&at)), Some(at));
        for odd in ["", " ", "7 8", &written(&at)[1..]] {
            assert_eq!(read(odd), None, "{odd:?}");
        }
    }
}
