//! The table `attempt`: a candidate's paper, progress and clock.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::sitting::{SittingId, record_change};
use sqlx::types::Json;
use uuid::Uuid;

/// The id of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct AttemptId(pub Uuid);

/// An attempt's row.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct AttemptRow {
    pub federation_id: FederationId,
    pub id: AttemptId,
    pub sitting_id: SittingId,
    /// The candidate.
    pub account_id: AccountId,
    /// Number of the candidate's attempt at the sitting, from 1.
    pub number: i32,
    /// True for an examiner's trial.
    pub test: bool,
    /// The candidate's paper.
    pub drawn: serde_json::Value,
    /// `waits`, `under_way`, `submitted`, `out_of_time` or `ended`.
    pub state: String,
    /// Time of entry.
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
}

/// The columns of a row, shared by all queries.
macro_rules! columns {
    () => {
        "federation_id, id, sitting_id, account_id, number, test, drawn, state, entered_at, begun_at, over_at,
         part, part_at,
         added_seconds, paused_at, paused_seconds, lost_seconds, before_seconds, seen_at, device, live"
    };
}

/// Adds an attempt.
pub async fn insert(write: &mut WriteTransaction, row: &AttemptRow) -> Result<(), StoreError> {
    const SQL: &str = concat!(
        "INSERT INTO attempt (",
        columns!(),
        ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)"
    );
    record_change(write, row.federation_id, row.sitting_id);
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(row.sitting_id)
            .bind(row.account_id)
            .bind(row.number)
            .bind(row.test)
            .bind(Json(&row.drawn))
            .bind(&row.state)
            .bind(row.entered_at)
            .bind(row.begun_at)
            .bind(row.over_at)
            .bind(&row.part)
            .bind(row.part_at)
            .bind(row.added_seconds)
            .bind(row.paused_at)
            .bind(row.paused_seconds)
            .bind(row.lost_seconds)
            .bind(row.before_seconds)
            .bind(row.seen_at)
            .bind(&row.device)
            .bind(row.live)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The attempt with this id.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: AttemptId,
) -> Result<Option<AttemptRow>, StoreError> {
    const SQL: &str = concat!("SELECT ", columns!(), " FROM attempt WHERE federation_id = $1 AND id = $2");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// The attempts at a sitting in the order of entry, trials included.
pub async fn of_sitting(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AttemptRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt WHERE federation_id = $1 AND sitting_id = $2 ORDER BY entered_at, id"
    );
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(sitting).fetch_all(conn).await
    })?)
}

/// The ids of the attempts at a sitting in the order of entry, trials included.
pub async fn ids_of_sitting(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AttemptId>, StoreError> {
    const SQL: &str =
        "SELECT id FROM attempt WHERE federation_id = $1 AND sitting_id = $2 ORDER BY entered_at, id";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(sitting).fetch_all(conn).await
    })?)
}

/// The attempts of an account in the order of entry, trials included.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<AttemptRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt WHERE federation_id = $1 AND account_id = $2 ORDER BY entered_at, id"
    );
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}

/// The running attempts of an account, without trials.
pub async fn running_of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<AttemptRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt WHERE federation_id = $1 AND account_id = $2 AND state = 'under_way' AND NOT test ORDER BY id"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}

/// Locks an account's attempts at a sitting, trials included, for a transaction that may add one.
/// Ordered by id, the order in which all transactions lock them.
pub async fn lock_of_account(
    write: &mut WriteTransaction,
    federation: FederationId,
    sitting: SittingId,
    account: AccountId,
) -> Result<Vec<AttemptRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM attempt WHERE federation_id = $1 AND sitting_id = $2 AND account_id = $3 ORDER BY id"
    );
    let sql = write.locking(SQL);
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_as(sql).bind(federation).bind(sitting).bind(account).fetch_all(conn).await
    })?)
}

/// Locks an attempt for this transaction without changing it.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AttemptId,
) -> Result<Option<AttemptRow>, StoreError> {
    const SQL: &str = concat!("SELECT ", columns!(), " FROM attempt WHERE federation_id = $1 AND id = $2");
    let sql = write.locking(SQL);
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_as(sql).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// Saves the progress and the clock of an attempt locked in this transaction. Its sitting,
/// candidate, paper and time of entry stay.
pub async fn save(write: &mut WriteTransaction, row: &AttemptRow) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE attempt
        SET state = $3, begun_at = $4, over_at = $5, part = $6, part_at = $7, added_seconds = $8, paused_at = $9,
            paused_seconds = $10, lost_seconds = $11, before_seconds = $12, seen_at = $13, device = $14, live = $15
        WHERE federation_id = $1 AND id = $2";
    record_change(write, row.federation_id, row.sitting_id);
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(&row.state)
            .bind(row.begun_at)
            .bind(row.over_at)
            .bind(&row.part)
            .bind(row.part_at)
            .bind(row.added_seconds)
            .bind(row.paused_at)
            .bind(row.paused_seconds)
            .bind(row.lost_seconds)
            .bind(row.before_seconds)
            .bind(row.seen_at)
            .bind(&row.device)
            .bind(row.live)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}
