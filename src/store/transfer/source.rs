//! The SQLite file that is transferred: a read-only snapshot.

use super::cell::Cell;
use super::digest::TableDigest;
use super::fault::TransferFault;
use super::table::{NumberedRow, TransferTable};
use crate::address::Address;
use crate::compatibility;
use crate::error::StoreError;
use crate::open::SQLITE_MIGRATIONS;
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Row, SqliteConnection};
use std::path::Path;
use uuid::Uuid;

/// Batch size of a comparison.
const COMPARE_BATCH: i64 = 2000;

/// Tables that belong to the schema, not to the site: migrations fill them.
const SCHEMA_TABLES: &str = "'schema_floor'";

/// The file, as it was when opened.
pub(super) struct TransferSource {
    /// In a transaction, so that all reads see one snapshot.
    conn: SqliteConnection,
    /// Outside of that transaction, to notice the writes of others.
    observer: SqliteConnection,
    /// The observer's data version at the start.
    initial_version: i64,
    /// The id of its first federation, which identifies the site.
    pub site: Uuid,
    /// The ids of all its federations, in order.
    pub federations: Vec<Uuid>,
}

impl TransferSource {
    /// Opens the file, whose schema must be that of this program.
    pub(super) async fn open(url: &str) -> Result<Self, TransferFault> {
        let Address::Sqlite(path) = Address::parse(url)? else { return Err(TransferFault::NotFromSqlite) };
        let place = path.display().to_string();
        if !path.is_file() {
            return Err(TransferFault::NoFile(place));
        }
        let open = |cause| StoreError::Open { place: place.clone(), cause };
        let mut observer = connect_read_only(&path).await.map_err(open)?;
        let initial_version = data_version(&mut observer).await.map_err(open)?;
        let mut conn = connect_read_only(&path).await.map_err(open)?;
        sqlx::query("BEGIN").execute(&mut conn).await.map_err(open)?;
        let schema = schema_version(&mut conn).await.map_err(open)?;
        let program = compatibility::program_version(&SQLITE_MIGRATIONS);
        if schema != program {
            return Err(TransferFault::Schema { place, schema, program });
        }
        const FIRST_ID: &str = "SELECT id FROM federation ORDER BY rowid LIMIT 1";
        let site: Option<Uuid> =
            sqlx::query_scalar(FIRST_ID).fetch_optional(&mut conn).await.map_err(open)?;
        const IDS: &str = "SELECT id FROM federation ORDER BY id";
        let federations = sqlx::query_scalar(IDS).fetch_all(&mut conn).await.map_err(open)?;
        Ok(Self { conn, observer, initial_version, site: site.unwrap_or_default(), federations })
    }

    /// True if the file has been written to since it was opened.
    pub(super) async fn has_changed(&mut self) -> Result<bool, sqlx::Error> {
        Ok(data_version(&mut self.observer).await? != self.initial_version)
    }

    /// Every table of the site.
    pub(super) async fn tables(&mut self) -> Result<Vec<String>, sqlx::Error> {
        let sql = format!(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
             AND name NOT GLOB '_sqlx_*'
             AND name NOT IN ({SCHEMA_TABLES}) ORDER BY name"
        );
        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut self.conn).await
    }

    /// Pairs of a table and one that it refers to.
    pub(super) async fn references(&mut self) -> Result<Vec<(String, String)>, sqlx::Error> {
        const SQL: &str = "SELECT DISTINCT one.name, list.\"table\"
            FROM sqlite_schema AS one, pragma_foreign_key_list(one.name) AS list WHERE one.type = 'table'";
        sqlx::query_as(SQL).fetch_all(&mut self.conn).await
    }

    /// The columns of a table.
    pub(super) async fn columns(&mut self, table: &str) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT name FROM pragma_table_info($1)")
            .bind(table)
            .fetch_all(&mut self.conn)
            .await
    }

    /// Number of rows of a table.
    pub(super) async fn count(&mut self, table: &TransferTable) -> Result<i64, sqlx::Error> {
        let sql = format!("SELECT count(*) FROM \"{}\"", table.name);
        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut self.conn).await
    }

    /// Rows of a table after a `rowid`, up to a limit, in the order in which they were written, so
    /// that none precedes one that it refers to.
    pub(super) async fn after(
        &mut self,
        table: &TransferTable,
        last: i64,
        limit: i64,
    ) -> Result<Vec<NumberedRow>, TransferFault> {
        let sql = format!(
            "SELECT rowid, {} FROM \"{}\" WHERE rowid > $1 ORDER BY rowid LIMIT $2",
            table.column_list(),
            table.name
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(last).bind(limit).fetch_all(&mut self.conn).await;
        let rows = rows.and_then(|rows| rows.iter().map(|row| numbered_row(row, table)).collect());
        rows.map_err(|cause| TransferFault::Rows {
            table: table.name.clone(),
            cause: StoreError::from(cause),
        })
    }

    /// Digest and number of a table's rows.
    pub(super) async fn digest(
        &mut self,
        table: &TransferTable,
    ) -> Result<(TableDigest, i64), TransferFault> {
        let (mut digest, mut rows, mut last) = (TableDigest::default(), 0, i64::MIN);
        loop {
            let batch = self.after(table, last, COMPARE_BATCH).await?;
            let Some((end, _)) = batch.last() else { return Ok((digest, rows)) };
            last = *end;
            for (_, row) in &batch {
                digest.add(row);
                rows += 1;
            }
        }
    }
}

fn numbered_row(row: &SqliteRow, table: &TransferTable) -> Result<NumberedRow, sqlx::Error> {
    let cells = table.columns.iter().zip(1..).map(|(column, at)| Cell::of_sqlite(row, at, column.kind));
    Ok((row.try_get(0)?, cells.collect::<Result<_, _>>()?))
}

async fn connect_read_only(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new().filename(path).read_only(true).connect().await
}

/// A number that changes when another connection has written.
async fn data_version(conn: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("SELECT data_version FROM pragma_data_version").fetch_one(conn).await
}

/// The number of the newest applied migration; 0 for none.
async fn schema_version(conn: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    const HAS_MIGRATIONS: &str = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    if sqlx::query_scalar::<_, i64>(HAS_MIGRATIONS).fetch_one(&mut *conn).await? == 0 {
        return Ok(0);
    }
    sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM _sqlx_migrations").fetch_one(conn).await
}
