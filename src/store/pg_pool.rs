//! Connection pool for a PostgreSQL server.
//!
//! Wraps a pool of sqlx and keeps recently used connections idle beside it: sqlx pings a connection
//! each time it is returned, which costs as much again as most queries. Connections returned in the
//! middle of a result go through the pool, which drains them and rolls back.

use super::pg_timeouts::{CONNECTION, FRESH, await_result, ping, with_health_checks};
use super::pool::{PoolMetrics, WaitCounter, acquire, with_timeout};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Error, PgConnection, PgPool, Postgres};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// Time after which an idle connection returns to the pool, which closes old and unneeded ones.
const MAX_IDLE: Duration = Duration::from_secs(60);

/// A connection pool. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct ConnectionPool(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    pool: PgPool,
    waits: WaitCounter,
    /// One permit per possible connection: a permit holder finds an idle connection, or the pool
    /// has one.
    permits: Arc<Semaphore>,
    /// LIFO: the most recently returned connection is reused first.
    idle: Mutex<Vec<IdleConnection>>,
}

#[derive(Debug)]
struct IdleConnection {
    conn: PoolConnection<Postgres>,
    since: Instant,
    used: Instant,
}

impl Inner {
    fn idle(&self) -> MutexGuard<'_, Vec<IdleConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        // The pool itself is gone, so that idle connections cannot be returned.
        self.idle().drain(..).for_each(|idle| drop(idle.conn.leak()));
    }
}

/// An exclusive connection.
#[derive(Debug)]
pub(super) struct PooledConnection {
    pool: ConnectionPool,
    conn: Option<PoolConnection<Postgres>>,
    since: Instant,
    /// True if all results have been read.
    is_clean: bool,
    /// Released after the connection, so that the next permit holder finds one.
    permit: Option<OwnedSemaphorePermit>,
}

impl PooledConnection {
    /// The connection, for a query. After reading its whole result, call
    /// [`PooledConnection::result_read`].
    pub(super) fn conn(&mut self) -> Result<&mut PgConnection, Error> {
        self.is_clean = false;
        self.conn.as_deref_mut().ok_or(Error::PoolClosed)
    }

    /// Marks the result of the last query as completely read.
    pub(super) fn result_read(&mut self) {
        self.is_clean = true;
    }
}

impl Drop for PooledConnection {
    fn drop(&mut self) {
        let Some(conn) = self.conn.take() else { return };
        if !self.is_clean || self.since.elapsed() >= MAX_IDLE {
            return;
        }
        let mut idle = self.pool.0.idle();
        // Under the lock: once the pool is closed, idle connections return to it, and none is
        // added.
        if self.pool.0.pool.is_closed() {
            return;
        }
        let now = Instant::now();
        idle.push(IdleConnection { conn, since: self.since, used: now });
        // Under a lower load the first connections are no longer used.
        let unused = idle.first().is_some_and(|first| now.duration_since(first.used) >= MAX_IDLE);
        let unused = unused.then(|| idle.remove(0));
        drop(idle);
        drop(unused);
    }
}

/// A write transaction. Dropped without [`PgTransaction::commit`], it is rolled back.
#[derive(Debug)]
pub(super) struct PgTransaction {
    /// `None` once committed.
    conn: Option<PoolConnection<Postgres>>,
    /// Released after the connection.
    permit: Option<OwnedSemaphorePermit>,
}

impl PgTransaction {
    /// The connection to write on.
    pub(super) fn conn(&mut self) -> &mut PgConnection {
        self.conn.as_deref_mut().expect("a transaction has its connection until it is committed")
    }

    /// Commits. When this returns, what was written is on disk.
    pub(super) async fn commit(mut self) -> Result<(), Error> {
        sqlx::raw_sql("COMMIT").execute(self.conn()).await?;
        drop(self.conn.take());
        Ok(())
    }
}

