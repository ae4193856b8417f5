//! Marking.
//!
//! - `engine`: by the engine, off the serving threads; `queue`: its queue
//! - [`examiner`]: by examiners; [`rubric`]: practical and oral parts; [`tables`]: its
//!   simulated tables; `unwritten`: attempts that have these alone
//! - [`digest`]: digests of the questions; [`rulings`]: rulings on them

pub mod digest;
mod engine;
pub mod examiner;
pub(crate) mod queue;
pub mod rubric;
pub mod rulings;
pub mod tables;
mod unwritten;

use super::attempt::Attempts;
use super::results::ExamResults;
use super::sitting::Sittings;
use crate::audit::Audit;
use crate::parts::{Clock, EngineQueue, Service, Store};
use std::sync::Arc;

/// Marks by the engine and by examiners.
#[derive(Clone, Debug, Service)]
pub struct Marking {
    store: Store,
    clock: Clock,
    engine_queue: Arc<EngineQueue>,
    audit: Audit,
    attempts: Attempts,
    sittings: Sittings,
    results: ExamResults,
}
