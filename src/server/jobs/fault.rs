//! Faults of jobs.

use crate::roles::Refusal;
use store::StoreError;

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
    #[error("task unreadable: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Its subject is gone, or the task is impossible now.
    #[error("task impossible: {0}")]
    Cannot(String),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}
