//! Which laws a paper is about: how many of its items, of how many.

use super::paper::Paper;
use super::pool::unprepared;
use super::{Part, PoolRow};
use crate::bank::Bank;
use std::collections::BTreeSet;

/// The laws of a bank, and how far a paper covers each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Each law of the bank, in order
    pub laws: Vec<LawCoverage>,
    /// Each row of the paper, in order
    pub rows: Vec<RowCoverage>,
    /// How many items a candidate is asked
    pub items: usize,
}

/// How far a paper covers a law. An item that several laws dispose of counts for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawCoverage {
    /// Its number
    pub law: &'static str,
    /// How many items on it a candidate is asked at least
    pub least: usize,
    /// How many at most
    pub most: usize,
    /// How many on average, in thousandths, where whatever a row may draw is drawn as often
    pub mean: usize,
    /// How many scenarios on it may be drawn
    pub of: usize,
}

/// What a row of a paper may draw, by law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowCoverage {
    /// Its place in the paper's file: `draw[2]`
    pub place: String,
    /// The part it is asked in
    pub part: Part,
    /// How many it draws
    pub count: usize,
    /// Of how many
    pub of: usize,
    /// Of these, how many each law disposes of, in the order of [`Coverage::laws`]
    pub by_law: Vec<usize>,
}

/// How far a paper covers the laws of a bank.
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
    let row = |(row, of): (&PoolRow, &super::paper::Row)| RowCoverage {
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
