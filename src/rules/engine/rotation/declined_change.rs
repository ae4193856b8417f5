//! A change of call that LHO has declined, in 1997: the offender lets the first call stand or makes
//! any other legal call (25B2(b)).
//!
//! Decisions:
//!
//! - The offender lets the first call stand by repeating it, or by leaving the next call to another
//!   player.
//! - The other call may be the one that was declined: it is any other than the first.
//! - If the other call is not legal either, the law on such a call deals with it.

use super::docket::{Docket, EventQueue, Replayed, StopReason};
use super::facts::AuctionEvent;
use super::irregular::ChangeFate;
use super::standing_calls::MadeCall;

impl<'a> Docket<'a> {
    /// 25B2(b) of 1997: the offender's choice, which is open until a player has called.
    pub(super) fn offender_chooses(&mut self, first: &MadeCall<'a>, queue: &mut EventQueue<'a>) -> Replayed {
        let acts =
            |happened: &AuctionEvent| matches!(happened, AuctionEvent::Called { .. } | AuctionEvent::Acted);
        let Some(at) = queue.iter().position(|(_, event)| acts(&event.happened)) else {
            queue.clear();
            return Err(StopReason::Open);
        };
        let (n, event) = queue[at];
        // The answer that the first call stands is a call of the offender, too.
        let repeats = match event.happened {
            AuctionEvent::Called { call, .. } => call == first.call || event.assumed.is_some(),
            _ => false,
        };
        if event.seat == first.seat && !repeats {
            self.choose(ChangeFate::Substituted(event.is_call().then_some(n)));
            self.standing.back_to(self.standing.made.len() - 1);
            self.mark_dealt_with();
            return Ok(());
        }
        if event.seat == first.seat {
            queue.remove(at);
        }
        self.choose(ChangeFate::LetStand);
        Ok(())
    }

    fn choose(&mut self, choice: ChangeFate) {
        if let Some(last) = self.irregularities.last_mut() {
            last.set_choice(choice);
        }
    }
}
