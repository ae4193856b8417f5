//! The store: either database behind one type.

use super::change_feed::{ChangeFeed, ChangedSitting};
use super::either::{Either, on_either};
use super::error::StoreError;
use super::moment::Moment;
use super::pg_pool::{ConnectionPool, PgTransaction, PooledConnection};
use super::pg_timeouts::await_result;
use super::pool::PoolMetrics;
use super::read_pool::{ReadHandle, ReadPool};
use super::write_health::WriteHealth;
use super::write_limit::WriteLimit;
use super::writer::{WriteHandle, Writer};
use sqlx::{AssertSqlSafe, PgConnection, SqliteConnection};
use std::collections::BTreeSet;
use tokio::sync::OwnedSemaphorePermit;

/// Runs the same expression on a connection of a [`ReadSource`], or of anything that converts to
/// one.
macro_rules! on_source {
    ($from:expr, $conn:ident => $body:expr) => {{
        let mut taken = None;
        let mut from = Into::<$crate::db::ReadSource<'_>>::into($from);
        let result = $crate::either::on_either!(from.conn(&mut taken).await?, $conn => $body);
        if result.is_ok() {
            from.result_read(&mut taken);
        }
        result
    }};
}
pub(super) use on_source;

/// An open database. Cheap to clone: clones share the connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) pools: Either<SqlitePools, ConnectionPool>,
    pub(super) write_limit: WriteLimit,
    pub(super) change_feed: ChangeFeed,
    pub(super) write_health: WriteHealth,
}

/// The connections to an SQLite file, which allows one writer at a time and any number of readers
/// beside it.
#[derive(Clone, Debug)]
pub(super) struct SqlitePools {
    /// A single connection: waiting for it is fair and cannot fail, unlike a collision on the file.
    pub(super) writer: Writer,
    /// Connections that cannot write.
    pub(super) readers: ReadPool,
}

impl Store {
    /// Begins a write transaction, within the concurrency limit.
    ///
    /// On SQLite it takes the write lock at once (`BEGIN IMMEDIATE`): a transaction that reads
    /// first and asks for the lock later can fail in the middle.
    pub async fn write(&self) -> Result<WriteTransaction, StoreError> {
        let _waiting = self.write_limit.waits.begin();
        let begun = self.write_limit.begin(self.begin()).await;
        let (permit, mut write) = self.write_health.observe(begun.map_err(StoreError::from))?;
        write._permit = Some(permit);
        Ok(write)
    }

    /// Begins a write transaction for exam answers, which have priority: outside the concurrency
    /// limit, so that it waits for at most one other writer.
    pub async fn write_first(&self) -> Result<WriteTransaction, StoreError> {
        let _waiting = self.write_limit.waits.begin();
        self.write_health.observe(self.begin().await.map_err(StoreError::from))
    }

    async fn begin(&self) -> Result<WriteTransaction, sqlx::Error> {
        let transaction = match &self.pools {
            Either::Sqlite(pools) => Either::Sqlite(pools.writer.begin().await?),
            Either::Postgres(pool) => Either::Postgres(pool.begin().await?),
        };
        let (change_feed, write_health) = (self.change_feed.clone(), self.write_health.clone());
        Ok(WriteTransaction {
            transaction,
            _permit: None,
            changed: BTreeSet::new(),
            change_feed,
            write_health,
        })
    }

    /// Ends all watches, because the store is closing.
    pub fn end_watching(&self) {
        self.change_feed.end();
    }

    /// Takes a connection for several queries, one after the other.
    pub async fn reading(&self) -> Result<ReadConnection, StoreError> {
        Ok(ReadConnection {
            conn: match &self.pools {
                Either::Sqlite(pools) => Either::Sqlite(pools.readers.take().await?),
                Either::Postgres(pool) => Either::Postgres(pool.take().await?),
            },
        })
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        on_source!(self, conn => sqlx::query("SELECT 1").execute(conn).await.map(|_| ()))?;
        Ok(())
    }

    /// The database's clock, shared by all nodes on it; `None` on SQLite, which has none.
    pub async fn time(&self) -> Result<Option<Moment>, StoreError> {
        let Either::Postgres(pool) = &self.pools else { return Ok(None) };
        let mut conn = pool.take().await?;
        let query = sqlx::query_scalar("SELECT clock_timestamp()").fetch_one(conn.conn()?);
        let time = await_result(query).await?;
        conn.result_read();
        Ok(Some(time))
    }

    /// True if write transactions are serialised.
    pub fn serialises_writes(&self) -> bool {
        matches!(self.pools, Either::Sqlite(_))
    }

    /// True once the store is closed.
    pub fn is_closed(&self) -> bool {
        match &self.pools {
            Either::Sqlite(pools) => pools.writer.is_closed(),
            Either::Postgres(pool) => pool.is_closed(),
        }
    }

    /// Metrics of each pool.
    pub fn pool_metrics(&self) -> Vec<PoolMetrics> {
        match &self.pools {
            Either::Sqlite(pools) => {
                vec![pools.readers.metrics(), self.write_limit.metrics()]
            }
            Either::Postgres(pool) => vec![pool.metrics(), self.write_limit.metrics()],
        }
    }

    /// Closes every connection, waiting for those in use. SQLite then folds its log into the file.
    pub async fn close(&self) {
        self.write_limit.close();
        match &self.pools {
            Either::Sqlite(pools) => {
                pools.readers.close().await;
                pools.writer.close().await;
            }
            Either::Postgres(pool) => pool.close().await,
        }
    }
}

