//! A trick that has been led to, in the bits of the solver.

use super::position::suit_of;

/// A trick that has been led to.
#[derive(Clone, Copy)]
pub(super) struct OpenedTrick {
    pub leader: usize,
    pub played: usize,
    pub led: usize,
    pub cards: [u64; 4],
    /// The winning seat and card so far
    pub winning: (usize, u64),
}

impl OpenedTrick {
    /// A trick with only the card led.
    #[inline]
    pub fn led(leader: usize, card: u64) -> OpenedTrick {
        OpenedTrick { leader, played: 1, led: suit_of(card), cards: [card, 0, 0, 0], winning: (leader, card) }
    }

    /// The seat in turn.
    #[inline]
    pub fn seat(&self) -> usize {
        (self.leader + self.played) % 4
    }

    /// True if this card would be winning.
    #[inline]
    pub fn beats(&self, card: u64, trump: Option<usize>) -> bool {
        let best = self.winning.1;
        if suit_of(card) == suit_of(best) { card > best } else { trump == Some(suit_of(card)) }
    }

    /// The trick with this card as well.
    #[inline]
    pub fn with(mut self, card: u64, trump: Option<usize>) -> OpenedTrick {
        if self.beats(card, trump) {
            self.winning = (self.seat(), card);
        }
        self.cards[self.played] = card;
        self.played += 1;
        self
    }
}
