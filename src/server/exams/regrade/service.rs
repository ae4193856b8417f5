//! The service of regrades: all that the rules in this folder reach.

use super::cache::ComparisonCache;
use crate::audit::Audit;
use crate::exams::results::ExamResults;
use crate::exams::sitting::Sittings;
use crate::jobs::Jobs;
use crate::mail::Mail;
use crate::parts::{Clock, Service, Store};
use std::sync::Arc;

/// Compares marks with the current engine, and replaces them.
#[derive(Clone, Debug, Service)]
pub struct Regrades {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) comparisons: Arc<ComparisonCache>,
    pub(super) audit: Audit,
    pub(super) mail: Mail,
    pub(super) jobs: Jobs,
    pub(super) results: ExamResults,
    pub(super) sittings: Sittings,
}
