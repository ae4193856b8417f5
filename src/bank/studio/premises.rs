//! Wrong premises that answers to a scenario being written may show.

use crate::premise::{CasePremise, supposed};
use crate::question::RulingForm;
use crate::right_answer::right_answers;
use crate::scenario::Scenario;
use rules::engine::{Case, Key, Ruling};
use std::sync::Arc;

/// A premise with the components that are answered wrongly under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriedPremise {
    pub premise: CasePremise,
    pub wrong: Vec<Key>,
}

/// The premises under which a component asked for is answered wrongly, each kind once. `rule` gives
/// the ruling on a case, if there is one.
pub fn premises(
    scenario: &Scenario,
    ruling: &Ruling,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Vec<TriedPremise> {
    let form = RulingForm::of(scenario);
    let mut found: Vec<TriedPremise> = Vec::new();
    for one in supposed(&scenario.case, ruling) {
        if found.iter().any(|other| other.premise.premise == one.premise) {
            continue;
        }
        let Some(under) = one.ruling(&scenario.case, ruling, &mut rule) else { continue };
        let is_wrong = |key: &Key| {
            let (right, given) = (right_answers(ruling, *key), right_answers(&under, *key));
            // Only what the form offers can be answered.
            let offered = form.ask(*key).is_some_and(|ask| given.iter().any(|tokens| ask.admits(tokens)));
            offered && !given.iter().any(|tokens| right.contains(tokens)) && one.premise.can_affect(*key)
        };
        let wrong: Vec<Key> = scenario.asks.iter().copied().filter(is_wrong).collect();
        if !wrong.is_empty() {
            found.push(TriedPremise { premise: CasePremise { premise: one.premise, of: one.of }, wrong });
        }
    }
    found
}
