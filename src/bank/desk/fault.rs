//! Faults of edits at the Director's desk: of a one-click edit, or of a pasted game.

use derive::Word;
use rules::bridge::game::GameFault;
use rules::bridge::{Card, Seat};
use rules::engine::rotation::RotationFault;

/// The reason an edit of a case sheet is refused.
#[derive(Clone, Debug, PartialEq, Eq, Word)]
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
    #[word("no_leader")]
    LeaderUnknown,
    /// The trump suit is needed to know who wins the trick
    #[word("no_trump")]
    TrumpUnknown,
    /// The step of the statement names this card already
    CardInStep(Card),
    /// The limit on the auction's length, the statement's, or on the number of fields, is reached
    Full,
    /// The facts of the auction do not admit the event
    Impossible(RotationFault),
    /// The pasted text cannot be read
    Pasted(GameFault),
    /// The chosen game does not exist: the pasted text has this many
    #[word("only_so_many_games")]
    NoSuchGame(usize),
}
