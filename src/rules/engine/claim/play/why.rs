//! Why a play in a line is normal, or whose choice it is.

/// Why a play is normal where it stands, or whose choice it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    /// The only card that may be played
    Forced,
    /// He said so (68C)
    Stated,
    /// He takes it for a winner, and winners may be cashed in any order of suits (70A)
    Cashes,
    /// Low to a card opposite that he takes for a winner
    Crosses,
    /// Low, to be ruffed opposite
    LeadsToRuff,
    /// He knows that trumps are out, and draws them
    Draws,
    /// A guess that gains if a card lies well: one normal play among others (70E1)
    Guesses,
    /// He has nothing better, or a trick to lose that he conceded
    GivesUp,
    /// Low under a card of his own side that is winning
    FollowsLow,
    /// He wins with a card that he takes for a winner
    Wins,
    /// He wins as cheaply as possible
    WinsCheaply,
    /// He leaves it to the hand opposite
    LeavesItOpposite,
    /// He overtakes to change hands
    Overtakes,
    /// He cannot win
    CannotWin,
    /// He ruffs low
    Ruffs,
    /// He throws a card that he takes for a loser
    ThrowsLoser,
    /// He throws one of cards that he all takes for winners
    ThrowsWinner,
    /// Cards he takes for equals, and no order is laid down (70E2)
    AnyOrder,
    /// Whatever the presumptions leave is worse than careless here, and he sees that: an unblock, say
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
