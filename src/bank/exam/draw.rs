//! A candidate's paper, drawn from a pool.
//!
//! For each row those are drawn that the candidate has seen least often, of these those that all
//! together have seen least often, and chance decides between the rest. No scenario stands in a
//! paper twice, in whatever variants. Where rows may draw the same scenarios, one row leaves to
//! another what that needs: as many are drawn as can be.

use super::drawn_paper::{DrawnPaper, PaperItem};
use super::exposure::Exposure;
use super::pool::{Pool, PoolItem, PoolRow};
use std::collections::{BTreeMap, BTreeSet};

/// Draws a paper. `own` counts what the candidate has seen, `all` what all candidates have;
/// `chance` gives a number below its argument, which is at least 1.
pub fn draw(
    pool: &Pool,
    own: &Exposure,
    all: &Exposure,
    chance: &mut dyn FnMut(usize) -> usize,
) -> DrawnPaper {
    let mut given = RowAssignment::as_many_as_can_be(pool);
    let mut drawn: Vec<Vec<PaperItem>> = Vec::new();
    for (at, row) in pool.rows.iter().enumerate() {
        let mut order: Vec<&PoolItem> = row.items.iter().collect();
        shuffle(&mut order, chance);
        order.sort_by_key(|item| (own.times(&item.origin), all.times(&item.origin)));
        let mut items = Vec::new();
        let wanted = given.to(at).count();
        for item in order {
            if items.len() < wanted && given.settle(at, &item.origin) {
                items.push(told(row, item, chance));
            }
        }
        // Where an item stands in a paper does not tell how often it was seen.
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
    let given = RowAssignment::as_many_as_can_be(pool);
    let lacks = |(at, row): (usize, &PoolRow)| (at, usize::from(row.count) - given.to(at).count());
    pool.rows.iter().enumerate().map(lacks).filter(|(_, lacks)| *lacks > 0).collect()
}

fn told(row: &PoolRow, item: &PoolItem, chance: &mut dyn FnMut(usize) -> usize) -> PaperItem {
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

/// Which row has which scenario: as many as can be, moved about between the rows while one row after another chooses.
struct RowAssignment<'a> {
    pool: &'a Pool,
    /// By the scenario
    holder: BTreeMap<&'a str, usize>,
    settled: BTreeSet<&'a str>,
}

impl<'a> RowAssignment<'a> {
    fn as_many_as_can_be(pool: &'a Pool) -> RowAssignment<'a> {
        let mut given = RowAssignment { pool, holder: BTreeMap::new(), settled: BTreeSet::new() };
        for (at, row) in pool.rows.iter().enumerate() {
            for _ in 0..row.count {
                if !given.find_for(at) {
                    break;
                }
            }
        }
        given
    }

    /// Items assigned to a row.
    fn to(&self, row: usize) -> impl Iterator<Item = &'a str> {
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
        let mut line = vec![asking];
        while let Some(row) = line.pop() {
            for item in &pool.rows[row].items {
                let origin = item.origin.as_str();
                if self.settled.contains(origin) || taker.contains_key(origin) {
                    continue;
                }
                taker.insert(origin, row);
                let Some(holder) = self.holder.get(origin).copied() else {
                    self.hand_on(origin, asking, &taker, &loses);
                    return true;
                };
                if holder != asking && !loses.contains_key(&holder) {
                    loses.insert(holder, origin);
                    line.push(holder);
                }
            }
        }
        false
    }

    /// Carries out what was found: the free one goes to the row that reached it, what that loses to
    /// the row that reached it, back to the one that asked.
    fn hand_on(
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

    /// Gives this scenario to a row for good, in place of another that the row has, if every row
    /// can still have as many as before.
    fn settle(&mut self, row: usize, origin: &'a str) -> bool {
        if !self.settled.insert(origin) {
            return false;
        }
        let had = self.holder.insert(origin, row);
        if had == Some(row) {
            return true;
        }
        let given_up = self.to(row).find(|one| !self.settled.contains(one));
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
