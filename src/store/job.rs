//! The table `job`: background jobs, each taken by one worker, and taken over from a worker that is
//! gone.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{
    changes_rows, count_changed, execute, fetch_all, fetch_one, fetch_optional, fetch_optional_scalar,
    fetch_scalar,
};
use super::row::{Row, RowAnd};
use super::sql::sql;
use std::fmt;
use uuid::Uuid;

/// The key of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobKey {
    pub federation: FederationId,
    /// Kind, by its token.
    pub kind: &'static str,
    /// The subject; nil for the federation itself.
    pub about: Uuid,
}

/// A job's row, without large columns.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "job", key(federation_id, kind, about), also(outcome, file))]
pub struct JobRow {
    pub federation_id: FederationId,
    /// Kind, by its token.
    pub kind: String,
    pub about: Uuid,
    /// Id, new at each start.
    pub id: Uuid,
    /// The home federation of the last requester.
    pub by_federation_id: FederationId,
    /// The requester's account.
    pub by_account_id: AccountId,
    /// State, by the kind's token.
    pub state: String,
    /// Units done.
    pub done: i32,
    /// Total units, as far as known.
    pub total: i32,
    /// The current worker: a new value each time it is taken.
    pub held_by: Option<Uuid>,
    /// Time until which the worker has it, unless renewed.
    pub held_until: Option<Moment>,
    /// Number of times it was taken since it was last requested.
    pub taken: i32,
    pub begun_at: Moment,
    /// Time at which it expires once no worker has it.
    pub ends_at: Moment,
    /// The task.
    pub task: String,
}

/// A new job.
pub struct NewJob<'a> {
    pub row: JobRow,
    /// The outcome.
    pub outcome: &'a str,
    /// The uploaded file.
    pub file: Option<&'a [u8]>,
}

impl fmt::Debug for NewJob<'_> {
    /// Omits the file; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewJob").field("row", &self.row).finish_non_exhaustive()
    }
}

/// A request to continue a job, with its input.
#[derive(Clone, Debug)]
pub struct JobRequest<'a> {
    /// The requester's home federation.
    pub by_federation_id: FederationId,
    /// The requester's account.
    pub by_account_id: AccountId,
    /// The new state.
    pub state: &'a str,
    /// The task.
    pub task: &'a str,
    /// The new worker.
    pub held_by: Uuid,
    /// Time until which the worker has it.
    pub held_until: Moment,
}

/// Starts a job in place of the one of its kind and subject, unless a worker has that. Returns true
/// if it started.
pub async fn begin(write: &mut WriteTransaction, new: &NewJob<'_>) -> Result<bool, StoreError> {
    const SQL: &str = sql!(JobRow::UPSERT, " WHERE job.held_by IS NULL");
    changes_rows(write, SQL, &RowAnd(&new.row, (new.outcome, new.file))).await
}

/// Continues the idle job with this id, if its state allows. Returns true if it did.
pub async fn resume(
    write: &mut WriteTransaction,
    key: &JobKey,
    id: Uuid,
    from: [&str; 2],
    request: &JobRequest<'_>,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE job SET by_federation_id = $7, by_account_id = $8, state = $9, task = $10, held_by = $11,
            held_until = $12, taken = 1, done = 0
        WHERE federation_id = $1 AND kind = $2 AND about = $3 AND id = $4 AND held_by IS NULL
            AND (state = $5 OR state = $6)";
    changes_rows(
        write,
        SQL,
        &(
            key.federation,
            key.kind,
            key.about,
            id,
            from[0],
            from[1],
            request.by_federation_id,
            request.by_account_id,
            request.state,
            request.task,
            request.held_by,
            request.held_until,
        ),
    )
    .await
}

/// The job of a kind and subject.
pub async fn by_key(store: &Store, key: &JobKey) -> Result<Option<JobRow>, StoreError> {
    fetch_optional(store, JobRow::SELECT_BY_KEY, &(key.federation, key.kind, key.about)).await
}

/// All jobs of a kind, the earliest first.
pub async fn of_kind(store: &Store, federation: FederationId, kind: &str) -> Result<Vec<JobRow>, StoreError> {
    const SQL: &str =
        sql!(JobRow::SELECT, " WHERE federation_id = $1 AND kind = $2 ORDER BY begun_at, about");
    fetch_all(store, SQL, &(federation, kind)).await
}

/// Removes the idle job with this id. Returns true if there was one.
pub async fn remove(write: &mut WriteTransaction, key: &JobKey, id: Uuid) -> Result<bool, StoreError> {
    const SQL: &str = "
        DELETE FROM job
        WHERE federation_id = $1 AND kind = $2 AND about = $3 AND id = $4 AND held_by IS NULL";
    changes_rows(write, SQL, &(key.federation, key.kind, key.about, id)).await
}

/// Removes the job of a kind and subject, if idle.
pub async fn remove_any(write: &mut WriteTransaction, key: &JobKey) -> Result<(), StoreError> {
    const SQL: &str =
        "DELETE FROM job WHERE federation_id = $1 AND kind = $2 AND about = $3 AND held_by IS NULL";
    execute(write, SQL, &(key.federation, key.kind, key.about)).await
}

/// Removes the job of a kind and subject, also from a worker, which then stores no more of its work.
pub async fn cancel(write: &mut WriteTransaction, key: &JobKey) -> Result<(), StoreError> {
    execute(write, JobRow::DELETE, &(key.federation, key.kind, key.about)).await
}

