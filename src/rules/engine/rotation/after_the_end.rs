//! Disposal of a call after the final pass of the auction (Law 39).
//!
//! Decisions:
//!
//! - The player of the final pass may still replace it if it was unintended (25A), until the opening
//!   lead is faced; the Director finds that out first. A pass that was meant has ended the auction,
//!   so what follows is no change of call (25B) but a call after it.
//! - A late call that the Director finds unintended gives way to the one that replaces it at once
//!   (25A), which is a call after the end as well.
//! - Calls that follow once LHO has called over it are cancelled with it, and are no infraction of
//!   their own: Law 39B lets that call excuse the first one.

use super::call_over::{call_over, skip_answer};
use super::docket::{Docket, EventQueue, Replayed, StopReason};
use super::irregular::{CallFate, ChangeFate};
use super::standing_calls::MadeCall;
use crate::engine::ruling::Question;

impl<'a> Docket<'a> {
    /// Law 39: the call is cancelled.
    pub(super) fn after_the_end(&mut self, made: MadeCall<'a>, queue: &mut EventQueue<'a>) -> Replayed {
        if let Some(result) = self.final_pass_replaced(made, queue) {
            return result;
        }
        if self.is_found_unintended(&made, queue)
            && let Some(result) = self.slip(made, queue)
        {
            return result;
        }
        let over = call_over(queue, made.seat);
        let cancelled = match over {
            Some(_) => self.cancel_late_calls(&made, queue),
            None => vec![made.number],
        };
        skip_answer(queue, &made);
        self.record(made, None, CallFate::AfterTheEnd { over, cancelled });
        Ok(())
    }

    /// 25A: the final pass was unintended, and this call takes its place. `None` where it was meant,
    /// or made by another player.
    fn final_pass_replaced(&mut self, made: MadeCall<'a>, queue: &mut EventQueue<'a>) -> Option<Replayed> {
        let (seat, call) = (made.seat, made.number);
        let last = *self.standing.made.last()?;
        let found = self.unintended_finding(call);
        let may_replace = last.recorded && last.seat == seat && last.call != made.call && made.recorded;
        if !may_replace || self.led {
            return None;
        }
        // A call that was found to be unintended has been replaced before: see `unintended`.
        if found.is_some() {
            return None;
        }
        self.standing.back_to(self.standing.made.len() - 1);
        let change = ChangeFate::Open(Question::Unintended { seat, call });
        self.record(last, None, CallFate::Change { first: last, change });
        queue.clear();
        Some(Err(StopReason::Open))
    }
}
