//! The turn in an auction as the players see it, for drawings and stories. Makes no ruling.

use super::facts::{AuctionEvent, Event};
use crate::bridge::{Bid, Call, Seat, Side};

/// The turn and the last bid in an auction, event by event.
#[derive(Clone, Copy, Debug)]
pub struct TableTurn {
    /// The player in turn; after an irregular call its maker's left-hand opponent
    pub turn: Seat,
    /// The player whose turn it was at an irregular call that has not been dealt with: it may come
    /// back to them
    pub robbed: Option<Seat>,
    /// The last bid that stands so far
    pub last_bid: Option<Bid>,
    /// The last bid before that irregular call
    bid_before: Option<Bid>,
    /// The player who is to replace an insufficient bid
    replacing: Option<Seat>,
    /// The player who has doubled or redoubled instead, and may have to call again
    doubled: Option<Seat>,
    /// Consecutive passes in turn
    passes: usize,
    /// The Director ruled on something else and said whose turn it is, which is not recorded
    sent_back: bool,
    /// The side that may change a call, because an explanation has just been corrected
    misinformed: Option<Side>,
    /// The last player to call, and whether that changed the same player's call
    last: Option<(Seat, bool)>,
    /// The player whose change of call was declined, and who in 1997 may call again
    choosing: Option<Seat>,
    /// Each player's first call, by seat: its place among the calls, and the table before it
    first: [Option<BeforeFirst>; 4],
    /// Number of calls
    calls: usize,
}

/// The table before a player's first call.
#[derive(Clone, Copy, Debug)]
struct BeforeFirst {
    calls: usize,
    last_bid: Option<Bid>,
    passes: usize,
}

/// A call as the players see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenCall {
    /// By the player in turn, or after the final pass
    InTurn,
    /// By the player in turn, and not higher than the last bid
    Insufficient,
    /// By another player than this one, whose turn it was
    OutOfTurn(Seat),
}

impl TableTurn {
    /// Before the first call.
    pub const fn new(dealer: Seat) -> TableTurn {
        TableTurn {
            turn: dealer,
            robbed: None,
            last_bid: None,
            bid_before: None,
            replacing: None,
            doubled: None,
            passes: 0,
            sent_back: false,
            misinformed: None,
            first: [None; 4],
            calls: 0,
            last: None,
            choosing: None,
        }
    }

    /// Takes the next event; returns how a call looked.
    pub fn see(&mut self, event: &Event) -> Option<SeenCall> {
        match event.happened {
            AuctionEvent::Director => self.sent_back = self.robbed.is_none(),
            AuctionEvent::Led | AuctionEvent::Exposed { .. } | AuctionEvent::Misexplained(_) => {}
            AuctionEvent::Corrected(_) => self.misinformed = Some(event.seat.side().other()),
            AuctionEvent::WrongBoard => self.back_to_first_call(event.seat),
            AuctionEvent::Accepted => self.robbed = None,
            AuctionEvent::Declined => {
                self.replacing = self.bid_too_low();
                self.choosing = self.last.and_then(|(seat, changed)| changed.then_some(seat));
                self.go_back();
            }
            AuctionEvent::Called { call, .. } => return Some(self.called(event.seat, Some(call))),
            AuctionEvent::Acted => return Some(self.called(event.seat, None)),
        }
        None
    }

    /// True after the final pass, when no player is in turn.
    pub const fn is_over(&self) -> bool {
        self.passes >= if self.last_bid.is_some() { 3 } else { 4 }
    }

    fn called(&mut self, seat: Seat, call: Option<Call>) -> SeenCall {
        let (calls, last_bid, passes) = (self.calls, self.last_bid, self.passes);
        self.first[seat.index()].get_or_insert(BeforeFirst { calls, last_bid, passes });
        self.calls += 1;
        let chooses = self.choosing.take() == Some(seat);
        let changes = chooses || self.misinformed.take() == Some(seat.side()) && seat != self.turn;
        let again = self.last.is_some_and(|(last, _)| last == seat) && self.turn == seat.lho();
        self.last = Some((seat, again));
        if self.is_over() {
            return SeenCall::InTurn;
        }
        let replaces = self.replacing.take() == Some(seat) || self.bid_too_low() == Some(seat);
        if self.robbed == Some(seat) && seat != self.turn {
            self.go_back();
        }
        let in_turn = changes || seat == self.turn || self.sent_back || self.doubled == Some(seat);
        let doubles = matches!(call, Some(Call::Double | Call::Redouble));
        self.doubled = (replaces && doubles).then_some(seat);
        let before = self.last_bid;
        let bid = match call {
            Some(Call::Bid(bid)) => Some(bid),
            _ => None,
        };
        let seen = if !in_turn {
            SeenCall::OutOfTurn(self.turn)
        } else if !changes && bid.is_some_and(|bid| before.is_some_and(|last| bid <= last)) {
            SeenCall::Insufficient
        } else {
            SeenCall::InTurn
        };
        self.passes = if in_turn && call == Some(Call::Pass) { self.passes + 1 } else { 0 };
        self.sent_back = false;
        self.robbed = match seen {
            SeenCall::InTurn => None,
            SeenCall::Insufficient => Some(seat),
            SeenCall::OutOfTurn(turn) => Some(turn),
        };
        (self.last_bid, self.bid_before) = (bid.or(before), before);
        self.turn = seat.lho();
        seen
    }

    /// The player has looked at the right cards: their first call and all that followed are undone.
    fn back_to_first_call(&mut self, seat: Seat) {
        let Some(before) = self.first[seat.index()] else { return };
        for first in &mut self.first {
            *first = first.filter(|first| first.calls < before.calls);
        }
        (self.turn, self.last_bid, self.passes) = (seat, before.last_bid, before.passes);
        (self.robbed, self.replacing, self.doubled) = (None, None, None);
    }

    /// The player whose insufficient bid has not been dealt with.
    fn bid_too_low(&self) -> Option<Seat> {
        self.robbed.filter(|robbed| robbed.lho() == self.turn)
    }

    /// The turn goes back to the player who had it before an irregular call.
    fn go_back(&mut self) {
        self.passes = 0;
        if let Some(robbed) = self.robbed.take() {
            (self.turn, self.last_bid) = (robbed, self.bid_before);
        }
    }
}
