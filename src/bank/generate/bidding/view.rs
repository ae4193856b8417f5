//! An auction as a player sees it.

use rules::bridge::{Auction, Bid, Call, Seat, Strain, Suit};

/// The calls that stand, by side, without passes.
pub(super) struct View {
    /// The player's calls
    pub own: Vec<Call>,
    /// Partner's calls
    pub partners: Vec<Call>,
    /// The opponents' calls
    pub theirs: Vec<Call>,
    /// True if the player has passed
    pub has_passed: bool,
    /// True if partner has passed
    pub partner_passed: bool,
    /// The last bid
    pub last: Option<Bid>,
    /// The last call other than a pass, if an opponent made it
    pub over: Option<Call>,
    /// True if partner made the last call other than a pass
    pub is_partners: bool,
}

impl View {
    /// The view of this player.
    pub fn of(auction: &Auction, seat: Seat) -> View {
        let by = |is_of: &dyn Fn(Seat) -> bool| -> Vec<Call> {
            let calls = auction.calls().filter(|(by, call)| is_of(*by) && *call != Call::Pass);
            calls.map(|(_, call)| call).collect()
        };
        let last_action = auction.last_action();
        View {
            own: by(&|by| by == seat),
            partners: by(&|by| by == seat.partner()),
            theirs: by(&|by| by.side() != seat.side()),
            has_passed: auction.calls().any(|call| call == (seat, Call::Pass)),
            partner_passed: auction.calls().any(|call| call == (seat.partner(), Call::Pass)),
            last: auction.last_bid().map(|(_, bid)| bid),
            over: last_action.filter(|(by, _)| by.side() != seat.side()).map(|(_, call)| call),
            is_partners: last_action.is_some_and(|(by, _)| by == seat.partner()),
        }
    }

    /// True if one of these players has bid this suit.
    pub fn is_bid(calls: &[Call], suit: Suit) -> bool {
        calls.iter().any(|call| matches!(call, Call::Bid(bid) if bid.strain() == Strain::Suit(suit)))
    }

    /// The suits without a bid.
    pub fn unbid(&self) -> impl Iterator<Item = Suit> + '_ {
        let all = [&self.own, &self.partners, &self.theirs];
        Suit::DOWN.into_iter().filter(move |suit| all.iter().all(|calls| !View::is_bid(calls, *suit)))
    }
}

/// The bid of a call.
pub(super) fn bid_of(call: &Call) -> Option<Bid> {
    if let Call::Bid(bid) = call { Some(*bid) } else { None }
}
