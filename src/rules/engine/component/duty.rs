//! Duties of a player in the auction.

use derive::Facts;

/// A player's duty or option in the auction from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Facts)]
pub enum Duty {
    /// Any legal call
    AnyLegalCall,
    /// Must pass at the next turn
    MustPassNext,
    /// Must bid sufficiently or pass, doubles and redoubles being allowed only where the law says so
    /// (27B)
    BidOrPass,
    /// Must repeat the call
    MustRepeat,
    /// Must pass throughout
    MustPassThroughout,
    /// May bid or pass, but neither double nor redouble at this turn (2007, 30B2(b))
    MayNotDoubleNow,
    /// The call is treated as a change of call (Law 25)
    ChangeOfCall,
}

impl Duty {
    /// True if it leaves the player fewer calls than the other duty. A call that must be repeated
    /// is one call, as a pass is; neither leaves fewer than the other.
    pub const fn binds_more_than(self, other: Duty) -> bool {
        self.weight() > other.weight() && !matches!(other, Duty::MustRepeat)
    }

    const fn weight(self) -> u8 {
        match self {
            Duty::AnyLegalCall | Duty::ChangeOfCall => 0,
            Duty::MayNotDoubleNow | Duty::BidOrPass => 1,
            Duty::MustRepeat => 2,
            Duty::MustPassNext => 3,
            Duty::MustPassThroughout => 4,
        }
    }
}
