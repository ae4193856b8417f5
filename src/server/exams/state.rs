//! In-memory state of exams.

use super::archive::slots::ArchiveSlots;
use super::marking::queue::EngineQueue;
use super::paper::pools::PaperPools;
use super::regrade::cache::ComparisonCache;
use super::saving::SaveQueue;
use crate::cache::SharedCache;
use crate::metrics::SaveMetrics;
use bank::Scenario;
use std::sync::Arc;
use store::Store;

/// Number of cached scenarios for candidates' pages; a national exam has fewer.
const SCENARIOS: usize = 4_000;

/// In-memory state of exams: queues, caches, and slots for archives.
#[derive(Debug)]
pub(crate) struct ExamState {
    pub(super) saving: SaveQueue,
    pub(super) marking: EngineQueue,
    pub(super) pools: PaperPools,
    pub(super) comparisons: ComparisonCache,
    pub(super) archives: ArchiveSlots,
    /// Scenarios on candidates' pages, by id.
    pub(super) scenarios: SharedCache<String, Arc<Scenario>, SCENARIOS>,
}

impl ExamState {
    /// The state over a store; starts the save queue.
    pub(crate) fn new(store: Store) -> Self {
        Self {
            saving: SaveQueue::start(store),
            marking: EngineQueue::default(),
            pools: PaperPools::default(),
            comparisons: ComparisonCache::default(),
            archives: ArchiveSlots::default(),
            scenarios: SharedCache::default(),
        }
    }

    /// Metrics of the save queue.
    pub(crate) fn saving_metrics(&self) -> SaveMetrics {
        self.saving.metrics()
    }

    /// Number of attempts waiting to be marked, and of those that found the queue full.
    pub(crate) fn marking_metrics(&self) -> (usize, u64) {
        self.marking.metrics()
    }
}
