//! The plays of a hand, one of each run of touching cards, with those left to try.

use super::position::{suit_of, top};

/// A play, standing for the cards below it in the same hand that do the same.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub card: u64,
    /// The lowest card of its run
    pub lowest: u64,
    pub weight: i32,
}

/// The plays of one hand.
pub(super) struct LegalPlays {
    plays: [Play; 13],
    /// Index of the first play not taken yet
    first: usize,
    count: usize,
}

impl LegalPlays {
    /// One play of each run of touching cards; a card of `all` in between separates two runs.
    pub fn of(cards: u64, all: u64) -> LegalPlays {
        let mut plays =
            LegalPlays { plays: [Play { card: 0, lowest: 0, weight: 0 }; 13], first: 0, count: 0 };
        let mut left = cards;
        while left != 0 {
            let card = top(left);
            left ^= card;
            if let Some(last) = plays.plays[..plays.count].last_mut() {
                let between = (last.lowest - 1) & !(card | (card - 1)) & all;
                if between == 0 && suit_of(card) == suit_of(last.lowest) {
                    last.lowest = card;
                    continue;
                }
            }
            plays.plays[plays.count] = Play { card, lowest: card, weight: 0 };
            plays.count += 1;
        }
        plays
    }

    /// Number of plays left.
    pub fn len(&self) -> usize {
        self.count - self.first
    }

    /// Sets the weights.
    pub fn weigh(&mut self, weight: impl Fn(&Play) -> i32) {
        for play in &mut self.plays[..self.count] {
            play.weight = weight(play);
        }
    }

    /// The heaviest of those left.
    pub fn take(&mut self) -> Option<Play> {
        let first = self.first;
        if first == self.count {
            return None;
        }
        let mut heaviest = first;
        for i in first + 1..self.count {
            if self.plays[i].weight > self.plays[heaviest].weight {
                heaviest = i;
            }
        }
        self.plays.swap(first, heaviest);
        self.first += 1;
        Some(self.plays[first])
    }

    /// Drops the cards of a suit below this bit.
    pub fn drop_below(&mut self, suit: usize, bit: u64) {
        let mut count = self.first;
        for i in self.first..self.count {
            let play = self.plays[i];
            if play.card >= bit || suit_of(play.card) != suit {
                self.plays[count] = play;
                count += 1;
            }
        }
        self.count = count;
    }
}
