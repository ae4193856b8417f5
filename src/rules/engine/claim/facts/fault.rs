//! Faults of the unchecked facts of a claim or concession.

use super::act::ActFault;
use crate::bridge::{Card, Seat, Strain, Suit};
use crate::engine::field_fault::FieldFault;

/// The faults of a claim or concession, each with its field.
pub(crate) type ClaimFaults = Vec<FieldFault<ClaimFault>>;

/// A fault of the facts of a claim or concession.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimFault {
    /// No player has a card
    NoCards,
    /// A card is in two hands, or in a hand and played
    CardTwice(Card),
    /// A hand has the wrong number of cards
    HandSize {
        /// The hand
        seat: Seat,
        /// The cards it has
        has: u8,
        /// The cards it must have
        must: u8,
    },
    /// A trick of four or more cards is not in progress
    TrickComplete,
    /// This player has a card in the trick that does not follow suit, and holds the suit
    Revoke(Seat),
    /// Tricks won and tricks left do not make thirteen
    TricksDoNotAddUp {
        /// Tricks won
        won: u8,
        /// Tricks left
        left: u8,
    },
    /// The contract names another strain as trump
    TrumpOfContract(Strain),
    /// The contract is played by another player
    DeclarerOfContract(Seat),
    /// Dummy does not claim or concede
    DummyClaims,
    /// All assented although a player objected
    AgreedAndObjected,
    /// More tricks than are left
    TooManyTricks {
        /// Tricks claimed or conceded
        said: u8,
        /// Tricks left
        left: u8,
    },
    /// The step, counted from 1, names a card that is in no hand the claimer plays
    CardNotHis(usize, Card),
    /// The step, counted from 1, names a hand that the claimer does not play
    HandNotHis(usize, Seat),
    /// The step, counted from 1, needs a trump suit
    NoTrumpSuit(usize),
    /// The step, counted from 1, ruffs trumps
    RuffsTrumps(usize),
    /// The step, counted from 1, finesses through a player who is no opponent
    NotAnOpponent(usize, Seat),
    /// The step, counted from 1, lists more tricks than are left
    TallyTooLong(usize),
    /// The step, counted from 1, ruffs with a card that is no trump
    NotATrump(usize, Card),
    /// The step, counted from 1, waits for a card that no other player holds
    CardSeen(usize, Card),
    /// The step, counted from 1, waits for this player to show out, whose hand the claimer sees
    HandSeen(usize, Seat),
    /// The step, counted from 1, miscounts the cards out in the suit, and the forgotten ones are
    /// not named
    Miscounts(usize, Suit),
    /// The step, counted from 1, is an "else" without a condition before it
    ElseWithoutIf(usize),
    /// A statement has at most this many steps
    TooManySteps(usize),
    /// This player has shown out of a suit he holds
    HoldsWhatHeShowedOut(Seat, Suit),
    /// A card cannot have been forgotten: the claimer sees it, it is not out, or it is of another
    /// suit
    NotOut(Card),
    /// No card was forgotten although the claimer was found unaware
    NothingForgotten(Suit),
    /// The claimer states drawing trumps, and was found unaware that any is out
    DrawsUnaware(Suit),
    /// A doubt although there is no dispute
    DoubtedAndUndisputed,
    /// A doubt raised later although a player objected at once
    DoubtedTwice,
    /// The doubting side gave up no trick
    NothingGivenUp,
    /// More tricks recorded as won and given up than the side had won
    MoreThanWon {
        /// Tricks recorded as won and given up
        said: u8,
        /// Tricks won
        won: u8,
    },
    /// A defender concedes here, not declarer's side
    NotADefender(Seat),
    /// Claimed and conceded tricks do not make those left
    SaidDoesNotAddUp {
        /// Tricks claimed
        claims: u8,
        /// Tricks conceded
        concedes: u8,
        /// Tricks left
        left: u8,
    },
    /// No trick is conceded
    NothingConceded,
    /// Statement and knowledge cannot be weighed without the hands, the trump suit and the leader
    SaidWithoutCards,
    /// Facts of unknown hands although no hand is marked as unknown
    NoHandUnseen,
    /// A hand marked as unknown that the claimer or every player sees
    HandNotHidden(Seat),
    /// A hand is marked as unknown twice
    UnseenTwice(Seat),
    /// A suit length in a known hand
    HandKnown(Seat),
    /// A hand is marked as unknown in a concession without cards
    UnseenWithoutCards,
    /// The cards left for the unknown hands do not fill them
    OutDoesNotFill {
        /// The cards left for them
        has: u8,
        /// The cards they must have between them
        must: u8,
    },
    /// No layout fits the facts
    NoLayoutFits,
    /// A fault of the act, or of the play since
    Act(ActFault),
}
