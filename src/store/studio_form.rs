//! The table `studio_form`: forms of the scenario studio that are too long for a URL.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{count_changed, execute, fetch_all, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// The id of a form; later ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(transparent)]
pub struct StudioFormId(pub Uuid);

/// A form's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "studio_form", key(federation_id, account_id, id))]
pub struct StudioFormRow {
    pub federation_id: FederationId,
    /// The sender.
    pub account_id: AccountId,
    pub id: StudioFormId,
    /// The form, encoded as in a URL.
    pub fields: String,
    pub expires_at: Moment,
}

/// Adds a form.
pub async fn insert(write: &mut WriteTransaction, row: &StudioFormRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// An account's form, if it has not expired.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
    id: StudioFormId,
    now: Moment,
) -> Result<Option<StudioFormRow>, StoreError> {
    const SQL: &str = sql!(
        StudioFormRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 AND id = $3 AND expires_at > $4"
    );
    fetch_optional(from, SQL, &(federation, account, id, now)).await
}

/// An account's forms, the latest first.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<StudioFormRow>, StoreError> {
    const SQL: &str =
        sql!(StudioFormRow::SELECT, " WHERE federation_id = $1 AND account_id = $2 ORDER BY id DESC");
    fetch_all(from, SQL, &(federation, account)).await
}

/// Removes all but the latest forms of an account.
pub async fn retain_latest(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    count: i64,
) -> Result<(), StoreError> {
    const SQL: &str = "
        DELETE FROM studio_form WHERE federation_id = $1 AND account_id = $2 AND id NOT IN (
            SELECT id FROM studio_form WHERE federation_id = $1 AND account_id = $2 ORDER BY id DESC LIMIT $3)";
    execute(write, SQL, &(federation, account, count)).await
}

/// Removes forms that had expired by `now`, skipping locked rows. Returns their number.
pub async fn delete_expired(
    write: &mut WriteTransaction,
    federation: FederationId,
    now: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        DELETE FROM studio_form WHERE federation_id = $1 AND id IN (
            SELECT id FROM studio_form WHERE federation_id = $1 AND expires_at <= $2 @skip_locked)";
    let sql = write.skipping_locked(SQL);
    count_changed(write, sql, &(federation, now)).await
}
