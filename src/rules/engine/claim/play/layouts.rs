//! The layouts of hidden cards that fit what the play has shown.
//!
//! All of them where there are few; a fixed sample and the extremes where there are many. The same
//! position always gives the same layouts, so that a ruling does not depend on chance.

use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::claim::play::shown_out::ShownOut;

/// Limit on enumerated layouts: all those of five cards a hand (the ways to choose five of ten).
const MOST_ENUMERATED: u64 = 252;

/// Sample size where there are more.
const SAMPLE: usize = 48;

/// Layouts of the hidden cards.
pub(crate) struct Layouts {
    /// The hands in each
    pub hands: Vec<[Cards; 4]>,
    /// Number of layouts, from the first on, that stand for all in averages; the others are
    /// extremes
    pub counted: usize,
}

/// A deal of the hidden cards to two hidden hands: the cards certain to lie in one hand, and those
/// that may lie in either. Not even cards that touch may be merged: a lone ace opposite king and
/// queen blocks a suit that ace and queen opposite the king does not.
pub(crate) struct Deal {
    hidden: [Seat; 2],
    /// The hands with all cards whose location is certain
    hands: [Cards; 4],
    /// Cards that may lie in either hand
    free: Vec<Card>,
    /// Number of cards in the first hand
    room: usize,
}

impl Deal {
    /// A deal of these hidden cards to hands that hold others for certain, with `room` of them in
    /// the first hand; `None` when no layout fits.
    pub fn new(
        shown_out: ShownOut,
        hidden: [Seat; 2],
        cards: &[Card],
        mut hands: [Cards; 4],
        room: usize,
    ) -> Option<Deal> {
        let mut free = Vec::with_capacity(cards.len());
        let mut placed = 0;
        for card in cards {
            match hidden.map(|seat| shown_out.has(seat, card.suit)) {
                [false, false] => free.push(*card),
                [true, true] => return None,
                [out, _] => {
                    let seat = hidden[usize::from(out)];
                    placed += usize::from(!out);
                    hands[seat.index()] = hands[seat.index()].with(*card);
                }
            }
        }
        let room = room.checked_sub(placed).filter(|room| *room <= free.len())?;
        Some(Deal { hidden, hands, free, room })
    }

    /// The layouts: all of them, or a sample.
    pub fn layouts(&self) -> Layouts {
        let mut hands = Vec::new();
        if ways(self.free.len(), self.room) <= MOST_ENUMERATED {
            self.each(0, self.room, self.hands, &mut hands);
            return Layouts { counted: hands.len(), hands };
        }
        let mut chosen = FixedSample(0x2545_f491_4f6c_dd1d);
        hands.extend((0..SAMPLE).map(|_| self.random(&mut chosen)));
        let counted = hands.len();
        hands.extend(self.extremes());
        Layouts { hands, counted }
    }

    /// All layouts; `None` if there are more than `most`.
    pub fn all(&self, most: u64) -> Option<Vec<[Cards; 4]>> {
        let mut hands = Vec::new();
        (ways(self.free.len(), self.room) <= most)
            .then(|| self.each(0, self.room, self.hands, &mut hands))?;
        Some(hands)
    }

    /// For each suit and each hand a layout in which that hand has as many cards of it as it can.
    fn extremes(&self) -> impl Iterator<Item = [Cards; 4]> {
        Suit::DOWN.into_iter().flat_map(move |suit| {
            [0, 1].map(|to| {
                let (first, rest): (Vec<Card>, Vec<Card>) =
                    self.free.iter().partition(|card| card.suit == suit);
                let room = if to == 0 { self.room } else { self.free.len() - self.room };
                let cards = first.into_iter().chain(rest).enumerate();
                cards.fold(self.hands, |hands, (i, card)| {
                    self.give(hands, if i < room { to } else { 1 - to }, card)
                })
            })
        })
    }

    /// Deals the free cards from this one on, `room` of them to the first hand.
    fn each(&self, from: usize, room: usize, hands: [Cards; 4], found: &mut Vec<[Cards; 4]>) {
        let Some(card) = self.free.get(from) else {
            found.push(hands);
            return;
        };
        if room > 0 {
            self.each(from + 1, room - 1, self.give(hands, 0, *card), found);
        }
        if room < self.free.len() - from {
            self.each(from + 1, room, self.give(hands, 1, *card), found);
        }
    }

    /// One layout, all being equally likely.
    fn random(&self, chosen: &mut FixedSample) -> [Cards; 4] {
        let (mut hands, mut room) = (self.hands, self.room);
        for (i, card) in self.free.iter().enumerate() {
            let to_first = chosen.below(self.free.len() - i) < room;
            room -= usize::from(to_first);
            hands = self.give(hands, usize::from(!to_first), *card);
        }
        hands
    }

    fn give(&self, mut hands: [Cards; 4], to: usize, card: Card) -> [Cards; 4] {
        let seat = self.hidden[to].index();
        hands[seat] = hands[seat].with(card);
        hands
    }
}

/// The binomial coefficient `of` over `choose`.
fn ways(of: usize, choose: usize) -> u64 {
    (0..choose.min(of - choose)).fold(1, |ways, i| ways * (of - i) as u64 / (i as u64 + 1))
}

/// A pseudorandom generator with a fixed seed.
struct FixedSample(u64);

impl FixedSample {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % n as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Rank, Suit};

    fn deal(spades: usize, hearts: usize, room: usize, shown_out: ShownOut) -> Option<Deal> {
        let suit = |suit, n: usize| (0..n as u8).filter_map(Rank::new).map(move |rank| Card::new(suit, rank));
        let cards: Vec<Card> = suit(Suit::S, spades).chain(suit(Suit::H, hearts)).collect();
        Deal::new(shown_out, [Seat::W, Seat::E], &cards, [Cards::EMPTY; 4], room)
    }

    #[test]
    fn enumerates_few_layouts_once() {
        let layouts = deal(5, 5, 5, ShownOut::default()).unwrap().layouts();
        let mut all = layouts.hands;
        assert_eq!([all.len(), layouts.counted], [MOST_ENUMERATED as usize; 2]);
        all.sort();
        all.dedup();
        assert_eq!(all.len() as u64, MOST_ENUMERATED);
    }

    #[test]
    fn samples_many_layouts_consistently() {
        let layouts = || deal(8, 8, 8, ShownOut::default()).unwrap().layouts().hands;
        assert_eq!(layouts(), layouts());
        let sizes = |hands: &[Cards; 4]| [Seat::W, Seat::E].map(|seat| hands[seat.index()].len());
        assert!(layouts().iter().all(|hands| sizes(hands) == [8, 8]));
    }

    #[test]
    fn sample_includes_extremes() {
        let layouts = deal(8, 8, 8, ShownOut::default()).unwrap().layouts();
        let spades = |hands: &[Cards; 4]| hands[Seat::W.index()].of(Suit::S).len();
        assert!(layouts.hands[layouts.counted..].iter().any(|hands| spades(hands) == 8));
        assert!(layouts.hands[layouts.counted..].iter().any(|hands| spades(hands) == 0));
    }

    #[test]
    fn shown_out_hand_is_void() {
        let shown = ShownOut::default().with(Seat::W, Suit::S);
        let layouts = deal(2, 4, 3, shown).unwrap().layouts().hands;
        assert_eq!(layouts.len(), 4);
        assert!(layouts.iter().all(|hands| hands[Seat::W.index()].of(Suit::S).is_empty()));
        assert!(deal(2, 4, 5, shown).is_none());
    }
}
