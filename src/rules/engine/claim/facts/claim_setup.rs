//! The facts of a claim before they are checked.

use super::act::Act;
use super::doubt::Doubt;
use crate::bridge::{Card, Cards, Contract, Seat, Strain, Suit, Vulnerable};
use crate::engine::claim::facts::unseen::Unseen;
use crate::engine::claim::statement::StatementStep;

/// The Director's finding on the claimer's knowledge of the cards out in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awareness {
    /// Knew of them
    Aware,
    /// Did not know of them
    Unaware {
        /// The forgotten cards; `None` if unknown, for those that explain the claim
        forgot: Option<Cards>,
    },
    /// Cannot be settled: resolved against the claimer (Laws 70A and 70C2)
    Doubtful,
}

/// Unchecked facts of a claim.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimSetup {
    /// The cards left in each hand, with [`Seat::index`], without those in the trick in progress
    pub cards: [Cards; 4],
    /// The trump suit
    pub trump: Strain,
    /// Declarer
    pub declarer: Seat,
    /// The leader to the trick in progress, or the player on lead
    pub leader: Seat,
    /// The cards of the trick in progress, the lead first
    pub trick: Vec<Card>,
    /// Tricks already won by North and South, and by East and West
    pub won: Option<[u8; 2]>,
    /// The contract
    pub contract: Option<Contract>,
    /// Vulnerability
    pub vulnerable: Vulnerable,
    /// The claimer
    pub claimer: Seat,
    /// Tricks claimed for the claimer's side, of those left and the one in progress
    pub claims: u8,
    /// The statement
    pub statement: Vec<StatementStep>,
    /// Players who have shown out, with the suit
    pub shown_out: Vec<(Seat, Suit)>,
    /// Findings on the claimer's knowledge of the cards out, with [`Suit::index`]; `None` without a
    /// finding
    pub aware: [Option<Awareness>; 4],
    /// Players who faced or showed cards with it
    pub exposed: Vec<Seat>,
    /// True if it concerned the trick in progress only
    pub concerns_current_trick_only: bool,
    /// True if a player disputes it, now or later
    pub disputed: bool,
    /// True if the other side assented; `None` if unknown
    pub agreed: Option<bool>,
    /// The doubt
    pub doubt: Doubt,
    /// The act, and the play since
    pub act: Act,
    /// Unknown hands: of these `cards` has only the cards known to be there
    pub unseen: Unseen,
}

impl ClaimSetup {
    /// True for the hands the claimer plays: their own, and dummy's if declarer.
    pub fn plays(&self, hand: Seat) -> bool {
        hand == self.claimer || (self.claimer == self.declarer && hand == self.declarer.partner())
    }
}

/// The hands that this player cannot see: the opponents', or declarer's and partner's.
pub(crate) fn hidden_from(speaker: Seat, declarer: Seat) -> [Seat; 2] {
    if speaker == declarer { [speaker.lho(), speaker.rho()] } else { [declarer, speaker.partner()] }
}
