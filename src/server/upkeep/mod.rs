//! What an operator does with a whole database: rules, and no words.
//!
//! - [`chains`]: whether what it holds is what it was
//! - [`backup`]: an SQLite site copied to a file while it is at work, and such a file put in its place
//! - [`moving`]: an SQLite site moved to PostgreSQL
//!
//! Deliberately not here: how a database is copied (`store`), and where the operator's key is (`program`). PostgreSQL has programs of its own for backups.

pub mod backup;
pub mod chains;
pub mod moving;

use super::certificates;
pub use super::certificates::Fit;
use super::credentials::keys::OperatorKey;
use store::{Store, StoreError};

/// How an operator's key and what the database at an address holds sealed go together. The database is opened for that.
pub async fn fit(database_url: &str, operator: Option<&OperatorKey>) -> Result<Fit, StoreError> {
    let store = Store::open(database_url).await?;
    let fit = certificates::fit(&store, operator).await;
    store.close().await;
    fit
}
