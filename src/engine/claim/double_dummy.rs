//! Tricks with all cards seen and best play by everybody: minimax with a table of positions by relative ranks, so that
//! deals that differ only in ranks that do not matter share their work.

use super::ending::one_of_each_run;
use super::table::{Key, Table};
use crate::bridge::trick::beats;
use crate::bridge::{Card, Cards, Seat, Side, Strain, Suit, Trick};

/// A solver for one trump suit. Its table serves all deals.
pub struct DoubleDummy {
    trump: Strain,
    table: Table<Bounds>,
}

/// North and South win at least and at most so many tricks.
#[derive(Clone, Copy)]
struct Bounds {
    least: u8,
    most: u8,
}

impl DoubleDummy {
    /// A solver that has seen nothing yet.
    pub fn new(trump: Strain) -> DoubleDummy {
        DoubleDummy { trump, table: Table::new() }
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
        if !trick.is_empty() {
            return self.any_play(hands, trick, need, left);
        }
        let leader = trick.leader;
        let sure = self.sure_tricks(hands, leader).min(left);
        match leader.side() {
            Side::NS if sure >= need => return true,
            Side::EW if left - sure < need => return false,
            _ => {}
        }
        let key = key(hands, leader);
        let mut bounds = self.table.get(key).unwrap_or(Bounds { least: 0, most: left });
        if bounds.least >= need || bounds.most < need {
            return bounds.least >= need;
        }
        let wins = self.any_play(hands, trick, need, left);
        if wins {
            bounds.least = need
        } else {
            bounds.most = need - 1
        }
        self.table.put(key, bounds);
        wins
    }

    /// Tries the plays of whose turn it is; he needs one that is good for his side.
    fn any_play(&mut self, hands: &[Cards; 4], trick: Trick, need: u8, left: u8) -> bool {
        let seat = trick.turn();
        let for_north_south = seat.side() == Side::NS;
        let present =
            trick.cards().fold(hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand)), Cards::with);
        let plays = one_of_each_run(trick.playable(hands[seat.index()]), present);
        let trump = self.trump;
        let winning = trick.winning(trump);
        let rising = winning.is_none_or(|(by, _)| by.side() != seat.side());
        let wins = |card: &Card| winning.is_none_or(|(_, best)| beats(*card, best, trump));
        let cheap = plays.into_iter().filter(|card| !(rising && wins(card)));
        let dear = plays.into_iter().rev().filter(|card| rising && wins(card));
        dear.chain(cheap).any(|card| self.after(hands, trick, card, need, left) == for_north_south)
            == for_north_south
    }

    fn after(&mut self, hands: &[Cards; 4], trick: Trick, card: Card, need: u8, left: u8) -> bool {
        let mut hands = *hands;
        let seat = trick.turn();
        hands[seat.index()] = hands[seat.index()].without(card);
        let trick = trick.play(card);
        if trick.len() < 4 {
            return self.any_play(&hands, trick, need, left);
        }
        let winner = trick.winning(self.trump).map_or(seat, |(winner, _)| winner);
        let won = u8::from(winner.side() == Side::NS);
        self.north_south_wins(&hands, Trick::new(winner), need.saturating_sub(won), left - 1)
    }

    /// Top cards that the leader can cash at once, as long as nobody can ruff.
    fn sure_tricks(&self, hands: &[Cards; 4], leader: Seat) -> u8 {
        let his = hands[leader.index()];
        let [next, last] = [leader.lho(), leader.rho()].map(|seat| hands[seat.index()]);
        let against = next.and(last);
        let partners = hands[leader.partner().index()];
        let ruffs = self.trump.suit().filter(|t| !against.of(*t).is_empty());
        let mut tops = 0;
        for suit in Suit::DOWN {
            let others = against.and(partners).of(suit);
            let mut run = match others.highest() {
                Some(top) => his.above(top).len(),
                None => his.of(suit).len(),
            };
            if ruffs.is_some_and(|trump| trump != suit) {
                let follow = |hand: Cards| hand.of(suit).len();
                let may_ruff = |hand: Cards| ruffs.is_some_and(|trump| !hand.of(trump).is_empty());
                // A partner who is forced to ruff is on lead, and need not have winners.
                for hand in [next, last, partners].into_iter().filter(|hand| may_ruff(*hand)) {
                    run = run.min(follow(hand));
                }
            }
            tops += run;
        }
        tops as u8
    }
}

fn left(hands: &[Cards; 4], trick: Trick) -> u8 {
    (hands[trick.leader.index()].len() + usize::from(!trick.is_empty())) as u8
}

/// Who holds the cards of each suit from the top down, and who leads.
fn key(hands: &[Cards; 4], leader: Seat) -> Key {
    let mut key = [0, leader.index() as u64];
    let [n, e, s, w] = hands;
    let all = n.and(*e).and(*s).and(*w);
    for suit in Suit::DOWN {
        let mut owners = 1;
        for card in all.of(suit).into_iter().rev() {
            let ew = e.has(card) || w.has(card);
            let sw = s.has(card) || w.has(card);
            owners = owners << 2 | u64::from(ew) << 1 | u64::from(sw);
        }
        let half = &mut key[suit.index() / 2];
        *half = *half << 28 | owners;
    }
    key
}
