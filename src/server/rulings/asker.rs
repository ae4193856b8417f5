//! Clients of the search, with a queue for each class: visitors cannot delay members or the site
//! itself.

use super::limits::Limits;
use crate::accounts::Network;
use crate::metrics::QueueLoad;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};
use uuid::Uuid;

/// Searches under way or waiting for one account.
const PER_ACCOUNT: usize = 8;
/// The same for all visitors of one network.
const PER_NETWORK: usize = 4;

/// A client asking for a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// The site: marking, papers, scenarios of the bank.
    Site,
    /// An account, signed in.
    Account(Uuid),
    /// A visitor, by network if known.
    Visitor(Option<Network>),
}

impl Asker {
    /// True for clients of the visitors' queue.
    pub fn is_visitor(self) -> bool {
        matches!(self, Asker::Visitor(_))
    }

    /// Limit on running and queued searches of this client.
    fn limit(self) -> usize {
        match self {
            Asker::Site => usize::MAX,
            Asker::Account(_) => PER_ACCOUNT,
            Asker::Visitor(_) => PER_NETWORK,
        }
    }
}

/// The two queues.
pub struct Queues {
    members: SearchQueue,
    visitors: SearchQueue,
    shares: SearchShares,
}

/// Workers, and slots for running and queued searches.
struct SearchQueue {
    workers: usize,
    slots: usize,
    working: Arc<Semaphore>,
    admitted: Arc<Semaphore>,
}

/// Searches under way or waiting, by asker.
type SearchShares = Arc<Mutex<HashMap<Asker, usize>>>;

/// A slot in a queue, released on drop.
pub struct QueueSlot {
    working: Arc<Semaphore>,
    _admitted: OwnedSemaphorePermit,
    _share: SearchSlot,
}

/// One search of a client's share, released on drop.
struct SearchSlot {
    shares: SearchShares,
    asker: Asker,
}

impl Queues {
    /// Queues with all workers for members and the site, and half as many more for visitors.
    pub fn new(limits: Limits) -> Self {
        let Limits { at_once, waiting, .. } = limits;
        let visitors = SearchQueue::new(at_once.div_ceil(2), waiting);
        Self { members: SearchQueue::new(at_once, waiting), visitors, shares: SearchShares::default() }
    }

    /// A slot for this client; `None` if the queue or the client's share is full.
    pub fn slot(&self, asker: Asker) -> Option<QueueSlot> {
        let queue = if asker.is_visitor() { &self.visitors } else { &self.members };
        let share = SearchSlot::take(&self.shares, asker)?;
        let admitted = Arc::clone(&queue.admitted).try_acquire_owned().ok()?;
        Some(QueueSlot { working: queue.working.clone(), _admitted: admitted, _share: share })
    }

    /// True while any search is under way or waits.
    pub fn is_at_work(&self) -> bool {
        [&self.members, &self.visitors].into_iter().any(|one| one.admitted.available_permits() < one.slots)
    }

    /// Searches under way and waiting, of members and of visitors.
    pub fn loads(&self) -> [QueueLoad; 2] {
        [&self.members, &self.visitors].map(|one| {
            let free = (one.working.available_permits(), one.admitted.available_permits());
            QueueLoad::of(one.workers, one.slots, free.0, free.1)
        })
    }
}

impl SearchQueue {
    fn new(workers: usize, waiting: usize) -> Self {
        let slots = workers + waiting;
        let (working, admitted) = (Arc::new(Semaphore::new(workers)), Arc::new(Semaphore::new(slots)));
        Self { workers, slots, working, admitted }
    }
}

impl QueueSlot {
    /// A worker, once one is free.
    pub async fn worker(&self) -> Result<OwnedSemaphorePermit, AcquireError> {
        Arc::clone(&self.working).acquire_owned().await
    }
}

impl SearchSlot {
    fn take(shares: &SearchShares, asker: Asker) -> Option<SearchSlot> {
        let mut taken = shares.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(asker).or_default();
        if *count >= asker.limit() {
            return None;
        }
        *count += 1;
        Some(SearchSlot { shares: shares.clone(), asker })
    }
}

impl Drop for SearchSlot {
    fn drop(&mut self) {
        let mut taken = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.asker) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.asker);
            }
        }
    }
}
