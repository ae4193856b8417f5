//! The tables `hall_upload` and `hall_scan`: files of scanned answer sheets, and the pictures in
//! them with what was read.

use super::account::AccountId;
use super::attempt::AttemptId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, count_changed, execute, fetch_all, fetch_optional, fetch_optional_scalar};
use super::row::{self, Row, RowAnd};
use super::sitting::SittingId;
use super::sql::sql;
use serde_json::Value;
use uuid::Uuid;

/// A file's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "hall_upload", key(federation_id, id))]
pub struct HallUploadRow {
    pub federation_id: FederationId,
    pub id: Uuid,
    pub sitting_id: SittingId,
    /// The file's name.
    pub name: String,
    /// Its size in bytes.
    pub size: i32,
    /// `waiting`, `done`, or the reason there is nothing to read.
    pub state: String,
    /// Number of pictures, once known.
    pub pictures: i32,
    pub by_federation_id: FederationId,
    pub by_account_id: AccountId,
    pub uploaded_at: Moment,
}

/// A picture's row, without the picture.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "hall_scan", key(federation_id, id), also(picture))]
pub struct HallScanRow {
    pub federation_id: FederationId,
    pub id: Uuid,
    pub sitting_id: SittingId,
    pub upload_id: Uuid,
    /// Number of the picture in the file, from 1.
    pub number: i32,
    /// `read`, or the reason it is not.
    pub state: String,
    /// The candidate; `None` if unknown.
    pub account_id: Option<AccountId>,
    pub attempt_id: Option<AttemptId>,
    /// Number of the sheet among the candidate's, from 1.
    pub sheet: Option<i32>,
    /// What was read of each question.
    pub readings: Value,
    pub read_at: Moment,
    /// The home federation of the person who confirmed it.
    pub confirmed_by_federation_id: Option<FederationId>,
    pub confirmed_by_account_id: Option<AccountId>,
    pub confirmed_at: Option<Moment>,
}

/// Adds a file.
pub async fn insert_upload(write: &mut WriteTransaction, row: &HallUploadRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Sets the state and the number of pictures of a file.
pub async fn set_upload(
    write: &mut WriteTransaction,
    (federation, id): (FederationId, Uuid),
    state: &str,
    pictures: i32,
) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE hall_upload SET state = $3, pictures = $4 WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, state, pictures)).await
}

/// A file.
pub async fn upload(
    store: &Store,
    federation: FederationId,
    id: Uuid,
) -> Result<Option<HallUploadRow>, StoreError> {
    fetch_optional(store, HallUploadRow::SELECT_BY_KEY, &(federation, id)).await
}

/// A file, locked until the transaction ends.
pub async fn lock_upload(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: Uuid,
) -> Result<Option<HallUploadRow>, StoreError> {
    let sql = write.locking(HallUploadRow::SELECT_BY_KEY);
    fetch_optional(write, sql, &(federation, id)).await
}

/// The files of a sitting, the latest first.
pub async fn uploads(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<HallUploadRow>, StoreError> {
    const SQL: &str = sql!(
        HallUploadRow::SELECT,
        " WHERE federation_id = $1 AND sitting_id = $2 ORDER BY uploaded_at DESC, id DESC"
    );
    fetch_all(store, SQL, &(federation, sitting)).await
}

/// Adds a picture in JPEG; none is kept of what belongs elsewhere.
pub async fn insert(
    write: &mut WriteTransaction,
    row: &HallScanRow,
    picture: Option<&[u8]>,
) -> Result<(), StoreError> {
    execute(write, HallScanRow::INSERT, &RowAnd(row, (picture,))).await
}

/// Numbers of the pictures of a file that are stored.
pub async fn numbers(store: &Store, federation: FederationId, upload: Uuid) -> Result<Vec<i32>, StoreError> {
    const SQL: &str =
        "SELECT number FROM hall_scan WHERE federation_id = $1 AND upload_id = $2 ORDER BY number";
    let rows: Vec<(i32,)> = fetch_all(store, SQL, &(federation, upload)).await?;
    Ok(rows.into_iter().map(|(number,)| number).collect())
}

/// The pictures of a sitting, in the order of their files.
pub async fn of_sitting(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<HallScanRow>, StoreError> {
    const SQL: &str = sql!(
        HallScanRow::SELECT,
        " WHERE federation_id = $1 AND sitting_id = $2 ORDER BY upload_id, number, id"
    );
    fetch_all(store, SQL, &(federation, sitting)).await
}

/// A picture's row.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: Uuid,
) -> Result<Option<HallScanRow>, StoreError> {
    fetch_optional(store, HallScanRow::SELECT_BY_KEY, &(federation, id)).await
}

/// The pictures of a candidate's sheets at all sittings.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<HallScanRow>, StoreError> {
    const SQL: &str =
        sql!(HallScanRow::SELECT, " WHERE federation_id = $1 AND account_id = $2 ORDER BY read_at, id");
    fetch_all(store, SQL, &(federation, account)).await
}

