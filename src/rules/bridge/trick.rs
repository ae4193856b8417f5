//! A trick, complete or in progress.

use super::card::{Card, Strain};
use super::hand::Cards;
use super::seat::Seat;

/// The cards of a trick in the order played. At most four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    /// The player on lead
    pub leader: Seat,
    cards: [Option<Card>; 4],
    played: u8,
}

impl Trick {
    /// An empty trick.
    pub const fn new(leader: Seat) -> Trick {
        Trick { leader, cards: [None; 4], played: 0 }
    }

    /// The trick with these cards in the order played. A fifth card is ignored.
    pub fn of(leader: Seat, cards: impl IntoIterator<Item = Card>) -> Trick {
        cards.into_iter().fold(Trick::new(leader), Trick::play)
    }

    /// The cards played, first the lead.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().flatten().copied()
    }

    /// Number of cards played.
    pub fn len(&self) -> usize {
        usize::from(self.played)
    }

    /// True before the lead.
    pub fn is_empty(&self) -> bool {
        self.played == 0
    }

    /// The player in turn to play.
    pub fn turn(&self) -> Seat {
        self.leader.after(self.len())
    }

    /// The trick with this card added. A fifth card is ignored.
    pub fn play(mut self, card: Card) -> Trick {
        if let Some(place) = self.cards.get_mut(usize::from(self.played)) {
            *place = Some(card);
            self.played += 1;
        }
        self
    }

    /// The winning seat and card so far; `None` before the lead.
    pub fn winning(&self, trump: Strain) -> Option<(Seat, Card)> {
        let mut best: Option<(usize, Card)> = None;
        for (i, card) in self.cards().enumerate() {
            if best.is_none_or(|(_, b)| beats(card, b, trump)) {
                best = Some((i, card));
            }
        }
        best.map(|(i, card)| (self.leader.after(i), card))
    }

    /// The cards that this hand may play to it: the suit led, when the hand has one (Law 44C).
    pub fn playable(&self, hand: Cards) -> Cards {
        match self.cards[0] {
            Some(led) if !hand.of(led.suit).is_empty() => hand.of(led.suit),
            _ => hand,
        }
    }
}

/// True if a card played later beats the winning card (Law 44E and F).
pub fn beats(card: Card, winning: Card, trump: Strain) -> bool {
    if card.suit == winning.suit { card.rank > winning.rank } else { trump.suit() == Some(card.suit) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::card::Suit;

    fn trick(cards: &[&str]) -> Trick {
        Trick::of(Seat::W, cards.iter().map(|c| c.parse().unwrap()))
    }

    #[test]
    fn highest_of_led_suit_wins_at_notrump() {
        assert_eq!(trick(&["S5", "SJ", "HA", "ST"]).winning(Strain::Notrump).unwrap().0, Seat::N);
    }

    #[test]
    fn highest_trump_wins() {
        let trump = Strain::Suit(Suit::H);
        assert_eq!(trick(&["S5", "SA", "H2", "H3"]).winning(trump).unwrap().0, Seat::S);
    }
}
