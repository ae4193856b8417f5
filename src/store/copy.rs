//! An SQLite database as a file: copied while it is at work, and looked at without anything in it being changed.

use super::db::{Either, SqlitePools, Store, Writers};
use super::error::{StoreError, UrlFault};
use super::existing::{NO_DATABASE, SITE};
use super::floor;
use super::news::ChangeFeed;
use super::open::{Address, PATIENCE, SQLITE_MIGRATIONS};
use super::readers::ReadPool;
use super::writable::Writable;
use super::writer::Writer;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, SqlitePool};
use std::path::{Path, PathBuf};

/// A database that is only looked at.
#[derive(Clone, Debug)]
pub struct Copy {
    /// The copy, read-only.
    pub store: Store,
    /// The number of its newest migration.
    pub schema: i64,
    pool: SqlitePool,
}

/// The file of an SQLite database; none of another kind of database.
pub fn file_of(url: &str) -> Result<Option<PathBuf>, UrlFault> {
    Ok(match Address::parse(url)? {
        Address::Sqlite(path) => Some(path),
        Address::Postgres(_) => None,
    })
}

/// Copies the database file `from` to the existing empty file `to`, as of one moment: everything
/// committed by then and nothing uncommitted. Other connections continue to work.
pub async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let open = |cause| StoreError::Open { place: from.display().to_string(), cause };
    let mut link =
        SqliteConnectOptions::new().filename(from).read_only(true).connect().await.map_err(open)?;
    sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(&mut link).await?;
    let failed = |cause| StoreError::File { place: to.display().to_string(), cause };
    std::fs::File::open(to).and_then(|file| file.sync_all()).map_err(failed)
}

impl Copy {
    /// Opens the database in a file as it is. It must be a site's, of this version of the program
    /// or an earlier one, or one of a later version that serves this one. `place` is what it is
    /// called where it is none of these.
    pub async fn open(path: &Path, place: &Path) -> Result<Self, StoreError> {
        let place = place.display().to_string();
        let open = |cause: sqlx::Error| match &cause {
            sqlx::Error::Database(report) if report.code().as_deref() == Some(NO_DATABASE) => {
                StoreError::NoSite { place: place.clone() }
            }
            _ => StoreError::Open { place: place.clone(), cause },
        };
        let options = SqliteConnectOptions::new().filename(path).immutable(true).read_only(true);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await;
        let pool = pool.map_err(open)?;
        let tables: i64 = sqlx::query_scalar(SITE).fetch_one(&pool).await.map_err(open)?;
        if tables != 2 {
            return Err(StoreError::NoSite { place });
        }
        let mut link = pool.acquire().await.map_err(open)?;
        let applied = floor::applied(&mut Either::Sqlite(&mut link)).await.map_err(open)?;
        let schema = applied.last().map_or(0, |(number, _)| *number);
        let known = |number: i64, sum: &[u8]| {
            SQLITE_MIGRATIONS.iter().any(|one| one.version == number && *one.checksum == *sum)
        };
        if let Some((number, _)) = applied.iter().find(|(number, sum)| !known(*number, sum)) {
            let other = Err(MigrateError::VersionMissing(*number));
            floor::or_served(other, &SQLITE_MIGRATIONS, &place, Either::Sqlite(&mut link)).await?;
        }
        drop(link);
        let writer = Writer::over(options.connect().await.map_err(open)?, options.clone(), PATIENCE);
        let readers = ReadPool::open(options, 1, PATIENCE).await.map_err(open)?;
        let pools = Either::Sqlite(SqlitePools { writer, readers });
        let (writers, news) = (Writers::at_once(1, PATIENCE), ChangeFeed::of_one_node());
        let store = Store { pools, writers, news, writable: Writable::default() };
        Ok(Self { store, schema, pool })
    }

    /// Faults that SQLite finds in the file: broken pages and indexes, values of the wrong type,
    /// dangling references; empty if sound.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let pool = &self.pool;
        let mut found: Vec<String> =
            sqlx::query_scalar("SELECT integrity_check FROM pragma_integrity_check").fetch_all(pool).await?;
        found.retain(|line| line != "ok");
        const LOST: &str = "SELECT \"table\" || ': ' || count(*) || ' → ' || parent FROM pragma_foreign_key_check GROUP BY \"table\", parent";
        found.extend(sqlx::query_scalar::<_, String>(LOST).fetch_all(pool).await?);
        Ok(found)
    }

    /// Total number of rows.
    pub async fn rows(&self) -> Result<i64, StoreError> {
        const TABLES: &str =
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
            AND name NOT GLOB '_sqlx_*'";
        let tables: Vec<String> = sqlx::query_scalar(TABLES).fetch_all(&self.pool).await?;
        let mut rows = 0;
        for table in tables {
            let count = AssertSqlSafe(format!("SELECT count(*) FROM \"{table}\""));
            rows += sqlx::query_scalar::<_, i64>(count).fetch_one(&self.pool).await?;
        }
        Ok(rows)
    }
}
