//! Due times of requests.

use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// Due times of one stream of requests.
pub struct Pace {
    from: Instant,
    until: Instant,
    /// Rate per second; `None` for closed loop.
    rate: Option<f64>,
    next: RefCell<(f64, StdRng)>,
}

impl Pace {
    /// Starts now, for this long.
    pub fn begin(lasts: Duration, rate: Option<f64>, seed: u64) -> Self {
        let from = now();
        let next = RefCell::new((0.0, StdRng::seed_from_u64(seed)));
        Self { from, until: from + lasts, rate, next }
    }

    /// The next due time; `None` once the time is up. People arrive independently: the gaps between
    /// them are distributed exponentially.
    pub fn due(&self) -> Option<Instant> {
        let due = match self.rate {
            None => now(),
            Some(rate) => {
                let (at, chance) = &mut *self.next.borrow_mut();
                *at += gap(rate, chance);
                self.from + Duration::from_secs_f64(*at)
            }
        };
        (due < self.until).then_some(due)
    }

    /// End of the stream.
    pub fn until(&self) -> Instant {
        self.until
    }
}

/// Arrival times of people.
pub struct Arrivals {
    /// Rate per second.
    rate: f64,
    next: RefCell<(Instant, StdRng)>,
}

impl Arrivals {
    /// Starts now.
    pub fn begin(rate: f64, seed: u64) -> Self {
        Self { rate, next: RefCell::new((now(), StdRng::seed_from_u64(seed))) }
    }

    /// The next arrival time, unique to each caller.
    pub fn next(&self) -> Instant {
        let (last, chance) = &mut *self.next.borrow_mut();
        *last = now().max(*last) + Duration::from_secs_f64(gap(self.rate, chance));
        *last
    }
}

/// Due times of one person, who is busy with the same thing all the time: at about equal distances.
pub struct Turns {
    every: Duration,
    next: Instant,
    until: Instant,
}

impl Turns {
    /// Starts now, until the time is up; the first is at a random time within one distance.
    pub fn begin(every: Duration, until: Instant, chance: &mut StdRng) -> Self {
        Self { every, next: now() + every.mul_f64(chance.random()), until }
    }

    /// The next due time; `None` once the time is up.
    pub fn due(&mut self, chance: &mut StdRng) -> Option<Instant> {
        let due = self.next;
        self.next += self.every.mul_f64(chance.random_range(0.5..1.5));
        (due < self.until).then_some(due)
    }
}

/// Random gap in seconds at this rate per second.
fn gap(rate: f64, chance: &mut StdRng) -> f64 {
    -(1.0 - chance.random::<f64>()).ln() / rate
}

/// The machine's clock.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
pub fn now() -> Instant {
    Instant::now()
}
