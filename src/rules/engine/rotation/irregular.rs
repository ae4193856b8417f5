//! An irregular call with the calls before it and its fate. The consequences are for the laws.

use super::standing_calls::{MadeCall, StandingCalls};
use crate::bridge::{Call, Cards, Seat};
use crate::engine::Key;
use crate::engine::ruling::{Point, Question};
use crate::law;
use crate::law::Clause;

/// An irregular call and its fate.
#[derive(Clone, Debug)]
pub(super) struct Irregular<'a> {
    /// The call
    pub out: MadeCall<'a>,
    /// The player in turn
    pub turn: Seat,
    /// The call by the player in turn, if both were made at the same time
    pub same_time: Option<usize>,
    /// Standing calls before it
    pub before: StandingCalls<'a>,
    /// Number of standing calls after it was dealt with; later calls follow these
    pub from: usize,
    /// Its fate
    pub fate: CallFate<'a>,
    /// Set if it was accepted and took a turn away together with the passes that followed (Law
    /// 17D3)
    pub reverted: Option<Reverted>,
    /// True once the auction went back, for another call, to a point before this one (Laws 15A
    /// and 17D)
    pub taken_back: bool,
    /// Assumes that RHO passed, or acted; `None` to rule on the facts
    pub rho_passed: Option<bool>,
    /// Points on which authorities differ, in its disposal
    pub disputed: Vec<Point>,
}

/// The fate of an irregular call.
#[derive(Clone, Debug)]
pub(super) enum CallFate<'a> {
    /// RHO had to pass, so that it was in rotation (28A)
    InRotation,
    /// The player in turn called first (28B), with the call's number if recorded
    ProperPlayerCalled { call: Option<usize>, cancelled: Vec<usize> },
    /// LHO has not answered yet
    Open,
    /// Accepted by LHO, with the number of the call if recorded (29A)
    Accepted(Option<usize>),
    /// Declined by LHO (29B)
    Declined,
    /// A change of the offender's previous call (Law 25)
    Change { first: MadeCall<'a>, change: ChangeFate },
    /// An inadmissible double or redouble (Law 36)
    Inadmissible { in_turn: bool, reaction: DoubleReaction },
    /// A bid, double or redouble by a player required to pass (Law 37)
    Breach { in_turn: bool, reaction: BreachReaction },
    /// A bid of more than seven, with all cancelled calls (Law 38)
    AboveSeven { in_turn: bool, over: Option<CallOver>, cancelled: Vec<usize> },
    /// A call after the final pass of the auction, with all cancelled calls (Law 39)
    AfterTheEnd { over: Option<CallOver>, cancelled: Vec<usize> },
    /// An insufficient bid in turn (Law 27)
    Insufficient(BidReaction<'a>),
    /// A double or redouble instead of an insufficient bid, cancelled (27B3)
    DoubleInstead,
    /// No call: the player exposed cards (Law 24)
    Exposed(Exposure),
    /// A call, legal or not, of which partner has given a mistaken explanation (Laws 20F and 21)
    Misexplained(Explanation<'a>),
    /// A call on cards from a wrong board, or none yet (Law 15A, 17D before 2017)
    WrongBoard(WrongBoard<'a>),
}

/// Calls on cards from a wrong board, and what followed them.
#[derive(Clone, Debug)]
pub(super) struct WrongBoard<'a> {
    /// True if the player had called on them
    pub has_called: bool,
    /// The calls cancelled: in 2017 all since the first, before that the player's own
    pub cancelled: Vec<usize>,
    /// LHO's call over the first one
    pub over: Option<MadeCall<'a>>,
    /// Partner's first call after it
    pub partners: Option<MadeCall<'a>>,
    /// The player's call with the right cards, once made, where LHO had called
    pub substitute: Option<MadeCall<'a>>,
}

/// Cards that a player exposed before play began.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exposure {
    /// The cards, with those the player had exposed before
    pub cards: Cards,
    /// True for a card that was led
    pub led: bool,
    /// True if the auction had ended
    pub ended: bool,
}

/// A mistaken explanation, and what followed it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Explanation<'a> {
    /// Number of standing calls when it was given
    pub given: usize,
    /// Its correction, once made
    pub correction: Option<Correction<'a>>,
}

/// The correction of an explanation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Correction<'a> {
    /// The player who made it
    pub by: Seat,
    /// True if it came before the final pass
    pub in_auction: bool,
    /// The last call of the other side since the explanation
    pub last: Option<MadeCall<'a>>,
    /// True if the other side had made another call since the explanation
    pub earlier: bool,
    /// The change of that last call, once made
    pub change: Option<MisinformedChange>,
}

