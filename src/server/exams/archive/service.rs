//! The service of archives: all that the rules in this folder reach.

use super::slots::ArchiveSlots;
use crate::audit::Audit;
use crate::exams::attempt::Attempts;
use crate::exams::results::ExamResults;
use crate::exams::sitting::Sittings;
use crate::parts::{Clock, EngineQueue, Service, Store};
use std::sync::Arc;

/// Archives of sittings.
#[derive(Clone, Debug, Service)]
pub struct Archives {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) engine_queue: Arc<EngineQueue>,
    pub(super) slots: Arc<ArchiveSlots>,
    pub(super) audit: Audit,
    pub(super) attempts: Attempts,
    pub(super) sittings: Sittings,
    pub(super) results: ExamResults,
}
