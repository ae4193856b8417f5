//! A kind of hand: points, lengths, balanced or not.

use crate::bridge::Suit;
use crate::bridge::shape::MOST_POINTS;

/// One kind of hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandBox {
    /// High-card points, from and to, both included
    pub points: (u8, u8),
    /// The length of each suit, clubs first, from and to
    pub lengths: [(u8, u8); 4],
    /// Balanced, unbalanced, or either when absent
    pub balanced: Option<bool>,
}

impl HandBox {
    /// Any hand.
    pub const ANY: HandBox =
        HandBox { points: (0, MOST_POINTS as u8), lengths: [(0, 13); 4], balanced: None };

    /// The length of this suit, from and to.
    pub const fn length(&self, suit: Suit) -> (u8, u8) {
        self.lengths[suit.index()]
    }
}
