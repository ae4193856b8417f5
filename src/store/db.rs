//! The store: either database behind one type.

use super::error::StoreError;
use super::moment::Moment;
use super::patience::answered;
use crate::alphabet::Alphabet;
use sqlx::{
    AssertSqlSafe, PgConnection, PgPool, Postgres, Sqlite, SqliteConnection, SqlitePool, Transaction,
};

/// One thing for each database.
#[derive(Clone, Debug)]
pub(super) enum Either<S, P> {
    /// SQLite's.
    Sqlite(S),
    /// PostgreSQL's.
    Postgres(P),
}

/// Runs the same expression on whichever database it is: the statement is written once, and compiled for both. An answer of PostgreSQL is waited for
/// no longer than one may take (`patience`).
macro_rules! on_either {
    ($target:expr, $link:ident => $body:expr) => {
        match $target {
            $crate::store::db::Either::Sqlite($link) => $body,
            $crate::store::db::Either::Postgres($link) => {
                $crate::store::patience::answered(async { $body }).await
            }
        }
    };
}
pub(super) use on_either;

/// An open database. Cheap to clone: clones share the connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) pools: Either<SqlitePools, PgPool>,
}

/// SQLite allows one writer at a time and any number of readers beside it, so there are two pools.
#[derive(Clone, Debug)]
pub(super) struct SqlitePools {
    /// A single connection: waiting for it is fair, and is never an error, as colliding on the file would be.
    pub(super) writer: SqlitePool,
    /// Connections that cannot write.
    pub(super) readers: SqlitePool,
}

impl Store {
    /// Begins a transaction. All writing is done in one; what is not committed has not happened.
    ///
    /// On SQLite it takes the write lock at once (`BEGIN IMMEDIATE`): a transaction that reads first and asks for the
    /// lock later can be refused in the middle.
    pub async fn write(&self) -> Result<Write, StoreError> {
        Ok(Write(match &self.pools {
            Either::Sqlite(pools) => Either::Sqlite(pools.writer.begin_with("BEGIN IMMEDIATE").await?),
            Either::Postgres(pool) => Either::Postgres(answered(pool.begin()).await?),
        }))
    }

    /// Where to read: everything committed is seen.
    pub(super) fn read(&self) -> Either<&SqlitePool, &PgPool> {
        match &self.pools {
            Either::Sqlite(pools) => Either::Sqlite(&pools.readers),
            Either::Postgres(pool) => Either::Postgres(pool),
        }
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        on_either!(self.read(), link => sqlx::query("SELECT 1").execute(link).await.map(|_| ()))?;
        Ok(())
    }

    /// What time it is by the database's clock, which every node over it shares; none on SQLite, which has none.
    pub async fn time(&self) -> Result<Option<Moment>, StoreError> {
        let Either::Postgres(pool) = &self.pools else { return Ok(None) };
        let asked = sqlx::query_scalar("SELECT clock_timestamp()").fetch_one(pool);
        Ok(Some(answered(asked).await?))
    }

    /// Whether nothing is asked of the database any more.
    pub fn is_closed(&self) -> bool {
        match &self.pools {
            Either::Sqlite(pools) => pools.writer.is_closed(),
            Either::Postgres(pool) => pool.is_closed(),
        }
    }

    /// Closes every connection, waiting for those in use. SQLite then folds its log into the file.
    pub async fn close(&self) {
        match &self.pools {
            Either::Sqlite(pools) => {
                pools.readers.close().await;
                pools.writer.close().await;
            }
            Either::Postgres(pool) => pool.close().await,
        }
    }
}

/// A transaction. Dropped without [`Write::commit`], it is rolled back.
#[derive(Debug)]
pub struct Write(Either<Transaction<'static, Sqlite>, Transaction<'static, Postgres>>);

impl Write {
    /// Commits. When this returns, what was written is on disk.
    pub async fn commit(self) -> Result<(), StoreError> {
        on_either!(self.0, transaction => transaction.commit().await)?;
        Ok(())
    }

    /// The connection to write on.
    pub(super) fn link(&mut self) -> Either<&mut SqliteConnection, &mut PgConnection> {
        match &mut self.0 {
            Either::Sqlite(transaction) => Either::Sqlite(transaction),
            Either::Postgres(transaction) => Either::Postgres(transaction),
        }
    }
}

/// A statement in which `@alphabet` stands behind each name that is put in order, for such an order; without one, for that of the database.
pub(super) fn in_order(sql: &str, alphabet: Option<Alphabet>) -> AssertSqlSafe<String> {
    let collate = alphabet.map(|alphabet| format!("COLLATE \"{}\"", alphabet.collation()));
    // Nothing comes in but the name of one of our orders.
    AssertSqlSafe(sql.replace("@alphabet", &collate.unwrap_or_default()))
}

/// The pattern of `LIKE … ESCAPE '!'` for what holds a text, whatever stands in it.
pub(super) fn holding(text: &str) -> String {
    format!("%{}%", text.replace('!', "!!").replace('%', "!%").replace('_', "!_"))
}
