//! Due times of requests.

use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// The moments at which the requests of one stream are due.
pub struct Pace {
    from: Instant,
    until: Instant,
    /// Rate per second; `None` for closed loop
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

    /// When the next request is due; nothing, once the time is up. People come when they like and
    /// not in step: the gaps between them are distributed exponentially.
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

    /// When the time is up.
    pub fn until(&self) -> Instant {
        self.until
    }
}

/// The moments at which people come in.
pub struct Arrivals {
    /// How many a second
    rate: f64,
    next: RefCell<(Instant, StdRng)>,
}

impl Arrivals {
    /// From now on.
    pub fn begin(rate: f64, seed: u64) -> Self {
        Self { rate, next: RefCell::new((now(), StdRng::seed_from_u64(seed))) }
    }

    /// When whoever asks comes in: one after the other, however many ask at once.
    pub fn next(&self) -> Instant {
        let (last, chance) = &mut *self.next.borrow_mut();
        *last = now().max(*last) + Duration::from_secs_f64(gap(self.rate, chance));
        *last
    }
}

/// The moments at which one person asks, who is busy with the same thing all the time: at about the same distance.
pub struct Turns {
    every: Duration,
    next: Instant,
    until: Instant,
}

impl Turns {
    /// From now on, until the time is up; the first at any moment within one distance.
    pub fn begin(every: Duration, until: Instant, chance: &mut StdRng) -> Self {
        Self { every, next: now() + every.mul_f64(chance.random()), until }
    }

    /// When they ask next; nothing, once the time is up.
    pub fn due(&mut self, chance: &mut StdRng) -> Option<Instant> {
        let due = self.next;
        self.next += self.every.mul_f64(chance.random_range(0.5..1.5));
        (due < self.until).then_some(due)
    }
}

/// How many seconds lie before the next of so many a second.
fn gap(rate: f64, chance: &mut StdRng) -> f64 {
    -(1.0 - chance.random::<f64>()).ln() / rate
}

/// The time of the machine.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
pub fn now() -> Instant {
    Instant::now()
}
