//! Promises of a call that no box can express, and its forcing character.

use crate::bridge::Suit;
use std::fmt;
use std::str::FromStr;

/// A property of every hand that makes the call, besides being in one of its boxes. Marks are not
/// counted but compared: where the old call has one that the new call lacks, the comparison is the
/// Director's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Promise {
    /// A stopper in the suit
    Stopper(Suit),
    /// A good suit
    Good(Suit),
    /// A suit without a loser
    Solid(Suit),
    /// The ace or a void, the king or a singleton: control of the suit
    Control(Suit),
    /// More tricks of its own than its points suggest
    PlayingTricks,
}

/// Forcing character: may partner pass?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forcing {
    /// Not below game
    ToGame,
    /// Not at the next turn
    OneRound,
    /// At any time
    No,
}

impl Promise {
    /// True if every hand with this mark also has the other.
    pub fn implies(self, other: Promise) -> bool {
        match self {
            Promise::Solid(suit) => {
                [self, Promise::Good(suit), Promise::Stopper(suit), Promise::Control(suit)].contains(&other)
            }
            _ => self == other,
        }
    }

    /// The word of files, and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Promise::Stopper(_) => "stopper",
            Promise::Good(_) => "good",
            Promise::Solid(_) => "solid",
            Promise::Control(_) => "control",
            Promise::PlayingTricks => "playing-tricks",
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
        all.into_iter().find(|mark| mark.word() == word).ok_or(())
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

impl Forcing {
    /// All of them.
    pub const ALL: [Forcing; 3] = [Forcing::ToGame, Forcing::OneRound, Forcing::No];

    /// The word of files, and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Forcing::ToGame => "game",
            Forcing::OneRound => "round",
            Forcing::No => "no",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mark_text_round_trips() {
        let suits = Suit::DOWN.into_iter();
        let marks = |s| [Promise::Stopper(s), Promise::Good(s), Promise::Solid(s), Promise::Control(s)];
        for mark in suits.flat_map(marks).chain([Promise::PlayingTricks]) {
            assert_eq!(mark.to_string().parse(), Ok(mark));
        }
        for bad in ["", "stopper", "stopper NT", "playing-tricks S", "Good S", "good  S"] {
            assert_eq!(bad.parse::<Promise>(), Err(()), "{bad}");
        }
    }
}
