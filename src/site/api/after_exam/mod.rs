//! After an exam: for its examiners, and candidates' appeals. Each function checks the permission
//! first.
//!
//! - `statistics`: item and paper statistics
//! - `remarking`: regrading
//! - `appeal`: appeals and their decisions
//! - `archive`: the sitting as one file

mod appeal;
mod archive;
mod remarking;
mod statistics;

pub use appeal::{
    Appeal, AppealCase, AppealOf, AppealState, Decider, OwnAppeals, appeal_case, appeal_file, appeals,
    appeals_now, own_appeals,
};
pub use archive::{ArchiveReadiness, archive_file, archive_readiness};
pub use remarking::{
    ChangedAttempt, Comparison, PageChange, Policy, Regrade, RegradeState, engine_now, remarking,
};
pub use statistics::{ExamStatistics, ItemOfExam, exam_statistics, statistics_file};

use super::federation::{server, told};
use super::visit::{Refused, Visit};
pub use server::exams::Sitting as ExamSitting;
use server::roles::Allowed;

/// A sitting of a federation that was opened, by the id in an address.
pub async fn held_sitting(visit: &Visit, allowed: &Allowed, id: &str) -> Result<ExamSitting, Refused> {
    told(server(visit)?.held_sitting(allowed, id).await)?.ok_or(Refused::Lost)
}
