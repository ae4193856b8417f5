//! The table `logo`: logos of federations.

use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// Appends a logo, which becomes the current one; without a picture, there is none. Returns its
/// number.
pub async fn append(
    write: &mut WriteTransaction,
    federation: FederationId,
    png: Option<&[u8]>,
    at: Moment,
) -> Result<i32, StoreError> {
    const SQL: &str = "
        INSERT INTO logo (federation_id, number, png, set_at)
        SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3 FROM logo WHERE federation_id = $1
        RETURNING number";
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(png).bind(at).fetch_one(conn).await
    })?)
}

/// The number of the current logo, if any.
pub async fn in_use(store: &Store, federation: FederationId) -> Result<Option<i32>, StoreError> {
    const SQL: &str = "
        SELECT number FROM logo
        WHERE federation_id = $1 AND png IS NOT NULL
            AND number = (SELECT MAX(number) FROM logo WHERE federation_id = $1)";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).fetch_optional(conn).await
    })?)
}

/// The logo with this number.
pub async fn by_number(
    store: &Store,
    federation: FederationId,
    number: i32,
) -> Result<Option<Vec<u8>>, StoreError> {
    const SQL: &str = "SELECT png FROM logo WHERE federation_id = $1 AND number = $2 AND png IS NOT NULL";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(number).fetch_optional(conn).await
    })?)
}
