//! The table `logo`: logos of federations.

use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_optional_scalar, fetch_scalar};

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
    fetch_scalar(write, SQL, &(federation, png, at)).await
}

/// The number of the current logo, if any.
pub async fn in_use(store: &Store, federation: FederationId) -> Result<Option<i32>, StoreError> {
    const SQL: &str = "
        SELECT number FROM logo
        WHERE federation_id = $1 AND png IS NOT NULL
            AND number = (SELECT MAX(number) FROM logo WHERE federation_id = $1)";
    fetch_optional_scalar(store, SQL, &(federation,)).await
}

/// The logo with this number.
pub async fn by_number(
    store: &Store,
    federation: FederationId,
    number: i32,
) -> Result<Option<Vec<u8>>, StoreError> {
    const SQL: &str = "SELECT png FROM logo WHERE federation_id = $1 AND number = $2 AND png IS NOT NULL";
    fetch_optional_scalar(store, SQL, &(federation, number)).await
}
