//! A cumulative histogram.

/// A cumulative histogram.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// Ascending upper bounds, each with its number of measurements; the last is infinite.
    pub buckets: Vec<(f64, u64)>,
    /// Sum of all measurements.
    pub sum: f64,
}

impl Histogram {
    pub(super) fn over(bounds: &[f64]) -> Self {
        let buckets = bounds.iter().copied().chain([f64::INFINITY]).map(|bound| (bound, 0)).collect();
        Self { buckets, sum: 0.0 }
    }

    pub(super) fn add(&mut self, measure: f64) {
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
