//! Files are read one at a time on a node: a picture of a telephone takes 200 MB while it is
//! decoded.

use tokio::sync::{Semaphore, SemaphorePermit};

/// The slot for reading.
#[derive(Debug)]
pub(crate) struct ReadingSlot(Semaphore);

impl Default for ReadingSlot {
    fn default() -> Self {
        Self(Semaphore::new(1))
    }
}

impl ReadingSlot {
    /// Waits for the slot.
    pub(super) async fn acquire(&self) -> Option<SemaphorePermit<'_>> {
        self.0.acquire().await.ok()
    }
}
