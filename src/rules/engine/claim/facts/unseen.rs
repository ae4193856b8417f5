//! Hands with unknown cards.

use crate::bridge::{Cards, Seat, Suit};

/// Facts about hands with unknown cards. Cards known to be in one of them are listed with the
/// hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unseen {
    /// The unknown hands: one or both of those the speaker cannot see
    pub hands: Vec<Seat>,
    /// The cards that they hold between them, if recorded
    pub out: Option<Cards>,
    /// Cards played to the tricks before
    pub played: Cards,
    /// Known suit lengths in one of them
    pub lengths: Vec<(Seat, Suit, u8)>,
}

impl Unseen {
    /// True if all hands are known, and there are no other facts of this kind.
    pub fn is_none(&self) -> bool {
        *self == Unseen::default()
    }
}
