//! The table `job`: background jobs, each taken by one worker, and taken over from a worker that is
//! gone.

use super::account::AccountId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
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
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
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

/// The columns of a row, shared by all queries.
macro_rules! columns {
    () => {
        "federation_id, kind, about, id, by_federation_id, by_account_id, state, done, total, held_by,
         held_until, taken, begun_at, ends_at, task"
    };
}

/// Starts a job in place of the one of its kind and subject, unless a worker has that. Returns true
/// if it started.
pub async fn begin(write: &mut WriteTransaction, new: &NewJob<'_>) -> Result<bool, StoreError> {
    const SQL: &str = concat!(
        "INSERT INTO job (",
        columns!(),
        ", outcome, file) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
        ON CONFLICT (federation_id, kind, about) DO UPDATE SET
            id = excluded.id, by_federation_id = excluded.by_federation_id, by_account_id = excluded.by_account_id,
            state = excluded.state, done = excluded.done, total = excluded.total, held_by = excluded.held_by,
            held_until = excluded.held_until, taken = excluded.taken, begun_at = excluded.begun_at,
            ends_at = excluded.ends_at, task = excluded.task, outcome = excluded.outcome, file = excluded.file
        WHERE job.held_by IS NULL"
    );
    let row = &new.row;
    let begun = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(&row.kind)
            .bind(row.about)
            .bind(row.id)
            .bind(row.by_federation_id)
            .bind(row.by_account_id)
            .bind(&row.state)
            .bind(row.done)
            .bind(row.total)
            .bind(row.held_by)
            .bind(row.held_until)
            .bind(row.taken)
            .bind(row.begun_at)
            .bind(row.ends_at)
            .bind(&row.task)
            .bind(new.outcome)
            .bind(new.file)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(begun == 1)
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
    let resumed = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(key.federation)
            .bind(key.kind)
            .bind(key.about)
            .bind(id)
            .bind(from[0])
            .bind(from[1])
            .bind(request.by_federation_id)
            .bind(request.by_account_id)
            .bind(request.state)
            .bind(request.task)
            .bind(request.held_by)
            .bind(request.held_until)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(resumed == 1)
}

/// The job of a kind and subject.
pub async fn by_key(store: &Store, key: &JobKey) -> Result<Option<JobRow>, StoreError> {
    const SQL: &str =
        concat!("SELECT ", columns!(), " FROM job WHERE federation_id = $1 AND kind = $2 AND about = $3");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(key.federation).bind(key.kind).bind(key.about).fetch_optional(conn).await
    })?)
}

/// All jobs of a kind, the earliest first.
pub async fn of_kind(store: &Store, federation: FederationId, kind: &str) -> Result<Vec<JobRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM job WHERE federation_id = $1 AND kind = $2 ORDER BY begun_at, about"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(kind).fetch_all(conn).await
    })?)
}

/// Removes the idle job with this id. Returns true if there was one.
pub async fn remove(write: &mut WriteTransaction, key: &JobKey, id: Uuid) -> Result<bool, StoreError> {
    const SQL: &str = "
        DELETE FROM job
        WHERE federation_id = $1 AND kind = $2 AND about = $3 AND id = $4 AND held_by IS NULL";
    let removed = on_either!(write.conn(), conn => {
        let query = sqlx::query(SQL).bind(key.federation).bind(key.kind).bind(key.about).bind(id);
        query.execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(removed > 0)
}

/// Removes the job of a kind and subject, if idle.
pub async fn remove_any(write: &mut WriteTransaction, key: &JobKey) -> Result<(), StoreError> {
    const SQL: &str =
        "DELETE FROM job WHERE federation_id = $1 AND kind = $2 AND about = $3 AND held_by IS NULL";
    on_either!(write.conn(), conn => {
        let query = sqlx::query(SQL).bind(key.federation).bind(key.kind).bind(key.about);
        query.execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

/// The outcome of the job with this id.
pub async fn outcome(store: &Store, key: &JobKey, id: Uuid) -> Result<Option<String>, StoreError> {
    const SQL: &str =
        "SELECT outcome FROM job WHERE federation_id = $1 AND kind = $2 AND about = $3 AND id = $4";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL)
            .bind(key.federation)
            .bind(key.kind)
            .bind(key.about)
            .bind(id)
            .fetch_optional(conn)
            .await
    })?)
}

/// The file uploaded with the job.
pub async fn file(store: &Store, key: &JobKey) -> Result<Option<Vec<u8>>, StoreError> {
    const SQL: &str = "
        SELECT file FROM job WHERE federation_id = $1 AND kind = $2 AND about = $3 AND file IS NOT NULL";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(key.federation).bind(key.kind).bind(key.about).fetch_optional(conn).await
    })?)
}

/// The jobs of a federation whose workers have not renewed them in time.
pub async fn abandoned(
    store: &Store,
    federation: FederationId,
    now: Moment,
) -> Result<Vec<JobRow>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM job WHERE federation_id = $1 AND held_until <= $2 ORDER BY held_until"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(now).fetch_all(conn).await
    })?)
}

/// Numbers of jobs in all federations: with a worker, and waiting to be taken over.
pub async fn counts(store: &Store, now: Moment) -> Result<(i64, i64), StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FILTER (WHERE held_until > $1), COUNT(*) FILTER (WHERE held_until <= $1) FROM job";
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(now).fetch_one(conn).await)?)
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
    let taken = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(&row.kind)
            .bind(row.about)
            .bind(row.held_by)
            .bind(row.held_until)
            .bind(held_by)
            .bind(held_until)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(taken == 1)
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
    let renewed = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(key.federation)
            .bind(key.kind)
            .bind(key.about)
            .bind(held_by)
            .bind(held_until)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(renewed == 1)
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
    let advanced = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(key.federation)
            .bind(key.kind)
            .bind(key.about)
            .bind(held_by)
            .bind(done)
            .bind(total)
            .bind(outcome)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(advanced == 1)
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
    let ended = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(key.federation)
            .bind(key.kind)
            .bind(key.about)
            .bind(held_by)
            .bind(state)
            .bind(outcome)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(ended == 1)
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
    Ok(on_either!(write.conn(), conn => {
        sqlx::query(sql).bind(federation).bind(now).execute(conn).await.map(|done| done.rows_affected())
    })?)
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
    on_either!(write.conn(), conn => {
        sqlx::query(DELETE).bind(federation).bind(kind).bind(home).bind(who).bind(most).execute(conn).await.map(|_| ())
    })?;
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_scalar(COUNT).bind(federation).bind(kind).bind(home).bind(who).fetch_one(conn).await
    })?)
}
