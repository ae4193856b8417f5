//! Reasons why an edit at the desk is refused.

use rules::bridge::game::GameFault;
use rules::bridge::{Card, Seat};

/// The reason an edit of a case sheet is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskFault {
    /// This field is malformed and must be corrected first
    Unreadable(&'static str),
    /// Nothing to take back
    Nothing,
    /// No call precedes this one
    NoCallBefore,
    /// The hand has thirteen cards
    HandFull(Seat),
    /// The card lies in the trick in progress
    InTheTrick(Card),
    /// Another player holds the card, not this one whose turn it is
    NotOnTurn(Card, Seat),
    /// The leader is unknown, and no hand holds the card
    NoLeader,
    /// The trick cannot be completed without knowing trumps
    NoTrump,
    /// The sheet is full
    Full,
    /// The pasted text cannot be read
    Pasted(GameFault),
    /// The pasted text has only this many games
    OnlySoManyGames(usize),
}

impl DeskFault {
    /// The word of the Fluent files.
    pub const fn word(&self) -> &'static str {
        match self {
            DeskFault::Unreadable(_) => "unreadable",
            DeskFault::Nothing => "nothing",
            DeskFault::NoCallBefore => "no_call_before",
            DeskFault::HandFull(_) => "hand_full",
            DeskFault::InTheTrick(_) => "in_the_trick",
            DeskFault::NotOnTurn(..) => "not_on_turn",
            DeskFault::NoLeader => "no_leader",
            DeskFault::NoTrump => "no_trump",
            DeskFault::Full => "full",
            DeskFault::Pasted(_) => "pasted",
            DeskFault::OnlySoManyGames(_) => "only_so_many_games",
        }
    }
}
