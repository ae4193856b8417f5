//! Write health of the database, from recent writes and a probe.

use super::db::{Either, Store};
use super::error::StoreError;
use super::patience::answered;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Time for which a failed write counts, unless a later one succeeds. A probe writes little and may
/// fit where a real write does not.
const EVIDENCE: Duration = Duration::from_secs(5);
/// The result of a probe stands for this long: asking often costs no writes.
const PROBED: Duration = Duration::from_secs(1);

/// SQLite: dirties the first page, so that the commit appends to the log.
const SQLITE_PROBE: &str = "PRAGMA user_version = 0";
/// PostgreSQL: 32 kB that do not compress, never committed. The file grows when they are inserted.
const POSTGRES_PROBE: &str = "
    INSERT INTO report (federation_id, id, scenario, scenario_digest, engine, text, reported_at)
    SELECT gen_random_uuid(), gen_random_uuid(), '', '', '', string_agg(md5(random()::text), ''), now()
    FROM generate_series(1, 1024)";

/// Results of recent writes. Clones share them.
#[derive(Clone, Debug, Default)]
pub(super) struct Writable(Arc<WriteHealth>);

#[derive(Debug, Default)]
struct WriteHealth {
    /// Time of the last failed write, cleared by a successful one.
    failed: Mutex<Option<Instant>>,
    /// Time of the last successful probe. Locked while one is running.
    probed: tokio::sync::Mutex<Option<Instant>>,
}

impl Writable {
    /// Notes a failure of the database itself.
    pub(super) fn noted<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error @ StoreError::Unavailable(cause)) = &result
            && error.is_away()
            && !matches!(cause, sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed)
        {
            self.failed(error);
        }
        result
    }

    fn failed(&self, error: &StoreError) {
        let before = self.0.failed.lock().unwrap_or_else(PoisonError::into_inner).replace(Instant::now());
        if before.is_none() {
            tracing::error!(%error, "the database cannot be written");
        }
    }

    /// Notes that something was written.
    pub(super) fn written(&self) {
        if self.0.failed.lock().unwrap_or_else(PoisonError::into_inner).take().is_some() {
            tracing::info!("the database can be written again");
        }
    }

    fn has_failed_lately(&self) -> bool {
        let failed = self.0.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.is_some_and(|at| at.elapsed() < EVIDENCE)
    }
}

impl Store {
    /// Checks that the database can be written: false after a failed write within the last seconds,
    /// otherwise by a probe that really writes.
    pub async fn is_writable(&self) -> Result<bool, StoreError> {
        if self.writable.has_failed_lately() {
            return Ok(false);
        }
        let mut probed = self.writable.0.probed.lock().await;
        if probed.is_some_and(|at| at.elapsed() < PROBED) {
            return Ok(true);
        }
        *probed = None;
        self.probe().await?;
        *probed = Some(Instant::now());
        Ok(true)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        let mut write = self.write_first().await?;
        match write.link() {
            Either::Sqlite(link) => {
                sqlx::query(SQLITE_PROBE).execute(link).await?;
                write.commit_unnoted().await
            }
            Either::Postgres(link) => {
                answered(sqlx::query(POSTGRES_PROBE).execute(link)).await?;
                Ok(())
            }
        }
    }
}
