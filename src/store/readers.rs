//! Read pool of a SQLite file.
//!
//! Not a pool of sqlx, which pings each returned connection; on a local file that is useless and
//! costs as much again as most queries.

use super::pools::{PoolMetrics, WaitCounter, patiently, place};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Error, SqliteConnection};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, OwnedMappedMutexGuard, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

/// After how many uses a connection is closed and another opened: whatever may be the matter with one has its end.
const USES: u32 = 10_000;

/// Some connections. Clones are the same.
#[derive(Clone, Debug)]
pub(super) struct ReadPool(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: SqliteConnectOptions,
    patience: Duration,
    waits: WaitCounter,
    /// One permit per slot
    places: Arc<Semaphore>,
    slots: Vec<Arc<Mutex<Slot>>>,
}

#[derive(Debug, Default)]
struct Slot {
    link: Option<SqliteConnection>,
    uses: u32,
}

impl Slot {
    /// Opens a connection in place of one that there may be.
    async fn renew(&mut self, options: &SqliteConnectOptions) -> Result<(), Error> {
        if let Some(worn) = self.link.take() {
            // Errors of a discarded connection do not matter.
            drop(worn.close().await);
        }
        *self = Self { link: Some(options.connect().await?), uses: 0 };
        Ok(())
    }
}

/// An exclusive connection.
#[derive(Debug)]
pub(super) struct ReadHandle {
    link: OwnedMappedMutexGuard<Slot, SqliteConnection>,
    /// Released after the connection, so that the next permit holder finds one.
    _place: OwnedSemaphorePermit,
}

impl ReadHandle {
    /// The connection.
    pub(super) fn link(&mut self) -> &mut SqliteConnection {
        &mut self.link
    }
}

impl ReadPool {
    /// Opens the first; others when they are needed, so many at most. Who finds none free waits so long.
    pub(super) async fn open(
        options: SqliteConnectOptions,
        most: u32,
        patience: Duration,
    ) -> Result<Self, Error> {
        let slots: Vec<_> = (0..most.max(1)).map(|_| Arc::default()).collect();
        let places = Arc::new(Semaphore::new(slots.len()));
        let waits = WaitCounter::default();
        let readers = Self(Arc::new(Inner { options, patience, waits, places, slots }));
        readers.take().await?;
        Ok(readers)
    }

    /// One that is free, now or in a while.
    pub(super) async fn take(&self) -> Result<ReadHandle, Error> {
        let Inner { options, patience, waits, places, slots } = &*self.0;
        let _waiting = waits.begin();
        let place = patiently(*patience, place(places)).await?;
        // There is a slot for each permit, but another task may be looking at it just now. Slots
        // are tried in order, so that no more are opened than are needed at once.
        let mut slot = loop {
            match slots.iter().find_map(|slot| slot.clone().try_lock_owned().ok()) {
                Some(free) => break free,
                None => tokio::task::yield_now().await,
            }
        };
        if slot.link.is_none() || slot.uses >= USES {
            Box::pin(slot.renew(options)).await?;
        }
        slot.uses += 1;
        let link = OwnedMutexGuard::try_map(slot, |slot| slot.link.as_mut());
        Ok(ReadHandle { link: link.map_err(|_| Error::PoolClosed)?, _place: place })
    }

    /// Metrics: open and idle connections.
    pub(super) fn figures(&self) -> PoolMetrics {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let Inner { places, slots, waits, .. } = &*self.0;
        let used = slots.len() - places.available_permits().min(slots.len());
        let idle = slots.iter().filter(|slot| slot.try_lock().is_ok_and(|slot| slot.link.is_some())).count();
        PoolMetrics {
            kind: "read",
            open: count(used + idle),
            idle: count(idle),
            most: count(slots.len()),
            waits: waits.figures(),
        }
    }

    /// Closes all, waiting for those in use.
    pub(super) async fn close(&self) {
        let Inner { places, slots, .. } = &*self.0;
        places.close();
        for slot in slots {
            if let Some(link) = slot.lock().await.link.take()
                && let Err(error) = link.close().await
            {
                tracing::warn!(%error, "a connection to the database could not be closed");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn readers(name: &str, most: u32) -> (ReadPool, std::path::PathBuf) {
        let folder = std::env::temp_dir().join(format!("director-readers-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let options = SqliteConnectOptions::new().filename(folder.join("a.db")).create_if_missing(true);
        (ReadPool::open(options, most, Duration::from_millis(50)).await.unwrap(), folder)
    }

    /// Numbers of open and idle connections.
    fn counted(readers: &ReadPool) -> (u32, u32) {
        let PoolMetrics { open, idle, .. } = readers.figures();
        (open, idle)
    }

    async fn one(reader: &mut ReadHandle) -> i64 {
        sqlx::query_scalar("SELECT 1").fetch_one(reader.link()).await.unwrap()
    }

    #[tokio::test]
    async fn readers_are_exclusive_and_bounded() {
        let (readers, folder) = readers("taken", 2).await;
        assert_eq!(counted(&readers), (1, 1));
        let mut first = readers.take().await.unwrap();
        assert_eq!(counted(&readers), (1, 0));
        let mut second = readers.take().await.unwrap();
        assert_eq!((one(&mut first).await, one(&mut second).await), (1, 1));
        assert_eq!(counted(&readers), (2, 0));
        assert!(matches!(readers.take().await, Err(Error::PoolTimedOut)), "all are taken");
        let (third, ()) = tokio::join!(readers.take(), async { drop(first) });
        assert_eq!(one(&mut third.unwrap()).await, 1, "one was given back while somebody waited");
        drop(second);
        assert_eq!(counted(&readers), (2, 2));
        readers.close().await;
        assert!(matches!(readers.take().await, Err(Error::PoolClosed)));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn metrics_do_not_block_readers() {
        let (readers, folder) = readers("counted", 1).await;
        let counts = readers.clone();
        let counting = std::thread::spawn(move || {
            while !counts.0.places.is_closed() {
                counted(&counts);
            }
        });
        for _ in 0..USES {
            drop(readers.take().await.expect("it is free"));
        }
        readers.close().await;
        counting.join().unwrap();
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn interrupted_reader_is_reset() {
        let (readers, folder) = readers("left", 1).await;
        const LONG: &str = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT count(*) FROM n";
        for _ in 0..3 {
            let mut reader = readers.take().await.unwrap();
            let read = sqlx::query_scalar::<_, i64>(LONG).fetch_one(reader.link());
            assert!(tokio::time::timeout(Duration::from_millis(1), read).await.is_err(), "it takes longer");
        }
        assert_eq!(one(&mut readers.take().await.unwrap()).await, 1);
        readers.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn after_so_many_uses_another_is_opened() {
        let (readers, folder) = readers("worn", 1).await;
        let mut reader = readers.take().await.unwrap();
        sqlx::query("CREATE TEMP TABLE mine (n INTEGER)").execute(reader.link()).await.unwrap();
        drop(reader);
        let mut reader = readers.take().await.unwrap();
        sqlx::query("SELECT n FROM mine").execute(reader.link()).await.expect("it is the same connection");
        drop(reader);
        for _ in 0..USES {
            drop(readers.take().await.unwrap());
        }
        let mut reader = readers.take().await.unwrap();
        let gone = sqlx::query("SELECT n FROM mine").execute(reader.link()).await;
        assert!(gone.is_err(), "it is another connection");
        drop(reader);
        readers.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
