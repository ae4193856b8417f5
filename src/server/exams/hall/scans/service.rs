//! The service of scanned answer sheets: all that the rules in this folder reach.

use super::slot::ReadingSlot;
use crate::audit::Audit;
use crate::exams::attempt::Attempts;
use crate::exams::hall::Halls;
use crate::jobs::Jobs;
use crate::own_bank::ServedBank;
use crate::parts::{Clock, Entropy, Service, Store};
use std::sync::Arc;

/// Photographs and scans of answer sheets.
#[derive(Clone, Debug, Service)]
pub struct HallScans {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) entropy: Entropy,
    pub(super) audit: Audit,
    pub(super) jobs: Jobs,
    pub(super) attempts: Attempts,
    pub(super) halls: Halls,
    pub(super) reading_slot: Arc<ReadingSlot>,
    pub(super) served: Arc<ServedBank>,
}
