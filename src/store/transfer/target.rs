//! The PostgreSQL database that a site is transferred to, with the progress in the table `transfer`,
//! which exists only during the transfer.

use super::cell::Cell;
use super::digest::TableDigest;
use super::fault::TransferFault;
use super::source::TransferSource;
use super::table::{NumberedRow, TransferTable};
use crate::address::Address;
use crate::error::StoreError;
use crate::open::{connect_and_migrate, has_unfinished_transfer};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::time::Duration;
use uuid::Uuid;

/// Advisory lock that excludes concurrent transfers to one database; an arbitrary number.
const LOCK: i64 = i64::from_be_bytes(*b"director");
/// Attempts at the lock, and their delay: the server notices a killed transfer only a moment later.
const ATTEMPTS: u8 = 20;
const RETRY_DELAY: Duration = Duration::from_millis(250);
/// Batch size of a comparison.
const COMPARE_BATCH: i64 = 2000;

/// The target database.
pub(super) struct Target(PgConnection);

/// Content of the target before a transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TargetContent {
    Empty,
    /// An unfinished transfer of this site.
    Partial,
    /// This site's federations, without an unfinished transfer.
    Complete,
}

impl Target {
    /// Opens the target, migrates its tables and takes the lock.
    pub(super) async fn open(url: &str) -> Result<Self, TransferFault> {
        let Address::Postgres(options) = Address::parse(url)? else {
            return Err(TransferFault::NotToPostgres);
        };
        // A batch recorded as copied must be on disk.
        let (mut conn, _) = connect_and_migrate(&options.options([("synchronous_commit", "on")])).await?;
        for _ in 0..ATTEMPTS {
            let locked = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(LOCK);
            if locked.fetch_one(&mut conn).await? {
                return Ok(Self(conn));
            }
            tokio::time::sleep(RETRY_DELAY).await;
        }
        Err(TransferFault::Locked)
    }

    /// Compares the target with the source by the federations in it.
    pub(super) async fn content(&mut self, source: &TransferSource) -> Result<TargetContent, TransferFault> {
        let federations: Vec<(Uuid, String)> =
            sqlx::query_as("SELECT id, code FROM federation ORDER BY id").fetch_all(&mut self.0).await?;
        let other_site = |federations: Vec<(Uuid, String)>| {
            Err(TransferFault::OtherSite(federations.into_iter().map(|(_, code)| code).collect()))
        };
        if has_unfinished_transfer(&mut self.0).await? {
            let site: Option<Uuid> =
                sqlx::query_scalar("SELECT site FROM moving LIMIT 1").fetch_optional(&mut self.0).await?;
            let same = site.is_none_or(|site| site == source.site);
            return if same { Ok(TargetContent::Partial) } else { other_site(federations) };
        }
        if federations.is_empty() {
            return Ok(TargetContent::Empty);
        }
        if federations.iter().map(|(id, _)| id).eq(&source.federations) {
            Ok(TargetContent::Complete)
        } else {
            other_site(federations)
        }
    }

    /// The columns of a table with the names of their types.
    pub(super) async fn columns(&mut self, table: &str) -> Result<Vec<(String, String)>, sqlx::Error> {
        const SQL: &str = "SELECT column_name::text, udt_name::text FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position";
        sqlx::query_as(SQL).bind(table).fetch_all(&mut self.0).await
    }

    /// Marks the transfer as unfinished, if it is not.
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        const SQL: &str = "CREATE TABLE IF NOT EXISTS moving (
            site uuid NOT NULL, name text PRIMARY KEY, last bigint NOT NULL, rows bigint NOT NULL)";
        self.0.execute(SQL).await.map(|_| ())
    }

    /// Progress of a table: the last `rowid` of the source that was copied, and the number of rows.
    pub(super) async fn progress(&mut self, table: &TransferTable) -> Result<(i64, i64), sqlx::Error> {
        let progress = sqlx::query_as("SELECT last, rows FROM moving WHERE name = $1").bind(&table.name);
        Ok(progress.fetch_optional(&mut self.0).await?.unwrap_or((i64::MIN, 0)))
    }

    /// Inserts a batch of rows and, in the same transaction, the new progress of the table.
    pub(super) async fn insert(
        &mut self,
        site: Uuid,
        table: &TransferTable,
        batch: &[NumberedRow],
        (last, rows): (i64, i64),
    ) -> Result<(), TransferFault> {
        let inserted = async {
            let mut transaction = self.0.begin().await?;
            let sql = format!("COPY \"{}\" ({}) FROM STDIN", table.name, table.column_list());
            let mut copy = transaction.copy_in_raw(&sql).await?;
            let sent = copy.send(copy_text(batch).into_bytes()).await.map(|_| ());
            match sent {
                Ok(()) => copy.finish().await.map(|_| ())?,
                Err(cause) => {
                    copy.abort("interrupted").await?;
                    return Err(cause);
                }
            }
            const PROGRESS: &str = "INSERT INTO moving (site, name, last, rows) VALUES ($1, $2, $3, $4)
                ON CONFLICT (name) DO UPDATE SET last = $3, rows = $4";
            let progress = sqlx::query(PROGRESS).bind(site).bind(&table.name).bind(last).bind(rows);
            progress.execute(&mut *transaction).await?;
            transaction.commit().await
        };
        let rejected =
            |cause| TransferFault::Rows { table: table.name.clone(), cause: StoreError::from(cause) };
        inserted.await.map_err(rejected)
    }

    /// Digest and number of a table's rows.
    pub(super) async fn digest(
        &mut self,
        table: &TransferTable,
    ) -> Result<(TableDigest, i64), TransferFault> {
        let read = async {
            let columns: Vec<String> =
                table.columns.iter().map(|column| column.kind.read(&column.name)).collect();
            let mut transaction = self.0.begin().await?;
            let sql = format!(
                "DECLARE every NO SCROLL CURSOR FOR SELECT {} FROM \"{}\"",
                columns.join(", "),
                table.name
            );
            transaction.execute(AssertSqlSafe(sql)).await?;
            let (mut digest, mut rows) = (TableDigest::default(), 0);
            loop {
                let batch = sqlx::query(AssertSqlSafe(format!("FETCH {COMPARE_BATCH} FROM every")));
                // Not cached: the statement differs for each table.
                let batch = batch.persistent(false).fetch_all(&mut *transaction).await?;
                if batch.is_empty() {
                    transaction.commit().await?;
                    return Ok((digest, rows));
                }
                for row in &batch {
                    let cells = table.columns.iter().enumerate();
                    let cells = cells.map(|(index, column)| Cell::of_postgres(row, index, column.kind));
                    digest.add(&cells.collect::<Result<Vec<_>, _>>()?);
                    rows += 1;
                }
            }
        };
        let read: Result<_, sqlx::Error> = read.await;
        read.map_err(|cause| TransferFault::Rows {
            table: table.name.clone(),
            cause: StoreError::from(cause),
        })
    }

    /// Marks the transfer as finished, so that the database can be opened as a site.
    pub(super) async fn finish(&mut self) -> Result<(), sqlx::Error> {
        self.0.execute("DROP TABLE IF EXISTS moving").await.map(|_| ())?;
        // The planner needs statistics of the new rows.
        self.0.execute("ANALYZE").await.map(|_| ())
    }
}

/// Rows in the text format of `COPY`.
fn copy_text(batch: &[NumberedRow]) -> String {
    let mut text = String::new();
    for (_, row) in batch {
        for (index, cell) in row.iter().enumerate() {
            if index > 0 {
                text.push('\t');
            }
            cell.copy_to(&mut text);
        }
        text.push('\n');
    }
    text
}
