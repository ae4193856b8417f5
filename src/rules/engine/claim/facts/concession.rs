//! Facts of a concession by either side (Laws 68B and 71), unchecked ([`ConcessionSetup`]) and
//! checked ([`ConcessionFacts`]).
//!
//! In a scenario file:
//!
//! ```toml
//! declarer = "N"
//! conceder = "E"
//! left = 4                       # tricks left, the one in progress included
//! concedes = 2                   # tricks conceded to declarer
//! claims = 2                     # tricks claimed for the defenders; 0 if not mentioned
//! objection = "at_once"          # at_once, later or no; left out while unknown
//! exposed = ["E"]                # defenders whose cards were faced or shown
//! current_trick_only = false
//! agreed = false
//! # facts of a later doubt: see `doubt`
//! # facts of the act and of the play since: see `act`
//! # statement and knowledge, as in a claim; they need the cards, trumps and the leader
//! statement = ["draw", "cash S"]
//! shown_out = ["W H"]
//! aware = { C = "no" }
//! forgot = ["C2"]
//! # unknown hands: see `unseen`
//! # all four for the tricks that no play could lose; otherwise only for display:
//! cards = "N:...J432 .32..QT .5432.. .A.T98."
//! trump = "NT"
//! leader = "N"
//! trick = []
//! won = { NS = 6, EW = 3 }      # from here on for the result; may be left out
//! contract = "3NT"
//! vulnerable = "none"
//! ```

use super::ClaimFacts;
use super::act::Act;
use super::check;
use super::conceder_statement::ConcederStatement;
use super::concession_setup::{ConcessionSetup, Objection};
use super::doubt::Doubt;
use super::fault::ClaimFault;
use crate::bridge::{Card, Cards, Contract, Seat, Side, Strain, Suit, Vulnerable};
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::facts::unseen::Unseen;
use crate::engine::field_fault::FieldFault;

/// Consistent facts: see [`ConcessionSetup::check`].
#[derive(Clone, Debug, PartialEq)]
pub struct ConcessionFacts(ConcessionSetup);

impl ConcessionSetup {
    /// Checks that the facts are consistent; otherwise every fault with its field.
    pub fn check(self) -> Result<ConcessionFacts, Vec<FieldFault<ClaimFault>>> {
        let faults =
            if self.unseen.is_none() { check::concession(&self) } else { check::unseen::concession(&self) };
        if faults.is_empty() { Ok(ConcessionFacts(self)) } else { Err(faults) }
    }
}

impl ConcessionFacts {
    /// A copy of the unchecked facts, to be changed and checked again.
    pub fn setup(&self) -> ConcessionSetup {
        self.0.clone()
    }

    /// Declarer.
    pub fn declarer(&self) -> Seat {
        self.0.declarer
    }

    /// The conceder.
    pub fn conceder(&self) -> Seat {
        self.0.conceder
    }

    /// True if a defender conceded.
    pub fn by_defender(&self) -> bool {
        self.0.conceder.side() != self.0.declarer.side()
    }

    /// Tricks left, the one in progress included.
    pub fn left(&self) -> u8 {
        self.0.left
    }

    /// Tricks conceded.
    pub fn concedes(&self) -> u8 {
        self.0.concedes
    }

    /// Tricks claimed, stated or implied: all that are not conceded.
    pub fn claims(&self) -> u8 {
        self.0.left - self.0.concedes
    }

    /// Tricks claimed expressly; 0 if not mentioned.
    pub fn claims_said(&self) -> u8 {
        self.0.claims
    }

    /// The reaction of the conceder's partner.
    pub fn objection(&self) -> Option<Objection> {
        self.0.objection
    }

    /// Defenders whose cards were faced or shown by it.
    pub fn exposed(&self) -> &[Seat] {
        &self.0.exposed
    }

    /// True if it concerned the trick in progress only.
    pub fn concerns_current_trick_only(&self) -> bool {
        self.0.concerns_current_trick_only
    }

    /// The act, and the play since.
    pub fn act(&self) -> &Act {
        &self.0.act
    }

    /// True if a player disputes it, at once or later, or asks that play continue.
    pub fn is_disputed(&self) -> bool {
        matches!(self.0.objection, Some(Objection::AtOnce | Objection::Later)) || self.0.act.play_on.is_some()
    }

    /// The facts with this act and play since.
    pub fn with_act(&self, act: Act) -> ConcessionFacts {
        let mut facts = self.clone();
        facts.0.act = act;
        facts
    }

    /// True if all assented.
    pub fn agreed(&self) -> bool {
        self.0.agreed
    }

    /// The conceder's statement and knowledge.
    pub fn conceder_statement(&self) -> &ConcederStatement {
        &self.0.said
    }

    /// The facts with this finding on a suit.
    pub fn with_aware(&self, suit: Suit, found: Awareness) -> ConcessionFacts {
        let mut facts = self.clone();
        facts.0.said.aware[suit.index()] = Some(found);
        facts
    }

    /// The hands with unknown cards.
    pub fn unseen(&self) -> &Unseen {
        &self.0.unseen
    }

    /// The cards that the unknown hands hold between them.
    pub fn out(&self) -> Cards {
        self.0.out()
    }

    /// The cards left in each hand, with [`Seat::index`]; of an unknown hand the known ones.
    pub fn cards(&self) -> Option<[Cards; 4]> {
        self.0.cards
    }

    /// The trump suit.
    pub fn trump(&self) -> Option<Strain> {
        self.0.trump
    }

    /// The leader to the trick in progress, or the player on lead.
    pub fn leader(&self) -> Option<Seat> {
        self.0.leader
    }

    /// The cards of the trick in progress.
    pub fn trick(&self) -> &[Card] {
        &self.0.trick
    }

    /// The facts with this reaction of the conceder's partner.
    pub fn with_objection(&self, objection: Objection) -> ConcessionFacts {
        let mut facts = self.clone();
        facts.0.objection = Some(objection);
        facts
    }

    /// Tricks already won by a side, when known.
    pub fn won(&self, side: Side) -> Option<u8> {
        self.0.won.map(|won| won[side as usize])
    }

    /// The contract, when known.
    pub fn contract(&self) -> Option<Contract> {
        self.0.contract
    }

    /// Vulnerability.
    pub fn vulnerable(&self) -> Vulnerable {
        self.0.vulnerable
    }

    /// The doubt.
    pub fn doubt(&self) -> &Doubt {
        &self.0.doubt
    }

    /// The facts with this doubt.
    pub fn with_doubt(&self, doubt: Doubt) -> ConcessionFacts {
        let mut facts = self.clone();
        facts.0.doubt = doubt;
        facts
    }

    /// The facts with the assent of all, or without.
    pub fn with_agreed(&self, agreed: bool) -> ConcessionFacts {
        let mut facts = self.clone();
        facts.0.agreed = agreed;
        facts
    }
}

impl ConcessionFacts {
    /// The ending as a claim of the tricks not conceded, if cards, trumps and the player on lead
    /// are known.
    pub fn as_claim(&self) -> Option<ClaimFacts> {
        self.setup().as_claim()?.check().ok()
    }
}
