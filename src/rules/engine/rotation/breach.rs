//! Disposal of a bid, double or redouble by a player required to pass (Law 37), in turn or not.
//!
//! Decisions:
//!
//! - An inadmissible double or redouble by such a player is for Law 36, and a bid of more than
//!   seven for Law 38: neither can stand, even if LHO calls over it.
//! - Out of turn Law 28B goes first, as it does before Law 36. What is cancelled takes the auction
//!   back to the player in turn; the offender passes when the turn comes.
//! - A call that changes the required pass is a breach like any other: Law 25 leads to the law that
//!   the second call is subject to.
//! - A call that was not intended and replaced at once falls under Law 25A.
//! - Law 37 leaves nothing to accept: only a call by LHO lets the breach stand.

use super::call_over::{call_over, skip_answer};
use super::docket::{Docket, EventQueue, Replayed, StopReason};
use super::irregular::{BreachReaction, CallFate};
use super::standing_calls::MadeCall;
use crate::bridge::Call;

impl<'a> Docket<'a> {
    /// Law 37 on a call in turn. `None` for any other call.
    pub(super) fn breach_in_turn(
        &mut self,
        made: MadeCall<'a>,
        queue: &mut EventQueue<'a>,
    ) -> Option<Replayed> {
        match self.breaks_duty(&made) {
            Err(stop) => Some(Err(stop)),
            Ok(breach) => {
                if !breach || self.is_inadmissible(&made, false) {
                    return None;
                }
                self.slip(made, queue).or_else(|| Some(self.breach(made, None, None, queue)))
            }
        }
    }

    /// True for a call out of turn by a player who is, or was at the call that it changes, required
    /// to pass.
    pub(super) fn breaks_duty_out_of_turn(
        &mut self,
        made: &MadeCall<'a>,
        changed: Option<&MadeCall<'a>>,
    ) -> Result<bool, StopReason> {
        if made.call == Call::Pass {
            return Ok(false);
        }
        if changed.is_none_or(|first| first.call != Call::Pass) {
            return self.must_pass(made.seat, made.number);
        }
        let standing = self.standing.clone();
        self.standing.back_to(standing.made.len() - 1);
        let must_pass = self.must_pass(made.seat, made.number);
        self.standing = standing;
        must_pass
    }

    /// Law 37: whether LHO called over it decides whether it stands.
    pub(super) fn breach(
        &mut self,
        made: MadeCall<'a>,
        changed: Option<MadeCall<'a>>,
        same_time: Option<usize>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let in_turn = made.seat == self.standing.auction.turn();
        let fate = |reaction| CallFate::Breach { in_turn, reaction };
        let Some(over) = call_over(queue, made.seat) else {
            skip_answer(queue, &made);
            self.record(made, same_time, fate(BreachReaction::Cancelled));
            if in_turn {
                self.substitute_pass(&made)?;
            }
            return Ok(());
        };
        let throughout = self.must_pass_throughout(made.seat);
        self.record(made, same_time, fate(BreachReaction::Stands { over, throughout }));
        if changed.is_some() {
            self.standing.back_to(self.standing.made.len() - 1);
        }
        self.stand(made)?;
        self.mark_dealt_with();
        Ok(())
    }

    /// A pass takes the place of this call, which is cancelled.
    pub(super) fn substitute_pass(&mut self, made: &MadeCall<'a>) -> Replayed {
        self.add(MadeCall::pass(made.seat, made.number))?;
        self.mark_dealt_with();
        Ok(())
    }
}
