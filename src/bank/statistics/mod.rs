//! What the answers of a sitting tell of its items and of the paper, by classical test theory.
//!
//! | file | what |
//! |---|---|
//! | `scores` | what each candidate earned on each item |
//! | `item` | facility, discrimination and item-rest correlation of an item |
//! | `reliability` | KR-20 or alpha, and the standard error of measurement |
//! | `distribution` | how results lie |
//! | `time` | how long a page took |
//! | `dispute` | where strong candidates disagree with the engine |
//!
//! Candidates need not have been asked the same items: where an item was not asked there is no score, and a statistic is made of those that
//! there are. Everything is a plain number, and nothing where there are too few scores for one.
//!
//! How often a scenario was asked is counted by [`Seen`](crate::exam::Seen).

mod dispute;
mod distribution;
mod item;
mod reliability;
mod scores;
mod time;

pub use dispute::{Answered, Dispute, disputes};
pub use distribution::{Distribution, distribution};
pub use item::{ItemBand, ItemStatistics, TAIL, items};
pub use reliability::{Reliability, ReliabilityBand, alpha, reliability};
pub use scores::Scores;
pub use time::{TimeUsed, time_used};

/// The mean; none of nothing.
fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The covariance of pairs, over one less than there are; of equal pairs the variance. None of fewer than two.
fn covariance(pairs: &[(f64, f64)]) -> Option<f64> {
    if pairs.len() < 2 {
        return None;
    }
    let (x, y): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let (mx, my) = (mean(&x)?, mean(&y)?);
    let sum: f64 = pairs.iter().map(|(x, y)| (x - mx) * (y - my)).sum();
    Some(sum / (pairs.len() - 1) as f64)
}

/// The variance, over one less than there are values. None of fewer than two.
fn variance(values: &[f64]) -> Option<f64> {
    covariance(&values.iter().map(|value| (*value, *value)).collect::<Vec<_>>())
}

/// Pearson's correlation; none where either does not vary.
fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let (x, y): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let spread = (variance(&x)? * variance(&y)?).sqrt();
    // Sums of what does not vary may differ from nothing in their last digits.
    (spread > 1e-12).then(|| covariance(pairs).map(|both| (both / spread).clamp(-1.0, 1.0)))?
}

/// The value below which this share of all lies, between two values in proportion (type 7 of Hyndman and Fan, as R and spreadsheets have it).
fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let at = share.clamp(0.0, 1.0) * last as f64;
    let below = (at.floor() as usize).min(last);
    let above = (below + 1).min(last);
    Some(sorted[below] + (at - below as f64) * (sorted[above] - sorted[below]))
}
