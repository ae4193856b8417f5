//! A concurrency limit with a short queue.

use server::metrics::{Counter, QueueLoad};
use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Queue length per permit.
const WAITING: usize = 64;

/// A concurrency limit with a queue of 64 waiting requests per permit.
pub(super) struct Limiter {
    name: &'static str,
    limit: usize,
    permits: Semaphore,
    waiting: Semaphore,
    refused: Counter,
}

/// Metrics of a limiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LimiterMetrics {
    pub(super) name: &'static str,
    pub(super) queue: QueueLoad,
    /// Requests refused since the start.
    pub(super) refused: u64,
}

impl Limiter {
    /// A limiter whose metrics have this name.
    pub(super) fn new(name: &'static str, limit: usize) -> Self {
        let limit = limit.clamp(1, Semaphore::MAX_PERMITS / WAITING);
        let waiting = Semaphore::new(limit * WAITING);
        Self { name, limit, permits: Semaphore::new(limit), waiting, refused: Counter::default() }
    }

    /// A permit, at once or within the timeout; `None` on timeout or with a full queue.
    pub(super) async fn acquire(&self, timeout: Duration) -> Option<SemaphorePermit<'_>> {
        if let Ok(permit) = self.permits.try_acquire() {
            return Some(permit);
        }
        let waited = async {
            let _slot = self.waiting.try_acquire().ok()?;
            tokio::time::timeout(timeout, self.permits.acquire()).await.ok()?.ok()
        };
        let permit = waited.await;
        if permit.is_none() {
            self.refused.add(1);
        }
        permit
    }

    /// The current metrics.
    pub(super) fn metrics(&self) -> LimiterMetrics {
        let running = self.limit - self.permits.available_permits().min(self.limit);
        let waiting = self.limit * WAITING - self.waiting.available_permits();
        LimiterMetrics { name: self.name, queue: QueueLoad { running, waiting }, refused: self.refused.all() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    const TIMEOUT: Duration = Duration::from_millis(200);

    #[tokio::test]
    async fn waits_briefly_then_refuses() {
        let limiter = Arc::new(Limiter::new("practice", 1));
        let permit = limiter.acquire(TIMEOUT).await.expect("the first gets the permit");
        let mut waiting = tokio::task::JoinSet::new();
        for _ in 0..WAITING + 3 {
            let limiter = limiter.clone();
            waiting.spawn(async move { limiter.acquire(TIMEOUT).await.is_some() });
        }
        while let Some(acquired) = waiting.join_next().await {
            assert!(!acquired.expect("the task does not panic"), "there is no other permit");
        }
        assert_eq!(limiter.metrics().queue, QueueLoad { running: 1, waiting: 0 });
        assert_eq!(limiter.metrics().refused, 3 + u64::try_from(WAITING).unwrap());
        let (acquired, ()) = tokio::join!(limiter.acquire(TIMEOUT), async { drop(permit) });
        assert!(acquired.is_some(), "a permit was released during the wait");
        drop(acquired);
        assert_eq!(limiter.metrics().queue, QueueLoad { running: 0, waiting: 0 });
    }
}
