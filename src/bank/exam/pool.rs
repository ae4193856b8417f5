//! The pool of a paper: the scenarios that each row may draw.

use super::part::Part;
use serde::{Deserialize, Serialize};

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
}
