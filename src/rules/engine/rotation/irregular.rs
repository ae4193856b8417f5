//! A call that was not regular, with what stood before and what became of it. What follows from that is for the laws.

use super::standing::{Made, Standing};
use crate::bridge::{Call, Seat};
use crate::engine::Key;
use crate::engine::ruling::{Point, Question};
use crate::law;
use crate::law::Clause;

/// A call that was not regular, and what became of it.
#[derive(Clone, Debug)]
pub(super) struct Irregular<'a> {
    /// The call
    pub out: Made<'a>,
    /// Whose turn it was
    pub turn: Seat,
    /// The call of the player whose turn it was, if both were made at the same time
    pub same_time: Option<usize>,
    /// What stood before
    pub before: Standing<'a>,
    /// How many calls stood when it had been dealt with; what was called since stands after those
    pub from: usize,
    /// What became of it
    pub fate: Fate<'a>,
    /// It was accepted, and with passes that followed it took a turn away (Law 17D3)
    pub reverted: Option<Reverted>,
    /// Whether it is to be ruled on as if the right-hand opponent had passed then, or had not; absent when as it was
    pub rho_passed: Option<bool>,
    /// Points on which authorities differ, in how it was dealt with
    pub disputed: Vec<Point>,
}

/// What became of a call that was not regular.
#[derive(Clone, Debug)]
pub(super) enum Fate<'a> {
    /// The right-hand opponent had to pass, so that it was in rotation (28A)
    InRotation,
    /// The player whose turn it was called first (28B): his call, if it is told
    ProperPlayerCalled { call: Option<usize>, cancelled: Vec<usize> },
    /// The next player has not said yet whether he accepts
    Open,
    /// He accepted, by this call if it is told (29A)
    Accepted(Option<usize>),
    /// He declined (29B)
    Declined,
    /// It is a change of the offender's call before (Law 25)
    Change { first: Made<'a>, change: Change },
    /// It is an inadmissible double or redouble (Law 36)
    Inadmissible { in_turn: bool, upon: Upon },
}

/// What became of a change of call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// This is not known yet
    Open(Question),
    /// The first call was not meant (25A)
    Unintended,
    /// The left-hand opponent accepted (25B1)
    Accepted,
    /// He called over it, and by that accepted (25B1)
    CalledOver,
    /// He declined (25B2)
    Declined,
}

/// What followed an inadmissible double or redouble.
#[derive(Clone, Debug)]
pub(super) enum Upon {
    /// It was cancelled before the next player had called (36B)
    Cancelled,
    /// The next player called over it: his call, if it is told, and all that is cancelled (36A)
    CalledOver { call: Option<usize>, cancelled: Vec<usize> },
    /// The opening lead was faced before it was noticed (36C)
    LeadFaced { cancelled: Vec<usize> },
}

/// A turn given back (Law 17D3).
#[derive(Clone, Debug)]
pub(super) struct Reverted {
    /// To whom
    pub player: Seat,
    /// The passes cancelled
    pub cancelled: Vec<usize>,
    /// How many passes had followed a call
    pub passes: usize,
    /// Who had passed out of rotation
    pub offenders: Vec<Seat>,
}

impl<'a> Irregular<'a> {
    /// Who made the call.
    pub fn offender(&self) -> Seat {
        self.out.seat
    }

    /// The law that is about it.
    pub fn clause(&self) -> Clause {
        match (&self.fate, self.out.call) {
            _ if self.reverted.is_some() => law!("34"),
            (Fate::InRotation, _) => law!("28A"),
            (Fate::ProperPlayerCalled { .. }, _) => law!("28B"),
            (Fate::Change { .. }, _) => law!("25"),
            (Fate::Inadmissible { .. }, _) => law!("36"),
            (_, Call::Pass) => law!("30"),
            (_, Call::Bid(_)) => law!("31"),
            (_, Call::Double | Call::Redouble) => law!("32"),
        }
    }

    /// The component that tells what this player must do, if he is of the offending side.
    pub fn key_of(&self, seat: Seat) -> Option<Key> {
        match seat {
            s if s == self.offender() => Some(Key::Offender),
            s if s == self.offender().partner() => Some(Key::Partner),
            _ => None,
        }
    }

    /// Whether it is a change of the offender's last call (30B2, 31C), as far as anybody has to ask.
    pub fn is_change_of_call(&self) -> bool {
        matches!(self.fate, Fate::Change { .. })
    }

    /// Whether it was made at left-hand opponent's turn.
    pub fn at_lhos_turn(&self) -> bool {
        self.turn == self.offender().lho()
    }

    /// With this finding on whether a call was artificial.
    pub fn found_artificial(&mut self, number: usize, found: bool) {
        let calls = self.before.made.iter_mut().chain(std::iter::once(&mut self.out));
        calls
            .filter(|made| made.told && made.number == number)
            .for_each(|made| made.artificial = Some(found));
    }

    /// Whether it was cancelled with a duty for the offending side.
    pub fn obliges(&self) -> bool {
        matches!(self.fate, Fate::Declined | Fate::Inadmissible { upon: Upon::Cancelled, .. })
    }
}
