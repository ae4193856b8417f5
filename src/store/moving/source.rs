//! The SQLite file that is moved: one snapshot of it, which is only read.

use super::cell::Cell;
use super::digest::Digest;
use super::fault::MoveFault;
use super::table::{MovedTable, OF_THE_SCHEMA};
use crate::error::StoreError;
use crate::floor;
use crate::open::{Address, SQLITE_MIGRATIONS};
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Row, SqliteConnection};
use std::path::Path;
use uuid::Uuid;

/// Rows read at a time for comparison.
const AT_ONCE: i64 = 2000;

/// The file, as it was when it was opened.
pub(super) struct MoveSource {
    /// In a transaction, so that everything that is read is of one moment.
    link: SqliteConnection,
    /// Outside of it: hears what others write meanwhile.
    ear: SqliteConnection,
    /// The data version at the start.
    heard: i64,
    /// The id of its first federation, by which a site is known again.
    pub site: Uuid,
    /// The ids of all its federations, in order.
    pub federations: Vec<Uuid>,
}

/// A row with its place in the table.
pub(super) type Placed = (i64, Vec<Cell>);

impl MoveSource {
    /// Opens it. Its tables must be those of this program.
    pub(super) async fn open(url: &str) -> Result<Self, MoveFault> {
        let Address::Sqlite(path) = Address::parse(url)? else { return Err(MoveFault::NotFromSqlite) };
        let place = path.display().to_string();
        if !path.is_file() {
            return Err(MoveFault::NoFile(place));
        }
        let open = |cause| StoreError::Open { place: place.clone(), cause };
        let mut ear = reading(&path).await.map_err(open)?;
        let heard = version(&mut ear).await.map_err(open)?;
        let mut link = reading(&path).await.map_err(open)?;
        sqlx::query("BEGIN").execute(&mut link).await.map_err(open)?;
        let (schema, program) = (schema(&mut link).await.map_err(open)?, floor::program(&SQLITE_MIGRATIONS));
        if schema != program {
            return Err(MoveFault::Schema { place, schema, program });
        }
        const FIRST: &str = "SELECT id FROM federation ORDER BY rowid LIMIT 1";
        let site: Option<Uuid> = sqlx::query_scalar(FIRST).fetch_optional(&mut link).await.map_err(open)?;
        const ALL: &str = "SELECT id FROM federation ORDER BY id";
        let federations = sqlx::query_scalar(ALL).fetch_all(&mut link).await.map_err(open)?;
        Ok(Self { link, ear, heard, site: site.unwrap_or_default(), federations })
    }

    /// True if the file has been written to since it was opened.
    pub(super) async fn has_changed(&mut self) -> Result<bool, sqlx::Error> {
        Ok(version(&mut self.ear).await? != self.heard)
    }

    /// Every table of the site.
    pub(super) async fn tables(&mut self) -> Result<Vec<String>, sqlx::Error> {
        let sql = format!(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_sqlx_*'
             AND name NOT IN ({OF_THE_SCHEMA}) ORDER BY name"
        );
        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut self.link).await
    }

    /// Which table refers to which.
    pub(super) async fn references(&mut self) -> Result<Vec<(String, String)>, sqlx::Error> {
        const SQL: &str = "SELECT DISTINCT one.name, list.\"table\"
            FROM sqlite_schema AS one, pragma_foreign_key_list(one.name) AS list WHERE one.type = 'table'";
        sqlx::query_as(SQL).fetch_all(&mut self.link).await
    }

    /// The columns of a table.
    pub(super) async fn columns(&mut self, table: &str) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT name FROM pragma_table_info($1)")
            .bind(table)
            .fetch_all(&mut self.link)
            .await
    }

    /// Number of rows of a table.
    pub(super) async fn count(&mut self, table: &MovedTable) -> Result<i64, sqlx::Error> {
        let sql = format!("SELECT count(*) FROM \"{}\"", table.name);
        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut self.link).await
    }

    /// The rows of a table behind a place, in the order in which they were written, so that none
    /// comes before one that it refers to.
    pub(super) async fn after(
        &mut self,
        table: &MovedTable,
        last: i64,
        limit: i64,
    ) -> Result<Vec<Placed>, MoveFault> {
        let columns: Vec<String> =
            table.columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
        let sql = format!(
            "SELECT rowid, {} FROM \"{}\" WHERE rowid > $1 ORDER BY rowid LIMIT $2",
            columns.join(", "),
            table.name
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(last).bind(limit).fetch_all(&mut self.link).await;
        let rows = rows.and_then(|rows| rows.iter().map(|row| placed(row, table)).collect());
        rows.map_err(|cause| MoveFault::Rows { table: table.name.clone(), cause: StoreError::from(cause) })
    }

    /// Digest and number of a table's rows.
    pub(super) async fn digest(&mut self, table: &MovedTable) -> Result<(Digest, i64), MoveFault> {
        let (mut digest, mut rows, mut last) = (Digest::default(), 0, i64::MIN);
        loop {
            let batch = self.after(table, last, AT_ONCE).await?;
            let Some((end, _)) = batch.last() else { return Ok((digest, rows)) };
            last = *end;
            for (_, row) in &batch {
                digest.add(row);
                rows += 1;
            }
        }
    }
}

fn placed(row: &SqliteRow, table: &MovedTable) -> Result<Placed, sqlx::Error> {
    let cells = table.columns.iter().zip(1..).map(|(column, at)| Cell::of_sqlite(row, at, column.kind));
    Ok((row.try_get(0)?, cells.collect::<Result<_, _>>()?))
}

/// A connection that cannot write.
async fn reading(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new().filename(path).read_only(true).connect().await
}

/// A number that moves when another connection has written.
async fn version(link: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("SELECT data_version FROM pragma_data_version").fetch_one(link).await
}

/// The number of the newest migration; 0 where there has been none.
async fn schema(link: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    const ANY: &str = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    if sqlx::query_scalar::<_, i64>(ANY).fetch_one(&mut *link).await? == 0 {
        return Ok(0);
    }
    sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM _sqlx_migrations").fetch_one(link).await
}
