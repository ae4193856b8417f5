//! Distribution of results.

use super::{mean, quantile, variance};

/// The classes of a histogram: tenths.
pub const CLASSES: usize = 10;

/// A distribution of results, in thousandths.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    /// Number of results
    pub results: usize,
    /// Their mean
    pub mean: f64,
    /// Sample standard deviation; `None` for a single result
    pub deviation: Option<f64>,
    /// The lowest, the three quartiles, and the highest
    pub quartiles: [f64; 5],
    /// Number in each tenth, the lowest first; the highest result is in the last
    pub classes: [usize; CLASSES],
}

/// The distribution of these results in thousandths; `None` without any.
pub fn distribution(results: &[u16]) -> Option<Distribution> {
    let mut sorted: Vec<f64> = results.iter().copied().map(f64::from).collect();
    sorted.sort_by(f64::total_cmp);
    let at = |share| quantile(&sorted, share);
    let mut classes = [0; CLASSES];
    for result in results {
        classes[(usize::from(*result) * CLASSES / 1000).min(CLASSES - 1)] += 1;
    }
    Some(Distribution {
        results: results.len(),
        mean: mean(&sorted)?,
        deviation: variance(&sorted).map(f64::sqrt),
        quartiles: [at(0.0)?, at(0.25)?, at(0.5)?, at(0.75)?, at(1.0)?],
        classes,
    })
}
