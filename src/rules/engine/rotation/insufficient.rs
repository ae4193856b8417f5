//! Disposal of an insufficient bid in turn, and of what its maker puts in its place, by the
//! reactions of the other players: they determine the paragraph of Law 27.
//!
//! Decisions:
//!
//! - A replacement before the Director came is premature (27C) unless the bid was unintended, which
//!   is asked first: then Law 25A puts the replacement in its place.
//! - A call by LHO over a premature replacement does not accept the bid that it replaced.
//! - In 1997 a premature replacement does not count: the offender chooses again.

use super::docket::{Docket, EventQueue, Replayed, StopReason, limit};
use super::irregular::{BidReaction, CallFate};
use super::laws::law_27;
use super::reaction::{FirstReaction, first_reaction};
use super::standing_calls::MadeCall;
use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::ruling::Limit;
use crate::law;
use crate::law::Edition;

impl<'a> Docket<'a> {
    /// Law 27: a bid in turn that is not higher than the last one. `None` for any other call.
    pub(super) fn insufficient(
        &mut self,
        made: MadeCall<'a>,
        queue: &mut EventQueue<'a>,
    ) -> Option<Replayed> {
        self.standing.is_insufficient(&made).then(|| self.dispose_of_bid(made, queue))
    }

    fn dispose_of_bid(&mut self, made: MadeCall<'a>, queue: &mut EventQueue<'a>) -> Replayed {
        let second = self.next_own_call(&made, queue);
        if let Some(second) = second
            && let Some(result) = self.unintended(made, second, queue)
        {
            return result;
        }
        if !self.case.is_amended(law!("27")) {
            // The ruling says so: its text before the amendment is not covered.
            self.record(made, None, CallFate::Insufficient(BidReaction::Open));
            return limit(Limit::EarlierText(law!("27")));
        }
        let premature = second.filter(|_| queue.front().is_some_and(|(_, e)| e.is_call()));
        let skip = usize::from(premature.is_some());
        let rest: EventQueue<'a> = queue.iter().skip(skip).copied().collect();
        let first = first_reaction(&rest, &made, made.seat, false);
        let counts = premature.filter(|_| self.edition() != Edition::E1997);
        let withdrawn = premature.filter(|_| counts.is_none());
        let declined = BidReaction::Declined { premature: counts.map(|made| made.number), withdrawn };
        let reaction = match first {
            Some((at, FirstReaction::Accepts)) => {
                queue.remove(at + skip);
                BidReaction::Accepted { over: None, withdrawn: premature }
            }
            Some((at, FirstReaction::Over(call))) if premature.is_none() => {
                if let Some((n, _)) = rest.iter().take(at).find(|(_, event)| event.is_call()) {
                    let n = *n;
                    self.record(made, None, CallFate::Insufficient(BidReaction::Open));
                    return limit(Limit::BeforeTheRuling(n));
                }
                BidReaction::Accepted { over: call, withdrawn: None }
            }
            Some((at, FirstReaction::Declines)) => {
                queue.remove(at + skip);
                declined
            }
            None => BidReaction::Open,
            Some(_) => declined,
        };
        let open = matches!(reaction, BidReaction::Open);
        let accepted = matches!(reaction, BidReaction::Accepted { .. });
        if open {
            queue.clear();
        } else if premature.is_some() && (accepted || counts.is_none()) {
            queue.pop_front();
        }
        self.record(made, None, CallFate::Insufficient(reaction));
        if open {
            return Err(StopReason::Open);
        }
        if accepted {
            self.stand(made)?;
            self.mark_dealt_with();
        }
        Ok(())
    }

    /// 27B3: a double or redouble in place of an insufficient bid is cancelled unless it is
    /// comparable. `None` for any other call.
    pub(super) fn double_instead(&mut self, made: MadeCall<'a>) -> Option<Replayed> {
        let index = self.pending_bid(made.seat).filter(|_| made.call.is_double())?;
        let legal = self.standing.auction.legality_by(made.seat, made.call).is_ok();
        let comparable = if legal {
            law_27::is_comparable(&mut Bench::new(self.case), &self.hearing(index), &made)
        } else {
            Some(false)
        };
        match comparable {
            Some(true) => None,
            Some(false) => {
                self.record(made, None, CallFate::DoubleInstead);
                Some(Ok(()))
            }
            None => Some(self.stand(made).and(Err(StopReason::Settle(index)))),
        }
    }

    /// The insufficient bid that this player has to replace, the first of several, as an index into
    /// the irregularities.
    fn pending_bid(&self, seat: Seat) -> Option<usize> {
        let calls = self.standing.made.len();
        self.irregularities.iter().position(|other| {
            matches!(other.fate, CallFate::Insufficient(BidReaction::Declined { .. }))
                && other.offender() == seat
                && other.from == calls
        })
    }
}
