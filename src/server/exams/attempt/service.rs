//! The service of attempts: all that the rules in this folder reach.

use crate::exams::ScenarioCache;
use crate::parts::{Clock, EngineQueue, Entropy, SaveQueue, Service, Store};
use std::sync::Arc;

/// Candidates' attempts and what they do in them.
#[derive(Clone, Debug, Service)]
pub struct Attempts {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) entropy: Entropy,
    pub(super) saving: SaveQueue,
    pub(super) engine_queue: Arc<EngineQueue>,
    pub(super) scenarios: Arc<ScenarioCache>,
}
