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

/// A trick that has been led to.
#[derive(Clone, Copy)]
struct AtWork {
    /// Whose turn it is
    seat: Seat,
    /// Cards played to it
    played: usize,
    led: Suit,
    /// Who is winning it, and by which card
    winning: (Seat, Card),
    /// All cards present when it began
    present: Cards,
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
        if let (Some(led), Some(winning)) = (trick.cards().next(), trick.winning(self.trump)) {
            let present = trick.cards().fold(all(hands), Cards::with);
            let at_work = AtWork { seat: trick.turn(), played: trick.len(), led: led.suit, winning, present };
            return self.some_play(hands, at_work, need, left);
        }
        self.some_lead(hands, trick.leader, need, left)
    }

    /// At the beginning of a trick.
    fn some_lead(&mut self, hands: &[Cards; 4], leader: Seat, need: u8, left: u8) -> bool {
        if need == 0 || need > left {
            return need == 0;
        }
        let sure = self.sure_tricks(hands, leader).min(left);
        match leader.side() {
            Side::NS if sure >= need => return true,
            Side::EW if left - sure < need => return false,
            _ => {}
        }
        // The last trick is sooner played than looked up.
        let key = if left > 1 { key(hands, leader) } else { [0; 2] };
        let unknown = Bounds { least: 0, most: left };
        let mut bounds = if left > 1 { self.table.get(key).unwrap_or(unknown) } else { unknown };
        if bounds.least >= need || bounds.most < need {
            return bounds.least >= need;
        }
        let for_north_south = leader.side() == Side::NS;
        let present = all(hands);
        let leads = one_of_each_run(hands[leader.index()], present);
        let wins = leads.into_iter().rev().any(|card| {
            let winning = (leader, card);
            let at_work = AtWork { seat: leader.lho(), played: 1, led: card.suit, winning, present };
            self.some_play(&without(hands, leader, card), at_work, need, left) == for_north_south
        }) == for_north_south;
        if left > 1 {
            if wins {
                bounds.least = need
            } else {
                bounds.most = need - 1
            }
            self.table.put(key, bounds);
        }
        wins
    }

    /// Tries the plays of whose turn it is; he needs one that is good for his side.
    fn some_play(&mut self, hands: &[Cards; 4], at: AtWork, need: u8, left: u8) -> bool {
        let (seat, trump) = (at.seat, self.trump);
        let for_north_south = seat.side() == Side::NS;
        let hand = hands[seat.index()];
        let follows = hand.of(at.led);
        let plays = one_of_each_run(if follows.is_empty() { hand } else { follows }, at.present);
        // First the cards that take the trick from the other side, from the top; then the others, from the bottom.
        let theirs = at.winning.0.side() != seat.side();
        let takes = |card: &Card| theirs && beats(*card, at.winning.1, trump);
        let taking: Cards = if theirs { plays.into_iter().filter(takes).collect() } else { Cards::EMPTY };
        taking.into_iter().rev().chain(plays.minus(taking)).any(|card| {
            let winning = if beats(card, at.winning.1, trump) { (seat, card) } else { at.winning };
            let hands = without(hands, seat, card);
            let north_south_wins = if at.played == 3 {
                let won = u8::from(winning.0.side() == Side::NS);
                self.some_lead(&hands, winning.0, need.saturating_sub(won), left - 1)
            } else {
                let at = AtWork { seat: seat.lho(), played: at.played + 1, winning, ..at };
                self.some_play(&hands, at, need, left)
            };
            north_south_wins == for_north_south
        }) == for_north_south
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

fn all(hands: &[Cards; 4]) -> Cards {
    hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand))
}

fn without(hands: &[Cards; 4], seat: Seat, card: Card) -> [Cards; 4] {
    let mut hands = *hands;
    hands[seat.index()] = hands[seat.index()].without(card);
    hands
}

/// Who holds the cards of each suit from the top down, and who leads.
fn key(hands: &[Cards; 4], leader: Seat) -> Key {
    let mut key = [0, leader.index() as u64];
    let [_, e, s, w] = hands;
    let (east_west, south_west) = (e.and(*w), s.and(*w));
    let all = all(hands);
    for suit in Suit::DOWN {
        let mut owners = 1;
        for card in all.of(suit).into_iter().rev() {
            let (ew, sw) = (east_west.has(card), south_west.has(card));
            owners = owners << 2 | u64::from(ew) << 1 | u64::from(sw);
        }
        let half = &mut key[suit.index() / 2];
        *half = *half << 28 | owners;
    }
    key
}
