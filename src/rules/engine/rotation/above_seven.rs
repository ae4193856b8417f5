//! Disposal of a bid of more than seven (Law 38), in turn or not.
//!
//! Decisions:
//!
//! - Out of turn Law 28B goes first, as it does before Law 36; else the auction goes back to the
//!   player in turn, and the offender passes when the turn comes.
//! - A bid that was not intended and replaced at once falls under Law 25A.
//! - The calls that are cancelled with it are those before the Director came.

use super::call_over::{call_over, skip_answer};
use super::docket::{Docket, EventQueue, Replayed};
use super::irregular::CallFate;
use super::standing_calls::MadeCall;
use crate::bridge::Call;

impl<'a> Docket<'a> {
    /// Law 38 on a bid in turn. `None` for any other call.
    pub(super) fn above_seven_in_turn(
        &mut self,
        made: MadeCall<'a>,
        queue: &mut EventQueue<'a>,
    ) -> Option<Replayed> {
        if !matches!(made.call, Call::AboveSeven(_)) {
            return None;
        }
        self.slip(made, queue).or_else(|| Some(self.above_seven(made, None, queue)))
    }

    /// Law 38: the bid is cancelled with the calls that followed, and in turn a pass takes its place.
    pub(super) fn above_seven(
        &mut self,
        made: MadeCall<'a>,
        same_time: Option<usize>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let in_turn = made.seat == self.standing.auction.turn();
        let over = call_over(queue, made.seat);
        let cancelled = self.cancel_late_calls(&made, queue);
        skip_answer(queue, &made);
        self.record(made, same_time, CallFate::AboveSeven { in_turn, over, cancelled });
        if in_turn { self.substitute_pass(&made) } else { Ok(()) }
    }
}
