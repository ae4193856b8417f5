//! Law 25A: the call that takes the place of an unintended one, at once, or after LHO has called over
//! it or the auction has ended; not after partner has called.
//!
//! Decisions:
//!
//! - Only the Director's finding makes such a call a substitution; see `laws/law_25`.
//! - A substitute that is illegal, and a first call or a call over it that was irregular itself, are
//!   a limit (`BeforeTheRuling`): no law says in which order they are ruled on.
//! - LHO's call stays where another player is the next to call; if it is no longer legal, it is ruled
//!   on like any other.

use super::docket::{Docket, EventQueue, Replayed, StopReason, limit};
use super::facts::{AuctionEvent, Event};
use super::irregular::{CallFate, ChangeFate};
use super::standing_calls::MadeCall;
use crate::engine::ruling::{Limit, Question};

impl<'a> Docket<'a> {
    /// The offender's next call, if no other player has called before it.
    pub(super) fn next_own_call(&self, made: &MadeCall<'a>, queue: &EventQueue<'a>) -> Option<MadeCall<'a>> {
        // A player with the right cards calls afresh.
        let counts = |event: &Event| event.is_call() || event.happened == AuctionEvent::WrongBoard;
        let (n, event) = queue.iter().find(|(_, event)| counts(event))?;
        self.made(event, *n).filter(|next| next.recorded && next.seat == made.seat && !event.together)
    }

    /// 25A: the call was unintended, and the offender's next one takes its place. `None` where another
    /// law applies.
    pub(super) fn slip(&mut self, made: MadeCall<'a>, queue: &mut EventQueue<'a>) -> Option<Replayed> {
        let second = self.next_own_call(&made, queue)?;
        self.unintended(made, second, queue)
    }

    /// True if the Director has found that the offender's next call, made at once, replaces an
    /// unintended one.
    pub(super) fn is_found_unintended(&self, made: &MadeCall<'a>, queue: &EventQueue<'a>) -> bool {
        let at_once = queue.front().is_some_and(|(_, event)| event.is_call());
        let second = self.next_own_call(made, queue).filter(|_| at_once);
        second.is_some_and(|second| self.unintended_finding(second.number) == Some(true))
    }

    /// 25A: the bid was unintended, and the next call takes its place; asked where the Director has
    /// not come in between. `None` where another law applies.
    pub(super) fn unintended(
        &mut self,
        first: MadeCall<'a>,
        second: MadeCall<'a>,
        queue: &mut EventQueue<'a>,
    ) -> Option<Replayed> {
        let (seat, call) = (second.seat, second.number);
        let at_once = queue.front().is_some_and(|(_, event)| event.is_call());
        let found = self.unintended_finding(call);
        match found {
            Some(false) => None,
            None if !at_once => None,
            None => {
                let change = ChangeFate::Open(Question::Unintended { seat, call });
                self.record(first, None, CallFate::Change { first, change });
                queue.clear();
                Some(Err(StopReason::Open))
            }
            Some(true) => {
                // LHO is not asked about an unintended call, but about an irregular one in its place.
                let auction = &self.standing.auction;
                let is_regular = !self.standing.is_over()
                    && auction.turn() == seat
                    && auction.legality_by(seat, second.call).is_ok();
                if is_regular
                    && let Some(at) = queue.iter().position(|(_, e)| e.seat == seat.lho() && e.answers(call))
                    && queue.iter().take(at).filter(|(_, e)| e.is_call()).count() <= 1
                {
                    queue.remove(at);
                }
                self.record(first, None, CallFate::Change { first, change: ChangeFate::Unintended });
                Some(Ok(()))
            }
        }
    }

    /// The place among the standing calls of the unintended call that this one replaces, after LHO
    /// has called or the auction has ended, and before partner has called.
    pub(super) fn unintended_before(&self, made: &MadeCall<'a>) -> Option<usize> {
        let found = self.unintended_finding(made.number) == Some(true);
        let calls = &self.standing.made;
        let at = calls.iter().rposition(|before| before.seat == made.seat)?;
        let may_replace = match &calls[at + 1..] {
            [] => self.standing.is_over(),
            [over] => over.seat == made.seat.lho(),
            _ => false,
        };
        let later = found && may_replace && calls[at].recorded;
        (later && !self.led).then_some(at)
    }

    /// 25A: the call replaces the unintended one, and LHO may withdraw the call made over it.
    pub(super) fn replace_unintended(
        &mut self,
        made: MadeCall<'a>,
        at: usize,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let (first, over) = (self.standing.made[at], self.standing.made.get(at + 1).copied());
        let irregular = |number: usize| self.irregularities.iter().any(|one| one.out.number == number);
        let mut without = self.standing.clone();
        without.back_to(at);
        let regular = !irregular(first.number)
            && !over.is_some_and(|over| irregular(over.number) || !over.recorded)
            && without.auction.legality_by(made.seat, made.call).is_ok();
        if !regular {
            return limit(Limit::BeforeTheRuling(made.number));
        }
        let withdrawn = over.and_then(|over| self.withdraws(&over, queue));
        let ended = self.standing.is_over();
        let over_number = over.map(|over| over.number);
        let change = ChangeFate::UnintendedLater { over: over_number, ended, withdrawn };
        self.record(made, None, CallFate::Change { first, change });
        let with_the_first = std::mem::replace(&mut self.standing, without);
        let stood = match self.breaks_duty(&made) {
            Ok(true) => limit(Limit::BeforeTheRuling(made.number)),
            Ok(false) => self.stand(made),
            Err(stop) => Err(stop),
        };
        if let Err(stop) = stood {
            self.standing = with_the_first;
            self.irregularities.pop();
            return Err(stop);
        }
        self.mark_dealt_with();
        match over {
            Some(over) if withdrawn == Some(false) && !self.calls_next(&over, queue) => {
                self.in_turn(over, queue)
            }
            _ => Ok(()),
        }
    }

    /// True if LHO has made a different call over the substitute; `None` if it is not known.
    fn withdraws(&self, over: &MadeCall<'a>, queue: &EventQueue<'a>) -> Option<bool> {
        let next = queue.iter().find_map(|(n, event)| match &event.happened {
            AuctionEvent::Called { .. } => self.made(event, *n).map(|made| (made.seat, Some(made.call))),
            AuctionEvent::Acted => Some((event.seat, None)),
            _ => None,
        })?;
        Some(next.0 == over.seat && next.1 != Some(over.call))
    }

    /// True if LHO is the next to call again.
    fn calls_next(&self, over: &MadeCall<'a>, queue: &EventQueue<'a>) -> bool {
        queue.iter().find(|(_, event)| event.is_call()).is_some_and(|(_, event)| event.seat == over.seat)
    }
}
