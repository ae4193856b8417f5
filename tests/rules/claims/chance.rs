//! Random endings from a seed.

use rules::bridge::{Card, Cards, Rank, Seat, Strain, Suit};
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup, StatementStep};

/// A small random generator; the same seed gives the same endings.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    pub fn strain(&mut self) -> Strain {
        match self.below(5) {
            4 => Strain::Notrump,
            n => Strain::Suit(Suit::DOWN[n]),
        }
    }

    /// Four hands of this many cards, of the top ranks only, so that the suits interlock.
    pub fn hands(&mut self, cards: usize) -> [Cards; 4] {
        let ranks = 12 - cards as u8..13;
        let deck: Vec<Card> = Suit::DOWN
            .into_iter()
            .flat_map(|s| ranks.clone().map(move |r| Card::new(s, Rank::new(r).unwrap())))
            .collect();
        self.deal(deck, cards)
    }

    pub fn deal(&mut self, mut deck: Vec<Card>, cards: usize) -> [Cards; 4] {
        for i in (1..deck.len()).rev() {
            let j = self.below(i + 1);
            deck.swap(i, j);
        }
        [0, 1, 2, 3].map(|n| deck[n * cards..(n + 1) * cards].iter().copied().collect())
    }

    /// A claim on random cards, with cards forgotten and sometimes a statement; every fourth one by
    /// a defender.
    pub fn claim(&mut self, cards: usize) -> ClaimFacts {
        let hands = self.hands(cards);
        let trump = self.strain();
        let (declarer, claimer) = if self.below(4) == 0 { (Seat::S, Seat::E) } else { (Seat::S, Seat::S) };
        let out = match claimer {
            Seat::E => hands[Seat::S.index()],
            _ => hands[Seat::E.index()].and(hands[Seat::W.index()]),
        };
        let forgotten: Cards = out.into_iter().filter(|_| self.below(4) == 0).collect();
        let mut aware = [None; 4];
        for suit in Suit::DOWN {
            let cards = forgotten.of(suit);
            let found =
                if cards.is_empty() { Awareness::Aware } else { Awareness::Unaware { forgot: Some(cards) } };
            aware[suit.index()] = Some(found);
        }
        let statement = match self.below(6) {
            0 if trump.suit().is_some() => vec![StatementStep::Draw],
            1 => vec![StatementStep::Cash(Suit::DOWN[self.below(4)])],
            2 => vec![StatementStep::Concede(Suit::DOWN[self.below(4)])],
            _ => Vec::new(),
        };
        let setup = ClaimSetup {
            cards: Some(hands),
            trump: Some(trump),
            declarer,
            leader: Some(Seat::ALL[self.below(4)]),
            claimer,
            claims: (cards - self.below(2)) as u8,
            statement,
            aware,
            ..ClaimSetup::default()
        };
        setup.check().unwrap()
    }
}
