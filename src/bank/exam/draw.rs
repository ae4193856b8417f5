//! A candidate's paper, drawn from a pool.
//!
//! Each row draws the items that the candidate has seen least often, among those the items that all
//! candidates have seen least often, and among those at random. A paper contains a scenario once,
//! in one variant. Rows that may draw the same scenarios share them so that as many items as
//! possible are drawn.

use super::drawn_paper::{DrawnPaper, PaperItem};
use super::exposure::Exposure;
use super::pool::{Pool, PoolItem, PoolRow};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// Draws a paper. `own` is the candidate's exposure, `all` that of all candidates; `chance` returns
/// a number below its argument, which is at least 1.
pub fn draw(
    pool: &Pool,
    own: &Exposure,
    all: &Exposure,
    chance: &mut dyn FnMut(usize) -> usize,
) -> DrawnPaper {
    let mut assignment = RowAssignment::maximum(pool);
    let mut drawn: Vec<Vec<PaperItem>> = Vec::new();
    for (at, row) in pool.rows.iter().enumerate() {
        let mut order: Vec<&PoolItem> = row.items.iter().collect();
        shuffle(&mut order, chance);
        order.sort_by_key(|item| (own.times(&item.origin), all.times(&item.origin)));
        let mut items = Vec::new();
        let count = assignment.items_of(at).count();
        for item in order {
            if items.len() < count && assignment.settle(at, &item.origin) {
                items.push(paper_item(row, item, chance));
            }
        }
        // The position of an item must not reveal how often it was seen.
        shuffle(&mut items, chance);
        drawn.push(items);
    }
    let mut items: Vec<PaperItem> = drawn.into_iter().flatten().collect();
    items.sort_by_key(|item| item.part);
    DrawnPaper { items }
}

/// The rows that cannot be drawn in full together, each with the number of missing items; empty if
/// all can.
pub fn shortfalls(pool: &Pool) -> Vec<(usize, usize)> {
    let assignment = RowAssignment::maximum(pool);
    let lacks = |(at, row): (usize, &PoolRow)| (at, usize::from(row.count) - assignment.items_of(at).count());
    pool.rows.iter().enumerate().map(lacks).filter(|(_, lacks)| *lacks > 0).collect()
}

impl Pool {
    /// The pool without these scenarios, except those that a paper needs to be drawn in full.
    pub fn without(&self, is_left_out: impl Fn(&str) -> bool) -> Cow<'_, Pool> {
        let all = self.rows.iter().flat_map(|row| &row.items).map(|item| item.origin.as_str());
        let left_out: BTreeSet<&str> = all.filter(|origin| is_left_out(origin)).collect();
        let short = shortfalls(self);
        let mut fewer = Cow::Borrowed(self);
        for origin in left_out {
            let mut next = fewer.clone().into_owned();
            next.rows.iter_mut().for_each(|row| row.items.retain(|item| item.origin != origin));
            if shortfalls(&next) == short {
                fewer = Cow::Owned(next);
            }
        }
        fewer
    }
}

fn paper_item(row: &PoolRow, item: &PoolItem, chance: &mut dyn FnMut(usize) -> usize) -> PaperItem {
    let id = match item.ids.len() {
        0 => &item.origin,
        several => &item.ids[chance(several) % several],
    };
    PaperItem {
        part: row.part,
        id: id.clone(),
        stages: item.stages,
        weight: row.weight,
        critical: row.critical,
    }
}

fn shuffle<T>(list: &mut [T], chance: &mut dyn FnMut(usize) -> usize) {
    for last in (1..list.len()).rev() {
        list.swap(last, chance(last + 1) % (last + 1));
    }
}

/// An assignment of scenarios to rows: a maximum matching, rearranged while one row after another
/// chooses.
struct RowAssignment<'a> {
    pool: &'a Pool,
    /// Row by scenario
    holder: BTreeMap<&'a str, usize>,
    settled: BTreeSet<&'a str>,
}

impl<'a> RowAssignment<'a> {
    fn maximum(pool: &'a Pool) -> RowAssignment<'a> {
        let mut assignment = RowAssignment { pool, holder: BTreeMap::new(), settled: BTreeSet::new() };
        for (at, row) in pool.rows.iter().enumerate() {
            for _ in 0..row.count {
                if !assignment.find_for(at) {
                    break;
                }
            }
        }
        assignment
    }

    /// Items assigned to a row.
    fn items_of(&self, row: usize) -> impl Iterator<Item = &'a str> {
        self.holder.iter().filter(move |(_, holder)| **holder == row).map(|(origin, _)| *origin)
    }

    /// Assigns one more item to a row: an unassigned one, or one from another row that finds a
    /// replacement, and so on. Changes nothing if that is impossible.
    fn find_for(&mut self, asking: usize) -> bool {
        let pool = self.pool;
        // The row that would take a scenario, and the scenario whose loss makes a row look for
        // another.
        let mut taker: BTreeMap<&'a str, usize> = BTreeMap::new();
        let mut loses: BTreeMap<usize, &'a str> = BTreeMap::new();
        let mut stack = vec![asking];
        while let Some(row) = stack.pop() {
            for item in &pool.rows[row].items {
                let origin = item.origin.as_str();
                if self.settled.contains(origin) || taker.contains_key(origin) {
                    continue;
                }
                taker.insert(origin, row);
                let Some(holder) = self.holder.get(origin).copied() else {
                    self.apply_path(origin, asking, &taker, &loses);
                    return true;
                };
                if holder != asking && !loses.contains_key(&holder) {
                    loses.insert(holder, origin);
                    stack.push(holder);
                }
            }
        }
        false
    }

    /// Applies an augmenting path: each row on it takes the scenario that the next one gives up.
    fn apply_path(
        &mut self,
        free: &'a str,
        asking: usize,
        taker: &BTreeMap<&'a str, usize>,
        loses: &BTreeMap<usize, &'a str>,
    ) {
        let mut next = Some(free);
        while let Some((origin, row)) = next.and_then(|origin| Some((origin, *taker.get(origin)?))) {
            self.holder.insert(origin, row);
            next = loses.get(&row).copied().filter(|_| row != asking);
        }
    }

    /// Fixes this scenario in a row, in place of another of that row, if every row can still have
    /// as many as before.
    fn settle(&mut self, row: usize, origin: &'a str) -> bool {
        if !self.settled.insert(origin) {
            return false;
        }
        let had = self.holder.insert(origin, row);
        if had == Some(row) {
            return true;
        }
        let given_up = self.items_of(row).find(|one| !self.settled.contains(one));
        if let Some(given_up) = given_up {
            self.holder.remove(given_up);
            if had.is_none_or(|other| self.find_for(other)) {
                return true;
            }
            self.holder.insert(given_up, row);
        }
        match had {
            Some(other) => self.holder.insert(origin, other),
            None => self.holder.remove(origin),
        };
        self.settled.remove(origin);
        false
    }
}
