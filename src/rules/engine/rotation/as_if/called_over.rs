//! Wrong assumptions about a call by the next player over an inadmissible call.

use super::assumption::AsIf;
use crate::engine::rotation::docket::Docket;
use crate::engine::rotation::irregular::{BreachReaction, CallFate, CallOver, DoubleReaction};
use crate::engine::rotation::standing_calls::MadeCall;

/// Applies the assumption. Returns whether that changes anything; `None` where it cannot apply.
pub(super) fn apply(as_if: AsIf, docket: &mut Docket<'_>, subject: usize) -> Option<bool> {
    let is_over = as_if == AsIf::CalledOver;
    let irregular = &mut docket.irregularities[subject];
    let alone = vec![irregular.out.number];
    let unrecorded = is_over.then_some(CallOver(None));
    irregular.fate = match irregular.fate.clone() {
        CallFate::Inadmissible { in_turn, reaction } => {
            let reaction = match (reaction, is_over) {
                (DoubleReaction::Cancelled, true) => {
                    DoubleReaction::CalledOver { call: None, cancelled: alone }
                }
                (DoubleReaction::CalledOver { .. }, false) => DoubleReaction::Cancelled,
                _ => return None,
            };
            CallFate::Inadmissible { in_turn, reaction }
        }
        CallFate::AboveSeven { in_turn, over, .. } if over.is_some() != is_over => {
            CallFate::AboveSeven { in_turn, over: unrecorded, cancelled: alone }
        }
        CallFate::AfterTheEnd { over, .. } if over.is_some() != is_over => {
            CallFate::AfterTheEnd { over: unrecorded, cancelled: alone }
        }
        CallFate::Breach { in_turn, reaction } => {
            return breach(docket, subject, in_turn, (reaction, is_over));
        }
        _ => return None,
    };
    Some(true)
}

/// A call in breach of a duty to pass, which stands once LHO has called over it.
fn breach(
    docket: &mut Docket<'_>,
    subject: usize,
    in_turn: bool,
    (reaction, is_over): (BreachReaction, bool),
) -> Option<bool> {
    let irregular = &mut docket.irregularities[subject];
    let (out, mut standing) = (irregular.out, irregular.before.clone());
    let reaction = match (reaction, is_over) {
        (BreachReaction::Cancelled, true) => {
            standing.accept(out).ok()?;
            BreachReaction::Stands { over: CallOver(None), throughout: false }
        }
        (BreachReaction::Stands { .. }, false) => {
            if in_turn {
                standing.add(MadeCall::pass(out.seat, out.number)).ok()?;
            }
            BreachReaction::Cancelled
        }
        _ => return None,
    };
    irregular.from = standing.made.len();
    irregular.fate = CallFate::Breach { in_turn, reaction };
    docket.standing = standing;
    // Once the call stands, only a duty from before goes on.
    let goes_on = docket.must_pass_throughout(out.seat);
    if let CallFate::Breach { reaction: BreachReaction::Stands { throughout, .. }, .. } =
        &mut docket.irregularities[subject].fate
    {
        *throughout = goes_on;
    }
    Some(true)
}
