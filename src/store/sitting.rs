//! The table `sitting`.

use super::change_feed::{ChangedSitting, SittingWatch};
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::paper::PaperId;
use super::query::{changes_rows, fetch_all, fetch_optional, fetch_scalars};
use super::row::{self, Changes, Row};
use super::sql::sql;
use serde_json::Value;
use uuid::Uuid;

/// The id of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct SittingId(pub Uuid);

impl Store {
    /// Watches a sitting for changes of its attempts, on any node.
    pub fn watch(&self, federation: FederationId, sitting: SittingId) -> SittingWatch {
        self.change_feed.watch(changed(federation, sitting))
    }
}

/// Records that this transaction changes attempts at a sitting; watchers are notified after the
/// commit.
pub(super) fn record_change(write: &mut WriteTransaction, federation: FederationId, sitting: SittingId) {
    write.record_change(changed(federation, sitting));
}

fn changed(federation: FederationId, sitting: SittingId) -> ChangedSitting {
    ChangedSitting { federation: federation.0, sitting: sitting.0 }
}

/// A sitting's row, without the material prepared at opening.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "sitting", key(federation_id, id))]
pub struct SittingRow {
    pub federation_id: FederationId,
    pub id: SittingId,
    /// The paper of the sitting.
    pub paper_id: PaperId,
    /// Code for candidates; it stays the same when the exam is repeated.
    pub code: String,
    pub name: String,
    /// Entry code that candidates must enter, or empty.
    pub entry_code: String,
    /// True for a trial sitting without effect.
    pub trial: bool,
    /// Time from which candidates may begin.
    pub opens_at: Moment,
    /// End of the sitting.
    pub closes_at: Moment,
    /// Minutes of the closed-book part; 0 for none.
    pub closed_minutes: i32,
    /// Minutes of the open-book part; 0 for none.
    pub open_minutes: i32,
    /// Seconds after the end during which late answers are accepted.
    pub grace_seconds: i32,
    /// `runs_on` or `stops`: what the clock does while a candidate is cut off.
    pub clock: String,
    /// Limit on pauses for lost connections, in seconds.
    pub stop_cap_seconds: i32,
    /// True if an examiner admits each candidate.
    pub authorised: bool,
    /// Attempts per candidate within the period.
    pub attempts: i32,
    /// Days in that period; 0 for an unlimited one.
    pub period_days: i32,
    /// Days between two attempts.
    pub cooling_off_days: i32,
    /// `draft`, `open` or `ended`.
    #[row(fixed)]
    pub state: String,
    /// What candidates may review afterwards: `nothing`, `marks`, `answers` or `explanations`.
    #[row(fixed)]
    pub review: String,
    /// Deadline for appeals.
    #[row(fixed)]
    pub appeals_until: Option<Moment>,
    /// True if only people on the list may enter.
    #[row(fixed)]
    pub listed_only: bool,
}

/// The material prepared when a sitting is opened; immutable.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct PreparedRow {
    /// The paper's file at that time.
    pub paper: String,
    /// The pool from which papers are drawn.
    pub pool: Value,
}

/// Adds a sitting.
pub async fn insert(write: &mut WriteTransaction, row: &SittingRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Updates the settings of a draft. Returns true if the sitting was a draft.
pub async fn change(write: &mut WriteTransaction, row: &SittingRow) -> Result<bool, StoreError> {
    const SQL: &str = sql!(SittingRow::UPDATE, " AND state = 'draft'");
    changes_rows(write, SQL, &Changes(row)).await
}

/// Locks a sitting for this transaction without changing it.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
) -> Result<Option<SittingRow>, StoreError> {
    let sql = write.locking(SittingRow::SELECT_BY_KEY);
    fetch_optional(write, sql, &(federation, id)).await
}

/// Opens a draft with its prepared material. Returns true if the sitting was a draft.
pub async fn open(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
    prepared: &PreparedRow,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE sitting SET state = 'open', paper = $3, pool = $4
        WHERE federation_id = $1 AND id = $2 AND state = 'draft'";
    changes_rows(write, SQL, &(federation, id, &prepared.paper, &prepared.pool)).await
}

/// Ends an open sitting. Returns true if it was open.
pub async fn end(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
) -> Result<bool, StoreError> {
    const SQL: &str =
        "UPDATE sitting SET state = 'ended' WHERE federation_id = $1 AND id = $2 AND state = 'open'";
    changes_rows(write, SQL, &(federation, id)).await
}

/// Moves the end of an open sitting. Returns true if it was open.
pub async fn close_at(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
    at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str =
        "UPDATE sitting SET closes_at = $3 WHERE federation_id = $1 AND id = $2 AND state = 'open'";
    changes_rows(write, SQL, &(federation, id, at)).await
}

/// Sets the review and the appeal deadline of a sitting. Returns true if it is no draft.
pub async fn set_review(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
    review: &str,
    appeals_until: Option<Moment>,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE sitting SET review = $3, appeals_until = $4
        WHERE federation_id = $1 AND id = $2 AND state <> 'draft'";
    changes_rows(write, SQL, &(federation, id, review, appeals_until)).await
}

