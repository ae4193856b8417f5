//! Scenarios that leave a matter to the Director's judgement, or on which authorities differ, and
//! the pages that examiners mark for either reason.

use crate::answerable::{asks_judgement, has_contested, needs_examiners};
use crate::bank::Bank;
use crate::id;
use crate::scenario::Scenario;

/// True if the scenario with this id asks, at any stage, for a matter left to the Director's
/// judgement.
pub fn is_judged(bank: &Bank, origin: &str) -> bool {
    let judged =
        |stage: &Scenario| bank.ruled(&stage.id).is_some_and(|(_, ruling)| asks_judgement(stage, ruling));
    bank.scenario(origin).is_some_and(|first| bank.stages(first).any(judged))
}

/// True if authorities differ on the scenario with this id, at any stage and for any answer to an
/// open question.
pub fn is_contested(bank: &Bank, origin: &str) -> bool {
    let contested = |stage: &Scenario| bank.ruled(&stage.id).is_some_and(|(_, ruling)| has_contested(ruling));
    bank.scenario(origin).is_some_and(|first| bank.stages(first).any(contested))
}

/// True if examiners mark a page with this id: a stage of a scenario, or a variant of one. The
/// bank's stage decides for its variants: they take the same path through the Laws, and a stage
/// under another edition exists only if it leaves no more to judgement.
pub fn is_for_examiners(bank: &Bank, id: &str) -> bool {
    bank.ruled(id::origin(id)).is_some_and(|(stage, ruling)| needs_examiners(stage, ruling))
}
