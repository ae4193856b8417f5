//! Statistics of a sitting's items and paper, by classical test theory.
//!
//! | file | contents |
//! |---|---|
//! | `scores` | scores of each candidate on each item |
//! | `item` | facility, discrimination and item-rest correlation of an item |
//! | `reliability` | KR-20 or alpha, and the standard error of measurement |
//! | `distribution` | distribution of results |
//! | `expectation` | expected difficulty and time of a paper |
//! | `time` | time spent on a page |
//! | `dispute` | disagreement of strong candidates with the engine |
//!
//! Candidates may have different items: an item that was not asked has no score, and a statistic
//! uses the scores there are. Every statistic is a plain number, and `None` where the scores do not
//! define it. [`FEWEST`] is the number of candidates from which it says anything.
//!
//! [`Exposure`](crate::exam::Exposure) counts how often a scenario was asked.

/// Fewest candidates for which a reliability, or the discrimination of an item they answered, says
/// more than chance: about 30 for alpha (Yurdugül 2008; Johanson and Brooks 2010) and for an item,
/// whose figures stay rough below 100 (Downing and Yudkowsky 2009).
pub const FEWEST: usize = 30;

mod dispute;
mod distribution;
mod expectation;
mod item;
mod reliability;
mod scores;
mod time;

pub use dispute::{CandidateAnswer, Dispute, disputes};
pub use distribution::{Distribution, distribution};
pub use expectation::{Expected, ExpectedPaper, ExpectedRow, ItemHistory, LEAST_ANSWERS, expected};
pub use item::{ItemBand, ItemStatistics, TAIL, items};
pub use reliability::{Reliability, ReliabilityBand, alpha, reliability};
pub use scores::Scores;
pub use time::{TimeUsed, time_used};

/// The mean; `None` without values.
fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// Sample covariance of pairs; of equal pairs the variance. `None` with fewer than two.
fn covariance(pairs: &[(f64, f64)]) -> Option<f64> {
    if pairs.len() < 2 {
        return None;
    }
    let (x, y): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let (mx, my) = (mean(&x)?, mean(&y)?);
    let sum: f64 = pairs.iter().map(|(x, y)| (x - mx) * (y - my)).sum();
    Some(sum / (pairs.len() - 1) as f64)
}

/// Sample variance; `None` with fewer than two values.
fn variance(values: &[f64]) -> Option<f64> {
    covariance(&values.iter().map(|value| (*value, *value)).collect::<Vec<_>>())
}

/// Pearson's correlation; `None` if either does not vary.
fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let (x, y): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let spread = (variance(&x)? * variance(&y)?).sqrt();
    // Variances of constant values may differ from 0 in their last digits.
    (spread > 1e-12).then(|| covariance(pairs).map(|both| (both / spread).clamp(-1.0, 1.0)))?
}

/// The quantile of a share, interpolated between two values (type 7 of Hyndman and Fan, as in R and
/// spreadsheets).
fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let at = share.clamp(0.0, 1.0) * last as f64;
    let below = (at.floor() as usize).min(last);
    let above = (below + 1).min(last);
    Some(sorted[below] + (at - below as f64) * (sorted[above] - sorted[below]))
}
