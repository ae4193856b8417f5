//! Calls of players who have misread the auction, or taken the wrong card from the box.

use super::bidding::{self, CallChoice};
use rules::bridge::{Auction, Bid, Call, Seat, Strain, Suit};

/// Bids that are insufficient: those of a player who has overlooked or misread a call.
pub(super) fn insufficient(auction: &Auction, seat: Seat) -> Vec<CallChoice> {
    let Some((_, last)) = auction.last_bid() else { return Vec::new() };
    let seen = misread(auction, seat).into_iter().flat_map(|seen| bidding::unchecked(&seen, seat));
    let is_low = |choice: &CallChoice| matches!(choice.call, Call::Bid(bid) if bid <= last);
    seen.filter(is_low).collect()
}

/// The auction as seen by this player after missing an opponent's last bid, or taking the last bid for
/// one a level lower.
fn misread(auction: &Auction, seat: Seat) -> Vec<Auction> {
    let calls: Vec<(Seat, Call)> = auction.calls().collect();
    let Some(at) = calls.iter().rposition(|(_, call)| call.is_bid()) else { return Vec::new() };
    let lower = match calls[at].1 {
        Call::Bid(bid) => Bid::new(bid.level() - 1, bid.strain()).map(Call::Bid),
        _ => None,
    };
    let seen = |other: Call| {
        let mut seen = Auction::new(auction.dealer());
        for (i, (seat, call)) in calls.iter().enumerate() {
            seen.accept(*seat, if i == at { other } else { *call }).ok()?;
        }
        Some(seen)
    };
    let missed = (calls[at].0.side() != seat.side()).then_some(Call::Pass);
    lower.into_iter().chain(missed).filter_map(seen).collect()
}

/// A double of partner's bid or of a double, and a redouble of a bid that is not doubled.
pub(super) fn inadmissible(auction: &Auction, seat: Seat) -> Vec<CallChoice> {
    if auction.last_bid().is_none() {
        return Vec::new();
    }
    let calls = [(Call::Double, 3), (Call::Redouble, 1)].into_iter();
    let illegal = calls.filter(|(call, _)| auction.legality_by(seat, *call).is_err());
    illegal.map(|(call, weight)| CallChoice::natural(call, weight)).collect()
}

/// The calls beside one in a bidding box.
pub(super) fn neighbours(call: Call) -> Vec<Call> {
    match call {
        Call::Bid(bid) => {
            let strains = Suit::DOWN.into_iter().rev().map(Strain::Suit).chain([Strain::Notrump]);
            let all: Vec<Bid> = (1..=7)
                .flat_map(|level| strains.clone().filter_map(move |strain| Bid::new(level, strain)))
                .collect();
            let at = all.iter().position(|one| *one == bid).unwrap_or_default();
            let near = [at.wrapping_sub(1), at + 1, at.wrapping_sub(5), at + 5];
            near.into_iter().filter_map(|at| all.get(at)).map(|bid| Call::Bid(*bid)).collect()
        }
        Call::Pass => vec![Call::Double],
        _ => vec![Call::Pass],
    }
}
