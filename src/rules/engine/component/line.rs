//! A card of a line of play, with the status of the cards that could have been played instead.

use crate::bridge::{Card, Seat};
use crate::engine::claim::play::play_reason::PlayReason;
use crate::engine::claim::test::standard::Standard;
use crate::engine::fact::{Compound, Fact, FactValue};
use crate::law::Presumption;
use serde_json::{Value, json};

/// One card of a line of play, with the reason why it is normal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineCard {
    /// The player of the card
    pub seat: Seat,
    /// The card
    pub card: Card,
    /// The reason this play is normal, or the side that chose it
    pub why: PlayReason,
    /// The other cards that the claimer or partner could legally have played here; none for the
    /// opponents, who may play any
    pub others: Vec<OtherCard>,
}

/// A card that could have been played instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherCard {
    /// The card
    pub card: Card,
    /// Status under the standard of normal plays
    pub worth: NormalityStatus,
}

/// Status of a play under the standard of normal plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NormalityStatus {
    /// Normal
    Normal,
    /// Normal only by the standards up to this one: by stricter ones another play is better
    UpTo(Standard),
    /// A presumption excludes it
    Excluded(Presumption),
}

impl LineCard {
    fn json(&self) -> Value {
        let mut value =
            json!({"seat": self.seat.letter(), "card": self.card.to_string(), "why": self.why.word()});
        if !self.others.is_empty() {
            value["others"] = self.others.iter().map(OtherCard::json).collect();
        }
        value
    }
}

impl OtherCard {
    /// `normal`, the strictest standard by which it is normal, or the presumption that excludes it.
    fn json(&self) -> Value {
        let card = self.card.to_string();
        match self.worth {
            NormalityStatus::Normal => json!({"card": card, "is": "normal"}),
            NormalityStatus::UpTo(standard) => json!({"card": card, "is": standard.word()}),
            NormalityStatus::Excluded(by) => {
                json!({"card": card, "is": "excluded", "by": by.word(), "law": by.clause().citation()})
            }
        }
    }
}

impl FactValue for Vec<LineCard> {
    fn fact(&self) -> Fact {
        Fact::Compound(Compound {
            word: None,
            parts: vec![("cards", Fact::Played(self.iter().map(|played| played.card).collect()))],
            tokens: self.iter().map(|played| format!("{}:{}", played.seat, played.card)).collect(),
            json: self.iter().map(LineCard::json).collect(),
        })
    }

    fn samples() -> Vec<Vec<LineCard>> {
        let of = |card| LineCard { seat: Seat::S, card, why: PlayReason::Wins, others: Vec::new() };
        vec![Card::samples().into_iter().map(of).collect()]
    }
}
