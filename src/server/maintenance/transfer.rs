//! Transfer of a site from SQLite to PostgreSQL.

use super::chains::{self, Chains};
use store::Store;
use store::transfer::copy_site;
pub use store::transfer::{TableComparison, TransferFault, TransferProgress, TransferReport};

/// Copies the site of an SQLite database into a PostgreSQL database, compares all tables, and, once
/// complete, verifies the chains. A repeated call continues an aborted copy.
pub async fn move_site(
    source: &str,
    target: &str,
    tell: impl FnMut(TransferProgress<'_>),
) -> Result<(TransferReport, Option<Chains>), TransferFault> {
    let moved = copy_site(source, target, tell).await?;
    if !moved.is_whole() {
        return Ok((moved, None));
    }
    let store = Store::open(target).await?;
    let found = chains::check(&store).await;
    store.close().await;
    Ok((moved, Some(found?)))
}
