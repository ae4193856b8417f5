//! Limit on concurrent archives. A permit is held until the last piece is queued.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So many: each reads all of a sitting, and has a thread to itself.
const AT_ONCE: usize = 2;
/// Timeout for a permit.
const PATIENCE: Duration = Duration::from_secs(2);

/// The places.
#[derive(Debug)]
pub(in crate::exams) struct Places(Arc<Semaphore>);

impl Default for Places {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Places {
    /// A place, at once or after a moment.
    pub(super) async fn enter(&self) -> Option<OwnedSemaphorePermit> {
        tokio::time::timeout(PATIENCE, self.0.clone().acquire_owned()).await.ok()?.ok()
    }
}
