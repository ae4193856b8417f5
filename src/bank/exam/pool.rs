//! The pool of a paper: the scenarios that each row may draw.

use super::part::Part;
use serde::{Deserialize, Serialize};

/// The pool from which papers are drawn. Every item was validated before the sitting was opened, so
/// drawing needs no ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pool {
    /// A row for each of the blueprint, in its order; a fixed item is a row of its own
    pub rows: Vec<PoolRow>,
}

/// A row of a pool: so many of these items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolRow {
    /// The part they are asked in
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
    /// The ids that it may be asked under, its own or those of variants; at least one
    pub ids: Vec<String>,
}
