//! The fewest tricks of a side over all legal plays: tricks that no play at all could lose (Law 71A
//! until 1997).
//!
//! Neither side plays to win here, so this is a search for a path, like that for the worst normal
//! line. There are no beliefs, and of touching cards in one hand it is enough to try one.

use super::ProvedRange;
use super::table::{PositionTable, TableKey};
use crate::bridge::{Cards, Seat, Side, Strain};
use crate::engine::claim::play::ending::{Ending, one_of_each_run};
use crate::engine::effort::Effort;

struct Legal {
    trump: Strain,
    side: Side,
    table: PositionTable<LegalBounds>,
    tried: u64,
    bound: Effort,
}

/// Bounds of the tricks at the beginning of a trick.
#[derive(Clone, Copy)]
struct LegalBounds {
    least: u8,
    most: u8,
}

/// The fewest tricks of the side from here; a range up to all tricks left where the search passed
/// its bound.
pub fn fewest(at: &Ending, trump: Strain, side: Side, bound: impl Into<Effort>) -> ProvedRange {
    let mut search = Legal { trump, side, table: PositionTable::new(), tried: 0, bound: bound.into() };
    let left = at.left();
    let mut tricks = 0;
    while tricks < left && !search.at_most(at, tricks) && !search.is_over() {
        tricks += 1;
    }
    ProvedRange { least: tricks, most: if search.is_over() { left } else { tricks } }
}

impl Legal {
    fn is_over(&self) -> bool {
        self.bound.is_over(self.tried)
    }

    /// True if some line wins at most this many tricks; unspecified once the bound was passed.
    fn at_most(&mut self, at: &Ending, tricks: u8) -> bool {
        if !at.trick.is_empty() {
            return self.some_play(at, tricks);
        }
        let left = at.left();
        if tricks >= left {
            return true;
        }
        if self.top_trumps(at) > tricks {
            return false;
        }
        let key = key(at);
        let cached = self.table.get(key).unwrap_or(LegalBounds { least: 0, most: left });
        if cached.least > tricks || cached.most <= tricks {
            return cached.most <= tricks;
        }
        let found = self.some_play(at, tricks);
        if !self.is_over() {
            let cached = if found {
                LegalBounds { most: tricks, ..cached }
            } else {
                LegalBounds { least: tricks + 1, ..cached }
            };
            self.table.put(key, cached);
        }
        found
    }

    fn some_play(&mut self, at: &Ending, tricks: u8) -> bool {
        let wins = at.turn().side() != self.side;
        let mut plays: Vec<_> = one_of_each_run(at.legal(), at.present()).into_iter().collect();
        if wins {
            plays.reverse();
        }
        for card in plays {
            self.tried += 1;
            if self.is_over() {
                return false;
            }
            let (next, winner) = at.play(card, self.trump);
            let won = u8::from(winner.is_some_and(|seat| seat.side() == self.side));
            if tricks >= won && self.at_most(&next, tricks - won) {
                return true;
            }
        }
        false
    }

    /// Number of trumps in one hand of the side that no other card beats: each wins a trick,
    /// whatever is played.
    fn top_trumps(&self, at: &Ending) -> u8 {
        let Some(trump) = self.trump.suit() else { return 0 };
        let of = |seat: Seat| at.hand(seat).of(trump);
        let count = |seat: Seat| {
            let others = Seat::ALL.into_iter().filter(|other| *other != seat).map(of);
            let against = others.fold(Cards::EMPTY, Cards::and);
            against.highest().map_or(of(seat), |top| of(seat).above(top)).len() as u8
        };
        let seats = Seat::ALL.into_iter().filter(|seat| seat.side() == self.side);
        seats.map(count).max().unwrap_or(0)
    }
}

/// The cards left and the leader; the rest follows from the deal.
fn key(at: &Ending) -> TableKey {
    let left = at.hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand)).bits();
    [left, at.trick.leader.index() as u64]
}
