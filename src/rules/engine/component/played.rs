//! A card of a line of play, and what was to be said of the others that might have been played instead.

use crate::bridge::{Card, Seat};
use crate::engine::claim::{Standard, Why};
use crate::law::Presumption;

/// One card of a line of play, and why it is normal there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who plays it
    pub seat: Seat,
    /// The card
    pub card: Card,
    /// Why this play is normal, or whose choice it is
    pub why: Why,
    /// The other cards that the claimer or his partner could legally have played here; none for his opponents, who may
    /// play any
    pub others: Vec<Other>,
}

/// A card that could have been played instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Other {
    /// The card
    pub card: Card,
    /// Whether that would have been normal
    pub worth: Worth,
}

/// Whether a play is normal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It is
    Normal,
    /// Only by the standards up to this one: by stricter ones another play is seen to be better
    UpTo(Standard),
    /// A presumption excludes it
    Excluded(Presumption),
}
