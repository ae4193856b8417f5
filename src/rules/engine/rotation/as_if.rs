//! How a ruling comes out for somebody who takes something of the irregularity for so although it was not: what follows a wrong
//! answer to one question, everything else being as it was.
//!
//! It is no ruling on the case, and nothing is ruled by it; it tells where a wrong ruling comes from. What would have been
//! called otherwise then is not guessed: the calls that were made since stay.

use super::docket::Docket;
use super::facts::RotationFacts;
use super::irregular::{Change, Fate, Irregular, Upon};
use super::standing::Standing;
use super::{about, ruling_about};
use crate::bridge::Seat;
use crate::engine::Ruling;
use crate::engine::case::Case;

/// What may be taken for so of the irregularity that a ruling is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsIf {
    /// It was made at this player's turn
    AtTurnOf(Seat),
    /// The offender had not called before, so that it changes no call (30B, 31C, 32C)
    FirstCall,
    /// It was in rotation, because the right-hand opponent had to pass (28A)
    InRotation,
    /// It was out of rotation, though he had to pass
    OutOfRotation,
    /// The player whose turn it was called first (28B)
    ProperPlayerCalled,
    /// The next player accepted it (29A, 25B1)
    Accepted,
    /// He did not (29B, 25B2)
    Declined,
    /// He may still accept it
    Unanswered,
    /// The double or redouble was admissible (36)
    Admissible,
    /// The right-hand opponent passed at his turn (31A1, 32A1)
    RhoPassed,
    /// He bid, doubled or redoubled
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

/// The call was made at this player's turn: at left-hand opponent's it changes a call if the offender had called, at
/// anybody else's it does not.
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

/// What became of a change of call, were it none; nothing when it was not put to the next player.
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
