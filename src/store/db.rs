//! The store: either database behind one type.

use super::error::StoreError;
use super::federation::FederationId;
use super::links::{ConnectionPool, PgWriting, PooledConnection};
use super::moment::Moment;
use super::news::{ChangeFeed, ChangedSitting, SittingWatch};
use super::patience::answered;
use super::pools::{PoolMetrics, WaitCounter, patiently, place};
use super::readers::{ReadHandle, ReadPool};
use super::sitting::SittingId;
use super::writable::Writable;
use super::writer::{WriteHandle, Writer};
use collation::Alphabet;
use sqlx::{AssertSqlSafe, PgConnection, SqliteConnection};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// One thing for each database.
#[derive(Clone, Debug)]
pub(super) enum Either<S, P> {
    /// SQLite's.
    Sqlite(S),
    /// PostgreSQL's.
    Postgres(P),
}

/// Runs the same expression on whichever database it is: the statement is written once, and
/// compiled for both. An answer of PostgreSQL is waited for no longer than one may take
/// (`patience`).
macro_rules! on_either {
    ($target:expr, $link:ident => $body:expr) => {
        match $target {
            $crate::db::Either::Sqlite($link) => $body,
            $crate::db::Either::Postgres($link) => $crate::patience::answered(async { $body }).await,
        }
    };
}
pub(super) use on_either;

/// The same in a [`ReadSource`], or whatever is one.
macro_rules! on_source {
    ($from:expr, $link:ident => $body:expr) => {{
        let mut taken = None;
        let mut from = Into::<$crate::db::ReadSource<'_>>::into($from);
        let told = $crate::db::on_either!(from.link(&mut taken).await?, $link => $body);
        if told.is_ok() {
            from.heard_out(&mut taken);
        }
        told
    }};
}
pub(super) use on_source;

/// An open database. Cheap to clone: clones share the connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) pools: Either<SqlitePools, ConnectionPool>,
    pub(super) writers: Writers,
    pub(super) news: ChangeFeed,
    pub(super) writable: Writable,
}

/// SQLite allows one writer at a time and any number of readers beside it, so each are kept by themselves.
#[derive(Clone, Debug)]
pub(super) struct SqlitePools {
    /// A single connection: waiting for it is fair, and is never an error, as colliding on the file would be.
    pub(super) writer: Writer,
    /// Connections that cannot write.
    pub(super) readers: ReadPool,
}

/// Those who write what is no answer of an exam: so many at once, so that neither the connection
/// that writes nor all of a server's are theirs alone.
#[derive(Clone, Debug)]
pub(super) struct Writers {
    places: Arc<Semaphore>,
    most: u32,
    patience: Duration,
    /// Those who wait until their transaction has begun, answers of exams included.
    waits: Arc<WaitCounter>,
}

impl Writers {
    /// So many at once, who wait so long for their turn.
    pub(super) fn at_once(most: u32, patience: Duration) -> Self {
        let places = usize::try_from(most).unwrap_or(Semaphore::MAX_PERMITS);
        Self { places: Arc::new(Semaphore::new(places)), most, patience, waits: Arc::default() }
    }

    /// Metrics of the pool.
    pub(super) fn figures(&self) -> PoolMetrics {
        let free = u32::try_from(self.places.available_permits()).unwrap_or(u32::MAX);
        let open = self.most.saturating_sub(free);
        PoolMetrics { kind: "write", open, idle: 0, most: self.most, waits: self.waits.figures() }
    }
}

impl Store {
    /// Begins a transaction. All writing is done in one; what is not committed has not happened.
    ///
    /// On SQLite it takes the write lock at once (`BEGIN IMMEDIATE`): a transaction that reads first and asks for the
    /// lock later can be refused in the middle.
    pub async fn write(&self) -> Result<WriteTransaction, StoreError> {
        let Writers { places, patience, waits, .. } = &self.writers;
        let _waiting = waits.begin();
        // The turn and the connection together take no longer than either may.
        let begun = patiently(*patience, async {
            let turn = place(places).await?;
            let mut write = self.begin().await?;
            write._turn = Some(turn);
            Ok(write)
        });
        self.writable.noted(begun.await.map_err(StoreError::from))
    }

