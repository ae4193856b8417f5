//! Expected difficulty and time of a paper, from earlier answers to the scenarios it may ask.

use crate::exam::{Pool, PoolItem};
use std::collections::BTreeMap;

/// Fewest answers by which a scenario's difficulty counts as known.
pub const LEAST_ANSWERS: usize = 10;

/// What candidates did with a scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ItemHistory {
    /// Number of marked answers
    pub asked: usize,
    /// Sum of their marks, each from 0 to 1
    pub marks: f64,
    /// Number of answers with a known time
    pub timed: usize,
    /// Sum of their times
    pub seconds: f64,
}

/// What is expected of a row, or of the whole paper.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// Mean mark, from 0 to 1; `None` with too few answers
    pub mark: Option<f64>,
    /// Mean time of its items together, in seconds; `None` with too few answers
    pub seconds: Option<f64>,
}

/// What is expected of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExpectedRow {
    /// Number of scenarios it may draw
    pub available: usize,
    /// Number of those with enough answers
    pub known: usize,
    pub expected: Expected,
}

/// What is expected of a paper.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedPaper {
    /// Each row, in order
    pub rows: Vec<ExpectedRow>,
    /// The whole; only if half of the scenarios of every row have enough answers
    pub whole: Expected,
}

impl ItemHistory {
    /// Adds answers of another sitting.
    pub fn add(&mut self, other: ItemHistory) {
        self.asked += other.asked;
        self.marks += other.marks;
        self.timed += other.timed;
        self.seconds += other.seconds;
    }
}

/// The expectation of a paper with this pool.
pub fn expected(pool: &Pool, history: &BTreeMap<String, ItemHistory>) -> ExpectedPaper {
    let rows: Vec<ExpectedRow> =
        pool.rows.iter().map(|row| expected_row(row.count.into(), &row.items, history)).collect();
    let is_known = rows.iter().all(|row| row.known > 0 && 2 * row.known >= row.available);
    let whole = if is_known { whole(pool, &rows) } else { Expected::default() };
    ExpectedPaper { rows, whole }
}

fn expected_row(count: usize, items: &[PoolItem], history: &BTreeMap<String, ItemHistory>) -> ExpectedRow {
    let of = |item: &PoolItem| history.get(&item.origin).copied();
    let known: Vec<ItemHistory> =
        items.iter().filter_map(of).filter(|one| one.asked >= LEAST_ANSWERS).collect();
    let marks: Vec<f64> = known.iter().map(|one| one.marks / one.asked as f64).collect();
    let timed = known.iter().filter(|one| one.timed >= LEAST_ANSWERS);
    let seconds: Vec<f64> = timed.map(|one| one.seconds / one.timed as f64).collect();
    let seconds = super::mean(&seconds).map(|each| each * count as f64);
    let expected = Expected { mark: super::mean(&marks), seconds };
    ExpectedRow { available: items.len(), known: known.len(), expected }
}

/// The mean of the rows by the weight of their items, and the sum of their times.
fn whole(pool: &Pool, rows: &[ExpectedRow]) -> Expected {
    let weights = pool.rows.iter().map(|row| f64::from(row.weight) * f64::from(row.count));
    let marks: Option<Vec<(f64, f64)>> =
        rows.iter().zip(weights).map(|(row, weight)| Some((row.expected.mark?, weight))).collect();
    let mark = marks.filter(|marks| !marks.is_empty()).map(|marks| {
        let weight: f64 = marks.iter().map(|(_, weight)| weight).sum();
        marks.iter().map(|(mark, weight)| mark * weight).sum::<f64>() / weight
    });
    let seconds: Option<Vec<f64>> = rows.iter().map(|row| row.expected.seconds).collect();
    Expected { mark, seconds: seconds.map(|seconds| seconds.iter().sum()) }
}
