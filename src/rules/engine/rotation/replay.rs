//! The replay of an auction, event by event.
//!
//! Cards that a player exposes are no reaction to a call: they wait in a queue of their own until the
//! events before them are dealt with (`exposed`). `laws/registry` says which calls in turn are
//! irregular; `reaction`, `several_calls`, `insufficient`, `inadmissible`, `unintended`, `breach`,
//! `above_seven` and `after_the_end` dispose of an irregular call by the reactions to it,
//! `explanation` of a call that was explained wrongly, `wrong_board` of one on cards of another board;
//! `duties` says what a player must do.

use super::docket::{Docket, EventQueue, Replayed, limit};
use super::facts::{AuctionEvent, Event, RotationFacts};
use super::irregular::{CallFate, Reverted};
use super::laws::registry;
use super::standing_calls::{LostTurn, MadeCall};
use crate::bridge::{Call, Seat};
use crate::engine::case::Case;
use crate::engine::ruling::{Limit, Point};

const BEFORE_A_REQUIRED_CALL: Point = Point::BeforeARequiredCall;

impl<'a> Docket<'a> {
    /// Replays the auction, with this point decided by the less usual view.
    pub fn replay(case: &'a Case, facts: &'a RotationFacts, other_view: Option<Point>) -> Docket<'a> {
        let mut docket = Docket::new(case, facts, other_view);
        let mut number = 0;
        let numbered = facts.events().iter().map(|event| {
            number += usize::from(event.is_numbered());
            (number, event)
        });
        let all: Vec<(usize, &'a Event)> = numbered.collect();
        let (mut exposed, mut queue): (EventQueue<'a>, EventQueue<'a>) =
            all.into_iter().partition(|(_, event)| matches!(event.happened, AuctionEvent::Exposed { .. }));
        docket.stop = docket.all_events(&mut exposed, &mut queue).err();
        docket
    }

    fn all_events(&mut self, exposed: &mut EventQueue<'a>, queue: &mut EventQueue<'a>) -> Replayed {
        loop {
            self.exposed_before(queue.front().map(|(_, event)| *event), exposed)?;
            let Some((n, event)) = queue.pop_front() else { return Ok(()) };
            self.event(n, event, queue)?;
        }
    }

    fn event(&mut self, n: usize, event: &'a Event, queue: &mut EventQueue<'a>) -> Replayed {
        let turn = self.standing.auction.turn();
        if self.adjusted && event.happened != AuctionEvent::Director {
            return limit(Limit::BoardNotPlayed(n));
        }
        match event.happened {
            AuctionEvent::Called { .. } => self.called(n, event, queue),
            AuctionEvent::Acted
                if event.seat == turn && self.unrecorded.is_none() && !self.standing.is_over() =>
            {
                if self.must_pass(turn, n)? {
                    return limit(Limit::BreachNotTold(turn));
                }
                self.unrecorded = Some(turn);
                Ok(())
            }
            AuctionEvent::Director => Ok(()),
            // Under the other view, LHO may not have been asked.
            AuctionEvent::Accepted | AuctionEvent::Declined if self.other_view.is_some() => Ok(()),
            AuctionEvent::Led if self.standing.is_over() => {
                self.led = true;
                Ok(())
            }
            AuctionEvent::Misexplained(call) => self.misexplained(call, n),
            AuctionEvent::Corrected(call) => self.corrected(event.seat, call, n),
            AuctionEvent::WrongBoard => self.wrong_board(event.seat, n),
            _ => limit(Limit::NothingToAnswer(n)),
        }
    }

    /// Law 33: of two calls at the same time, the one by the player in turn comes first.
    fn called(&mut self, n: usize, event: &'a Event, queue: &mut EventQueue<'a>) -> Replayed {
        let Some(made) = self.made(event, n) else { return Ok(()) };
        if self.standing.is_over() {
            return self.call(made, None, queue);
        }
        let other = match queue.front() {
            Some((m, other)) if other.together => self.made(other, *m),
            _ => None,
        };
        let Some(other) = other else { return self.call(made, None, queue) };
        queue.pop_front();
        let turn = self.standing.auction.turn();
        let (first, second) = match (made.seat == turn, other.seat == turn) {
            (true, _) => (made, other),
            (false, true) => (other, made),
            (false, false) => return limit(Limit::SameTime(n)),
        };
        if first.seat == turn && self.standing.is_insufficient(&first) {
            // LHO may accept it, and the other player could not know that.
            self.insufficient(first, &mut EventQueue::new());
            return limit(Limit::BeforeTheRuling(second.number));
        }
        // Later events are reactions to both calls.
        self.call(first, None, &mut EventQueue::new())?;
        self.call(second, Some(first.number), queue)
    }

