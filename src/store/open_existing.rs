//! Opening a database only if it holds a site, so that a mistyped path creates nothing.

use super::address::{Address, postgres_place};
use super::db::Store;
use super::error::StoreError;
use super::pg_timeouts;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::path::Path;
use std::time::Duration;

/// SQLite's code for a file that is no database.
pub(super) const NOT_A_DATABASE: &str = "26";
/// Counts two tables that only a site's database has.
pub(super) const COUNT_SITE_TABLES: &str =
    "SELECT count(*) FROM sqlite_schema WHERE name IN ('_sqlx_migrations', 'federation')";
/// Timeout for the first answer of a PostgreSQL server.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

impl Store {
    /// Opens the database at `url` and migrates its tables if it holds a site; otherwise creates
    /// and changes nothing.
    pub async fn open_existing(url: &str) -> Result<Self, StoreError> {
        match Address::parse(url)? {
            Address::Sqlite(path) => check_sqlite(&path).await?,
            Address::Postgres(options) => check_postgres(*options).await?,
        }
        Self::open(url).await
    }
}

async fn check_sqlite(path: &Path) -> Result<(), StoreError> {
    let place = path.display().to_string();
    if !path.is_file() {
        return Err(StoreError::Absent { place });
    }
    let open = |cause: sqlx::Error| match &cause {
        sqlx::Error::Database(report) if report.code().as_deref() == Some(NOT_A_DATABASE) => {
            StoreError::NoSite { place: place.clone() }
        }
        _ => StoreError::Open { place: place.clone(), cause },
    };
    let mut conn = SqliteConnectOptions::new().filename(path).connect().await.map_err(open)?;
    let tables: Result<i64, _> = sqlx::query_scalar(COUNT_SITE_TABLES).fetch_one(&mut conn).await;
    drop(conn.close().await);
    match tables.map_err(open)? {
        2 => Ok(()),
        _ => Err(StoreError::NoSite { place }),
    }
}

/// Accepts a server that does not answer: opening it will fail with a better error.
async fn check_postgres(options: PgConnectOptions) -> Result<(), StoreError> {
    const HAS_SITE: &str =
        "SELECT to_regclass('_sqlx_migrations') IS NOT NULL AND to_regclass('federation') IS NOT NULL";
    let place = postgres_place(&options);
    let options = pg_timeouts::with_limits(options);
    let connecting = tokio::time::timeout(CONNECT_TIMEOUT, PgConnection::connect_with(&options)).await;
    let Ok(Ok(mut conn)) = connecting else { return Ok(()) };
    let has_site: Result<bool, _> = sqlx::query_scalar(HAS_SITE).fetch_one(&mut conn).await;
    drop(conn.close().await);
    if has_site? { Ok(()) } else { Err(StoreError::NoSite { place }) }
}
