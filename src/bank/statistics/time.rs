//! Time spent on a page.

use super::{mean, quantile};

/// A distribution of times, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeUsed {
    /// Number of candidates with a known time
    pub of: usize,
    pub mean: f64,
    /// The middle
    pub median: f64,
    /// 90th percentile
    pub ninetieth: f64,
}

/// The distribution of these times; `None` without any.
pub fn time_used(seconds: &[u32]) -> Option<TimeUsed> {
    let mut sorted: Vec<f64> = seconds.iter().copied().map(f64::from).collect();
    sorted.sort_by(f64::total_cmp);
    Some(TimeUsed {
        of: sorted.len(),
        mean: mean(&sorted)?,
        median: quantile(&sorted, 0.5)?,
        ninetieth: quantile(&sorted, 0.9)?,
    })
}
