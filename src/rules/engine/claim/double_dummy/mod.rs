//! Double-dummy solver: tricks with all cards seen and best play on both sides.
//!
//! The search decides whether North and South win a number of the tricks left (`search`). Its
//! result depends on few cards: the higher ones of some suits. It is stored as a pattern of these
//! and applies to every position that matches it (`table`), so one solver gains from every deal it
//! has seen. Top tricks are counted, not played (`quick_tricks`, `later_tricks`); promising plays
//! come first (`order`). These are the ideas of Ginsberg's partition search and of Haglund's DDS.
//!
//! A solver of our own, because the crates around DDS need a C++ compiler and libclang on every
//! build machine, and FFI; and because a claim needs thousands of small endings, for each of which
//! DDS starts afresh. DDS is the yardstick instead: `tests/rules/double_dummy` and the benchmark
//! compare with it.

mod later_tricks;
mod order;
mod plays;
mod position;
mod quick_tricks;
mod search;
mod table;
mod trick;

use crate::bridge::{Cards, Side, Strain, Trick};
use position::Position;
use search::DoubleDummySearch;
use trick::OpenedTrick;

/// A solver for one trump suit. Its table serves all deals.
pub struct DoubleDummy {
    search: DoubleDummySearch,
}

impl DoubleDummy {
    /// A solver with an empty table.
    pub fn new(trump: Strain) -> DoubleDummy {
        DoubleDummy { search: DoubleDummySearch::new(trump.suit().map(|suit| suit.index())) }
    }

    /// Positions searched so far, counted at the beginning of tricks.
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// The tricks this side wins of those left, the one in progress included.
    pub fn tricks(&mut self, hands: &[Cards; 4], trick: Trick, side: Side) -> u8 {
        let guess = guess(hands, self.search.trump(), side, left(hands, trick));
        self.tricks_up_to(u8::MAX, hands, trick, side, guess)
    }

    /// The tricks this side wins, up to `most`, searched from a guess on.
    pub fn tricks_up_to(&mut self, most: u8, hands: &[Cards; 4], trick: Trick, side: Side, guess: u8) -> u8 {
        let most = most.min(left(hands, trick));
        let mut tricks = guess.min(most);
        if self.wins(hands, trick, side, tricks) {
            while tricks < most && self.wins(hands, trick, side, tricks + 1) {
                tricks += 1;
            }
            return tricks;
        }
        tricks = tricks.saturating_sub(1);
        while !self.wins(hands, trick, side, tricks) {
            tricks -= 1;
        }
        tricks
    }

    /// True if this side wins at least this many of the tricks left.
    pub fn wins(&mut self, hands: &[Cards; 4], trick: Trick, side: Side, need: u8) -> bool {
        let left = left(hands, trick);
        match side {
            Side::NS => self.north_south_wins(hands, trick, need, left),
            Side::EW => {
                need == 0 || !self.north_south_wins(hands, trick, (left + 1).saturating_sub(need), left)
            }
        }
    }

    fn north_south_wins(&mut self, hands: &[Cards; 4], trick: Trick, need: u8, left: u8) -> bool {
        if need == 0 || need > left {
            return need == 0;
        }
        let leader = trick.leader.index();
        let trump = self.search.trump();
        let mut cards = trick.cards().map(|card| Cards::one(card).bits());
        let Some(led) = cards.next() else {
            return self.search.trick(&Position::of(hands), leader, need).0;
        };
        let mut at_lead = *hands;
        for (n, card) in trick.cards().enumerate() {
            let seat = trick.leader.after(n).index();
            at_lead[seat] = at_lead[seat].with(card);
        }
        let at = cards.fold(OpenedTrick::led(leader, led), |at, card| at.with(card, trump));
        let mut hands = hands.map(Cards::bits);
        self.search.follow(&Position::of(&at_lead), &mut hands, at, need).0
    }
}

fn left(hands: &[Cards; 4], trick: Trick) -> u8 {
    (hands[trick.leader.index()].len() + usize::from(!trick.is_empty())) as u8
}

/// An estimate of the tricks, by the highest cards of each suit and the trumps.
fn guess(hands: &[Cards; 4], trump: Option<usize>, side: Side, left: u8) -> u8 {
    let position = Position::of(hands);
    let mut weights = [0, 0];
    for suit in 0..4 {
        for (nth, weight) in [(0, 8), (1, 6), (2, 4), (3, 2)] {
            if let Some(holder) = position.holder(suit, nth) {
                weights[holder % 2] += weight;
            }
        }
    }
    if let Some(trump) = trump {
        for seat in 0..4 {
            weights[seat % 2] += 4 * u32::from(position.length(seat, trump));
        }
    }
    let ours = weights[usize::from(side == Side::EW)];
    let all = weights[0] + weights[1];
    let left = u32::from(left);
    if all == 0 {
        0
    } else {
        ((3 * ours * left + all).saturating_sub(all * left / 2) / (2 * all)).min(left) as u8
    }
}
