//! Metrics of the server as a whole.

use super::{QueueLoad, SaveMetrics};
use crate::parts::{Clock, EngineQueue, Passwords, SaveQueue, Service};
use std::sync::Arc;
use store::pool::PoolMetrics;
use store::{Store, job, mail, webhook_delivery};

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
    /// Deliveries to webhooks that are due; `None` if the database is unavailable.
    pub waiting_webhooks: Option<u64>,
    /// Jobs running and abandoned, on all nodes; `None` if the database is unavailable.
    pub jobs: Option<QueueLoad>,
    /// The connections to the database.
    pub connections: Vec<PoolMetrics>,
}

/// Metrics of the server as a whole.
#[derive(Clone, Debug, Service)]
pub struct Metrics {
    store: Store,
    clock: Clock,
    passwords: Passwords,
    saving: SaveQueue,
    engine_queue: Arc<EngineQueue>,
}

impl Metrics {
    /// Collects the metrics, with three database queries.
    pub async fn collect(&self) -> ServerMetrics {
        let waiting_emails = mail::waiting(&self.store).await;
        let waiting_webhooks = webhook_delivery::waiting(&self.store, self.clock.now()).await;
        let jobs = job::counts(&self.store, self.clock.now()).await;
        let count = |n: i64| usize::try_from(n).unwrap_or_default();
        let (marking, marking_left) = self.engine_queue.metrics();
        ServerMetrics {
            saves: self.saving.metrics(),
            hashing: self.passwords.hashing_load(),
            judging: self.passwords.strength_load(),
            marking,
            marking_left,
            waiting_emails: waiting_emails.ok().and_then(|n| u64::try_from(n).ok()),
            waiting_webhooks: waiting_webhooks.ok().and_then(|n| u64::try_from(n).ok()),
            jobs: jobs.ok().map(|(held, left)| QueueLoad { running: count(held), waiting: count(left) }),
            connections: self.store.pool_metrics(),
        }
    }
}
