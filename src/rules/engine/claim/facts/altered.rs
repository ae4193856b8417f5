//! The same facts of a claim with something more told: a finding, a doubt, or another player's eyes.

use super::ClaimFacts;
use crate::bridge::{Seat, Suit};
use crate::engine::claim::facts::act::Act;
use crate::engine::claim::facts::claim_setup::{Awareness, ClaimSetup};
use crate::engine::claim::facts::doubt::Doubt;
use crate::engine::claim::statement::StatementStep;

impl ClaimFacts {
    /// The same facts with this told of how it was done and of the play since.
    pub fn with_act(&self, act: Act) -> ClaimFacts {
        let mut more = self.clone();
        more.0.act = act;
        more
    }

    /// The same facts with so many tricks claimed: no more than are left.
    pub(in crate::engine::claim) fn with_claims(&self, claims: u8) -> ClaimFacts {
        let mut more = self.clone();
        more.0.claims = claims.min(self.left());
        more
    }

    /// The same facts, with the player aware of the cards out in every suit of which nothing was found.
    pub(in crate::engine::claim) fn presumed_aware(&self) -> ClaimFacts {
        let mut more = self.clone();
        more.0.aware = more.0.aware.map(|found| found.or(Some(Awareness::Aware)));
        more
    }

    /// The same ending in the eyes of another player, who would have played on for every trick and
    /// has said and forgotten nothing; nothing where that does not hang together.
    pub(in crate::engine::claim) fn in_the_eyes_of(&self, player: Seat) -> Option<ClaimFacts> {
        let setup = ClaimSetup {
            claimer: player,
            claims: self.left(),
            statement: Vec::new(),
            aware: [None; 4],
            exposed: Vec::new(),
            concerns_current_trick_only: false,
            disputed: true,
            agreed: None,
            doubt: Doubt::default(),
            act: Act::default(),
            ..self.0.clone()
        };
        setup.check().ok()
    }

    /// The same facts with what was said taken otherwise.
    pub(in crate::engine::claim) fn with_statement(&self, statement: Vec<StatementStep>) -> ClaimFacts {
        let mut more = self.clone();
        more.0.statement = statement;
        more
    }

    /// The same facts with this finding on a suit.
    pub fn with_aware(&self, suit: Suit, found: Awareness) -> ClaimFacts {
        let mut more = self.clone();
        more.0.aware[suit.index()] = Some(found);
        more
    }

    /// The same facts with this told of the doubt.
    pub fn with_doubt(&self, doubt: Doubt) -> ClaimFacts {
        let mut more = self.clone();
        more.0.doubt = doubt;
        more
    }

    /// The same facts when it is known whether the other side assented.
    pub fn with_agreed(&self, agreed: bool) -> ClaimFacts {
        let mut more = self.clone();
        more.0.agreed = Some(agreed);
        more
    }
}
