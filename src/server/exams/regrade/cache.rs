//! Cached comparisons.

use super::{Comparison, RegradeScope};
use crate::cache::SharedCache;
use std::sync::Arc;
use uuid::Uuid;

/// Number of cached comparisons; each holds all answers of the attempts with a differing mark.
const CAPACITY: usize = 4;

/// Cached comparisons by id: immutable, and recomputing one reads all attempts.
#[derive(Debug, Default)]
pub(crate) struct ComparisonCache(SharedCache<RegradeScope, (Uuid, Arc<Comparison>), CAPACITY>);

impl ComparisonCache {
    pub(super) fn get(&self, scope: RegradeScope, id: Uuid) -> Option<Arc<Comparison>> {
        self.0.get(&scope).filter(|(of, _)| *of == id).map(|(_, found)| found)
    }

    pub(super) fn insert(&self, scope: RegradeScope, id: Uuid, comparison: Arc<Comparison>) {
        self.0.insert(scope, (id, comparison));
    }
}
