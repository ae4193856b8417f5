//! The auction replayed event by event: what stands, and each irregularity with what became of it.
//!
//! What others did upon a call out of rotation is for `reaction` and `inadmissible`, what a player
//! must do for `duties`.

use super::facts::{Event, RotationFacts};
use super::irregular::{CallFate, Irregular};
use super::standing_calls::{MadeCall, StandingCalls};
use crate::bridge::Seat;
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
    pub case: &'a Case,
    pub facts: &'a RotationFacts,
    /// The point that is decided by another view than the usual one
    pub other_view: Option<Point>,
    pub standing: StandingCalls<'a>,
    pub irregularities: Vec<Irregular<'a>>,
    /// The last player to bid, double or redouble with an unrecorded call
    pub unrecorded: Option<Seat>,
    /// Two calls made at the same time and both in rotation: the later one, and the other
    pub same_time: Option<(usize, usize)>,
    pub stop: Option<StopReason>,
}

pub(super) type EventQueue<'a> = VecDeque<(usize, &'a Event)>;
pub(super) type Replayed = Result<(), StopReason>;

pub(super) const fn limit(limit: Limit) -> Replayed {
    Err(StopReason::Limit(limit))
}

impl<'a> Docket<'a> {
    /// An auction of which nothing has been replayed yet, with one point decided by the other view,
    /// if it is named.
    pub fn new(case: &'a Case, facts: &'a RotationFacts, other_view: Option<Point>) -> Docket<'a> {
        Docket {
            case,
            facts,
            other_view,
            standing: StandingCalls::new(facts.dealer()),
            irregularities: Vec::new(),
            unrecorded: None,
            same_time: None,
            stop: None,
        }
    }

    pub fn made(&self, event: &'a Event, n: usize) -> Option<MadeCall<'a>> {
        MadeCall::of(event, n, self.facts.findings())
    }

    pub const fn edition(&self) -> Edition {
        self.case.edition
    }

    /// True if it changes an unintended call over which LHO has called and partner has not: not a
    /// call out of rotation. A finding of the Director, put to no player.
    pub fn is_unintended_called_over(&self, made: &MadeCall<'a>) -> bool {
        let [.., before, over] = &self.standing.made[..] else { return false };
        let unintended = self.facts.findings().unintended.of(made.number) == Some(true);
        unintended && over.seat == made.seat.lho() && before.seat == made.seat
    }

    /// True if this point is decided by the view not usually followed.
    pub fn takes_other_view(&self, point: Point) -> bool {
        self.other_view == Some(point)
    }

    /// Authorities differ on this point, in how the call with this number was dealt with.
    pub fn dispute(&mut self, number: usize, point: Point) {
        let about = self.irregularities.iter_mut().rfind(|irregular| irregular.out.number == number);
        about.into_iter().for_each(|irregular| irregular.disputed.push(point));
    }

    /// Enters an irregularity. What is called from now on was called since.
    pub fn record(&mut self, out: MadeCall<'a>, same_time: Option<usize>, fate: CallFate<'a>) {
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

    /// The last irregularity has been dealt with: what is called from now on was called since.
    pub fn mark_dealt_with(&mut self) {
        let from = self.standing.made.len();
        if let Some(last) = self.irregularities.last_mut() {
            last.from = from;
        }
    }
}
