//! The table `sitting`.

use super::change_feed::{ChangedSitting, SittingWatch};
use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::paper::PaperId;
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
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
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
    pub state: String,
    /// What candidates may review afterwards: `nothing`, `marks`, `answers` or `explanations`.
    pub review: String,
    /// Deadline for appeals.
    pub appeals_until: Option<Moment>,
}

/// The material prepared when a sitting is opened; immutable.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct PreparedRow {
    /// The paper's file at that time.
    pub paper: String,
    /// The pool from which papers are drawn.
    pub pool: Value,
}

/// The columns of a row, shared by all queries.
macro_rules! columns {
    () => {
        "federation_id, id, paper_id, code, name, entry_code, trial, opens_at, closes_at, closed_minutes, open_minutes,
         grace_seconds, clock, stop_cap_seconds, authorised, attempts, period_days, cooling_off_days, state,
         review, appeals_until"
    };
}

macro_rules! select {
    () => {
        concat!("SELECT ", columns!(), " FROM sitting")
    };
}

/// Runs a statement whose parameters are those of a row, in the order of the columns up to the
/// cooling-off.
macro_rules! with_settings {
    ($write:expr, $sql:expr, $row:expr) => {
        on_either!($write.conn(), conn => {
            sqlx::query($sql)
                .bind($row.federation_id)
                .bind($row.id)
                .bind($row.paper_id)
                .bind(&$row.code)
                .bind(&$row.name)
                .bind(&$row.entry_code)
                .bind($row.trial)
                .bind($row.opens_at)
                .bind($row.closes_at)
                .bind($row.closed_minutes)
                .bind($row.open_minutes)
                .bind($row.grace_seconds)
                .bind(&$row.clock)
                .bind($row.stop_cap_seconds)
                .bind($row.authorised)
                .bind($row.attempts)
                .bind($row.period_days)
                .bind($row.cooling_off_days)
                .execute(conn)
                .await
                .map(|done| done.rows_affected())
        })
    };
}

/// Adds a sitting, always as a draft without review.
pub async fn insert(write: &mut WriteTransaction, row: &SittingRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO sitting (federation_id, id, paper_id, code, name, entry_code, trial, opens_at, closes_at,
            closed_minutes,
            open_minutes, grace_seconds, clock, stop_cap_seconds, authorised, attempts, period_days,
            cooling_off_days, state, review)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 'draft', 'nothing')";
    with_settings!(write, SQL, row)?;
    Ok(())
}

/// Updates the settings of a draft. Returns true if the sitting was a draft.
pub async fn change(write: &mut WriteTransaction, row: &SittingRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE sitting SET paper_id = $3, code = $4, name = $5, entry_code = $6, trial = $7, opens_at = $8,
            closes_at = $9,
            closed_minutes = $10, open_minutes = $11, grace_seconds = $12, clock = $13, stop_cap_seconds = $14,
            authorised = $15,
            attempts = $16, period_days = $17, cooling_off_days = $18
        WHERE federation_id = $1 AND id = $2 AND state = 'draft'";
    Ok(with_settings!(write, SQL, row)? > 0)
}

/// Locks a sitting for this transaction without changing it.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
) -> Result<Option<SittingRow>, StoreError> {
    const SQL: &str = concat!("SELECT ", columns!(), " FROM sitting WHERE federation_id = $1 AND id = $2");
    let sql = write.locking(SQL);
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_as(sql).bind(federation).bind(id).fetch_optional(conn).await
    })?)
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
    let opened = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(id)
            .bind(&prepared.paper)
            .bind(&prepared.pool)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(opened > 0)
}

/// Ends an open sitting. Returns true if it was open.
pub async fn end(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: SittingId,
) -> Result<bool, StoreError> {
    const SQL: &str =
        "UPDATE sitting SET state = 'ended' WHERE federation_id = $1 AND id = $2 AND state = 'open'";
    let ended = on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(id).execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(ended > 0)
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
    let moved = on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(id).bind(at).execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(moved > 0)
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
    let set = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(id)
            .bind(review)
            .bind(appeals_until)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(set > 0)
}

/// One sitting.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: SittingId,
) -> Result<Option<SittingRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE federation_id = $1 AND id = $2");
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
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
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// The sitting with a code that is running at `now`, or else the last that was. Of several, the one
/// that began last.
pub async fn latest_begun(
    store: &Store,
    federation: FederationId,
    code: &str,
    now: Moment,
) -> Result<Option<SittingRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND code = $2 AND opens_at <= $3 AND state <> 'draft'
          ORDER BY CASE WHEN state = 'open' AND closes_at > $3 THEN 0 ELSE 1 END, opens_at DESC, id DESC LIMIT 1"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(code).bind(now).fetch_optional(conn).await
    })?)
}

/// The first open sitting with a code that begins after `now`.
pub async fn next(
    store: &Store,
    federation: FederationId,
    code: &str,
    now: Moment,
) -> Result<Option<SittingRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND code = $2 AND opens_at > $3 AND state = 'open'
          ORDER BY opens_at, id LIMIT 1"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(code).bind(now).fetch_optional(conn).await
    })?)
}

/// The distinct codes of a federation's exams, without trials.
pub async fn codes(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<String>, StoreError> {
    const SQL: &str =
        "SELECT DISTINCT code FROM sitting WHERE federation_id = $1 AND NOT trial ORDER BY code";
    Ok(on_source!(from, conn => sqlx::query_scalar(SQL).bind(federation).fetch_all(conn).await)?)
}

/// The sittings of a federation, the latest first.
pub async fn of_federation(store: &Store, federation: FederationId) -> Result<Vec<SittingRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE federation_id = $1 ORDER BY opens_at DESC, id DESC");
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}
