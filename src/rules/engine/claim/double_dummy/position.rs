//! A position at the beginning of a trick, with lengths and owners updated along with the cards.

use crate::bridge::{Cards, Seat};

/// The bits of one suit.
pub(super) const LANE: u64 = 0x1fff;

/// Distance of the bits of a suit from those of clubs.
pub(super) const fn lane(suit: usize) -> usize {
    suit * 16
}

/// The suit of a single card.
pub(super) const fn suit_of(card: u64) -> usize {
    card.trailing_zeros() as usize / 16
}

/// The cards of one suit, from bit 0 up.
pub(super) const fn in_suit(cards: u64, suit: usize) -> u64 {
    cards >> lane(suit) & LANE
}

/// The highest of some cards of one suit; 0 for none.
pub(super) const fn top(cards: u64) -> u64 {
    if cards == 0 { 0 } else { 1 << (63 - cards.leading_zeros()) }
}

/// The lowest of some cards; 0 for none.
pub(super) const fn low(cards: u64) -> u64 {
    cards & cards.wrapping_neg()
}

/// All cards when a trick begins. Cards are bits as in [`Cards::bits`].
#[derive(Clone, Copy)]
pub(super) struct Position {
    /// By seat
    pub hands: [u64; 4],
    /// The four hands together
    pub all: u64,
    /// By suit: the holders of its cards, two bits each, the highest card in the highest bits
    pub owners: [u32; 4],
    /// Number of cards of each suit in each seat, four bits each, the seats of a suit together
    pub lengths: u64,
}

impl Position {
    pub fn of(hands: &[Cards; 4]) -> Position {
        let hands = hands.map(Cards::bits);
        let all = hands.iter().fold(0, |all, hand| all | hand);
        let mut lengths = 0;
        let owners = [0, 1, 2, 3].map(|suit| {
            let (mut owners, mut place, mut left) = (0u32, 32, in_suit(all, suit));
            while left != 0 {
                let card = top(left);
                left ^= card;
                place -= 2;
                let holder = hands.iter().position(|hand| in_suit(*hand, suit) & card != 0).unwrap_or(0);
                owners |= (holder as u32) << place;
                lengths += 1 << (suit * 16 + holder * 4);
            }
            owners
        });
        Position { hands, all, owners, lengths }
    }

    /// Number of the seat's cards in the suit.
    pub fn length(&self, seat: usize, suit: usize) -> u8 {
        (self.lengths >> (suit * 16 + seat * 4) & 15) as u8
    }

    /// The cards of one suit that a seat has, from bit 0 up.
    pub fn suit(&self, seat: usize, suit: usize) -> u64 {
        in_suit(self.hands[seat], suit)
    }

    /// The holder of the card of this rank among those left, 0 for the highest; `None` if there are
    /// fewer.
    pub fn holder(&self, suit: usize, nth: u32) -> Option<usize> {
        let exists = in_suit(self.all, suit).count_ones() > nth;
        exists.then_some((self.owners[suit] >> (30 - 2 * nth) & 3) as usize)
    }

    /// The lowest of the `count` highest cards of the suit.
    pub fn nth(&self, suit: usize, count: u8) -> u64 {
        let mut left = in_suit(self.all, suit);
        for _ in 1..count {
            left ^= top(left);
        }
        top(left) << lane(suit)
    }

    /// Number of top cards that one seat holds.
    pub fn run(&self, suit: usize) -> u8 {
        self.run_after(suit, 0)
    }

    /// Number of touching cards that one seat holds below the first `after`.
    pub fn run_after(&self, suit: usize, after: u8) -> u8 {
        let cards = in_suit(self.all, suit).count_ones() as u8 - after;
        if cards == 0 {
            return 0;
        }
        let owners = self.owners[suit] << (2 * after);
        let same = owners ^ (owners >> 30).wrapping_mul(0x5555_5555);
        (same.leading_zeros() as u8 / 2).min(cards)
    }

    /// The position after a trick whose cards have left the hands already.
    pub fn without(&self, hands: [u64; 4], trick: &[u64; 4], leader: usize) -> Position {
        let mut next = Position { hands, ..*self };
        for (i, card) in trick.iter().enumerate() {
            let suit = suit_of(*card);
            let above = in_suit(next.all & !(card | (card - 1)), suit).count_ones();
            let keep = !(u32::MAX >> (2 * above));
            let owners = next.owners[suit];
            next.owners[suit] = owners & keep | owners << 2 & !keep;
            next.all ^= card;
            next.lengths -= 1 << (suit * 16 + (leader + i) % 4 * 4);
        }
        next
    }

    /// Tricks left.
    pub fn left(&self) -> u8 {
        self.hands[0].count_ones() as u8
    }
}

/// True if the seat with this index plays for North and South.
pub(super) const fn north_south(seat: usize) -> bool {
    seat % 2 == Seat::N.index()
}
