//! Metrics: queue lengths, counts and durations. For monitoring only; no decision depends on them.
//!
//! - `counter`, `histogram`, `queue`: the kinds of metric
//! - `saves`: metrics of saving candidates' actions
//! - `server`: metrics of the server as a whole

mod counter;
mod histogram;
mod queue;
mod saves;
mod server;

pub use counter::Counter;
pub use histogram::Histogram;
pub use queue::QueueLoad;
pub use saves::{SaveCounters, SaveMetrics};
pub use server::{Metrics, ServerMetrics};
