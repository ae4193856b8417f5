//! The order in which plays are tried: it affects the work, not the result. The weights of leads
//! mostly follow Haglund's DDS (Apache-2.0); the others are our own, a few of them tuned on random
//! deals.

use super::plays::Play;
use super::position::{Position, in_suit, lane, suit_of, top};
use super::trick::OpenedTrick;

/// A lead to be weighed.
struct WeighedLead<'a> {
    position: &'a Position,
    trump: Option<usize>,
    leader: usize,
    next: usize,
    partner: usize,
    last: usize,
    suit: usize,
    /// Cards of the suit above it
    from_top: u32,
    /// True if the next lower card is in the same hand
    sequence: bool,
    rank: i32,
}

/// The weight of a lead.
pub(super) fn lead(position: &Position, trump: Option<usize>, leader: usize, play: &Play) -> i32 {
    let suit = suit_of(play.card);
    let from_top = in_suit(position.all & !(play.card | (play.card - 1)), suit).count_ones();
    let [next, partner, last] = [1, 2, 3].map(|n| (leader + n) % 4);
    let sequence = play.lowest != play.card;
    let rank = rank(play.card);
    let lead = WeighedLead { position, trump, leader, next, partner, last, suit, from_top, sequence, rank };
    lead.suits_weight() + if lead.wins() { lead.winning() } else { lead.losing() }
}

impl WeighedLead<'_> {
    fn length(&self, seat: usize) -> i32 {
        i32::from(self.position.length(seat, self.suit))
    }

    /// The trumps of a seat, unless trumps are led.
    fn trumps(&self, seat: usize) -> u64 {
        self.trump.filter(|t| *t != self.suit).map_or(0, |t| self.position.suit(seat, t))
    }

    fn ruffs(&self, seat: usize) -> bool {
        self.length(seat) == 0 && self.trumps(seat) != 0
    }

    /// True if this seat holds the `nth` highest card left, counted from 0.
    fn holds(&self, seat: usize, nth: u32) -> bool {
        self.position.holder(self.suit, nth) == Some(seat)
    }

    /// Weight of the suit, independent of the card led.
    fn suits_weight(&self) -> i32 {
        // Suits in which the opponents have few choices are cheaper to search.
        let left = i32::from(self.position.left());
        let choices = |seat| if self.length(seat) == 0 { left } else { self.length(seat) } * 4;
        let both = choices(self.next) + choices(self.last);
        let mut weight = -(both * 32) / if self.trump.is_some() { 13 } else { 19 };
        if self.ruffs(self.next) || self.ruffs(self.last) {
            weight -= 12;
        }
        if self.ruffs(self.partner) && self.length(self.last) > 0 {
            weight += 17;
        }
        let returned = self.holds(self.partner, 0) && self.length(self.partner) > 1;
        if self.length(self.leader) == 1 && self.trumps(self.leader) != 0 && returned {
            weight += 19;
        }
        if self.trump.is_none() && self.length(self.partner) == 0 {
            weight -= 9;
        }
        if (self.holds(self.last, 0) || self.holds(self.last, 1)) && self.length(self.last) != 1 {
            weight -= 11;
        } else if self.holds(self.next, 0) && self.holds(self.partner, 1) && self.length(self.partner) != 1 {
            weight += 28;
        }
        weight
    }

    /// True if the leader or their partner can win the trick.
    fn wins(&self) -> bool {
        let (next, last) = (self.next, self.last);
        if self.ruffs(self.partner) {
            let over = |seat| !self.ruffs(seat) || self.trumps(self.partner) > self.trumps(seat);
            return over(next) && over(last);
        }
        let suit = |seat| self.position.suit(seat, self.suit);
        let high = self.from_top == 0 || suit(self.partner) > suit(next) | suit(last);
        high && !self.ruffs(next) && !self.ruffs(last)
    }

    /// The rank among those left, 14 for the highest.
    fn relative(&self) -> i32 {
        14 - self.from_top as i32
    }

    /// True if an opponent holds the highest card alone.
    fn drops(&self) -> bool {
        [self.next, self.last].into_iter().any(|seat| self.length(seat) == 1 && self.holds(seat, 0))
    }

    fn winning(&self) -> i32 {
        let (leader, partner) = (self.leader, self.partner);
        let relative = self.relative();
        if self.drops() {
            35 + relative
        } else if self.holds(leader, 0) {
            match (self.holds(partner, 1), self.from_top, self.trump) {
                (true, _, _) => 48 + relative,
                (_, 0, Some(_)) => 31,
                (_, 0, None) => 59,
                _ => relative - 3,
            }
        } else if self.holds(partner, 0) {
            if self.holds(leader, 1) { 42 + relative } else { 28 + relative }
        } else if self.sequence {
            if self.from_top == 1 { 40 } else { 22 + relative }
        } else {
            11 + relative
        }
    }

    fn losing(&self) -> i32 {
        let (leader, partner) = (self.leader, self.partner);
        let between = self.holds(leader, 1) && self.holds(partner, 2)
            || self.holds(partner, 1) && self.holds(leader, 2);
        let behind = if self.holds(partner, 1) && self.holds(partner, 2) {
            25
        } else if between && self.length(partner) > 1 {
            18
        } else {
            0
        };
        let card = if self.drops() {
            self.relative() + 15
        } else if self.holds(leader, 0) {
            if self.from_top == 0 { 38 } else { self.relative() - 15 }
        } else if self.holds(partner, 0) {
            34 + self.relative()
        } else if self.sequence && self.from_top == 1 {
            40
        } else {
            17 - self.rank
        };
        behind + card
    }
}

