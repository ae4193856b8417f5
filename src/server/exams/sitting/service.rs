//! The service of sittings: all that the rules in this folder reach.

use crate::audit::Audit;
use crate::exams::attempt::Attempts;
use crate::exams::roster::Rosters;
use crate::federation::Federations;
use crate::parts::{Clock, EngineQueue, Entropy, Service, Store};
use crate::webhooks::WebhookQueue;
use std::sync::Arc;

/// Sittings, and the live monitor.
#[derive(Clone, Debug, Service)]
pub struct Sittings {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) entropy: Entropy,
    pub(super) engine_queue: Arc<EngineQueue>,
    pub(super) audit: Audit,
    pub(super) federations: Federations,
    pub(super) attempts: Attempts,
    pub(super) rosters: Rosters,
    pub(super) webhooks: WebhookQueue,
}
