//! Adding entries, as of the server's clock.

use super::Audit;
use super::append::record_at;
use super::event::AuditEvent;
use store::{StoreError, WriteTransaction};

impl Audit {
    /// Logs actions that write nothing else, such as an export.
    pub async fn enter(&self, entries: &[AuditEvent]) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
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

    /// Appends several entries in order; see [`Audit::record`].
    pub(crate) async fn record_all(
        &self,
        write: &mut WriteTransaction,
        entries: &[AuditEvent],
    ) -> Result<(), StoreError> {
        record_at(write, entries, self.clock.now()).await
    }
}
