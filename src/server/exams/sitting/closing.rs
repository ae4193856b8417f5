//! Ends of sittings by time alone, for the federation's systems.

use super::{Sitting, Sittings};
use std::time::Duration;
use store::{StoreError, sitting};

/// Interval of the check for ends.
const INTERVAL: Duration = Duration::from_secs(10);

impl Sittings {
    /// Adds the events of ends at intervals, until the runtime ends.
    pub async fn poll(self) {
        loop {
            if let Err(error) = self.announce_ends().await {
                tracing::error!(%error, "ends of sittings not announced");
            }
            tokio::time::sleep(INTERVAL).await;
        }
    }

    /// Adds the event of each sitting whose time is up, once, on one node. Returns the number of such
    /// sittings.
    pub async fn announce_ends(&self) -> Result<usize, StoreError> {
        let mut ended = 0;
        for row in sitting::over_untold(&self.store, self.clock.now()).await? {
            let mut write = self.store.write().await?;
            ended += usize::from(self.announce_end(&mut write, &Sitting::from(row)).await?);
            write.commit().await?;
        }
        Ok(ended)
    }
}
