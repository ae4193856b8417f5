//! The tricks that two hands can be counted to win from the top without losing the lead, whoever holds what is out.

use crate::bridge::{Card, Cards, Strain, Suit};

/// The two hands of a side, the one on lead first, and the cards believed to be out.
#[derive(Clone, Copy)]
pub(super) struct Count {
    pub lead: Cards,
    pub other: Cards,
    pub out: Cards,
    pub trump: Strain,
}

impl Count {
    /// Tricks from the top.
    pub fn tricks(self) -> usize {
        let most = self.lead.len();
        let mut best = 0;
        for suit in Suit::DOWN {
            let (held, opposite) = (self.lead.of(suit), self.other.of(suit));
            let (Some(top), Some(low)) = (held.highest(), held.lowest()) else { continue };
            if self.wins(top) {
                best = best.max(self.cash(top, opposite));
            }
            if let Some(winner) = opposite.highest().filter(|card| self.wins(*card) && *card > low) {
                best = best.max(1 + self.then(low, winner, true));
            }
            let ruffer = self
                .trump
                .suit()
                .filter(|t| *t != suit && opposite.is_empty())
                .and_then(|t| self.other.of(t).lowest());
            if let Some(ruffer) = ruffer {
                best = best.max(1 + self.then(low, ruffer, true));
            }
            if best == most {
                break;
            }
        }
        best
    }

    /// Tricks from the top when this card of the hand on lead is led; nothing when it is no way to win the trick for certain.
    pub fn by_leading(self, card: Card) -> Option<usize> {
        let opposite = self.other.of(card.suit);
        let over = opposite.highest().filter(|over| *over > card && self.wins(*over));
        let ruffer = self.trump.suit().filter(|t| *t != card.suit && opposite.is_empty());
        let ruffer = ruffer.and_then(|t| self.other.of(t).lowest());
        let ways = [
            self.wins(card).then(|| self.cash(card, opposite)),
            over.map(|over| 1 + self.then(card, over, true)),
            ruffer.map(|ruffer| 1 + self.then(card, ruffer, true)),
        ];
        ways.into_iter().flatten().max()
    }

    fn wins(self, card: Card) -> bool {
        self.out.above(card).is_empty()
    }

    /// Cashes a winner: the other hand plays low, or overtakes as cheaply as it can, or throws a loser.
    fn cash(self, top: Card, opposite: Cards) -> usize {
        let Some(low) = opposite.lowest() else {
            return 1 + self.throws().map(|card| self.then(top, card, false)).max().unwrap_or(0);
        };
        let under = self.then(top, low, low > top);
        match opposite.above(top).lowest() {
            Some(over) if over != low => 1 + under.max(self.then(top, over, true)),
            _ => 1 + under,
        }
    }

    /// What the other hand may throw: the low card of a suit, losers if there are any.
    fn throws(self) -> impl Iterator<Item = Card> {
        let lows = move || Suit::DOWN.into_iter().filter_map(move |suit| self.other.of(suit).lowest());
        let loses = move |card: &Card| self.trump.suit() != Some(card.suit) && !self.wins(*card);
        let any = lows().any(|card| loses(&card));
        lows().filter(move |card| !any || loses(card))
    }

    /// The tricks after this one, to which the hands have played these cards.
    fn then(self, lead: Card, other: Card, changes: bool) -> usize {
        let (lead, other) = (self.lead.without(lead), self.other.without(other));
        if lead.is_empty() {
            return 0;
        }
        let (lead, other) = if changes { (other, lead) } else { (lead, other) };
        Count { lead, other, ..self }.tricks()
    }
}
