//! The search budget of one ruling, and the signal to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A number of plays, and a signal that ends the search early.
#[derive(Clone, Debug)]
pub struct Effort {
    /// Plays left to try
    pub plays: u64,
    stop: StopSignal,
}

/// A stop signal, shared by its clones. A ruling finished after it must be discarded.
#[derive(Clone, Debug, Default)]
pub struct StopSignal(Arc<AtomicBool>);

impl StopSignal {
    /// Ends every search with this signal.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// True once it was set.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Effort {
    /// This many plays, until the signal.
    pub fn until(stop: &StopSignal, plays: u64) -> Effort {
        Effort { plays, stop: stop.clone() }
    }

    /// Another number of plays under the same signal.
    pub fn with(&self, plays: u64) -> Effort {
        Effort { plays, stop: self.stop.clone() }
    }

    /// One of `of` equal parts.
    pub fn part(&self, of: u64) -> Effort {
        self.with(self.plays / of.max(1))
    }

    /// True if more plays were tried than allowed, or the signal was set.
    pub fn is_over(&self, tried: u64) -> bool {
        tried > self.plays || self.stop.is_set()
    }
}

impl From<u64> for Effort {
    /// This many plays, without a signal.
    fn from(plays: u64) -> Effort {
        Effort { plays, stop: StopSignal::default() }
    }
}
