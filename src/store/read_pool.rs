//! Read pool of a SQLite file.
//!
//! Not a pool of sqlx, which pings each returned connection; on a local file that is useless and
//! costs as much again as most queries.

use super::pool::{PoolMetrics, WaitCounter, acquire, with_timeout};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Error, SqliteConnection};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, OwnedMappedMutexGuard, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

/// Number of uses after which a connection is replaced, so that no defect lasts.
const MAX_USES: u32 = 10_000;

/// A pool of read connections. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct ReadPool(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: SqliteConnectOptions,
    timeout: Duration,
    waits: WaitCounter,
    /// One permit per slot.
    permits: Arc<Semaphore>,
    slots: Vec<Arc<Mutex<Slot>>>,
}

#[derive(Debug, Default)]
struct Slot {
    conn: Option<SqliteConnection>,
    uses: u32,
}

impl Slot {
    /// Opens a connection, replacing the current one, if any.
    async fn renew(&mut self, options: &SqliteConnectOptions) -> Result<(), Error> {
        if let Some(old) = self.conn.take() {
            // Errors of a discarded connection do not matter.
            drop(old.close().await);
        }
        *self = Self { conn: Some(options.connect().await?), uses: 0 };
        Ok(())
    }
}

/// An exclusive connection.
#[derive(Debug)]
pub(super) struct ReadHandle {
    conn: OwnedMappedMutexGuard<Slot, SqliteConnection>,
    /// Released after the connection, so that the next permit holder finds one.
    _permit: OwnedSemaphorePermit,
}

impl ReadHandle {
    /// The connection.
    pub(super) fn conn(&mut self) -> &mut SqliteConnection {
        &mut self.conn
    }
}

impl ReadPool {
    /// Opens a pool with one connection, and others when needed, up to `max`. `timeout` bounds the
    /// wait for a free one.
    pub(super) async fn open(
        options: SqliteConnectOptions,
        max: u32,
        timeout: Duration,
    ) -> Result<Self, Error> {
        let slots: Vec<_> = (0..max.max(1)).map(|_| Arc::default()).collect();
        let permits = Arc::new(Semaphore::new(slots.len()));
        let waits = WaitCounter::default();
        let pool = Self(Arc::new(Inner { options, timeout, waits, permits, slots }));
        pool.take().await?;
        Ok(pool)
    }

    /// Takes a connection, waiting for a free one within the timeout.
    pub(super) async fn take(&self) -> Result<ReadHandle, Error> {
        let Inner { options, timeout, waits, permits, slots } = &*self.0;
        let _waiting = waits.begin();
        let permit = with_timeout(*timeout, acquire(permits)).await?;
        // There is a slot for each permit, but another task may be looking at it just now. Slots
        // are tried in order, so that no more are opened than are needed at once.
        let mut slot = loop {
            match slots.iter().find_map(|slot| slot.clone().try_lock_owned().ok()) {
                Some(free) => break free,
                None => tokio::task::yield_now().await,
            }
        };
        if slot.conn.is_none() || slot.uses >= MAX_USES {
            Box::pin(slot.renew(options)).await?;
        }
        slot.uses += 1;
        let conn = OwnedMutexGuard::try_map(slot, |slot| slot.conn.as_mut());
        Ok(ReadHandle { conn: conn.map_err(|_| Error::PoolClosed)?, _permit: permit })
    }

    /// Metrics: open and idle connections.
    pub(super) fn metrics(&self) -> PoolMetrics {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let Inner { permits, slots, waits, .. } = &*self.0;
        let used = slots.len() - permits.available_permits().min(slots.len());
        let idle = slots.iter().filter(|slot| slot.try_lock().is_ok_and(|slot| slot.conn.is_some())).count();
        PoolMetrics {
            kind: "read",
            open: count(used + idle),
            idle: count(idle),
            most: count(slots.len()),
            waits: waits.metrics(),
        }
    }

    /// Closes the pool, waiting for connections in use.
    pub(super) async fn close(&self) {
        let Inner { permits, slots, .. } = &*self.0;
        permits.close();
        for slot in slots {
            if let Some(conn) = slot.lock().await.conn.take()
                && let Err(error) = conn.close().await
            {
                tracing::warn!(%error, "cannot close a database connection");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn pool(name: &str, max: u32) -> (ReadPool, std::path::PathBuf) {
        let folder = std::env::temp_dir().join(format!("director-readers-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let options = SqliteConnectOptions::new().filename(folder.join("a.db")).create_if_missing(true);
        (ReadPool::open(options, max, Duration::from_millis(50)).await.unwrap(), folder)
    }

    /// Numbers of open and idle connections.
    fn counts(pool: &ReadPool) -> (u32, u32) {
        let PoolMetrics { open, idle, .. } = pool.metrics();
        (open, idle)
    }

    async fn select_one(reader: &mut ReadHandle) -> i64 {
        sqlx::query_scalar("SELECT 1").fetch_one(reader.conn()).await.unwrap()
    }

    #[tokio::test]
    async fn readers_are_exclusive_and_bounded() {
        let (pool, folder) = pool("taken", 2).await;
        assert_eq!(counts(&pool), (1, 1));
        let mut first = pool.take().await.unwrap();
        assert_eq!(counts(&pool), (1, 0));
        let mut second = pool.take().await.unwrap();
        assert_eq!((select_one(&mut first).await, select_one(&mut second).await), (1, 1));
        assert_eq!(counts(&pool), (2, 0));
        assert!(matches!(pool.take().await, Err(Error::PoolTimedOut)), "the pool is exhausted");
        let (third, ()) = tokio::join!(pool.take(), async { drop(first) });
        assert_eq!(select_one(&mut third.unwrap()).await, 1, "a waiting task gets a returned connection");
        drop(second);
        assert_eq!(counts(&pool), (2, 2));
        pool.close().await;
        assert!(matches!(pool.take().await, Err(Error::PoolClosed)));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn metrics_do_not_block_readers() {
        let (pool, folder) = pool("counted", 1).await;
        let watched = pool.clone();
        let counting = std::thread::spawn(move || {
            while !watched.0.permits.is_closed() {
                counts(&watched);
            }
        });
        for _ in 0..MAX_USES {
            drop(pool.take().await.expect("it is free"));
        }
        pool.close().await;
        counting.join().unwrap();
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn interrupted_reader_is_reset() {
        let (pool, folder) = pool("left", 1).await;
        const LONG: &str = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000)
            SELECT count(*) FROM n";
        for _ in 0..3 {
            let mut reader = pool.take().await.unwrap();
            let read = sqlx::query_scalar::<_, i64>(LONG).fetch_one(reader.conn());
            assert!(
                tokio::time::timeout(Duration::from_millis(1), read).await.is_err(),
                "the query takes longer"
            );
        }
        assert_eq!(select_one(&mut pool.take().await.unwrap()).await, 1);
        pool.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn replaces_worn_connection() {
        let (pool, folder) = pool("worn", 1).await;
        let mut reader = pool.take().await.unwrap();
        sqlx::query("CREATE TEMP TABLE mine (n INTEGER)").execute(reader.conn()).await.unwrap();
        drop(reader);
        let mut reader = pool.take().await.unwrap();
        sqlx::query("SELECT n FROM mine").execute(reader.conn()).await.expect("it is the same connection");
        drop(reader);
        for _ in 0..MAX_USES {
            drop(pool.take().await.unwrap());
        }
        let mut reader = pool.take().await.unwrap();
        let read = sqlx::query("SELECT n FROM mine").execute(reader.conn()).await;
        assert!(read.is_err(), "it is another connection");
        drop(reader);
        pool.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
