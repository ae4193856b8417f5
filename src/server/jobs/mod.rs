//! Background jobs: bulk issue of certificates, regrading, imports of people.
//!
//! A job is a row, leased by the node that works on it, which renews the lease. Without renewal for
//! [`LEASE`] another node takes over at the recorded progress; the previous worker discovers that
//! before it commits. Each step is a transaction that leaves finished work alone, so nothing is
//! lost or done twice, whichever node stops. Progress is in the row, for all nodes. `held` is a
//! leased job in a worker's hands.

mod held;

pub(super) use held::LeasedJob;

use crate::Server;
use crate::accounts::Account;
use crate::certificates::ISSUE;
use crate::enrolment::ENROL;
use crate::exams::regrade::REMARK;
use crate::roles::Refusal;
use crate::rulings::Rulings;
use bank::Bank;
use std::sync::Arc;
use store::account::AccountId;
use store::federation::FederationId;
use store::job::{self, JobKey, JobRequest, JobRow, NewJob};
use store::{Moment, StoreError, WriteTransaction, federation};
use time::Duration;
use uuid::Uuid;

/// For how long a job is held by who says that they are at it.
pub const LEASE: Duration = Duration::seconds(60);
/// Interval for checking for abandoned jobs.
const LOOKED_EVERY: std::time::Duration = std::time::Duration::from_secs(10);
/// Age of attempts that are checked for missing marks; a start checks all.
const LOOKED_BACK: Duration = Duration::hours(2);
/// Retries of a job that the database blocks, because it is unreachable or a row is locked for
/// long, with their delay. After that the next node takes over.
const TRIES: u8 = 10;
const BREATH: std::time::Duration = std::time::Duration::from_secs(2);
/// Number of times a job is taken: a job that has stopped this many nodes would stop the next.
const TAKEN: i32 = 4;

/// The reason a job did not finish.
#[derive(Debug, thiserror::Error)]
pub enum JobFault {
    /// Another server has taken it over.
    #[error("another server has taken the job over")]
    TakenOver,
    /// The requester has lost the permission.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The task cannot be parsed.
    #[error("what is to be done cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Something that was to be worked on is gone, or cannot be done now.
    #[error("it cannot be done: {0}")]
    Cannot(String),
    /// The database did not play along.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A job that is to begin.
pub(super) struct Begin<'a> {
    /// Which.
    pub key: JobKey,
    /// Requester.
    pub by: &'a Account,
    /// State, by the kind's token.
    pub state: &'a str,
    /// Task.
    pub task: &'a str,
    /// Total units, if known.
    pub total: usize,
    /// Uploaded file.
    pub file: Option<&'a [u8]>,
    /// For how long it is kept.
    pub kept: Duration,
    /// True to start at once.
    pub at_once: bool,
}

impl Server {
    /// Starts a job in place of the last of its kind and subject, in the caller's transaction;
    /// `None` while a worker has that one.
    pub(super) async fn begin_job(
        &self,
        write: &mut WriteTransaction,
        begin: Begin<'_>,
    ) -> Result<Option<JobRow>, StoreError> {
        let now = self.inner.clock.now();
        let held_by = begin.at_once.then(|| self.inner.entropy.id(now));
        let row = JobRow {
            federation_id: begin.key.federation,
            kind: begin.key.kind.to_owned(),
            about: begin.key.about,
            id: self.inner.entropy.id(now),
            by_federation_id: begin.by.federation,
            by_account_id: begin.by.id,
            state: begin.state.to_owned(),
            done: 0,
            total: number(begin.total),
            held_by,
            held_until: held_by.map(|_| now.plus(LEASE)),
            taken: i32::from(begin.at_once),
            begun_at: now,
            ends_at: now.plus(begin.kept),
            task: begin.task.to_owned(),
        };
        let new = NewJob { row, outcome: "", file: begin.file };
        Ok(job::begin(write, &new).await?.then_some(new.row))
    }

    /// Has the job with this id gone on with, from one of these states, with another task; what it
    /// is then, or nothing where it may not.
    pub(super) async fn go_on_with(
        &self,
        key: &JobKey,
        id: Uuid,
        from: [&str; 2],
        by: &Account,
        (state, task): (&str, &str),
    ) -> Result<Option<JobRow>, StoreError> {
        let now = self.inner.clock.now();
        let held_by = self.inner.entropy.id(now);
        let ask = JobRequest {
            by_federation_id: by.federation,
            by_account_id: by.id,
            state,
            task,
            held_by,
            held_until: now.plus(LEASE),
        };
        let mut write = self.inner.store.write().await?;
        let asked = job::resume(&mut write, key, id, from, &ask).await?;
        write.commit().await?;
        let row = job::by_key(&self.inner.store, key).await?;
        Ok(row.filter(|row| asked && row.held_by == Some(held_by)))
    }

    /// The last job of a kind about a thing.
    pub(super) async fn job(&self, key: &JobKey) -> Result<Option<JobRow>, StoreError> {
        job::by_key(&self.inner.store, key).await
    }

