//! Wrong assumptions about the reactions to a call that may be accepted, and about the call itself.

use super::assumption::AsIf;
use crate::engine::rotation::irregular::{BidReaction, CallFate, ChangeFate, DoubleReaction, Irregular};
use crate::engine::rotation::standing_calls::StandingCalls;

/// Applies the assumption. Returns whether that changes anything; `None` where it cannot apply.
pub(super) fn apply<'a>(
    as_if: AsIf,
    irregular: &mut Irregular<'a>,
    standing: &mut StandingCalls<'a>,
) -> Option<bool> {
    let fate = irregular.fate.clone();
    match (as_if, fate) {
        // LHO is not asked about the correction of an unintended insufficient bid.
        (_, CallFate::Change { .. })
            if irregular.is_replaced_at_once() || irregular.is_late_substitution() =>
        {
            return None;
        }
        (AsIf::FirstCall, CallFate::Change { change, .. }) => irregular.fate = as_call(change)?,
        (AsIf::InRotation, CallFate::Open | CallFate::Declined | CallFate::Accepted(_)) => {
            irregular.fate = CallFate::InRotation;
            return Some(irregular.turn == irregular.offender().rho());
        }
        (AsIf::OutOfRotation, CallFate::InRotation) => irregular.fate = CallFate::Open,
        (AsIf::ProperPlayerCalled, CallFate::Declined | CallFate::Accepted(_)) => {
            let since = standing.made.get(irregular.from..).unwrap_or(&[]);
            let proper = since.iter().find(|made| made.seat == irregular.turn)?;
            let (call, cancelled) = (proper.recorded_number(), vec![irregular.out.number]);
            irregular.fate = CallFate::ProperPlayerCalled { call, cancelled };
        }
        (AsIf::Accepted, CallFate::Change { first, change }) => {
            irregular.fate = CallFate::Change { first, change: ChangeFate::Accepted };
            return Some(matches!(change, ChangeFate::Declined | ChangeFate::Open(_)));
        }
        (AsIf::Accepted, CallFate::Open | CallFate::Declined) => irregular.fate = CallFate::Accepted(None),
        (AsIf::Accepted, CallFate::ProperPlayerCalled { call, .. }) => {
            irregular.fate = CallFate::Accepted(call)
        }
        (AsIf::Accepted, CallFate::Insufficient(reaction)) => {
            irregular.set_answer(true);
            return Some(!matches!(reaction, BidReaction::Accepted { .. }));
        }
        (AsIf::Declined, CallFate::Insufficient(reaction)) => {
            let was_accepted = matches!(reaction, BidReaction::Accepted { .. });
            irregular.set_answer(false);
            if was_accepted {
                let declined = irregular.fate.clone();
                revoke_acceptance(irregular, standing, declined);
            }
            return Some(!matches!(reaction, BidReaction::Declined { .. }));
        }
        (AsIf::Unanswered, CallFate::Insufficient(reaction)) => {
            revoke_acceptance(irregular, standing, CallFate::Insufficient(BidReaction::Open));
            return Some(!matches!(reaction, BidReaction::Open));
        }
        (AsIf::Declined, CallFate::Change { first, change }) => {
            irregular.fate = CallFate::Change { first, change: ChangeFate::Declined };
            return Some(matches!(
                change,
                ChangeFate::Accepted | ChangeFate::CalledOver | ChangeFate::Open(_)
            ));
        }
        (AsIf::Declined, CallFate::Open | CallFate::ProperPlayerCalled { .. }) => {
            irregular.fate = CallFate::Declined
        }
        (AsIf::Declined, CallFate::Accepted(_)) => revoke_acceptance(irregular, standing, CallFate::Declined),
        (AsIf::Unanswered, CallFate::Accepted(_)) => revoke_acceptance(irregular, standing, CallFate::Open),
        (AsIf::Unanswered, CallFate::Declined | CallFate::ProperPlayerCalled { .. }) => {
            irregular.fate = CallFate::Open;
        }
        (AsIf::Admissible, CallFate::Inadmissible { in_turn: false, reaction }) => match reaction {
            DoubleReaction::Cancelled => irregular.fate = CallFate::Declined,
            DoubleReaction::CalledOver { call, .. } => irregular.fate = CallFate::Accepted(call),
            DoubleReaction::LeadFaced { .. } => return None,
        },
        (AsIf::RhoPassed, CallFate::Declined) => irregular.rho_passed = Some(true),
        (AsIf::RhoActed, CallFate::Declined) => irregular.rho_passed = Some(false),
        _ => return None,
    }
    Some(true)
}

/// The fate of a change of call if it were an ordinary call; `None` when LHO was not asked.
pub(super) fn as_call<'a>(change: ChangeFate) -> Option<CallFate<'a>> {
    match change {
        ChangeFate::Open(_) => Some(CallFate::Open),
        ChangeFate::Accepted | ChangeFate::CalledOver => Some(CallFate::Accepted(None)),
        ChangeFate::Declined | ChangeFate::LetStand | ChangeFate::Substituted(_) => Some(CallFate::Declined),
        ChangeFate::Unintended | ChangeFate::UnintendedLater { .. } => None,
    }
}

/// Removes the accepted call and all calls after it.
fn revoke_acceptance<'a>(
    irregular: &mut Irregular<'a>,
    standing: &mut StandingCalls<'a>,
    fate: CallFate<'a>,
) {
    *standing = irregular.before.clone();
    irregular.from = standing.made.len();
    irregular.reverted = None;
    irregular.fate = fate;
}
