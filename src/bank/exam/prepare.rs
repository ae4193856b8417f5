//! The pool of a paper, made before the sitting: the scenarios that each row may ask, and variants
//! found to take the same path. Drawing papers then needs no ruling.

use super::draw::shortfalls;
use super::judgement::{is_contested, is_judged};
use super::paper::{Draw, Paper, PaperRowRule, RowContent};
use super::pool::{Pool, PoolItem, PoolRow};
use crate::bank::Bank;
use crate::id;
use crate::scenario::Scenario;
use crate::variant;
use rules::engine::{Case, Ruling};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Ids tried per wanted variant: some scenarios have few variants or none.
const TRIES: usize = 24;

/// A row that cannot be asked in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The row of the paper, from 0
    pub row: usize,
    /// The field of the paper's file: `draw[2].count`
    pub field: String,
    /// Number it asks for
    pub need: usize,
    /// Number available to it, besides those the other rows need
    pub have: usize,
}

/// The pool of a paper: of each scenario so many variants, where its row asks for variants and
/// there are any, else the scenario itself. `from` says with which variants to begin; `rule` gives
/// a ruling on a case, where it has one. Fixed variants are looked for by it, too.
pub fn pool(
    bank: &Bank,
    paper: &Paper,
    variants: usize,
    from: u64,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Result<Pool, Vec<Shortage>> {
    let mut pool = unprepared(bank, paper);
    // Several rows may want the same scenarios.
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (row, of) in pool.rows.iter_mut().zip(&paper.rows) {
        match &of.what {
            RowContent::Fixed(_) => {
                row.items.retain(|item| item.ids.iter().all(|id| bank.find_by(id, &mut rule).is_some()))
            }
            RowContent::Drawn(draw) if draw.variants => {
                for item in &mut row.items {
                    let search = || found(bank, paper, &item.origin, variants, from, &mut rule);
                    let found = known.entry(item.origin.clone()).or_insert_with(search);
                    if !found.is_empty() {
                        item.ids.clone_from(found);
                    }
                }
            }
            RowContent::Drawn(_) => {}
        }
    }
    let short = shortages(paper, &pool);
    if short.is_empty() { Ok(pool) } else { Err(short) }
}

/// The pool of a paper as the bank stands, without variants of what is drawn: enough to see what a paper may ask.
pub fn unprepared(bank: &Bank, paper: &Paper) -> Pool {
    let row = |row: &PaperRowRule| {
        let items = match &row.what {
            RowContent::Fixed(id) => {
                bank.scenario(id::origin(id)).map(|one| item(one, id)).into_iter().collect()
            }
            RowContent::Drawn(draw) => bank
                .firsts()
                .filter(|one| fits(bank, paper, draw, one))
                .map(|one| item(one, &one.id))
                .collect(),
        };
        PoolRow { part: row.part, count: row.count(), weight: row.weight, critical: row.critical, items }
    };
    Pool { rows: paper.rows.iter().map(row).collect() }
}

/// The rows that cannot be drawn in full in one paper.
pub(super) fn shortages(paper: &Paper, pool: &Pool) -> Vec<Shortage> {
    let short = |(row, lacks): (usize, usize)| {
        let of = &paper.rows[row];
        let field = match of.what {
            RowContent::Fixed(_) => format!("{}.scenario", of.place),
            RowContent::Drawn(_) => format!("{}.count", of.place),
        };
        let need = usize::from(of.count());
        Shortage { row, field, need, have: need - lacks }
    };
    shortfalls(pool).into_iter().map(short).collect()
}

fn item(first: &Scenario, id: &str) -> PoolItem {
    PoolItem { origin: first.stage.of.clone(), stages: first.stage.stages, ids: vec![id.to_owned()] }
}

/// True if a scenario is of the kind that a row draws.
fn fits(bank: &Bank, paper: &Paper, draw: &Draw, first: &Scenario) -> bool {
    let laws = bank.laws_of(&first.id);
    let family = first.family();
    let required = |name: &str| {
        let level = paper.level(bank, name);
        level.is_some_and(|level| level.scopes().any(|of| of.has(family, laws)))
    };
    draw.family.is_none_or(|of| of == family)
        && draw.law.is_none_or(|law| laws.contains(&law))
        && draw.level.as_deref().is_none_or(required)
        && draw.stages.is_none_or(|stages| stages == u16::from(first.stage.stages))
        && paper.edition.is_none_or(|edition| edition == first.case.edition)
        && (draw.judgement || !(is_judged(bank, &first.id) || is_contested(bank, &first.id)))
}

/// Variants of a scenario that may be asked in its place.
fn found(
    bank: &Bank,
    paper: &Paper,
    origin: &str,
    wanted: usize,
    from: u64,
    rule: &mut impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Vec<String> {
    let is_one = |id: &String| {
        let found = bank.find_by(id, &mut *rule);
        found.is_some_and(|one| paper.edition.is_none_or(|edition| edition == one.case.edition))
    };
    variant::ids(bank, origin, from).take(wanted * TRIES).filter(is_one).take(wanted).collect()
}
