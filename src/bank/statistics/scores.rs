//! Scores of each candidate on each item, from 0 to 1.

use super::mean;

/// A score for each candidate and item, where the item was asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scores {
    items: Vec<String>,
    rows: Vec<Vec<Option<f64>>>,
    /// For each candidate the total score and the number of items
    totals: Vec<(f64, usize)>,
}

impl Scores {
    /// The scores of candidates, each with their items and marks in thousandths. Items are
    /// identified and ordered by name.
    pub fn of<'a>(candidates: impl IntoIterator<Item = Vec<(&'a str, u16)>>) -> Scores {
        let candidates: Vec<Vec<(&str, u16)>> = candidates.into_iter().collect();
        let mut items: Vec<String> =
            candidates.iter().flatten().map(|(item, _)| (*item).to_owned()).collect();
        items.sort();
        items.dedup();
        let row = |marks: &Vec<(&str, u16)>| {
            let mut row = vec![None; items.len()];
            for (item, mark) in marks {
                if let Ok(at) = items.binary_search_by(|other| other.as_str().cmp(item)) {
                    row[at] = Some(f64::from(*mark) / 1000.0);
                }
            }
            row
        };
        let rows: Vec<Vec<Option<f64>>> = candidates.iter().map(row).collect();
        let total = |row: &Vec<Option<f64>>| (row.iter().flatten().sum(), row.iter().flatten().count());
        Scores { totals: rows.iter().map(total).collect(), rows, items }
    }

    /// The names of the items.
    pub fn items(&self) -> &[String] {
        &self.items
    }

    /// Number of candidates.
    pub fn candidates(&self) -> usize {
        self.rows.len()
    }

    /// True if every candidate was asked every item.
    pub fn is_complete(&self) -> bool {
        self.rows.iter().flatten().all(Option::is_some)
    }

    /// Mean number of items per candidate.
    pub fn length(&self) -> Option<f64> {
        mean(&self.totals.iter().map(|(_, items)| *items as f64).collect::<Vec<_>>())
    }

    /// Scores on an item, of all candidates who were asked it.
    pub fn on(&self, item: usize) -> Vec<f64> {
        self.rows.iter().filter_map(|row| row[item]).collect()
    }

    /// Candidates who were asked an item, by index, with their scores on it.
    pub(super) fn rows_on(&self, item: usize) -> impl Iterator<Item = (usize, f64)> {
        self.rows.iter().enumerate().filter_map(move |(row, scores)| Some((row, scores[item]?)))
    }

    /// Scores on two items, of all candidates who were asked both.
    pub(super) fn on_both(&self, one: usize, other: usize) -> Vec<(f64, f64)> {
        self.rows.iter().filter_map(|row| Some((row[one]?, row[other]?))).collect()
    }

    /// Scores on an item and means on the rest, of all candidates who were asked the item and at
    /// least one other.
    pub(super) fn with_rest(&self, item: usize) -> Vec<(f64, f64)> {
        let rest = |(row, score): (usize, f64)| {
            let (sum, items) = self.totals[row];
            (items > 1).then(|| (score, (sum - score) / (items - 1) as f64))
        };
        self.rows_on(item).filter_map(rest).collect()
    }

    /// Mean score of each candidate; `None` without items.
    pub fn means(&self) -> Vec<Option<f64>> {
        self.totals.iter().map(|(sum, items)| (*items > 0).then(|| sum / *items as f64)).collect()
    }
}
