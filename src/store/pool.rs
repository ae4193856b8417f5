//! Metrics and waiting shared by the connection pools.

use sqlx::{Database, Error, Pool};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// Metrics of one pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolMetrics {
    /// Purpose: `read` on SQLite, `all` on PostgreSQL; on both `write`, for writers other than exam
    /// answers.
    pub kind: &'static str,
    /// Open connections.
    pub open: u32,
    /// Idle connections.
    pub idle: u32,
    /// Maximum of open connections.
    pub most: u32,
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

/// A counter of waits for a connection.
#[derive(Debug, Default)]
pub(super) struct WaitCounter {
    waiting: AtomicU32,
    ended: AtomicU64,
    waited_micros: AtomicU64,
}

/// A task that waits for a connection, until dropped: served, refused or cancelled.
#[derive(Debug)]
pub(super) struct PoolWait<'a> {
    counter: &'a WaitCounter,
    since: Instant,
}

impl WaitCounter {
    /// Starts a wait.
    pub(super) fn begin(&self) -> PoolWait<'_> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        PoolWait { counter: self, since: Instant::now() }
    }

    /// The current metrics.
    pub(super) fn metrics(&self) -> WaitMetrics {
        WaitMetrics {
            waiting: self.waiting.load(Ordering::Relaxed),
            ended: self.ended.load(Ordering::Relaxed),
            waited: Duration::from_micros(self.waited_micros.load(Ordering::Relaxed)),
        }
    }
}

impl Drop for PoolWait<'_> {
    fn drop(&mut self) {
        let waited = u64::try_from(self.since.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.counter.waited_micros.fetch_add(waited, Ordering::Relaxed);
        self.counter.ended.fetch_add(1, Ordering::Relaxed);
        self.counter.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Bounds the wait for a connection or a permit; fails with [`Error::PoolTimedOut`].
pub(super) async fn with_timeout<T>(
    timeout: Duration,
    wait: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    tokio::time::timeout(timeout, wait).await.map_err(|_| Error::PoolTimedOut)?
}

/// Acquires a permit; fails with [`Error::PoolClosed`].
pub(super) async fn acquire(permits: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Error> {
    permits.clone().acquire_owned().await.map_err(|_| Error::PoolClosed)
}

impl PoolMetrics {
    /// Metrics of a pool of sqlx.
    pub(super) fn of<D: Database>(kind: &'static str, pool: &Pool<D>, waits: &WaitCounter) -> Self {
        let (open, idle) = (pool.size(), pool.num_idle());
        let idle = u32::try_from(idle).unwrap_or(u32::MAX).min(open);
        Self { kind, open, idle, most: pool.options().get_max_connections(), waits: waits.metrics() }
    }
}