/// Sets whether only people on the list may enter. Returns true if there is such a sitting.
pub async fn set_listed_only(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
    listed_only: bool,
) -> Result<bool, StoreError> {
    const SQL: &str = "UPDATE sitting SET listed_only = $3 WHERE federation_id = $1 AND id = $2";
    changes_rows(write, SQL, &(federation, id, listed_only)).await
}

/// One sitting.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: SittingId,
) -> Result<Option<SittingRow>, StoreError> {
    fetch_optional(from, SittingRow::SELECT_BY_KEY, &(federation, id)).await
}

/// The prepared material; `None` before the sitting is opened.
pub async fn prepared(
    store: &Store,
    federation: FederationId,
    id: SittingId,
) -> Result<Option<PreparedRow>, StoreError> {
    const SQL: &str = "
        SELECT paper, pool FROM sitting
        WHERE federation_id = $1 AND id = $2 AND paper IS NOT NULL AND pool IS NOT NULL";
    fetch_optional(store, SQL, &(federation, id)).await
}

/// The sitting with a code that is running at `now`, or else the last that was. Of several, the one
/// that began last.
pub async fn latest_begun(
    store: &Store,
    federation: FederationId,
    code: &str,
    now: Moment,
) -> Result<Option<SittingRow>, StoreError> {
    const SQL: &str = sql!(
        SittingRow::SELECT,
        " WHERE federation_id = $1 AND code = $2 AND opens_at <= $3 AND state <> 'draft'
          ORDER BY CASE WHEN state = 'open' AND closes_at > $3 THEN 0 ELSE 1 END, opens_at DESC, id DESC LIMIT 1"
    );
    fetch_optional(store, SQL, &(federation, code, now)).await
}

/// The first open sitting with a code that begins after `now`.
pub async fn next(
    store: &Store,
    federation: FederationId,
    code: &str,
    now: Moment,
) -> Result<Option<SittingRow>, StoreError> {
    const SQL: &str = sql!(
        SittingRow::SELECT,
        " WHERE federation_id = $1 AND code = $2 AND opens_at > $3 AND state = 'open'
          ORDER BY opens_at, id LIMIT 1"
    );
    fetch_optional(store, SQL, &(federation, code, now)).await
}

/// The first sitting with a code that has not ended and is on at some time between two, other than
/// this one.
pub async fn at_same_time(
    from: impl Into<ReadSource<'_>>,
    (federation, id): (FederationId, SittingId),
    code: &str,
    (opens, closes): (Moment, Moment),
) -> Result<Option<SittingRow>, StoreError> {
    const SQL: &str = sql!(
        SittingRow::SELECT,
        " WHERE federation_id = $1 AND code = $2 AND opens_at < $3 AND closes_at > $4
            AND id <> $5 AND state <> 'ended'
          ORDER BY opens_at, id LIMIT 1"
    );
    fetch_optional(from, SQL, &(federation, code, closes, opens, id)).await
}

/// The open sittings that begin within a time, its end excluded.
pub async fn beginning(
    store: &Store,
    federation: FederationId,
    from: Moment,
    until: Moment,
) -> Result<Vec<SittingRow>, StoreError> {
    const SQL: &str = sql!(
        SittingRow::SELECT,
        " WHERE federation_id = $1 AND state = 'open' AND opens_at >= $2 AND opens_at < $3 ORDER BY opens_at, id"
    );
    fetch_all(store, SQL, &(federation, from, until)).await
}

/// Open sittings of all federations whose time was up at `now`, and whose end was told to no system of
/// the federation.
pub async fn over_untold(store: &Store, now: Moment) -> Result<Vec<SittingRow>, StoreError> {
    const SQL: &str = sql!(
        SittingRow::SELECT,
        " WHERE state = 'open' AND closes_at <= $1 AND end_told_at IS NULL ORDER BY federation_id, closes_at, id"
    );
    fetch_all(store, SQL, &(now,)).await
}

/// Records that the federation's systems are told of the end of a sitting that is over. Returns true
/// the first time.
pub async fn tell_end(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
    now: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE sitting SET end_told_at = $3
        WHERE federation_id = $1 AND id = $2 AND end_told_at IS NULL
            AND (state = 'ended' OR state = 'open' AND closes_at <= $3)";
    changes_rows(write, SQL, &(federation, id, now)).await
}

/// The distinct codes of a federation's exams, without trials.
pub async fn codes(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<String>, StoreError> {
    const SQL: &str =
        "SELECT DISTINCT code FROM sitting WHERE federation_id = $1 AND NOT trial ORDER BY code";
    fetch_scalars(from, SQL, &(federation,)).await
}

/// The sittings of a federation, the latest first.
pub async fn of_federation(store: &Store, federation: FederationId) -> Result<Vec<SittingRow>, StoreError> {
    const SQL: &str = sql!(SittingRow::SELECT, " WHERE federation_id = $1 ORDER BY opens_at DESC, id DESC");
    fetch_all(store, SQL, &(federation,)).await
}
