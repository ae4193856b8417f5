//! After an exam: for its examiners, and candidates' appeals. Each function checks the permission
//! first.
//!
//! - `statistics`: item and paper statistics
//! - `regrading`: regrading
//! - `appeal`: appeals and their decisions
//! - `archive`: the sitting as one file

mod appeal;
mod archive;
mod regrading;
mod statistics;

pub use appeal::{
    Appeal, AppealCase, AppealOf, AppealPost, AppealState, Decider, DecisionPost, OwnAppeals, appeal_case,
    appeal_file, appeals, appeals_now, own_appeals,
};
pub use archive::{ArchiveReadiness, archive_file, archive_readiness};
pub use regrading::{
    ChangedAttempt, Comparison, PageChange, Policy, Regrade, RegradePost, RegradeState, engine_now, regrading,
};
pub use statistics::{ExamStatistics, ItemOfExam, exam_statistics, statistics_file};

use super::federation::{or_refuse, server};
use super::request_context::{Refused, RequestContext};
pub use server::exams::Sitting as ExamSitting;
use server::roles::Allowed;

/// The opened sitting in the URL.
pub async fn opened_sitting(
    context: &RequestContext,
    allowed: &Allowed,
    id: &str,
) -> Result<ExamSitting, Refused> {
    or_refuse(server(context)?.sittings.held(allowed, id).await)?.ok_or(Refused::NotFound)
}
