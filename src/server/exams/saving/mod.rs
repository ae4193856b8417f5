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
//! Everything has a timeout. A client is told within a few seconds that its request is on disk, or
//! that this is unknown: it then repeats the request under the same number, which is saved once. If
//! the database is unreachable all waiting clients are told at once, and requests past their
//! deadline are dropped.

pub(super) mod batch;
pub(super) mod locks;

use super::attempt::admit::{Admission, AdmissionResult};
use super::attempt::apply::{CandidateRequest, Done};
use crate::clock::Stopwatch;
use crate::metrics::{SaveCounters, SaveMetrics};
use batch::{QueuedRequest, QueuedWork, Reply, carry_out};
use locks::AttemptLocks;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, timeout_at};
use uuid::Uuid;

/// Queue length beyond which further requests block.
const LINE: usize = 8192;
/// Limit on actions per transaction, which bounds its duration.
const TOGETHER: usize = 512;
/// Total timeout of a request. A refused browser retries until the database is back; a hanging one
/// does not.
const LIMIT: Duration = Duration::from_secs(4);
/// A lost connection fails within this time; then one immediate retry may succeed.
const LOST: Duration = Duration::from_secs(1);
/// Concurrent transactions, where more than one is possible: while one waits for the database
/// another is prepared, and the database has several cores. More would reduce the batch sizes.
const AT_ONCE: usize = 2;
/// Concurrent single retries, each on its own connection, so that they do not wait for each other.
const BY_THEMSELVES: usize = 8;

/// The save queue. Cheap to clone: clones are the same queue, which ends with the last of them.
#[derive(Clone, Debug)]
pub struct SaveQueue {
    line: mpsc::Sender<QueuedRequest>,
    turns: Arc<AttemptLocks>,
    counted: Arc<SaveCounters>,
}

impl SaveQueue {
    /// Starts a queue over a store.
    pub fn start(store: Store) -> Self {
        let (line, waiting) = mpsc::channel(LINE);
        let counted = Arc::<SaveCounters>::default();
        tokio::spawn(tend(store, waiting, counted.clone()));
        Self { line, turns: Arc::default(), counted }
    }

    /// Number waiting, and metrics of past saves.
    pub(super) fn metrics(&self) -> SaveMetrics {
        self.counted.metrics(self.line.max_capacity() - self.line.capacity())
    }

    /// Applies a candidate's request. On return it is on disk; after a timeout it may be.
    pub(super) async fn order(&self, order: CandidateRequest) -> Result<Done, StoreError> {
        self.in_turn(order.attempt().0, |tell| QueuedWork::Order(Box::new(order), tell)).await
    }

    /// Admits a candidate. On return it is on disk; after a timeout it may be.
    pub(super) async fn enter(&self, entering: Admission) -> Result<AdmissionResult, StoreError> {
        self.in_turn(entering.account().0, |tell| QueuedWork::Entering(Box::new(entering), tell)).await
    }

    /// Queues a request once no other of the same attempt or account is queued, and awaits its reply.
    async fn in_turn<T>(&self, of: Uuid, what: impl FnOnce(Reply<T>) -> QueuedWork) -> Result<T, StoreError> {
        let until = Instant::now() + LIMIT;
        let turn = self.turns.line_up(of);
        let in_turn = async {
            let _turn = turn.come().await;
            let (tell, told) = oneshot::channel();
            let waiting = QueuedRequest { what: what(tell), until };
            self.line.send(waiting).await.map_err(|_| StoreError::Stopping)?;
            told.await.map_err(|_| StoreError::Stopping)?
        };
        timeout_at(until, in_turn).await.unwrap_or_else(|_| Err(StoreError::silent()))
    }
}

