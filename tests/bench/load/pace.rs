//! When a request is due.

use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// The moments at which the requests of one stream are due.
pub struct Pace {
    from: Instant,
    until: Instant,
    /// How many a second; nothing, where each is due as soon as somebody is free to ask
    rate: Option<f64>,
    next: RefCell<(f64, StdRng)>,
}

impl Pace {
    /// From now on, for so long.
    pub fn begin(lasts: Duration, rate: Option<f64>, seed: u64) -> Self {
        let from = now();
        let next = RefCell::new((0.0, StdRng::seed_from_u64(seed)));
        Self { from, until: from + lasts, rate, next }
    }

    /// When the next request is due; nothing, once the time is up. People come when they like and not in step: the gaps between them are
    /// distributed exponentially.
    pub fn due(&self) -> Option<Instant> {
        let due = match self.rate {
            None => now(),
            Some(rate) => {
                let (at, chance) = &mut *self.next.borrow_mut();
                *at += -(1.0 - chance.random::<f64>()).ln() / rate;
                self.from + Duration::from_secs_f64(*at)
            }
        };
        (due < self.until).then_some(due)
    }

    /// When the time is up.
    pub fn until(&self) -> Instant {
        self.until
    }
}

/// The time of the machine.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
pub fn now() -> Instant {
    Instant::now()
}
