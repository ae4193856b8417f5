//! The PostgreSQL database that a site is moved into, and how far that has come: the table
//! `moving`, which is there only meanwhile.

use super::cell::Cell;
use super::digest::Digest;
use super::fault::MoveFault;
use super::source::{MoveSource, Placed};
use super::table::MovedTable;
use crate::error::StoreError;
use crate::open::{Address, up_to_date};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::time::Duration;
use uuid::Uuid;

/// Advisory lock that excludes concurrent moves to one database; an arbitrary number.
const LOCK: i64 = i64::from_be_bytes(*b"director");
/// Retries for the lock, and their delay: the server notices a killed move only a moment later.
const TRIES: u8 = 20;
const BREATH: Duration = Duration::from_millis(250);
/// Rows read at a time for comparison.
const AT_ONCE: i64 = 2000;

/// The database.
pub(super) struct Target(PgConnection);

/// Content of the target before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TargetContent {
    /// Nothing.
    Nothing,
    /// The beginning of this site.
    Half,
    /// This site's federations, with no move under way.
    Whole,
}

/// True if the database holds an unfinished move.
pub(crate) async fn is_half_way(link: &mut PgConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT to_regclass('moving') IS NOT NULL").fetch_one(link).await
}

impl Target {
    /// Opens it, with its tables up to date, for this move alone.
    pub(super) async fn open(url: &str) -> Result<Self, MoveFault> {
        let Address::Postgres(options) = Address::parse(url)? else { return Err(MoveFault::NotToPostgres) };
        // A batch that is on record as copied is on disk.
        let (mut link, _) = up_to_date(&options.options([("synchronous_commit", "on")])).await?;
        for _ in 0..TRIES {
            let alone = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(LOCK);
            if alone.fetch_one(&mut link).await? {
                return Ok(Self(link));
            }
            tokio::time::sleep(BREATH).await;
        }
        Err(MoveFault::UnderWay)
    }

    pub(super) async fn holds(&mut self, source: &MoveSource) -> Result<TargetContent, MoveFault> {
        let federations: Vec<(Uuid, String)> =
            sqlx::query_as("SELECT id, code FROM federation ORDER BY id").fetch_all(&mut self.0).await?;
        let other = |federations: Vec<(Uuid, String)>| {
            Err(MoveFault::OtherSite(federations.into_iter().map(|(_, code)| code).collect()))
        };
        if is_half_way(&mut self.0).await? {
            let site: Option<Uuid> =
                sqlx::query_scalar("SELECT site FROM moving LIMIT 1").fetch_optional(&mut self.0).await?;
            let same = site.is_none_or(|site| site == source.site);
            return if same { Ok(TargetContent::Half) } else { other(federations) };
        }
        if federations.is_empty() {
            return Ok(TargetContent::Nothing);
        }
        if federations.iter().map(|(id, _)| id).eq(&source.federations) {
            Ok(TargetContent::Whole)
        } else {
            other(federations)
        }
    }

    /// The columns of a table with the names of their types.
    pub(super) async fn columns(&mut self, table: &str) -> Result<Vec<(String, String)>, sqlx::Error> {
        const SQL: &str = "SELECT column_name::text, udt_name::text FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position";
        sqlx::query_as(SQL).bind(table).fetch_all(&mut self.0).await
    }

    /// Says that a site is being moved here, if that is not said yet.
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        const SQL: &str = "CREATE TABLE IF NOT EXISTS moving (
            site uuid NOT NULL, name text PRIMARY KEY, last bigint NOT NULL, rows bigint NOT NULL)";
        self.0.execute(SQL).await.map(|_| ())
    }

    /// Up to which place of the source a table has come over, and how many rows that is.
    pub(super) async fn stands(&mut self, table: &MovedTable) -> Result<(i64, i64), sqlx::Error> {
        let stands = sqlx::query_as("SELECT last, rows FROM moving WHERE name = $1").bind(&table.name);
        Ok(stands.fetch_optional(&mut self.0).await?.unwrap_or((i64::MIN, 0)))
    }

    /// Takes rows, and with the same commit where it stands then.
    pub(super) async fn take(
        &mut self,
        site: Uuid,
        table: &MovedTable,
        batch: &[Placed],
        (last, rows): (i64, i64),
    ) -> Result<(), MoveFault> {
        let taken = async {
            let mut transaction = self.0.begin().await?;
            let columns: Vec<String> =
                table.columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
            let sql = format!("COPY \"{}\" ({}) FROM STDIN", table.name, columns.join(", "));
            let mut lines = transaction.copy_in_raw(&sql).await?;
            let sent = lines.send(written(batch).into_bytes()).await.map(|_| ());
            match sent {
                Ok(()) => lines.finish().await.map(|_| ())?,
                Err(cause) => {
                    lines.abort("broken off").await?;
                    return Err(cause);
                }
            }
            const STANDS: &str = "INSERT INTO moving (site, name, last, rows) VALUES ($1, $2, $3, $4)
                ON CONFLICT (name) DO UPDATE SET last = $3, rows = $4";
            let stands = sqlx::query(STANDS).bind(site).bind(&table.name).bind(last).bind(rows);
            stands.execute(&mut *transaction).await?;
            transaction.commit().await
        };
        let refused = |cause| MoveFault::Rows { table: table.name.clone(), cause: StoreError::from(cause) };
        taken.await.map_err(refused)
    }

    /// Digest and number of a table's rows.
    pub(super) async fn digest(&mut self, table: &MovedTable) -> Result<(Digest, i64), MoveFault> {
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
            let (mut digest, mut rows) = (Digest::default(), 0);
            loop {
                let batch = sqlx::query(AssertSqlSafe(format!("FETCH {AT_ONCE} FROM every")));
                // Not kept ready: it is another statement for each table.
                let batch = batch.persistent(false).fetch_all(&mut *transaction).await?;
                if batch.is_empty() {
                    transaction.commit().await?;
                    return Ok((digest, rows));
                }
                for row in &batch {
                    let cells = table.columns.iter().enumerate();
                    let cells = cells.map(|(at, column)| Cell::of_postgres(row, at, column.kind));
                    digest.add(&cells.collect::<Result<Vec<_>, _>>()?);
                    rows += 1;
                }
            }
        };
        let read: Result<_, sqlx::Error> = read.await;
        read.map_err(|cause| MoveFault::Rows { table: table.name.clone(), cause: StoreError::from(cause) })
    }

    /// Says that the site is all there: from now on it is opened as any other.
    pub(super) async fn end(&mut self) -> Result<(), sqlx::Error> {
        self.0.execute("DROP TABLE IF EXISTS moving").await.map(|_| ())?;
        // Statements are planned by what a table holds.
        self.0.execute("ANALYZE").await.map(|_| ())
    }
}

/// Rows as `COPY` takes them.
fn written(batch: &[Placed]) -> String {
    let mut text = String::new();
    for (_, row) in batch {
        for (at, cell) in row.iter().enumerate() {
            if at > 0 {
                text.push('\t');
            }
            cell.copy_to(&mut text);
        }
        text.push('\n');
    }
    text
}
