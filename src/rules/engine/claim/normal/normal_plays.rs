//! The plays of a position, sorted into normal ones and others.

use crate::bridge::Card;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::law::Presumption;

/// The plays there are, sorted into normal ones and others.
#[derive(Clone, Debug)]
pub struct NormalPlays {
    /// The normal plays with their reasons
    pub normal: Vec<(Card, PlayReason)>,
    /// Plays that would be normal but for one presumption
    pub barred: Vec<(Card, Presumption)>,
    /// The presumption that excludes the other legal plays
    pub rest: Presumption,
}

impl NormalPlays {
    pub(super) fn of(normal: Vec<(Card, PlayReason)>, rest: Presumption) -> NormalPlays {
        NormalPlays { normal, barred: Vec::new(), rest }
    }

    pub(super) fn none(rest: Presumption) -> NormalPlays {
        NormalPlays::of(Vec::with_capacity(4), rest)
    }

    pub(super) fn only(card: Card, why: PlayReason, rest: Presumption) -> NormalPlays {
        NormalPlays::of(vec![(card, why)], rest)
    }

    pub(super) fn has(&self, card: Card) -> bool {
        self.normal.iter().any(|(c, _)| *c == card)
    }

    pub(super) fn add(&mut self, card: Card, why: PlayReason) {
        if !self.has(card) {
            self.normal.push((card, why));
        }
    }

    /// True if a statement decided them.
    pub fn stated(&self) -> bool {
        self.normal.iter().any(|(_, why)| *why == PlayReason::Stated)
    }
}
