//! The facts of a concession before they are checked.

use super::act::Act;
use super::conceder_statement::ConcederStatement;
use super::doubt::Doubt;
use crate::bridge::{Card, Cards, Contract, Seat, Strain, Vulnerable};
use crate::engine::claim::facts::claim_setup::ClaimSetup;
use crate::engine::claim::facts::unseen::Unseen;
use derive::Word;

/// The reaction of the conceder's partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Objection {
    /// Objected immediately
    AtOnce,
    /// Objected, but not immediately
    Later,
    /// Did not object
    No,
}

/// Unchecked facts of a concession.
#[derive(Clone, Debug, PartialEq)]
pub struct ConcessionSetup {
    /// Declarer
    pub declarer: Seat,
    /// The conceder
    pub conceder: Seat,
    /// Tricks left, the one in progress included
    pub left: u8,
    /// Tricks conceded to the other side
    pub concedes: u8,
    /// Tricks claimed expressly for the conceder's side; 0 if not mentioned
    pub claims: u8,
    /// The partner's reaction; `None` while unknown
    pub objection: Option<Objection>,
    /// Defenders whose cards were faced or shown by it
    pub exposed: Vec<Seat>,
    /// True if it concerned the trick in progress only
    pub concerns_current_trick_only: bool,
    /// True if all assented to it
    pub agreed: bool,
    /// The conceder's statement and knowledge
    pub said: ConcederStatement,
    /// The cards left in each hand, with [`Seat::index`], for display
    pub cards: Option<[Cards; 4]>,
    /// The trump suit
    pub trump: Option<Strain>,
    /// The leader to the trick in progress, or the player on lead
    pub leader: Option<Seat>,
    /// The cards of the trick in progress
    pub trick: Vec<Card>,
    /// Tricks already won by North and South, and by East and West
    pub won: Option<[u8; 2]>,
    /// The contract
    pub contract: Option<Contract>,
    /// Vulnerability
    pub vulnerable: Vulnerable,
    /// The doubt
    pub doubt: Doubt,
    /// The act, and the play since
    pub act: Act,
    /// Unknown hands: of these `cards` has only the cards known to be there
    pub unseen: Unseen,
}

impl ConcessionSetup {
    /// The ending as a claim of the tricks not conceded, if cards, trumps and the player on
    /// lead are known.
    pub(crate) fn as_claim(&self) -> Option<ClaimSetup> {
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
