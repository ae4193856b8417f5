//! Metrics of the server as a whole.

use super::{QueueLoad, SaveMetrics};
use crate::Server;
use store::pool::PoolMetrics;
use store::{job, mail};

/// Metrics of the server.
#[derive(Clone, Debug, PartialEq)]
pub struct ServerMetrics {
    /// Saving of candidates' actions.
    pub saves: SaveMetrics,
    /// Password hashing.
    pub hashing: QueueLoad,
    /// Strength checks of new passwords.
    pub judging: QueueLoad,
    /// Attempts in the engine's queue.
    pub marking: usize,
    /// Attempts that found the marking queue full: they are marked when their results are
    /// requested.
    pub marking_left: u64,
    /// Emails waiting to be sent; `None` if the database is unavailable.
    pub waiting_emails: Option<u64>,
    /// Jobs running and abandoned, on all nodes; `None` if the database is unavailable.
    pub jobs: Option<QueueLoad>,
    /// The connections to the database.
    pub connections: Vec<PoolMetrics>,
}

impl Server {
    /// Collects the metrics, with two database queries.
    pub async fn metrics(&self) -> ServerMetrics {
        let inner = &self.inner;
        let waiting_emails = mail::waiting(&inner.store).await;
        let jobs = job::counts(&inner.store, inner.clock.now()).await;
        let count = |n: i64| usize::try_from(n).unwrap_or_default();
        let (marking, marking_left) = inner.exams.marking_metrics();
        ServerMetrics {
            saves: inner.exams.saving_metrics(),
            hashing: inner.passwords.hashing_load(),
            judging: inner.passwords.strength_load(),
            marking,
            marking_left,
            waiting_emails: waiting_emails.ok().and_then(|n| u64::try_from(n).ok()),
            jobs: jobs.ok().map(|(held, left)| QueueLoad { running: count(held), waiting: count(left) }),
            connections: inner.store.pool_metrics(),
        }
    }
}
