//! Which scenario comes next.

use super::Latest;
use crate::engine::Family;
use crate::quiz::{Bank, Scenario, mastery};

/// The scenario to begin with.
pub fn first(bank: &Bank) -> Option<&Scenario> {
    Family::ALL.into_iter().find_map(|family| bank.by_family(family).next())
}

/// The scenario to go on with: after this one the next that was not answered yet, first of the same family; when all
/// were, the one that was answered worst, and for a visitor simply the next. Of several stages it is the first that was
/// not answered; without one to go on after, what was left in the middle comes first.
pub fn next<'a>(bank: &'a Bank, after: Option<&Scenario>, latest: &Latest) -> Option<&'a Scenario> {
    let all: Vec<&Scenario> = Family::ALL.into_iter().flat_map(|family| bank.by_family(family)).collect();
    let here = after.and_then(|after| all.iter().position(|scenario| scenario.id == after.stage.of));
    let from = here.map_or(0, |here| here + 1);
    let round: Vec<&Scenario> = all[from..].iter().chain(&all[..from]).copied().collect();
    let others = || round.iter().copied().filter(|one| after.is_none_or(|after| one.id != after.stage.of));
    let left = || after.is_none().then(|| left(bank, latest)).flatten();
    let fresh = || others().find_map(|one| bank.stages(one).find(|stage| !latest.contains_key(&stage.id)));
    left().or_else(fresh).or_else(|| others().min_by_key(|one| whole(bank, one, latest).unwrap_or(0)))
}

/// The stage at which somebody left a scenario in the middle.
pub fn left<'a>(bank: &'a Bank, latest: &Latest) -> Option<&'a Scenario> {
    let mut all = Family::ALL.into_iter().flat_map(|family| bank.by_family(family));
    all.find_map(|one| left_at(bank, one, latest))
}

/// Where somebody goes on with a scenario who has answered only some of its stages.
pub fn left_at<'a>(bank: &'a Bank, scenario: &'a Scenario, latest: &Latest) -> Option<&'a Scenario> {
    let answered = |stage: &&Scenario| latest.contains_key(&stage.id);
    bank.stages(scenario).find(answered)?;
    bank.stages(scenario).find(|stage| !answered(stage))
}

/// The mark of a scenario as a whole, once it has been answered.
pub fn whole(bank: &Bank, scenario: &Scenario, latest: &Latest) -> Option<u16> {
    mastery::whole(bank, scenario, |id| latest.get(id).copied())
}
