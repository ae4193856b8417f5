//! A fresh, empty database for one test.

use crate::cluster;
use crate::store::folder::Folder;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection, SqliteConnection};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;
use store::Store;

/// Kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// The database of one test.
pub struct Database {
    pub kind: Kind,
    pub url: String,
    _folder: Option<Folder>,
}

impl Database {
    pub async fn new(kind: Kind) -> Self {
        match kind {
            Kind::Sqlite => {
                let folder = Folder::new();
                let url = format!("sqlite:{}", folder.path().join("director.db").display());
                Self { kind, url, _folder: Some(folder) }
            }
            Kind::Postgres => Self { kind, url: cluster::fresh_database().await, _folder: None },
        }
    }

    /// The same database, without ownership of its folder.
    pub fn same(&self) -> Self {
        Self { kind: self.kind, url: self.url.clone(), _folder: None }
    }

    /// The SQLite database in a file.
    pub fn of_file(file: &Path) -> Self {
        Self { kind: Kind::Sqlite, url: format!("sqlite:{}", file.display()), _folder: None }
    }

    /// Creates the SQLite database as this migration left it.
    pub async fn migrate_to(&self, version: i64) {
        let mut migrator =
            Migrator::new(Path::new(env!("CHECKOUT")).join("migrations/sqlite")).await.unwrap();
        migrator.migrations.to_mut().retain(|one| one.version <= version);
        let options = SqliteConnectOptions::from_str(&self.url).unwrap().create_if_missing(true);
        migrator.run(&mut options.connect().await.unwrap()).await.unwrap();
    }

    /// Opens the store.
    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Runs SQL, bypassing the store.
    pub async fn execute(&self, sql: &str) {
        self.try_execute(sql).await.unwrap();
    }

    /// Runs SQL that may fail, bypassing the store.
    pub async fn try_execute(&self, sql: &str) -> Result<(), sqlx::Error> {
        let sql = AssertSqlSafe(sql.to_owned());
        match self.kind {
            Kind::Sqlite => SqliteConnection::connect(&self.url).await?.execute(sql).await.map(|_| ()),
            Kind::Postgres => PgConnection::connect(&self.url).await?.execute(sql).await.map(|_| ()),
        }
    }

    /// True unless a transaction is writing to SQLite, which allows only one.
    pub async fn can_be_written(&self) -> bool {
        if self.kind == Kind::Postgres {
            return true;
        }
        let options = SqliteConnectOptions::from_str(&self.url).unwrap().busy_timeout(Duration::ZERO);
        let mut connection = options.connect().await.unwrap();
        let is_free = sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await.is_ok();
        connection.close().await.unwrap();
        is_free
    }

    /// Reads a number, bypassing the store.
    pub async fn count(&self, sql: &str) -> i64 {
        let sql = AssertSqlSafe(sql.to_owned());
        match self.kind {
            Kind::Sqlite => {
                let mut connection = SqliteConnection::connect(&self.url).await.unwrap();
                sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap()
            }
            Kind::Postgres => {
                let mut link = PgConnection::connect(&self.url).await.unwrap();
                sqlx::query_scalar(sql).fetch_one(&mut link).await.unwrap()
            }
        }
    }

    /// Reads a text, bypassing the store.
    pub async fn text(&self, sql: &str) -> String {
        let sql = AssertSqlSafe(sql.to_owned());
        match self.kind {
            Kind::Sqlite => {
                let mut connection = SqliteConnection::connect(&self.url).await.unwrap();
                sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap()
            }
            Kind::Postgres => {
                let mut link = PgConnection::connect(&self.url).await.unwrap();
                sqlx::query_scalar(sql).fetch_one(&mut link).await.unwrap()
            }
        }
    }
}
