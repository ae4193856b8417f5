//! Wrong assumptions about the player in turn.

use super::answer::as_call;
use crate::bridge::Seat;
use crate::engine::rotation::irregular::{BidReaction, CallFate, ChangeFate, DoubleReaction, Irregular};

/// Moves the call to this player's turn. Returns whether that changes anything; `None` where it
/// cannot apply.
pub(super) fn apply(irregular: &mut Irregular<'_>, turn: Seat) -> Option<bool> {
    if turn == irregular.turn {
        return Some(false);
    }
    let fate = if turn == irregular.offender() {
        in_rotation(&irregular.fate)
    } else if irregular.turn == irregular.offender() {
        out_of_rotation(&irregular.fate)
    } else if irregular.is_late_substitution() {
        // LHO is not asked about the correction of an unintended call.
        None
    } else {
        at_turn(irregular, turn)
    };
    (irregular.turn, irregular.fate) = (turn, fate?);
    Some(true)
}

/// The fate of an inadmissible call out of rotation if it had been in rotation.
fn in_rotation<'a>(fate: &CallFate<'a>) -> Option<CallFate<'a>> {
    match fate.clone() {
        CallFate::Inadmissible { in_turn: false, reaction: reaction @ DoubleReaction::Cancelled } => {
            Some(CallFate::Inadmissible { in_turn: true, reaction })
        }
        _ => None,
    }
}

/// The fate of a call in rotation if it had been out of rotation.
fn out_of_rotation<'a>(fate: &CallFate<'a>) -> Option<CallFate<'a>> {
    match fate.clone() {
        CallFate::Inadmissible { in_turn: true, reaction: reaction @ DoubleReaction::Cancelled } => {
            Some(CallFate::Inadmissible { in_turn: false, reaction })
        }
        CallFate::Insufficient(BidReaction::Open) => Some(CallFate::Open),
        CallFate::Insufficient(BidReaction::Accepted { over, .. }) => Some(CallFate::Accepted(over)),
        CallFate::Insufficient(BidReaction::Declined { .. }) => Some(CallFate::Declined),
        _ => None,
    }
}

/// The fate of a call out of rotation at this player's turn: at LHO's it is a change of call if the
/// offender had called before.
fn at_turn<'a>(irregular: &Irregular<'a>, turn: Seat) -> Option<CallFate<'a>> {
    let offender = irregular.offender();
    let first = irregular.before.last_of(offender).filter(|_| turn == offender.lho()).copied();
    match (irregular.fate.clone(), first) {
        (CallFate::Change { change, .. }, None) => as_call(change),
        (CallFate::Declined, Some(first)) => Some(CallFate::Change { first, change: ChangeFate::Declined }),
        (CallFate::Accepted(_), Some(first)) => {
            Some(CallFate::Change { first, change: ChangeFate::Accepted })
        }
        (fate @ (CallFate::Open | CallFate::Declined | CallFate::Accepted(_)), None) => Some(fate),
        _ => None,
    }
}
