//! Promises of a call that a [`HandBox`](super::HandBox) cannot express, and the call's forcing
//! character.

use crate::bridge::Suit;
use derive::Word;
use std::fmt;
use std::str::FromStr;

/// A property of every hand that makes the call, besides being in one of its boxes. Promises are
/// compared, not counted: if the old call has one that the new call lacks, the Director judges
/// whether the new one is comparable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
#[word(kebab)]
pub enum Promise {
    /// A stopper in the suit
    Stopper(Suit),
    /// A good suit
    Good(Suit),
    /// A solid suit: no losers
    Solid(Suit),
    /// First- or second-round control of the suit: the ace or a void, the king or a singleton
    Control(Suit),
    /// More playing tricks than its points suggest
    PlayingTricks,
}

/// Forcing character: may partner pass?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Forcing {
    /// Game-forcing: not below game
    #[word("game")]
    ToGame,
    /// Forcing for one round: not at the next turn
    #[word("round")]
    OneRound,
    /// Non-forcing: at any time
    No,
}

impl Promise {
    /// True if every hand with this property also has the other.
    pub fn implies(self, other: Promise) -> bool {
        match self {
            Promise::Solid(suit) => {
                [self, Promise::Good(suit), Promise::Stopper(suit), Promise::Control(suit)].contains(&other)
            }
            _ => self == other,
        }
    }

    /// The suit it is about.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Promise::Stopper(suit) | Promise::Good(suit) | Promise::Solid(suit) | Promise::Control(suit) => {
                Some(suit)
            }
            Promise::PlayingTricks => None,
        }
    }
}

impl FromStr for Promise {
    type Err = ();

    /// `stopper S`, `good H`, `solid C`, `control D`, `playing-tricks`.
    fn from_str(text: &str) -> Result<Promise, ()> {
        let Some((word, suit)) = text.split_once(' ') else {
            return if text == Promise::PlayingTricks.word() { Ok(Promise::PlayingTricks) } else { Err(()) };
        };
        let suit: Suit = suit.parse().map_err(|_| ())?;
        let all = [Promise::Stopper(suit), Promise::Good(suit), Promise::Solid(suit), Promise::Control(suit)];
        all.into_iter().find(|promise| promise.word() == word).ok_or(())
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit() {
            Some(suit) => write!(f, "{} {suit}", self.word()),
            None => f.write_str(self.word()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_round_trip() {
        let suits = Suit::DOWN.into_iter();
        let of_suit = |s| [Promise::Stopper(s), Promise::Good(s), Promise::Solid(s), Promise::Control(s)];
        for promise in suits.flat_map(of_suit).chain([Promise::PlayingTricks]) {
            assert_eq!(promise.to_string().parse(), Ok(promise));
        }
        for bad in ["", "stopper", "stopper NT", "playing-tricks S", "Good S", "good  S"] {
            assert_eq!(bad.parse::<Promise>(), Err(()), "{bad}");
        }
    }
}
