//! The beginning of the shutdown, for what runs in the background.

use std::sync::Arc;
use tokio::sync::watch;

/// Signals the shutdown. Clones share the signal.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shutdown(Arc<watch::Sender<bool>>);

impl Shutdown {
    /// Begins the shutdown.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits for the shutdown to begin.
    pub async fn begun(&self) {
        // This handle itself keeps the sender alive.
        let _ = self.0.subscribe().wait_for(|begun| *begun).await;
    }
}
