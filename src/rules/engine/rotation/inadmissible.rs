//! Disposal of an inadmissible double or redouble, in turn or not, by the reactions of the other
//! players: they determine the paragraph of Law 36. One that was not intended and replaced at once
//! falls under Law 25A.

use super::call_over::{call_over, skip_answer};
use super::docket::{Docket, EventQueue, Replayed};
use super::facts::AuctionEvent;
use super::irregular::{CallFate, DoubleReaction};
use super::standing_calls::MadeCall;
use crate::bridge::{Auction, Illegal};

impl<'a> Docket<'a> {
    /// True if a double or redouble has nothing to double; one that changes a call is tested in the
    /// place of that call.
    pub(super) fn is_inadmissible(&self, made: &MadeCall<'a>, changes: bool) -> bool {
        let inadmissible =
            |auction: &Auction| auction.legality_by(made.seat, made.call) == Err(Illegal::Inadmissible);
        if !changes {
            return inadmissible(&self.standing.auction);
        }
        let mut without = self.standing.auction.clone();
        without.back_to(self.standing.made.len() - 1);
        inadmissible(&without)
    }

    /// Law 36 on a double or redouble in turn. `None` for any other call.
    pub(super) fn inadmissible_in_turn(
        &mut self,
        made: MadeCall<'a>,
        queue: &mut EventQueue<'a>,
    ) -> Option<Replayed> {
        if !self.is_inadmissible(&made, false) {
            return None;
        }
        self.slip(made, queue).or_else(|| Some(self.inadmissible(made, None, queue)))
    }

    /// Law 36: it can never be accepted, so the disposal depends on whether LHO called over it
    /// before it was noticed.
    pub(super) fn inadmissible(
        &mut self,
        made: MadeCall<'a>,
        same_time: Option<usize>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let over = call_over(queue, made.seat).is_some();
        let in_turn = made.seat == self.standing.auction.turn();
        let fate = |reaction| CallFate::Inadmissible { in_turn, reaction };
        if !over {
            skip_answer(queue, &made);
            self.record(made, same_time, fate(DoubleReaction::Cancelled));
            return Ok(());
        }
        let noticed = |e: &AuctionEvent| matches!(e, AuctionEvent::Director | AuctionEvent::Led);
        let until = queue.iter().position(|(_, e)| noticed(&e.happened)).unwrap_or(queue.len());
        let late: Vec<MadeCall<'a>> = queue.drain(..until).filter_map(|(n, e)| self.made(e, n)).collect();
        if let Some((_, event)) = queue.front()
            && event.happened == AuctionEvent::Led
        {
            self.record(made, same_time, fate(DoubleReaction::Cancelled));
            return self.lead_faced(in_turn, made, late, queue);
        }
        let call = late.iter().find(|m| m.seat == made.seat.lho()).and_then(MadeCall::recorded_number);
        let cancelled = std::iter::once(&made).chain(&late).filter_map(MadeCall::recorded_number).collect();
        self.record(made, same_time, fate(DoubleReaction::CalledOver { call, cancelled }));
        Ok(())
    }

    /// Law 36C: the contract is what the other calls make it.
    fn lead_faced(
        &mut self,
        in_turn: bool,
        made: MadeCall<'a>,
        late: Vec<MadeCall<'a>>,
        queue: &mut EventQueue<'a>,
    ) -> Replayed {
        let mut cancelled = vec![made.number];
        for made in late {
            if self.standing.accept(made).is_err() {
                cancelled.extend(made.recorded_number());
            }
        }
        queue.clear();
        if let Some(last) = self.irregularities.last_mut() {
            last.fate = CallFate::Inadmissible { in_turn, reaction: DoubleReaction::LeadFaced { cancelled } };
        }
        self.mark_dealt_with();
        Ok(())
    }
}
