//! The rest period of a mistake: the answers that come between it and a variant of it.

use super::history::{History, date};
use crate::bank::Bank;
use crate::id::{self, MARK};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::collections::BTreeSet;

/// Other scenarios answered between a mistake and a variant of it.
pub const SPACING: usize = 3;

/// True while a mistake rests: fewer than [`SPACING`] other scenarios were answered since, or a
/// variant of it was answered today.
pub fn is_resting(bank: &Bank, history: &History, zone: &TimeZone, now: Timestamp, item: &str) -> bool {
    let today = history.today(zone, now);
    let answers = history.answers();
    let Some(last) = answers.iter().rposition(|answer| answer.item() == item) else { return false };
    let own = scenario_of(bank, item);
    let others: BTreeSet<Option<&String>> =
        answers[last + 1..].iter().map(|answer| scenario_of(bank, answer.item())).collect();
    let is_variant = |id: &str| id.contains(MARK);
    let again_today = answers
        .iter()
        .any(|one| one.item() == item && is_variant(&one.scenario) && date(one.at, zone) == today);
    again_today || others.iter().filter(|one| one.is_some() && **one != own).count() < SPACING
}

/// The id of the scenario that this one is a stage or variant of.
pub(super) fn scenario_of<'a>(bank: &'a Bank, id: &str) -> Option<&'a String> {
    bank.scenario(id::origin(id)).map(|one| &one.stage.of)
}
