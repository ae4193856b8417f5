//! The auction replayed event by event: what stands, and each irregularity with what became of it.
//!
//! What others did upon a call out of rotation is for `answered` and `inadmissible`, what a player
//! must do for `duties`.

use super::facts::{AuctionEvent, Event, RotationFacts};
use super::hearing::{DutyScope, Hearing};
use super::irregular::{CallFate, Irregular, Reverted};
use super::standing::{LostTurn, MadeCall, StandingCalls};
use crate::bridge::{Call, Illegal, Seat};
use crate::engine::case::Case;
use crate::engine::ruling::{Limit, Point};
use crate::law::Edition;
use std::collections::VecDeque;

/// The reason the replay stopped.
#[derive(Clone, Copy, Debug)]
pub(super) enum StopReason {
    /// Later events are not covered
    Limit(Limit),
    /// The last irregularity waits for an answer
    Open,
    /// The question that the ruling on this irregularity leaves open must be answered first
    Settle(usize),
}

/// An auction as it was replayed.
pub(super) struct Docket<'a> {
    case: &'a Case,
    pub(super) facts: &'a RotationFacts,
    /// The point that is decided by another view than the usual one
    pub(super) by: Option<Point>,
    pub standing: StandingCalls<'a>,
    pub irregularities: Vec<Irregular<'a>>,
    /// The last player to bid, double or redouble with an unrecorded call
    pub untold: Option<Seat>,
    /// Two calls made at the same time and both in rotation: the later one, and the other
    pub same_time: Option<(usize, usize)>,
    pub stop: Option<StopReason>,
}

const BEFORE_A_REQUIRED_CALL: Point = Point::BeforeARequiredCall;

pub(super) type EventQueue<'a> = VecDeque<(usize, &'a Event)>;
pub(super) type Replayed = Result<(), StopReason>;

pub(super) const fn limit(limit: Limit) -> Replayed {
    Err(StopReason::Limit(limit))
}

