//! Limits on searches and on the cache.

use std::num::NonZero;
use std::time::Duration;

/// Concurrency, queue lengths and cache size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Searches at once.
    pub at_once: usize,
    /// Queue length; further callers get a busy error.
    pub waiting: usize,
    /// Timeout of a caller waiting for a ruling.
    pub timeout: Duration,
    /// Capacity for rulings on cases from users; the least recently used is evicted. Rulings of the
    /// bank are cached apart.
    pub capacity: usize,
}

impl Limits {
    /// A search for each core of this machine.
    pub fn of_this_machine() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Self { at_once: cores, waiting: 32, timeout: Duration::from_secs(4), capacity: 2048 }
    }
}
