//! Connection pool for a PostgreSQL server.
//!
//! Wraps a pool of sqlx and keeps recently used connections idle beside it: sqlx pings a connection
//! each time it is returned, which costs as much again as most queries. Connections returned in the
//! middle of a result go through the pool, which drains them and rolls back.

use super::patience::{CONNECTION, FRESH, alive, answered, tried};
use super::pools::{PoolMetrics, WaitCounter, patiently, place};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Error, PgConnection, PgPool, Postgres};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// Time after which an idle connection returns to the pool, which closes old and unneeded ones.
const AWAY: Duration = Duration::from_secs(60);

/// The connections. Clones are the same.
#[derive(Clone, Debug)]
pub(super) struct ConnectionPool(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    pool: PgPool,
    waits: WaitCounter,
    /// One permit per possible connection: a permit holder finds an idle connection, or the pool
    /// has one.
    places: Arc<Semaphore>,
    /// The last given back is the last here, and the first to be taken.
    at_hand: Mutex<Vec<IdleConnection>>,
}

#[derive(Debug)]
struct IdleConnection {
    link: PoolConnection<Postgres>,
    since: Instant,
    used: Instant,
}

impl Inner {
    fn at_hand(&self) -> MutexGuard<'_, Vec<IdleConnection>> {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        // Nothing is left to which they could be given back.
        self.at_hand().drain(..).for_each(|one| drop(one.link.leak()));
    }
}

/// An exclusive connection.
#[derive(Debug)]
pub(super) struct PooledConnection {
    links: ConnectionPool,
    link: Option<PoolConnection<Postgres>>,
    since: Instant,
    /// True if all results have been read.
    is_whole: bool,
    /// Released after the connection, so that the next permit holder finds one.
    place: Option<OwnedSemaphorePermit>,
}

impl PooledConnection {
    /// The connection, for a query. After reading its whole result, call [`PooledConnection::heard_out`].
    pub(super) fn link(&mut self) -> Result<&mut PgConnection, Error> {
        self.is_whole = false;
        self.link.as_deref_mut().ok_or(Error::PoolClosed)
    }

    /// The whole answer has come to what was asked last.
    pub(super) fn heard_out(&mut self) {
        self.is_whole = true;
    }
}

impl Drop for PooledConnection {
    fn drop(&mut self) {
        let Some(link) = self.link.take() else { return };
        if !self.is_whole || self.since.elapsed() >= AWAY {
            return;
        }
        let mut at_hand = self.links.0.at_hand();
        // Under the lock: once the pool is closed, idle connections return to it, and none is
        // added.
        if self.links.0.pool.is_closed() {
            return;
        }
        let now = Instant::now();
        at_hand.push(IdleConnection { link, since: self.since, used: now });
        // The load has dropped: the first ones are no longer used.
        let unused = at_hand.first().is_some_and(|one| now.duration_since(one.used) >= AWAY);
        let unused = unused.then(|| at_hand.remove(0));
        drop(at_hand);
        drop(unused);
    }
}

/// A transaction. Dropped without [`PgWriting::commit`], it is rolled back.
#[derive(Debug)]
pub(super) struct PgWriting {
    /// None once it was committed
    link: Option<PoolConnection<Postgres>>,
    /// Given back behind the connection.
    place: Option<OwnedSemaphorePermit>,
}

impl PgWriting {
    /// The connection to write on.
    pub(super) fn link(&mut self) -> &mut PgConnection {
        self.link.as_deref_mut().expect("a transaction has its connection until it is committed")
    }

    /// Commits. When this returns, what was written is on disk.
    pub(super) async fn commit(mut self) -> Result<(), Error> {
        sqlx::raw_sql("COMMIT").execute(self.link()).await?;
        drop(self.link.take());
        Ok(())
    }
}

impl Drop for PgWriting {
    fn drop(&mut self) {
        let (Some(mut link), place) = (self.link.take(), self.place.take()) else { return };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return drop(link.leak()) };
        runtime.spawn(async move {
            if answered(sqlx::raw_sql("ROLLBACK").execute(&mut *link)).await.is_err() {
                link.close_on_drop();
            }
            drop(link);
            drop(place);
        });
    }
}

impl ConnectionPool {
    /// Opens the first; others when they are needed, so many at most.
    pub(super) async fn open(options: PgConnectOptions, most: u32) -> Result<Self, Error> {
        let most = most.max(1);
        let pool = tried(PgPoolOptions::new().max_connections(most)).connect_with(options).await?;
        let places = Arc::new(Semaphore::new(usize::try_from(most).unwrap_or(Semaphore::MAX_PERMITS)));
        Ok(Self(Arc::new(Inner { pool, waits: WaitCounter::default(), places, at_hand: Mutex::default() })))
    }

    /// One that is free, now or in a while.
    pub(super) async fn take(&self) -> Result<PooledConnection, Error> {
        let _waiting = self.0.waits.begin();
        patiently(CONNECTION, Box::pin(self.free())).await
    }

    async fn free(&self) -> Result<PooledConnection, Error> {
        let place = place(&self.0.places).await?;
        let (link, since) = match self.found().await {
            Some(found) => found,
            None => (self.0.pool.acquire().await?, Instant::now()),
        };
        Ok(PooledConnection {
            links: self.clone(),
            link: Some(link),
            since,
            is_whole: true,
            place: Some(place),
        })
    }

    /// An idle connection that is alive.
    async fn found(&self) -> Option<(PoolConnection<Postgres>, Instant)> {
        let IdleConnection { mut link, since, used } = self.0.at_hand().pop()?;
        if used.elapsed() < FRESH || alive(&mut link).await.is_ok() {
            return Some((link, since));
        }
        // What is the matter with one is the matter with those that were used before it: the pool
        // finds out of each, and has another.
        link.close_on_drop();
        let others = std::mem::take(&mut *self.0.at_hand());
        drop(others);
        None
    }

    /// Begins a transaction.
    pub(super) async fn begin(&self) -> Result<PgWriting, Error> {
        let mut taken = self.take().await?;
        let link = taken.link.take().ok_or(Error::PoolClosed)?;
        // Broken off from here on, it is rolled back: sqlx would hand the connection on within the transaction.
        let mut writing = PgWriting { link: Some(link), place: taken.place.take() };
        answered(sqlx::raw_sql("BEGIN").execute(writing.link())).await?;
        Ok(writing)
    }

    /// The connect options.
    pub(super) fn options(&self) -> PgConnectOptions {
        (*self.0.pool.connect_options()).clone()
    }

    /// Metrics: open and idle connections.
    pub(super) fn figures(&self) -> PoolMetrics {
        let at_hand = u32::try_from(self.0.at_hand().len()).unwrap_or(u32::MAX);
        let of_pool = PoolMetrics::of("all", &self.0.pool, &self.0.waits);
        PoolMetrics { idle: of_pool.idle.saturating_add(at_hand).min(of_pool.open), ..of_pool }
    }

    /// True once the pool is closed.
    pub(super) fn is_closed(&self) -> bool {
        self.0.pool.is_closed()
    }

    /// Does something until they are closed, which is then the error.
    pub(super) async fn until_closed<T>(&self, task: impl Future<Output = T>) -> Result<T, Error> {
        self.0.pool.close_event().do_until(task).await
    }

    /// Closes all, waiting for those in use.
    pub(super) async fn close(&self) {
        self.0.places.close();
        let closed = self.0.pool.close();
        let at_hand = std::mem::take(&mut *self.0.at_hand());
        drop(at_hand);
        closed.await;
    }
}
