//! Slips about the law: one for another kind of case.
//!
//! | the law named | slip |
//! |---|---|
//! | another paragraph of the same law, or what none of these fits | the case that it is for |
//! | on an irregular call, where cards or an explanation are ruled on | no call is |
//! | on a call during the auction, for a call after it | the auction was over |
//! | on a call that LHO may accept, for an inadmissible one | it cannot be accepted |
//! | on a call out of rotation, for one in rotation | it was in rotation |
//! | on another kind of call | the kind that it is for |

use super::irregular_call::IrregularCall;
use super::wrong_value::WrongValue;
use crate::premise::{CasePremise, Premise, PremiseSubject};
use rules::bridge::Call;
use rules::engine::{Component, Key};

/// The slip behind a law that does not dispose of the case.
pub(super) fn slip(wrong: &WrongValue<'_>, irregular: Option<IrregularCall>) -> Option<CasePremise> {
    let named = wrong.clause()?;
    let kind = (named.law() != wrong.law()).then(|| other_law(wrong, named.law(), irregular)).flatten();
    Some(match kind {
        Some(premise) => CasePremise { premise, of: PremiseSubject::Case },
        None => CasePremise { premise: Premise::OtherCaseLaw, of: PremiseSubject::Clause(named) },
    })
}

/// The slip behind another law; `None` where only its own case tells it from the right one.
fn other_law(wrong: &WrongValue<'_>, named: &str, irregular: Option<IrregularCall>) -> Option<Premise> {
    let number: u8 = named.parse().ok()?;
    let on_calls = (25..=39).contains(&number);
    match wrong.law() {
        "24" | "48" | "49" if on_calls => return Some(Premise::CallLawForCards),
        "20" | "21" if on_calls => return Some(Premise::CallLawForExplanation),
        "39" if on_calls && named != "35" => return Some(Premise::AuctionLaw),
        _ => {}
    }
    let IrregularCall { call, had_called, .. } = irregular?;
    let out_of_rotation = (29..=32).contains(&number);
    match named {
        _ if out_of_rotation && matches!(wrong.law(), "35" | "36" | "37" | "38") => {
            Some(Premise::AcceptableLaw)
        }
        _ if out_of_rotation && is_in_rotation(wrong) => Some(Premise::RotationLaw),
        "25" if !had_called => Some(Premise::ChangeLaw),
        "27" => Some(Premise::InsufficientLaw),
        "30" if call != Call::Pass => Some(Premise::PassLaw),
        "31" if !matches!(call, Call::Bid(_) | Call::AboveSeven(_)) => Some(Premise::BidLaw),
        "32" if !matches!(call, Call::Double | Call::Redouble) => Some(Premise::DoubleLaw),
        "34" => Some(Premise::LostTurnLaw),
        "36" => Some(Premise::InadmissibleLaw),
        _ => None,
    }
}

fn is_in_rotation(wrong: &WrongValue<'_>) -> bool {
    wrong.ruling.component(Key::InRotation) == Some(&Component::InRotation(true))
}