/// The outcome of the job with this id.
pub async fn outcome(store: &Store, key: &JobKey, id: Uuid) -> Result<Option<String>, StoreError> {
    const SQL: &str =
        "SELECT outcome FROM job WHERE federation_id = $1 AND kind = $2 AND about = $3 AND id = $4";
    fetch_optional_scalar(store, SQL, &(key.federation, key.kind, key.about, id)).await
}

/// The file uploaded with the job.
pub async fn file(store: &Store, key: &JobKey) -> Result<Option<Vec<u8>>, StoreError> {
    const SQL: &str = "
        SELECT file FROM job WHERE federation_id = $1 AND kind = $2 AND about = $3 AND file IS NOT NULL";
    fetch_optional_scalar(store, SQL, &(key.federation, key.kind, key.about)).await
}

/// The files uploaded by an account with jobs of a kind, in any federation, and the ends of the jobs.
pub async fn files_by(
    store: &Store,
    kind: &str,
    (home, who): (FederationId, AccountId),
) -> Result<Vec<(Vec<u8>, Moment)>, StoreError> {
    const SQL: &str = "
        SELECT file, ends_at FROM job
        WHERE by_federation_id = $1 AND by_account_id = $2 AND kind = $3 AND file IS NOT NULL
        ORDER BY begun_at DESC, about";
    fetch_all(store, SQL, &(home, who, kind)).await
}

/// The jobs of a federation whose workers have not renewed them in time.
pub async fn abandoned(
    store: &Store,
    federation: FederationId,
    now: Moment,
) -> Result<Vec<JobRow>, StoreError> {
    const SQL: &str =
        sql!(JobRow::SELECT, " WHERE federation_id = $1 AND held_until <= $2 ORDER BY held_until");
    fetch_all(store, SQL, &(federation, now)).await
}

/// Numbers of jobs in all federations: with a worker, and waiting to be taken over.
pub async fn counts(store: &Store, now: Moment) -> Result<(i64, i64), StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FILTER (WHERE held_until > $1), COUNT(*) FILTER (WHERE held_until <= $1) FROM job";
    fetch_one(store, SQL, &(now,)).await
}

/// Takes over a job from the worker in the row. Of two concurrent calls, one gets false.
pub async fn take_over(
    write: &mut WriteTransaction,
    row: &JobRow,
    held_by: Uuid,
    held_until: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE job SET held_by = $6, held_until = $7, taken = taken + 1
        WHERE federation_id = $1 AND kind = $2 AND about = $3 AND held_by = $4 AND held_until = $5";
    changes_rows(
        write,
        SQL,
        &(row.federation_id, &row.kind, row.about, row.held_by, row.held_until, held_by, held_until),
    )
    .await
}

/// Extends a worker's time. Returns true if the worker still has the job.
pub async fn renew(
    write: &mut WriteTransaction,
    key: &JobKey,
    held_by: Uuid,
    held_until: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE job SET held_until = $5 WHERE federation_id = $1 AND kind = $2 AND about = $3 AND held_by = $4";
    changes_rows(write, SQL, &(key.federation, key.kind, key.about, held_by, held_until)).await
}

/// Saves a worker's progress: units done, total units, and the outcome if changed. Returns true if
/// the worker still has the job.
pub async fn advance(
    write: &mut WriteTransaction,
    key: &JobKey,
    held_by: Uuid,
    (done, total): (i32, i32),
    outcome: Option<&str>,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE job SET done = $5, total = $6, outcome = COALESCE($7, outcome)
        WHERE federation_id = $1 AND kind = $2 AND about = $3 AND held_by = $4";
    changes_rows(write, SQL, &(key.federation, key.kind, key.about, held_by, done, total, outcome)).await
}

/// Releases a job: with this new state, or unchanged if it was interrupted. Returns true if the
/// worker still had it.
pub async fn end(
    write: &mut WriteTransaction,
    key: &JobKey,
    held_by: Uuid,
    state: Option<&str>,
    outcome: Option<&str>,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE job SET held_by = NULL, held_until = NULL, state = COALESCE($5, state), outcome = COALESCE($6, outcome)
        WHERE federation_id = $1 AND kind = $2 AND about = $3 AND held_by = $4";
    changes_rows(write, SQL, &(key.federation, key.kind, key.about, held_by, state, outcome)).await
}

/// Removes a federation's expired idle jobs, skipping locked rows. Returns their number.
pub async fn delete_over(
    write: &mut WriteTransaction,
    federation: FederationId,
    now: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        DELETE FROM job WHERE federation_id = $1 AND (kind, about) IN (
            SELECT kind, about FROM job WHERE federation_id = $1 AND ends_at <= $2 AND held_by IS NULL @skip_locked)";
    let sql = write.skipping_locked(SQL);
    count_changed(write, sql, &(federation, now)).await
}

/// Removes an account's idle jobs of a kind except the latest few. Returns the number left.
pub async fn keep_latest(
    write: &mut WriteTransaction,
    federation: FederationId,
    kind: &str,
    (home, who): (FederationId, AccountId),
    most: i64,
) -> Result<i64, StoreError> {
    const DELETE: &str = "
        DELETE FROM job WHERE federation_id = $1 AND kind = $2 AND held_by IS NULL AND about IN (
            SELECT about FROM job
            WHERE federation_id = $1 AND kind = $2 AND by_federation_id = $3 AND by_account_id = $4
            ORDER BY begun_at DESC, about LIMIT 1000 OFFSET $5)";
    const COUNT: &str = "
        SELECT COUNT(*) FROM job
        WHERE federation_id = $1 AND kind = $2 AND by_federation_id = $3 AND by_account_id = $4";
    execute(write, DELETE, &(federation, kind, home, who, most)).await?;
    fetch_scalar(write, COUNT, &(federation, kind, home, who)).await
}
