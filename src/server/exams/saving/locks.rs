//! Serialisation of requests for the same attempt or account.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Mutex as FairMutex, MutexGuard as FairGuard};
use uuid::Uuid;

/// Locks by id of the attempt or account.
#[derive(Debug, Default)]
pub(crate) struct AttemptLocks(Mutex<LockTable>);

/// The lock and the number of its waiters, by id.
type LockTable = HashMap<Uuid, (Arc<FairMutex<()>>, usize)>;

/// A place in the queue for a lock. Dropping it cleans up.
pub(crate) struct LockTicket<'a> {
    locks: &'a AttemptLocks,
    of: Uuid,
    lock: Arc<FairMutex<()>>,
}

impl AttemptLocks {
    /// Joins the queue for the lock of an id.
    pub(crate) fn join(&self, of: Uuid) -> LockTicket<'_> {
        let mut all = self.all();
        let (lock, waiters) = all.entry(of).or_default();
        *waiters += 1;
        LockTicket { locks: self, of, lock: lock.clone() }
    }

    fn all(&self) -> MutexGuard<'_, LockTable> {
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
        let mut all = self.locks.all();
        if let Some((_, waiters)) = all.get_mut(&self.of) {
            *waiters -= 1;
            if *waiters == 0 {
                all.remove(&self.of);
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
        let (locks, of) = (AttemptLocks::default(), Uuid::from_u128(1));
        let first = locks.join(of);
        let lock = first.lock().await;
        let other = locks.join(Uuid::from_u128(2));
        drop(timeout(Duration::from_secs(5), other.lock()).await.expect("another attempt waits for nobody"));
        let impatient = locks.join(of);
        assert!(timeout(Duration::from_millis(20), impatient.lock()).await.is_err());
        drop(impatient);
        let patient = locks.join(of);
        drop(lock);
        drop(first);
        drop(timeout(Duration::from_secs(5), patient.lock()).await.expect("it is the next one's turn"));
        assert_eq!(locks.all().len(), 2);
        drop((patient, other));
        assert!(locks.all().is_empty());
    }
}
