//! The search budget of one ruling, and the signal to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A number of plays, and a signal that ends the search before.
#[derive(Clone, Debug)]
pub struct Effort {
    /// Plays left to try
    pub plays: u64,
    stop: StopSignal,
}

/// A signal to stop, shared by its clones. What is ruled after it is not to be used.
#[derive(Clone, Debug, Default)]
pub struct StopSignal(Arc<AtomicBool>);

impl StopSignal {
    /// Ends every search that has this signal.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// True once it was given.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Effort {
    /// So many plays, until the signal.
    pub fn until(stop: &StopSignal, plays: u64) -> Effort {
        Effort { plays, stop: stop.clone() }
    }

    /// Other plays under the same signal.
    pub fn with(&self, plays: u64) -> Effort {
        Effort { plays, stop: self.stop.clone() }
    }

    /// One of so many equal parts.
    pub fn part(&self, of: u64) -> Effort {
        self.with(self.plays / of.max(1))
    }

    /// True when so many plays are more than it allows, or it is to stop.
    pub fn is_over(&self, tried: u64) -> bool {
        tried > self.plays || self.stop.is_set()
    }
}

impl From<u64> for Effort {
    /// With nothing to stop it.
    fn from(plays: u64) -> Effort {
        Effort { plays, stop: StopSignal::default() }
    }
}
