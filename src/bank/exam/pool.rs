//! The pool of a paper: the scenarios that each row may draw.

use super::draw::shortfalls;
use super::part::Part;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The pool from which papers are drawn. Every item was validated before the sitting was opened, so
/// that drawing needs no ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pool {
    /// A row for each row of the paper, in its order
    pub rows: Vec<PoolRow>,
}

/// A row of a pool: a number of items to draw from these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolRow {
    /// Part
    pub part: Part,
    /// Number drawn
    pub count: u16,
    /// Weight of each
    pub weight: u16,
    /// True if each is critical
    pub critical: bool,
    /// Candidates for drawing
    pub items: Vec<PoolItem>,
}

/// A scenario that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolItem {
    /// The id of the scenario
    pub origin: String,
    /// Number of stages
    pub stages: u8,
    /// Ids under which it may be asked: its own, or those of variants; at least one
    pub ids: Vec<String>,
}

impl Pool {
    /// True if a paper may have this scenario.
    pub fn has(&self, origin: &str) -> bool {
        self.rows.iter().flat_map(|row| &row.items).any(|item| item.origin == origin)
    }

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
