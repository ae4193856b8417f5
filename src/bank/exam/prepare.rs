//! Preparation of a paper's pool before the sitting: the scenarios each row may draw, and validated
//! variants. Drawing papers then needs no ruling.

use super::draw::shortfalls;
use super::judgement::{is_contested, is_judged};
use super::paper::{Draw, Paper, PaperRowRule, RowContent};
use super::pool::{Pool, PoolItem, PoolRow};
use crate::bank::Bank;
use crate::id;
use crate::scenario::Scenario;
use crate::variant;
use derive::Word;
use rules::engine::{Case, Ruling};
use rules::law::Edition;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Ids tried for each requested variant: some scenarios have few variants or none.
const TRIES: usize = 24;
/// Ids tried for the variant of a drawn scenario.
const TRIES_OF_DRAWN: usize = 8 * TRIES;

/// A row with too few items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The row of the paper, from 0
    pub row: usize,
    /// The field of the paper's file: `draw[2].count`
    pub field: String,
    /// Number needed
    pub need: usize,
    /// Number available, without those that other rows need
    pub have: usize,
}

/// The pool of a paper: of each scenario this many variants, if its row asks for variants and any
/// exist, otherwise the scenario itself. `from` selects the first variant to try; `rule` gives the
/// ruling on a case, if there is one, also for fixed variants.
pub fn pool(
    bank: &Bank,
    paper: &Paper,
    variants: usize,
    from: u64,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Result<Pool, Vec<Shortage>> {
    let mut pool = unprepared(bank, paper);
    // Several rows may draw the same scenarios.
    let mut searched: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (row, of) in pool.rows.iter_mut().zip(&paper.rows) {
        match &of.what {
            RowContent::Fixed(_) => {
                row.items.retain(|item| item.ids.iter().all(|id| bank.find_by(id, &mut rule).is_some()))
            }
            RowContent::Drawn(draw) if draw.variants => {
                for item in &mut row.items {
                    let search = || valid_variants(bank, paper, &item.origin, variants, from, &mut rule);
                    let found = searched.entry(item.origin.clone()).or_insert_with(search);
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

/// The pool of a paper for one draw only, with a variant of each scenario whose row asks for variants
/// and that may have one. Each is validated once it is drawn: see [`validated`]. `from` selects it.
pub fn unvalidated(bank: &Bank, paper: &Paper, from: u64) -> Pool {
    let mut pool = unprepared(bank, paper);
    let varied = |of: &PaperRowRule| matches!(&of.what, RowContent::Drawn(draw) if draw.variants);
    let rows = pool.rows.iter_mut().zip(&paper.rows).filter(|(_, of)| varied(of));
    for item in rows.flat_map(|(row, _)| &mut row.items) {
        if let Some(id) = variant::ids(bank, &item.origin, from).next() {
            item.ids = vec![id];
        }
    }
    pool
}

/// The variant drawn from such a pool, or the next valid one of its scenario; `None` if there is none.
pub fn validated(
    bank: &Bank,
    edition: Option<Edition>,
    id: &str,
    from: u64,
    rule: &mut dyn FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<String> {
    // The first of them is the one drawn.
    let mut all = variant::ids(bank, id::origin(id), from).take(TRIES_OF_DRAWN);
    all.find(|id| is_valid(bank, edition, id, &mut *rule))
}

/// The pool of a paper without variants of drawn items, as needed for checks.
pub fn unprepared(bank: &Bank, paper: &Paper) -> Pool {
    let row = |row: &PaperRowRule| {
        let items = match &row.what {
            RowContent::Fixed(id) => {
                bank.listed(id::origin(id)).map(|one| item(one, id)).into_iter().collect()
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

/// How a paper uses a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum ScenarioUse {
    /// Every candidate gets it
    Fixed,
    /// It may be drawn
    Drawn,
}

impl ScenarioUse {
    /// How a paper uses the scenario with this id, if it does.
    pub fn of(bank: &Bank, paper: &Paper, origin: &str) -> Option<ScenarioUse> {
        let is_fixed =
            |row: &PaperRowRule| matches!(&row.what, RowContent::Fixed(id) if id::origin(id) == origin);
        if paper.rows.iter().any(is_fixed) {
            return Some(ScenarioUse::Fixed);
        }
        unprepared(bank, paper).has(origin).then_some(ScenarioUse::Drawn)
    }
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
        && !paper.avoided.contains(&first.id)
        && (draw.judgement || !(is_judged(bank, &first.id) || is_contested(bank, &first.id)))
}

/// Valid variants of a scenario.
fn valid_variants(
    bank: &Bank,
    paper: &Paper,
    origin: &str,
    count: usize,
    from: u64,
    rule: &mut impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Vec<String> {
    let is_one = |id: &String| is_valid(bank, paper.edition, id, &mut *rule);
    variant::ids(bank, origin, from).take(count * TRIES).filter(is_one).take(count).collect()
}

/// True if there is such a variant, under this code if one is given.
fn is_valid(
    bank: &Bank,
    edition: Option<Edition>,
    id: &str,
    rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> bool {
    bank.find_by(id, rule).is_some_and(|one| edition.is_none_or(|edition| edition == one.case.edition))
}
