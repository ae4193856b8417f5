//! Failures to follow suit.

use crate::bridge::{Seat, Suit};

/// A set of seats and the suits they have shown out of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownOut(pub(crate) u16);

impl ShownOut {
    /// Failures to follow before the trick in progress.
    pub(crate) fn of(shown_out: &[(Seat, Suit)]) -> ShownOut {
        shown_out.iter().fold(ShownOut::default(), |all, (seat, suit)| all.with(*seat, *suit))
    }

    /// True if this seat has shown out of the suit.
    pub fn has(self, seat: Seat, suit: Suit) -> bool {
        self.0 & 1 << (seat.index() * 4 + suit.index()) != 0
    }

    /// The set with this seat having shown out of the suit.
    pub fn with(self, seat: Seat, suit: Suit) -> ShownOut {
        ShownOut(self.0 | 1 << (seat.index() * 4 + suit.index()))
    }

    /// The subset of these seats and suits.
    pub(crate) fn only(self, seats: impl Fn(Seat) -> bool, suits: impl Fn(Suit) -> bool) -> ShownOut {
        if self == ShownOut::default() {
            return self;
        }
        let of_suits =
            Suit::DOWN.into_iter().filter(|suit| suits(*suit)).fold(0, |all, s| all | 1 << s.index());
        let of_seats = Seat::ALL.into_iter().filter(|seat| seats(*seat));
        ShownOut(self.0 & of_seats.fold(0, |all: u16, seat| all | of_suits << (seat.index() * 4)))
    }
}
