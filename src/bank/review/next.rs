//! The scenario to practise next: the function behind every "next" button.
//!
//! Due items come first, then a scenario left between two of its stages, then the queue. A mistake
//! rests before a variant of it is asked: [`SPACING`](super::SPACING) other scenarios come first,
//! and only one variant of it is asked a day.

use super::history::History;
use super::queue::{Planned, PracticeReason, Queued, queue};
use super::rest::{is_resting, scenario_of};
use crate::bank::Bank;
use crate::mastery;
use crate::scenario::Scenario;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rules::engine::Family;

/// The next scenario for this history; after the scenario just answered, if there is one, never
/// that one again. Days are those of the zone.
pub fn next(
    bank: &Bank,
    history: &History,
    planned: Option<Planned<'_>>,
    zone: &TimeZone,
    now: Timestamp,
    after: Option<&Scenario>,
) -> Option<Queued> {
    let other = |id: &str| after.is_none_or(|after| scenario_of(bank, id) != Some(&after.stage.of));
    let queue: Vec<Queued> =
        queue(bank, history, planned, zone, now).into_iter().filter(|one| other(&one.id)).collect();
    let first = queue.first();
    if let Some(due) = first.filter(|one| matches!(one.why, PracticeReason::Due { .. })) {
        return Some(due.clone());
    }
    if let Some(left) = left_anywhere(bank, history).filter(|one| other(&one.id)) {
        return Some(Queued { id: left.id.clone(), why: PracticeReason::New });
    }
    match first {
        Some(Queued { why: PracticeReason::New, .. }) => {
            let is_examined =
                |one: &&Queued| planned.is_none_or(|planned| planned.plan.covers(bank, &one.id));
            let examined: Vec<Queued> = queue.iter().filter(is_examined).cloned().collect();
            onward_from(bank, if examined.is_empty() { &queue } else { &examined }, after)
        }
        Some(first) => Some(first.clone()),
        None => worst(bank, history, zone, now, other),
    }
}

/// The first scenario of the bank that was left between two of its stages: the stage to go on with.
fn left_anywhere<'a>(bank: &'a Bank, history: &History) -> Option<&'a Scenario> {
    let latest = history.latest();
    let mut firsts = Family::ALL.into_iter().flat_map(|family| bank.by_family(family));
    firsts.find_map(|first| left_at(bank, first, |id| latest.contains_key(id)))
}

/// The first stage not answered of this scenario, if another stage of it was.
pub fn left_at<'a>(
    bank: &'a Bank,
    scenario: &'a Scenario,
    answered: impl Fn(&str) -> bool,
) -> Option<&'a Scenario> {
    bank.stages(scenario).find(|stage| answered(&stage.id))?;
    bank.stages(scenario).find(|stage| !answered(&stage.id))
}

/// The first unanswered scenario after this one in the order of the bank, wrapping around.
fn onward_from(bank: &Bank, queue: &[Queued], after: Option<&Scenario>) -> Option<Queued> {
    let order: Vec<&str> =
        Family::ALL.into_iter().flat_map(|family| bank.by_family(family)).map(|one| &*one.id).collect();
    let place = |id: &str| order.iter().position(|one| *one == id);
    let here = after.and_then(|after| place(&after.stage.of));
    let behind = |one: &&Queued| place(scenario_of(bank, &one.id).map_or(&one.id, |of| of)) > here;
    queue.iter().find(behind).or(queue.first()).cloned()
}

/// Once everything was answered: the scenario with the lowest mark.
fn worst(
    bank: &Bank,
    history: &History,
    zone: &TimeZone,
    now: Timestamp,
    other: impl Fn(&str) -> bool,
) -> Option<Queued> {
    let latest = history.latest();
    let mark = |one: &Scenario| {
        mastery::whole_mark(bank, one, |id| latest.get(id).map(|answer| answer.permille)).unwrap_or(0)
    };
    let all = Family::ALL.into_iter().flat_map(|family| bank.by_family(family));
    all.filter(|one| other(&one.id) && !is_resting(bank, history, zone, now, &one.id))
        .min_by_key(|one| mark(one))
        .map(|one| Queued { id: one.id.clone(), why: PracticeReason::Again { permille: mark(one) } })
}
