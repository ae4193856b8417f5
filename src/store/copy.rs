//! Copies of an SQLite file: made while the database is in use, and opened without changing it.

use super::address::Address;
use super::change_feed::ChangeFeed;
use super::compatibility;
use super::db::{SqlitePools, Store};
use super::either::Either;
use super::error::{StoreError, UrlFault};
use super::open::{SQLITE_MIGRATIONS, SQLITE_TIMEOUT};
use super::open_existing::{COUNT_SITE_TABLES, NOT_A_DATABASE};
use super::read_pool::ReadPool;
use super::write_health::WriteHealth;
use super::write_limit::WriteLimit;
use super::writer::Writer;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, SqlitePool};
use std::path::{Path, PathBuf};

/// A read-only copy of a database.
#[derive(Clone, Debug)]
pub struct DatabaseCopy {
    /// The copy, read-only.
    pub store: Store,
    /// The number of its newest migration.
    pub schema: i64,
    pool: SqlitePool,
}

/// The file of an SQLite database; `None` for PostgreSQL.
pub fn file_of(url: &str) -> Result<Option<PathBuf>, UrlFault> {
    Ok(match Address::parse(url)? {
        Address::Sqlite(path) => Some(path),
        Address::Postgres(_) => None,
    })
}

/// Copies the database file `from` to the existing empty file `to`, as of one moment: everything
/// committed by then and nothing uncommitted. Other connections stay usable.
pub async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let open = |cause| StoreError::Open { place: from.display().to_string(), cause };
    let mut conn =
        SqliteConnectOptions::new().filename(from).read_only(true).connect().await.map_err(open)?;
    sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(&mut conn).await?;
    let failed = |cause| StoreError::File { place: to.display().to_string(), cause };
    std::fs::File::open(to).and_then(|file| file.sync_all()).map_err(failed)
}

impl DatabaseCopy {
    /// Opens a site's database file unchanged, with a schema of this version of the program, of an
    /// earlier one, or of a later one that is compatible. Errors name the file as `place`.
    pub async fn open(path: &Path, place: &Path) -> Result<Self, StoreError> {
        let place = place.display().to_string();
        let open = |cause: sqlx::Error| match &cause {
            sqlx::Error::Database(report) if report.code().as_deref() == Some(NOT_A_DATABASE) => {
                StoreError::NoSite { place: place.clone() }
            }
            _ => StoreError::Open { place: place.clone(), cause },
        };
        let options = SqliteConnectOptions::new().filename(path).immutable(true).read_only(true);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await;
        let pool = pool.map_err(open)?;
        let tables: i64 = sqlx::query_scalar(COUNT_SITE_TABLES).fetch_one(&pool).await.map_err(open)?;
        if tables != 2 {
            return Err(StoreError::NoSite { place });
        }
        let mut conn = pool.acquire().await.map_err(open)?;
        let applied = compatibility::applied(&mut Either::Sqlite(&mut conn)).await.map_err(open)?;
        let schema = applied.last().map_or(0, |(number, _)| *number);
        let is_ours = |number: i64, sum: &[u8]| {
            SQLITE_MIGRATIONS.iter().any(|own| own.version == number && *own.checksum == *sum)
        };
        if let Some((number, _)) = applied.iter().find(|(number, sum)| !is_ours(*number, sum)) {
            let missing = Err(MigrateError::VersionMissing(*number));
            compatibility::accept_newer(missing, &SQLITE_MIGRATIONS, &place, Either::Sqlite(&mut conn))
                .await?;
        }
        drop(conn);
        let writer = Writer::over(options.connect().await.map_err(open)?, options.clone(), SQLITE_TIMEOUT);
        let readers = ReadPool::open(options, 1, SQLITE_TIMEOUT).await.map_err(open)?;
        let pools = Either::Sqlite(SqlitePools { writer, readers });
        let (write_limit, change_feed) = (WriteLimit::new(1, SQLITE_TIMEOUT), ChangeFeed::of_one_node());
        let store = Store { pools, write_limit, change_feed, write_health: WriteHealth::default() };
        Ok(Self { store, schema, pool })
    }

    /// Faults that SQLite finds in the file: broken pages and indexes, values of the wrong type,
    /// dangling references. Empty for a sound file.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let pool = &self.pool;
        let mut found: Vec<String> =
            sqlx::query_scalar("SELECT integrity_check FROM pragma_integrity_check").fetch_all(pool).await?;
        found.retain(|line| line != "ok");
        const DANGLING: &str = "SELECT \"table\" || ': ' || count(*) || ' → ' || parent
            FROM pragma_foreign_key_check GROUP BY \"table\", parent";
        found.extend(sqlx::query_scalar::<_, String>(DANGLING).fetch_all(pool).await?);
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
