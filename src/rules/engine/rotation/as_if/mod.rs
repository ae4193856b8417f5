//! Counterfactual rulings: the ruling that results from one wrong answer about the irregularity,
//! all other facts being unchanged.
//!
//! Not a ruling on the case; it shows the source of a wrong ruling. Later calls stay as they were,
//! since the engine does not guess what would have been called.
//!
//! | file | assumptions about |
//! |---|---|
//! | `turn` | the player in turn |
//! | `answer` | acceptance, and other reactions to a call that may be accepted |
//! | `called_over` | the next player's call over an inadmissible call |
//! | `exposed` | exposed cards |
//! | `explained` | the correction of an explanation |

mod answer;
mod called_over;
mod explained;
mod exposed;
mod turn;

use super::docket::Docket;
use super::facts::RotationFacts;
use super::irregular::CallFate;
use super::rule::{ruling_about, subject};
use crate::bridge::Seat;
use crate::engine::Ruling;
use crate::engine::case::Case;
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

/// The rulings on the last irregularity of a case under wrong assumptions, from a single replay.
pub struct Suppositions<'a> {
    docket: Docket<'a>,
    subject: Option<usize>,
}

impl<'a> Suppositions<'a> {
    /// Replays the case.
    pub fn of(case: &'a Case, facts: &'a RotationFacts) -> Suppositions<'a> {
        let docket = Docket::replay(case, facts, None);
        Suppositions { subject: subject(&docket), docket }
    }

    /// The ruling under an assumption; `None` where it is true or impossible, or where nothing was
    /// irregular.
    pub fn rule(&self, as_if: AsIf) -> Option<Ruling> {
        let subject = self.subject?;
        let mut docket = self.docket.clone();
        as_if.apply(&mut docket, subject)?.then(|| ruling_about(&docket, subject, None))
    }
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

    /// Applies the assumption. Returns whether that changes anything; `None` where it cannot apply.
    fn apply(self, docket: &mut Docket<'_>, subject: usize) -> Option<bool> {
        match docket.irregularities[subject].fate {
            CallFate::Exposed(exposure) => exposed::apply(self, docket, subject, exposure),
            CallFate::Misexplained(explanation) => explained::apply(self, docket, subject, explanation),
            _ if matches!(self, AsIf::CalledOver | AsIf::NotCalledOver) => {
                called_over::apply(self, docket, subject)
            }
            _ => {
                let (irregular, standing) = (&mut docket.irregularities[subject], &mut docket.standing);
                match self.turn(irregular.offender()) {
                    Some(turn) => turn::apply(irregular, turn),
                    None => answer::apply(self, irregular, standing),
                }
            }
        }
    }
}