    /// The same for what comes before everything else that is written: answers of exams. It stands
    /// in no line with the others, and waits for one of them at most.
    pub async fn write_first(&self) -> Result<WriteTransaction, StoreError> {
        let _waiting = self.writers.waits.begin();
        self.writable.noted(self.begin().await.map_err(StoreError::from))
    }

    async fn begin(&self) -> Result<WriteTransaction, sqlx::Error> {
        let transaction = match &self.pools {
            Either::Sqlite(pools) => Either::Sqlite(pools.writer.begin().await?),
            Either::Postgres(links) => Either::Postgres(links.begin().await?),
        };
        let (changed, news, writable) = (BTreeSet::new(), self.news.clone(), self.writable.clone());
        Ok(WriteTransaction { transaction, _turn: None, changed, news, writable })
    }

    /// Watches a sitting: hears when attempts at it have changed, on whichever node.
    pub fn watch(&self, federation: FederationId, sitting: SittingId) -> SittingWatch {
        self.news.watch((federation, sitting))
    }

    /// Ends all watches, because the store is closing.
    pub fn end_watching(&self) {
        self.news.end();
    }

    /// A connection on which several things are read, one after the other. What is kept while it is
    /// waited for is boxed: it stands in whatever reads.
    pub async fn reading(&self) -> Result<ReadConnection, StoreError> {
        Ok(ReadConnection {
            link: match &self.pools {
                Either::Sqlite(pools) => Either::Sqlite(pools.readers.take().await?),
                Either::Postgres(links) => Either::Postgres(links.take().await?),
            },
        })
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        on_source!(self, link => sqlx::query("SELECT 1").execute(link).await.map(|_| ()))?;
        Ok(())
    }

    /// The database's clock, shared by all nodes on it; `None` on SQLite, which has none.
    pub async fn time(&self) -> Result<Option<Moment>, StoreError> {
        let Either::Postgres(links) = &self.pools else { return Ok(None) };
        let mut link = links.take().await?;
        let asked = sqlx::query_scalar("SELECT clock_timestamp()").fetch_one(link.link()?);
        let time = answered(asked).await?;
        link.heard_out();
        Ok(Some(time))
    }

    /// True if write transactions are serialised.
    pub fn writes_one_by_one(&self) -> bool {
        matches!(self.pools, Either::Sqlite(_))
    }

    /// True once the store is closed.
    pub fn is_closed(&self) -> bool {
        match &self.pools {
            Either::Sqlite(pools) => pools.writer.is_closed(),
            Either::Postgres(links) => links.is_closed(),
        }
    }

    /// Closes every connection, waiting for those in use. SQLite then folds its log into the file.
    pub async fn close(&self) {
        self.writers.places.close();
        match &self.pools {
            Either::Sqlite(pools) => {
                pools.readers.close().await;
                pools.writer.close().await;
            }
            Either::Postgres(links) => links.close().await,
        }
    }
}

/// An exclusive connection for reading. Each query sees everything committed by then.
#[derive(Debug)]
pub struct ReadConnection {
    link: Either<ReadHandle, PooledConnection>,
}

impl ReadConnection {
    /// The connection.
    fn link(&mut self) -> Result<Either<&mut SqliteConnection, &mut PgConnection>, StoreError> {
        Ok(match &mut self.link {
            Either::Sqlite(reader) => Either::Sqlite(reader.link()),
            Either::Postgres(link) => Either::Postgres(link.link()?),
        })
    }

    fn heard_out(&mut self) {
        if let Either::Postgres(link) = &mut self.link {
            link.heard_out();
        }
    }
}

/// A transaction. Dropped without [`WriteTransaction::commit`], it is rolled back.
#[derive(Debug)]
pub struct WriteTransaction {
    transaction: Either<WriteHandle, PgWriting>,
    /// Given back behind the transaction, by those who come after answers of exams.
    _turn: Option<OwnedSemaphorePermit>,
    /// At which sittings attempts are changed by it.
    changed: BTreeSet<ChangedSitting>,
    news: ChangeFeed,
    writable: Writable,
}

