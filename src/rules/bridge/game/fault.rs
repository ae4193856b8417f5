//! What is wrong with a text that should be a game.

use crate::bridge::card::Card;
use crate::bridge::pbn::PbnFault;
use crate::bridge::seat::Seat;

/// A fault of a game, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// The line of the text, counted from 1
    pub line: usize,
    /// What is wrong there
    pub kind: GameFaultKind,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFaultKind {
    /// There is no game in the text
    NoGame,
    /// It is no tag with a text in quotation marks, as in `[Dealer "N"]`
    NotATag,
    /// A comment that begins here does not end
    OpenComment,
    /// It is not four hands
    NotHands(PbnFault),
    /// A hand of LIN has a character that is neither suit nor rank
    NotInAHand(Seat, char),
    /// The text is no seat
    NotASeat(String),
    /// The text says nothing of who is vulnerable
    NotVulnerable(String),
    /// The text is no contract
    NotAContract(String),
    /// The text is no number of tricks
    NotTricks(String),
    /// The text is no call
    NotACall(String),
    /// Who calls first is not told
    NoFirstCaller,
    /// The text is no card
    NotACard(String),
    /// No hands are told, without which nothing can be left
    NoDeal,
    /// It is not told what is trump, without which nobody knows who wins a trick
    NoTrump,
    /// Nobody has this card any more
    NobodyHolds(Card),
    /// Two cards of one trick are this player's
    PlayedTwice(Card, Seat),
    /// Cards are told of a trick, and not those that were played before them
    Gap,
    /// All cards have been played
    PlayedOut,
    /// Nobody has called
    NoAuction,
}

impl GameFault {
    /// A fault on this line.
    pub const fn new(line: usize, kind: GameFaultKind) -> GameFault {
        GameFault { line, kind }
    }
}

impl GameFaultKind {
    /// The word of the Fluent files.
    pub const fn word(&self) -> &'static str {
        match self {
            GameFaultKind::NoGame => "no_game",
            GameFaultKind::NotATag => "not_a_tag",
            GameFaultKind::OpenComment => "open_comment",
            GameFaultKind::NotHands(_) => "not_hands",
            GameFaultKind::NotInAHand(..) => "not_in_a_hand",
            GameFaultKind::NotASeat(_) => "not_a_seat",
            GameFaultKind::NotVulnerable(_) => "not_vulnerable",
            GameFaultKind::NotAContract(_) => "not_a_contract",
            GameFaultKind::NotTricks(_) => "not_tricks",
            GameFaultKind::NotACall(_) => "not_a_call",
            GameFaultKind::NoFirstCaller => "no_first_caller",
            GameFaultKind::NotACard(_) => "not_a_card",
            GameFaultKind::NoDeal => "no_deal",
            GameFaultKind::NoTrump => "no_trump",
            GameFaultKind::NobodyHolds(_) => "nobody_holds",
            GameFaultKind::PlayedTwice(..) => "played_twice",
            GameFaultKind::Gap => "gap",
            GameFaultKind::PlayedOut => "played_out",
            GameFaultKind::NoAuction => "no_auction",
        }
    }
}
