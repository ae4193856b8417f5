//! The story of hands whose cards are not known.

use super::Words;
use rules::bridge::Cards;
use rules::engine::claim::Unseen;

impl Words {
    /// The hands that are not known, and what is known of them.
    pub(super) fn unseen(&self, unseen: &Unseen, cards: &[Cards; 4], out: Cards) -> Vec<String> {
        if unseen.is_none() {
            return Vec::new();
        }
        let args = [
            ("n", unseen.hands.len().into()),
            ("seats", self.seats(&unseen.hands).into()),
            ("cards", self.cards(out).into()),
        ];
        let mut told = vec![self.tell("story-unseen", &args)];
        for seat in &unseen.hands {
            let held = cards[seat.index()];
            if !held.is_empty() {
                let args = [("seat", self.seat(*seat).into()), ("cards", self.cards(held).into())];
                told.push(self.tell("story-unseen-held", &args));
            }
        }
        for (seat, suit, n) in &unseen.lengths {
            let args = [
                ("seat", self.seat(*seat).into()),
                ("suit", self.suit_spoken(*suit).into()),
                ("n", (*n).into()),
                ("number", self.number(*n).into()),
            ];
            told.push(self.tell("story-length", &args));
        }
        told
    }
}
