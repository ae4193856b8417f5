//! What is wrong with the facts of a claim or concession as somebody wrote them down.

use super::act::ActFault;
use crate::bridge::{Card, Seat, Strain, Suit};

/// What is wrong with the facts of a claim or concession.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimFault {
    /// Nobody has a card
    NoCards,
    /// A card is held twice, or held and played
    CardTwice(Card),
    /// A hand has another number of cards than it must have
    HandSize {
        /// Whose hand
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
    /// All assented, and yet somebody objected
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
    /// The step, counted from 1, waits for a card that nobody else holds
    CardSeen(usize, Card),
    /// The step, counted from 1, waits for this player to show out, whose hand the claimer sees
    HandSeen(usize, Seat),
    /// The step, counted from 1, gives another number of cards out in the suit than there are, and those that he had
    /// forgotten are not named
    Miscounts(usize, Suit),
    /// The step, counted from 1, says what is otherwise done, and no condition stands before it
    ElseWithoutIf(usize),
    /// A statement has at most so many steps
    TooManySteps(usize),
    /// This player has shown out of a suit he holds
    HoldsWhatHeShowedOut(Seat, Suit),
    /// A card cannot have been forgotten: the claimer sees it, it is not out, or it is of another suit
    NotOut(Card),
    /// No card was forgotten although the claimer was found unaware
    NothingForgotten(Suit),
    /// The claimer says that he draws trumps, and was found unaware that any is out
    DrawsUnaware(Suit),
    /// Nobody disputes it, and yet something is told of a doubt
    DoubtedAndUndisputed,
    /// Somebody objected at once, and yet the doubt is told to have come later
    DoubtedTwice,
    /// The side that is said to doubt it gave up no trick
    NothingGivenUp,
    /// Tricks won before are said to have been given up, more than the side had won
    MoreThanWon {
        /// Tricks said to have been won and given up
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
    /// What was said and known cannot be weighed without the hands, the trump suit and who leads
    SaidWithoutCards,
    /// Something is told of unseen hands, and no hand is one
    NoHandUnseen,
    /// A hand is said not to be known that the claimer or everybody sees
    HandNotHidden(Seat),
    /// A hand is said twice not to be known
    UnseenTwice(Seat),
    /// The length of a suit is told of a hand whose cards are known
    HandKnown(Seat),
    /// A hand is said not to be known of a concession without cards
    UnseenWithoutCards,
    /// The hands that are not known have another number of cards than is left for them
    OutDoesNotFill {
        /// The cards left for them
        has: u8,
        /// The cards they must have between them
        must: u8,
    },
    /// No layout of what is not known fits all that is told
    NoLayoutFits,
    /// What is told of how it was done, or of the play since
    Act(ActFault),
}
