//! Faults of edits at the Director's desk: of a one-click edit, or of a pasted game.

use rules::bridge::game::GameFault;
use rules::bridge::{Card, Seat};

/// The reason an edit of a case sheet is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskFault {
    /// The edit needs this field, which is malformed
    Unreadable(&'static str),
    /// No event or played card to undo, or no hand holds the card to be taken
    Nothing,
    /// No single call by another player precedes, with which this one could be simultaneous
    NoCallBefore,
    /// The hand has thirteen cards
    HandFull(Seat),
    /// The card is in the trick in progress
    InTheTrick(Card),
    /// The card is held by another player than this one, whose turn it is to play
    NotOnTurn(Card, Seat),
    /// It is not known who leads to the trick
    LeaderUnknown,
    /// The trump suit is needed to know who wins the trick
    TrumpUnknown,
    /// The limit on the auction's length, or on the number of fields, is reached
    Full,
    /// The pasted text cannot be read
    Pasted(GameFault),
    /// The chosen game does not exist: the pasted text has this many
    NoSuchGame(usize),
}

impl DeskFault {
    /// Token in Fluent ids.
    pub const fn word(&self) -> &'static str {
        match self {
            DeskFault::Unreadable(_) => "unreadable",
            DeskFault::Nothing => "nothing",
            DeskFault::NoCallBefore => "no_call_before",
            DeskFault::HandFull(_) => "hand_full",
            DeskFault::InTheTrick(_) => "in_the_trick",
            DeskFault::NotOnTurn(..) => "not_on_turn",
            DeskFault::LeaderUnknown => "no_leader",
            DeskFault::TrumpUnknown => "no_trump",
            DeskFault::Full => "full",
            DeskFault::Pasted(_) => "pasted",
            DeskFault::NoSuchGame(_) => "only_so_many_games",
        }
    }
}
