//! Reasons for the plays of a line.

use derive::Word;

/// The reason a play is normal, or the side that chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum PlayReason {
    /// The only card that may be played
    Forced,
    /// Stated (68C)
    Stated,
    /// Taken for a winner, and winners may be cashed in any order of suits (70A)
    Cashes,
    /// Low to a card opposite taken for a winner
    Crosses,
    /// Low, to be ruffed opposite
    LeadsToRuff,
    /// Draws trumps known to be out
    Draws,
    /// A guess that gains if a card lies well: one normal play among others (70E1)
    Guesses,
    /// Nothing better, or a conceded trick to lose
    GivesUp,
    /// Low under a winning card of the claimer's side
    FollowsLow,
    /// Wins with a card taken for a winner
    Wins,
    /// Wins as cheaply as possible
    WinsCheaply,
    /// Leaves it to the hand opposite
    LeavesItOpposite,
    /// Overtakes to change hands
    Overtakes,
    /// Cannot win
    CannotWin,
    /// Ruffs low
    Ruffs,
    /// Discards a card taken for a loser
    ThrowsLoser,
    /// Discards one of several cards all taken for winners
    ThrowsWinner,
    /// One of several cards taken for equals, and no order is laid down (70E2)
    AnyOrder,
    /// Needed, because all plays that the presumptions leave are visibly worse than careless: an
    /// unblock, for example
    Needed,
    /// The presumption against it does not apply under this authority
    NotPresumed,
    /// An opponent's choice
    Opponents,
    /// The choice of the claiming defender's partner (70D2)
    Partners,
}
