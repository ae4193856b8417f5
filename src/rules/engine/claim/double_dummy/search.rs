//! The search for the tricks one side can win, with the cards that the result rests on.

use super::later_tricks::later_tricks;
use super::order;
use super::plays::{LegalPlays, Play};
use super::position::{LANE, Position, in_suit, lane, low, north_south, suit_of};
use super::quick_tricks::{cashes, second_hand};
use super::table::{Bounds, Lookup, Patterns};
use super::trick::OpenedTrick;

/// A decision and its basis: whether North and South win the tricks they need, and the lowest card
/// of each suit that this depends on. It holds in every position of the same lengths with the same
/// holders of these and all higher cards.
pub(super) type SearchResult = (bool, u64);

/// The search for one trump suit.
pub(super) struct DoubleDummySearch {
    trump: Option<usize>,
    table: Patterns,
    /// The last successful lead, by tricks left
    good: [u64; 14],
    pub nodes: u64,
}

impl DoubleDummySearch {
    /// The trump suit.
    pub fn trump(&self) -> Option<usize> {
        self.trump
    }

    pub fn new(trump: Option<usize>) -> DoubleDummySearch {
        DoubleDummySearch { trump, table: Patterns::new(), good: [0; 14], nodes: 0 }
    }

    /// Searches from the beginning of a trick whether North and South win `need` of the tricks
    /// left.
    pub fn trick(&mut self, position: &Position, leader: usize, need: u8) -> SearchResult {
        let left = position.left();
        if need == 0 || need > left {
            return (need == 0, 0);
        }
        self.nodes += 1;
        if left == 1 {
            return self.last(position, leader, need);
        }
        let ours = north_south(leader);
        let (wants, others) = if ours { (need, left - need + 1) } else { (left - need + 1, need) };
        if let Some(rests) = cashes(position, self.trump, leader, wants) {
            return (ours, rests);
        }
        if let Some(rests) = later_tricks(position, self.trump, leader, others) {
            return (!ours, rests);
        }
        let (hint, fitting) = match self.table.get(position, leader, need) {
            Lookup::Decided(wins, rests) => return (wins, rests),
            Lookup::Open(hint, fitting) => (hint.unwrap_or(0), fitting),
        };
        let (wins, rests, lead) = self.lead(position, leader, need, hint);
        let found =
            if wins { Bounds { least: need, most: left } } else { Bounds { least: 0, most: need - 1 } };
        self.table.store(position, leader, found, rests, lead, fitting);
        (wins, rests)
    }

    /// Plays the last trick.
    fn last(&mut self, position: &Position, leader: usize, need: u8) -> SearchResult {
        let hands = &position.hands;
        let trick = OpenedTrick::led(leader, hands[leader]);
        let trick = (1..4).fold(trick, |t, n| t.with(hands[(leader + n) % 4], self.trump));
        (u8::from(north_south(trick.winning.0)) >= need, rests_on(&trick))
    }

    /// Tries the leads. Returns the result with the successful lead, or 0.
    fn lead(&mut self, position: &Position, leader: usize, need: u8, hint: u64) -> (bool, u64, u64) {
        let ours = north_south(leader);
        let mut hands = position.hands;
        let mut plays = LegalPlays::of(hands[leader], position.all);
        let left = position.left() as usize;
        let good = self.good[left];
        let trump = self.trump.filter(|t| in_suit(position.all, *t) != 0);
        plays.weigh(|play| {
            let was_good = play.card == good || play.card == hint;
            order::lead(position, trump, leader, play) + if was_good { 40 } else { 0 }
        });
        let mut rests = 0;
        while let Some(play) = plays.take() {
            hands[leader] ^= play.card;
            let (wins, on) = self.follow(position, &mut hands, OpenedTrick::led(leader, play.card), need);
            hands[leader] ^= play.card;
            if wins == ours {
                self.good[left] = play.card;
                return (wins, on, play.card);
            }
            rests |= failed(&mut plays, &play, on);
        }
        (!ours, rests, 0)
    }

    /// Tries the plays of the player in turn, until one succeeds for their side.
    pub fn follow(
        &mut self,
        position: &Position,
        hands: &mut [u64; 4],
        at: OpenedTrick,
        need: u8,
    ) -> SearchResult {
        let seat = at.seat();
        let ours = north_south(seat);
        if at.played == 1 {
            let left = position.left();
            let wants = if ours { need } else { left - need + 1 };
            if let Some(rests) = second_hand(position, self.trump, &at, wants) {
                return (ours, rests);
            }
        }
        let hand = hands[seat];
        let follows = hand & LANE << lane(at.led);
        let mut plays = LegalPlays::of(if follows == 0 { hand } else { follows }, position.all);
        if plays.len() > 1 {
            let trump = self.trump;
            plays.weigh(|play| order::follow(position, trump, &at, play));
        }
        let mut rests = 0;
        while let Some(play) = plays.take() {
            hands[seat] ^= play.card;
            let next = at.with(play.card, self.trump);
            let (wins, on) = if next.played == 4 {
                self.after_fourth(position, hands, &next, need)
            } else {
                self.follow(position, hands, next, need)
            };
            hands[seat] ^= play.card;
            if wins == ours {
                return (wins, on);
            }
            rests |= failed(&mut plays, &play, on);
        }
        (!ours, rests)
    }

    /// Continues after the fourth card.
    fn after_fourth(
        &mut self,
        position: &Position,
        hands: &[u64; 4],
        trick: &OpenedTrick,
        need: u8,
    ) -> SearchResult {
        let winner = trick.winning.0;
        let need = need.saturating_sub(u8::from(north_south(winner)));
        let next = position.without(*hands, &trick.cards, trick.leader);
        let (wins, rests) = self.trick(&next, winner, need);
        (wins, rests | rests_on(trick))
    }
}

/// The card that won, if another of its suit was played; otherwise 0, as its rank did not matter.
fn rests_on(trick: &OpenedTrick) -> u64 {
    let card = trick.winning.1;
    let same = trick.cards.iter().filter(|other| suit_of(**other) == suit_of(card)).count();
    if same > 1 { card } else { 0 }
}

/// The cards that the failure of a play depends on. Drops the plays that fail with it: if its rank
/// did not matter, all cards of its suit below those that did. If its rank mattered, the lowest
/// card of its run matters too, as that was left untried only because the two touch.
fn failed(plays: &mut LegalPlays, play: &Play, on: u64) -> u64 {
    let suit = suit_of(play.card);
    let lowest = low(in_suit(on, suit)) << lane(suit);
    if lowest == 0 || play.card < lowest {
        plays.drop_below(suit, if lowest == 0 { (LANE + 1) << lane(suit) } else { lowest });
        return on;
    }
    if play.lowest < lowest { on | play.lowest } else { on }
}
