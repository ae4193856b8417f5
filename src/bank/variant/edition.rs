//! The same facts ruled on under another code.

use super::variation::Variation;
use crate::answerable::{needs_examiners, unanswerable};
use crate::scenario::Scenario;
use rules::engine::{Case, Ruling};
use rules::law::Edition;
use std::sync::Arc;

/// All stages of a scenario ruled on under another code: `stages` are the stages with their
/// rulings, and `rule` gives the ruling on a case, if there is one. `None` if one of them could not
/// be asked, or needs examiners under that code and not in the bank, since the bank decides which
/// pages go to examiners.
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

/// One stage under another code, without validation; `None` for its own code.
pub(super) fn stage_under(stage: &Scenario, edition: Edition) -> Option<Scenario> {
    let case = stage.case.under(edition);
    (stage.case.edition != edition).then(|| stage.varied(Variation::Under(edition), case))
}
