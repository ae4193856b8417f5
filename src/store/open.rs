//! From an address to an open store whose tables are up to date.

use super::db::{Either, SqlitePools, Store, Writers};
use super::error::{ConnectFault, StoreError, UrlFault};
use super::links::ConnectionPool;
use super::news::ChangeFeed;
use super::readers::ReadPool;
use super::writable::Writable;
use super::writer::Writer;
use super::{floor, migrating, moving, patience, sought};
use collation::Alphabet;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

pub(super) static SQLITE_MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/sqlite");
static POSTGRES_MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/postgres");

/// Timeout for a connection to SQLite, above all the single writer's, after which the database
/// counts as unreachable.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// Connect timeout of PostgreSQL at startup.
const FIRST: Duration = Duration::from_secs(10);
/// SQLite's busy timeout, for other programs that lock the file.
const BUSY: Duration = Duration::from_secs(5);
/// Default maximum of connections; on SQLite, of readers.
pub const CONNECTIONS: u32 = 16;

/// Number of PostgreSQL connections, out of `connections`, that writers other than exam answers may
/// use.
pub fn writers(connections: u32) -> u32 {
    (connections / 4).max(1)
}

/// An address that has been understood.
#[derive(Debug)]
pub(super) enum Address {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl Store {
    /// Opens the database at `url` and brings its tables up to date.
    ///
    /// `sqlite:path.db` or `sqlite://path.db` (relative; `sqlite:///path.db` is absolute; the path
    /// is taken as it stands) makes the file and its folder when they are not there.
    /// `postgres://user:password@host/name` must be there.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_with(url, CONNECTIONS).await
    }

    /// The same, with so many connections at most.
    pub async fn open_with(url: &str, connections: u32) -> Result<Self, StoreError> {
        let store = match Address::parse(url)? {
            Address::Sqlite(path) => open_sqlite(&path, connections).await?,
            Address::Postgres(options) => open_postgres(*options, connections).await?,
        };
        sought::fill(&store).await?;
        Ok(store)
    }

    /// Checks that a URL can be parsed, without opening it.
    pub fn understands(url: &str) -> Result<(), UrlFault> {
        Address::parse(url).map(drop)
    }
}

impl Address {
    pub(super) fn parse(url: &str) -> Result<Self, UrlFault> {
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

/// SQLite's code for a locked file.
const LOCKED: &str = "5";
/// Retries for a file that is locked when opened, and their delay.
const TRIES: u8 = 8;
const BREATH: Duration = Duration::from_millis(100);

/// Page cache of a reading connection in KiB, with the sign SQLite expects. Each commit empties it,
/// and the system's cache backs it.
const READERS_CACHE: &str = "-512";

async fn open_sqlite(path: &Path, connections: u32) -> Result<Store, StoreError> {
    let place = path.display().to_string();
    let open = |cause| StoreError::Open { place: place.clone(), cause };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|cause| StoreError::Folder { place: place.clone(), cause })?;
    }
    make_private(path).map_err(|cause| StoreError::File { place: place.clone(), cause })?;
    // FULL: an answer that was acknowledged survives a power failure. NORMAL, WAL's usual companion, may lose it.
    let options = Alphabet::ALL.into_iter().fold(SqliteConnectOptions::new(), |options, alphabet| {
        options.collation(alphabet.collation(), move |a, b| alphabet.compare(a, b))
    });
    let options = options
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY);
    let mut tries = TRIES;
    let mut first = loop {
        match options.connect().await {
            // Switching a new file to its write-ahead log locks others out, and SQLite does not
            // make them wait for that.
            Err(sqlx::Error::Database(cause)) if tries > 0 && cause.code().as_deref() == Some(LOCKED) => {
                tries -= 1;
                tokio::time::sleep(BREATH).await;
            }
            opened => break opened.map_err(open)?,
        }
    };
    // One transaction around all of it: programs that start at once take turns, and no half of a schema remains.
    let mut transaction = first.begin_with("BEGIN IMMEDIATE").await.map_err(open)?;
    // `run` does the same, but not in a future that may move between threads: its bounds are not general enough.
    let migrated = SQLITE_MIGRATIONS.run_direct(None, &mut *transaction, false).await;
    floor::or_served(migrated, &SQLITE_MIGRATIONS, &place, Either::Sqlite(&mut transaction)).await?;
    // Removes nothing. But SQLite opens a file that it may not write as one to be read, and tells only who writes.
    sqlx::query("DELETE FROM federation WHERE 1 = 0").execute(&mut *transaction).await.map_err(open)?;
    transaction.commit().await.map_err(open)?;
    // The writer must not recreate a deleted file.
    let writer = Writer::over(first, options.clone().create_if_missing(false), PATIENCE);
    let readers = options.pragma("query_only", "ON").pragma("cache_size", READERS_CACHE);
    let readers = ReadPool::open(readers, connections, PATIENCE).await.map_err(open)?;
    let pools = SqlitePools { writer, readers };
    Ok(Store {
        pools: Either::Sqlite(pools),
        writers: Writers::at_once(1, PATIENCE),
        news: ChangeFeed::of_one_node(),
        writable: Writable::default(),
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
        made => made.map(drop),
    }
}