/// A change of a call that was based on misinformation (21B1(a)).
#[derive(Clone, Copy, Debug)]
pub(super) struct MisinformedChange {
    /// LHO's call over the first one, withdrawn with it (21B2)
    pub over: Option<usize>,
}

/// Reactions to an insufficient bid in turn.
#[derive(Clone, Debug)]
pub(super) enum BidReaction<'a> {
    /// LHO has not answered yet
    Open,
    /// Accepted by LHO (27A1), with the number of the call over it if recorded, and the premature
    /// replacement that is withdrawn by it
    Accepted { over: Option<usize>, withdrawn: Option<MadeCall<'a>> },
    /// Declined by LHO: the number of the replacement if it was premature (27C), or one that does
    /// not count (1997)
    Declined { premature: Option<usize>, withdrawn: Option<MadeCall<'a>> },
}

/// The fate of a change of call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChangeFate {
    /// Depends on the answer to this question
    Open(Question),
    /// The first call was unintended (25A)
    Unintended,
    /// The first call was unintended, and LHO had called over it by the call with this number, or
    /// the auction had ended: see `unintended`
    UnintendedLater { over: Option<usize>, ended: bool, withdrawn: Option<bool> },
    /// LHO accepted (25B1)
    Accepted,
    /// LHO called over it and so accepted (25B1)
    CalledOver,
    /// LHO declined (25B2); in 1997 the offender has yet to choose between the first call and another
    Declined,
    /// LHO declined, and the offender let the first call stand (25B2(b)(1), 1997)
    LetStand,
    /// LHO declined, and the offender made another call, with its number if recorded (25B2(b)(2),
    /// 1997)
    Substituted(Option<usize>),
}

/// Reactions to an inadmissible double or redouble.
#[derive(Clone, Debug)]
pub(super) enum DoubleReaction {
    /// Cancelled before LHO had called (36B)
    Cancelled,
    /// LHO called over it: the number of that call if recorded, and all cancelled calls (36A)
    CalledOver { call: Option<usize>, cancelled: Vec<usize> },
    /// The opening lead was faced before it was noticed (36C)
    LeadFaced { cancelled: Vec<usize> },
}

/// LHO's call over an inadmissible call, before it was rectified: its number if recorded.
#[derive(Clone, Copy, Debug)]
pub(super) struct CallOver(pub Option<usize>);

/// Reactions to a call in breach of a duty to pass.
#[derive(Clone, Copy, Debug)]
pub(super) enum BreachReaction {
    /// Cancelled before LHO had called (37B)
    Cancelled,
    /// LHO called over it, and it stands (37A); true if its maker must pass throughout all the same
    Stands { over: CallOver, throughout: bool },
}

/// A turn given back (Law 17D3).
#[derive(Clone, Debug)]
pub(super) struct Reverted {
    /// The player it goes back to
    pub player: Seat,
    /// The passes cancelled
    pub cancelled: Vec<usize>,
    /// Number of passes after a call
    pub passes: usize,
    /// Players who passed out of rotation
    pub offenders: Vec<Seat>,
}

impl<'a> Irregular<'a> {
    /// The caller.
    pub fn offender(&self) -> Seat {
        self.out.seat
    }

    /// The law that deals with it.
    pub fn clause(&self) -> Clause {
        match (&self.fate, self.out.call) {
            _ if self.reverted.is_some() => law!("34"),
            (CallFate::Exposed(_), _) => law!("24"),
            // Law 15A since 2017, 17D before.
            (CallFate::WrongBoard(_), _) => law!("17"),
            (CallFate::InRotation, _) => law!("28A"),
            (CallFate::ProperPlayerCalled { .. }, _) => law!("28B"),
            (CallFate::Change { .. }, _) => law!("25"),
            (CallFate::Inadmissible { .. }, _) => law!("36"),
            (CallFate::Breach { .. }, _) => law!("37"),
            (CallFate::AboveSeven { .. }, _) | (_, Call::AboveSeven(_)) => law!("38"),
            (CallFate::AfterTheEnd { .. }, _) => law!("39"),
            (CallFate::Insufficient(_) | CallFate::DoubleInstead, _) => law!("27"),
            (CallFate::Misexplained(_), _) => law!("21"),
            (_, Call::Pass) => law!("30"),
            (_, Call::Bid(_)) => law!("31"),
            (_, Call::Double | Call::Redouble) => law!("32"),
        }
    }

