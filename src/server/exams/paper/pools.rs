//! Cached pools that papers are drawn from, and exposure counts of their questions.

use crate::cache::SharedCache;
use crate::exams::marking::digest::Digests;
use bank::exam::{Exposure, Pool};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::Moment;
use store::federation::FederationId;
use store::paper::PaperId;
use store::sitting::SittingId;
use tokio::sync::OnceCell;

/// Number of cached sittings, and of papers: far more than candidates enter at once on one node.
const CAPACITY: usize = 256;

/// Exposure counts of a paper's questions, in all its sittings.
pub(super) type PaperExposure = Arc<Mutex<ExposureCounts>>;

#[derive(Debug, Default)]
pub(super) struct ExposureCounts {
    pub counts: Exposure,
    /// Time of the last refresh; `None` before the first.
    pub refreshed_at: Option<Moment>,
}

/// Pools for drawing, each read once while other candidates wait.
#[derive(Debug, Default)]
pub(crate) struct PaperPools {
    pub(super) pools: SharedCache<SittingId, Arc<OnceCell<Arc<PaperPool>>>, CAPACITY>,
    pub(super) exposure: SharedCache<(FederationId, PaperId), PaperExposure, CAPACITY>,
}

/// The pool of a sitting.
#[derive(Debug)]
pub(super) struct PaperPool {
    pub pool: Pool,
    pub digests: Digests,
    pub exposure: PaperExposure,
}

/// Locks exposure counts, even after a panic.
pub(super) fn lock(exposure: &PaperExposure) -> MutexGuard<'_, ExposureCounts> {
    exposure.lock().unwrap_or_else(PoisonError::into_inner)
}
