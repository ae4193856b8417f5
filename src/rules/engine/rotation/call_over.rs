//! Reactions to an inadmissible call: LHO's call over it before it was rectified, and the calls
//! that are cancelled with it.
//!
//! An answer to an open question is no reaction: it comes after what has been recorded.

use super::docket::{Docket, EventQueue};
use super::facts::{AuctionEvent, Event};
use super::irregular::CallOver;
use super::standing_calls::MadeCall;
use crate::bridge::Seat;

/// LHO's call over an inadmissible call, before the Director ruled and before the offender called
/// again.
pub(super) fn call_over(queue: &EventQueue<'_>, offender: Seat) -> Option<CallOver> {
    let ends = |event: &Event| is_after(event) || event.seat == offender && event.is_call();
    let mut before = queue.iter().take_while(|(_, event)| !ends(event));
    before.find_map(|(n, event)| match event.happened {
        AuctionEvent::Called { .. } if event.seat == offender.lho() => Some(CallOver(Some(*n))),
        AuctionEvent::Acted if event.seat == offender.lho() => Some(CallOver(None)),
        _ => None,
    })
}

/// True for an event that shows that the Director has ruled, or that the auction was over.
fn is_after(event: &Event) -> bool {
    let ruled = [AuctionEvent::Director, AuctionEvent::Led, AuctionEvent::Accepted, AuctionEvent::Declined];
    event.assumed.is_some() || ruled.contains(&event.happened)
}

/// Removes LHO's answer to an inadmissible call, which cannot be accepted.
pub(super) fn skip_answer(queue: &mut EventQueue<'_>, made: &MadeCall<'_>) {
    let at = queue.iter().position(|(_, e)| e.seat == made.seat.lho() && e.answers(made.number));
    if let Some(at) = at.filter(|at| queue.iter().take(*at).all(|(_, e)| !e.is_call())) {
        queue.remove(at);
    }
}

impl<'a> Docket<'a> {
    /// Removes the calls that followed before the Director came. Returns the numbers of the
    /// inadmissible call and of these.
    pub(super) fn cancel_late_calls(&self, made: &MadeCall<'a>, queue: &mut EventQueue<'a>) -> Vec<usize> {
        let until = queue.iter().position(|(_, event)| is_after(event)).unwrap_or(queue.len());
        let late = queue.drain(..until).filter(|(_, event)| event.is_numbered()).map(|(n, _)| n);
        std::iter::once(made.number).chain(late).collect()
    }
}