async fn open_postgres(options: PgConnectOptions, connections: u32) -> Result<Store, StoreError> {
    let (mut first, place) = up_to_date(&options).await?;
    let half = moving::is_half_way(&mut first).await;
    if half.map_err(|cause| StoreError::Open { place: place.clone(), cause })? {
        return Err(StoreError::HalfMoved { place });
    }
    drop(first.close().await);
    let links = ConnectionPool::open(patience::limited(options), connections).await;
    let links = links.map_err(|cause| StoreError::Open { place, cause })?;
    let writers = Writers::at_once(writers(connections), patience::CONNECTION);
    let (news, writable) = (ChangeFeed::of_many(links.clone()), Writable::default());
    Ok(Store { news, writers, writable, pools: Either::Postgres(links) })
}

/// A connection to a PostgreSQL database whose tables it has brought up to date, and where that is,
/// without user and password.
pub(super) async fn up_to_date(options: &PgConnectOptions) -> Result<(PgConnection, String), StoreError> {
    let place = postgres_place(options);
    // Nodes that start at once take turns at the tables, and that may take longer than anything the
    // site asks: so on a connection without limits. A pool would also try again and again, and then
    // say only that it took too long.
    let first = patience::lasting(options.clone());
    let first = tokio::time::timeout(FIRST, PgConnection::connect_with(&first)).await;
    let refused = |why| StoreError::Connect { place: place.clone(), why };
    let first = first.map_err(|_| refused(ConnectFault::Silent))?;
    let mut first = first.map_err(|cause| refused(ConnectFault::of(&cause, over_network(options))))?;
    // A connection that is lost keeps the lock of migrations until the server knows of it: this one is no pool's.
    let migrated = migrating::migrate(&mut first, &POSTGRES_MIGRATIONS, &place).await;
    floor::or_served(migrated, &POSTGRES_MIGRATIONS, &place, Either::Postgres(&mut first)).await?;
    Ok((first, place))
}

/// True for TCP, false for a local socket, which is a file.
fn over_network(options: &PgConnectOptions) -> bool {
    options.get_socket().is_none() && !options.get_host().starts_with('/')
}

/// The database's address without user and password.
pub(super) fn postgres_place(options: &PgConnectOptions) -> String {
    // Without a name it is the user's.
    let database = options.get_database().unwrap_or("PostgreSQL");
    match options.get_socket() {
        Some(socket) => format!("{database} ({})", socket.display()),
        None => format!("{database} ({}:{})", options.get_host(), options.get_port()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::SqliteConnection;

    /// A connection's settings.
    async fn pragmas(link: &mut SqliteConnection) -> [String; 6] {
        let mut said = [const { String::new() }; 6];
        let asked = [
            "SELECT journal_mode FROM pragma_journal_mode",
            "SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous",
            "SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys",
            "SELECT CAST(timeout AS TEXT) FROM pragma_busy_timeout",
            "SELECT CAST(query_only AS TEXT) FROM pragma_query_only",
            "SELECT CAST(cache_size AS TEXT) FROM pragma_cache_size",
        ];
        for (said, asked) in said.iter_mut().zip(asked) {
            *said = sqlx::query_scalar(asked).fetch_one(&mut *link).await.unwrap();
        }
        said
    }

    #[tokio::test]
    async fn sqlite_is_durable_readers_read_only() {
        let folder = std::env::temp_dir().join(format!("director-open-{}", std::process::id()));
        let store = Store::open(&format!("sqlite:{}/director.db", folder.display())).await.unwrap();
        let Either::Sqlite(pools) = &store.pools else { panic!("an SQLite address opens SQLite") };
        // Synchronous 2 is FULL.
        let mut writer = pools.writer.begin().await.unwrap();
        assert_eq!(pragmas(writer.link()).await, ["wal", "2", "1", "5000", "0", "-2000"]);
        drop(writer);
        let mut reader = pools.readers.take().await.unwrap();
        assert_eq!(pragmas(reader.link()).await, ["wal", "2", "1", "5000", "1", "-512"]);
        assert!(sqlx::query("DELETE FROM federation").execute(reader.link()).await.is_err());
        drop(reader);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn sqlite_locks_at_transaction_start() {
        let folder = std::env::temp_dir().join(format!("director-lock-{}", std::process::id()));
        let file = folder.join("director.db");
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        // Another program, which does not wait.
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
        // Who may do anything may write this, too.
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
            let refused = opening.await.expect("it does not take long").unwrap_err().to_string();
            assert!(refused.contains("director (") && refused.contains("os error"), "{refused}");
            assert!(!refused.contains("berit") && !refused.contains("hush"), "{refused}");
        }
    }

    #[test]
    fn postgres_place_hides_user_and_password() {
        for (url, place) in [
            ("postgres://berit:hush@db.example.org/director", "director (db.example.org:5432)"),
            ("postgres://b%20e%2Fr%3Ait:hush@[::1]:6543/director", "director ([::1]:6543)"),
            ("postgresql://berit:hush@localhost/director?host=/run/pg", "director (/run/pg)"),
            ("postgres://berit:hush@db.example.org", "PostgreSQL (db.example.org:5432)"),
        ] {
            assert_eq!(postgres_place(&PgConnectOptions::from_str(url).unwrap()), place);
        }
    }
}
