//! The story of hands with unknown cards.

use super::Words;
use rules::bridge::Cards;
use rules::engine::claim::Unseen;

impl Words {
    /// The unknown hands, and the facts known about them.
    pub(super) fn unseen(&self, unseen: &Unseen, cards: &[Cards; 4], out: Cards) -> Vec<String> {
        if unseen.is_none() {
            return Vec::new();
        }
        let args = [
            ("n", unseen.hands.len().into()),
            ("seats", self.seats(&unseen.hands).into()),
            ("cards", self.cards(out).into()),
        ];
        let mut sentences = vec![self.format("story-unseen", &args)];
        for seat in &unseen.hands {
            let known = cards[seat.index()];
            if !known.is_empty() {
                let args = [("seat", self.seat(*seat).into()), ("cards", self.cards(known).into())];
                sentences.push(self.format("story-unseen-held", &args));
            }
        }
        for (seat, suit, n) in &unseen.lengths {
            let args = [
                ("seat", self.seat(*seat).into()),
                ("suit", self.suit_spoken(*suit).into()),
                ("n", (*n).into()),
                ("number", self.number(*n).into()),
            ];
            sentences.push(self.format("story-length", &args));
        }
        sentences
    }
}
