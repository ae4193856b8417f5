//! What a player must do when he calls. It is asked of the rulings so far, so that a later call is judged by the same
//! rules that the ruling tells. Deliberately not here: what follows from a call in breach of a duty (Law 37, not covered).

use super::docket::{Docket, Stop, Went, limit};
use super::irregular::Fate;
use super::standing::Made;
use crate::bridge::{Call, Seat};
use crate::engine::component::{Component, Duty};
use crate::engine::ruling::{Limit, Outcome, Question};
use crate::engine::{Key, Ruling};

/// What a player must do.
#[derive(Clone, Copy)]
enum Obligation {
    Pass,
    Repeat(Call),
    NoDouble,
}

impl Obligation {
    /// What this duty comes to for the call of whoever has it; `call` is the irregular one.
    fn of(duty: Duty, call: Call) -> Option<Obligation> {
        match duty {
            Duty::MustPassNext | Duty::MustPassThroughout => Some(Obligation::Pass),
            Duty::MustRepeat => Some(Obligation::Repeat(call)),
            Duty::MayNotDoubleNow => Some(Obligation::NoDouble),
            Duty::AnyLegalCall | Duty::ChangeOfCall => None,
        }
    }

    /// Whether no call does both.
    fn clashes(self, other: Obligation) -> bool {
        let repeat = |o| match o {
            Obligation::Repeat(call) => Some(call),
            Obligation::Pass => Some(Call::Pass),
            Obligation::NoDouble => None,
        };
        repeat(self).zip(repeat(other)).is_some_and(|(a, b)| a != b)
    }
}

impl<'a> Docket<'a> {
    /// Whether the rulings so far let the player make this call at his turn.
    pub(super) fn may_call(&self, made: &Made<'a>) -> Went {
        let passes = made.call == Call::Pass;
        let breached = match self.obligation(made.seat, passes, made.number, true)? {
            Some(Obligation::Pass) => !passes,
            Some(Obligation::Repeat(call)) => made.call != call,
            Some(Obligation::NoDouble) => matches!(made.call, Call::Double | Call::Redouble),
            None => false,
        };
        if breached { limit(Limit::ObligationBreached(made.number)) } else { Ok(()) }
    }

    /// Whether the rulings so far make this player pass, in turn or not; asked where a pass of his is not told.
    pub(super) fn must_pass(&self, seat: Seat, n: usize, in_turn: bool) -> Result<bool, Stop> {
        Ok(matches!(self.obligation(seat, false, n, in_turn)?, Some(Obligation::Pass)))
    }

    /// Whether the law has just passed for this player (28A): that he says his pass as well adds nothing.
    pub(super) fn has_passed_by_law(&self, seat: Seat) -> bool {
        self.irregularities.last().is_some_and(|last| {
            matches!(last.fate, Fate::InRotation)
                && last.turn == seat
                && self.standing.made.len() == last.from + 2
        })
    }

    /// What this player must do under the rulings so far, in turn or not. When he `passes` it does not matter what is still
    /// open between having to pass and being free.
    fn obligation(
        &self,
        seat: Seat,
        passes: bool,
        n: usize,
        in_turn: bool,
    ) -> Result<Option<Obligation>, Stop> {
        let mut found: Option<Obligation> = None;
        for (i, irregular) in self.irregularities.iter().enumerate() {
            let key = match seat {
                s if s == irregular.offender() => Key::Offender,
                s if s == irregular.offender().partner() => Key::Partner,
                _ => continue,
            };
            if !irregular.obliges() {
                continue;
            }
            let hearing = self.hearing(i, None);
            let ruling = hearing.ruling();
            match ruling.component(key) {
                // Partner has to pass once only after the offender has replaced his call.
                Some(Component::Partner(Duty::MustPassNext)) if hearing.replacement().is_none() => {}
                Some(Component::Offender(duty) | Component::Partner(duty)) => {
                    let another = Obligation::of(*duty, irregular.out.call);
                    if in_turn && found.is_some_and(|found| another.is_some_and(|a| a.clashes(found))) {
                        limit(Limit::DutiesClash(n))?;
                    }
                    // To bid or pass is no duty beside having to pass, or to make this very call.
                    found = another.filter(|a| !matches!(a, Obligation::NoDouble)).or(found).or(another);
                }
                _ => self.not_settled(i, key, passes, n, in_turn, &ruling)?,
            }
        }
        Ok(found)
    }

    /// The ruling does not say what the player must do: an answer is missing, and here it matters unless he passes.
    fn not_settled(
        &self,
        i: usize,
        key: Key,
        passes: bool,
        n: usize,
        in_turn: bool,
        ruling: &Ruling,
    ) -> Went {
        let replaced = || self.hearing(i, None).replacement().is_some();
        match &ruling.outcome {
            Outcome::Fork { question: Question::Artificial(_), .. } => Err(Stop::Settle(i)),
            Outcome::Fork { question: Question::PassesOrActs { .. }, .. }
                if key == Key::Offender && in_turn =>
            {
                limit(Limit::TurnLost(n))
            }
            Outcome::Fork { question: Question::Comparable { .. } | Question::Repeats { .. }, .. }
                if key == Key::Partner && !passes && replaced() =>
            {
                Err(Stop::Settle(i))
            }
            Outcome::NotCovered(_) => limit(Limit::ObligationBreached(n)),
            _ => Ok(()),
        }
    }
}