async fn tend(store: Store, mut line: mpsc::Receiver<QueuedRequest>, counted: Arc<SaveCounters>) {
    let apart = Arc::new(Semaphore::new(BY_THEMSELVES));
    let at_once = Arc::new(Semaphore::new(if store.writes_one_by_one() { 1 } else { AT_ONCE }));
    let mut next = line.recv().await;
    while let Some(first) = next.take() {
        // Requests gather while all slots are busy. The semaphore is never closed.
        let Ok(place) = at_once.clone().acquire_owned().await else { return };
        let (together, left) = gather(first, &mut line, TOGETHER, QueuedRequest::weight);
        let now = Instant::now();
        let (mut together, late): (Vec<_>, Vec<_>) = together.into_iter().partition(|one| one.until > now);
        refuse(late);
        // A stable sort keeps the order within an attempt; a common order of row locks prevents
        // deadlocks between nodes.
        together.sort_by_key(QueuedRequest::of);
        if !together.is_empty() {
            let (store, apart, counted) = (store.clone(), apart.clone(), counted.clone());
            tokio::spawn(async move {
                let (orders, watch) = (together.len(), Stopwatch::begin());
                let kept = serve(&store, together, &apart).await;
                counted.tried(orders, kept, watch.took());
                drop(place);
            });
        }
        next = match left {
            Some(left) => Some(left),
            None => line.recv().await,
        };
    }
}

/// Applies requests, together or each by itself, and replies. Returns true if together.
async fn serve(store: &Store, mut together: Vec<QueuedRequest>, apart: &Arc<Semaphore>) -> bool {
    let begun = Instant::now();
    let mut tried = carry_out(store, &mut together).await;
    if matches!(&tried, Err(error) if error.is_away()) && begun.elapsed() < LOST {
        tried = carry_out(store, &mut together).await;
    }
    let kept = tried.is_ok();
    match tried {
        Ok(()) => {}
        Err(error) if error.is_away() => {
            tracing::warn!(%error, orders = together.len(), "database unavailable; queued requests refused");
            refuse(together);
        }
        Err(error @ StoreError::Unavailable(_)) if together.len() == 1 => {
            tracing::warn!(%error, "request blocked and refused");
            refuse(together);
        }
        Err(error) => {
            tracing::warn!(%error, orders = together.len(), "transaction failed; retrying each request by itself");
            by_themselves(store, together, apart).await;
        }
    }
    kept
}

/// Replies to each that the outcome is unknown.
fn refuse(those: Vec<QueuedRequest>) {
    those.into_iter().for_each(QueuedRequest::refuse);
}

/// Starts each in a transaction of its own, a few at a time; no two are of one attempt. The queue
/// continues meanwhile, as one of them may block for long.
async fn by_themselves(store: &Store, those: Vec<QueuedRequest>, apart: &Arc<Semaphore>) {
    for one in those {
        // It is never closed.
        let Ok(permit) = apart.clone().acquire_owned().await else { return };
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
    line: &mut mpsc::Receiver<T>,
    most: usize,
    weight: impl Fn(&T) -> usize,
) -> (Vec<T>, Option<T>) {
    let mut weighs = weight(&first);
    let mut together = vec![first];
    while let Ok(one) = line.try_recv() {
        weighs += weight(&one);
        if weighs > most {
            return (together, Some(one));
        }
        together.push(one);
    }
    (together, None)
}

#[cfg(test)]
mod tests {
    use super::gather;
    use tokio::sync::mpsc;

    #[test]
    fn batch_weight_counts_actions() {
        let (sender, mut line) = mpsc::channel(8);
        for weight in [100, 300, 12, 90, 1] {
            sender.try_send(weight).unwrap();
        }
        let mut gathered = |first| gather(first, &mut line, 512, |weight| *weight);
        assert_eq!(gathered(100), (vec![100, 100, 300, 12], Some(90)));
        assert_eq!(gathered(90), (vec![90, 1], None));
        // What is too much by itself is done by itself.
        sender.try_send(1).unwrap();
        assert_eq!(gather(900, &mut line, 512, |weight| *weight), (vec![900], Some(1)));
    }
}
