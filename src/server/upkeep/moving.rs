//! A site moved from SQLite to PostgreSQL.

use super::chains::{self, Chains};
use store::Store;
use store::transfer::copy_site;
pub use store::transfer::{TableComparison, TransferFault, TransferProgress, TransferReport};

/// Copies the site of an SQLite database into a PostgreSQL database, compares every table, and goes
/// through what is chained there; the same again goes on where it broke off. What is chained is
/// gone through only where all of the site is there.
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
