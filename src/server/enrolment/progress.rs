//! Progress of the imports that run on this node.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use uuid::Uuid;

/// Numbers of processed lines of the imports running on this node. Each import is one transaction,
/// invisible to others until it ends.
#[derive(Debug, Default)]
pub struct RunningImports(Mutex<HashMap<Uuid, Arc<AtomicUsize>>>);

impl RunningImports {
    /// Starts counting the lines of a file.
    pub(super) fn start(&self, id: Uuid) -> LineCounter<'_> {
        let done = Arc::new(AtomicUsize::new(0));
        self.all().insert(id, done.clone());
        LineCounter { of: self, id, done }
    }

    pub(super) fn done(&self, id: Uuid) -> usize {
        self.all().get(&id).map_or(0, |done| done.load(Ordering::Relaxed))
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Uuid, Arc<AtomicUsize>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Counter of a running import's lines; dropping it ends the import's progress.
pub(super) struct LineCounter<'a> {
    of: &'a RunningImports,
    id: Uuid,
    done: Arc<AtomicUsize>,
}

impl LineCounter<'_> {
    pub(super) fn advance(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for LineCounter<'_> {
    fn drop(&mut self) {
        self.of.all().remove(&self.id);
    }
}
