//! The table `attempt`: a candidate's paper, progress and clock.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_all, fetch_optional, fetch_scalar, fetch_scalars};
use super::row::{self, Row};
use super::sitting::{SittingId, record_change};
use super::sql::sql;
use uuid::Uuid;

/// The id of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct AttemptId(pub Uuid);

/// An attempt's row.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow, Row)]
#[row(table = "attempt", key(federation_id, id))]
pub struct AttemptRow {
    pub federation_id: FederationId,
    pub id: AttemptId,
    #[row(fixed)]
    pub sitting_id: SittingId,
    /// The candidate.
    #[row(fixed)]
    pub account_id: AccountId,
    /// Number of the candidate's attempt at the sitting, from 1.
    #[row(fixed)]
    pub number: i32,
    /// True for an examiner's trial.
    #[row(fixed)]
    pub test: bool,
    /// The candidate's paper.
    #[row(fixed)]
    pub drawn: serde_json::Value,
    /// `waits`, `under_way`, `submitted`, `out_of_time` or `ended`.
    pub state: String,
    /// Time of entry.
    #[row(fixed)]
    pub entered_at: Moment,
    /// Time of the start.
    pub begun_at: Option<Moment>,
    pub over_at: Option<Moment>,
    /// The current part: `closed` or `open`.
    pub part: String,
    /// Start of the current part.
    pub part_at: Option<Moment>,
    /// Seconds that examiners added to this part.
    pub added_seconds: i32,
    /// Time at which an examiner paused the clock.
    pub paused_at: Option<Moment>,
    /// Seconds of finished pauses in this part.
    pub paused_seconds: i32,
    /// Seconds of lost connection in this part.
    pub lost_seconds: i32,
    /// Seconds granted, added and paused in the previous part, by which the candidate's end of the
    /// sitting moves.
    pub before_seconds: i32,
    /// Time of the last signal from the candidate's browser.
    pub seen_at: Moment,
    /// The candidate's active device.
    pub device: String,
    /// True if the device sends signals by itself, so that its silence is meaningful.
    pub live: bool,
    /// The candidate's number in the hall, if they write on paper.
    #[row(fixed)]
    pub hall_number: Option<i32>,
}

/// Adds an attempt.
pub async fn insert(write: &mut WriteTransaction, row: &AttemptRow) -> Result<(), StoreError> {
    record_change(write, row.federation_id, row.sitting_id);
    row::insert(write, row).await
}

/// The attempt with this id.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: AttemptId,
) -> Result<Option<AttemptRow>, StoreError> {
    fetch_optional(store, AttemptRow::SELECT_BY_KEY, &(federation, id)).await
}

/// The attempts at a sitting in the order of entry, trials included.
pub async fn of_sitting(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AttemptRow>, StoreError> {
    const SQL: &str =
        sql!(AttemptRow::SELECT, " WHERE federation_id = $1 AND sitting_id = $2 ORDER BY entered_at, id");
    fetch_all(from, SQL, &(federation, sitting)).await
}

/// The ids of the attempts at a sitting in the order of entry, trials included.
pub async fn ids_of_sitting(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AttemptId>, StoreError> {
    const SQL: &str =
        "SELECT id FROM attempt WHERE federation_id = $1 AND sitting_id = $2 ORDER BY entered_at, id";
    fetch_scalars(store, SQL, &(federation, sitting)).await
}

/// The attempts of an account in the order of entry, trials included.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<AttemptRow>, StoreError> {
    const SQL: &str =
        sql!(AttemptRow::SELECT, " WHERE federation_id = $1 AND account_id = $2 ORDER BY entered_at, id");
    fetch_all(from, SQL, &(federation, account)).await
}

/// The running attempts of an account, without trials and papers written in a hall.
pub async fn running_of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<AttemptRow>, StoreError> {
    const SQL: &str = sql!(
        AttemptRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 AND state = 'under_way' AND NOT test
            AND hall_number IS NULL ORDER BY id"
    );
    fetch_all(store, SQL, &(federation, account)).await
}

/// The highest number of a candidate who writes on paper at a sitting; 0 if there is none.
pub async fn last_hall_number(
    write: &mut WriteTransaction,
    federation: FederationId,
    sitting: SittingId,
) -> Result<i32, StoreError> {
    const SQL: &str = "SELECT coalesce(max(hall_number), 0) FROM attempt
        WHERE federation_id = $1 AND sitting_id = $2";
    fetch_scalar(write, SQL, &(federation, sitting)).await
}

/// Locks an account's attempts at a sitting, trials included, for a transaction that may add one.
/// Ordered by id, the order in which all transactions lock them.
pub async fn lock_of_account(
    write: &mut WriteTransaction,
    federation: FederationId,
    sitting: SittingId,
    account: AccountId,
) -> Result<Vec<AttemptRow>, StoreError> {
    const SQL: &str = sql!(
        AttemptRow::SELECT,
        " WHERE federation_id = $1 AND sitting_id = $2 AND account_id = $3 ORDER BY id"
    );
    let sql = write.locking(SQL);
    fetch_all(write, sql, &(federation, sitting, account)).await
}

/// Locks an attempt for this transaction without changing it.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AttemptId,
) -> Result<Option<AttemptRow>, StoreError> {
    let sql = write.locking(AttemptRow::SELECT_BY_KEY);
    fetch_optional(write, sql, &(federation, id)).await
}

/// Saves the progress and the clock of an attempt locked in this transaction. Its sitting,
/// candidate, paper and time of entry stay.
pub async fn save(write: &mut WriteTransaction, row: &AttemptRow) -> Result<(), StoreError> {
    record_change(write, row.federation_id, row.sitting_id);
    row::update(write, row).await.map(|_| ())
}
