//! Reasons for the plays of a line.

/// The reason a play is normal, or the side that chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl PlayReason {
    /// All of them.
    pub const ALL: [PlayReason; 22] = [
        PlayReason::Forced,
        PlayReason::Stated,
        PlayReason::Cashes,
        PlayReason::Crosses,
        PlayReason::LeadsToRuff,
        PlayReason::Draws,
        PlayReason::Guesses,
        PlayReason::GivesUp,
        PlayReason::FollowsLow,
        PlayReason::Wins,
        PlayReason::WinsCheaply,
        PlayReason::LeavesItOpposite,
        PlayReason::Overtakes,
        PlayReason::CannotWin,
        PlayReason::Ruffs,
        PlayReason::ThrowsLoser,
        PlayReason::ThrowsWinner,
        PlayReason::AnyOrder,
        PlayReason::Needed,
        PlayReason::NotPresumed,
        PlayReason::Opponents,
        PlayReason::Partners,
    ];

    /// The word of the program's JSON and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            PlayReason::Forced => "forced",
            PlayReason::Stated => "stated",
            PlayReason::Cashes => "cashes",
            PlayReason::Crosses => "crosses",
            PlayReason::LeadsToRuff => "leads_to_ruff",
            PlayReason::Draws => "draws",
            PlayReason::Guesses => "guesses",
            PlayReason::GivesUp => "gives_up",
            PlayReason::FollowsLow => "follows_low",
            PlayReason::Wins => "wins",
            PlayReason::WinsCheaply => "wins_cheaply",
            PlayReason::LeavesItOpposite => "leaves_it_opposite",
            PlayReason::Overtakes => "overtakes",
            PlayReason::CannotWin => "cannot_win",
            PlayReason::Ruffs => "ruffs",
            PlayReason::ThrowsLoser => "throws_loser",
            PlayReason::ThrowsWinner => "throws_winner",
            PlayReason::AnyOrder => "any_order",
            PlayReason::Needed => "needed",
            PlayReason::NotPresumed => "not_presumed",
            PlayReason::Opponents => "opponents",
            PlayReason::Partners => "partners",
        }
    }
}
