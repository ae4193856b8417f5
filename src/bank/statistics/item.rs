//! Item statistics of an exam.

use super::scores::Scores;
use super::{correlation, mean};
use derive::Word;

/// Share of candidates in each of the compared tails: 27 %, at which they differ most for their
/// size (Kelley 1939).
pub const TAIL: f64 = 0.27;

/// Statistics of an item.
#[derive(Clone, Debug, PartialEq)]
pub struct ItemStatistics {
    /// Name
    pub item: String,
    /// Number of candidates who were asked it
    pub asked: usize,
    /// Mean score, from 0 (hard) to 1 (easy)
    pub facility: Option<f64>,
    /// Mean score of the upper tail by result minus that of the lower, from -1 to 1
    pub discrimination: Option<f64>,
    /// Correlation of the score on the item with the mean score on the rest
    pub item_rest: Option<f64>,
}

/// The usual interpretation of an item's discrimination (Ebel 1965).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum ItemBand {
    /// Below 0: weaker candidates do better
    Negative,
    /// Below 0.2
    Poor,
    /// Below 0.3
    Marginal,
    /// Below 0.4
    Good,
    /// From 0.4
    VeryGood,
}

impl ItemBand {
    /// The band of a discrimination.
    pub fn of(discrimination: f64) -> ItemBand {
        match discrimination {
            d if d < 0.0 => ItemBand::Negative,
            d if d < 0.2 => ItemBand::Poor,
            d if d < 0.3 => ItemBand::Marginal,
            d if d < 0.4 => ItemBand::Good,
            _ => ItemBand::VeryGood,
        }
    }
}

/// Statistics of each item, in order.
pub fn items(scores: &Scores) -> Vec<ItemStatistics> {
    let of = |(item, name): (usize, &String)| {
        let on = scores.on(item);
        ItemStatistics {
            item: name.clone(),
            asked: on.len(),
            facility: mean(&on),
            discrimination: discrimination(scores, item),
            item_rest: correlation(&scores.with_rest(item)),
        }
    };
    scores.items().iter().enumerate().map(of).collect()
}

/// Mean of the upper tail less that of the lower, among candidates asked the item, ordered by their
/// mean on everything. Candidates level with the last of a tail share its remaining places, so that
/// no order of the candidates matters.
fn discrimination(scores: &Scores, item: usize) -> Option<f64> {
    let means = scores.means();
    let asked = scores.rows_on(item).filter_map(|(row, score)| Some((means[row]?, score)));
    let mut asked: Vec<(f64, f64)> = asked.collect();
    if asked.len() < 4 {
        return None;
    }
    let tail = ((asked.len() as f64 * TAIL).round() as usize).max(1);
    asked.sort_by(|a, b| a.0.total_cmp(&b.0));
    let lower = first(&asked, tail)?;
    asked.reverse();
    Some(first(&asked, tail)? - lower)
}

/// Mean score of the first `tail` candidates.
fn first(ordered: &[(f64, f64)], tail: usize) -> Option<f64> {
    // Means of the same scores may differ in their last digits.
    let level = |a: f64, b: f64| (a - b).abs() < 1e-9;
    let bound = ordered.get(tail - 1)?.0;
    let inside: Vec<f64> =
        ordered[..tail].iter().filter(|one| !level(one.0, bound)).map(|one| one.1).collect();
    let level: Vec<f64> = ordered.iter().filter(|one| level(one.0, bound)).map(|one| one.1).collect();
    let places = (tail - inside.len()) as f64;
    Some((inside.iter().sum::<f64>() + mean(&level)? * places) / tail as f64)
}
