//! The play of an ending: positions, the claimer's beliefs, layouts of hidden cards.

pub(super) mod belief;
pub mod ending;
pub mod game;
pub(super) mod layouts;
pub(crate) mod play_reason;
pub(super) mod shown_out;
