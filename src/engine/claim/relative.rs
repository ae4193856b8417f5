//! What is left of a position when only the order of its cards counts, not their ranks: positions that differ only in
//! ranks that have gone are one to a search.

use super::ending::Ending;
use super::game::Game;
use super::table::Key;
use crate::bridge::{Card, Cards, Rank, Suit};

/// The key of a position: a word for each suit, one for the trick and what the play has shown, one for the cards that the
/// statement names.
pub(super) type PositionKey = Key<6>;

/// The cards present, by which others are counted down from the top of their suit.
#[derive(Clone, Copy)]
pub(super) struct Relative(Cards);

impl Relative {
    /// By the cards present in this position.
    pub fn of(at: &Ending) -> Relative {
        Relative(at.present())
    }

    /// How many cards of its suit are above the card.
    fn place(self, card: Card) -> usize {
        self.0.above(card).len()
    }

    /// The cards as if no card of their suits had gone: the highest is the ace.
    pub fn lifted(self, cards: Cards) -> Cards {
        let lift = |card: Card| Some(Card::new(card.suit, rank_below_the_ace(self.place(card))?));
        cards.into_iter().filter_map(lift).collect()
    }

    /// The cards present that are these when lifted.
    pub fn lowered(self, lifted: Cards) -> Cards {
        self.0.into_iter().filter(|card| !self.lifted(Cards::one(*card)).common(lifted).is_empty()).collect()
    }

    /// By the cards that still count in the eyes of declarer: not those thrown on the trick in progress.
    pub fn to_declarer(game: &Game, at: &Ending) -> Relative {
        let hands = at.hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand));
        Relative(at.trick.cards().filter(|card| counts(game, at, *card)).fold(hands, Cards::with))
    }

    /// A card, by its suit and how many cards of it are above.
    pub fn nth(self, card: Card) -> (Suit, u8) {
        (card.suit, self.place(card) as u8)
    }

    /// The card with so many cards of its suit above it.
    pub fn at(self, (suit, place): (Suit, u8)) -> Option<Card> {
        self.0.of(suit).into_iter().rev().nth(usize::from(place))
    }

    /// The key of the position among those that can follow from one claim and one belief.
    pub fn key(self, game: &Game, at: &Ending) -> PositionKey {
        self.key_with(game, at, at.hands, |_| true)
    }

    /// The key of the position among those that declarer tells apart: which opponent holds a card that he knows of he does
    /// not see, and what was thrown does not count.
    pub fn key_to_declarer(self, game: &Game, at: &Ending) -> PositionKey {
        let [first, second] = game.opponents;
        let mut hands = at.hands;
        let known = at.hand(second).minus(at.forgotten);
        hands[first.index()] = at.hand(first).and(known);
        hands[second.index()] = at.hand(second).minus(known);
        self.key_with(game, at, hands, |card| counts(game, at, card))
    }

    fn key_with(
        self,
        game: &Game,
        at: &Ending,
        hands: [Cards; 4],
        counts: impl Fn(Card) -> bool,
    ) -> PositionKey {
        const THROWN: u64 = 0b11_1100;
        let mut key = [0; 6];
        for suit in Suit::DOWN {
            key[suit.index()] = self.suit(game, at, hands, suit);
        }
        let played = |card: Card| match counts(card) {
            true => (self.place(card) as u64) << 2 | card.suit.index() as u64,
            false => THROWN,
        };
        let trick = at.trick.cards().fold(1, |all: u64, card| all << 6 | played(card));
        key[4] = at.told(game.shown_out(at)) | trick << 44;
        key[5] = game.named.common(self.0).bits();
        key
    }

    /// Whose the cards of a suit are from the top down, and which of them the claimer has forgotten.
    fn suit(self, game: &Game, at: &Ending, hands: [Cards; 4], suit: Suit) -> u64 {
        let [_, e, s, w] = hands;
        let (east_west, south_west) = (e.and(w), s.and(w));
        let mut owners = 1;
        for card in self.0.of(suit).into_iter().rev() {
            let (ew, sw) = (u64::from(east_west.has(card)), u64::from(south_west.has(card)));
            owners = owners << 3 | u64::from(at.forgotten.has(card)) << 2 | ew << 1 | sw;
        }
        owners | (game.high_cards(at, suit) as u64) << 44
    }
}

/// Whether a card of the trick in progress is more than a card thrown.
fn counts(game: &Game, at: &Ending, card: Card) -> bool {
    at.led() == Some(card.suit) || game.is_trump(card.suit)
}

fn rank_below_the_ace(places: usize) -> Option<Rank> {
    Rank::ACE.index().checked_sub(places).and_then(|index| Rank::new(index as u8))
}
