//! Random deals, the same for the same seed.

use rules::bridge::{Card, Cards, Rank, Suit};

/// A small random generator; the same seed gives the same endings.
pub struct Chance(pub u64);

impl Chance {
    /// A number below this one.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    /// A shuffled pack.
    pub fn deck(&mut self) -> Vec<Card> {
        let suit = |suit| (0..13).filter_map(Rank::new).map(move |rank| Card::new(suit, rank));
        let mut deck: Vec<Card> = Suit::DOWN.into_iter().flat_map(suit).collect();
        self.shuffle(&mut deck);
        deck
    }

    /// Shuffles these.
    pub fn shuffle<T>(&mut self, these: &mut [T]) {
        for i in (1..these.len()).rev() {
            these.swap(i, self.below(i + 1));
        }
    }

    /// Hands of this many cards in which declarer's side, North and South, holds most high cards.
    pub fn hands(&mut self, size: usize) -> [Cards; 4] {
        let mut deck = self.deck();
        deck.truncate(4 * size);
        deck.sort_by_key(|card| std::cmp::Reverse(card.rank));
        let mut hands = [Cards::EMPTY; 4];
        for card in deck {
            let side = usize::from(self.below(100) >= 75);
            let room = |n: &usize| hands[*n].len() < size;
            let ours: Vec<usize> = [side, side + 2].into_iter().filter(room).collect();
            let any: Vec<usize> = (0..4).filter(room).collect();
            let from = if ours.is_empty() { any } else { ours };
            let seat = from[self.below(from.len())];
            hands[seat] = hands[seat].with(card);
        }
        hands
    }
}
