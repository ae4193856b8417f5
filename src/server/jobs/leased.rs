//! A job that this server is at: that it still is, how far it is, and its end.

use super::{JobFault, LEASE, number};
use crate::Server;
use crate::accounts::Account;
use crate::roles::{Action, Allowed, Whose};
use store::job::{self, JobKey, JobRow};
use store::{StoreError, WriteTransaction, account, federation};
use tokio::task::JoinHandle;
use uuid::Uuid;

/// Interval for renewing the lease; some renewals may fail.
const RENEWED_EVERY: std::time::Duration = std::time::Duration::from_secs(10);

/// A job that this server is at.
#[derive(Debug)]
pub(crate) struct LeasedJob {
    server: Server,
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
    pub(super) fn new(server: &Server, key: JobKey, row: JobRow, held_by: Uuid) -> Self {
        let (renewer, of) = (server.clone(), key.clone());
        let renewing = tokio::spawn(async move {
            loop {
                tokio::time::sleep(RENEWED_EVERY).await;
                match renewer.renew_job(&of, held_by).await {
                    Ok(true) => {}
                    // The worker finds out before its next commit.
                    Ok(false) => return,
                    Err(error) => tracing::warn!(%error, "a job could not be held on to"),
                }
            }
        });
        Self { server: server.clone(), key, row, held_by, renewing }
    }

    /// The job as it was when it was taken.
    pub fn row(&self) -> &JobRow {
        &self.row
    }

    /// Which job it is.
    pub fn key(&self) -> &JobKey {
        &self.key
    }

    /// Keeps how far it is: so much done, of so many, and what has come of it if that is other than before.
    pub async fn advance(&self, done: (usize, usize), outcome: Option<&str>) -> Result<(), JobFault> {
        let mut write = self.server.inner.store.write().await?;
        self.advance_within(&mut write, done, outcome).await?;
        Ok(write.commit().await?)
    }

    /// The same in a transaction: it must not be committed where this says that another has the job.
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
        let mut write = self.server.inner.store.write().await?;
        self.end_within(&mut write, state, outcome).await?;
        Ok(write.commit().await?)
    }

    /// The same in a transaction: it must not be committed where this says that another has the job.
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
        let (store, row) = (&self.server.inner.store, &self.row);
        let gone = || JobFault::Cannot("whoever asked for it is gone".to_owned());
        let by = account::by_id(store, row.by_federation_id, row.by_account_id).await?.ok_or_else(gone)?;
        let federations = federation::all(store).await?;
        let here = federations.into_iter().find(|one| one.id == row.federation_id).ok_or_else(gone)?;
        Ok(self.server.allow(&Account::from(by), action, &here.code, Whose::Others).await?)
    }

    /// Releases the job unfinished, with its current state.
    pub(super) async fn break_off(&self) -> Result<(), StoreError> {
        let mut write = self.server.inner.store.write().await?;
        job::end(&mut write, &self.key, self.held_by, None, None).await?;
        write.commit().await
    }
}

impl Server {
    async fn renew_job(&self, key: &JobKey, held_by: Uuid) -> Result<bool, StoreError> {
        let until = self.inner.clock.now().plus(LEASE);
        let mut write = self.inner.store.write().await?;
        let renewed = job::renew(&mut write, key, held_by, until).await?;
        write.commit().await?;
        Ok(renewed)
    }
}
