//! Errors of transferring a site to PostgreSQL.

use crate::error::{StoreError, UrlFault};

/// The reason a site cannot be transferred.
#[derive(Debug, thiserror::Error)]
pub enum TransferFault {
    /// The source is not SQLite.
    #[error("the source is not an SQLite database")]
    NotFromSqlite,
    /// The target is not PostgreSQL.
    #[error("the target is not a PostgreSQL database")]
    NotToPostgres,
    /// There is no such file.
    #[error("there is no database {0}")]
    NoFile(String),
    /// The schema of the source is not that of this program, which migrates it when it opens the
    /// site.
    #[error("the database {place} has schema {schema}, and this program {program}")]
    Schema {
        /// The file.
        place: String,
        /// The number of the source's newest migration.
        schema: i64,
        /// The number of this program's newest migration.
        program: i64,
    },
    /// The columns of this table differ between the databases, or one has an unsupported type.
    #[error("the columns of table {0} differ between the databases")]
    Columns(String),
    /// The target holds another site, with federations of these codes.
    #[error("the target holds another site, with the federations {}", .0.join(", "))]
    OtherSite(Vec<String>),
    /// Another transfer to this target is running.
    #[error("another transfer to this database is running")]
    Locked,
    /// Rows of a table cannot be read or inserted.
    #[error("the table {table}: {cause}")]
    Rows {
        table: String,
        #[source]
        cause: StoreError,
    },
    /// A database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for TransferFault {
    fn from(cause: sqlx::Error) -> Self {
        Self::Store(cause.into())
    }
}

impl From<UrlFault> for TransferFault {
    fn from(cause: UrlFault) -> Self {
        Self::Store(cause.into())
    }
}
