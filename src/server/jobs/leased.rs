//! A leased job in a worker's hands: its lease, progress and end.

use super::{JobFault, Jobs};
use crate::accounts::Account;
use crate::roles::{Action, Allowed, Whose};
use store::job::{self, JobKey, JobRow};
use store::{StoreError, WriteTransaction, account, federation};
use time::Duration;
use tokio::task::JoinHandle;
use uuid::Uuid;

/// Duration of a lease without renewal.
pub const LEASE: Duration = Duration::seconds(60);
/// Interval for renewing the lease; some renewals may fail.
const RENEWAL_INTERVAL: std::time::Duration = std::time::Duration::from_secs(10);

/// A job that this node has leased. Dropping it ends the renewals.
#[derive(Debug)]
pub(crate) struct LeasedJob {
    jobs: Jobs,
    key: JobKey,
    row: JobRow,
    held_by: Uuid,
    renewing: JoinHandle<()>,
}

impl Drop for LeasedJob {
    fn drop(&mut self) {
        self.renewing.abort();
    }
}

impl LeasedJob {
    pub(super) fn new(jobs: &Jobs, key: JobKey, row: JobRow, held_by: Uuid) -> Self {
        let (renewer, of) = (jobs.clone(), key.clone());
        let renewing = tokio::spawn(async move {
            loop {
                tokio::time::sleep(RENEWAL_INTERVAL).await;
                match renewer.renew_job(&of, held_by).await {
                    Ok(true) => {}
                    // The worker finds out before its next commit.
                    Ok(false) => return,
                    Err(error) => tracing::warn!(%error, "lease of a job not renewed"),
                }
            }
        });
        Self { jobs: jobs.clone(), key, row, held_by, renewing }
    }

    /// The row as it was when the job was leased.
    pub fn row(&self) -> &JobRow {
        &self.row
    }

    pub fn key(&self) -> &JobKey {
        &self.key
    }

    /// Stores the progress, done and total, and a new outcome if given.
    pub async fn advance(&self, done: (usize, usize), outcome: Option<&str>) -> Result<(), JobFault> {
        let mut write = self.jobs.store.write().await?;
        self.advance_within(&mut write, done, outcome).await?;
        Ok(write.commit().await?)
    }

    /// The same in a transaction, which must not be committed if the job was taken over.
    pub async fn advance_within(
        &self,
        write: &mut WriteTransaction,
        (done, total): (usize, usize),
        outcome: Option<&str>,
    ) -> Result<(), JobFault> {
        let so_far = (number(done), number(total));
        match job::advance(write, &self.key, self.held_by, so_far, outcome).await? {
            true => Ok(()),
            false => Err(JobFault::TakenOver),
        }
    }

    /// Finishes with this state and outcome.
    pub async fn end(&self, state: &str, outcome: Option<&str>) -> Result<(), JobFault> {
        let mut write = self.jobs.store.write().await?;
        self.end_within(&mut write, state, outcome).await?;
        Ok(write.commit().await?)
    }

    /// The same in a transaction, which must not be committed if the job was taken over.
    pub async fn end_within(
        &self,
        write: &mut WriteTransaction,
        state: &str,
        outcome: Option<&str>,
    ) -> Result<(), JobFault> {
        match job::end(write, &self.key, self.held_by, Some(state), outcome).await? {
            true => Ok(()),
            false => Err(JobFault::TakenOver),
        }
    }

    /// The requester's permission, if they still have it.
    pub async fn allowed(&self, action: Action) -> Result<Allowed, JobFault> {
        let (store, row) = (&self.jobs.store, &self.row);
        let gone = || JobFault::Cannot("requester gone".to_owned());
        let by = account::by_id(store, row.by_federation_id, row.by_account_id).await?.ok_or_else(gone)?;
        let federations = federation::all(store).await?;
        let here = federations.into_iter().find(|one| one.id == row.federation_id).ok_or_else(gone)?;
        Ok(self.jobs.permissions.allow(&Account::from(by), action, &here.code, Whose::Others).await?)
    }

    /// Releases the job unfinished, with its current state.
    pub(super) async fn release(&self) -> Result<(), StoreError> {
        let mut write = self.jobs.store.write().await?;
        job::end(&mut write, &self.key, self.held_by, None, None).await?;
        write.commit().await
    }
}

impl Jobs {
    async fn renew_job(&self, key: &JobKey, held_by: Uuid) -> Result<bool, StoreError> {
        let until = self.clock.now().plus(LEASE);
        let mut write = self.store.write().await?;
        let renewed = job::renew(&mut write, key, held_by, until).await?;
        write.commit().await?;
        Ok(renewed)
    }
}

/// A number as the table holds it.
pub(super) fn number(of: usize) -> i32 {
    i32::try_from(of).unwrap_or(i32::MAX)
}
