//! Maintenance of a whole database, without wording.
//!
//! - [`chains`]: verification of hash chains
//! - [`backup`]: backup of a running SQLite site, and restore
//! - [`transfer`]: transfer of an SQLite site to PostgreSQL
//!
//! Not here: copying of databases (`store`), location of the operator's key (`program`). PostgreSQL
//! has its own backup tools.

pub mod backup;
pub mod chains;
pub mod transfer;

use super::certificates;
pub use super::certificates::KeyMatch;
use super::credentials::keys::OperatorKey;
use store::{Store, StoreError};

/// Checks whether an operator's key matches the sealed keys of the database at a URL, which is
/// opened for that.
pub async fn fit(database_url: &str, operator: Option<&OperatorKey>) -> Result<KeyMatch, StoreError> {
    let store = Store::open(database_url).await?;
    let fit = certificates::fit(&store, operator).await;
    store.close().await;
    fit
}
