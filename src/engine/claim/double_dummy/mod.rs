//! Tricks with all cards seen and best play by everybody.

mod order;
mod position;
mod quick;
mod search;
mod table;

use crate::bridge::{Cards, Side, Strain, Trick};
use position::Position;
use search::{AtWork, Search};

/// A solver for one trump suit. Its table serves all deals.
pub struct DoubleDummy {
    search: Search,
}

impl DoubleDummy {
    /// A solver that has seen nothing yet.
    pub fn new(trump: Strain) -> DoubleDummy {
        DoubleDummy { search: Search::new(trump.suit().map(|suit| suit.index())) }
    }

    /// Positions looked at so far, counted at the beginning of tricks.
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// The tricks this side wins of those left, the one in progress included.
    pub fn tricks(&mut self, hands: &[Cards; 4], trick: Trick, side: Side) -> u8 {
        self.tricks_near(hands, trick, side, left(hands, trick) / 2)
    }

    /// The same, looked for from a guess on.
    pub fn tricks_near(&mut self, hands: &[Cards; 4], trick: Trick, side: Side, guess: u8) -> u8 {
        let left = left(hands, trick);
        let mut tricks = guess.min(left);
        if self.wins(hands, trick, side, tricks) {
            while tricks < left && self.wins(hands, trick, side, tricks + 1) {
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

    /// Whether this side wins at least so many of the tricks left.
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
        let mut held = *hands;
        for (n, card) in trick.cards().enumerate() {
            let seat = trick.leader.after(n).index();
            held[seat] = held[seat].with(card);
        }
        let at = cards.fold(AtWork::led(leader, led), |at, card| at.with(card, trump));
        let mut hands = hands.map(Cards::bits);
        self.search.follow(&Position::of(&held), &mut hands, at, need).0
    }
}

fn left(hands: &[Cards; 4], trick: Trick) -> u8 {
    (hands[trick.leader.index()].len() + usize::from(!trick.is_empty())) as u8
}
