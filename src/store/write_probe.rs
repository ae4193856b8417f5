//! A probe that writes to the database, for health checks.

use super::db::Store;
use super::either::Either;
use super::error::StoreError;
use super::pg_timeouts::await_result;
use std::time::Duration;
use tokio::time::Instant;

/// Time for which the result of a probe is reused, so that frequent checks cost no writes.
const PROBE_COUNTS_FOR: Duration = Duration::from_secs(1);

/// SQLite: dirties the first page, so that the commit appends to the log.
const SQLITE_PROBE: &str = "PRAGMA user_version = 0";
/// PostgreSQL: 32 kB that do not compress, never committed. The file grows when they are inserted.
const POSTGRES_PROBE: &str = "
    INSERT INTO report (federation_id, id, scenario, scenario_digest, engine, text, reported_at)
    SELECT gen_random_uuid(), gen_random_uuid(), '', '', '', string_agg(md5(random()::text), ''), now()
    FROM generate_series(1, 1024)";

impl Store {
    /// Checks that the database can be written: false after a failed write within the last seconds,
    /// otherwise by a probe that really writes.
    pub async fn is_writable(&self) -> Result<bool, StoreError> {
        if self.write_health.failed_recently() {
            return Ok(false);
        }
        let mut last_probe = self.write_health.last_probe().await;
        if last_probe.is_some_and(|at| at.elapsed() < PROBE_COUNTS_FOR) {
            return Ok(true);
        }
        *last_probe = None;
        self.probe().await?;
        *last_probe = Some(Instant::now());
        Ok(true)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        let mut write = self.write_first().await?;
        match write.conn() {
            Either::Sqlite(conn) => {
                sqlx::query(SQLITE_PROBE).execute(conn).await?;
                write.commit_unobserved().await
            }
            Either::Postgres(conn) => {
                await_result(sqlx::query(POSTGRES_PROBE).execute(conn)).await?;
                Ok(())
            }
        }
    }
}