    /// Goes on with a job that this server holds, by itself.
    pub(super) fn work(&self, row: JobRow, bank: Option<&Arc<Bank>>, rulings: Option<&Rulings>) {
        let Some((key, held_by)) = key_of(&row).zip(row.held_by) else { return };
        let held = Arc::new(LeasedJob::new(self, key, row, held_by));
        let (server, bank, rulings) = (self.clone(), bank.cloned(), rulings.cloned());
        tokio::spawn(async move {
            let mut tries = TRIES;
            let ended = loop {
                let (worker, at, bank, rulings) =
                    (server.clone(), held.clone(), bank.clone(), rulings.clone());
                // However it ends, others see that it has.
                let ended = tokio::spawn(async move { worker.carry_job_on(&at, bank, rulings).await }).await;
                match &ended {
                    Ok(Err(JobFault::Store(error @ StoreError::Unavailable(_)))) if tries > 0 => {
                        tracing::warn!(%error, kind = held.key().kind, "a job waits for the database");
                        tries -= 1;
                        tokio::time::sleep(BREATH).await;
                    }
                    _ => break ended,
                }
            };
            match ended {
                Ok(Ok(())) => return,
                Ok(Err(JobFault::Store(error @ StoreError::Unavailable(_)))) => {
                    tracing::error!(%error, kind = held.key().kind, "a job is left to whoever takes it over");
                    return;
                }
                Ok(Err(JobFault::TakenOver)) => {
                    tracing::warn!(kind = held.key().kind, "another server has taken a job over");
                    return;
                }
                Ok(Err(fault)) => tracing::error!(%fault, kind = held.key().kind, "a job broke off"),
                Err(_) => tracing::error!(kind = held.key().kind, "a job broke off"),
            }
            if let Err(error) = held.break_off().await {
                tracing::error!(%error, "that a job has broken off could not be kept; it is taken up again");
            }
        });
    }

    async fn carry_job_on(
        &self,
        held: &LeasedJob,
        bank: Option<Arc<Bank>>,
        rulings: Option<Rulings>,
    ) -> Result<(), JobFault> {
        let without = || JobFault::Cannot("there is no bank here".to_owned());
        match held.key().kind {
            ISSUE => {
                let bank = bank.ok_or_else(without)?;
                self.issue_all(held, &bank).await
            }
            REMARK => self.remark_all(held, bank.zip(rulings)).await,
            _ => self.enrol_all(held).await,
        }
    }

    /// Looks after jobs that were left behind, now and from now on. It ends with the runtime.
    pub(super) async fn tend_jobs(self, bank: Arc<Bank>, rulings: Rulings) {
        loop {
            if let Err(error) = self.take_over_jobs(&bank, &rulings).await {
                tracing::error!(%error, "it is not known which jobs were left behind");
            }
            tokio::time::sleep(LOOKED_EVERY).await;
        }
    }

    /// Takes over jobs whose lease has expired, and continues them; removes expired jobs. Returns
    /// the number taken.
    pub async fn take_over_jobs(&self, bank: &Arc<Bank>, rulings: &Rulings) -> Result<usize, StoreError> {
        let mut taken = 0;
        for federation in federation::all(&self.inner.store).await? {
            let now = self.inner.clock.now();
            let left = job::abandoned(&self.inner.store, federation.id, now).await?;
            // What another version of the program began is left to it.
            for row in left.into_iter().filter(|row| key_of(row).is_some()) {
                if let Some(row) = self.take_job_over(row, now).await? {
                    taken += 1;
                    self.work(row, Some(bank), Some(rulings));
                }
            }
        }
        let (site, now) = (self.inner.federation.id, self.inner.clock.now());
        // Of all servers one, once a minute.
        if self.inner.sweeps.begin(site, "jobs", now).await?.is_ok() {
            for federation in federation::all(&self.inner.store).await? {
                self.sweep_jobs(federation.id, now).await?;
            }
            self.mark_unmarked(now.plus(-LOOKED_BACK)).await;
        }
        Ok(taken)
    }

    async fn take_job_over(&self, row: JobRow, now: Moment) -> Result<Option<JobRow>, StoreError> {
        let (held_by, held_until) = (self.inner.entropy.id(now), now.plus(LEASE));
        let mut write = self.inner.store.write().await?;
        if !job::take_over(&mut write, &row, held_by, held_until).await? {
            return Ok(None);
        }
        let key = key_of(&row);
        if let Some(key) = key.as_ref().filter(|_| row.taken >= TAKEN) {
            tracing::error!(kind = key.kind, "a job has stopped every server that was at it");
            job::end(&mut write, key, held_by, None, None).await?;
            write.commit().await?;
            return Ok(None);
        }
        write.commit().await?;
        // Its current row: the previous worker may have progressed before the takeover.
        let Some(key) = key else { return Ok(None) };
        let row = job::by_key(&self.inner.store, &key).await?;
        Ok(row.filter(|row| row.held_by == Some(held_by)))
    }

    /// Removes the jobs whose time is over.
    pub(super) async fn sweep_jobs(&self, federation: FederationId, now: Moment) -> Result<(), StoreError> {
        let mut write = self.inner.store.write().await?;
        job::delete_over(&mut write, federation, now).await?;
        write.commit().await
    }
}

/// Which job a row is, if this program knows its kind.
fn key_of(row: &JobRow) -> Option<JobKey> {
    let kind = [ISSUE, REMARK, ENROL].into_iter().find(|kind| *kind == row.kind)?;
    Some(JobKey { federation: row.federation_id, kind, about: row.about })
}

/// True if this account requested the job.
pub(super) fn is_by(row: &JobRow, home: FederationId, who: AccountId) -> bool {
    (row.by_federation_id, row.by_account_id) == (home, who)
}

fn number(of: usize) -> i32 {
    i32::try_from(of).unwrap_or(i32::MAX)
}
