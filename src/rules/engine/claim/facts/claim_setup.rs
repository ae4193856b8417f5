//! The facts of a claim or concession as entered, before they are checked, with the Director's
//! findings on what the claimer knew.

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

impl Awareness {
    /// Every finding, without the cards forgotten.
    pub const ALL: [Awareness; 3] =
        [Awareness::Aware, Awareness::Unaware { forgot: None }, Awareness::Doubtful];
}

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

/// What was announced, with the reaction to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announced {
    /// A claim
    Claim {
        /// True if a player disputed it, at once or later
        disputed: bool,
    },
    /// A concession
    Concession {
        /// Tricks left, the one in progress included
        left: u8,
        /// Tricks conceded to the other side
        concedes: u8,
        /// The partner's reaction; `None` while unknown
        objection: Option<Objection>,
    },
}

impl Default for Announced {
    fn default() -> Announced {
        Announced::Claim { disputed: true }
    }
}

/// The unchecked facts of a claim or concession. A check turns them into `ClaimFacts`.
///
/// In a claim the cards, the trump suit and the player on lead are always recorded.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClaimSetup {
    /// A claim, or a concession
    pub announced: Announced,
    /// The claimer or conceder
    pub claimer: Seat,
    /// Tricks claimed for the claimer's side, of those left including the one in progress; in a
    /// concession those claimed expressly, 0 if not mentioned
    pub claims: u8,
    /// The statement of a line of play, step by step
    pub statement: Vec<StatementStep>,
    /// Players who have shown out of a suit
    pub shown_out: Vec<(Seat, Suit)>,
    /// Findings on the claimer's awareness, indexed by [`Suit::index`]; `None` without a finding
    pub aware: [Option<Awareness>; 4],
    /// Players who faced or showed cards with it
    pub exposed: Vec<Seat>,
    /// True if it concerned the trick in progress only
    pub concerns_current_trick_only: bool,
    /// True if the other side agreed; `None` if unknown, or without agreement to a concession
    pub agreed: Option<bool>,
    /// The doubt raised later, if any
    pub doubt: Doubt,
    /// How it was made, and the play since
    pub act: Act,
    /// The cards left in each hand, indexed by [`Seat::index`], without those in the trick in
    /// progress
    pub cards: Option<[Cards; 4]>,
    /// The hands not wholly known: `cards` has only those of their cards that are known
    pub unseen: Unseen,
    /// The trump suit
    pub trump: Option<Strain>,
    /// Declarer
    pub declarer: Seat,
    /// The leader to the trick in progress, or the player on lead if there is none
    pub leader: Option<Seat>,
    /// The cards of the trick in progress, the lead first
    pub trick: Vec<Card>,
    /// Tricks already won by North and South, and by East and West
    pub won: Option<[u8; 2]>,
    /// The contract
    pub contract: Option<Contract>,
    /// Vulnerability
    pub vulnerable: Vulnerable,
}

impl ClaimSetup {
    /// True for a concession.
    pub const fn is_concession(&self) -> bool {
        matches!(self.announced, Announced::Concession { .. })
    }

    /// The cards left in each hand; none where they are not recorded.
    pub fn hands(&self) -> [Cards; 4] {
        self.cards.unwrap_or_default()
    }

    /// The trump suit; notrump where it is not recorded.
    pub fn strain(&self) -> Strain {
        self.trump.unwrap_or(Strain::Notrump)
    }

    /// The leader to the trick in progress; declarer where that is not recorded.
    pub fn first_hand(&self) -> Seat {
        self.leader.unwrap_or(self.declarer)
    }

    /// Tricks for the claimer's side: claimed, or not conceded.
    pub fn claimed(&self) -> u8 {
        match self.announced {
            Announced::Claim { .. } => self.claims,
            Announced::Concession { left, concedes, .. } => left.saturating_sub(concedes),
        }
    }

    /// The ending as a claim of the tricks not conceded, which is played on, if cards, trumps and
    /// the player on lead are known.
    pub(crate) fn as_claim(&self) -> Option<ClaimSetup> {
        self.cards.zip(self.trump).zip(self.leader)?;
        Some(match self.announced {
            Announced::Claim { .. } => self.clone(),
            Announced::Concession { .. } => ClaimSetup {
                claims: self.claimed(),
                won: None,
                contract: None,
                vulnerable: Vulnerable::None,
                ..self.anew()
            },
        })
    }

    /// The ending as a claim of which nothing is known but what was said of the play.
    pub(crate) fn anew(&self) -> ClaimSetup {
        ClaimSetup {
            announced: Announced::default(),
            exposed: Vec::new(),
            concerns_current_trick_only: false,
            agreed: None,
            doubt: Doubt::default(),
            act: Act::default(),
            ..self.clone()
        }
    }

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
