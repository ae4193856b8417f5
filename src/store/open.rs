//! From an address to an open store whose tables are up to date.

use super::db::{Either, SqlitePools, Store};
use super::error::{StoreError, UrlFault};
use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

static SQLITE_MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES_MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How long a request waits for a connection before it is told that the database is out of reach.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long SQLite waits for another program that holds its file.
const BUSY: Duration = Duration::from_secs(5);
const SQLITE_READERS: u32 = 8;
const POSTGRES_CONNECTIONS: u32 = 16;

/// An address that has been understood.
#[derive(Debug)]
enum Address {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl Store {
    /// Opens the database at `url` and brings its tables up to date.
    ///
    /// `sqlite:path.db` or `sqlite://path.db` (relative; `sqlite:///path.db` is absolute; the path is taken as it
    /// stands) makes the file and its folder when they are not there. `postgres://user:password@host/name` must be there.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        match Address::parse(url)? {
            Address::Sqlite(path) => open_sqlite(&path).await,
            Address::Postgres(options) => open_postgres(*options).await,
        }
    }
}

impl Address {
    fn parse(url: &str) -> Result<Self, UrlFault> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            return Ok(Self::Sqlite(sqlite_path(path.strip_prefix("//").unwrap_or(path))?));
        }
        if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            let options = PgConnectOptions::from_str(url).map_err(|_| UrlFault::Postgres)?;
            return Ok(Self::Postgres(Box::new(options)));
        }
        Err(UrlFault::Scheme)
    }
}

fn sqlite_path(path: &str) -> Result<PathBuf, UrlFault> {
    if path.contains('?') {
        return Err(UrlFault::Options);
    }
    match path {
        "" => Err(UrlFault::NoFile),
        ":memory:" => Err(UrlFault::InMemory),
        _ => Ok(PathBuf::from(path)),
    }
}

async fn open_sqlite(path: &Path) -> Result<Store, StoreError> {
    let place = path.display().to_string();
    let open = |cause| StoreError::Open { place: place.clone(), cause };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|cause| StoreError::Folder { place: place.clone(), cause })?;
    }
    // FULL: an answer that was acknowledged survives a power failure. NORMAL, WAL's usual companion, may lose it.
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY);
    let writer = SqlitePoolOptions::new()
        .max_connections(1)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(PATIENCE)
        .connect_with(options.clone())
        .await
        .map_err(open)?;
    // One transaction around all of it: programs that start at once take turns, and no half of a schema remains.
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(open)?;
    // `run` does the same, but not in a future that may move between threads: its bounds are not general enough.
    let migrated = SQLITE_MIGRATIONS.run_direct(None, &mut *transaction, false).await;
    migrated.map_err(|cause| StoreError::Migration { place: place.clone(), cause })?;
    transaction.commit().await.map_err(open)?;
    let readers = SqlitePoolOptions::new()
        .max_connections(SQLITE_READERS)
        .acquire_timeout(PATIENCE)
        .connect_with(options.pragma("query_only", "ON"))
        .await
        .map_err(open)?;
    Ok(Store { pools: Either::Sqlite(SqlitePools { writer, readers }) })
}

async fn open_postgres(options: PgConnectOptions) -> Result<Store, StoreError> {
    let mut shown = options.to_url_lossy();
    // Neither the password nor the options after '?', which may hold one too.
    let _ = shown.set_password(None);
    shown.set_query(None);
    let place = shown.to_string();
    let pool = PgPoolOptions::new()
        .max_connections(POSTGRES_CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .connect_with(options)
        .await
        .map_err(|cause| StoreError::Open { place: place.clone(), cause })?;
    let migrated = POSTGRES_MIGRATIONS.run(&pool).await;
    migrated.map_err(|cause| StoreError::Migration { place, cause })?;
    Ok(Store { pools: Either::Postgres(pool) })
}
