//! Limit on concurrent archives. A permit is held until the last piece is queued.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Number of concurrent archives: each reads all of a sitting, and has a thread to itself.
const SLOTS: usize = 2;
/// Timeout for a permit.
const TIMEOUT: Duration = Duration::from_secs(2);

/// The slots for archives.
#[derive(Debug)]
pub(crate) struct ArchiveSlots(Arc<Semaphore>);

impl Default for ArchiveSlots {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(SLOTS)))
    }
}

impl ArchiveSlots {
    /// Waits for a slot, up to the timeout.
    pub(super) async fn acquire(&self) -> Option<OwnedSemaphorePermit> {
        tokio::time::timeout(TIMEOUT, self.0.clone().acquire_owned()).await.ok()?.ok()
    }
}
