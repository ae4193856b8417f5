//! Adding entries, as of the server's clock.

use super::append::record_at;
use super::event::AuditEvent;
use crate::Server;
use store::{StoreError, WriteTransaction};

impl Server {
    /// Logs actions that write nothing else, such as an export.
    pub async fn enter(&self, entries: &[AuditEvent]) -> Result<(), StoreError> {
        let mut write = self.inner.store.write().await?;
        self.record_all(&mut write, entries).await?;
        write.commit().await
    }

    /// Appends an entry in the transaction of the action. Locks the federation's log until it ends,
    /// so call it last.
    pub(crate) async fn record(
        &self,
        write: &mut WriteTransaction,
        entry: &AuditEvent,
    ) -> Result<(), StoreError> {
        self.record_all(write, std::slice::from_ref(entry)).await
    }

    /// Appends several entries in order; see [`Server::record`].
    pub(crate) async fn record_all(
        &self,
        write: &mut WriteTransaction,
        entries: &[AuditEvent],
    ) -> Result<(), StoreError> {
        record_at(write, entries, self.inner.clock.now()).await
    }
}
