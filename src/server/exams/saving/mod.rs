//! Saving candidates' actions, many per commit (group commit).
//!
//! All requests wait in one queue. A task takes all of them, applies them in one transaction in
//! order of arrival, commits, and only then answers: anything reported as saved is on disk. During
//! a commit the next requests gather, so that the disk is synced once for all of them, and a lone
//! request does not wait.
//!
//! If a transaction fails, each request is retried by itself, so that a faulty one does not affect
//! others. Fairness: one request per attempt is in the queue at a time, and a batch is limited by
//! its amount of work.
//!
//! PostgreSQL runs two transactions at once, as with two nodes; SQLite one.
//!
//! Everything has a timeout. A client learns within a few seconds that its request is on disk, or
//! that this is unknown: it then repeats the request under the same number, which is saved once. If
//! the database is unreachable all waiting clients learn so at once, and requests past their
//! deadline are dropped.

pub(super) mod batch;
pub(super) mod locks;

use super::attempt::admit::{Admission, AdmissionResult};
use super::attempt::apply::{CandidateRequest, Done};
use crate::clock::Stopwatch;
use crate::metrics::{SaveCounters, SaveMetrics};
use batch::{QueuedRequest, QueuedWork, Reply, carry_out};
use locks::IdLocks;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, timeout_at};
use uuid::Uuid;

/// Queue length beyond which further requests block.
const LENGTH: usize = 8192;
/// Limit on actions per transaction, which bounds its duration.
const BATCH_WEIGHT: usize = 512;
/// Total timeout of a request. A refused browser retries until the database is back; a hanging one
/// does not.
const TIMEOUT: Duration = Duration::from_secs(4);
/// A lost connection fails within this time; then one immediate retry may succeed.
const LOST_CONNECTION: Duration = Duration::from_secs(1);
/// Concurrent transactions, where more than one is possible: while one waits for the database
/// another is prepared, and the database has several cores. More would reduce the batch sizes.
const AT_ONCE: usize = 2;
/// Concurrent single retries, each on its own connection, so that they do not wait for each other.
const SINGLE_RETRIES: usize = 8;

/// The save queue. Cheap to clone: clones are the same queue, which ends with the last of them.
#[derive(Clone, Debug)]
pub struct SaveQueue {
    queue: mpsc::Sender<QueuedRequest>,
    locks: Arc<IdLocks>,
    counters: Arc<SaveCounters>,
}

impl SaveQueue {
    /// Starts a queue over a store.
    pub fn start(store: Store) -> Self {
        let (queue, waiting) = mpsc::channel(LENGTH);
        let counters = Arc::<SaveCounters>::default();
        tokio::spawn(run(store, waiting, counters.clone()));
        Self { queue, locks: Arc::default(), counters }
    }

    /// Number waiting, and metrics of past saves.
    pub(crate) fn metrics(&self) -> SaveMetrics {
        self.counters.metrics(self.queue.max_capacity() - self.queue.capacity())
    }

    /// Applies a candidate's request. On return it is on disk; after a timeout it may be.
    pub(super) async fn order(&self, order: CandidateRequest) -> Result<Done, StoreError> {
        self.queued(order.attempt().0, |reply| QueuedWork::Order(Box::new(order), reply)).await
    }

    /// Admits a candidate. On return it is on disk; after a timeout it may be.
    pub(super) async fn enter(&self, entering: Admission) -> Result<AdmissionResult, StoreError> {
        self.queued(entering.account().0, |reply| QueuedWork::Entering(Box::new(entering), reply)).await
    }

    /// Queues a request once no other of its attempt or account is queued, and awaits the reply.
    async fn queued<T>(&self, of: Uuid, what: impl FnOnce(Reply<T>) -> QueuedWork) -> Result<T, StoreError> {
        let until = Instant::now() + TIMEOUT;
        let ticket = self.locks.join(of);
        let queued = async {
            let _turn = ticket.lock().await;
            let (reply, replied) = oneshot::channel();
            let waiting = QueuedRequest { what: what(reply), until };
            self.queue.send(waiting).await.map_err(|_| StoreError::Stopping)?;
            replied.await.map_err(|_| StoreError::Stopping)?
        };
        timeout_at(until, queued).await.unwrap_or_else(|_| Err(StoreError::timed_out()))
    }
}

