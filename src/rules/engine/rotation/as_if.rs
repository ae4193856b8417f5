//! Counterfactual rulings: the ruling that results from one wrong answer about the irregularity,
//! all other facts being unchanged.
//!
//! Not a ruling on the case; it shows the source of a wrong ruling. Later calls stay as they were,
//! since the engine does not guess what would have been called.

use super::docket::Docket;
use super::facts::RotationFacts;
use super::irregular::{Change, Fate, Irregular, Upon};
use super::standing::Standing;
use super::{about, ruling_about};
use crate::bridge::Seat;
use crate::engine::Ruling;
use crate::engine::case::Case;

/// A wrong assumption about the irregularity of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsIf {
    /// Made at this player's turn
    AtTurnOf(Seat),
    /// The offender had not called before, so that it changes no call (30B, 31C, 32C)
    FirstCall,
    /// In rotation, because RHO had to pass (28A)
    InRotation,
    /// Out of rotation, although RHO had to pass
    OutOfRotation,
    /// The player whose turn it was called first (28B)
    ProperPlayerCalled,
    /// The next player accepted it (29A, 25B1)
    Accepted,
    /// LHO did not accept (29B, 25B2)
    Declined,
    /// LHO may still accept
    Unanswered,
    /// The double or redouble was admissible (36)
    Admissible,
    /// The right-hand opponent passed at his turn (31A1, 32A1)
    RhoPassed,
    /// RHO bid, doubled or redoubled
    RhoActed,
}

/// The ruling on the last irregularity as if this were so of it; nothing where it is so, or could not be, or where nothing
/// was irregular.
pub fn rule_as_if(case: &Case, facts: &RotationFacts, as_if: AsIf) -> Option<Ruling> {
    let mut docket = Docket::hear(case, facts, None);
    let about = about(&docket)?;
    let irregular = &mut docket.irregularities[about];
    if !as_if.over(irregular, &mut docket.standing)? {
        return None;
    }
    Some(ruling_about(&docket, about, None))
}

impl AsIf {
    /// Takes it for so; whether that is another thing than was so.
    fn over<'a>(self, irregular: &mut Irregular<'a>, standing: &mut Standing<'a>) -> Option<bool> {
        let fate = irregular.fate.clone();
        match (self, fate) {
            (AsIf::AtTurnOf(turn), fate) => return Some(turned(irregular, turn, fate)),
            (AsIf::FirstCall, Fate::Change { change, .. }) => irregular.fate = unchanged(change)?,
            (AsIf::InRotation, Fate::Open | Fate::Declined | Fate::Accepted(_)) => {
                irregular.fate = Fate::InRotation;
                return Some(irregular.turn == irregular.offender().rho());
            }
            (AsIf::OutOfRotation, Fate::InRotation) => irregular.fate = Fate::Open,
            (AsIf::ProperPlayerCalled, Fate::Declined | Fate::Accepted(_)) => {
                let since = standing.made.get(irregular.from..).unwrap_or(&[]);
                let proper = since.iter().find(|made| made.seat == irregular.turn)?;
                let (call, cancelled) = (proper.numbered(), vec![irregular.out.number]);
                irregular.fate = Fate::ProperPlayerCalled { call, cancelled };
            }
            (AsIf::Accepted, Fate::Change { first, change }) => {
                irregular.fate = Fate::Change { first, change: Change::Accepted };
                return Some(matches!(change, Change::Declined | Change::Open(_)));
            }
            (AsIf::Accepted, Fate::Open | Fate::Declined) => irregular.fate = Fate::Accepted(None),
            (AsIf::Accepted, Fate::ProperPlayerCalled { call, .. }) => irregular.fate = Fate::Accepted(call),
            (AsIf::Declined, Fate::Change { first, change }) => {
                irregular.fate = Fate::Change { first, change: Change::Declined };
                return Some(matches!(change, Change::Accepted | Change::CalledOver | Change::Open(_)));
            }
            (AsIf::Declined, Fate::Open | Fate::ProperPlayerCalled { .. }) => irregular.fate = Fate::Declined,
            (AsIf::Declined, Fate::Accepted(_)) => taken_back(irregular, standing, Fate::Declined),
            (AsIf::Unanswered, Fate::Accepted(_)) => taken_back(irregular, standing, Fate::Open),
            (AsIf::Unanswered, Fate::Declined | Fate::ProperPlayerCalled { .. }) => {
                irregular.fate = Fate::Open;
            }
            (AsIf::Admissible, Fate::Inadmissible { in_turn: false, upon }) => match upon {
                Upon::Cancelled => irregular.fate = Fate::Declined,
                Upon::CalledOver { call, .. } => irregular.fate = Fate::Accepted(call),
                Upon::LeadFaced { .. } => return None,
            },
            (AsIf::RhoPassed, Fate::Declined) => irregular.rho_passed = Some(true),
            (AsIf::RhoActed, Fate::Declined) => irregular.rho_passed = Some(false),
            _ => return None,
        }
        Some(true)
    }
}

/// Moves the call to this player's turn: at LHO's turn it changes a call if the offender had
/// called, at any other it does not.
fn turned<'a>(irregular: &mut Irregular<'a>, turn: Seat, fate: Fate<'a>) -> bool {
    let offender = irregular.offender();
    if turn == irregular.turn || turn == offender {
        return false;
    }
    let first = irregular.before.last_of(offender).filter(|_| turn == offender.lho()).copied();
    let fate = match (fate, first) {
        (Fate::Change { change, .. }, None) => unchanged(change),
        (Fate::Declined, Some(first)) => Some(Fate::Change { first, change: Change::Declined }),
        (Fate::Accepted(_), Some(first)) => Some(Fate::Change { first, change: Change::Accepted }),
        (fate @ (Fate::Open | Fate::Declined | Fate::Accepted(_)), None) => Some(fate),
        _ => None,
    };
    let Some(fate) = fate else { return false };
    (irregular.turn, irregular.fate) = (turn, fate);
    true
}

/// The fate of a change of call if it were none; `None` when it was not put to LHO.
fn unchanged<'a>(change: Change) -> Option<Fate<'a>> {
    match change {
        Change::Open(_) => Some(Fate::Open),
        Change::Accepted | Change::CalledOver => Some(Fate::Accepted(None)),
        Change::Declined => Some(Fate::Declined),
        Change::Unintended => None,
    }
}

/// The call that was accepted does not stand, nor what was called upon it.
fn taken_back<'a>(irregular: &mut Irregular<'a>, standing: &mut Standing<'a>, fate: Fate<'a>) {
    *standing = irregular.before.clone();
    irregular.from = standing.made.len();
    irregular.reverted = None;
    irregular.fate = fate;
}
