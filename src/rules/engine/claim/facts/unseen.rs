//! Hands with unknown cards.

use crate::bridge::{Cards, Seat, Suit};

/// What is told of hands whose cards are not known. The cards known to be in one stand with the hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unseen {
    /// Whose: one or both of the hands that the speaker does not see
    pub hands: Vec<Seat>,
    /// The cards that they hold between them, when told
    pub out: Option<Cards>,
    /// Cards played to the tricks before
    pub played: Cards,
    /// How many cards of a suit one of them has
    pub lengths: Vec<(Seat, Suit, u8)>,
}

impl Unseen {
    /// Returns true if all hands are known, and nothing else is told.
    pub fn is_none(&self) -> bool {
        *self == Unseen::default()
    }
}
