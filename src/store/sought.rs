//! The names by which people are sought, in small letters without marks: neither database can make them.

use super::db::{Store, on_either, on_source};
use super::error::StoreError;
use super::federation::FederationId;
use crate::alphabet;
use uuid::Uuid;

/// What reads the rows whose name nobody has made plain yet, by an index of those alone, and what writes it.
const TABLES: [(&str, &str); 2] = [
    (
        "SELECT federation_id, id, name FROM account WHERE sought = '' AND name <> '' ORDER BY federation_id, id",
        "UPDATE account SET sought = $4 WHERE federation_id = $1 AND id = $2 AND name = $3",
    ),
    (
        "SELECT federation_id, id, holder FROM certificate WHERE sought = '' AND holder <> '' ORDER BY federation_id, id",
        "UPDATE certificate SET sought = $4 WHERE federation_id = $1 AND id = $2 AND holder = $3",
    ),
];

/// Makes the names plain that are not yet: those of rows that another version of the program wrote.
pub(super) async fn fill(store: &Store) -> Result<(), StoreError> {
    for (missing, set) in TABLES {
        let rows: Vec<(FederationId, Uuid, String)> =
            on_source!(store, link => sqlx::query_as(missing).fetch_all(link).await)?;
        if rows.is_empty() {
            continue;
        }
        let mut write = store.write().await?;
        for (federation, id, name) in rows {
            let plain = alphabet::plain(&name);
            on_either!(write.link(), link => {
                sqlx::query(set).bind(federation).bind(id).bind(name).bind(plain).execute(link).await.map(|_| ())
            })?;
        }
        write.commit().await?;
    }
    Ok(())
}
