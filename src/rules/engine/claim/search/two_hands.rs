//! Lower bound by the two hands of declarer: the fewest tricks they win on their own lead when no
//! opponent has a trump and no lead is a guess, until the hand on lead has no winner, no winner
//! opposite to cross to and no ruff.
//!
//! Of the losers only their number counts, so the opponents' cards need not be searched. More plays
//! are allowed than in the game, so the number is a bound: a loser that could have become a winner
//! by then may be led as one.

use crate::bridge::{Card, Cards, Strain, Suit};
use crate::engine::claim::play::ending::one_of_each_run;
use crate::engine::claim::search::relative::CardGatherer;
use crate::engine::claim::search::table::PositionTable;

/// A hand; of each suit the number of losers and the cards out above the highest, four bits each.
#[derive(Clone, Copy)]
struct CountedHand {
    winners: Cards,
    losers: u16,
    above: u16,
}

/// Two hands, the one on lead first.
#[derive(Clone, Copy)]
pub(super) struct CountedHands {
    lead: CountedHand,
    other: CountedHand,
    /// The cards out when the hands were counted
    out: Cards,
    /// Tricks since then; in each the opponents lose two cards
    tricks: u8,
}

/// Cached results for two hands.
pub(super) struct TwoHandBound {
    trump: Strain,
    /// The fewest tricks: at least, and at most
    table: PositionTable<[u8; 2], 3>,
}

impl CountedHand {
    fn of(cards: Cards, out: Cards) -> CountedHand {
        let mut hand = CountedHand { winners: Cards::EMPTY, losers: 0, above: 0 };
        for suit in Suit::DOWN {
            let (held, out) = (cards.of(suit), out.of(suit));
            let winners = out.highest().map_or(held, |top| held.above(top));
            let losers = held.minus(winners);
            hand.winners = hand.winners.and(winners);
            hand.losers |= (losers.len() as u16) << (4 * suit.index());
            hand.above |=
                (losers.highest().map_or(0, |top| out.above(top).len()) as u16) << (4 * suit.index());
        }
        hand
    }

    fn losers(self, suit: Suit) -> u8 {
        (self.losers >> (4 * suit.index()) & 0xf) as u8
    }

    fn winners(self, suit: Suit) -> u8 {
        self.winners.of(suit).len() as u8
    }

    fn has(self, suit: Suit) -> bool {
        self.losers(suit) > 0 || !self.winners.of(suit).is_empty()
    }

    /// Number of cards to be played before a loser of the suit wins.
    fn above(self, suit: Suit) -> u8 {
        (self.above >> (4 * suit.index()) & 0xf) as u8
    }

    fn without_loser(self, suit: Suit) -> CountedHand {
        CountedHand { losers: self.losers - (1 << (4 * suit.index())), ..self }
    }

    fn without(self, winner: Card) -> CountedHand {
        CountedHand { winners: self.winners.without(winner), ..self }
    }
}

impl CountedHands {
    /// Counts two hands, the one on lead first, against the cards out.
    pub fn of([lead, other]: [Cards; 2], out: Cards) -> CountedHands {
        CountedHands { lead: CountedHand::of(lead, out), other: CountedHand::of(other, out), out, tricks: 0 }
    }

    fn key(self) -> [u64; 3] {
        let CountedHands { lead, other, tricks, .. } = self;
        let by = CardGatherer::of(lead.winners.and(other.winners));
        let four = [lead.losers, other.losers, lead.above, other.above];
        let counted = four.into_iter().fold(0, |all, one| all << 16 | u64::from(one));
        [by.gathered(lead.winners) | u64::from(tricks) << 60, by.gathered(other.winners), counted]
    }

    /// The hands after a trick; `changes` if the other hand won it.
    fn after(self, lead: CountedHand, other: CountedHand, changes: bool) -> CountedHands {
        let [lead, other] = if changes { [other, lead] } else { [lead, other] };
        CountedHands { lead, other, tricks: self.tricks + 1, ..self }
    }

    fn wins(self, card: Card) -> bool {
        self.out.above(card).is_empty()
    }

    fn play(self, hand: CountedHand, card: Card) -> CountedHand {
        if self.wins(card) { hand.without(card) } else { hand.without_loser(card.suit) }
    }

    /// Winners of both hands.
    fn winners(self) -> Cards {
        self.lead.winners.and(self.other.winners)
    }
}

impl TwoHandBound {
    /// An empty cache.
    pub fn new(trump: Strain) -> TwoHandBound {
        TwoHandBound { trump, table: PositionTable::new() }
    }

    /// True if more tricks than these are won before the lead is lost, including the trumps left
    /// then.
    pub fn wins_more_than(&mut self, hands: CountedHands, tricks: u8) -> bool {
        !self.at_most(hands, tricks)
    }

    /// True if more tricks than these are won once this card has been led.
    pub fn wins_more_after(&mut self, hands: CountedHands, led: Card, tricks: u8) -> bool {
        let lead = hands.play(hands.lead, led);
        let winner = Some(led).filter(|led| hands.wins(*led));
        tricks == 0 || !self.replies(hands, lead, led.suit, winner, tricks - 1)
    }

    /// True if more tricks than these are won once the other hand has played this card to it.
    pub fn wins_more_with(&mut self, hands: CountedHands, [led, card]: [Card; 2], tricks: u8) -> bool {
        let [lead, other] = [hands.play(hands.lead, led), hands.play(hands.other, card)];
        let mut leads_there = |changes| self.at_most(hands.after(lead, other, changes), tricks - 1);
        tricks == 0 || !leads_there(true) && !leads_there(false)
    }

