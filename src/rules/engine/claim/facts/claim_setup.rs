//! The facts of a claim as entered, before they are checked, with the Director's findings on what
//! the claimer knew.

use super::act::Act;
use super::doubt::Doubt;
use crate::bridge::{Card, Cards, Contract, Seat, Strain, Suit, Vulnerable};
use crate::engine::claim::facts::unseen::Unseen;
use crate::engine::claim::statement::StatementStep;
use derive::Word;

/// The Director's finding on the claimer's awareness of the outstanding cards in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Awareness {
    /// The claimer was aware of them
    #[word("yes")]
    Aware,
    /// The claimer was not aware of them, or not of all
    #[word("no")]
    Unaware {
        /// The forgotten cards; `None` if the Director did not find which: then those whose
        /// forgetting explains the claim
        forgot: Option<Cards>,
    },
    /// Doubtful, so resolved against the claimer (Laws 70A and 70C2)
    Doubtful,
}

/// The unchecked facts of a claim. A check turns them into `ClaimFacts`.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimSetup {
    /// The cards left in each hand, indexed by [`Seat::index`], without those in the trick in
    /// progress
    pub cards: [Cards; 4],
    /// The trump suit
    pub trump: Strain,
    /// Declarer
    pub declarer: Seat,
    /// The leader to the trick in progress, or the player on lead if there is none
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
    /// Tricks claimed for the claimer's side, of those left including the one in progress
    pub claims: u8,
    /// The statement of a line of play, step by step
    pub statement: Vec<StatementStep>,
    /// Players who have shown out of a suit
    pub shown_out: Vec<(Seat, Suit)>,
    /// Findings on the claimer's awareness, indexed by [`Suit::index`]; `None` without a finding
    pub aware: [Option<Awareness>; 4],
    /// Players who faced or showed cards when the claim was made
    pub exposed: Vec<Seat>,
    /// True if the claim concerned the trick in progress only
    pub concerns_current_trick_only: bool,
    /// True if a player disputed the claim, at once or later
    pub disputed: bool,
    /// True if the other side agreed to the claim; `None` if unknown
    pub agreed: Option<bool>,
    /// The doubt raised later, if any
    pub doubt: Doubt,
    /// How the claim was made, and the play since
    pub act: Act,
    /// The hands not wholly known: `cards` has only those of their cards that are known
    pub unseen: Unseen,
}

impl ClaimSetup {
    /// True for a hand the claimer plays: their own and, if the claimer is declarer, dummy's.
    pub fn claimer_plays(&self, hand: Seat) -> bool {
        hand == self.claimer || (self.claimer == self.declarer && hand == self.declarer.partner())
    }
}

/// The two hands a claimer or conceder cannot see: from declarer the defenders', from a defender
/// declarer's and partner's.
pub(crate) fn hidden_from(speaker: Seat, declarer: Seat) -> [Seat; 2] {
    if speaker == declarer { [speaker.lho(), speaker.rho()] } else { [declarer, speaker.partner()] }
}
