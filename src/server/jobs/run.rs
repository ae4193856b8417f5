//! The worker of a leased job.

use super::kind::key_of;
use super::leased::LeasedJob;
use super::{JobFault, Jobs};
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use store::job::JobRow;
use tokio::task::JoinHandle;

/// Retries of a job that the database blocks, because it is unreachable or a row is locked for
/// long, with their delay. After that the next node takes over.
const RETRIES: u8 = 10;
const RETRY_DELAY: Duration = Duration::from_secs(2);

impl Jobs {
    /// Runs a job that this node has leased, in the background. `work` is called again if the
    /// database was unavailable. Returns a handle to wait for its end.
    pub(crate) fn run_job<W, F>(&self, row: JobRow, work: W) -> Option<JoinHandle<()>>
    where
        W: Fn(Arc<LeasedJob>) -> F + Send + 'static,
        F: Future<Output = Result<(), JobFault>> + Send + 'static,
    {
        let (key, held_by) = key_of(&row).zip(row.held_by)?;
        let job = Arc::new(LeasedJob::new(self, key, row, held_by));
        Some(tokio::spawn(async move {
            let mut retries = RETRIES;
            let ended = loop {
                // A task of its own, so that a panic also ends the job for others.
                let ended = tokio::spawn(work(job.clone())).await;
                match &ended {
                    Ok(Err(JobFault::Store(error @ StoreError::Unavailable(_)))) if retries > 0 => {
                        tracing::warn!(%error, kind = job.key().kind, "database unavailable; job will retry");
                        retries -= 1;
                        tokio::time::sleep(RETRY_DELAY).await;
                    }
                    _ => break ended,
                }
            };
            let kind = job.key().kind;
            match ended {
                Ok(Ok(())) => return,
                Ok(Err(JobFault::Store(error @ StoreError::Unavailable(_)))) => {
                    tracing::error!(%error, kind, "database unavailable; job left to the next node");
                    return;
                }
                Ok(Err(JobFault::TakenOver)) => {
                    tracing::warn!(kind, "job taken over by another node");
                    return;
                }
                Ok(Err(fault)) => tracing::error!(%fault, kind, "job failed"),
                Err(_) => tracing::error!(kind, "job panicked"),
            }
            if let Err(error) = job.release().await {
                tracing::error!(%error, kind, "job not released; it will be taken over");
            }
        }))
    }
}
