//! Opening a database only where there is a site in it, so that a mistyped path makes nothing.

use super::db::Store;
use super::error::StoreError;
use super::open::{Address, postgres_place};
use super::patience;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::path::Path;
use std::time::Duration;

/// SQLite's code for a file that is no database.
pub(super) const NO_DATABASE: &str = "26";
/// Counts two tables that only the database of a site has.
pub(super) const SITE: &str =
    "SELECT count(*) FROM sqlite_schema WHERE name IN ('_sqlx_migrations', 'federation')";
/// Timeout for the first answer of a PostgreSQL server.
const FIRST: Duration = Duration::from_secs(10);

impl Store {
    /// Opens the database at `url` and brings its tables up to date, if there is a site in it;
    /// otherwise nothing is made or changed.
    pub async fn open_existing(url: &str) -> Result<Self, StoreError> {
        match Address::parse(url)? {
            Address::Sqlite(path) => must_be_site(&path).await?,
            Address::Postgres(options) => must_have_site(*options).await?,
        }
        Self::open(url).await
    }
}

async fn must_be_site(path: &Path) -> Result<(), StoreError> {
    let place = path.display().to_string();
    if !path.is_file() {
        return Err(StoreError::Absent { place });
    }
    let open = |cause: sqlx::Error| match &cause {
        sqlx::Error::Database(report) if report.code().as_deref() == Some(NO_DATABASE) => {
            StoreError::NoSite { place: place.clone() }
        }
        _ => StoreError::Open { place: place.clone(), cause },
    };
    let mut link = SqliteConnectOptions::new().filename(path).connect().await.map_err(open)?;
    let tables: Result<i64, _> = sqlx::query_scalar(SITE).fetch_one(&mut link).await;
    drop(link.close().await);
    match tables.map_err(open)? {
        2 => Ok(()),
        _ => Err(StoreError::NoSite { place }),
    }
}

/// A server that does not answer is left to the opening, which has the words for it.
async fn must_have_site(options: PgConnectOptions) -> Result<(), StoreError> {
    const SITE: &str =
        "SELECT to_regclass('_sqlx_migrations') IS NOT NULL AND to_regclass('federation') IS NOT NULL";
    let place = postgres_place(&options);
    let options = patience::limited(options);
    let connecting = tokio::time::timeout(FIRST, PgConnection::connect_with(&options)).await;
    let Ok(Ok(mut link)) = connecting else { return Ok(()) };
    let has_site: Result<bool, _> = sqlx::query_scalar(SITE).fetch_one(&mut link).await;
    drop(link.close().await);
    if has_site? { Ok(()) } else { Err(StoreError::NoSite { place }) }
}
