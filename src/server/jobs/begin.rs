//! Starting and reading jobs.

use super::Jobs;
use super::leased::{LEASE, number};
use crate::accounts::Account;
use store::account::AccountId;
use store::federation::FederationId;
use store::job::{self, JobKey, JobRequest, JobRow, NewJob};
use store::{Moment, StoreError, WriteTransaction};
use time::Duration;
use uuid::Uuid;

/// A new job.
pub(crate) struct Begin<'a> {
    /// Kind and subject.
    pub key: JobKey,
    /// Requester.
    pub by: &'a Account,
    /// Token of its first state.
    pub state: &'a str,
    /// Parameters of the work.
    pub task: &'a str,
    /// Total units, if known.
    pub total: usize,
    /// Uploaded file.
    pub file: Option<&'a [u8]>,
    /// Lifetime of the row.
    pub lifetime: Duration,
    /// True to lease it at once.
    pub at_once: bool,
}

impl Jobs {
    /// Starts a job in place of the last of its kind and subject, in the caller's transaction;
    /// `None` while a worker has that one.
    pub(crate) async fn begin_job(
        &self,
        write: &mut WriteTransaction,
        begin: Begin<'_>,
    ) -> Result<Option<JobRow>, StoreError> {
        let now = self.clock.now();
        let held_by = begin.at_once.then(|| self.entropy.id(now));
        let row = JobRow {
            federation_id: begin.key.federation,
            kind: begin.key.kind.to_owned(),
            about: begin.key.about,
            id: self.entropy.id(now),
            by_federation_id: begin.by.federation,
            by_account_id: begin.by.id,
            state: begin.state.to_owned(),
            done: 0,
            total: number(begin.total),
            held_by,
            held_until: held_by.map(|_| now.plus(LEASE)),
            taken: i32::from(begin.at_once),
            begun_at: now,
            ends_at: now.plus(begin.lifetime),
            task: begin.task.to_owned(),
        };
        let new = NewJob { row, outcome: "", file: begin.file };
        Ok(job::begin(write, &new).await?.then_some(new.row))
    }

    /// Leases a finished or waiting job with this id for another step, from one of these states,
    /// with another state and task. Returns its row; `None` if it is in another state, or if
    /// another request was first.
    pub(crate) async fn continue_job(
        &self,
        key: &JobKey,
        id: Uuid,
        from: [&str; 2],
        by: &Account,
        (state, task): (&str, &str),
    ) -> Result<Option<JobRow>, StoreError> {
        let now = self.clock.now();
        let held_by = self.entropy.id(now);
        let request = JobRequest {
            by_federation_id: by.federation,
            by_account_id: by.id,
            state,
            task,
            held_by,
            held_until: now.plus(LEASE),
        };
        let mut write = self.store.write().await?;
        let accepted = job::resume(&mut write, key, id, from, &request).await?;
        write.commit().await?;
        let row = job::by_key(&self.store, key).await?;
        Ok(row.filter(|row| accepted && row.held_by == Some(held_by)))
    }

    /// The last job of a kind about a subject.
    pub(crate) async fn job(&self, key: &JobKey) -> Result<Option<JobRow>, StoreError> {
        job::by_key(&self.store, key).await
    }

    /// Removes expired jobs.
    pub(crate) async fn sweep_jobs(&self, federation: FederationId, now: Moment) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        job::delete_over(&mut write, federation, now).await?;
        write.commit().await
    }
}

/// True if this account requested the job.
pub(crate) fn is_by(row: &JobRow, home: FederationId, who: AccountId) -> bool {
    (row.by_federation_id, row.by_account_id) == (home, who)
}
