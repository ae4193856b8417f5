//! Reliability: the extent to which results would repeat with other items of the same kind.

use super::scores::Scores;
use super::{covariance, mean, variance};
use derive::Word;

/// Reliability of the results of a paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reliability {
    /// Cronbach's alpha; KR-20 if all scores are 0 or 1
    pub alpha: f64,
    /// True if all scores are 0 or 1
    pub is_kr20: bool,
    /// Interpretation
    pub band: ReliabilityBand,
    /// Standard error of measurement of a result from 0 to 1: the deviation of results times the
    /// root of 1 - alpha; `None` for a negative alpha, by which the items do not measure one thing
    pub error: Option<f64>,
}

/// The usual interpretation of a reliability (George and Mallery 2003). A decision about a single
/// person needs 0.9 (Nunnally 1978).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum ReliabilityBand {
    /// Below 0.5
    Unacceptable,
    /// From 0.5
    Poor,
    /// From 0.6
    Questionable,
    /// From 0.7
    Acceptable,
    /// From 0.8
    Good,
    /// From 0.9
    Excellent,
}

impl ReliabilityBand {
    /// The band of an alpha.
    pub fn of(alpha: f64) -> ReliabilityBand {
        match alpha {
            a if a >= 0.9 => ReliabilityBand::Excellent,
            a if a >= 0.8 => ReliabilityBand::Good,
            a if a >= 0.7 => ReliabilityBand::Acceptable,
            a if a >= 0.6 => ReliabilityBand::Questionable,
            a if a >= 0.5 => ReliabilityBand::Poor,
            _ => ReliabilityBand::Unacceptable,
        }
    }
}

/// Reliability of results that are means of a candidate's scores. For differing papers, that of one
/// of mean length. `None` with fewer than two items, too few candidates, or no variance.
pub fn reliability(scores: &Scores) -> Option<Reliability> {
    let alpha = alpha(scores, scores.length()?)?;
    let results: Vec<f64> = scores.means().into_iter().flatten().collect();
    let is_kr20 =
        (0..scores.items().len()).flat_map(|item| scores.on(item)).all(|score| score == 0.0 || score == 1.0);
    let deviation = variance(&results)?.sqrt();
    let error = (0.0..=1.0).contains(&alpha).then(|| deviation * (1.0 - alpha).sqrt());
    Some(Reliability { alpha, is_kr20, band: ReliabilityBand::of(alpha), error })
}

/// Alpha of a paper with this many items, from the mean variance of an item and the mean covariance
/// of two, over candidates who were asked both. If all candidates were asked all items, and the
/// length is their number, this is Cronbach's alpha.
pub fn alpha(scores: &Scores, length: f64) -> Option<f64> {
    let items = scores.items().len();
    let variances: Vec<f64> = (0..items).filter_map(|item| variance(&scores.on(item))).collect();
    let pairs = (0..items).flat_map(|one| (0..one).map(move |other| (one, other)));
    let covariances: Vec<f64> =
        pairs.filter_map(|(one, other)| covariance(&scores.on_both(one, other))).collect();
    let (own, shared) = (mean(&variances)?, mean(&covariances)?);
    let whole = own + (length - 1.0) * shared;
    (length > 1.0 && whole > 1e-12).then(|| length * shared / whole)
}
