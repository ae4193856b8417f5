//! Write health of the database, from the results of recent writes.

use super::error::StoreError;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Time for which a failed write counts, unless a later one succeeds. A probe writes little and may
/// fit where a real write does not.
const FAILURE_COUNTS_FOR: Duration = Duration::from_secs(5);

/// Results of recent writes. Clones share them.
#[derive(Clone, Debug, Default)]
pub(super) struct WriteHealth(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// Time of the last failed write, cleared by a successful one.
    last_failure: Mutex<Option<Instant>>,
    /// Time of the last successful probe. Locked while one is running.
    last_probe: tokio::sync::Mutex<Option<Instant>>,
}

impl WriteHealth {
    /// Passes a result through, and records a failure of the database itself.
    pub(super) fn observe<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error @ StoreError::Unavailable(cause)) = &result
            && error.is_outage()
            && !matches!(cause, sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed)
        {
            self.record_failure(error);
        }
        result
    }

    fn record_failure(&self, error: &StoreError) {
        if self.last_failure().replace(Instant::now()).is_none() {
            tracing::error!(%error, "database is not writable");
        }
    }

    /// Records a successful write.
    pub(super) fn record_success(&self) {
        if self.last_failure().take().is_some() {
            tracing::info!("database is writable again");
        }
    }

    /// True if a write failed within the last seconds and none has succeeded since.
    pub(super) fn failed_recently(&self) -> bool {
        self.last_failure().is_some_and(|at| at.elapsed() < FAILURE_COUNTS_FOR)
    }

    /// Time of the last successful probe, locked so that one probe runs at a time.
    pub(super) async fn last_probe(&self) -> tokio::sync::MutexGuard<'_, Option<Instant>> {
        self.0.last_probe.lock().await
    }

    fn last_failure(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.last_failure.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
