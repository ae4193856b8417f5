//! Tricks that two hands can count from the top without losing the lead, independent of the
//! opponents' cards.

use crate::bridge::{Card, Cards, Rank, Strain, Suit};
use crate::engine::claim::search::table::{PositionTable, TableKey};

/// The counting of tricks against the cards believed to be out.
pub(in crate::engine::claim) struct TopTrickCount {
    trump: Strain,
    /// The highest card out of each suit
    tops: Cards,
    /// Counts by [`TopTrickCount::key`], where many cards are left
    table: PositionTable<u8>,
}

/// With fewer cards in a hand, counting is faster than a lookup.
const LOOKED_UP_FROM: usize = 4;

impl TopTrickCount {
    /// An empty count.
    pub fn new(trump: Strain) -> TopTrickCount {
        TopTrickCount { trump, tops: Cards::EMPTY, table: PositionTable::new() }
    }

    /// Sets the cards out to count against.
    pub fn against(&mut self, out: Cards) -> &mut TopTrickCount {
        self.tops = Suit::DOWN.into_iter().filter_map(|suit| out.of(suit).highest()).collect();
        self
    }

    /// Tricks from the top of two hands, the one on lead first.
    pub fn tricks(&mut self, lead: Cards, other: Cards) -> usize {
        let key = (lead.len() >= LOOKED_UP_FROM).then(|| self.key(lead, other));
        if let Some(cached) = key.and_then(|key| self.table.get(key)) {
            return usize::from(cached);
        }
        let most = self.most(lead, other);
        let mut best = 0;
        for suit in Suit::DOWN {
            let (held, opposite) = (lead.of(suit), other.of(suit));
            let (Some(top), Some(low)) = (held.highest(), held.lowest()) else { continue };
            if self.wins(top) {
                best = best.max(self.cash(lead, other, top));
            }
            if let Some(winner) = opposite.highest().filter(|card| self.wins(*card) && *card > low) {
                best = best.max(1 + self.after_trick(lead.without(low), other.without(winner), true));
            }
            if let Some(ruffer) = self.ruffer(suit, other) {
                best = best.max(1 + self.after_trick(lead.without(low), other.without(ruffer), true));
            }
            if best >= most {
                break;
            }
        }
        if let Some(key) = key {
            self.table.put(key, best as u8);
        }
        best
    }

    /// A key that is equal for hands with the same tricks: it counts the winners of each suit as
    /// its highest cards and the others as the lowest the hand can have, with the cards out in
    /// between.
    fn key(&self, lead: Cards, other: Cards) -> TableKey {
        let mut key = [0, 0];
        for suit in 0..4 {
            let [own, opposite, out] =
                [lead, other, self.tops].map(|cards| cards.bits() >> (suit * 16) & 0xffff);
            let winners = if out == 0 { 0xffff } else { 0xffff & !(out | (out - 1)) };
            let lowest = |cards: u64| (1 << (cards & !winners).count_ones()) - 1;
            let mut suits = [lowest(own), lowest(opposite)];
            let mut left = (own | opposite) & winners;
            let mut place = Rank::ACE.index();
            while left != 0 {
                let top = left.ilog2();
                suits[0] |= (own >> top & 1) << place;
                suits[1] |= (opposite >> top & 1) << place;
                left &= !(1 << top);
                place -= usize::from(left != 0);
            }
            key[0] |= suits[0] << (suit * 16);
            key[1] |= suits[1] << (suit * 16);
        }
        key
    }

    /// Tricks from the top when this card of the hand on lead is led; `None` when it does not win
    /// the trick for certain.
    pub fn by_leading(&mut self, lead: Cards, other: Cards, card: Card) -> Option<usize> {
        let over = other.of(card.suit).highest().filter(|over| *over > card && self.wins(*over));
        let ruffer = self.ruffer(card.suit, other);
        let rest = lead.without(card);
        let ways = [
            self.wins(card).then(|| self.cash(lead, other, card)),
            over.map(|over| 1 + self.after_trick(rest, other.without(over), true)),
            ruffer.map(|ruffer| 1 + self.after_trick(rest, other.without(ruffer), true)),
        ];
        ways.into_iter().flatten().max()
    }

    /// An upper bound of the count: each trick takes a trump, or in one round of its suit a winner.
    fn most(&self, lead: Cards, other: Cards) -> usize {
        let tricks = Suit::DOWN.into_iter().map(|suit| {
            let (own, opposite) = (lead.of(suit), other.of(suit));
            let held = own.and(opposite);
            if self.trump.suit() == Some(suit) {
                return held.len();
            }
            let winners = self.tops.of(suit).highest().map_or(held, |top| held.above(top));
            winners.len().min(own.len().max(opposite.len()))
        });
        tricks.sum::<usize>().min(lead.len())
    }

    fn wins(&self, card: Card) -> bool {
        self.tops.above(card).is_empty()
    }

    /// The lowest trump of the other hand, where it has no card of the suit.
    fn ruffer(&self, suit: Suit, other: Cards) -> Option<Card> {
        let trump = self.trump.suit().filter(|trump| *trump != suit && other.of(suit).is_empty())?;
        other.of(trump).lowest()
    }

    /// Cashes a winner: the other hand plays low, or overtakes as cheaply as it can, or throws a
    /// loser.
    fn cash(&mut self, lead: Cards, other: Cards, top: Card) -> usize {
        let rest = lead.without(top);
        let opposite = other.of(top.suit);
        let Some(low) = opposite.lowest() else {
            let throws = self.throws(other);
            return 1 + throws
                .into_iter()
                .map(|card| self.after_trick(rest, other.without(card), false))
                .max()
                .unwrap_or(0);
        };
        let under = self.after_trick(rest, other.without(low), low > top);
        match opposite.above(top).lowest() {
            Some(over) if over != low => 1 + under.max(self.after_trick(rest, other.without(over), true)),
            _ => 1 + under,
        }
    }

    /// Discards to try from the other hand: the low card of a suit, losers if there are any.
    fn throws(&self, other: Cards) -> Cards {
        let lows: Cards = Suit::DOWN.into_iter().filter_map(|suit| other.of(suit).lowest()).collect();
        let loses = |card: &Card| self.trump.suit() != Some(card.suit) && !self.wins(*card);
        match lows.into_iter().filter(loses).collect() {
            Cards::EMPTY => lows,
            losers => losers,
        }
    }

    /// The tricks of the cards left after a trick.
    fn after_trick(&mut self, lead: Cards, other: Cards, changes: bool) -> usize {
        match changes {
            _ if lead.is_empty() => 0,
            true => self.tricks(other, lead),
            false => self.tricks(lead, other),
        }
    }
}
