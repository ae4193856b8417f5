//! Progress of a course's members, computed from their answers: each member's progress in an
//! assignment, the group's results by law, weakest first, and each member's latest activity.

use super::bank::Bank;
use super::mastery::{Mastery, mean, whole_mark};
use super::review::History;
use super::variant;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::collections::{BTreeMap, BTreeSet};

/// Days without an answer after which a member counts as inactive.
pub const INACTIVE_DAYS: i64 = 14;
/// Mean mark in thousandths below which a member is stuck in a law.
pub const STUCK_BELOW: u16 = 600;

/// The scenarios of an assignment, and the time from which answers count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssignedScenarios<'a> {
    /// Scenario ids; of a scenario with several stages, the id of the first.
    pub scenarios: &'a [String],
    /// Earlier answers do not count.
    pub from: Timestamp,
}

/// A member's progress in an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssignmentProgress {
    /// Number of scenarios with all stages answered, not counting answers before
    /// [`AssignedScenarios::from`].
    pub answered: usize,
    /// Number of assigned scenarios that are still in the bank.
    pub total: usize,
    /// Mean of the latest marks of the answered scenarios, in thousandths.
    pub mean: Option<u16>,
    /// Id of the first scenario not answered; `None` once all are.
    pub next: Option<String>,
}

/// A group's results in a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupLawResult {
    /// Number of the law.
    pub law: &'static str,
    /// Number of members with a marked answer in this law.
    pub members: usize,
    /// Mean of the members' means, in thousandths; `None` without an answer.
    pub mean: Option<u16>,
    /// Number of members with a mean below [`STUCK_BELOW`].
    pub stuck: usize,
}

/// A member's latest activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Activity {
    /// The latest answer was this many days ago, fewer than [`INACTIVE_DAYS`].
    Active(i64),
    /// The latest answer was this many days ago, at least [`INACTIVE_DAYS`].
    Inactive(i64),
    /// No answer yet, and joined at least [`INACTIVE_DAYS`] days ago.
    NeverActive,
    /// No answer yet, and joined fewer than [`INACTIVE_DAYS`] days ago.
    New,
}

impl Activity {
    /// True for a member who has stopped answering or never began, and should be contacted.
    pub const fn is_inactive(self) -> bool {
        matches!(self, Activity::Inactive(_) | Activity::NeverActive)
    }
}

/// A member's progress in an assignment. An answer to a variant counts for its scenario.
pub fn assignment_progress(
    bank: &Bank,
    assigned: &AssignedScenarios<'_>,
    history: &History,
) -> AssignmentProgress {
    let counted = history.answers().iter().filter(|answer| answer.at >= assigned.from);
    let latest: BTreeMap<&str, u16> =
        counted.map(|answer| (variant::origin(&answer.scenario), answer.permille)).collect();
    let scenarios: Vec<_> = assigned.scenarios.iter().filter_map(|id| bank.scenario(id)).collect();
    let mark = |scenario| whole_mark(bank, scenario, |id| latest.get(id).copied());
    let marks: Vec<u16> = scenarios.iter().filter_map(|scenario| mark(scenario)).collect();
    let next = scenarios.iter().find(|scenario| mark(scenario).is_none()).map(|scenario| scenario.id.clone());
    AssignmentProgress { answered: marks.len(), total: scenarios.len(), mean: mean(&marks), next }
}

/// A group's results in these laws, or in all laws of the bank if none are given. The weakest law
/// comes first, laws without an answer last.
pub fn results_by_law(bank: &Bank, laws: &[String], group: &[History]) -> Vec<GroupLawResult> {
    let mut means: BTreeMap<&'static str, Vec<u16>> = BTreeMap::new();
    let chosen: BTreeSet<&str> = laws.iter().map(String::as_str).collect();
    for history in group {
        for law in Mastery::of(bank, &history.marks()).by_law() {
            means.entry(law.law).or_default().extend(law.mean);
        }
    }
    let listed = bank.laws().iter().copied().filter(|law| chosen.is_empty() || chosen.contains(law));
    let mut results: Vec<GroupLawResult> = listed
        .map(|law| {
            let means = means.get(law).map(Vec::as_slice).unwrap_or_default();
            let stuck = means.iter().filter(|mean| **mean < STUCK_BELOW).count();
            GroupLawResult { law, members: means.len(), mean: mean(means), stuck }
        })
        .collect();
    // Equally weak laws stay in the order of their numbers.
    results.sort_by_key(|law| law.mean.unwrap_or(u16::MAX));
    results
}

/// The latest activity of a member who joined at `joined`. Days are calendar days in `zone`.
pub fn latest_activity(history: &History, joined: Timestamp, now: Timestamp, zone: &TimeZone) -> Activity {
    let date = |at: Timestamp| at.to_zoned(zone.clone()).date();
    let days = |at: Timestamp| i64::from((date(now) - date(at)).get_days()).max(0);
    match history.answers().last() {
        Some(last) if days(last.at) < INACTIVE_DAYS => Activity::Active(days(last.at)),
        Some(last) => Activity::Inactive(days(last.at)),
        None if days(joined) < INACTIVE_DAYS => Activity::New,
        None => Activity::NeverActive,
    }
}
