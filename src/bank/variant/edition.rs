//! The same facts ruled on under another code.

use super::variation::Variation;
use crate::answerable::{needs_examiners, unanswerable};
use crate::scenario::Scenario;
use rules::engine::{Case, Ruling};
use rules::law::Edition;
use std::sync::Arc;

/// All stages of a scenario as they stand, ruled on under another code: `stages` are the stages with
/// their rulings, and `rule` gives a ruling on a case, where it has one. There is no such telling
/// where one of them could not be asked, or where the Director's judgement is asked for there and
/// not in the bank: by the bank it is seen what is left to examiners.
pub(super) fn stages_under(
    stages: &[(&Arc<Scenario>, &Arc<Ruling>)],
    edition: Edition,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<Vec<Scenario>> {
    let stage = |(stage, ruling): &(&Arc<Scenario>, &Arc<Ruling>)| {
        let other = stage_under(stage, edition)?;
        let again = rule(&other.case)?;
        let is_left = needs_examiners(&other, &again) && !needs_examiners(stage, ruling);
        (!is_left && unanswerable(&other, &again).is_empty()).then_some(other)
    };
    stages.iter().map(stage).collect()
}

/// One of them, unasked whether it can be asked; none where that is how it stands in the bank.
pub(super) fn stage_under(stage: &Scenario, edition: Edition) -> Option<Scenario> {
    let case = Case { edition, ..stage.case.clone() };
    (stage.case.edition != edition).then(|| stage.varied(Variation::Under(edition), case))
}
