//! The service of papers in halls: all that the rules in this folder reach.

use crate::audit::Audit;
use crate::exams::attempt::Attempts;
use crate::exams::attempt::entry::Admissions;
use crate::parts::{Clock, Service, Store};

/// Papers written in halls.
#[derive(Clone, Debug, Service)]
pub struct Halls {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) audit: Audit,
    pub(super) admissions: Admissions,
    pub(super) attempts: Attempts,
}
