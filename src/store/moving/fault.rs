//! Errors of moving a site to PostgreSQL.

use crate::error::{StoreError, UrlFault};

/// The reason a site cannot be moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveFault {
    /// The source is not SQLite.
    #[error("only a site on SQLite is moved")]
    NotFromSqlite,
    /// The target is not PostgreSQL.
    #[error("a site is moved to PostgreSQL only")]
    NotToPostgres,
    /// There is no such file.
    #[error("there is no database {0}")]
    NoFile(String),
    /// The tables of the source are not those of this program, which brings them up to date when it opens the site.
    #[error("the database {place} has schema {schema}, and this program {program}")]
    Schema {
        /// The file.
        place: String,
        /// The number of its newest migration.
        schema: i64,
        /// The same of this program.
        program: i64,
    },
    /// The two databases do not have the same columns of this table, or one of a type that is not known.
    #[error("the table {0} is not the same on both databases")]
    Columns(String),
    /// The target holds something else: the federations with these codes.
    #[error("the target holds another site, with the federations {}", .0.join(", "))]
    OtherSite(Vec<String>),
    /// Another move to this target is running.
    #[error("another move to this database is under way")]
    UnderWay,
    /// Rows of a table cannot be read, or the target does not take them.
    #[error("the table {table}: {cause}")]
    Rows {
        table: String,
        #[source]
        cause: StoreError,
    },
    /// A database did not play along.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for MoveFault {
    fn from(cause: sqlx::Error) -> Self {
        Self::Store(cause.into())
    }
}

impl From<UrlFault> for MoveFault {
    fn from(cause: UrlFault) -> Self {
        Self::Store(cause.into())
    }
}
