//! The beginning of the shutdown, for what runs in the background.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
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

    /// Waits for a time, or until the shutdown begins.
    pub async fn pause(&self, time: Duration) {
        // Which of the two is for `has_begun` to say.
        let _ = tokio::time::timeout(time, self.begun()).await;
    }

    /// Runs work that ends on shutdown, up to a grace period from then.
    pub async fn end_within(&self, grace: Duration, work: impl Future<Output = ()>) {
        let deadline = async {
            self.begun().await;
            tokio::time::sleep(grace).await;
        };
        tokio::select! {
            () = work => {}
            () = deadline => {}
        }
    }
}
