//! Wrong assumptions about an irregularity.

use crate::bridge::Seat;
use derive::Word;

/// A wrong assumption about the irregularity of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum AsIf {
    /// Made at partner's turn
    PartnersTurn,
    /// Made at RHO's turn
    RhosTurn,
    /// Made at LHO's turn
    LhosTurn,
    /// Made in rotation, though it is inadmissible
    OwnTurn,
    /// The offender had not called before, so that it changes no call (30B, 31C, 32C)
    FirstCall,
    /// In rotation, because RHO had to pass (28A)
    InRotation,
    /// Out of rotation, although RHO had to pass
    OutOfRotation,
    /// The player in turn called first (28B)
    ProperPlayerCalled,
    /// LHO accepted it (29A, 25B1)
    Accepted,
    /// LHO did not accept (29B, 25B2)
    Declined,
    /// LHO may still accept
    Unanswered,
    /// The double or redouble was admissible (36)
    Admissible,
    /// LHO called over the inadmissible call (36A, 37A, 38D, 39B)
    CalledOver,
    /// The inadmissible call was noticed before LHO called
    NotCalledOver,
    /// RHO passed in turn (31A1, 32A1)
    RhoPassed,
    /// RHO bid, doubled or redoubled
    RhoActed,
    /// One card below an honour was exposed, and not led (24A)
    LowCard,
    /// One honour was exposed, or a card led (24B)
    HonourCard,
    /// Two or more cards were exposed (24C)
    SeveralCards,
    /// The cards were exposed while the auction was on (24)
    DuringAuction,
    /// The cards were exposed after the auction (48A, 49)
    AfterAuction,
    /// The explanation has not been corrected (20F)
    Uncorrected,
    /// The misinformed side's last call may still be changed (21B1(a))
    ChangeInTime,
    /// It is too late for that (21B3)
    ChangeTooLate,
}

impl AsIf {
    /// The player at whose turn the offender is taken to have called.
    pub const fn turn(self, offender: Seat) -> Option<Seat> {
        match self {
            AsIf::PartnersTurn => Some(offender.partner()),
            AsIf::RhosTurn => Some(offender.rho()),
            AsIf::LhosTurn => Some(offender.lho()),
            AsIf::OwnTurn => Some(offender),
            _ => None,
        }
    }
}
