//! Exams: papers, sittings, attempts, marks.
//!
//! | folder | contents |
//! |---|---|
//! | [`paper`] | a federation's papers; `prepare` before a sitting, `draw` for a candidate |
//! | [`sitting`] | a sitting; its `form`, `manage` (create, open, close), the live `monitor`, examiners' `controls`, `finalize` for attempts whose time is up |
//! | [`attempt`] | a candidate's attempt: `entry` and `admit`, the candidate's `act`s and their `apply`, `receipt`s, the `candidate`'s view, `status` |
//! | `saving` | candidates' actions, many per commit: `batch`, and `turns` within an attempt |
//! | [`marking`] | by the engine, off the serving threads; by `examiner`s; practical parts by `rubric`; `digest`s of the questions, `rulings` on them |
//! | [`results`] | results of a sitting; `page_marks`, `record`, `statistics`, candidates' `review`, `evidence` toward certificates, `export` of a user's data |
//! | [`appeal`] | candidates' appeals; one `case`, and its decision |
//! | [`regrade`] | marks compared with the current engine, and applied |
//! | [`archive`] | a sitting as one verifiable file |
//!
//! Not here: questions, drawing, mark rules and timing (`bank::exam`), and permissions (`roles`).

pub mod appeal;
pub mod archive;
pub mod attempt;
pub mod marking;
pub mod paper;
pub mod regrade;
pub mod results;
pub mod saving;
pub mod sitting;

pub use attempt::act::{Act, ActionRefusal, Receipt};
pub use attempt::apply::Done;
pub use attempt::candidate::{Completeness, PageDone, device, public_id};
pub use attempt::entry::EnterFault;
pub use attempt::{Attempt, AttemptState};
pub use marking::examiner::{MarkFault, MarkingQueue, MarkingTask, Tasked};
pub use marking::rubric::{FilledSheet, RubricSheet, SheetFault};
pub use paper::prepare::PrepareFault;
pub use paper::{PaperFault, WrittenPaper};
pub use results::review::{ReviewFault, Reviewed, ReviewedPage};
pub use results::{AttemptResult, Candidate, Results};
pub use sitting::controls::Steer;
pub use sitting::form::{SittingFault, SittingForm};
pub use sitting::manage::SittingRefusal;
pub use sitting::monitor::{BOARD_PAGE, LiveMonitor, MORE, MonitorRow};
pub use sitting::{ClockRule, Prepared, Review, Sitting, SittingState};

use crate::accounts::attempts::Attempts;
use crate::cache::SharedCache;
use crate::figures::SaveMetrics;
use attempt::entry::{CODES_WINDOW, WRONG_CODES};
use bank::Scenario;
use marking::Marking;
use paper::draw::PaperPools;
use regrade::cache::ComparisonCache;
use saving::SaveQueue;
use std::sync::Arc;
use store::Store;

/// Cached scenarios for candidates' pages; a national exam has fewer.
const ASKED: usize = 4_000;

/// In-memory state of exams: save queue, marking queue, pools for drawing, running archives.
#[derive(Debug)]
pub(super) struct Exams {
    saving: SaveQueue,
    marking: Marking,
    rooms: PaperPools,
    codes: Attempts,
    compared: ComparisonCache,
    archives: archive::Places,
    asked: SharedCache<String, Arc<Scenario>, ASKED>,
}

impl Exams {
    /// Over a store.
    pub(super) fn new(store: Store) -> Self {
        let codes = Attempts::new(store.clone(), "entry-code", WRONG_CODES, CODES_WINDOW);
        Self {
            saving: SaveQueue::begin(store),
            marking: Marking::default(),
            rooms: PaperPools::default(),
            codes,
            compared: ComparisonCache::default(),
            archives: archive::Places::default(),
            asked: SharedCache::default(),
        }
    }

    /// Metrics of the save queue.
    pub(super) fn saving_figures(&self) -> SaveMetrics {
        self.saving.figures()
    }

    /// Number of attempts waiting to be marked, and of those that found the queue full.
    pub(super) fn marking_figures(&self) -> (usize, u64) {
        self.marking.figures()
    }
}
