//! Opening a store: connections, and migration of its tables.

use super::address::{Address, is_over_network, postgres_place};
use super::change_feed::ChangeFeed;
use super::db::{SqlitePools, Store};
use super::either::Either;
use super::error::{ConnectFault, StoreError};
use super::pg_pool::ConnectionPool;
use super::read_pool::ReadPool;
use super::write_health::WriteHealth;
use super::write_limit::WriteLimit;
use super::writer::Writer;
use super::{compatibility, migrate, pg_timeouts, search_key};
use collation::Alphabet;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::path::Path;
use std::time::Duration;

pub(super) static SQLITE_MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/sqlite");
static POSTGRES_MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/postgres");

/// Timeout for a connection to SQLite, above all the single writer's, after which the database
/// counts as unreachable.
pub(super) const SQLITE_TIMEOUT: Duration = Duration::from_secs(10);
/// Connect timeout of PostgreSQL at startup.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// SQLite's busy timeout, for other programs that lock the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Default maximum of connections; on SQLite, of read connections.
pub const CONNECTIONS: u32 = 16;

/// Number of PostgreSQL connections, out of `connections`, that writers other than exam answers may
/// use.
pub fn max_writers(connections: u32) -> u32 {
    (connections / 4).max(1)
}

impl Store {
    /// Opens the database at `url` and migrates its tables.
    ///
    /// `sqlite:path.db` or `sqlite://path.db` (relative; `sqlite:///path.db` is absolute; the path
    /// is not decoded) creates the file and its folder if absent. A PostgreSQL database
    /// (`postgres://user:password@host/name`) must exist.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_with(url, CONNECTIONS).await
    }

    /// Opens the database at `url` with a maximum of connections.
    pub async fn open_with(url: &str, connections: u32) -> Result<Self, StoreError> {
        let store = match Address::parse(url)? {
            Address::Sqlite(path) => open_sqlite(&path, connections).await?,
            Address::Postgres(options) => open_postgres(*options, connections).await?,
        };
        search_key::fill_missing(&store).await?;
        Ok(store)
    }
}

/// SQLite's code for a locked file.
const LOCKED: &str = "5";
/// Retries for a file that is locked when opened, and their delay.
const RETRIES: u8 = 8;
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// Page cache of a read connection in KiB, with the sign SQLite expects. Each commit empties it,
/// and the system's cache backs it.
const READ_CACHE: &str = "-512";

async fn open_sqlite(path: &Path, connections: u32) -> Result<Store, StoreError> {
    let place = path.display().to_string();
    let open = |cause| StoreError::Open { place: place.clone(), cause };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|cause| StoreError::Folder { place: place.clone(), cause })?;
    }
    make_private(path).map_err(|cause| StoreError::File { place: place.clone(), cause })?;
    // FULL: an acknowledged answer survives a power failure, which NORMAL, usual with WAL, may
    // lose.
    let options = Alphabet::ALL.into_iter().fold(SqliteConnectOptions::new(), |options, alphabet| {
        options.collation(alphabet.collation(), move |a, b| alphabet.compare(a, b))
    });
    let options = options
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT);
    let mut retries = RETRIES;
    let mut first = loop {
        match options.connect().await {
            // Switching a new file to WAL locks it, and the busy timeout does not apply to that.
            Err(sqlx::Error::Database(cause)) if retries > 0 && cause.code().as_deref() == Some(LOCKED) => {
                retries -= 1;
                tokio::time::sleep(RETRY_DELAY).await;
            }
            opened => break opened.map_err(open)?,
        }
    };
    // One transaction around all migrations: programs that start together take turns, and no
    // partial schema remains.
    let mut transaction = first.begin_with("BEGIN IMMEDIATE").await.map_err(open)?;
    // `run` would make the future not `Send`.
    let migrated = SQLITE_MIGRATIONS.run_direct(None, &mut *transaction, false).await;
    compatibility::accept_newer(migrated, &SQLITE_MIGRATIONS, &place, Either::Sqlite(&mut transaction))
        .await?;
    // Deletes nothing, but fails on a read-only file, which SQLite opens without an error.
    sqlx::query("DELETE FROM federation WHERE 1 = 0").execute(&mut *transaction).await.map_err(open)?;
    transaction.commit().await.map_err(open)?;
    // The writer must not recreate a deleted file.
    let writer = Writer::over(first, options.clone().create_if_missing(false), SQLITE_TIMEOUT);
    let readers = options.pragma("query_only", "ON").pragma("cache_size", READ_CACHE);
    let readers = ReadPool::open(readers, connections, SQLITE_TIMEOUT).await.map_err(open)?;
    let pools = SqlitePools { writer, readers };
    Ok(Store {
        pools: Either::Sqlite(pools),
        write_limit: WriteLimit::new(1, SQLITE_TIMEOUT),
        change_feed: ChangeFeed::of_one_node(),
        write_health: WriteHealth::default(),
    })
}

/// Creates the file, if absent, readable only by its owner. SQLite gives its companion files the
/// same permissions.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut new = std::fs::OpenOptions::new();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    match new.open(path) {
        Err(cause) if cause.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        created => created.map(drop),
    }
}

