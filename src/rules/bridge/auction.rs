//! An auction: the calls that stand, and the contract.

use super::call::{Bid, Call};
use super::contract::{Contract, Doubled};
use super::seat::Seat;

/// The calls that stand, from the dealer on: made in rotation, or out of it and accepted. They are
/// legal but for their turn: [`Auction::call`] rejects the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    dealer: Seat,
    calls: Vec<(Seat, Call)>,
}

/// The reason a call by the player in turn is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The bid does not supersede the last bid (Law 27).
    Insufficient,
    /// The double or redouble has nothing to double (Law 19, Law 36).
    Inadmissible,
    /// The bid is of more than seven (Law 38).
    AboveSeven,
    /// The auction has ended.
    Over,
}

impl Auction {
    /// An empty auction.
    pub fn new(dealer: Seat) -> Auction {
        Auction { dealer, calls: Vec::new() }
    }

    /// The calls in order, with the seat that made each.
    pub fn calls(&self) -> impl DoubleEndedIterator<Item = (Seat, Call)> + ExactSizeIterator + '_ {
        self.calls.iter().copied()
    }

    /// The first player to call.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The player in turn to call.
    pub fn turn(&self) -> Seat {
        self.calls.last().map_or(self.dealer, |(seat, _)| seat.lho())
    }

    /// The last bid and its seat.
    pub fn last_bid(&self) -> Option<(Seat, Bid)> {
        self.calls().rev().find_map(|(s, c)| if let Call::Bid(b) = c { Some((s, b)) } else { None })
    }

    /// The last call other than a pass and its seat.
    pub fn last_action(&self) -> Option<(Seat, Call)> {
        self.calls().rev().find(|(_, c)| *c != Call::Pass)
    }

    /// True if this seat has called.
    pub fn has_called(&self, seat: Seat) -> bool {
        self.calls().any(|(s, _)| s == seat)
    }

    /// Number of consecutive passes up to now.
    pub fn passes(&self) -> usize {
        self.calls.iter().rev().take_while(|(_, c)| *c == Call::Pass).count()
    }

    /// True after four passes, or three passes following a bid (Law 22). Players who lost their
    /// turn (Law 17D3) are not considered.
    pub fn is_over(&self) -> bool {
        self.passes() >= if self.last_bid().is_some() { 3 } else { 4 }
    }

    /// Checks whether the player in turn may make this call.
    pub fn legality(&self, call: Call) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        self.legality_by(self.turn(), call)
    }

    /// Adds a legal call by the player in turn.
    pub fn call(&mut self, call: Call) -> Result<(), Illegal> {
        self.legality(call)?;
        self.calls.push((self.turn(), call));
        Ok(())
    }

    /// Checks whether this player may make this call if in turn, even after the end of the auction.
    pub fn legality_by(&self, seat: Seat, call: Call) -> Result<(), Illegal> {
        let side = seat.side();
        let legal = match call {
            Call::Pass => true,
            Call::AboveSeven(_) => return Err(Illegal::AboveSeven),
            Call::Bid(bid) => {
                return match self.last_bid() {
                    Some((_, last)) if bid <= last => Err(Illegal::Insufficient),
                    _ => Ok(()),
                };
            }
            Call::Double => {
                matches!(self.last_action(), Some((s, Call::Bid(_))) if s.side() != side)
            }
            Call::Redouble => {
                matches!(self.last_action(), Some((s, Call::Double)) if s.side() != side)
            }
        };
        if legal { Ok(()) } else { Err(Illegal::Inadmissible) }
    }

    /// Adds an accepted call out of rotation; the turn passes to that player's LHO (Law 29A). A bid
    /// that was insufficient as well is accepted with it (Law 27A).
    pub fn accept(&mut self, seat: Seat, call: Call) -> Result<(), Illegal> {
        match self.legality_by(seat, call) {
            Ok(()) | Err(Illegal::Insufficient) => {
                self.calls.push((seat, call));
                Ok(())
            }
            Err(illegal) => Err(illegal),
        }
    }

    /// Removes all calls after the first `calls`.
    pub fn back_to(&mut self, calls: usize) {
        self.calls.truncate(calls);
    }

    /// The current contract: the last bid, played by the first of that side to name the strain (Law
    /// 22).
    pub fn contract(&self) -> Option<Contract> {
        let (by, bid) = self.last_bid()?;
        let declarer = self
            .calls()
            .find(|(s, c)| s.side() == by.side() && matches!(c, Call::Bid(b) if b.strain() == bid.strain()))
            .map_or(by, |(s, _)| s);
        let doubled = match self.last_action()?.1 {
            Call::Double => Doubled::Doubled,
            Call::Redouble => Doubled::Redoubled,
            _ => Doubled::No,
        };
        Some(Contract { bid, doubled, declarer })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn auction(calls: &[&str]) -> Auction {
        let mut a = Auction::new(Seat::N);
        for c in calls {
            a.call(c.parse().unwrap()).unwrap();
        }
        a
    }

    #[test]
    fn first_to_name_the_strain_declares() {
        let contract = auction(&["1H", "P", "2H", "X", "3H", "P", "P", "P"]).contract().unwrap();
        assert_eq!((contract.declarer, contract.doubled), (Seat::N, Doubled::No));
    }

    #[test]
    fn rejects_illegal_doubles_and_bids() {
        let a = auction(&["1H", "P"]);
        assert_eq!(a.legality(Call::Double), Err(Illegal::Inadmissible));
        assert_eq!(a.legality("1D".parse().unwrap()), Err(Illegal::Insufficient));
    }

    #[test]
    fn counts_the_passes_that_end_it() {
        assert!(!auction(&["P", "P", "P"]).is_over());
        assert!(auction(&["P", "P", "P", "P"]).is_over());
        assert!(auction(&["1C", "P", "P", "P"]).is_over());
    }
}
