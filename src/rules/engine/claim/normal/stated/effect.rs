//! The effect of a step on a lead.

use crate::bridge::Card;
use crate::engine::claim::normal::normal_plays::NormalPlays;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::law::Presumption;

/// The effect of a step on a lead.
pub(super) enum StepEffect {
    /// These leads carry it out
    Out(NormalPlays),
    /// Needs the lead in the other hand: any normal lead that may get there
    Elsewhere,
    /// Done, or cannot be carried out
    Passed,
}

impl StepEffect {
    /// One lead that carries it out.
    pub fn by(card: Card) -> StepEffect {
        StepEffect::Out(NormalPlays::only(card, PlayReason::Stated, Presumption::AsStated))
    }
}

/// No plays yet, of those that a statement leaves.
pub(super) fn no_plays() -> NormalPlays {
    NormalPlays::none(Presumption::AsStated)
}
