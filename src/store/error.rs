//! Errors of the store, for the log and for code, not for visitors.

use super::key::Key;
use sqlx::error::ErrorKind;
use sqlx::migrate::MigrateError;
use std::io::ErrorKind as IoKind;

/// A failure of the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database URL is malformed.
    #[error("the address of the database: {0}")]
    Url(#[from] UrlFault),
    /// The folder of the database file cannot be created.
    #[error("cannot create the folder of the database {place}: {cause}")]
    Folder {
        /// The database, without any password.
        place: String,
        #[source]
        cause: std::io::Error,
    },
    /// The database file cannot be created.
    #[error("cannot create the database {place}: {cause}")]
    File {
        /// The database.
        place: String,
        #[source]
        cause: std::io::Error,
    },
    /// The first connection to a PostgreSQL server failed.
    #[error("cannot connect to the database {place}: {why}")]
    Connect {
        /// The database, without user and password.
        place: String,
        why: ConnectFault,
    },
    /// The database cannot be opened or reached.
    #[error("cannot open the database {place}: {cause}")]
    Open {
        /// The database, without any password.
        place: String,
        #[source]
        cause: sqlx::Error,
    },
    /// The tables cannot be migrated, or were created by another version of the program.
    #[error("cannot migrate the database {place}: {cause}")]
    Migration {
        /// The database, without any password.
        place: String,
        #[source]
        cause: MigrateError,
    },
    /// The schema is of a newer version of the program and incompatible with this one.
    #[error(
        "the database {place} has schema {schema}, which serves programs from {floor} on; this one is {program}"
    )]
    Newer {
        /// The database, without any password.
        place: String,
        /// The number of its newest migration.
        schema: i64,
        /// The schema number of the oldest compatible program.
        floor: i64,
        /// The schema number of this program.
        program: i64,
    },
    /// The transfer of a site into the database is unfinished.
    #[error("the transfer of a site into the database {place} is unfinished")]
    UnfinishedTransfer {
        /// The database, without any password.
        place: String,
    },
    /// There is no such file.
    #[error("there is no database {place}")]
    Absent {
        /// The file.
        place: String,
    },
    /// The database holds no site.
    #[error("the database {place} holds no site")]
    NoSite {
        /// The database, without any password.
        place: String,
    },
    /// A row with this key exists.
    #[error("a row with this key exists already: {}", .0.name())]
    Unique(Key),
    /// The row refers to one that does not exist.
    #[error("the row refers to one that does not exist")]
    Reference,
    /// The table does not allow the value.
    #[error("the table does not allow this value: {0}")]
    Value(#[source] sqlx::Error),
    /// A row could not be decoded.
    #[error("a row cannot be read: {0}")]
    Row(#[source] sqlx::Error),
    /// The database is unreachable or overloaded, or closed the connection. A retry may succeed.
    #[error("database unavailable: {0}")]
    Unavailable(#[source] sqlx::Error),
    /// The site is stopping and saves nothing any more.
    #[error("the site is stopping")]
    Stopping,
    /// The database rejected a statement for another reason.
    #[error("database error: {0}")]
    Refused(#[source] sqlx::Error),
}

/// The reason a PostgreSQL server refused a connection. Omits the server's message, which may name
/// the user.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConnectFault {
    /// Unreachable: no listener, or no such host.
    #[error("{0}")]
    Unreachable(String),
    /// No response.
    #[error("it does not answer")]
    Silent,
    /// The connection cannot be encrypted as the URL requires: the server has no TLS or no accepted
    /// certificate, or the file of root certificates is missing.
    #[error("no encrypted connection as the address asks for: {0}")]
    Tls(String),
    /// No line in the server's `pg_hba.conf` matches this connection; one for encrypted connections
    /// may.
    #[error("pg_hba.conf on the server does not let this user in from here in this way")]
    NotListed,
    /// User and password are not accepted.
    #[error("it does not accept this user and password")]
    Password,
    /// The database is not on this server.
    #[error("there is no such database")]
    NoDatabase,
    /// Starting up, shutting down or out of connections.
    #[error("it takes no connections now (SQLSTATE {0})")]
    NotNow(String),
    /// Something else.
    #[error("it refused (SQLSTATE {0})")]
    Refused(String),
    /// The peer does not speak PostgreSQL's protocol.
    #[error("what answers is no PostgreSQL server, or another version of it")]
    Protocol,
}

impl ConnectFault {
    /// The fault for an error of a connection over the network or a local socket.
    pub(super) fn of(cause: &sqlx::Error, over_network: bool) -> Self {
        match cause {
            // Over the network, the only file that can be missing is one of certificates.
            sqlx::Error::Io(cause) if over_network && cause.kind() == IoKind::NotFound => {
                Self::Tls(cause.to_string())
            }
            // Errors of the TLS handshake have this kind and an inner error.
            sqlx::Error::Io(cause) if cause.kind() == IoKind::InvalidData && cause.get_ref().is_some() => {
                Self::Tls(cause.to_string())
            }
            sqlx::Error::Io(cause) => Self::Unreachable(cause.to_string()),
            sqlx::Error::Tls(cause) => Self::Tls(cause.to_string()),
            sqlx::Error::Database(report) => match report.code().unwrap_or_default().as_ref() {
                "28000" if is_not_listed(report.as_ref()) => Self::NotListed,
                "28P01" | "28000" => Self::Password,
                "3D000" => Self::NoDatabase,
                code if code.starts_with("53") || code.starts_with("57P") => Self::NotNow(code.to_owned()),
                code => Self::Refused(code.to_owned()),
            },
            _ => Self::Protocol,
        }
    }
}

/// True if `pg_hba.conf` was the reason: an unknown user has the same code, and servers translate
/// their messages.
fn is_not_listed(report: &dyn sqlx::error::DatabaseError) -> bool {
    let report = report.try_downcast_ref::<sqlx::postgres::PgDatabaseError>();
    report.and_then(|report| report.routine()) == Some("ClientAuthentication")
}

/// A fault of a database URL.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UrlFault {
    /// The scheme is not `sqlite:`, `postgres:` or `postgresql:`.
    #[error("it must begin with sqlite: or postgres:")]
    Scheme,
    /// `sqlite:` with no file after it.
    #[error("sqlite: must be followed by the path of a file")]
    NoFile,
    /// An SQLite database in memory, which would lose every answer.
    #[error("an SQLite database must be a file, not memory")]
    InMemory,
    /// Options after `?`, which are not supported for SQLite.
    #[error("an SQLite address takes no options after '?'")]
    Options,
    /// The PostgreSQL URL is malformed. Omits the URL, which may contain a password.
    #[error("the PostgreSQL address cannot be read")]
    Postgres,
}

impl StoreError {
    /// A timeout. The statement may have been executed all the same.
    pub fn timed_out() -> Self {
        Self::Unavailable(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()))
    }

    /// True if the database itself is unreachable, so that other queries would fail as well. A lock
    /// or statement timeout may not affect others.
    pub fn is_outage(&self) -> bool {
        match self {
            Self::Unavailable(sqlx::Error::Database(report)) => !is_in_the_way(report.as_ref()),
            Self::Unavailable(_) | Self::Stopping => true,
            _ => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(cause: sqlx::Error) -> Self {
        match &cause {
            sqlx::Error::Database(report) => match report.kind() {
                ErrorKind::UniqueViolation => match Key::of(report.as_ref()) {
                    Some(key) => Self::Unique(key),
                    None => Self::Refused(cause),
                },
                ErrorKind::ForeignKeyViolation => Self::Reference,
                ErrorKind::CheckViolation | ErrorKind::NotNullViolation => Self::Value(cause),
                _ if is_busy(report.as_ref()) => Self::Unavailable(cause),
                _ if is_bad_value(report.as_ref()) => Self::Value(cause),
                _ => Self::Refused(cause),
            },
            sqlx::Error::Encode(_) => Self::Value(cause),
            sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::ColumnIndexOutOfBounds { .. }
            | sqlx::Error::TypeNotFound { .. }
            | sqlx::Error::RowNotFound => Self::Row(cause),
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::BeginFailed => Self::Unavailable(cause),
            _ => Self::Refused(cause),
        }
    }
}

/// SQLite: busy (5), locked (6), no memory (7), read-only (8), I/O (10), full (13), cannot open
/// (14), locking of the log (15), each with its extended codes above 255. PostgreSQL: class 08
/// connection, 53 resources, 57 operator, 40 rolled back; 55P03 lock timeout, 25P03 idle
/// transaction timeout.
fn is_busy(report: &dyn sqlx::error::DatabaseError) -> bool {
    let code = report.code().unwrap_or_default();
    if report.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
        return code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 5..=8 | 10 | 13..=15));
    }
    ["08", "53", "57", "40", "55P03", "25P03"].iter().any(|class| code.starts_with(class))
}

/// PostgreSQL: failures of one statement or transaction that do not affect others. 57014 is the
/// statement timeout.
fn is_in_the_way(report: &dyn sqlx::error::DatabaseError) -> bool {
    let code = report.code().unwrap_or_default();
    report.try_downcast_ref::<sqlx::postgres::PgDatabaseError>().is_some()
        && (code.starts_with("40") || ["55P03", "25P03", "57014"].contains(&code.as_ref()))
}

/// PostgreSQL class 22: a value the type cannot hold, such as text with a zero byte.
/// SQLite: wrong type in a STRICT table (3091), too big (18).
fn is_bad_value(report: &dyn sqlx::error::DatabaseError) -> bool {
    let code = report.code().unwrap_or_default();
    if report.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
        return matches!(code.as_ref(), "3091" | "18");
    }
    code.starts_with("22")
}
