//! The engine's queue of ended attempts, and the answers it left to examiners.

use crate::cache::SharedCache;
use crate::metrics::Counter;
use bank::Bank;
use bank::exam::{MarkingStatus, PageOf, is_for_examiners};
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};
use store::attempt::AttemptId;
use store::federation::FederationId;
use tokio::sync::mpsc::{self, error::TrySendError};

/// Queue length. An attempt that does not fit is marked when its results are requested, or after
/// the next start.
const LENGTH: usize = 16_384;
/// Number of attempts whose left answers are cached.
const LEFT: usize = 65_536;

/// An ended attempt, by its federation and id.
pub(in crate::exams) type EndedAttempt = (FederationId, AttemptId);

/// The engine's queue. Nothing is queued before it is opened.
#[derive(Debug, Default)]
pub(crate) struct EngineQueue {
    sender: OnceLock<mpsc::Sender<EndedAttempt>>,
    pub(super) left: LeftToExaminers,
    refused: Counter,
}

/// Answers that the engine has examined and left to examiners, by attempt and page. A cache:
/// missing entries are computed again.
#[derive(Clone, Debug, Default)]
pub(super) struct LeftToExaminers(Arc<SharedCache<AttemptId, Arc<BTreeSet<i32>>, LEFT>>);

impl EngineQueue {
    /// Opens the queue; `None` if it was opened before.
    pub(super) fn open(&self) -> Option<mpsc::Receiver<EndedAttempt>> {
        let (sender, receiver) = mpsc::channel(LENGTH);
        self.sender.set(sender).ok().map(|()| receiver)
    }

    /// The sending end, once open. The receiver is dropped only while the site stops.
    pub(super) fn sender(&self) -> Option<&mpsc::Sender<EndedAttempt>> {
        self.sender.get()
    }

    /// Queues an attempt, unless the queue is full or not open.
    pub(in crate::exams) fn push(&self, attempt: EndedAttempt) {
        if let Some(sender) = self.sender.get()
            && let Err(TrySendError::Full(_)) = sender.try_send(attempt)
        {
            self.refused.add(1);
        }
    }

    /// True if an answered page waits for an examiner: one has begun with it, or the engine does
    /// not mark it.
    pub(in crate::exams) fn is_left(
        &self,
        bank: &Bank,
        id: AttemptId,
        (page, of): (i32, &PageOf),
        now: MarkingStatus,
    ) -> bool {
        match now {
            MarkingStatus::Counts { .. } => false,
            MarkingStatus::Once | MarkingStatus::Apart => true,
            MarkingStatus::Unmarked => {
                let is_left = |pages: Arc<BTreeSet<i32>>| pages.contains(&page);
                is_for_examiners(bank, &of.id) || self.left.get(id).is_some_and(is_left)
            }
        }
    }

    /// Number of waiting attempts, and of those that found the queue full.
    pub(crate) fn metrics(&self) -> (usize, u64) {
        let waiting = self.sender.get().map_or(0, |sender| sender.max_capacity() - sender.capacity());
        (waiting, self.refused.all())
    }
}

impl LeftToExaminers {
    /// The left pages of an attempt; `None` if it is not cached or has none.
    pub(super) fn get(&self, id: AttemptId) -> Option<Arc<BTreeSet<i32>>> {
        self.0.get(&id)
    }

    /// Replaces the left pages of an attempt.
    pub(super) fn set(&self, id: AttemptId, pages: BTreeSet<i32>) {
        if pages.is_empty() { self.0.remove(&id) } else { self.0.insert(id, Arc::new(pages)) }
    }
}
