//! A card of a line of play, with the status of the cards that could have been played instead.

use crate::bridge::{Card, Seat};
use crate::engine::claim::play::play_reason::PlayReason;
use crate::engine::claim::test::standard::Standard;
use crate::law::Presumption;

/// One card of a line of play, with the reason why it is normal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineCard {
    /// The player of the card
    pub seat: Seat,
    /// The card
    pub card: Card,
    /// The reason this play is normal, or the side that chose it
    pub why: PlayReason,
    /// The other cards that the claimer or partner could legally have played here; none for the
    /// opponents, who may play any
    pub others: Vec<OtherCard>,
}

/// A card that could have been played instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherCard {
    /// The card
    pub card: Card,
    /// Status under the standard of normal plays
    pub worth: NormalityStatus,
}

/// Status of a play under the standard of normal plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NormalityStatus {
    /// Normal
    Normal,
    /// Normal only by the standards up to this one: by stricter ones another play is better
    UpTo(Standard),
    /// A presumption excludes it
    Excluded(Presumption),
}
