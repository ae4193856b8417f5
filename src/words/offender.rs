//! The calls of an auction as words need them: the irregular call, and the caller of each.

use super::Words;
use rules::bridge::{Call, Seat};
use rules::engine::component::Component;
use rules::engine::{Case, Facts, Key, Ruling};

/// The caller in question; or else the first player to call out of turn or to make an insufficient
/// bid, with that call.
pub(super) fn irregular_call(case: &Case, call: Option<usize>) -> Option<(Seat, Call)> {
    if let Some(number) = call {
        return numbered(case, number);
    }
    let Facts::Rotation(facts) = &case.facts else { return None };
    let (mut turn, mut last) = (facts.dealer(), None);
    for (seat, call) in facts.calls() {
        let bid = if let Call::Bid(bid) = call { Some(bid) } else { None };
        if seat != turn || bid.is_some_and(|bid| Some(bid) <= last) {
            return Some((seat, call));
        }
        (turn, last) = (seat.lho(), bid.or(last));
    }
    None
}

/// The player whose irregularity the ruling is about: the one who exposed cards, or the caller.
pub(super) fn offender(case: &Case, ruling: &Ruling) -> Option<Seat> {
    match ruling.component(Key::PenaltyCards) {
        Some(Component::PenaltyCards { seat, .. }) => Some(*seat),
        _ => irregular_call(case, ruling.call).map(|(seat, _)| seat),
    }
}

/// True if the player of this call has called again since.
pub(super) fn has_called_since(case: &Case, call: Option<usize>) -> bool {
    let (Some(number), Facts::Rotation(facts)) = (call, &case.facts) else { return false };
    let mut since = facts.calls().skip(number.wrapping_sub(1));
    since.next().is_some_and(|(offender, _)| since.any(|(seat, _)| seat == offender))
}

/// Number of the call that replaces the irregular one: the offender's next that is not cancelled.
pub(super) fn replacement(case: &Case, ruling: &Ruling) -> Option<usize> {
    let Facts::Rotation(facts) = &case.facts else { return None };
    let cancelled = match ruling.component(Key::Cancelled) {
        Some(Component::Cancelled(calls)) => calls.as_slice(),
        _ => &[],
    };
    let mut since = facts.calls().zip(1..).skip(ruling.call?.wrapping_sub(1));
    let ((offender, _), _) = since.next()?;
    since
        .find(|((seat, _), number)| *seat == offender && !cancelled.contains(number))
        .map(|(_, number)| number)
}

/// The call with this number, counted from 1, if there is one.
fn numbered(case: &Case, number: usize) -> Option<(Seat, Call)> {
    let Facts::Rotation(facts) = &case.facts else { return None };
    facts.calls().nth(number.wrapping_sub(1))
}

pub(super) const fn kind(call: Call) -> &'static str {
    match call {
        Call::Bid(_) | Call::AboveSeven(_) => "bid",
        Call::Pass => "pass",
        Call::Double => "double",
        Call::Redouble => "redouble",
    }
}

impl Words {
    /// The call with this number, counted from 1: `South’s pass`, `East’s 1♠︎`.
    pub(super) fn call_of(&self, case: &Case, number: usize) -> String {
        match numbered(case, number) {
            Some((seat, call)) => self.call_by(seat, call),
            None => self.format("call-number", &[("n", number.into())]),
        }
    }

    /// A call by its player.
    pub fn call_by(&self, seat: Seat, call: Call) -> String {
        let args =
            [("seat", self.seat(seat).into()), ("kind", kind(call).into()), ("call", self.call(call).into())];
        self.format("call-by", &args)
    }
}
