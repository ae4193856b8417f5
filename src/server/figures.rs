//! Metrics of the server: queue lengths, counts and durations. For monitoring only; no decision
//! depends on them.

use super::Server;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use store::pool::PoolMetrics;
use store::{job, mail};

/// Running and queued work of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// At work.
    pub running: usize,
    /// Waiting.
    pub waiting: usize,
}

impl Line {
    /// Of a line of so many places, of which so many may be at work: how many of either are free.
    pub(super) fn of(at_once: usize, places: usize, free_at_work: usize, free: usize) -> Self {
        let running = at_once.saturating_sub(free_at_work);
        Self { running, waiting: places.saturating_sub(free).saturating_sub(running) }
    }
}

/// Something that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// So many more.
    pub fn add(&self, n: usize) {
        self.0.fetch_add(u64::try_from(n).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Total since startup.
    pub fn all(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A cumulative histogram.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// The bounds, from the least up, each with how many measures were above the one before and not
    /// above it; the last is infinite.
    pub buckets: Vec<(f64, u64)>,
    /// All measures together.
    pub sum: f64,
}

impl Histogram {
    fn over(bounds: &[f64]) -> Self {
        let buckets = bounds.iter().copied().chain([f64::INFINITY]).map(|bound| (bound, 0)).collect();
        Self { buckets, sum: 0.0 }
    }

    fn add(&mut self, measure: f64) {
        if let Some((_, n)) = self.buckets.iter_mut().find(|(bound, _)| measure <= *bound) {
            *n += 1;
            self.sum += measure;
        }
    }

    /// Number of measurements.
    pub fn count(&self) -> u64 {
        self.buckets.iter().map(|(_, n)| n).sum()
    }
}

/// The bounds of seconds that a commit takes.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// The bounds of how many orders share a commit.
const ORDERS: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// Counters of the save queue.
#[derive(Debug)]
pub struct SaveCounters {
    spreads: Mutex<(Histogram, Histogram)>,
    failed: Counter,
}

impl Default for SaveCounters {
    fn default() -> Self {
        let spreads = Mutex::new((Histogram::over(&SECONDS), Histogram::over(&ORDERS)));
        Self { spreads, failed: Counter::default() }
    }
}

impl SaveCounters {
    /// So many orders were carried out together, or were not and have to be tried one by one.
    pub fn tried(&self, orders: usize, worked: bool, took: Duration) {
        if !worked {
            return self.failed.add(1);
        }
        let mut spreads = self.spreads.lock().unwrap_or_else(PoisonError::into_inner);
        spreads.0.add(took.as_secs_f64());
        spreads.1.add(u32::try_from(orders).map_or(f64::MAX, f64::from));
    }

    /// The current metrics, with the given queue length.
    pub fn figures(&self, waiting: usize) -> SaveMetrics {
        let (seconds, orders) = self.spreads.lock().unwrap_or_else(PoisonError::into_inner).clone();
        SaveMetrics { waiting, seconds, orders, failed: self.failed.all() }
    }
}

/// Metrics of saving candidates' actions.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveMetrics {
    /// Orders in the line.
    pub waiting: usize,
    /// Commit durations in seconds, from the beginning of the transaction.
    pub seconds: Histogram,
    /// Actions per commit.
    pub orders: Histogram,
    /// Transactions that failed, after which each order was tried by itself.
    pub failed: u64,
}

/// Metrics of the server.
#[derive(Clone, Debug, PartialEq)]
pub struct ServerMetrics {
    /// Saving of candidates' actions.
    pub saves: SaveMetrics,
    /// Passwords that are hashed.
    pub hashing: Line,
    /// Strength checks of new passwords.
    pub judging: Line,
    /// Attempts that wait to be marked by the engine.
    pub marking: usize,
    /// Attempts that wait to be marked and found no place in the line: they are marked when their
    /// results are asked for.
    pub marking_left: u64,
    /// Letters that wait to be sent; none where the database does not say.
    pub letters: Option<u64>,
    /// Jobs that a server is at, and those that were left and wait for one; of all servers, none
    /// where the database does not say.
    pub jobs: Option<Line>,
    /// The connections to the database.
    pub connections: Vec<PoolMetrics>,
}

impl Server {
    /// Collects the metrics, with two database queries.
    pub async fn figures(&self) -> ServerMetrics {
        let inner = &self.inner;
        let letters = mail::waiting(&inner.store).await;
        let jobs = job::counts(&inner.store, inner.clock.now()).await;
        let count = |n: i64| usize::try_from(n).unwrap_or_default();
        let (marking, marking_left) = inner.exams.marking_figures();
        ServerMetrics {
            saves: inner.exams.saving_figures(),
            hashing: inner.passwords.hashing_line(),
            judging: inner.passwords.judging_line(),
            marking,
            marking_left,
            letters: letters.ok().and_then(|n| u64::try_from(n).ok()),
            jobs: jobs.ok().map(|(held, left)| Line { running: count(held), waiting: count(left) }),
            connections: inner.store.pool_metrics(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_each_measurement_once() {
        let saves = SaveCounters::default();
        for (orders, millis) in [(1, 1), (2, 2), (3, 30), (600, 20_000)] {
            saves.tried(orders, true, Duration::from_millis(millis));
        }
        saves.tried(9, false, Duration::from_secs(1));
        let figures = saves.figures(7);
        assert_eq!((figures.waiting, figures.failed, figures.seconds.count()), (7, 1, 4));
        let held = |spread: &Histogram| -> Vec<f64> {
            spread.buckets.iter().filter(|(_, n)| *n > 0).map(|(bound, _)| *bound).collect()
        };
        assert_eq!(held(&figures.seconds), [0.001, 0.0025, 0.05, f64::INFINITY]);
        assert_eq!(held(&figures.orders), [1.0, 2.0, 4.0, f64::INFINITY]);
        assert!((figures.orders.sum - 606.0).abs() < 1e-9);
    }

    #[test]
    fn a_line_tells_who_works_from_who_waits() {
        assert_eq!(Line::of(2, 10, 2, 10), Line { running: 0, waiting: 0 });
        assert_eq!(Line::of(2, 10, 0, 5), Line { running: 2, waiting: 3 });
        // A place is taken a moment before the work begins.
        assert_eq!(Line::of(2, 10, 2, 9), Line { running: 0, waiting: 1 });
    }
}