impl<'a> Docket<'a> {
    /// Replays the auction, with one point decided by another view than the usual one, if it is named.
    pub fn hear(case: &'a Case, facts: &'a RotationFacts, by: Option<Point>) -> Docket<'a> {
        let mut docket = Docket {
            case,
            facts,
            by,
            standing: StandingCalls::new(facts.dealer()),
            irregularities: Vec::new(),
            untold: None,
            same_time: None,
            stop: None,
        };
        let mut number = 0;
        let numbered = facts.events().iter().map(|event| {
            number += usize::from(event.is_numbered());
            (number, event)
        });
        let mut queue: EventQueue<'a> = numbered.collect();
        while let Some((n, event)) = queue.pop_front() {
            if let Err(stop) = docket.event(n, event, &mut queue) {
                docket.stop = Some(stop);
                break;
            }
        }
        docket
    }

    /// The hearing of one irregularity; `depth` tells how many questions have been answered on the way to it when the
    /// whole auction is ruled on, and is absent when the irregularity is looked at by itself.
    pub fn hearing(&self, index: usize, depth: Option<usize>) -> Hearing<'_, 'a> {
        Hearing {
            docket: self,
            index,
            among: DutyScope::All,
            case: self.case,
            facts: self.facts,
            irregular: &self.irregularities[index],
            standing: &self.standing,
            untold: self.untold,
            depth,
        }
    }

    pub(super) fn made(&self, event: &'a Event, n: usize) -> Option<MadeCall<'a>> {
        MadeCall::of(event, n, self.facts.findings())
    }

    pub(super) const fn edition(&self) -> Edition {
        self.case.edition
    }

    fn event(&mut self, n: usize, event: &'a Event, queue: &mut EventQueue<'a>) -> Replayed {
        let turn = self.standing.auction.turn();
        match event.happened {
            AuctionEvent::Called { .. } => self.called(n, event, queue),
            AuctionEvent::Acted
                if event.seat == turn && self.untold.is_none() && !self.standing.is_over() =>
            {
                self.untold = Some(turn);
                Ok(())
            }
            AuctionEvent::Director => Ok(()),
            // Under the other view, LHO may not have been asked.
            AuctionEvent::Accepted | AuctionEvent::Declined if self.by.is_some() => Ok(()),
            AuctionEvent::Led if self.standing.is_over() => Ok(()),
            _ => limit(Limit::NothingToAnswer(n)),
        }
    }

    /// Law 33: of two calls at the same time the one of the player whose turn it was comes first.
    fn called(&mut self, n: usize, event: &'a Event, queue: &mut EventQueue<'a>) -> Replayed {
        let Some(made) = self.made(event, n) else { return Ok(()) };
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
        // What others did upon these calls they did upon both.
        self.call(first, None, &mut EventQueue::new())?;
        self.call(second, Some(first.number), queue)
    }

    fn call(&mut self, made: MadeCall<'a>, same_time: Option<usize>, queue: &mut EventQueue<'a>) -> Replayed {
        let (n, turn) = (made.number, self.standing.auction.turn());
        if self.untold.is_some() {
            return limit(Limit::NotTold(n));
        }
        if self.standing.is_over() {
            return limit(Limit::AfterTheEnd(n));
        }
        if made.seat == turn {
            self.same_time = same_time.map(|with| (n, with)).or(self.same_time);
            return self.in_turn(made, queue);
        }
        if self.has_called_by_law(&made) {
            return Ok(());
        }
        let required = if turn == made.seat.rho() { self.required(turn, n)? } else { None };
        if let Some(call) = required.filter(|call| *call == Call::Pass || self.is_by(BEFORE_A_REQUIRED_CALL))
        {
            self.enter(made, same_time, CallFate::InRotation);
            self.stands(MadeCall { call, ..MadeCall::pass(turn, n) })?;
            return self.in_turn(made, queue);
        }
        if made.call != Call::Pass && self.must_pass(made.seat, n)? {
            return limit(Limit::ObligationBreached(n));
        }
        if self.is_unintended_called_over(&made) {
            return limit(Limit::UnintendedCalledOver(n));
        }
        let went = self.out_of_turn(made, same_time, queue);
        if required.is_some() {
            self.dispute(n, BEFORE_A_REQUIRED_CALL);
        }
        went
    }

    /// True if it changes an unintended call over which LHO has called and partner has not: not a
    /// call out of rotation. A finding of the Director, put to no player.
    fn is_unintended_called_over(&self, made: &MadeCall<'a>) -> bool {
        let [.., before, over] = &self.standing.made[..] else { return false };
        let unintended = self.facts.findings().unintended.of(made.number) == Some(true);
        unintended && over.seat == made.seat.lho() && before.seat == made.seat
    }

    /// True if this point is decided by the view not usually followed.
    pub(super) fn is_by(&self, point: Point) -> bool {
        self.by == Some(point)
    }

    /// Authorities differ on this point, in how the call with this number was dealt with.
    pub(super) fn dispute(&mut self, number: usize, point: Point) {
        let about = self.irregularities.iter_mut().rfind(|irregular| irregular.out.number == number);
        about.into_iter().for_each(|irregular| irregular.disputed.push(point));
    }

    /// Enters an irregularity. What is called from now on was called since.
    pub(super) fn enter(&mut self, out: MadeCall<'a>, same_time: Option<usize>, fate: CallFate<'a>) {
        let (turn, before, from) =
            (self.standing.auction.turn(), self.standing.clone(), self.standing.made.len());
        let irregular = Irregular {
            out,
            turn,
            same_time,
            before,
            from,
            fate,
            reverted: None,
            rho_passed: None,
            disputed: Vec::new(),
        };
        self.irregularities.push(irregular);
    }

    /// A call of the player whose turn it is.
    fn in_turn(&mut self, made: MadeCall<'a>, queue: &mut EventQueue<'a>) -> Replayed {
        self.may_call(&made)?;
        match self.standing.auction.legality_by(made.seat, made.call) {
            Err(Illegal::Inadmissible) => self.inadmissible(made, None, queue),
            _ => self.stands(made),
        }
    }

    /// Adds a call in rotation, and looks whether the pass took a turn away (Law 17D3).
    fn stands(&mut self, made: MadeCall<'a>) -> Replayed {
        match self.standing.add(made) {
            Ok(()) => {}
            Err(Illegal::Over) => return limit(Limit::AfterTheEnd(made.number)),
            Err(_) => return limit(Limit::InsufficientBid(made.number)),
        }
        if made.call == Call::Pass
            && let Some(lost) = self.standing.lost_turn()
        {
            self.revert(lost);
        }
        Ok(())
    }

    fn revert(&mut self, lost: LostTurn) {
        let passes = self.standing.passes_following();
        let late = &self.standing.made[lost.before..];
        let offenders: Vec<Seat> = late.iter().filter(|m| m.missed.is_some()).map(|m| m.seat).collect();
        let cancelled = self.standing.back_to(lost.before);
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
