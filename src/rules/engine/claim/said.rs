//! What a conceder said and knew, told as it is of a claimer, and the concession as a claim of the rest.

use super::act::Act;
use super::concession::{ConcessionFacts, ConcessionSetup};
use super::doubt::Doubt;
use super::facts::{Awareness, ClaimFacts, ClaimSetup};
use super::statement::Step;
use crate::bridge::{Seat, Suit, Vulnerable};

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

impl ConcessionSetup {
    /// The same ending as a claim of what is not conceded, when cards, trumps and the player on lead are told.
    pub(super) fn as_claim(&self) -> Option<ClaimSetup> {
        Some(ClaimSetup {
            cards: self.cards?,
            trump: self.trump?,
            declarer: self.declarer,
            leader: self.leader?,
            trick: self.trick.clone(),
            won: None,
            contract: None,
            vulnerable: Vulnerable::None,
            claimer: self.conceder,
            claims: self.left.saturating_sub(self.concedes),
            statement: self.said.statement.clone(),
            shown_out: self.said.shown_out.clone(),
            aware: self.said.aware,
            exposed: Vec::new(),
            concerns_current_trick_only: false,
            disputed: true,
            agreed: None,
            doubt: Doubt::default(),
            act: Act::default(),
            unseen: self.unseen.clone(),
        })
    }
}

impl ConcessionFacts {
    /// The ending as a claim of what is not conceded, when cards, trumps and the player on lead are told.
    pub fn as_claim(&self) -> Option<ClaimFacts> {
        self.setup().as_claim()?.check().ok()
    }
}
