//! A paper's coverage of the laws: the number of items on each.

use super::paper::{Paper, PaperRowRule};
use super::part::Part;
use super::pool::PoolRow;
use super::prepare::unprepared;
use crate::bank::Bank;
use std::collections::BTreeSet;

/// A paper's coverage of the laws of a bank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Each law of the bank in the edition asked for, in order
    pub laws: Vec<LawCoverage>,
    /// Each row of the paper, in order
    pub rows: Vec<RowCoverage>,
    /// Number of items in a candidate's paper
    pub items: usize,
}

/// A paper's coverage of a law. An item that several laws decide counts for each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawCoverage {
    /// Number of the law
    pub law: &'static str,
    /// Fewest items on it in a candidate's paper
    pub least: usize,
    /// Most items on it in a candidate's paper
    pub most: usize,
    /// Mean number of items on it, in thousandths, if each row draws its items with equal
    /// probability and independently of the other rows
    pub mean: usize,
    /// Number of scenarios on it that may be drawn
    pub available: usize,
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
    /// Number of items that may be drawn
    pub available: usize,
    /// Number of those that each law decides, in the order of [`Coverage::laws`]
    pub by_law: Vec<usize>,
}

/// A paper's coverage of the laws of a bank.
pub fn coverage(bank: &Bank, paper: &Paper) -> Coverage {
    let pool = unprepared(bank, paper);
    let items_on = |row: &PoolRow, law: &str| -> BTreeSet<String> {
        let items = row.items.iter().filter(|item| bank.laws_of(&item.origin).contains(&law));
        items.map(|item| item.origin.clone()).collect()
    };
    let law_coverage = |law: &'static str| {
        let mut sum = LawCoverage { law, least: 0, most: 0, mean: 0, available: 0 };
        let mut distinct = BTreeSet::new();
        for row in &pool.rows {
            let (on_law, of, count) = (items_on(row, law), row.items.len(), usize::from(row.count));
            sum.least += count.min(of).saturating_sub(of - on_law.len());
            sum.most += count.min(on_law.len());
            sum.mean += (1000 * count.min(of) * on_law.len()).checked_div(of).unwrap_or(0);
            distinct.extend(on_law);
        }
        sum.available = distinct.len();
        // Several rows may draw a scenario, but a paper asks it once.
        sum.most = sum.most.min(sum.available);
        sum
    };
    let in_edition =
        bank.scenarios().filter(|one| paper.edition.is_none_or(|edition| one.case.edition == edition));
    let possible: BTreeSet<&str> = in_edition.flat_map(|one| bank.laws_of(&one.id)).copied().collect();
    let laws: Vec<&'static str> = bank.laws().iter().copied().filter(|law| possible.contains(law)).collect();
    let row_coverage = |(row, rule): (&PoolRow, &PaperRowRule)| RowCoverage {
        place: rule.place.clone(),
        part: row.part,
        count: row.count.into(),
        available: row.items.len(),
        by_law: laws.iter().map(|law| items_on(row, law).len()).collect(),
    };
    Coverage {
        rows: pool.rows.iter().zip(&paper.rows).map(row_coverage).collect(),
        items: paper.items(),
        laws: laws.iter().map(|law| law_coverage(law)).collect(),
    }
}
