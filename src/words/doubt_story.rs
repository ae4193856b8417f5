//! The story of a doubt about a claim or concession.

use super::{Arg, Words};
use rules::bridge::{Seat, Side};
use rules::engine::claim::Doubt;

impl Words {
    /// Doubter and time; `side` is the doubter's.
    pub(super) fn doubted(&self, doubt: &Doubt, side: Side) -> String {
        let when = doubt.when.map_or("unknown", |when| when.word());
        let who = doubt.by.map_or_else(
            || self.format("story-somebody-of", &[("side", self.side(side).into())]),
            |seat| self.seat(seat),
        );
        self.format(
            &format!("story-doubted-{when}"),
            &[("who", who.into()), ("side", self.side(side).into())],
        )
    }

    /// Tricks that the doubter's side had won, and what the Director found.
    pub(super) fn doubt_found(&self, doubt: &Doubt, side: Side) -> Vec<String> {
        let mut sentences = Vec::new();
        if doubt.already_won > 0 {
            sentences.push(self.format("story-already-won", &self.side_and_tricks(side, doubt.already_won)));
        }
        let found = [
            ("story-likely", doubt.likely),
            ("story-no-normal-play", doubt.no_normal_play),
            ("story-no-legal-play", doubt.no_legal_play),
        ];
        for (id, tricks) in found {
            if let Some(tricks) = tricks {
                sentences.push(self.format(id, &self.side_and_tricks(side, tricks)));
            }
        }
        sentences
    }

    fn side_and_tricks(&self, side: Side, tricks: u8) -> [(&'static str, Arg); 3] {
        [("side", self.side(side).into()), ("n", tricks.into()), ("tricks", self.tricks(tricks).into())]
    }

    /// The doubter's side for a claim or concession.
    pub(super) fn doubters(doubt: &Doubt, unless_told: Side) -> Side {
        doubt.by.map_or(unless_told, Seat::side)
    }
}
