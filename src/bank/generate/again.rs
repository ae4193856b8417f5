//! Calls that repeat an irregular one, or break the duty that followed it.

use super::bidding::{self, CallChoice};
use super::story::{Irregular, Story};
use rules::bridge::{Auction, Bid, Call, Seat, Strain};

impl Story<'_> {
    /// The same call once more, or the lowest sufficient bid of its denomination, with its meaning now.
    pub fn again(&self, seat: Seat, call: &CallChoice) -> Option<CallChoice> {
        let now = match call.call {
            Call::Bid(bid) => {
                let last = self.auction().last_bid().map(|(_, last)| last);
                let mut levels = (bid.level()..=7).filter_map(|level| Bid::new(level, bid.strain()));
                Call::Bid(levels.find(|bid| last.is_none_or(|last| *bid > last))?)
            }
            other => other,
        };
        let listed = bidding::choices(self.auction(), seat).into_iter().find(|choice| choice.call == now);
        let same = CallChoice { call: now, ..call.clone() };
        Some(listed.unwrap_or(if now == call.call { same } else { CallChoice::natural(now, 1) }))
    }

    /// A bid that is insufficient again, or any call but a pass.
    pub fn against_duty(&mut self, seat: Seat, irregular: &Irregular) -> Option<CallChoice> {
        let is_insufficient = |auction: &Auction, call: Call| match (call, auction.last_bid()) {
            (Call::Bid(bid), Some((_, last))) => bid <= last,
            _ => false,
        };
        let auction = self.auction();
        let choices = match is_insufficient(auction, irregular.call.call) {
            true => {
                let lower = |choice: &CallChoice| {
                    is_insufficient(auction, choice.call) && choice.call != irregular.call.call
                };
                let (Call::Bid(bid), Some((_, last))) = (irregular.call.call, auction.last_bid()) else {
                    return None;
                };
                let strains = [last.strain(), Strain::Notrump];
                let bids = strains.into_iter().filter_map(|strain| Bid::new(bid.level(), strain));
                bids.map(|bid| CallChoice::natural(Call::Bid(bid), 1)).filter(lower).collect::<Vec<_>>()
            }
            false => {
                let mut choices = bidding::choices(auction, seat);
                choices.retain(|choice| choice.call != Call::Pass);
                choices
            }
        };
        self.chance.weighted(choices, |choice| choice.weight)
    }
}