    fn call(&mut self, made: MadeCall<'a>, same_time: Option<usize>, queue: &mut EventQueue<'a>) -> Replayed {
        let (n, turn) = (made.number, self.standing.auction.turn());
        if self.unrecorded.is_some() {
            return limit(Limit::NotTold(n));
        }
        if self.has_called_by_law(&made) {
            return Ok(());
        }
        if let Some(first) = self.unintended_before(&made) {
            return self.replace_unintended(made, first, queue);
        }
        if let Some(result) = self.change_misinformed(made, queue) {
            return result;
        }
        if let Some(result) = self.after_wrong_board(made, queue) {
            return result;
        }
        if self.standing.is_over() {
            return self.after_the_end(made, queue);
        }
        if made.seat == turn {
            self.same_time = same_time.map(|with| (n, with)).or(self.same_time);
            return self.in_turn(made, queue);
        }
        let required = if turn == made.seat.rho() { self.required(turn, n)? } else { None };
        if let Some(call) =
            required.filter(|call| *call == Call::Pass || self.takes_other_view(BEFORE_A_REQUIRED_CALL))
        {
            self.record(made, same_time, CallFate::InRotation);
            self.add(MadeCall { call, ..MadeCall::pass(turn, n) })?;
            return self.in_turn(made, queue);
        }
        let result = self.out_of_turn(made, same_time, queue);
        if required.is_some() {
            self.dispute(n, BEFORE_A_REQUIRED_CALL);
        }
        result
    }

    /// Disposes of a call by the player in turn, or adds it if it is regular.
    pub(super) fn in_turn(&mut self, made: MadeCall<'a>, queue: &mut EventQueue<'a>) -> Replayed {
        if self.standing.is_over() {
            return self.after_the_end(made, queue);
        }
        registry::dispose_in_turn(self, made, queue).unwrap_or_else(|| self.add(made))
    }

    /// Adds a call in rotation, and reverts the auction if a pass took a turn away (Law 17D3).
    pub(super) fn add(&mut self, made: MadeCall<'a>) -> Replayed {
        if self.standing.add(made).is_err() {
            return limit(Limit::BeforeTheRuling(made.number));
        }
        if made.call == Call::Pass
            && let Some(lost) = self.standing.lost_turn()
        {
            self.revert(lost);
        }
        Ok(())
    }

    /// Removes the standing calls from this one on, with the irregularities in them. Returns the
    /// numbers of the calls.
    pub(super) fn take_back(&mut self, before: usize) -> Vec<usize> {
        let cancelled = self.standing.back_to(before);
        // A pass that is cancelled was no call: partner's next turn is still to come.
        for exposed in self.irregularities.iter_mut().filter(|i| i.exposure().is_some()) {
            exposed.from = exposed.from.min(before);
        }
        for irregular in self.irregularities.iter_mut().filter(|one| one.from > before) {
            irregular.taken_back = true;
        }
        cancelled
    }

    fn revert(&mut self, lost: LostTurn) {
        let passes = self.standing.passes_following();
        let late = &self.standing.made[lost.before..];
        let offenders: Vec<Seat> = late.iter().filter(|m| m.missed.is_some()).map(|m| m.seat).collect();
        let cancelled = self.take_back(lost.before);
        let player = lost.player;
        for irregular in self.irregularities.iter_mut().filter(|i| cancelled.contains(&i.out.number)) {
            if matches!(irregular.fate, CallFate::Accepted(_)) {
                let (cancelled, offenders) = (cancelled.clone(), offenders.clone());
                irregular.reverted = Some(Reverted { player, cancelled, passes, offenders });
                irregular.from = lost.before;
            }
        }
    }
}
