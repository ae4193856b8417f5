//! Fills in missing search keys: names in lower case without diacritics, in the columns `sought`.
//! Neither database can compute them, so a migration cannot.

use super::db::Store;
use super::error::StoreError;
use super::federation::FederationId;
use super::query::{execute, fetch_all};
use uuid::Uuid;

/// Rows per transaction: few enough not to delay other writers.
const BATCH: i64 = 500;

/// For each table, the query for the next rows without a search key, which has an index of its own,
/// and the update of one row.
const TABLES: [(&str, &str); 2] = [
    (
        "SELECT federation_id, id, name FROM account WHERE sought = '' AND name <> '' AND (federation_id, id) > ($1, $2)
         ORDER BY federation_id, id LIMIT $3",
        "UPDATE account SET sought = $4 WHERE federation_id = $1 AND id = $2 AND name = $3",
    ),
    (
        "SELECT federation_id, id, holder FROM certificate WHERE sought = '' AND holder <> ''
         AND (federation_id, id) > ($1, $2)
         ORDER BY federation_id, id LIMIT $3",
        "UPDATE certificate SET sought = $4 WHERE federation_id = $1 AND id = $2 AND holder = $3",
    ),
];

/// A row without a search key: its id and name.
type UnkeyedRow = (FederationId, Uuid, String);

/// Fills in the search keys of rows that another version of the program wrote without them.
pub(super) async fn fill_missing(store: &Store) -> Result<(), StoreError> {
    for (select, update) in TABLES {
        // Each batch continues after the last row. A name can have an empty search key, and its row
        // would otherwise be selected again for ever.
        let mut after = (FederationId(Uuid::nil()), Uuid::nil());
        loop {
            let rows: Vec<UnkeyedRow> = fetch_all(store, select, &(after.0, after.1, BATCH)).await?;
            let Some((federation, id, _)) = rows.last() else { break };
            after = (*federation, *id);
            write_batch(store, update, rows).await?;
        }
    }
    Ok(())
}

/// Writes the search keys of a batch.
async fn write_batch(store: &Store, update: &'static str, rows: Vec<UnkeyedRow>) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    for (federation, id, name) in rows {
        let key = collation::search_key(&name);
        execute(&mut write, update, &(federation, id, name, key)).await?;
    }
    write.commit().await
}
