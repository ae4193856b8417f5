//! A claimer's statement (Law 68C), step by step, and how files write it: one step a string.
//!
//! ```text
//! draw                             draws the trumps believed to be out
//! draw 2 rounds                    leads trumps twice
//! draw out 1                       says that one trump is out, and draws it: "drawing the last trump"
//! cash S                           runs the spades taken for winners
//! top S                            the same, from the top
//! top                              plays every suit from the top, in no order of suits
//! play SA SK S5                    plays these cards in this order, crossing where needed
//! ruff H in N 2                    ruffs two hearts in the North hand
//! ruff H high in N                 ruffs a heart with the highest trump of the North hand
//! ruff H with SK in N              ruffs a heart with this card
//! crossruff                        ruffs in both hands by turns; `crossruff H C`: these suits; `… high`: high
//! cross to N in D                  crosses to the North hand in diamonds; without `in D`, in any suit
//! good N                           says that the North hand is good: crosses to it and plays its winners
//! finesse HQ through W             finesses the queen of hearts through West
//! concede C                        gives up a club
//! tally 2S 1H 1D                   lists tricks; a list is not an order
//! tally 6D then 5S                 but "then" makes it one
//! discard N D4                     throws the four of diamonds from the North hand
//! if S breaks 3-2: cash S          a step on a visible condition; `unless …: …` if it is not met
//! if E shows out of S: cash H      `anyone` instead of a seat: either opponent
//! if SQ falls: cash S
//! else: finesse HQ through W       a step if the condition of the step before is not met
//! ```
//!
//! `normal::stated` carries out the steps, and decides when a condition counts as seen. There is no
//! word for "in any order": silence means that.

mod read;
mod write;

use crate::bridge::{Card, Cards, Seat, Suit};

/// The most steps a statement may have.
pub const MOST_STEPS: usize = 60;

/// A step of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatementStep {
    /// Draw trumps
    Draw,
    /// Lead trumps this many times
    DrawRounds(u8),
    /// This many trumps are out, and are drawn
    DrawOut(u8),
    /// Run this suit
    Cash(Suit),
    /// From the top: this suit, or every suit
    Top(Option<Suit>),
    /// Play these cards in this order
    Play(Vec<Card>),
    /// Ruff this suit in this hand
    Ruff {
        /// The suit that is ruffed
        suit: Suit,
        /// The hand that ruffs
        hand: Seat,
        /// Number of times
        times: u8,
        /// With which trump
        with: RuffWith,
    },
    /// Ruff in both hands by turns
    Crossruff {
        /// The suits that are ruffed; empty if not named
        suits: Vec<Suit>,
        /// With high trumps
        high: bool,
    },
    /// Cross to this hand
    Cross {
        /// The hand
        to: Seat,
        /// The suit, if named
        suit: Option<Suit>,
    },
    /// This hand is good
    Good(Seat),
    /// Take a finesse
    Finesse {
        /// The card that is finessed
        card: Card,
        /// The opponent through whom the suit is led
        through: Seat,
    },
    /// Give up a trick in this suit
    Concede(Suit),
    /// A list of tricks by suit, as named. One list is not an order of play; several lists are, one
    /// after another
    Tally(Vec<Vec<SuitTricks>>),
    /// Throw this card away
    Discard {
        /// The hand it is thrown from
        hand: Seat,
        /// The card
        card: Card,
    },
    /// A step on a condition
    If {
        /// The condition
        condition: Condition,
        /// True if the step is done when the condition is met, false if when it is not
        met: bool,
        /// The step; not a condition itself
        then: Box<StatementStep>,
    },
    /// The step done if the condition of the step before did not apply
    Else(Box<StatementStep>),
}

/// Tricks listed in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SuitTricks {
    /// The suit
    pub suit: Suit,
    /// Number of tricks, at least one
    pub tricks: u8,
}

/// The trump with which a ruff was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuffWith {
    /// Not stated: as low as possible
    Low,
    /// The highest of the hand
    High,
    /// This card
    Card(Card),
}

/// An event the claimer waits for before a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The cards out in the suit break so, either opponent having the longer holding
    Breaks {
        /// The suit
        suit: Suit,
        /// The cards of the opponents, the longer first
        split: [u8; 2],
    },
    /// This opponent shows out of the suit, or anyone does
    ShowsOut {
        /// The player, if named
        seat: Option<Seat>,
        /// The suit
        suit: Suit,
    },
    /// An opponent plays this card
    Falls(Card),
}

/// A text that is no step of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAStep;

impl Condition {
    /// The suit it depends on.
    pub const fn suit(&self) -> Suit {
        match self {
            Condition::Breaks { suit, .. } | Condition::ShowsOut { suit, .. } => *suit,
            Condition::Falls(card) => card.suit,
        }
    }
}

impl StatementStep {
    /// The step itself, or the one under its condition.
    pub fn done(&self) -> &StatementStep {
        match self {
            StatementStep::If { then, .. } | StatementStep::Else(then) => then,
            step => step,
        }
    }

    /// The cards that it names.
    pub fn cards(&self) -> Cards {
        let awaited = match self {
            StatementStep::If { condition: Condition::Falls(card), .. } => Cards::one(*card),
            _ => Cards::EMPTY,
        };
        match self.done() {
            StatementStep::Play(cards) => cards.iter().copied().fold(awaited, Cards::with),
            StatementStep::Finesse { card, .. }
            | StatementStep::Discard { card, .. }
            | StatementStep::Ruff { with: RuffWith::Card(card), .. } => awaited.with(*card),
            _ => awaited,
        }
    }

    /// True if it mentions the trumps that are out (Law 70C1). Ruffing, or naming a trump among
    /// cards to be played, does not.
    pub fn mentions_trumps_out(&self, trump: Suit) -> bool {
        matches!(self.done(), StatementStep::Draw | StatementStep::DrawRounds(_) | StatementStep::DrawOut(_))
            || self.watches(trump)
    }

    /// True if it depends on the fate of this suit: such a step shows that the claimer knows cards
    /// of it are out.
    pub fn watches(&self, suit: Suit) -> bool {
        matches!(self, StatementStep::If { condition, .. } if condition.suit() == suit)
    }
}
