//! A mistaken explanation of a call, its correction, and the change of a call that was based on it
//! (Laws 20F and 21B).
//!
//! Decisions:
//!
//! - Of the side that was misinformed, only the last to call has a partner who has not called since:
//!   no other call can be changed.
//! - The auction goes on from the changed call. LHO, who had called over the first one, calls again,
//!   and may repeat that call (21B2).

use super::docket::{Docket, EventQueue, Replayed, StopReason, limit};
use super::finding::FindingKind;
use super::irregular::{CallFate, Correction, Explanation, MisinformedChange};
use super::standing_calls::MadeCall;
use crate::bridge::Seat;
use crate::engine::ruling::Limit;

impl<'a> Docket<'a> {
    /// Records a mistaken explanation of the call with this number.
    pub(super) fn misexplained(&mut self, call: usize, n: usize) -> Replayed {
        let explained = self.standing.made.iter().find(|made| made.recorded_number() == Some(call)).copied();
        // An explanation of a call that no longer stands matters to no one.
        let Some(explained) = explained.filter(|_| self.unrecorded.is_none()) else {
            return limit(Limit::NothingToAnswer(n));
        };
        let given = self.standing.made.len();
        self.record(explained, None, CallFate::Misexplained(Explanation { given, correction: None }));
        Ok(())
    }

    /// Records the correction of an explanation: it is then the last matter before the Director.
    pub(super) fn corrected(&mut self, by: Seat, call: usize, n: usize) -> Replayed {
        let is_it = |fate: &CallFate<'_>| {
            matches!(fate, CallFate::Misexplained(Explanation { correction: None, .. }))
        };
        let at = self.irregularities.iter().rposition(|one| one.out.number == call && is_it(&one.fate));
        let Some(at) = at.filter(|_| self.unrecorded.is_none()) else {
            return limit(Limit::NothingToAnswer(n));
        };
        let mut irregular = self.irregularities.remove(at);
        if let CallFate::Misexplained(explanation) = &mut irregular.fate {
            let since = self.standing.made.get(explanation.given..).unwrap_or(&[]);
            let mut calls = since.iter().rev().filter(|made| made.seat.side() != by.side());
            let (last, earlier) = (calls.next().copied(), calls.next().is_some());
            let in_auction = !self.standing.is_over();
            explanation.correction = Some(Correction { by, in_auction, last, earlier, change: None });
        }
        self.irregularities.push(irregular);
        self.mark_dealt_with();
        Ok(())
    }

    /// 21B1(a): changes a call that was based on misinformation. `None` for any other call.
    pub(super) fn change_misinformed(
        &mut self,
        made: MadeCall<'a>,
        queue: &mut EventQueue<'a>,
    ) -> Option<Replayed> {
        let (len, findings) = (self.standing.made.len(), self.facts.findings());
        let irregular = self.irregularities.last_mut().filter(|last| last.from == len)?;
        let number = irregular.out.number;
        let CallFate::Misexplained(Explanation { correction: Some(correction), .. }) = &mut irregular.fate
        else {
            return None;
        };
        let first = correction.last.filter(|last| last.seat == made.seat)?;
        if self.led || findings.of(FindingKind::MistakenCall, number) == Some(true) {
            return None;
        }
        let stands = |made: &MadeCall<'_>| made.recorded == first.recorded && made.number == first.number;
        let at = self.standing.made.iter().rposition(stands)?;
        match findings.of(FindingKind::Influenced, number) {
            Some(false) => return None,
            None => {
                queue.clear();
                return Some(Err(StopReason::Open));
            }
            Some(true) => {}
        }
        let over = self.standing.made.get(at + 1).and_then(MadeCall::recorded_number);
        correction.change = Some(MisinformedChange { over });
        irregular.from = at;
        self.standing.back_to(at);
        Some(self.in_turn(made, queue))
    }
}