async fn run(store: Store, mut queue: mpsc::Receiver<QueuedRequest>, counters: Arc<SaveCounters>) {
    let retries = Arc::new(Semaphore::new(SINGLE_RETRIES));
    let at_once = Arc::new(Semaphore::new(if store.serialises_writes() { 1 } else { AT_ONCE }));
    let mut next = queue.recv().await;
    while let Some(first) = next.take() {
        // Requests gather while all slots are busy. The semaphore is never closed.
        let Ok(slot) = at_once.clone().acquire_owned().await else { return };
        let (batch, left) = gather(first, &mut queue, BATCH_WEIGHT, QueuedRequest::weight);
        let now = Instant::now();
        let (mut batch, late): (Vec<_>, Vec<_>) = batch.into_iter().partition(|one| one.until > now);
        refuse(late);
        // A stable sort keeps the order within an attempt; a common order of row locks prevents
        // deadlocks between nodes.
        batch.sort_by_key(QueuedRequest::lock_key);
        if !batch.is_empty() {
            let (store, retries, counters) = (store.clone(), retries.clone(), counters.clone());
            tokio::spawn(async move {
                let (orders, watch) = (batch.len(), Stopwatch::begin());
                let written = serve(&store, batch, &retries).await;
                counters.tried(orders, written, watch.took());
                drop(slot);
            });
        }
        next = match left {
            Some(left) => Some(left),
            None => queue.recv().await,
        };
    }
}

/// Applies requests, together or each by itself, and replies. Returns true if together.
async fn serve(store: &Store, mut batch: Vec<QueuedRequest>, retries: &Arc<Semaphore>) -> bool {
    let begun = Instant::now();
    let mut tried = carry_out(store, &mut batch).await;
    if matches!(&tried, Err(error) if error.is_outage()) && begun.elapsed() < LOST_CONNECTION {
        tried = carry_out(store, &mut batch).await;
    }
    let written = tried.is_ok();
    match tried {
        Ok(()) => {}
        Err(error) if error.is_outage() => {
            tracing::warn!(%error, orders = batch.len(), "database unavailable; queued requests refused");
            refuse(batch);
        }
        Err(error @ StoreError::Unavailable(_)) if batch.len() == 1 => {
            tracing::warn!(%error, "request blocked and refused");
            refuse(batch);
        }
        Err(error) => {
            tracing::warn!(%error, orders = batch.len(), "transaction failed; retrying each request by itself");
            by_themselves(store, batch, retries).await;
        }
    }
    written
}

/// Replies to each that the outcome is unknown.
fn refuse(requests: Vec<QueuedRequest>) {
    requests.into_iter().for_each(QueuedRequest::refuse);
}

/// Starts each in a transaction of its own, a few at a time; no two are of one attempt. The queue
/// continues meanwhile, as one of them may block for long.
async fn by_themselves(store: &Store, requests: Vec<QueuedRequest>, retries: &Arc<Semaphore>) {
    for one in requests {
        // It is never closed.
        let Ok(permit) = retries.clone().acquire_owned().await else { return };
        let store = store.clone();
        tokio::spawn(async move {
            one.alone(&store).await;
            drop(permit);
        });
    }
}

/// The first request and the following ones up to a total weight; and the one that exceeds it.
fn gather<T>(
    first: T,
    queue: &mut mpsc::Receiver<T>,
    most: usize,
    weight: impl Fn(&T) -> usize,
) -> (Vec<T>, Option<T>) {
    let mut weighs = weight(&first);
    let mut batch = vec![first];
    while let Ok(one) = queue.try_recv() {
        weighs += weight(&one);
        if weighs > most {
            return (batch, Some(one));
        }
        batch.push(one);
    }
    (batch, None)
}

#[cfg(test)]
mod tests {
    use super::gather;
    use tokio::sync::mpsc;

    #[test]
    fn batch_weight_counts_actions() {
        let (sender, mut queue) = mpsc::channel(8);
        for weight in [100, 300, 12, 90, 1] {
            sender.try_send(weight).unwrap();
        }
        let mut gathered = |first| gather(first, &mut queue, 512, |weight| *weight);
        assert_eq!(gathered(100), (vec![100, 100, 300, 12], Some(90)));
        assert_eq!(gathered(90), (vec![90, 1], None));
        // What is too much by itself is done by itself.
        sender.try_send(1).unwrap();
        assert_eq!(gather(900, &mut queue, 512, |weight| *weight), (vec![900], Some(1)));
    }
}
