//! A position reduced to the order of its cards: positions that differ only in ranks already played
//! are the same to a search.

use super::table::TableKey;
use crate::bridge::{Card, Cards, Rank, Suit};
use crate::engine::claim::play::ending::{Ending, StatementProgress};
use crate::engine::claim::play::game::SearchGame;

/// The key of a position: the holders, forgotten and high cards, a word for the trick and the
/// history of play, and one for the cards that the statement names.
pub(crate) type PositionKey = TableKey<6>;

/// The cards present, by which others are counted down from the top of their suit.
#[derive(Clone, Copy)]
pub(crate) struct Relative(Cards);

impl Relative {
    /// By the cards present in this position.
    pub fn of(at: &Ending) -> Relative {
        Relative(at.present())
    }

    /// Number of cards of its suit above the card.
    fn place(self, card: Card) -> usize {
        self.0.above(card).len()
    }

    /// The cards as if no card of their suits had been played: the highest is the ace.
    pub fn lifted(self, cards: Cards) -> Cards {
        let lift = |card: Card| Some(Card::new(card.suit, rank_below_the_ace(self.place(card))?));
        cards.into_iter().filter_map(lift).collect()
    }

    /// The cards present that are these when lifted.
    pub fn lowered(self, lifted: Cards) -> Cards {
        self.0.into_iter().filter(|card| !self.lifted(Cards::one(*card)).common(lifted).is_empty()).collect()
    }

    /// By the cards that still count for declarer: not those discarded on the trick in
    /// progress.
    pub fn to_declarer(game: &SearchGame, at: &Ending) -> Relative {
        let hands = at.hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand));
        Relative(at.trick.cards().filter(|card| counts(game, at, *card)).fold(hands, Cards::with))
    }

    /// A card, by its suit and how many cards of it are above.
    pub fn nth(self, card: Card) -> (Suit, u8) {
        (card.suit, self.place(card) as u8)
    }

    /// The card with this many cards of its suit above it.
    pub fn card_at(self, (suit, place): (Suit, u8)) -> Option<Card> {
        self.0.of(suit).into_iter().rev().nth(usize::from(place))
    }

    /// The key of the position among those that can follow from one claim and one belief.
    pub fn key(self, game: &SearchGame, at: &Ending) -> PositionKey {
        self.key_with(game, at, at.hands, |_| true)
    }

    /// The key of the position among those that declarer can distinguish: not by the opponent who
    /// holds a remembered card, nor by discards.
    pub fn key_to_declarer(self, game: &SearchGame, at: &Ending) -> PositionKey {
        let [first, second] = game.opponents;
        let mut hands = at.hands;
        let remembered = at.hand(second).minus(at.forgotten);
        hands[first.index()] = at.hand(first).and(remembered);
        hands[second.index()] = at.hand(second).minus(remembered);
        self.key_with(game, at, hands, |card| counts(game, at, card))
    }

    /// The key of the position without the statement, with the tricks needed in place of those
    /// lost: among all positions of one ending.
    pub fn key_unstated(self, game: &SearchGame, at: &Ending, to_declarer: bool, needed: u8) -> PositionKey {
        let shown_out = game.locating(at);
        let at = Ending { progress: StatementProgress::default(), lost: 0, shown_out, ..*at };
        let mut key = if to_declarer { self.key_to_declarer(game, &at) } else { self.key(game, &at) };
        let claimer = game.facts.claimer().index() as u64;
        key[3] = u64::from(needed) << 3 | claimer << 1 | u64::from(to_declarer);
        key[5] = 0;
        key
    }

    fn key_with(
        self,
        game: &SearchGame,
        at: &Ending,
        hands: [Cards; 4],
        counts: impl Fn(Card) -> bool,
    ) -> PositionKey {
        const THROWN: u64 = 0b11_1100;
        let [_, e, s, w] = hands;
        let by = CardGatherer::of(self.0);
        let mut key = [0; 6];
        key[0] = by.gathered(e.and(w)) | by.past_the_top();
        key[1] = by.gathered(s.and(w));
        key[2] = by.gathered(at.forgotten);
        key[3] = Suit::DOWN.into_iter().fold(0, |all, suit| all << 4 | game.high_cards(at, suit) as u64);
        let played = |card: Card| match counts(card) {
            true => (self.place(card) as u64) << 2 | card.suit.index() as u64,
            false => THROWN,
        };
        let trick = at.trick.cards().fold(1, |all: u64, card| all << 6 | played(card));
        key[4] = at.history_key(game.shown_out(at)) | trick << 44;
        key[5] = game.named.common(self.0).bits();
        key
    }
}

/// Moves the cards of each suit together, downwards, closing the gaps of played cards: all four
/// suits at once, each in its sixteen bits (“compress” in Warren, Hacker's Delight, 7-4).
pub(crate) struct CardGatherer {
    present: u64,
    /// The cards that move down by 1, 2, 4 and 8 places
    moves: [u64; 4],
}

/// In each suit the bits that do not leave it when they move up this many places.
const fn stays(places: u32) -> u64 {
    (0xffff & 0xffff << places) * 0x0001_0001_0001_0001
}

impl CardGatherer {
    /// With the cards present.
    pub fn of(present: Cards) -> CardGatherer {
        let present = present.bits();
        let mut left = present;
        // The places below each card that no player holds, in its lowest bit not used yet.
        let mut gaps = !present << 1 & stays(1);
        let moves = [0, 1, 2, 3].map(|power| {
            let odd = [1, 2, 4, 8].iter().fold(gaps, |odd, places| odd ^ (odd << places & stays(*places)));
            let moving = odd & left;
            left = left ^ moving | moving >> (1 << power);
            gaps &= !odd;
            moving
        });
        CardGatherer { present: left, moves }
    }

    /// These cards, which are present.
    pub fn gathered(&self, cards: Cards) -> u64 {
        let mut cards = cards.bits();
        for (power, moving) in self.moves.iter().enumerate() {
            let moved = cards & moving;
            cards = cards ^ moved | moved >> (1 << power);
        }
        cards
    }

    /// In each suit the bit above its highest card, which encodes their number.
    fn past_the_top(&self) -> u64 {
        (self.present + 0x0001_0001_0001_0001) & !self.present
    }
}

/// True if a card of the trick in progress is more than a discard.
fn counts(game: &SearchGame, at: &Ending, card: Card) -> bool {
    at.led() == Some(card.suit) || game.is_trump(card.suit)
}

fn rank_below_the_ace(places: usize) -> Option<Rank> {
    Rank::ACE.index().checked_sub(places).and_then(|index| Rank::new(index as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(bits: u64) -> Cards {
        let cards = Suit::DOWN
            .into_iter()
            .flat_map(|suit| (0..13).filter_map(Rank::new).map(move |rank| Card::new(suit, rank)));
        cards.filter(|card| Cards::one(*card).bits() & bits != 0).collect()
    }

    #[test]
    fn gathering_keeps_order() {
        let present = cards(0x1a5a_0000_1fff_0801);
        let by = CardGatherer::of(present);
        for some in [present.bits(), 0x1a48_0000_1555_0800, 0x0002_0000_1000_0001, 0].map(cards) {
            let one_by_one = Suit::DOWN.into_iter().fold(0, |all: u64, suit| {
                let places = present.of(suit).into_iter().enumerate().filter(|(_, card)| some.has(*card));
                places.fold(all, |all, (place, _)| all | 1 << (suit.index() * 16 + place))
            });
            assert_eq!(by.gathered(some), one_by_one);
        }
        assert_eq!(by.past_the_top(), 0x0080_0001_2000_0004);
    }
}
