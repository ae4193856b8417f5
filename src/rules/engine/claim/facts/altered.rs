//! The facts of a claim or concession with one of them changed: a finding, a doubt, the player.

use super::ClaimFacts;
use crate::bridge::{Seat, Suit};
use crate::engine::claim::facts::act::Act;
use crate::engine::claim::facts::claim_setup::{Announced, Awareness, ClaimSetup, Objection};
use crate::engine::claim::facts::doubt::Doubt;
use crate::engine::claim::statement::StatementStep;

impl ClaimFacts {
    /// The facts with this act and play since.
    pub fn with_act(&self, act: Act) -> ClaimFacts {
        let mut facts = self.clone();
        facts.0.act = act;
        facts
    }

    /// The facts with this many tricks claimed, at most those left.
    pub(in crate::engine::claim) fn with_claims(&self, claims: u8) -> ClaimFacts {
        let mut facts = self.clone();
        facts.0.claims = claims.min(self.left());
        facts
    }

    /// The facts with the player aware of the cards out in every suit without a finding.
    pub(in crate::engine::claim) fn presumed_aware(&self) -> ClaimFacts {
        let mut facts = self.clone();
        facts.0.aware = facts.0.aware.map(|found| found.or(Some(Awareness::Aware)));
        facts
    }

    /// The ending as a claim of the tricks that the claimer's side did not give up; `None` where
    /// the table is not recorded.
    pub fn as_claim(&self) -> Option<ClaimFacts> {
        if self.is_concession() { self.0.as_claim()?.check().ok() } else { Some(self.clone()) }
    }

    /// The ending as another player sees it, who would have played on for every trick and has
    /// stated and forgotten nothing; `None` where that is inconsistent.
    pub(in crate::engine::claim) fn in_the_eyes_of(&self, player: Seat) -> Option<ClaimFacts> {
        let setup = ClaimSetup {
            claimer: player,
            claims: self.left(),
            statement: Vec::new(),
            aware: [None; 4],
            ..self.0.anew()
        };
        setup.check().ok()
    }

    /// The facts with another statement.
    pub(in crate::engine::claim) fn with_statement(&self, statement: Vec<StatementStep>) -> ClaimFacts {
        let mut facts = self.clone();
        facts.0.statement = statement;
        facts
    }

    /// The facts with this finding on a suit.
    pub fn with_aware(&self, suit: Suit, found: Awareness) -> ClaimFacts {
        let mut facts = self.clone();
        facts.0.aware[suit.index()] = Some(found);
        facts
    }

    /// The facts with this doubt.
    pub fn with_doubt(&self, doubt: Doubt) -> ClaimFacts {
        let mut facts = self.clone();
        facts.0.doubt = doubt;
        facts
    }

    /// The facts of a concession with this reaction of the conceder's partner.
    pub fn with_objection(&self, to: Objection) -> ClaimFacts {
        let mut facts = self.clone();
        if let Announced::Concession { objection, .. } = &mut facts.0.announced {
            *objection = Some(to);
        }
        facts
    }

    /// The facts with the assent of the other side, or without.
    pub fn with_agreed(&self, agreed: bool) -> ClaimFacts {
        let mut facts = self.clone();
        facts.0.agreed = Some(agreed);
        facts
    }
}
