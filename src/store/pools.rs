//! Metrics of the connection pools: use and waiting times.

use super::db::{Either, Store};
use sqlx::{Database, Error, Pool};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// The connections of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolMetrics {
    /// Purpose: `read` on SQLite, `all` on PostgreSQL; on both `write`, for writers other than exam
    /// answers.
    pub kind: &'static str,
    /// Open connections.
    pub open: u32,
    /// Idle connections.
    pub idle: u32,
    /// Maximum.
    pub most: u32,
    /// Waiting times.
    pub waits: WaitMetrics,
}

/// Waiting times for a connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WaitMetrics {
    /// Tasks waiting now.
    pub waiting: u32,
    /// Tasks that have stopped waiting since startup, with or without a connection.
    pub ended: u64,
    /// Total of their waiting times.
    pub waited: Duration,
}

/// Counts those who ask for a connection of one kind.
#[derive(Debug, Default)]
pub(super) struct WaitCounter {
    waiting: AtomicU32,
    ended: AtomicU64,
    /// In microseconds
    waited: AtomicU64,
}

/// A task that waits for a connection, until dropped: served, refused or cancelled.
#[derive(Debug)]
pub(super) struct PoolWait<'a> {
    of: &'a WaitCounter,
    since: Instant,
}

impl WaitCounter {
    /// Starts a wait.
    pub(super) fn begin(&self) -> PoolWait<'_> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        PoolWait { of: self, since: Instant::now() }
    }

    /// The current metrics.
    pub(super) fn figures(&self) -> WaitMetrics {
        WaitMetrics {
            waiting: self.waiting.load(Ordering::Relaxed),
            ended: self.ended.load(Ordering::Relaxed),
            waited: Duration::from_micros(self.waited.load(Ordering::Relaxed)),
        }
    }
}

impl Drop for PoolWait<'_> {
    fn drop(&mut self) {
        let waited = u64::try_from(self.since.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.of.waited.fetch_add(waited, Ordering::Relaxed);
        self.of.ended.fetch_add(1, Ordering::Relaxed);
        self.of.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Waits so long for a connection, or for one's turn to ask for one.
pub(super) async fn patiently<T>(
    patience: Duration,
    asked: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    tokio::time::timeout(patience, asked).await.map_err(|_| Error::PoolTimedOut)?
}

/// A place of so many, when one is free.
pub(super) async fn place(places: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Error> {
    places.clone().acquire_owned().await.map_err(|_| Error::PoolClosed)
}

impl PoolMetrics {
    pub(super) fn of<D: Database>(kind: &'static str, pool: &Pool<D>, waits: &WaitCounter) -> Self {
        let (open, idle) = (pool.size(), pool.num_idle());
        let idle = u32::try_from(idle).unwrap_or(u32::MAX).min(open);
        Self { kind, open, idle, most: pool.options().get_max_connections(), waits: waits.figures() }
    }
}

impl Store {
    /// Metrics of each pool.
    pub fn connections(&self) -> Vec<PoolMetrics> {
        match &self.pools {
            Either::Sqlite(pools) => {
                vec![pools.readers.figures(), self.writers.figures()]
            }
            Either::Postgres(links) => vec![links.figures(), self.writers.figures()],
        }
    }
}
