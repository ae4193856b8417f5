//! Disposal of a call out of rotation by the reactions of the other players: Law 25, 28B or 29. Laws
//! 36 to 38 are in `inadmissible`, `breach` and `above_seven`, several calls before the Director came
//! in `several_calls`.
//!
//! Calls made before LHO has accepted or declined wait until LHO has; they are then in rotation or
//! irregular themselves.
//!
//! Decisions:
//!
//! - The Director deals with irregularities in the order in which they were made. This is
//!   contested: see `views`. Where that order decides nothing, a limit says so (`BeforeTheRuling`,
//!   `SameTime`).
//! - A call out of rotation that the Director finds unintended gives way to the one that replaces it
//!   at once (25A), which is ruled on in its place.
//! - 28B speaks of a call out of rotation by an opponent of the player in turn. It is not applied
//!   by analogy to a call by partner, which waits like any other.

use super::docket::{Docket, EventQueue, Replayed, StopReason, limit};
use super::facts::AuctionEvent;
use super::irregular::{CallFate, ChangeFate};
use super::standing_calls::MadeCall;
use crate::bridge::{Call, Seat};
use crate::engine::ruling::{Limit, Point, Question};
use crate::law::Edition;

/// The first relevant reaction to a call out of rotation.
#[derive(Clone, Copy, Debug)]
pub(super) enum FirstReaction {
    /// The player in turn called or acted before the Director came
    Proper(Option<usize>),
    /// The player in turn acted only after the Director had come, so LHO has not accepted
    Waited,
    /// LHO called or acted
    Over(Option<usize>),
    /// LHO accepted
    Accepts,
    /// LHO declined
    Declines,
}

impl<'a> Docket<'a> {
    /// Disposes of a call out of turn.
    pub(super) fn out_of_turn(
        &mut self,
        made: MadeCall<'a>,
        same_time: Option<usize>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let (offender, turn) = (made.seat, self.standing.auction.turn());
        let changes = self.changed_call(&made);
        if changes.is_none()
            && self.is_found_unintended(&made, queue)
            && let Some(result) = self.slip(made, queue)
        {
            return result;
        }
        let mut first = first_reaction(queue, &made, turn, changes.is_some());
        let inadmissible = self.is_inadmissible(&made, changes.is_some());
        let above_seven = matches!(made.call, Call::AboveSeven(_));
        let breach =
            !inadmissible && !above_seven && self.breaks_duty_out_of_turn(&made, changes.as_ref())?;
        // None of these can be accepted, so no answer to a question is a reaction to it.
        let never = inadmissible || above_seven || breach;
        first = first.filter(|(at, _)| !(never && queue[*at].1.assumed.is_some()));
        if let Some(before) = changes.filter(|_| !never) {
            return self.change_of_call(made, before, same_time, first, queue);
        }
        if let Some((at, FirstReaction::Proper(call))) = first {
            if turn != offender.lho() || !self.takes_other_view(Point::CallAtOwnTurn) || never {
                return self.proper_player_called(made, same_time, at, call, queue);
            }
            first = Some((at, FirstReaction::Over(call)));
        }
        if inadmissible {
            return self.inadmissible(made, same_time, queue);
        }
        if above_seven {
            return self.above_seven(made, same_time, queue);
        }
        if breach {
            return self.breach(made, changes, same_time, queue);
        }
        if let Some(second) = self.second_out_of_turn(&made, queue) {
            if self.takes_other_view(Point::OrderOfCalls) {
                queue.pop_front();
                return self.last_call_first(made, same_time, second, queue);
            }
            let result = self.dispose(made, same_time, first, queue);
            self.dispute(made.number, Point::OrderOfCalls);
            return result;
        }
        self.dispose(made, same_time, first, queue)
    }

