//! Several calls before the Director came: the order of the rulings, and whether a call that has
//! been called over can still be undone. Authorities differ on both (see `views`).

use super::docket::{Docket, EventQueue, Replayed, StopReason};
use super::facts::{AuctionEvent, Event};
use super::irregular::CallFate;
use super::reaction::{FirstReaction, first_reaction};
use super::standing_calls::MadeCall;
use crate::bridge::Call;
use crate::engine::ruling::Point;

impl<'a> Docket<'a> {
    /// LHO called over it and so accepted it (29A). Where the player in turn then called as well,
    /// the other view undoes both calls (28B).
    pub(super) fn called_over(
        &mut self,
        made: MadeCall<'a>,
        same_time: Option<usize>,
        (at, over): (usize, Option<usize>),
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let turn = self.standing.auction.turn();
        let calls_too =
            turn == made.seat.rho() && queue.get(at + 1).is_some_and(|(_, e)| e.seat == turn && acts(e));
        if !calls_too || self.restores_lost_turn(made, at, queue) {
            return self.accepted(made, same_time, over);
        }
        if self.takes_other_view(Point::CallAfterAcceptance) {
            let call = queue.get(at + 1).and_then(|(n, e)| e.is_numbered().then_some(*n));
            queue.drain(..=at);
            let cancelled = std::iter::once(made.number).chain(over).collect();
            self.record(made, same_time, CallFate::ProperPlayerCalled { call, cancelled });
            return Ok(());
        }
        let result = self.accepted(made, same_time, over);
        self.dispute(made.number, Point::CallAfterAcceptance);
        result
    }

    /// True if the call over it is the pass that takes a turn away, which goes back to the player
    /// in any case (17D3).
    fn restores_lost_turn(&self, made: MadeCall<'a>, at: usize, queue: &EventQueue<'a>) -> bool {
        let Some(over) = queue.get(at).and_then(|(n, event)| self.made(event, *n)) else { return false };
        let mut standing = self.standing.clone();
        let stand = standing.accept(made).and_then(|()| standing.add(over));
        stand.is_ok() && standing.lost_turn().is_some()
    }

    /// A call that follows at once, before LHO has been asked, and is out of rotation too if this
    /// one stands: made neither by LHO nor by an opponent in turn.
    pub(super) fn second_out_of_turn(
        &self,
        made: &MadeCall<'a>,
        queue: &EventQueue<'a>,
    ) -> Option<MadeCall<'a>> {
        let (n, event) = queue.front()?;
        let turn = self.standing.auction.turn();
        let accepts = event.seat == made.seat.lho();
        let proper = event.seat == turn && turn.side() != made.seat.side();
        let other = event.seat != made.seat && !accepts && !proper && !event.together;
        // A bid of more than seven never stands (Law 38).
        self.made(event, *n).filter(|second| other && !matches!(second.call, Call::AboveSeven(_)))
    }

    /// Deals with the last of two calls out of rotation first: until it is cancelled, the first one
    /// stands.
    pub(super) fn last_call_first(
        &mut self,
        made: MadeCall<'a>,
        same_time: Option<usize>,
        second: MadeCall<'a>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let turn = made.seat.lho();
        let (fate, at) = match first_reaction(queue, &second, turn, false) {
            Some((at, FirstReaction::Declines)) => (CallFate::Declined, Some(at)),
            Some((_, FirstReaction::Waited)) => (CallFate::Declined, None),
            None => (CallFate::Open, None),
            Some((at, first)) => {
                let call = match first {
                    FirstReaction::Proper(call) | FirstReaction::Over(call) => call,
                    _ => None,
                };
                self.accepted(made, same_time, call.filter(|_| matches!(first, FirstReaction::Proper(_))))?;
                return match first {
                    FirstReaction::Proper(call) => self.proper_player_called(second, None, at, call, queue),
                    FirstReaction::Over(_) => self.accepted(second, None, call),
                    _ => {
                        queue.remove(at);
                        self.accepted(second, None, None)
                    }
                };
            }
        };
        if let Some(at) = at {
            queue.remove(at);
        }
        let without = self.standing.clone();
        self.stand(made)?;
        let open = matches!(fate, CallFate::Open);
        self.record(second, None, fate);
        if open {
            queue.clear();
            return Err(StopReason::Open);
        }
        self.standing = without;
        self.mark_dealt_with();
        self.out_of_turn(made, same_time, queue)
    }
}

/// True for a call, recorded or not.
fn acts(event: &Event) -> bool {
    event.is_call() || event.happened == AuctionEvent::Acted
}
