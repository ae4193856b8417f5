//! Database URLs.

use super::db::Store;
use super::error::UrlFault;
use sqlx::postgres::PgConnectOptions;
use std::path::PathBuf;
use std::str::FromStr;

/// A parsed database URL.
#[derive(Debug)]
pub(super) enum Address {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl Store {
    /// Checks that a URL can be parsed, without opening the database.
    pub fn check_url(url: &str) -> Result<(), UrlFault> {
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

/// True for TCP, false for a local socket, which is a file.
pub(super) fn is_over_network(options: &PgConnectOptions) -> bool {
    options.get_socket().is_none() && !options.get_host().starts_with('/')
}

/// The database's address without user and password.
pub(super) fn postgres_place(options: &PgConnectOptions) -> String {
    // The default database is named after the user, and so is not shown.
    let database = options.get_database().unwrap_or("PostgreSQL");
    match options.get_socket() {
        Some(socket) => format!("{database} ({})", socket.display()),
        None => format!("{database} ({}:{})", options.get_host(), options.get_port()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
