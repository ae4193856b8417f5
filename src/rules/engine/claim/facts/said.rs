//! What a conceder said and knew, told as it is of a claimer, and the concession as a claim of the rest.

use super::claim_setup::Awareness;
use crate::bridge::{Seat, Suit};
use crate::engine::claim::statement::Step;

/// What the conceder said and knew, as it is told of a claimer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// The statement
    pub statement: Vec<Step>,
    /// Who had already shown out of what
    pub shown_out: Vec<(Seat, Suit)>,
    /// What the Director found about the cards out, with [`Suit::index`]; absent when it was not asked
    pub aware: [Option<Awareness>; 4],
}
