//! A paper's coverage of the laws: number of items on each.

use super::paper::{Paper, PaperRowRule};
use super::part::Part;
use super::pool::PoolRow;
use super::prepare::unprepared;
use crate::bank::Bank;
use std::collections::BTreeSet;

/// A paper's coverage of the laws of a bank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Each law of the bank, in order
    pub laws: Vec<LawCoverage>,
    /// Each row of the paper, in order
    pub rows: Vec<RowCoverage>,
    /// Number of items in a candidate's paper
    pub items: usize,
}

/// A paper's coverage of a law. An item disposed of by several laws counts for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawCoverage {
    /// Number of the law
    pub law: &'static str,
    /// Fewest items on it in a candidate's paper
    pub least: usize,
    /// Most items on it
    pub most: usize,
    /// Mean number of items, in thousandths, if a row draws each of its candidates equally often
    pub mean: usize,
    /// Number of scenarios on it that may be drawn
    pub of: usize,
}

/// The scenarios a row may draw, by law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowCoverage {
    /// Place in the paper's file: `draw[2]`
    pub place: String,
    /// The part it is asked in
    pub part: Part,
    /// Number of items drawn
    pub count: usize,
    /// Number of items it may draw
    pub of: usize,
    /// Number disposed of by each law, in the order of [`Coverage::laws`]
    pub by_law: Vec<usize>,
}

/// A paper's coverage of the laws of a bank.
pub fn coverage(bank: &Bank, paper: &Paper) -> Coverage {
    let pool = unprepared(bank, paper);
    let on = |row: &PoolRow, law: &str| -> BTreeSet<String> {
        let of_law = row.items.iter().filter(|item| bank.laws_of(&item.origin).contains(&law));
        of_law.map(|item| item.origin.clone()).collect()
    };
    let of_law = |law: &'static str| {
        let mut all = LawCoverage { law, least: 0, most: 0, mean: 0, of: 0 };
        let mut different = BTreeSet::new();
        for row in &pool.rows {
            let (has, of, count) = (on(row, law), row.items.len(), usize::from(row.count));
            all.least += count.min(of).saturating_sub(of - has.len());
            all.most += count.min(has.len());
            all.mean += (1000 * count.min(of) * has.len()).checked_div(of).unwrap_or(0);
            different.extend(has);
        }
        all.of = different.len();
        // No scenario is asked twice.
        all.most = all.most.min(all.of);
        all
    };
    let laws = bank.laws();
    let row = |(row, of): (&PoolRow, &PaperRowRule)| RowCoverage {
        place: of.place.clone(),
        part: row.part,
        count: row.count.into(),
        of: row.items.len(),
        by_law: laws.iter().map(|law| on(row, law).len()).collect(),
    };
    Coverage {
        rows: pool.rows.iter().zip(&paper.rows).map(row).collect(),
        items: paper.items(),
        laws: laws.iter().map(|law| of_law(law)).collect(),
    }
}
