//! Variants of scenarios: the same pattern, and the same path through the Laws.

mod lookup;
mod many;
mod moved;

use crate::loaded;
