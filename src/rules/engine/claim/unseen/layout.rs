//! A layout of the unknown hands, with its ruling.

use crate::bridge::Cards;
use crate::engine::ruling::Ruling;

/// A layout and the ruling in it.
#[derive(Clone)]
pub(super) struct Layout {
    pub hands: [Cards; 4],
    pub ruling: Ruling,
}
