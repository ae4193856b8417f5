//! Metrics of saving candidates' actions.

use super::counter::Counter;
use super::histogram::Histogram;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Buckets of commit durations, in seconds.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Buckets of requests per commit.
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
    /// Counts a batch: applied together, or to be retried one by one.
    pub fn tried(&self, orders: usize, worked: bool, took: Duration) {
        if !worked {
            return self.failed.add(1);
        }
        let mut spreads = self.spreads.lock().unwrap_or_else(PoisonError::into_inner);
        spreads.0.add(took.as_secs_f64());
        spreads.1.add(u32::try_from(orders).map_or(f64::MAX, f64::from));
    }

    /// The current metrics, with the given queue length.
    pub fn metrics(&self, waiting: usize) -> SaveMetrics {
        let (seconds, orders) = self.spreads.lock().unwrap_or_else(PoisonError::into_inner).clone();
        SaveMetrics { waiting, seconds, orders, failed: self.failed.all() }
    }
}

/// Metrics of saving candidates' actions.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveMetrics {
    /// Queued requests.
    pub waiting: usize,
    /// Commit durations in seconds, from the beginning of the transaction.
    pub seconds: Histogram,
    /// Actions per commit.
    pub orders: Histogram,
    /// Failed transactions, after which each request was retried by itself.
    pub failed: u64,
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
        let metrics = saves.metrics(7);
        assert_eq!((metrics.waiting, metrics.failed, metrics.seconds.count()), (7, 1, 4));
        let held = |spread: &Histogram| -> Vec<f64> {
            spread.buckets.iter().filter(|(_, n)| *n > 0).map(|(bound, _)| *bound).collect()
        };
        assert_eq!(held(&metrics.seconds), [0.001, 0.0025, 0.05, f64::INFINITY]);
        assert_eq!(held(&metrics.orders), [1.0, 2.0, 4.0, f64::INFINITY]);
        assert!((metrics.orders.sum - 606.0).abs() < 1e-9);
    }
}
