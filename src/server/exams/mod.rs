//! Exams: papers, sittings, attempts, marks.
//!
//! | module | contents |
//! |---|---|
//! | [`paper`] | papers; `prepare` before a sitting, `draw` for a candidate from cached `pools` |
//! | [`sitting`] | its `form`, live `monitor` and `controls`; `manage`, `finalize` its attempts |
//! | [`attempt`] | `entry`, the candidate's `act`s and their `apply`, `receipt`s, `status`, views |
//! | `saving` | candidates' actions, many per commit: `batch`, and `locks` within an attempt |
//! | [`marking`] | by `engine`, `examiner` or `rubric`; `digest`s of questions, `rulings` on them |
//! | `answers`, `marks` | answers and marks as rows |
//! | [`results`] | `statistics`, candidates' `review`, `evidence` for certificates, `export` |
//! | [`markers`] | people invited to mark one sitting |
//! | [`roster`] | the people who are to sit, and their emails |
//! | [`hall`] | papers written in a hall without devices |
//! | [`appeal`] | candidates' appeals; one `case`, and its decision |
//! | [`regrade`] | marks compared with the current engine, and applied |
//! | [`archive`] | a sitting as one verifiable file |
//!
//! Where a folder's types are used below its service, `service` declares that, and else `mod`.
//!
//! Not here: questions, drawing, mark rules and timing (`bank::exam`), and permissions (`roles`).

mod answers;
pub mod appeal;
pub mod archive;
pub mod attempt;
pub mod hall;
pub mod markers;
pub mod marking;
mod marks;
pub mod paper;
pub mod regrade;
pub mod results;
pub mod roster;
pub mod saving;
pub mod sitting;

pub use attempt::act::{Act, ActionRefusal, Receipt};
pub use attempt::admit::EnterFault;
pub use attempt::apply::Done;
pub use attempt::candidate::{Completeness, PageDone, device, public_id};
pub use attempt::{Attempt, AttemptState};
pub use marking::examiner::{AnswerToMark, MarkingQueue, MarkingTask};
pub use marking::rubric::{FilledSheet, RubricSheet};
pub use marking::tables::{ExamTables, TableCandidate};
pub use paper::WrittenPaper;
pub use paper::prepare::PrepareFault;
pub use results::review::{Reviewed, ReviewedPage};
pub use results::{AttemptResult, Candidate, ExamStep, Results};
pub use sitting::controls::Steer;
pub use sitting::form::SittingForm;
pub use sitting::monitor::{LiveMonitor, MONITOR_PAGE_SIZE, MonitorRow};
pub use sitting::{ClockRule, Prepared, Review, Sitting, SittingState};

use crate::cache::SharedCache;
use std::sync::Arc;

/// Scenarios on candidates' pages, by id. A national exam has fewer than fit.
pub(crate) type ScenarioCache = SharedCache<String, Arc<bank::Scenario>, 4_000>;
