//! Counterfactual rulings: the ruling that results from one wrong answer about the irregularity,
//! all other facts being unchanged.
//!
//! Not a ruling on the case; it shows the source of a wrong ruling. Later calls stay as they were,
//! since the engine does not guess what would have been called.

use super::docket::Docket;
use super::facts::RotationFacts;
use super::irregular::{BidReaction, CallFate, ChangeFate, DoubleReaction, Irregular};
use super::rule::{ruling_about, subject};
use super::standing_calls::StandingCalls;
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
    /// RHO passed in turn (31A1, 32A1)
    RhoPassed,
    /// RHO bid, doubled or redoubled
    RhoActed,
}

/// The ruling on the last irregularity under a wrong assumption; `None` where the assumption is
/// true or impossible, or where nothing was irregular.
pub fn rule_as_if(case: &Case, facts: &RotationFacts, as_if: AsIf) -> Option<Ruling> {
    let mut docket = Docket::replay(case, facts, None);
    let subject = subject(&docket)?;
    let irregular = &mut docket.irregularities[subject];
    if !as_if.apply(irregular, &mut docket.standing)? {
        return None;
    }
    Some(ruling_about(&docket, subject, None))
}

impl AsIf {
    /// The player at whose turn the offender is taken to have called.
    pub const fn turn(self, offender: Seat) -> Option<Seat> {
        match self {
            AsIf::PartnersTurn => Some(offender.partner()),
            AsIf::RhosTurn => Some(offender.rho()),
            AsIf::LhosTurn => Some(offender.lho()),
            _ => None,
        }
    }

    /// Applies the assumption. Returns whether that changes anything; `None` where it cannot apply.
    fn apply<'a>(self, irregular: &mut Irregular<'a>, standing: &mut StandingCalls<'a>) -> Option<bool> {
        let fate = irregular.fate.clone();
        match (self, fate) {
            // LHO is not asked about the correction of an unintended insufficient bid.
            (_, CallFate::Change { .. })
                if irregular.is_replaced_at_once() || irregular.is_late_substitution() =>
            {
                return None;
            }
            (AsIf::PartnersTurn | AsIf::RhosTurn | AsIf::LhosTurn, fate) => {
                let turn = self.turn(irregular.offender())?;
                return Some(move_to_turn(irregular, turn, fate));
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
            (AsIf::Accepted, CallFate::Open | CallFate::Declined) => {
                irregular.fate = CallFate::Accepted(None)
            }
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
            (AsIf::Declined, CallFate::Accepted(_)) => {
                revoke_acceptance(irregular, standing, CallFate::Declined)
            }
            (AsIf::Unanswered, CallFate::Accepted(_)) => {
                revoke_acceptance(irregular, standing, CallFate::Open)
            }
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
}

/// Moves the call to this player's turn: at LHO's turn it is a change of call if the offender had
/// called before. Returns whether that changes anything.
fn move_to_turn<'a>(irregular: &mut Irregular<'a>, turn: Seat, fate: CallFate<'a>) -> bool {
    let offender = irregular.offender();
    if turn == irregular.turn || turn == offender {
        return false;
    }
    let first = irregular.before.last_of(offender).filter(|_| turn == offender.lho()).copied();
    let fate = match (fate, first) {
        (CallFate::Change { change, .. }, None) => as_call(change),
        (CallFate::Declined, Some(first)) => Some(CallFate::Change { first, change: ChangeFate::Declined }),
        (CallFate::Accepted(_), Some(first)) => {
            Some(CallFate::Change { first, change: ChangeFate::Accepted })
        }
        (fate @ (CallFate::Open | CallFate::Declined | CallFate::Accepted(_)), None) => Some(fate),
        _ => None,
    };
    let Some(fate) = fate else { return false };
    (irregular.turn, irregular.fate) = (turn, fate);
    true
}

/// The fate of a change of call if it were an ordinary call; `None` when LHO was not asked.
fn as_call<'a>(change: ChangeFate) -> Option<CallFate<'a>> {
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
