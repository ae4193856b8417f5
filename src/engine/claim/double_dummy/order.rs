//! Which card is tried first. Nothing here decides anything; it only saves work.

use super::position::{Position, in_suit, suit_of, top};
use super::search::AtWork;

/// A play, standing for the cards below it in the same hand that do the same.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub card: u64,
    /// The lowest card of its run
    pub lowest: u64,
    pub weight: i32,
}

/// The plays of one hand.
pub(super) struct Plays {
    plays: [Play; 13],
    count: usize,
}

impl Plays {
    /// One play of each run of touching cards, `all` being the cards that keep two from touching.
    pub fn of(cards: u64, all: u64) -> Plays {
        let mut plays = Plays { plays: [Play { card: 0, lowest: 0, weight: 0 }; 13], count: 0 };
        let mut left = cards;
        while left != 0 {
            let card = top(left);
            left ^= card;
            if let Some(last) = plays.plays[..plays.count].last_mut() {
                let between = (last.lowest - 1) & !(card | (card - 1)) & all;
                if between == 0 && suit_of(card) == suit_of(last.lowest) {
                    last.lowest = card;
                    continue;
                }
            }
            plays.plays[plays.count] = Play { card, lowest: card, weight: 0 };
            plays.count += 1;
        }
        plays
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Gives each its weight.
    pub fn weigh(&mut self, weight: impl Fn(&Play) -> i32) {
        for play in &mut self.plays[..self.count] {
            play.weight = weight(play);
        }
    }

    /// The heaviest of those left.
    pub fn take(&mut self) -> Option<Play> {
        let heaviest = (0..self.count).max_by_key(|i| (self.plays[*i].weight, std::cmp::Reverse(*i)))?;
        self.count -= 1;
        let play = self.plays[heaviest];
        self.plays.copy_within(heaviest + 1..self.count + 1, heaviest);
        Some(play)
    }

    /// Drops the cards of this play's suit below one of them.
    pub fn drop_below(&mut self, card: u64) {
        let mut kept = 0;
        for i in 0..self.count {
            let play = self.plays[i];
            if play.card >= card || suit_of(play.card) != suit_of(card) {
                self.plays[kept] = play;
                kept += 1;
            }
        }
        self.count = kept;
    }
}

fn rank(card: u64) -> i32 {
    (card.trailing_zeros() % 16) as i32 + 2
}

/// The weight of a lead.
pub(super) fn lead(p: &Position, trump: Option<usize>, leader: usize, play: &Play) -> i32 {
    let suit = suit_of(play.card);
    let (next, partner, last) = ((leader + 1) % 4, (leader + 2) % 4, (leader + 3) % 4);
    let length = |seat| i32::from(p.length(seat, suit));
    let trumps = |seat| trump.filter(|t| *t != suit).map_or(0, |t| p.suit(seat, t));
    let ruffs = |seat| length(seat) == 0 && trumps(seat) != 0;
    let (first, second, third) = (p.holder(suit, 0), p.holder(suit, 1), p.holder(suit, 2));
    let all = in_suit(p.all, suit);
    let card = in_suit(play.card, suit);
    let from_top = (all & !(card | (card - 1))).count_ones() as i32;
    let relative = 14 - from_top;
    let sequence = play.lowest != play.card;
    let theirs = p.suit(next, suit) | p.suit(last, suit);
    // Suits in which the opponents have few choices are cheaper to look at.
    let left = i32::from(p.left());
    let choices = |seat| if length(seat) == 0 { left } else { length(seat) } * 4;
    let mut weight = -((choices(next) + choices(last)) * 32) / if trump.is_some() { 13 } else { 19 };
    if trump.is_some_and(|t| t != suit) {
        if ruffs(next) || ruffs(last) {
            weight -= 12;
        }
        if ruffs(partner) && length(last) > 0 {
            weight += 17;
        }
        if length(leader) == 1 && trumps(leader) != 0 && length(partner) > 1 && first == Some(partner) {
            weight += 19;
        }
    } else if trump.is_none() && length(partner) == 0 {
        weight -= 9;
    }
    let overs = |seat| !ruffs(seat) || (ruffs(partner) && trumps(partner) > trumps(seat));
    let safe = !ruffs(next) && !ruffs(last);
    let wins = if ruffs(partner) {
        overs(next) && overs(last)
    } else {
        (from_top == 0 || p.suit(partner, suit) > theirs) && safe
    };
    if (first == Some(last) || second == Some(last)) && length(last) != 1 {
        weight -= 11;
    } else if first == Some(next) && second == Some(partner) && length(partner) != 1 {
        weight += 28;
    }
    let drops = |seat| length(seat) == 1 && first == Some(seat);
    if wins {
        weight
            + if drops(next) || drops(last) {
                35 + relative
            } else if first == Some(leader) {
                if second == Some(partner) {
                    48 + relative
                } else if from_top == 0 {
                    if trump.is_some() { 31 } else { 45 + relative }
                } else {
                    relative - 3
                }
            } else if first == Some(partner) {
                if second == Some(leader) { 42 + relative } else { 28 + relative }
            } else if sequence && from_top == 1 {
                40
            } else if sequence {
                22 + relative
            } else {
                11 + relative
            }
    } else {
        if second == Some(partner) && third == Some(partner) {
            weight += 25;
        } else if length(partner) > 1
            && (second == Some(leader) && third == Some(partner)
                || second == Some(partner) && third == Some(leader))
        {
            weight += 18;
        }
        weight
            + if drops(next) || drops(last) {
                relative + 15
            } else if first == Some(leader) {
                if from_top == 0 { 38 } else { relative - 15 }
            } else if first == Some(partner) {
                34 + relative
            } else if sequence && from_top == 1 {
                40
            } else {
                17 - rank(play.card)
            }
    }
}

/// The weight of a card played to a trick.
pub(super) fn follow(p: &Position, trump: Option<usize>, at: &AtWork, play: &Play) -> i32 {
    let suit = suit_of(play.card);
    let low = -rank(play.card);
    let ours = at.winning.0 % 2 == at.seat() % 2;
    let led = at.led;
    let takes = at.beats(play.card, trump);
    // The best that those still to play can do, seen from the card that would be winning.
    let tops = |seat: usize| p.suit(seat, led);
    let can_beat = |seat: usize, card: u64| {
        let follows = tops(seat);
        if follows != 0 {
            suit_of(card) == led && follows > in_suit(card, led)
        } else {
            trump.is_some_and(|t| {
                let trumps = p.suit(seat, t);
                trumps != 0 && (suit_of(card) != t || trumps > in_suit(card, t))
            })
        }
    };
    let seat = at.seat();
    if suit != led && trump != Some(suit) {
        // A discard: from length, not baring an honour.
        let length = i32::from(p.length(seat, suit));
        let mut weight = low + length * 64 / 27;
        if length == 2 && p.holder(suit, 1) == Some(seat) {
            weight -= 5;
        } else if length == 1 && p.holder(suit, 0) == Some(seat) {
            weight -= 8;
        }
        let partner_wins = match at.played {
            1 => {
                can_beat((seat + 2) % 4, at.winning.1) && {
                    let third = (seat + 1) % 4;
                    let best = top(tops((seat + 2) % 4)) << (led * 16);
                    tops((seat + 2) % 4) == 0 || !can_beat(third, best)
                }
            }
            2 => ours && !can_beat((seat + 1) % 4, at.winning.1),
            _ => ours,
        };
        return weight + if partner_wins { 30 } else { 5 };
    }
    match at.played {
        3 => match (ours, takes) {
            (true, _) => low,
            (false, true) => 33 + low,
            (false, false) => low,
        },
        2 => {
            let behind = (seat + 1) % 4;
            if ours && !can_beat(behind, at.winning.1) {
                return low - if takes { 20 } else { 0 };
            }
            if !takes {
                return low;
            }
            if !can_beat(behind, play.card) { 58 + low } else { 12 + low / 2 }
        }
        _ => {
            let (third, partner) = ((seat + 1) % 4, (seat + 2) % 4);
            if takes && !can_beat(third, play.card) {
                return 70 + low;
            }
            let best = top(tops(partner)) << (led * 16);
            if best != 0 && can_beat(partner, at.winning.1) && !can_beat(third, best) {
                return 40 + low;
            }
            if takes && play.lowest != play.card { 10 + low / 2 } else { low }
        }
    }
}
