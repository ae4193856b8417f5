//! Sets of cards: a hand, a pile, the cards out.

use super::card::{Card, Rank, Suit};

/// A set of cards, one bit each: thirteen bits a suit in a sixteen-bit lane, clubs lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

const LANE: u64 = 0x1fff;

impl Cards {
    /// No cards
    pub const EMPTY: Cards = Cards(0);

    /// The set as bits: thirteen a suit, in sixteen-bit lanes, clubs lowest, the deuce the lowest
    /// bit of a lane.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of this card.
    pub const fn one(card: Card) -> Cards {
        Cards(1 << (card.suit.index() * 16 + card.rank.index()))
    }

    /// Number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the set contains the card.
    pub const fn has(self, card: Card) -> bool {
        self.0 & Cards::one(card).0 != 0
    }

    /// The set with this card.
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | Cards::one(card).0)
    }

    /// The set without this card.
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !Cards::one(card).0)
    }

    /// All cards of either set.
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards in both sets.
    pub const fn common(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards of one suit.
    pub const fn of(self, suit: Suit) -> Cards {
        Cards(self.0 & (LANE << (suit.index() * 16)))
    }

    /// The cards of the card's suit that beat it.
    pub const fn above(self, card: Card) -> Cards {
        let bit = Cards::one(card).0;
        Cards(self.of(card.suit).0 & !(bit | (bit - 1)))
    }

    /// The cards of the card's suit that it beats.
    pub const fn below(self, card: Card) -> Cards {
        Cards(self.of(card.suit).0 & (Cards::one(card).0 - 1))
    }

    /// The lowest card of the lowest suit.
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(card_at(self.0.trailing_zeros())) }
    }

    /// The highest card of the highest suit.
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(card_at(63 - self.0.leading_zeros())) }
    }
}

const fn card_at(bit: u32) -> Card {
    let suit = match bit / 16 {
        0 => Suit::C,
        1 => Suit::D,
        2 => Suit::H,
        _ => Suit::S,
    };
    match Rank::new((bit % 16) as u8) {
        Some(rank) => Card::new(suit, rank),
        None => panic!("a bit outside the lanes"),
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;
    fn into_iter(self) -> CardsIter {
        CardsIter(self)
    }
}

/// The cards one by one, clubs from the deuce up to the ace of spades.
#[derive(Clone, Debug)]
pub struct CardsIter(Cards);

impl Iterator for CardsIter {
    type Item = Card;
    fn next(&mut self) -> Option<Card> {
        let card = self.0.lowest()?;
        self.0 = self.0.without(card);
        Some(card)
    }
}

impl DoubleEndedIterator for CardsIter {
    fn next_back(&mut self) -> Option<Card> {
        let card = self.0.highest()?;
        self.0 = self.0.without(card);
        Some(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_higher_and_lower_cards() {
        let set: Cards = ["S2", "SK", "HA", "C5"].iter().map(|c| c.parse::<Card>().unwrap()).collect();
        assert_eq!(set.len(), 4);
        assert_eq!(set.above("SQ".parse().unwrap()).lowest(), "SK".parse().ok());
        assert_eq!(set.below("SQ".parse().unwrap()).len(), 1);
        assert_eq!(set.into_iter().next_back(), "SK".parse().ok());
    }
}