impl Drop for PgTransaction {
    fn drop(&mut self) {
        let (Some(mut conn), permit) = (self.conn.take(), self.permit.take()) else { return };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return drop(conn.leak()) };
        runtime.spawn(async move {
            if await_result(sqlx::raw_sql("ROLLBACK").execute(&mut *conn)).await.is_err() {
                conn.close_on_drop();
            }
            drop(conn);
            drop(permit);
        });
    }
}

impl ConnectionPool {
    /// Opens a pool with one connection, and others when needed, up to `max`.
    pub(super) async fn open(options: PgConnectOptions, max: u32) -> Result<Self, Error> {
        let max = max.max(1);
        let pool =
            with_health_checks(PgPoolOptions::new().max_connections(max)).connect_with(options).await?;
        let permits = Arc::new(Semaphore::new(usize::try_from(max).unwrap_or(Semaphore::MAX_PERMITS)));
        Ok(Self(Arc::new(Inner { pool, waits: WaitCounter::default(), permits, idle: Mutex::default() })))
    }

    /// Takes a connection, waiting for a free one within the timeout.
    pub(super) async fn take(&self) -> Result<PooledConnection, Error> {
        let _waiting = self.0.waits.begin();
        with_timeout(CONNECTION, Box::pin(self.take_free())).await
    }

    async fn take_free(&self) -> Result<PooledConnection, Error> {
        let permit = acquire(&self.0.permits).await?;
        let (conn, since) = match self.pop_idle().await {
            Some(idle) => idle,
            None => (self.0.pool.acquire().await?, Instant::now()),
        };
        Ok(PooledConnection {
            pool: self.clone(),
            conn: Some(conn),
            since,
            is_clean: true,
            permit: Some(permit),
        })
    }

    /// An idle connection that is alive.
    async fn pop_idle(&self) -> Option<(PoolConnection<Postgres>, Instant)> {
        let IdleConnection { mut conn, since, used } = self.0.idle().pop()?;
        if used.elapsed() < FRESH || ping(&mut conn).await.is_ok() {
            return Some((conn, since));
        }
        // The others were idle for longer and are probably dead too: the pool checks each one.
        conn.close_on_drop();
        let others = std::mem::take(&mut *self.0.idle());
        drop(others);
        None
    }

    /// Begins a transaction.
    pub(super) async fn begin(&self) -> Result<PgTransaction, Error> {
        let mut taken = self.take().await?;
        let conn = taken.conn.take().ok_or(Error::PoolClosed)?;
        // From here on a cancelled call rolls back; sqlx would return the connection inside the
        // transaction.
        let mut transaction = PgTransaction { conn: Some(conn), permit: taken.permit.take() };
        await_result(sqlx::raw_sql("BEGIN").execute(transaction.conn())).await?;
        Ok(transaction)
    }

    /// The connect options.
    pub(super) fn options(&self) -> PgConnectOptions {
        (*self.0.pool.connect_options()).clone()
    }

    /// Metrics: open and idle connections.
    pub(super) fn metrics(&self) -> PoolMetrics {
        let idle = u32::try_from(self.0.idle().len()).unwrap_or(u32::MAX);
        let inner = PoolMetrics::of("all", &self.0.pool, &self.0.waits);
        PoolMetrics { idle: inner.idle.saturating_add(idle).min(inner.open), ..inner }
    }

    /// True once the pool is closed.
    pub(super) fn is_closed(&self) -> bool {
        self.0.pool.is_closed()
    }

    /// Runs a task until the pool is closed, which is then the error.
    pub(super) async fn until_closed<T>(&self, task: impl Future<Output = T>) -> Result<T, Error> {
        self.0.pool.close_event().do_until(task).await
    }

    /// Closes the pool, waiting for connections in use.
    pub(super) async fn close(&self) {
        self.0.permits.close();
        let closed = self.0.pool.close();
        let idle = std::mem::take(&mut *self.0.idle());
        drop(idle);
        closed.await;
    }
}
