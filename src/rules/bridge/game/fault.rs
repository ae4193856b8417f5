//! Faults of the text of a game.

use crate::bridge::card::Card;
use crate::bridge::pbn::PbnFault;
use crate::bridge::seat::Seat;
use derive::Word;

/// A fault of a game, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// The line of the text, counted from 1
    pub line: usize,
    /// The fault there
    pub kind: GameFaultKind,
}

/// A fault of a game.
#[derive(Clone, Debug, PartialEq, Eq, Word)]
pub enum GameFaultKind {
    /// There is no game in the text
    NoGame,
    /// Not a tag with a quoted text, such as `[Dealer "N"]`
    NotATag,
    /// A comment that begins here does not end
    OpenComment,
    /// Not four hands
    NotHands(PbnFault),
    /// A hand of LIN has a character that is neither suit nor rank
    NotInAHand(Seat, char),
    /// The text is no seat
    NotASeat(String),
    /// The text is no vulnerability
    NotVulnerable(String),
    /// The text is no contract
    NotAContract(String),
    /// The text is no number of tricks
    NotTricks(String),
    /// The text is no call
    NotACall(String),
    /// The record does not say which player calls first
    NoFirstCaller,
    /// The text is no card
    NotACard(String),
    /// No hands given, so the position cannot be computed
    NoDeal,
    /// No trump suit given, so no trick can be won
    NoTrump,
    /// No hand holds this card
    NobodyHolds(Card),
    /// This player played two cards to one trick
    PlayedTwice(Card, Seat),
    /// Cards of a trick given without those played before them
    Gap,
    /// All cards have been played
    PlayedOut,
    /// No call made
    NoAuction,
}

impl GameFault {
    /// A fault on this line.
    pub const fn new(line: usize, kind: GameFaultKind) -> GameFault {
        GameFault { line, kind }
    }
}