/// The picture itself.
pub async fn picture(
    store: &Store,
    federation: FederationId,
    id: Uuid,
) -> Result<Option<Vec<u8>>, StoreError> {
    const SQL: &str =
        "SELECT picture FROM hall_scan WHERE federation_id = $1 AND id = $2 AND picture IS NOT NULL";
    fetch_optional_scalar(store, SQL, &(federation, id)).await
}

/// Names the candidate and sheet of a picture that has none, with what was read by them. Returns
/// false if it has one by now.
pub async fn assign(write: &mut WriteTransaction, row: &HallScanRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE hall_scan SET state = $3, account_id = $4, attempt_id = $5, sheet = $6, readings = $7
        WHERE federation_id = $1 AND id = $2 AND attempt_id IS NULL";
    let to = (&*row.state, row.account_id, row.attempt_id, row.sheet, &row.readings);
    changes_rows(write, SQL, &(row.federation_id, row.id, to.0, to.1, to.2, to.3, to.4)).await
}

/// Records who has confirmed a picture.
pub async fn confirm(
    write: &mut WriteTransaction,
    (federation, id): (FederationId, Uuid),
    by: (FederationId, AccountId),
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE hall_scan SET confirmed_by_federation_id = $3, confirmed_by_account_id = $4, confirmed_at = $5
        WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, by.0, by.1, at)).await
}

/// Removes a picture. Returns true if there was one.
pub async fn remove(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: Uuid,
) -> Result<bool, StoreError> {
    changes_rows(write, HallScanRow::DELETE, &(federation, id)).await
}

/// Removes a file with its pictures. Returns their number; `None` if one of them is confirmed, and
/// the transaction must not be committed.
pub async fn remove_upload(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: Uuid,
) -> Result<Option<u64>, StoreError> {
    const SCANS: &str =
        "DELETE FROM hall_scan WHERE federation_id = $1 AND upload_id = $2 AND confirmed_at IS NULL";
    const UPLOAD: &str = "
        DELETE FROM hall_upload WHERE federation_id = $1 AND id = $2
            AND NOT EXISTS (SELECT 1 FROM hall_scan WHERE federation_id = $1 AND upload_id = $2)";
    let pictures = count_changed(write, SCANS, &(federation, id)).await?;
    Ok(changes_rows(write, UPLOAD, &(federation, id)).await?.then_some(pictures))
}

/// Removes what was uploaded before a moment. Returns the number of pictures.
pub async fn delete_before(
    write: &mut WriteTransaction,
    federation: FederationId,
    before: Moment,
) -> Result<u64, StoreError> {
    const SCANS: &str = "
        DELETE FROM hall_scan WHERE federation_id = $1
            AND upload_id IN (SELECT id FROM hall_upload WHERE federation_id = $1 AND uploaded_at < $2)";
    const UPLOADS: &str = "DELETE FROM hall_upload WHERE federation_id = $1 AND uploaded_at < $2";
    let scans = count_changed(write, SCANS, &(federation, before)).await?;
    execute(write, UPLOADS, &(federation, before)).await?;
    Ok(scans)
}
