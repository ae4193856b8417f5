//! The act of claiming or conceding, and the play since (Law 68).
//!
//! In a scenario file of either family; each may be left out:
//!
//! ```toml
//! how = "shown"                    # named, curtailed, shown, faced_after_lead or abandoned
//! meant = false                    # with "shown": false when the player demonstrably did not mean to claim
//! played_on = ["S5", "S9"]         # cards played after it, in order
//! play_on = { asked_by = "W", all_agree = true, made = 3 }
//! ```
//!
//! `play_on` is the request of Law 68D2(b) of 2017 that play go on. `all_agree` is left out while
//! unknown, and `made` are the tricks declarer's side then won of those that were left.

use crate::bridge::{Card, Cards, Seat, Side, Strain, Trick};
use derive::Word;

/// Acts of claiming or conceding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum ClaimAct {
    /// A number of tricks was named
    Named,
    /// Suggested that play be curtailed
    Curtailed,
    /// Cards were shown
    Shown,
    /// Declarer faced the hand after an opening lead out of turn
    FacedAfterLead,
    /// The hand was abandoned
    Abandoned,
}

/// A request that play go on after a claim or concession (68D2(b) since 2017).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOn {
    /// The player who asked for it
    pub asked_by: Seat,
    /// True if all four agreed; `None` while unknown
    pub all_agree: Option<bool>,
    /// Tricks declarer's side then won, of those that were left, if known
    pub made: Option<u8>,
}

/// Facts of the act and of the play since, all optional.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Act {
    /// The act
    pub how: Option<ClaimAct>,
    /// For shown cards, true if they may have been meant as a claim; false is the Director's
    /// finding that they demonstrably were not
    pub meant: Option<bool>,
    /// The cards played since, in order
    pub played_on: Vec<Card>,
    /// The request that play go on
    pub play_on: Option<PlayOn>,
}

/// A fault of the act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActFault {
    /// The hand was abandoned, and yet tricks are claimed
    AbandonedButClaims,
    /// A finding on intent although no cards were shown
    NothingShown,
    /// No opening lead out of turn is on the table to which declarer could have faced the hand
    NoLeadOutOfTurn,
    /// This card was played out of the hand of the player in turn, who does not hold it
    NotOnTurn {
        /// The card
        card: Card,
        /// The player in turn
        turn: Seat,
    },
    /// This player could have followed suit and did not
    Revoke(Seat),
    /// The cards played since cannot be followed without the hands, the trump suit and who leads
    CardsNotTold,
    /// A request that play continue although there is no dispute
    Undisputed,
    /// Tricks won by continued play although not all agreed to it
    MadeWithoutAgreement,
    /// The cards played since give declarer's side another number of tricks
    MadeOtherwise {
        /// The number given
        told: u8,
        /// The tricks by the cards
        counted: u8,
    },
}

/// The table once cards have been played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReplayedPlay {
    /// The cards left in each hand
    pub hands: [Cards; 4],
    /// The trick in progress
    pub trick: Trick,
    /// Tricks won by North and South, and by East and West
    pub won: [u8; 2],
}

impl Act {
    /// True if cards were shown by it: a claim in itself, unless it demonstrably was not meant as
    /// one.
    pub fn shows(&self) -> bool {
        matches!(self.how, Some(ClaimAct::Shown | ClaimAct::FacedAfterLead))
    }

    /// The act with this finding on its intent.
    pub fn with_meant(&self, meant: bool) -> Act {
        Act { meant: Some(meant), ..self.clone() }
    }

    /// The act with this answer of the four players.
    pub fn with_all_agree(&self, all_agree: bool) -> Act {
        let play_on = self.play_on.map(|request| PlayOn { all_agree: Some(all_agree), ..request });
        Act { play_on, ..self.clone() }
    }
}

impl ReplayedPlay {
    /// The table before any of the cards.
    pub fn new(hands: [Cards; 4], trick: Trick) -> ReplayedPlay {
        ReplayedPlay { hands, trick, won: [0; 2] }
    }

    /// The table after these cards; otherwise the index of the first card that cannot be played,
    /// with the fault.
    pub fn follow(mut self, cards: &[Card], trump: Strain) -> Result<ReplayedPlay, (usize, ActFault)> {
        for (i, card) in cards.iter().enumerate() {
            let turn = self.trick.turn();
            let hand = self.hands[turn.index()];
            if !hand.has(*card) {
                return Err((i, ActFault::NotOnTurn { card: *card, turn }));
            }
            if !self.trick.playable(hand).has(*card) {
                return Err((i, ActFault::Revoke(turn)));
            }
            self.hands[turn.index()] = hand.without(*card);
            self.trick = self.trick.play(*card);
            if self.trick.len() == 4
                && let Some((winner, _)) = self.trick.winning(trump)
            {
                self.won[winner.side() as usize] += 1;
                self.trick = Trick::new(winner);
            }
        }
        Ok(self)
    }

    /// The tricks of a side, when the hand is played out.
    pub fn total(&self, side: Side) -> Option<u8> {
        self.is_over().then(|| self.won[side as usize])
    }

    /// True if no card is left.
    fn is_over(&self) -> bool {
        self.trick.is_empty() && self.hands.iter().all(|hand| hand.is_empty())
    }
}