/// A card played to a trick, to be weighed.
struct WeighedFollow<'a> {
    position: &'a Position,
    trump: Option<usize>,
    at: &'a OpenedTrick,
}

/// The weight of a card played to a trick.
pub(super) fn follow(position: &Position, trump: Option<usize>, at: &OpenedTrick, play: &Play) -> i32 {
    let follow = WeighedFollow { position, trump, at };
    let low = -rank(play.card);
    let suit = suit_of(play.card);
    if suit != at.led && trump != Some(suit) {
        return low + follow.discard(suit);
    }
    let seat = at.seat();
    let ours = at.winning.0 % 2 == seat % 2;
    let takes = at.beats(play.card, trump);
    match at.played {
        3 if !ours && takes => 33 + low,
        3 => low,
        2 if ours && !follow.beaten(seat + 1, at.winning.1) => low - if takes { 20 } else { 0 },
        2 if !takes => low,
        2 if follow.beaten(seat + 1, play.card) => 12 - low,
        2 => 58 + low,
        _ if takes && !follow.beaten(seat + 1, play.card) => 70 + low,
        _ if follow.fourth_wins() => 40 + low,
        _ if takes && play.lowest != play.card => 10 + low / 2,
        _ => low,
    }
}

impl WeighedFollow<'_> {
    /// True if the seat can beat the card when that is winning.
    fn beaten(&self, seat: usize, card: u64) -> bool {
        let (seat, suit) = (seat % 4, suit_of(card));
        let follows = self.position.suit(seat, self.at.led);
        if follows != 0 {
            return suit == self.at.led && follows > in_suit(card, suit);
        }
        self.trump.is_some_and(|trump| {
            let trumps = self.position.suit(seat, trump);
            trumps != 0 && (suit != trump || trumps > in_suit(card, trump))
        })
    }

    /// True if the partner of second hand can win by following suit.
    fn fourth_wins(&self) -> bool {
        let (at, led) = (self.at, self.at.led);
        let best = top(self.position.suit((at.seat() + 2) % 4, led)) << lane(led);
        best != 0 && best > at.winning.1 && !self.beaten(at.seat() + 1, best)
    }

    /// A discard: from length, and not baring an honour; sooner when partner wins the trick.
    fn discard(&self, suit: usize) -> i32 {
        let (at, seat) = (self.at, self.at.seat());
        let length = self.position.length(seat, suit);
        let bares = |cards: u8, nth| length == cards && self.position.holder(suit, nth) == Some(seat);
        let guard = if bares(2, 1) {
            5
        } else if bares(1, 0) {
            8
        } else {
            0
        };
        let ours = at.winning.0 % 2 == seat % 2;
        let partner_wins = match at.played {
            1 => self.fourth_wins(),
            2 => ours && !self.beaten(seat + 1, at.winning.1),
            _ => ours,
        };
        i32::from(length) * 64 / 27 - guard + if partner_wins { 30 } else { 5 }
    }
}

fn rank(card: u64) -> i32 {
    (card.trailing_zeros() % 16) as i32 + 2
}
