//! The calls that stand, each with its meaning as far as known.

use super::facts::{AuctionEvent, Event};
use super::finding::{FindingKind, Findings};
use super::meaning::Meaning;
use crate::bridge::{Auction, Call, Illegal, Seat, Strain, Suit};

/// A call and its circumstances.
#[derive(Clone, Copy, Debug)]
pub(super) struct MadeCall<'a> {
    /// Number, counted from 1 over all calls; a call that was never made has the number of another
    pub number: usize,
    /// True if made at the table; false for a call made by law (28A) and for an answer to an open
    /// question
    pub recorded: bool,
    pub seat: Seat,
    pub call: Call,
    pub artificial: Option<bool>,
    pub meaning: Option<&'a Meaning>,
    /// The player who lost a turn by it: the call was out of rotation and stands
    pub missed: Option<Seat>,
}

/// The calls that stand.
#[derive(Clone, Debug)]
pub(super) struct StandingCalls<'a> {
    pub auction: Auction,
    pub made: Vec<MadeCall<'a>>,
}

/// A player whose turn was taken by a pass out of rotation among the three that would have ended
/// the auction (Law 17D3).
#[derive(Clone, Copy, Debug)]
pub(super) struct LostTurn {
    /// The player it goes back to
    pub player: Seat,
    /// Number of standing calls before that turn
    pub before: usize,
}

impl<'a> MadeCall<'a> {
    /// The call of an event, if it is one.
    pub fn of(event: &'a Event, number: usize, findings: &Findings) -> Option<MadeCall<'a>> {
        let AuctionEvent::Called { call, artificial, meaning } = &event.happened else { return None };
        let found = findings.of(FindingKind::Artificial, number).filter(|_| event.assumed.is_none());
        Some(MadeCall {
            number,
            recorded: event.assumed.is_none(),
            seat: event.seat,
            call: *call,
            artificial: found.or(*artificial),
            meaning: meaning.as_ref(),
            missed: None,
        })
    }

    /// An unrecorded pass.
    pub const fn pass(seat: Seat, number: usize) -> MadeCall<'a> {
        let (call, artificial) = (Call::Pass, Some(false));
        MadeCall { number, recorded: false, seat, call, artificial, meaning: None, missed: None }
    }

    /// The call's number, if made at the table.
    pub fn recorded_number(&self) -> Option<usize> {
        self.recorded.then_some(self.number)
    }

    /// Sets the finding on whether the call with this number was artificial.
    pub fn set_artificial(&mut self, number: usize, found: bool) {
        if self.recorded && self.number == number {
            self.artificial = Some(found);
        }
    }

    /// The denominations it specifies (Law 29C): those of the agreement, or else the one a natural
    /// bid names.
    pub fn specifies(&self) -> Vec<Strain> {
        match (self.meaning.and_then(|m| m.specifies.as_ref()), self.call) {
            (Some(strains), _) => strains.clone(),
            (None, Call::Bid(bid)) if self.artificial != Some(true) => vec![bid.strain()],
            (None, Call::AboveSeven(bid)) if self.artificial != Some(true) => vec![bid.strain()],
            (None, _) => Vec::new(),
        }
    }

    /// True if it specifies this suit.
    fn specifies_suit(&self, suit: Suit) -> bool {
        match (self.meaning.and_then(|m| m.specifies.as_ref()), self.call) {
            (Some(strains), _) => strains.contains(&Strain::Suit(suit)),
            (None, Call::Bid(bid)) => self.artificial != Some(true) && bid.strain() == Strain::Suit(suit),
            (None, _) => false,
        }
    }
}

impl<'a> StandingCalls<'a> {
    /// An empty auction.
    pub fn new(dealer: Seat) -> StandingCalls<'a> {
        StandingCalls { auction: Auction::new(dealer), made: Vec::new() }
    }

    /// Adds a call by the player in turn.
    pub fn add(&mut self, made: MadeCall<'a>) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        self.auction.legality_by(made.seat, made.call)?;
        self.auction.accept(made.seat, made.call)?;
        self.made.push(made);
        Ok(())
    }

    /// True for a bid that is not higher than the last one.
    pub fn is_insufficient(&self, made: &MadeCall<'a>) -> bool {
        self.auction.legality_by(made.seat, made.call) == Err(Illegal::Insufficient)
    }

    /// Adds an accepted call, in rotation or not. It stands even if the passes before it look like the
    /// end of the auction (Law 17D3).
    pub fn accept(&mut self, made: MadeCall<'a>) -> Result<(), Illegal> {
        let missed = Some(self.auction.turn()).filter(|turn| *turn != made.seat);
        self.auction.accept(made.seat, made.call)?;
        self.made.push(MadeCall { missed, ..made });
        Ok(())
    }

    /// Removes all calls but the first `calls`, and returns the numbers of those removed.
    pub fn back_to(&mut self, calls: usize) -> Vec<usize> {
        self.auction.back_to(calls);
        self.made.split_off(calls).iter().filter_map(MadeCall::recorded_number).collect()
    }

    /// Sets the finding on whether the call with this number was artificial.
    pub fn set_artificial(&mut self, number: usize, found: bool) {
        self.made.iter_mut().for_each(|made| made.set_artificial(number, found));
    }

    /// Number of passes after the last other call; before any bid, the first pass counts as that
    /// call.
    pub fn passes_following(&self) -> usize {
        let passes = self.auction.passes();
        if passes == self.made.len() { passes.saturating_sub(1) } else { passes }
    }

    /// The first player to lose a turn where three passes, one of them out of rotation, have
    /// followed a call (Laws 34 and 17D3).
    pub fn lost_turn(&self) -> Option<LostTurn> {
        let following = self.passes_following();
        if following < 3 {
            return None;
        }
        let first = self.made.len() - following;
        let passes = self.made[first..].iter().enumerate();
        passes.filter_map(|(i, m)| m.missed.map(|player| LostTurn { player, before: first + i })).next()
    }

    /// True if the auction has ended and no player lost a turn in the passes that end it.
    pub fn is_over(&self) -> bool {
        self.auction.is_over() && self.lost_turn().is_none()
    }

    /// The first call of a player.
    pub fn first_of(&self, seat: Seat) -> Option<&MadeCall<'a>> {
        self.made.iter().find(|m| m.seat == seat)
    }

    /// The last call of a player.
    pub fn last_of(&self, seat: Seat) -> Option<&MadeCall<'a>> {
        self.made.iter().rfind(|m| m.seat == seat)
    }

    /// The last call other than a natural pass.
    pub fn last_action(&self) -> Option<&MadeCall<'a>> {
        self.made.iter().rfind(|m| m.call != Call::Pass || m.artificial != Some(false))
    }

    /// The last bid.
    pub fn last_bid(&self) -> Option<&MadeCall<'a>> {
        self.made.iter().rfind(|m| m.call.is_bid())
    }

    /// True if a player has specified this suit in the legal auction.
    pub fn has_specified(&self, seat: Seat, suit: Suit) -> bool {
        self.made.iter().any(|made| made.seat == seat && made.specifies_suit(suit))
    }
}
