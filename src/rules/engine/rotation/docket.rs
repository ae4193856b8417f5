//! The state of a replay: the calls that stand, and each irregularity with its fate.

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
    /// The ruling on this irregularity has an open question that must be answered first
    Settle(usize),
}

/// A replayed auction.
#[derive(Clone)]
pub(super) struct Docket<'a> {
    pub case: &'a Case,
    pub facts: &'a RotationFacts,
    /// The point decided by the less usual view
    pub other_view: Option<Point>,
    pub standing: StandingCalls<'a>,
    pub irregularities: Vec<Irregular<'a>>,
    /// The last player to bid, double or redouble with an unrecorded call
    pub unrecorded: Option<Seat>,
    /// Two calls made at the same time and both in rotation: the later one, and the other
    pub same_time: Option<(usize, usize)>,
    pub stop: Option<StopReason>,
    /// True once the opening lead has been faced
    pub led: bool,
    /// True once an adjusted score ends the play of the board (15A2(a), 17D before 2017)
    pub adjusted: bool,
}

pub(super) type EventQueue<'a> = VecDeque<(usize, &'a Event)>;
pub(super) type Replayed = Result<(), StopReason>;

pub(super) const fn limit(limit: Limit) -> Replayed {
    Err(StopReason::Limit(limit))
}

impl<'a> Docket<'a> {
    /// An auction before the replay, with this point decided by the less usual view.
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
            led: false,
            adjusted: false,
        }
    }

    pub fn made(&self, event: &'a Event, n: usize) -> Option<MadeCall<'a>> {
        MadeCall::of(event, n, self.facts.findings())
    }

    pub const fn edition(&self) -> Edition {
        self.case.edition
    }

    /// True if this point is decided by the less usual view.
    pub fn takes_other_view(&self, point: Point) -> bool {
        self.other_view == Some(point)
    }

    /// Marks the disposal of the call with this number as disputed on a point.
    pub fn dispute(&mut self, number: usize, point: Point) {
        let about = self.irregularities.iter_mut().rfind(|irregular| irregular.out.number == number);
        about.into_iter().for_each(|irregular| irregular.disputed.push(point));
    }

    /// Records an irregularity. Later calls count as made since.
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
            taken_back: false,
            rho_passed: None,
            disputed: Vec::new(),
        };
        self.irregularities.push(irregular);
    }

    /// Adds a call that is treated as legal.
    pub(super) fn stand(&mut self, made: MadeCall<'a>) -> Replayed {
        self.standing.accept(made).map_err(|_| StopReason::Limit(Limit::BeforeTheRuling(made.number)))
    }

    /// Marks the last irregularity as dealt with: later calls count as made since.
    pub fn mark_dealt_with(&mut self) {
        let from = self.standing.made.len();
        if let Some(last) = self.irregularities.last_mut() {
            last.from = from;
        }
    }
}
