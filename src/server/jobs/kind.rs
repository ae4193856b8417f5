//! The kinds of job that a worker runs.

use store::job::{JobKey, JobRow};

/// Bulk issue of certificates.
pub const ISSUE: &str = "issue";
/// A regrade: comparing marks, or applying what was found.
pub const REGRADE: &str = "remark";
/// Pictures of answer sheets.
pub const SCAN: &str = "scan";
/// An import of people.
pub const ENROL: &str = "enrol";

/// The key of a job; `None` if this version of the program does not know its kind.
pub(super) fn key_of(row: &JobRow) -> Option<JobKey> {
    let kind = [ISSUE, REGRADE, ENROL, SCAN].into_iter().find(|kind| *kind == row.kind)?;
    Some(JobKey { federation: row.federation_id, kind, about: row.about })
}
