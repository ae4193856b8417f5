//! How long a page was in front of candidates.

use super::{mean, quantile};

/// How long something took, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeUsed {
    /// How many candidates it is known of
    pub of: usize,
    /// The mean
    pub mean: f64,
    /// The middle
    pub median: f64,
    /// What nine in ten did not exceed
    pub ninetieth: f64,
}

/// How long something took; none where nobody is known to have had it before them.
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
