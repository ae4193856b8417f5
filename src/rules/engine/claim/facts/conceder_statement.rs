//! The statement and knowledge of a conceder, in the form a claimer's have.

use super::claim_setup::Awareness;
use crate::bridge::{Seat, Suit};
use crate::engine::claim::statement::StatementStep;

/// A conceder's statement and knowledge.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConcederStatement {
    /// The statement
    pub statement: Vec<StatementStep>,
    /// Players who had shown out, with the suit
    pub shown_out: Vec<(Seat, Suit)>,
    /// Findings on the cards out, with [`Suit::index`]; `None` without a finding
    pub aware: [Option<Awareness>; 4],
}