impl WriteTransaction {
    /// Commits. When this returns, what was written is on disk.
    pub async fn commit(self) -> Result<(), StoreError> {
        let writable = self.writable.clone();
        writable.noted(self.commit_unnoted().await)?;
        writable.written();
        Ok(())
    }

    /// The same, without a conclusion from it whether others can write.
    pub(super) async fn commit_unnoted(self) -> Result<(), StoreError> {
        on_either!(self.transaction, transaction => transaction.commit().await)?;
        self.news.tell(self.changed);
        Ok(())
    }

    /// Turns a `SELECT` into one that locks its rows: other transactions wait to lock or change
    /// them, but not to read them or to add rows that refer to them. On SQLite there is a single
    /// writer anyway.
    pub(super) fn taking(&self, sql: &str) -> AssertSqlSafe<String> {
        AssertSqlSafe(match self.transaction {
            Either::Sqlite(_) => sql.to_owned(),
            Either::Postgres(_) => format!("{sql} FOR NO KEY UPDATE"),
        })
    }

    /// Expands `@free` behind the sub-select of a sweep, so that it skips rows locked by other
    /// transactions and delays none of them.
    pub(super) fn sweeping(&self, sql: &str) -> AssertSqlSafe<String> {
        AssertSqlSafe(sql.replace(
            "@free",
            match self.transaction {
                Either::Sqlite(_) => "",
                Either::Postgres(_) => "FOR UPDATE SKIP LOCKED",
            },
        ))
    }

    /// Records that this transaction changes attempts at a sitting; watchers are notified after the
    /// commit.
    pub(super) fn changes(&mut self, federation: FederationId, sitting: SittingId) {
        self.changed.insert((federation, sitting));
    }

    /// The connection to write on.
    pub(super) fn link(&mut self) -> Either<&mut SqliteConnection, &mut PgConnection> {
        match &mut self.transaction {
            Either::Sqlite(transaction) => Either::Sqlite(transaction.link()),
            Either::Postgres(transaction) => Either::Postgres(transaction.link()),
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
    /// A store
    Store(&'a Store),
    /// A connection to it
    Reading(&'a mut ReadConnection),
    /// A transaction
    Write(&'a mut WriteTransaction),
}

impl<'a> ReadSource<'a> {
    /// The connection to read on; one to the store is kept in `taken` meanwhile.
    pub(super) async fn link<'b>(
        &'b mut self,
        taken: &'b mut Option<ReadConnection>,
    ) -> Result<Either<&'b mut SqliteConnection, &'b mut PgConnection>, StoreError> {
        match self {
            ReadSource::Store(store) => taken.insert(store.reading().await?).link(),
            ReadSource::Reading(reading) => reading.link(),
            ReadSource::Write(write) => Ok(write.link()),
        }
    }

    /// The whole answer has come to what was asked on that connection.
    pub(super) fn heard_out(&mut self, taken: &mut Option<ReadConnection>) {
        match (self, taken) {
            (ReadSource::Reading(reading), _) => reading.heard_out(),
            (ReadSource::Store(_), Some(reading)) => reading.heard_out(),
            (ReadSource::Store(_) | ReadSource::Write(_), _) => {}
        }
    }

    /// The same, to be read in once more.
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

/// A statement in which `@alphabet` stands behind each name that is put in order, for such an
/// order; without one, for that of the database.
pub(super) fn in_order(sql: &str, alphabet: Option<Alphabet>) -> AssertSqlSafe<String> {
    let collate = alphabet.map(|alphabet| format!("COLLATE \"{}\"", alphabet.collation()));
    // Nothing comes in but the name of one of our orders.
    AssertSqlSafe(sql.replace("@alphabet", &collate.unwrap_or_default()))
}

/// The pattern of `LIKE … ESCAPE '!'` for what holds a text, whatever stands in it.
pub(super) fn holding(text: &str) -> String {
    format!("%{}%", text.replace('!', "!!").replace('%', "!%").replace('_', "!_"))
}
