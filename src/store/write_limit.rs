//! Concurrency limit for write transactions other than exam answers.

use super::pool::{PoolMetrics, WaitCounter, acquire, with_timeout};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Permits for writers. Exam answers need none, so other writers can occupy neither the only SQLite
/// writer nor every PostgreSQL connection for long.
#[derive(Clone, Debug)]
pub(super) struct WriteLimit {
    permits: Arc<Semaphore>,
    max: u32,
    timeout: Duration,
    /// Waits for the start of a transaction, those of exam answers included.
    pub(super) waits: Arc<WaitCounter>,
}

impl WriteLimit {
    /// At most `max` writers at once; `timeout` bounds the wait until a transaction has begun.
    pub(super) fn new(max: u32, timeout: Duration) -> Self {
        let permits = usize::try_from(max).unwrap_or(Semaphore::MAX_PERMITS);
        Self { permits: Arc::new(Semaphore::new(permits)), max, timeout, waits: Arc::default() }
    }

    /// Begins something under a permit. One timeout bounds the waits for the permit and for `begin`
    /// together.
    pub(super) async fn begin<T>(
        &self,
        begin: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<(OwnedSemaphorePermit, T), sqlx::Error> {
        with_timeout(self.timeout, async {
            let permit = acquire(&self.permits).await?;
            Ok((permit, begin.await?))
        })
        .await
    }

    /// Metrics of the limit, in the form of a pool's.
    pub(super) fn metrics(&self) -> PoolMetrics {
        let free = u32::try_from(self.permits.available_permits()).unwrap_or(u32::MAX);
        let open = self.max.saturating_sub(free);
        PoolMetrics { kind: "write", open, idle: 0, most: self.max, waits: self.waits.metrics() }
    }

    /// Refuses all further permits.
    pub(super) fn close(&self) {
        self.permits.close();
    }
}
