//! Counterfactual rulings: the ruling that results from one wrong answer about the irregularity,
//! all other facts being unchanged.
//!
//! Not a ruling on the case; it shows the source of a wrong ruling. Later calls stay as they were,
//! since the engine does not guess what would have been called.
//!
//! | file | assumptions about |
//! |---|---|
//! | `assumption` | their list |
//! | `turn` | the player in turn |
//! | `answer` | acceptance, and other reactions to a call that may be accepted |
//! | `called_over` | the next player's call over an inadmissible call |
//! | `exposed` | exposed cards |
//! | `explained` | the correction of an explanation |

mod answer;
mod assumption;
mod called_over;
mod explained;
mod exposed;
mod turn;

pub use assumption::AsIf;

use super::docket::Docket;
use super::facts::RotationFacts;
use super::irregular::CallFate;
use super::rule::{ruling_about, subject};
use crate::engine::Ruling;
use crate::engine::case::Case;

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
