//! Marking.
//!
//! - `engine`: by the engine, off the serving threads; `queue`: its queue
//! - [`examiner`]: by examiners; [`rubric`]: practical and oral parts
//! - [`digest`]: digests of the questions; [`rulings`]: rulings on them

pub mod digest;
mod engine;
pub mod examiner;
pub(super) mod queue;
pub mod rubric;
pub mod rulings;