/// An exclusive connection for reading. Each query sees everything committed by then.
#[derive(Debug)]
pub struct ReadConnection {
    conn: Either<ReadHandle, PooledConnection>,
}

impl ReadConnection {
    fn conn(&mut self) -> Result<Either<&mut SqliteConnection, &mut PgConnection>, StoreError> {
        Ok(match &mut self.conn {
            Either::Sqlite(reader) => Either::Sqlite(reader.conn()),
            Either::Postgres(conn) => Either::Postgres(conn.conn()?),
        })
    }

    fn result_read(&mut self) {
        if let Either::Postgres(conn) = &mut self.conn {
            conn.result_read();
        }
    }
}

/// A transaction. Dropped without [`WriteTransaction::commit`], it is rolled back.
#[derive(Debug)]
pub struct WriteTransaction {
    transaction: Either<WriteHandle, PgTransaction>,
    /// Released after the transaction; none for exam answers.
    _permit: Option<OwnedSemaphorePermit>,
    /// Sittings whose attempts it changes.
    changed: BTreeSet<ChangedSitting>,
    change_feed: ChangeFeed,
    write_health: WriteHealth,
}

impl WriteTransaction {
    /// Commits. When this returns, the changes are on disk.
    pub async fn commit(self) -> Result<(), StoreError> {
        let write_health = self.write_health.clone();
        write_health.observe(self.commit_unobserved().await)?;
        write_health.record_success();
        Ok(())
    }

    /// Commits without recording the result in the write health.
    pub(super) async fn commit_unobserved(self) -> Result<(), StoreError> {
        on_either!(self.transaction, transaction => transaction.commit().await)?;
        self.change_feed.notify(self.changed);
        Ok(())
    }

    /// Turns a `SELECT` into one that locks its rows: other transactions wait to lock or change
    /// them, but not to read them or to add rows that refer to them. Unchanged on SQLite, which has
    /// a single writer.
    pub(super) fn locking(&self, sql: &str) -> AssertSqlSafe<String> {
        AssertSqlSafe(match self.transaction {
            Either::Sqlite(_) => sql.to_owned(),
            Either::Postgres(_) => format!("{sql} FOR NO KEY UPDATE"),
        })
    }

    /// Expands `@skip_locked` behind the sub-select of a sweep, so that it skips rows locked by
    /// other transactions and delays none of them.
    pub(super) fn skipping_locked(&self, sql: &str) -> AssertSqlSafe<String> {
        AssertSqlSafe(sql.replace(
            "@skip_locked",
            match self.transaction {
                Either::Sqlite(_) => "",
                Either::Postgres(_) => "FOR UPDATE SKIP LOCKED",
            },
        ))
    }

    /// Records that this transaction changes attempts at a sitting; watchers are notified after the
    /// commit.
    pub(super) fn record_change(&mut self, changed: ChangedSitting) {
        self.changed.insert(changed);
    }

    pub(super) fn conn(&mut self) -> Either<&mut SqliteConnection, &mut PgConnection> {
        match &mut self.transaction {
            Either::Sqlite(transaction) => Either::Sqlite(transaction.conn()),
            Either::Postgres(transaction) => Either::Postgres(transaction.conn()),
        }
    }
}

/// A source for reading: a store, with everything committed, or a running transaction, with its own
/// changes.
///
/// Code within a transaction must read through it: waiting for a second connection while holding
/// one can deadlock.
#[derive(Debug)]
pub enum ReadSource<'a> {
    Store(&'a Store),
    Reading(&'a mut ReadConnection),
    Write(&'a mut WriteTransaction),
}

impl<'a> ReadSource<'a> {
    /// The connection to read on; `taken` stores one that is taken from the pool for it.
    pub(super) async fn conn<'b>(
        &'b mut self,
        taken: &'b mut Option<ReadConnection>,
    ) -> Result<Either<&'b mut SqliteConnection, &'b mut PgConnection>, StoreError> {
        match self {
            ReadSource::Store(store) => taken.insert(store.reading().await?).conn(),
            ReadSource::Reading(reading) => reading.conn(),
            ReadSource::Write(write) => Ok(write.conn()),
        }
    }

    /// Marks the result of the last query on that connection as completely read.
    pub(super) fn result_read(&mut self, taken: &mut Option<ReadConnection>) {
        match (self, taken) {
            (ReadSource::Reading(reading), _) => reading.result_read(),
            (ReadSource::Store(_), Some(reading)) => reading.result_read(),
            (ReadSource::Store(_) | ReadSource::Write(_), _) => {}
        }
    }

    /// Reborrows it for another query.
    pub fn again(&mut self) -> ReadSource<'_> {
        match self {
            ReadSource::Store(store) => ReadSource::Store(store),
            ReadSource::Reading(reading) => ReadSource::Reading(reading),
            ReadSource::Write(write) => ReadSource::Write(write),
        }
    }
}

impl<'a> From<&'a Store> for ReadSource<'a> {
    fn from(store: &'a Store) -> Self {
        Self::Store(store)
    }
}

impl<'a> From<&'a mut ReadConnection> for ReadSource<'a> {
    fn from(reading: &'a mut ReadConnection) -> Self {
        Self::Reading(reading)
    }
}

impl<'a> From<&'a mut WriteTransaction> for ReadSource<'a> {
    fn from(write: &'a mut WriteTransaction) -> Self {
        Self::Write(write)
    }
}
