//! Serialisation of requests for the same attempt or account.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Mutex as Held, MutexGuard as HeldGuard};
use uuid::Uuid;

/// Locks by id of the attempt or account.
#[derive(Debug, Default)]
pub(crate) struct AttemptLocks(Mutex<LockTable>);

/// The lock and the number of its waiters, by id.
type LockTable = HashMap<Uuid, (Arc<Held<()>>, usize)>;

/// A place in the queue for a lock. Dropping it cleans up.
pub(crate) struct LockTicket<'a> {
    turns: &'a AttemptLocks,
    of: Uuid,
    held: Arc<Held<()>>,
}

impl AttemptLocks {
    /// Joins the queue for the lock of an id.
    pub(crate) fn line_up(&self, of: Uuid) -> LockTicket<'_> {
        let mut all = self.all();
        let (held, wanted) = all.entry(of).or_default();
        *wanted += 1;
        LockTicket { turns: self, of, held: held.clone() }
    }

    fn all(&self) -> MutexGuard<'_, LockTable> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LockTicket<'_> {
    /// Waits for the lock.
    pub(crate) async fn come(&self) -> HeldGuard<'_, ()> {
        self.held.lock().await
    }
}

impl Drop for LockTicket<'_> {
    fn drop(&mut self) {
        let mut all = self.turns.all();
        if let Some((_, wanted)) = all.get_mut(&self.of) {
            *wanted -= 1;
            if *wanted == 0 {
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
        let (turns, of) = (AttemptLocks::default(), Uuid::from_u128(1));
        let first = turns.line_up(of);
        let held = first.come().await;
        let other = turns.line_up(Uuid::from_u128(2));
        drop(timeout(Duration::from_secs(5), other.come()).await.expect("another attempt waits for nobody"));
        let impatient = turns.line_up(of);
        assert!(timeout(Duration::from_millis(20), impatient.come()).await.is_err());
        drop(impatient);
        let patient = turns.line_up(of);
        drop(held);
        drop(first);
        drop(timeout(Duration::from_secs(5), patient.come()).await.expect("it is the next one's turn"));
        assert_eq!(turns.all().len(), 2);
        drop((patient, other));
        assert!(turns.all().is_empty());
    }
}