    /// True if the hand on lead has no winner, and no suit with a winner opposite or a ruff.
    pub fn may_lose_the_lead(&self, CountedHands { lead, other, .. }: CountedHands) -> bool {
        let can_ruff = self.trumps(other) > 0;
        let leads_to_a_trick =
            |suit: Suit| lead.has(suit) && (other.winners(suit) > 0 || can_ruff && !other.has(suit));
        lead.winners.is_empty() && !Suit::DOWN.into_iter().any(leads_to_a_trick)
    }

    fn at_most(&mut self, hands: CountedHands, tricks: u8) -> bool {
        let CountedHands { lead, other, .. } = hands;
        let least = self.ending_in(lead, other).min(self.ending_in(other, lead));
        if least > tricks {
            return false;
        }
        if self.may_lose_the_lead(hands) {
            return true;
        }
        if tricks == 0 {
            return false;
        }
        let key = hands.key();
        let [least, most] = self.table.get(key).unwrap_or([least, u8::MAX]);
        if least > tricks || most <= tricks {
            return most <= tricks;
        }
        let found = Suit::DOWN.into_iter().any(|suit| self.leads(hands, suit, tricks - 1));
        self.table.put(key, if found { [least, tricks] } else { [tricks + 1, most] });
        found
    }

    /// True if a lead of this suit reaches the bound.
    fn leads(&mut self, hands: CountedHands, suit: Suit, tricks: u8) -> bool {
        let CountedHands { lead, other, tricks: gone, .. } = hands;
        let winners = one_of_each_run(lead.winners.of(suit), hands.winners());
        let wins = |card: Card| self.replies(hands, lead.without(card), suit, Some(card), tricks);
        if winners.into_iter().any(wins) {
            return true;
        }
        let reaches = other.winners(suit) > 0 || !other.has(suit) && self.trumps(other) > 0;
        lead.losers(suit) > 0
            && (reaches || lead.above(suit) <= 2 * gone)
            && self.replies(hands, lead.without_loser(suit), suit, None, tricks)
    }

    /// True if some card of the other hand reaches the bound, on a winner or loser led.
    fn replies(
        &mut self,
        hands: CountedHands,
        lead: CountedHand,
        suit: Suit,
        winner: Option<Card>,
        tricks: u8,
    ) -> bool {
        let (other, trump) = (hands.other, self.trump.suit());
        let mut then =
            |other: CountedHand, changes: bool| self.at_most(hands.after(lead, other, changes), tricks);
        let (winners, losers) = (other.winners.of(suit), other.losers(suit));
        if !other.has(suit) {
            let ruff = trump.filter(|_| winner.is_none()).and_then(|trump| other.winners.of(trump).lowest());
            return ruff.is_some_and(|trump| then(other.without(trump), true))
                || self.throws(hands, lead, tricks);
        }
        let Some(led) = winner else {
            let runs = one_of_each_run(winners, lead.winners.and(other.winners));
            return losers > 0
                && (then(other.without_loser(suit), false) || then(other.without_loser(suit), true))
                || runs.into_iter().any(|card| then(other.without(card), true));
        };
        if losers > 0 && then(other.without_loser(suit), false) {
            return true;
        }
        let low = winners.lowest().filter(|_| losers == 0);
        let over = winners.above(led).lowest().filter(|over| Some(*over) != low);
        low.is_some_and(|low| then(other.without(low), low > led))
            || over.is_some_and(|over| then(other.without(over), true))
    }

    /// True if some discard reaches the bound: a loser; a low winner if there is no loser, or all
    /// of them could have become winners; a trump if there is nothing else.
    fn throws(&mut self, hands: CountedHands, lead: CountedHand, tricks: u8) -> bool {
        let (other, trump) = (hands.other, self.trump.suit());
        let mut then =
            |other: CountedHand, changes: bool| self.at_most(hands.after(lead, other, changes), tricks);
        let (mut to_go, mut holds_no_side_suit) = (0, true);
        for suit in Suit::DOWN.into_iter().filter(|suit| Some(*suit) != trump && other.has(*suit)) {
            holds_no_side_suit = false;
            if other.losers(suit) > 0 {
                to_go += other.above(suit);
                if then(other.without_loser(suit), false) {
                    return true;
                }
            }
        }
        let low = |suit: Suit| other.winners.of(suit).lowest().filter(|_| other.losers(suit) == 0);
        if holds_no_side_suit {
            return trump.and_then(low).is_some_and(|trump| then(other.without(trump), true));
        }
        let sides = Suit::DOWN.into_iter().filter(|suit| Some(*suit) != trump);
        to_go <= 2 * hands.tricks + 1 && sides.filter_map(low).any(|low| then(other.without(low), false))
    }

    fn trumps(&self, hand: CountedHand) -> u8 {
        self.trump.suit().map_or(0, |trump| hand.winners(trump))
    }

    /// The fewest tricks until the last hand has no winner and of each suit no card, or the other
    /// hand no winner of it. Every trump wins, before that or after.
    fn ending_in(&self, last: CountedHand, other: CountedHand) -> u8 {
        let mut all = [[0; 2]; 16];
        let mut suits = 0;
        all[0] = [self.trumps(last), self.trumps(other)];
        for suit in Suit::DOWN.into_iter().filter(|suit| Some(*suit) != self.trump.suit()) {
            for gone in 0..1 << suits {
                let [of_last, of_other] = all[gone];
                all[gone | 1 << suits] = [of_last + last.winners(suit) + last.losers(suit), of_other];
                all[gone] = [of_last + last.winners(suit), of_other + other.winners(suit)];
            }
            suits += 1;
        }
        all[..1 << suits].iter().map(|[of_last, of_other]| *of_last.max(of_other)).min().unwrap_or(0)
    }
}
