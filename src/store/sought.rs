//! The names by which people are sought, in small letters without marks: neither database can make them.

use super::db::{Store, on_either, on_source};
use super::error::StoreError;
use super::federation::FederationId;
use uuid::Uuid;

/// Batch size of the update: large enough for progress, small enough not to delay other writers.
const LOT: i64 = 500;

/// Queries for the next rows without a collation key, by an index of exactly those, and their
/// updates.
const TABLES: [(&str, &str); 2] = [
    (
        "SELECT federation_id, id, name FROM account WHERE sought = '' AND name <> '' AND (federation_id, id) > ($1, $2)
         ORDER BY federation_id, id LIMIT $3",
        "UPDATE account SET sought = $4 WHERE federation_id = $1 AND id = $2 AND name = $3",
    ),
    (
        "SELECT federation_id, id, holder FROM certificate WHERE sought = '' AND holder <> '' AND (federation_id, id) > ($1, $2)
         ORDER BY federation_id, id LIMIT $3",
        "UPDATE certificate SET sought = $4 WHERE federation_id = $1 AND id = $2 AND holder = $3",
    ),
];

/// A row whose name is not plain yet.
type UnkeyedRow = (FederationId, Uuid, String);

/// Makes the names plain that are not yet: those of rows that another version of the program wrote.
pub(super) async fn fill(store: &Store) -> Result<(), StoreError> {
    for (missing, set) in TABLES {
        // On from the last one, not from the first that is left: of a name may nothing be left that is plain.
        let mut after = (FederationId(Uuid::nil()), Uuid::nil());
        loop {
            let rows: Vec<UnkeyedRow> = on_source!(store, link => {
                sqlx::query_as(missing).bind(after.0).bind(after.1).bind(LOT).fetch_all(link).await
            })?;
            let Some((federation, id, _)) = rows.last() else { break };
            after = (*federation, *id);
            write(store, set, rows).await?;
        }
    }
    Ok(())
}

/// Writes the plain names of a lot.
async fn write(store: &Store, set: &'static str, rows: Vec<UnkeyedRow>) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    for (federation, id, name) in rows {
        let plain = collation::plain(&name);
        on_either!(write.link(), link => {
            sqlx::query(set).bind(federation).bind(id).bind(name).bind(plain).execute(link).await.map(|_| ())
        })?;
    }
    write.commit().await
}
