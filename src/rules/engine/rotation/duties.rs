//! Duties of a player when calling, derived from the rulings so far, so that a later call is judged
//! by the same rules that the ruling states. Not here: the consequences of a call in breach of a
//! duty (Law 37, not covered).

use super::docket::{Docket, Replayed, StopReason, limit};
use super::hearing::{DutyScope, Hearing};
use super::irregular::CallFate;
use super::standing::MadeCall;
use crate::bridge::{Call, Seat};
use crate::engine::component::{Component, Duty};
use crate::engine::ruling::{Limit, Outcome, Question};
use crate::engine::{Key, Ruling};

/// A duty of a player in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obligation {
    Pass,
    Repeat(Call),
    NoDouble,
}

impl Obligation {
    /// The obligation that a duty means for its player's next call; `call` is the irregular one.
    pub fn of(duty: Duty, call: Call) -> Option<Obligation> {
        match duty {
            Duty::MustPassNext | Duty::MustPassThroughout => Some(Obligation::Pass),
            Duty::MustRepeat => Some(Obligation::Repeat(call)),
            Duty::MayNotDoubleNow => Some(Obligation::NoDouble),
            Duty::AnyLegalCall | Duty::ChangeOfCall => None,
        }
    }

    /// The one call that does it.
    pub fn call(self) -> Option<Call> {
        match self {
            Obligation::Repeat(call) => Some(call),
            Obligation::Pass => Some(Call::Pass),
            Obligation::NoDouble => None,
        }
    }

    /// True if no call satisfies both.
    fn clashes(self, other: Obligation) -> bool {
        self.call().zip(other.call()).is_some_and(|(a, b)| a != b)
    }
}

impl<'a> Docket<'a> {
    /// Checks whether the rulings so far let the player make this call in turn.
    pub(super) fn may_call(&self, made: &MadeCall<'a>) -> Replayed {
        let passes = made.call == Call::Pass;
        let breached = match self.obligation(made.seat, passes, made.number, true)? {
            Some(Obligation::Pass) => !passes,
            Some(Obligation::Repeat(call)) => made.call != call,
            Some(Obligation::NoDouble) => matches!(made.call, Call::Double | Call::Redouble),
            None => false,
        };
        if breached { limit(Limit::ObligationBreached(made.number)) } else { Ok(()) }
    }

    /// True if the rulings so far require this player to pass, even out of turn.
    pub(super) fn must_pass(&self, seat: Seat, n: usize) -> Result<bool, StopReason> {
        Ok(matches!(self.obligation(seat, false, n, false)?, Some(Obligation::Pass)))
    }

    /// The one call that the rulings so far leave this player at his turn.
    pub(super) fn required(&self, seat: Seat, n: usize) -> Result<Option<Call>, StopReason> {
        Ok(self.obligation(seat, false, n, true)?.and_then(Obligation::call))
    }

    /// True if the law has just made this call for its player (28A), so that making it adds
    /// nothing.
    pub(super) fn has_called_by_law(&self, made: &MadeCall<'a>) -> bool {
        self.irregularities.last().is_some_and(|last| {
            matches!(last.fate, CallFate::InRotation)
                && last.turn == made.seat
                && self.standing.made.len() == last.from + 2
                && self.standing.made.get(last.from).is_some_and(|by_law| by_law.call == made.call)
        })
    }

    /// The obligation that rulings on other irregularities, excluding the one at this index, place
    /// on this player's next turn; an error if two of them conflict. With `DutyScope::All`, each later
    /// irregularity counts as its predecessors leave it.
    pub(super) fn bound(&self, seat: Seat, index: usize, among: DutyScope) -> Result<Option<Obligation>, ()> {
        let after = match among {
            DutyScope::All => index + 1..self.irregularities.len(),
            DutyScope::Earlier => 0..0,
        };
        let mut found: Option<Obligation> = None;
        for i in (0..index).chain(after) {
            let Some(duty) = self.duty(seat, i) else { continue };
            if found.is_some_and(|found| found.clashes(duty)) {
                return Err(());
            }
            found = Some(duty);
        }
        Ok(found)
    }

    /// The obligation that the ruling on this irregularity places on a player's next turn, if it
    /// leaves only one call.
    fn duty(&self, seat: Seat, i: usize) -> Option<Obligation> {
        let irregular = self.irregularities.get(i).filter(|irregular| irregular.obliges())?;
        let key = irregular.key_of(seat)?;
        let hearing = Hearing { among: DutyScope::Earlier, ..self.hearing(i, None) };
        let duty = match hearing.ruling().component(key)? {
            Component::Partner(Duty::MustPassNext) if hearing.replacement().is_none() => return None,
            Component::Offender(duty) | Component::Partner(duty) => *duty,
            _ => return None,
        };
        Obligation::of(duty, irregular.out.call).filter(|duty| duty.call().is_some())
    }

    /// The obligation of this player under the rulings so far, in turn or not. For a player who
    /// `passes`, an open question between a forced pass and a free call does not matter.
    fn obligation(
        &self,
        seat: Seat,
        passes: bool,
        n: usize,
        in_turn: bool,
    ) -> Result<Option<Obligation>, StopReason> {
        let mut found: Option<Obligation> = None;
        for (i, irregular) in self.irregularities.iter().enumerate() {
            let Some(key) = irregular.key_of(seat) else { continue };
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
    ) -> Replayed {
        let replaced = || self.hearing(i, None).replacement().is_some();
        match &ruling.outcome {
            Outcome::Fork { question: Question::Artificial(_), .. } => Err(StopReason::Settle(i)),
            Outcome::Fork { question: Question::PassesOrActs { .. }, .. }
                if key == Key::Offender && in_turn =>
            {
                limit(Limit::TurnLost(n))
            }
            Outcome::Fork { question: Question::Comparable { .. } | Question::Repeats { .. }, .. }
                if key == Key::Partner && !passes && replaced() =>
            {
                Err(StopReason::Settle(i))
            }
            Outcome::NotCovered(_) => limit(Limit::ObligationBreached(n)),
            _ => Ok(()),
        }
    }
}
