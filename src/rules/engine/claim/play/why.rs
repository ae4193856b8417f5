//! Reasons for the plays of a line.

/// The reason a play is normal, or the side that chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    /// The only card that may be played
    Forced,
    /// Stated (68C)
    Stated,
    /// Taken for a winner, and winners may be cashed in any order of suits (70A)
    Cashes,
    /// Low to a card opposite that he takes for a winner
    Crosses,
    /// Low, to be ruffed opposite
    LeadsToRuff,
    /// Draws trumps known to be out
    Draws,
    /// A guess that gains if a card lies well: one normal play among others (70E1)
    Guesses,
    /// Nothing better, or a conceded trick to lose
    GivesUp,
    /// Low under a card of his own side that is winning
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
    /// Cards he takes for equals, and no order is laid down (70E2)
    AnyOrder,
    /// Everything the presumptions leave is worse than careless here, as the claimer can see: an
    /// unblock, for example
    Needed,
    /// The presumption against it does not hold under this authority
    NotPresumed,
    /// An opponent's choice
    Opponents,
    /// The choice of the claiming defender's partner (70D2)
    Partners,
}

impl Why {
    /// All of them.
    pub const ALL: [Why; 22] = [
        Why::Forced,
        Why::Stated,
        Why::Cashes,
        Why::Crosses,
        Why::LeadsToRuff,
        Why::Draws,
        Why::Guesses,
        Why::GivesUp,
        Why::FollowsLow,
        Why::Wins,
        Why::WinsCheaply,
        Why::LeavesItOpposite,
        Why::Overtakes,
        Why::CannotWin,
        Why::Ruffs,
        Why::ThrowsLoser,
        Why::ThrowsWinner,
        Why::AnyOrder,
        Why::Needed,
        Why::NotPresumed,
        Why::Opponents,
        Why::Partners,
    ];

    /// The word of the program's JSON and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Why::Forced => "forced",
            Why::Stated => "stated",
            Why::Cashes => "cashes",
            Why::Crosses => "crosses",
            Why::LeadsToRuff => "leads_to_ruff",
            Why::Draws => "draws",
            Why::Guesses => "guesses",
            Why::GivesUp => "gives_up",
            Why::FollowsLow => "follows_low",
            Why::Wins => "wins",
            Why::WinsCheaply => "wins_cheaply",
            Why::LeavesItOpposite => "leaves_it_opposite",
            Why::Overtakes => "overtakes",
            Why::CannotWin => "cannot_win",
            Why::Ruffs => "ruffs",
            Why::ThrowsLoser => "throws_loser",
            Why::ThrowsWinner => "throws_winner",
            Why::AnyOrder => "any_order",
            Why::Needed => "needed",
            Why::NotPresumed => "not_presumed",
            Why::Opponents => "opponents",
            Why::Partners => "partners",
        }
    }
}
