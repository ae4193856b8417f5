//! Appending entries to the chain.

use super::chain;
use super::event::{AuditEvent, By};
use serde_json::json;
use store::audit::{self, AuditHead, AuditRow};
use store::federation::FederationId;
use store::{Moment, StoreError, WriteTransaction};

/// Appends entries in the transaction of the actions, as of this time. Locks the logs of their
/// federations until it ends, so call it last.
pub(crate) async fn record_at(
    write: &mut WriteTransaction,
    entries: &[AuditEvent],
    at: Moment,
) -> Result<(), StoreError> {
    let mut federations: Vec<FederationId> = entries.iter().map(|entry| entry.federation).collect();
    // A common lock order prevents deadlocks.
    federations.sort();
    federations.dedup();
    for federation in federations {
        let mut head = audit::lock_head(write, federation).await?;
        for entry in entries.iter().filter(|entry| entry.federation == federation) {
            let row = row(entry, &head, at);
            audit::insert(write, &row).await?;
            head = AuditHead { number: row.number, hash: row.hash };
        }
        audit::move_head(write, federation, &head).await?;
    }
    Ok(())
}

/// The row of an entry after this end of a log.
fn row(entry: &AuditEvent, head: &AuditHead, at: Moment) -> AuditRow {
    let (by_federation_id, by_account_id) = match entry.by {
        By::Person(federation, account) | By::Token(federation, account, _) => {
            (Some(federation), Some(account))
        }
        By::Program => (None, None),
    };
    let mut detail = entry.detail.clone();
    if let By::Token(.., token) = entry.by {
        detail["token"] = json!(token.0.to_string());
    }
    let mut row = AuditRow {
        federation_id: entry.federation,
        number: head.number + 1,
        at,
        by_federation_id,
        by_account_id,
        deed: entry.deed.word().to_owned(),
        on_kind: entry.on.word().to_owned(),
        on_federation_id: entry.on.federation(),
        on_id: entry.on.id(),
        detail: detail.to_string(),
        before: head.hash.clone(),
        hash: Vec::new(),
    };
    row.hash = chain::hash(&row).to_vec();
    row
}
