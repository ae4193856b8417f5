//! How results lie.

use super::{mean, quantile, variance};

/// The classes of a histogram: tenths.
pub const CLASSES: usize = 10;

/// How results lie, all in thousandths.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    /// How many there are
    pub results: usize,
    /// Their mean
    pub mean: f64,
    /// Their standard deviation, over one less than there are; none of one
    pub deviation: Option<f64>,
    /// The lowest, the three quartiles, and the highest
    pub quartiles: [f64; 5],
    /// How many are in each tenth, the lowest first; the highest result of all is in the last
    pub classes: [usize; CLASSES],
}

/// How these results in thousandths lie; none where there are none.
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