async fn open_postgres(options: PgConnectOptions, connections: u32) -> Result<Store, StoreError> {
    let (mut first, place) = connect_and_migrate(&options).await?;
    let unfinished = has_unfinished_transfer(&mut first).await;
    if unfinished.map_err(|cause| StoreError::Open { place: place.clone(), cause })? {
        return Err(StoreError::UnfinishedTransfer { place });
    }
    drop(first.close().await);
    let pool = ConnectionPool::open(pg_timeouts::with_limits(options), connections).await;
    let pool = pool.map_err(|cause| StoreError::Open { place, cause })?;
    let write_limit = WriteLimit::new(max_writers(connections), pg_timeouts::CONNECTION);
    let (change_feed, write_health) = (ChangeFeed::of_many_nodes(pool.clone()), WriteHealth::default());
    Ok(Store { change_feed, write_limit, write_health, pools: Either::Postgres(pool) })
}

/// True if the database holds a site whose transfer from SQLite (`transfer`) is unfinished.
pub(super) async fn has_unfinished_transfer(conn: &mut PgConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT to_regclass('moving') IS NOT NULL").fetch_one(conn).await
}

/// Connects to a PostgreSQL database and migrates its tables. Returns the connection and the
/// database's address without user and password.
pub(super) async fn connect_and_migrate(
    options: &PgConnectOptions,
) -> Result<(PgConnection, String), StoreError> {
    let place = postgres_place(options);
    // Nodes that start together migrate in turn, which may exceed the site's limits: hence a
    // connection without them. A pool would also retry, and then report only a timeout.
    let first = pg_timeouts::durable(options.clone());
    let first = tokio::time::timeout(CONNECT_TIMEOUT, PgConnection::connect_with(&first)).await;
    let refused = |why| StoreError::Connect { place: place.clone(), why };
    let first = first.map_err(|_| refused(ConnectFault::Silent))?;
    let mut first = first.map_err(|cause| refused(ConnectFault::of(&cause, is_over_network(options))))?;
    // Not from a pool: a lost connection keeps the migration lock until the server notices.
    let migrated = migrate::run(&mut first, &POSTGRES_MIGRATIONS, &place).await;
    compatibility::accept_newer(migrated, &POSTGRES_MIGRATIONS, &place, Either::Postgres(&mut first)).await?;
    Ok((first, place))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::SqliteConnection;

    /// A connection's settings.
    async fn pragmas(conn: &mut SqliteConnection) -> [String; 6] {
        let mut values = [const { String::new() }; 6];
        let queries = [
            "SELECT journal_mode FROM pragma_journal_mode",
            "SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous",
            "SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys",
            "SELECT CAST(timeout AS TEXT) FROM pragma_busy_timeout",
            "SELECT CAST(query_only AS TEXT) FROM pragma_query_only",
            "SELECT CAST(cache_size AS TEXT) FROM pragma_cache_size",
        ];
        for (value, query) in values.iter_mut().zip(queries) {
            *value = sqlx::query_scalar(query).fetch_one(&mut *conn).await.unwrap();
        }
        values
    }

    #[tokio::test]
    async fn sqlite_is_durable_readers_read_only() {
        let folder = std::env::temp_dir().join(format!("director-open-{}", std::process::id()));
        let store = Store::open(&format!("sqlite:{}/director.db", folder.display())).await.unwrap();
        let Either::Sqlite(pools) = &store.pools else { panic!("an SQLite address opens SQLite") };
        // Synchronous 2 is FULL.
        let mut writer = pools.writer.begin().await.unwrap();
        assert_eq!(pragmas(writer.conn()).await, ["wal", "2", "1", "5000", "0", "-2000"]);
        drop(writer);
        let mut reader = pools.readers.take().await.unwrap();
        assert_eq!(pragmas(reader.conn()).await, ["wal", "2", "1", "5000", "1", "-512"]);
        assert!(sqlx::query("DELETE FROM federation").execute(reader.conn()).await.is_err());
        drop(reader);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn sqlite_locks_at_transaction_start() {
        let folder = std::env::temp_dir().join(format!("director-lock-{}", std::process::id()));
        let file = folder.join("director.db");
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        // Another program, without a busy timeout.
        let options = SqliteConnectOptions::new().filename(&file).busy_timeout(Duration::ZERO);
        let mut other = options.connect().await.unwrap();
        let write = store.write().await.unwrap();
        let refused = StoreError::from(sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap_err());
        assert!(matches!(refused, StoreError::Unavailable(_)), "{refused:?}");
        write.commit().await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
        drop(other);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn new_file_is_private() {
        use std::os::unix::fs::PermissionsExt;
        let folder = std::env::temp_dir().join(format!("director-mode-{}", std::process::id()));
        let file = folder.join("director.db");
        let url = format!("sqlite:{}", file.display());
        let store = Store::open(&url).await.unwrap();
        for name in ["director.db", "director.db-wal", "director.db-shm"] {
            let mode = std::fs::metadata(folder.join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
        store.close().await;
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o400)).unwrap();
        // Root may write it all the same.
        if std::fs::OpenOptions::new().write(true).open(&file).is_err() {
            let refused = Store::open(&url).await.unwrap_err().to_string();
            assert!(refused.contains(&file.display().to_string()), "{refused}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn absent_postgres_is_reported_safely() {
        let folder = std::env::temp_dir().join("director-no-such-socket");
        for url in [
            "postgres://berit:hush@127.0.0.1:1/director".to_owned(),
            format!("postgres://berit:hush@localhost/director?host={}", folder.display()),
        ] {
            let opening = tokio::time::timeout(Duration::from_secs(5), Store::open(&url));
            let refused = opening.await.expect("within the timeout").unwrap_err().to_string();
            assert!(refused.contains("director (") && refused.contains("os error"), "{refused}");
            assert!(!refused.contains("berit") && !refused.contains("hush"), "{refused}");
        }
    }
}