    /// Disposes of a call out of rotation by the first reaction to it.
    fn dispose(
        &mut self,
        made: MadeCall<'a>,
        same_time: Option<usize>,
        first: Option<(usize, FirstReaction)>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        match first {
            None => {
                self.record(made, same_time, CallFate::Open);
                queue.clear();
                Err(StopReason::Open)
            }
            Some((at, FirstReaction::Declines)) => {
                queue.remove(at);
                self.record(made, same_time, CallFate::Declined);
                Ok(())
            }
            Some((at, FirstReaction::Accepts)) => {
                queue.remove(at);
                self.accepted(made, same_time, None)
            }
            Some((_, FirstReaction::Waited)) => {
                self.record(made, same_time, CallFate::Declined);
                Ok(())
            }
            Some((at, FirstReaction::Over(call) | FirstReaction::Proper(call))) => {
                if let Some((n, _)) = queue.iter().take(at).find(|(_, e)| e.is_call()) {
                    self.record(made, same_time, CallFate::Open);
                    return limit(Limit::BeforeTheRuling(*n));
                }
                self.called_over(made, same_time, (at, call), queue)
            }
        }
    }

    /// The offender's previous call that this one changes: the offender was the last to call and it
    /// is LHO's turn. Before 2017 a pass before any bid falls under Law 30A instead, unless Law 30C
    /// takes it to Law 31.
    fn changed_call(&self, made: &MadeCall<'a>) -> Option<MadeCall<'a>> {
        let at_lhos = self.standing.auction.turn() == made.seat.lho();
        let before = self.standing.made.last().filter(|before| at_lhos && before.recorded)?;
        let over = self.standing.last_action().filter(|over| over.seat == made.seat.partner());
        let falls_under_30a = self.may_fall_under_30a(made)
            && made.artificial == Some(false)
            && (self.edition() == Edition::E1997 || over.is_none_or(|over| over.artificial == Some(false)));
        (!falls_under_30a).then_some(*before)
    }

    pub(super) fn accepted(
        &mut self,
        made: MadeCall<'a>,
        same_time: Option<usize>,
        over: Option<usize>,
    ) -> Replayed {
        self.record(made, same_time, CallFate::Accepted(over));
        self.stand(made)?;
        self.mark_dealt_with();
        Ok(())
    }

    /// Law 28B: the player in turn has called. Calls out of rotation by the offending side in
    /// between are cancelled as well.
    pub(super) fn proper_player_called(
        &mut self,
        made: MadeCall<'a>,
        same_time: Option<usize>,
        at: usize,
        call: Option<usize>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let between: Vec<MadeCall<'a>> =
            queue.iter().take(at).filter_map(|(n, e)| self.made(e, *n)).collect();
        if let Some(other) = between.iter().find(|m| m.seat.side() != made.seat.side()) {
            self.record(made, same_time, CallFate::Open);
            return limit(Limit::BeforeTheRuling(other.number));
        }
        queue.drain(..at);
        for out in std::iter::once(made).chain(between) {
            let cancelled = vec![out.number];
            self.record(
                out,
                same_time.filter(|_| out.number == made.number),
                CallFate::ProperPlayerCalled { call, cancelled },
            );
        }
        Ok(())
    }

    /// Law 25: the offender had called, and it was LHO's turn.
    fn change_of_call(
        &mut self,
        made: MadeCall<'a>,
        before: MadeCall<'a>,
        same_time: Option<usize>,
        first: Option<(usize, FirstReaction)>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let (seat, call) = (made.seat, made.number);
        let unintended = self.unintended_finding(call);
        if let Some((at, FirstReaction::Over(call))) = first.filter(|_| unintended == Some(false))
            && self.takes_other_view(Point::CallOverAChange)
        {
            return self.proper_player_called(made, same_time, at, call, queue);
        }
        let change = match (unintended, first) {
            (_, _) if self.depends_on_artificial(&made) => ChangeFate::Open(Question::Artificial(call)),
            (None, _) => ChangeFate::Open(Question::Unintended { seat, call }),
            (Some(true), _) => ChangeFate::Unintended,
            (Some(false), None) => ChangeFate::Open(Question::Accepts { seat: seat.lho(), call }),
            (Some(false), Some((_, FirstReaction::Declines))) => ChangeFate::Declined,
            (
                Some(false),
                Some((_, FirstReaction::Proper(_) | FirstReaction::Over(_) | FirstReaction::Waited)),
            ) => ChangeFate::CalledOver,
            (Some(false), Some((_, FirstReaction::Accepts))) => ChangeFate::Accepted,
        };
        self.record(made, same_time, CallFate::Change { first: before, change });
        if matches!(change, ChangeFate::Open(_)) {
            queue.clear();
            return Err(StopReason::Open);
        }
        let mut without = self.standing.clone();
        without.back_to(self.standing.made.len() - 1);
        let low = change == ChangeFate::Unintended && without.is_insufficient(&made);
        if let Some((at, FirstReaction::Accepts | FirstReaction::Declines)) = first.filter(|_| !low) {
            // LHO may also answer after another call; on an unintended call no player is asked.
            if change != ChangeFate::Unintended || queue.iter().take(at).all(|(_, e)| !e.is_call()) {
                queue.remove(at);
            }
        }
        if change == ChangeFate::Declined {
            self.mark_dealt_with();
            return match self.edition() {
                Edition::E1997 => self.offender_chooses(&before, queue),
                _ => Ok(()),
            };
        }
        let with_the_first = std::mem::replace(&mut self.standing, without);
        if low && self.standing.auction.turn() == seat {
            // It is a bid in turn like any other.
            self.mark_dealt_with();
            return self.in_turn(made, queue);
        }
        // LHO has accepted a bid even if it is insufficient (27A).
        let result = match low {
            true => limit(Limit::BeforeTheRuling(call)),
            false => self.breaks_duty(&made).and_then(|_| self.stand(made)),
        };
        if result.is_err() {
            // The change itself is not covered; only the rulings before it hold.
            self.standing = with_the_first;
            self.irregularities.pop();
            return result;
        }
        self.mark_dealt_with();
        Ok(())
    }

    /// True if, before 2017, it is a change of call only when the pass is artificial, and that is
    /// unknown.
    fn depends_on_artificial(&self, made: &MadeCall<'a>) -> bool {
        self.may_fall_under_30a(made) && made.artificial.is_none()
    }

    /// True for a pass before any bid, to which Law 30A applied before 2017 regardless of the turn.
    fn may_fall_under_30a(&self, made: &MadeCall<'a>) -> bool {
        self.edition() != Edition::E2017 && made.call == Call::Pass && self.standing.last_bid().is_none()
    }
}

/// The first reaction to a call out of rotation by LHO, or by the player in turn if that is an
/// opponent of the offender, with its position in the queue. A call by LHO over a change of call
/// accepts it.
pub(super) fn first_reaction(
    queue: &EventQueue<'_>,
    made: &MadeCall<'_>,
    turn: Seat,
    changes: bool,
) -> Option<(usize, FirstReaction)> {
    let offender = made.seat;
    let opponents_turn = turn.side() != offender.side();
    let mut ruled = false;
    queue.iter().enumerate().find_map(|(at, (n, event))| {
        ruled |= event.happened == AuctionEvent::Director;
        let called = match event.happened {
            AuctionEvent::Called { .. } => Some(event.is_numbered().then_some(*n)),
            AuctionEvent::Acted => Some(None),
            _ => None,
        };
        let first = match &event.happened {
            AuctionEvent::Accepted | AuctionEvent::Declined if !event.answers(made.number) => return None,
            AuctionEvent::Accepted if event.seat == offender.lho() => FirstReaction::Accepts,
            AuctionEvent::Declined if event.seat == offender.lho() => FirstReaction::Declines,
            // Law 28B does not apply to a call made since the Director came.
            _ if ruled && event.seat == turn && !changes => called.map(|_| FirstReaction::Waited)?,
            _ if opponents_turn && event.seat == turn && !changes => FirstReaction::Proper(called?),
            _ if event.seat == offender.lho() => FirstReaction::Over(called?),
            _ => return None,
        };
        Some((at, first))
    })
}
