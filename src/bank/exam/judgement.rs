//! Scenarios that examiners mark: a matter is left to the Director's judgement, or authorities
//! differ.

use crate::answerable::{asks_judgement, has_contested, needs_examiners};
use crate::bank::Bank;
use crate::id;
use crate::scenario::Scenario;

/// True if a scenario asks for the Director's judgement at any stage.
pub fn is_judged(bank: &Bank, origin: &str) -> bool {
    let judged =
        |stage: &Scenario| bank.ruled(&stage.id).is_some_and(|(_, ruling)| asks_judgement(stage, ruling));
    bank.scenario(origin).is_some_and(|first| bank.stages(first).any(judged))
}

/// True if authorities differ on a scenario, at any stage and for any answer to an open question.
pub fn is_contested(bank: &Bank, origin: &str) -> bool {
    let contested = |stage: &Scenario| bank.ruled(&stage.id).is_some_and(|(_, ruling)| has_contested(ruling));
    bank.scenario(origin).is_some_and(|first| bank.stages(first).any(contested))
}

/// True if examiners mark a page with this id: a stage of a scenario, or a variant of one, which
/// takes the same path. A stage under another code exists only if it leaves no more to judgement.
pub fn is_for_examiners(bank: &Bank, id: &str) -> bool {
    bank.ruled(id::origin(id)).is_some_and(|(stage, ruling)| needs_examiners(stage, ruling))
}
