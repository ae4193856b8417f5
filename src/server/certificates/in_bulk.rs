//! Certificates that are issued one after another while whoever asked for them looks on: how far it is, and what came of it.

use crate::store::federation::FederationId;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Certificates being issued.
#[derive(Debug)]
pub struct Bulk {
    of: usize,
    done: AtomicUsize,
    state: Mutex<BulkState>,
}

/// How far it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BulkState {
    /// It goes on
    AtWork,
    /// It is over
    Done {
        /// How many certificates were issued
        issued: usize,
        /// To how many a first examiner has agreed, so that another one is awaited
        agreed: usize,
        /// What was not issued: the name, and the word of why
        left: Vec<(String, &'static str)>,
    },
    /// It broke off; what was issued before is issued
    Broken,
}

/// What is being issued, or was last, in each federation.
#[derive(Debug, Default)]
pub struct Bulks(Mutex<HashMap<FederationId, Arc<Bulk>>>);

/// Work at it. However that ends, nobody sees it under way any more.
pub(super) struct AtWork(Arc<Bulk>);

impl Bulk {
    /// How many have been dealt with, and of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.of)
    }

    /// How far it is.
    pub fn state(&self) -> BulkState {
        lock(&self.state).clone()
    }

    /// So many more have been dealt with.
    pub(super) fn advance(&self, by: usize) {
        self.done.fetch_add(by, Ordering::Relaxed);
    }
}

impl Bulks {
    /// What is being issued in a federation, or was last.
    pub(super) fn of(&self, federation: FederationId) -> Option<Arc<Bulk>> {
        lock(&self.0).get(&federation).cloned()
    }

    /// Begins with so many, unless others are being issued there.
    pub(super) fn begin(&self, federation: FederationId, of: usize) -> Option<AtWork> {
        let mut all = lock(&self.0);
        if all.get(&federation).is_some_and(|one| one.state() == BulkState::AtWork) {
            return None;
        }
        let begun = Arc::new(Bulk { of, done: AtomicUsize::new(0), state: Mutex::new(BulkState::AtWork) });
        all.insert(federation, begun.clone());
        Some(AtWork(begun))
    }
}

impl AtWork {
    /// What is being worked at.
    pub fn bulk(&self) -> &Bulk {
        &self.0
    }

    /// It has come to its end.
    pub fn done(self, state: BulkState) {
        *lock(&self.0.state) = state;
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        let mut state = lock(&self.0.state);
        if *state == BulkState::AtWork {
            *state = BulkState::Broken;
        }
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    #[test]
    fn one_at_a_time_in_a_federation() {
        let (bulks, here) = (Bulks::default(), FederationId(Uuid::nil()));
        let first = bulks.begin(here, 2).expect("nothing is under way");
        assert!(bulks.begin(here, 1).is_none());
        assert!(bulks.begin(FederationId(Uuid::from_u128(1)), 1).is_some());
        first.bulk().advance(1);
        assert_eq!(bulks.of(here).expect("it is under way").progress(), (1, 2));
        first.done(BulkState::Done { issued: 2, agreed: 0, left: Vec::new() });
        assert!(bulks.begin(here, 1).is_some());
    }

    #[test]
    fn what_breaks_off_is_not_under_way_any_more() {
        let (bulks, here) = (Bulks::default(), FederationId(Uuid::nil()));
        drop(bulks.begin(here, 2));
        assert_eq!(bulks.of(here).map(|bulk| bulk.state()), Some(BulkState::Broken));
    }
}
