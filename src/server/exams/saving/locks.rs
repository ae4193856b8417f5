//! Fair locks that let one request at a time for the same attempt or account into the save queue.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Mutex as FairMutex, MutexGuard as FairGuard};
use uuid::Uuid;

/// Locks by the id of an attempt or account. A lock exists while a ticket for it does.
#[derive(Debug, Default)]
pub(crate) struct IdLocks(Mutex<LockTable>);

/// The lock and the number of its tickets, by id.
type LockTable = HashMap<Uuid, (Arc<FairMutex<()>>, usize)>;

/// A place in the queue for a lock. Dropping the last ticket removes the lock.
pub(crate) struct LockTicket<'a> {
    locks: &'a IdLocks,
    id: Uuid,
    lock: Arc<FairMutex<()>>,
}

impl IdLocks {
    /// Joins the queue for the lock of an id.
    pub(crate) fn join(&self, id: Uuid) -> LockTicket<'_> {
        let mut table = self.table();
        let (lock, tickets) = table.entry(id).or_default();
        *tickets += 1;
        LockTicket { locks: self, id, lock: lock.clone() }
    }

    fn table(&self) -> MutexGuard<'_, LockTable> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LockTicket<'_> {
    /// Waits for the lock.
    pub(crate) async fn lock(&self) -> FairGuard<'_, ()> {
        self.lock.lock().await
    }
}

impl Drop for LockTicket<'_> {
    fn drop(&mut self) {
        let mut table = self.locks.table();
        if let Some((_, tickets)) = table.get_mut(&self.id) {
            *tickets -= 1;
            if *tickets == 0 {
                table.remove(&self.id);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    #[tokio::test]
    async fn lock_is_fair_and_cleans_up() {
        let (locks, id) = (IdLocks::default(), Uuid::from_u128(1));
        let first = locks.join(id);
        let lock = first.lock().await;
        let other = locks.join(Uuid::from_u128(2));
        drop(timeout(Duration::from_secs(5), other.lock()).await.expect("the lock of another id is free"));
        let timed_out = locks.join(id);
        assert!(timeout(Duration::from_millis(20), timed_out.lock()).await.is_err());
        drop(timed_out);
        let next = locks.join(id);
        drop(lock);
        drop(first);
        drop(timeout(Duration::from_secs(5), next.lock()).await.expect("the next ticket gets the lock"));
        assert_eq!(locks.table().len(), 2);
        drop((next, other));
        assert!(locks.table().is_empty());
    }
}
