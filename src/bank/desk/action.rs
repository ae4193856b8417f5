//! A player's actions in an auction besides recorded calls: accepting or declining a call out of
//! rotation, an unrecorded call, drawing attention, the opening lead, cards
//! from a wrong board.

use derive::Word;

/// A player's action in an auction other than a recorded call. `quizzes/README.md` defines the
/// words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum AuctionAction {
    /// Accepts the call out of rotation, or the change of call
    Accepts,
    /// Does not accept it, after the Director has come and explained
    Declines,
    /// Bids, doubles or redoubles; which is not recorded
    Acts,
    /// Draws attention to the irregularity, and the Director comes
    Director,
    /// Makes the opening lead, and faces it
    Leads,
    /// Is found to hold cards from a wrong board, and takes the right ones
    WrongBoard,
}