    /// The key of this player's duty; `None` for the non-offending side.
    pub fn key_of(&self, seat: Seat) -> Option<Key> {
        match seat {
            s if s == self.offender() => Some(Key::Offender),
            s if s == self.offender().partner() => Some(Key::Partner),
            _ => None,
        }
    }

    /// True for a change of the offender's last call (30B2, 31C).
    pub fn is_change_of_call(&self) -> bool {
        matches!(self.fate, CallFate::Change { .. })
    }

    /// True if it was made at LHO's turn.
    pub fn at_lhos_turn(&self) -> bool {
        self.turn == self.offender().lho()
    }

    /// True if it was unintended, and its maker replaced it before another player called (25A).
    pub fn is_replaced_at_once(&self) -> bool {
        matches!(&self.fate, CallFate::Change { first, .. } if first.number == self.out.number)
    }

    /// True if it replaced an unintended call after LHO had called, or after the end.
    pub fn is_late_substitution(&self) -> bool {
        matches!(self.fate, CallFate::Change { change: ChangeFate::UnintendedLater { .. }, .. })
    }

    /// True for a bid that is not higher than the last one.
    pub fn is_insufficient(&self) -> bool {
        self.before.is_insufficient(&self.out)
    }

    /// True if LHO declined a change of call, and the offender let the first call stand (1997).
    pub fn lets_first_stand(&self) -> bool {
        matches!(self.fate, CallFate::Change { change: ChangeFate::LetStand, .. })
    }

    /// True if a duty of partner to pass once does not wait for another call by the offender.
    pub fn binds_partner_at_once(&self) -> bool {
        self.exposure().is_some() || self.lets_first_stand()
    }

    /// Sets the offender's choice after a change of call that LHO has declined (1997).
    pub fn set_choice(&mut self, choice: ChangeFate) {
        if let CallFate::Change { change, .. } = &mut self.fate {
            *change = choice;
        }
    }

    /// Sets LHO's answer.
    pub fn set_answer(&mut self, accepts: bool) {
        self.fate = match (&self.fate, accepts) {
            (CallFate::Insufficient(_), true) => {
                let reaction = BidReaction::Accepted { over: None, withdrawn: None };
                CallFate::Insufficient(reaction)
            }
            (CallFate::Insufficient(_), false) => {
                let reaction = BidReaction::Declined { premature: None, withdrawn: None };
                CallFate::Insufficient(reaction)
            }
            (_, true) => CallFate::Accepted(None),
            (_, false) => CallFate::Declined,
        };
    }

    /// Sets the finding on whether a call was artificial.
    pub fn set_artificial(&mut self, number: usize, found: bool) {
        self.before.set_artificial(number, found);
        self.out.set_artificial(number, found);
    }

    /// The exposed cards, where no call is irregular.
    pub const fn exposure(&self) -> Option<&Exposure> {
        if let CallFate::Exposed(exposure) = &self.fate { Some(exposure) } else { None }
    }

    /// True if there is a call: neither exposed cards nor cards from a wrong board without one.
    pub const fn is_call(&self) -> bool {
        !matches!(
            self.fate,
            CallFate::Exposed(_) | CallFate::WrongBoard(WrongBoard { has_called: false, .. })
        )
    }

    /// True if it may leave the offending side a duty: a cancelled call, or exposed cards.
    pub fn obliges(&self) -> bool {
        matches!(
            self.fate,
            CallFate::Declined
                | CallFate::Inadmissible { reaction: DoubleReaction::Cancelled, .. }
                | CallFate::Breach { reaction: BreachReaction::Cancelled, .. }
                | CallFate::AboveSeven { .. }
                | CallFate::Insufficient(BidReaction::Declined { .. })
                | CallFate::DoubleInstead
                | CallFate::Change { change: ChangeFate::LetStand, .. }
                | CallFate::Exposed(_)
        )
    }

    /// True if the turn went back to the player who had it.
    pub fn sends_back(&self) -> bool {
        match &self.fate {
            CallFate::Breach { in_turn, reaction: BreachReaction::Cancelled } => !in_turn,
            // A pass in turn takes its place; later calls are undone with it.
            CallFate::AboveSeven { in_turn, over, cancelled } => {
                !in_turn || over.is_some() || cancelled.len() > 1
            }
            CallFate::Inadmissible { .. }
            | CallFate::Change { change: ChangeFate::UnintendedLater { .. }, .. } => true,
            CallFate::WrongBoard(wrong) => wrong.has_called,
            _ => self.reverted.is_some() || self.obliges() && !self.binds_partner_at_once(),
        }
    }
}
