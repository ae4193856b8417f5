//! Checks of a scenario against its ruling: can it be asked, and can the engine mark it alone.

use super::fault::{FaultKind, LocatedFault};
use super::question::RulingForm;
use super::right_answer::right_answers;
use super::scenario::Scenario;
use rules::engine::Ruling;
use rules::engine::ruling::{Limit, Outcome};

/// Faults that keep a scenario from being asked: a limit of the engine, an undecided component, or
/// a right answer that is not offered.
pub fn unanswerable(scenario: &Scenario, ruling: &Ruling) -> Vec<LocatedFault> {
    if let Some(limit) = limit(ruling) {
        let first = if limit.call().is_some() { "facts.auction" } else { "facts" };
        let field = scenario.stage.place(if scenario.stage.is_first() { first } else { "auction" });
        return vec![LocatedFault::new(scenario.line(&field), field, FaultKind::NotCovered(limit))];
    }
    let mut faults = Vec::new();
    for ask in &RulingForm::of(scenario).asks {
        let right = right_answers(ruling, ask.key);
        let kind = if right.is_empty() {
            FaultKind::AskedButNotDecided(ask.key)
        } else if right.iter().any(|tokens| !ask.admits(tokens)) {
            FaultKind::RightAnswerNotOffered(ask.key)
        } else {
            continue;
        };
        let field = scenario.stage.place("asks");
        faults.push(LocatedFault::new(scenario.line(&field), field, kind));
    }
    faults
}

/// The limit at which a ruling ends for every answer to its open questions.
pub(super) fn limit(ruling: &Ruling) -> Option<Limit> {
    match &ruling.outcome {
        Outcome::NotCovered(limit) => Some(*limit),
        Outcome::Fork { branches, .. } if ruling.beyond.is_none() => {
            let mut met = branches.iter().map(|branch| limit(&branch.ruling));
            let first = met.next()??;
            met.all(|other| other == Some(first)).then_some(first)
        }
        _ => ruling.beyond,
    }
}

/// True if examiners mark the scenario: its ruling leaves a component asked for to the Director, or
/// is contested.
pub(super) fn needs_examiners(scenario: &Scenario, ruling: &Ruling) -> bool {
    asks_judgement(scenario, ruling) || has_contested(ruling)
}

/// True if a ruling leaves a component asked for to the Director.
pub(super) fn asks_judgement(scenario: &Scenario, ruling: &Ruling) -> bool {
    scenario.asks.iter().any(|key| right_answers(ruling, *key).len() > 1)
}

/// True if authorities differ on the ruling, on an earlier irregularity, or on an answer to an open
/// question.
pub(super) fn has_contested(ruling: &Ruling) -> bool {
    let branches = match &ruling.outcome {
        Outcome::Fork { branches, .. } => branches.as_slice(),
        _ => &[],
    };
    !ruling.contested.is_empty()
        || ruling.earlier.iter().any(has_contested)
        || branches.iter().any(|branch| has_contested(&branch.ruling))
}
