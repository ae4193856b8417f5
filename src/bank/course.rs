//! Progress of a group: assigned work done by each member, laws in which the group is weak,
//! inactive members. Pure: a function of the members' answers.

use super::bank::Bank;
use super::mastery::{Mastery, mean, whole_mark};
use super::review::History;
use super::variant;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::collections::{BTreeMap, BTreeSet};

/// Days without an answer after which a member counts as inactive.
pub const QUIET_DAYS: i64 = 14;
/// A mean below this, in thousandths, counts as stuck in a law.
pub const STUCK: u16 = 600;

/// Assigned practice, as far as it counts here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assigned<'a> {
    /// The ids of its scenarios; of one of several stages the first.
    pub scenarios: &'a [String],
    /// From when on answers count.
    pub from: Timestamp,
}

/// A member's completed part of an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// Scenarios answered in time, all stages of each.
    pub answered: usize,
    /// Scenarios that are assigned and still in the bank.
    pub of: usize,
    /// The mean of their latest marks in thousandths, if any is there.
    pub mean: Option<u16>,
    /// The first that is not answered.
    pub next: Option<String>,
}

/// A group's results in a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupLaw {
    /// The number of the law.
    pub law: &'static str,
    /// Number of members with an answer in it.
    pub members: usize,
    /// The mean of the members' means in thousandths; `None` without an answer.
    pub mean: Option<u16>,
    /// Number of members with a mean below [`STUCK`].
    pub stuck: usize,
}

/// A member's latest activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Activity {
    /// Active this many days ago.
    Active(i64),
    /// Inactive: the latest answer was this many days ago.
    Quiet(i64),
    /// Never active since they joined at least [`QUIET_DAYS`] days ago.
    Silent,
    /// Never active, and joined recently.
    New,
}

impl Activity {
    /// True for a member who should be contacted.
    pub const fn is_quiet(self) -> bool {
        matches!(self, Activity::Quiet(_) | Activity::Silent)
    }
}

/// A member's completed part of an assignment. A variant counts for its scenario.
pub fn done(bank: &Bank, assigned: &Assigned<'_>, history: &History) -> Done {
    let in_time = history.answers().iter().filter(|answer| answer.at >= assigned.from);
    let latest: BTreeMap<&str, u16> =
        in_time.map(|answer| (variant::origin(&answer.scenario), answer.permille)).collect();
    let scenarios: Vec<_> = assigned.scenarios.iter().filter_map(|id| bank.scenario(id)).collect();
    let mark = |scenario| whole_mark(bank, scenario, |id| latest.get(id).copied());
    let marks: Vec<u16> = scenarios.iter().filter_map(|one| mark(one)).collect();
    let next = scenarios.iter().find(|one| mark(one).is_none()).map(|one| one.id.clone());
    Done { answered: marks.len(), of: scenarios.len(), mean: mean(&marks), next }
}

/// A group's results in these laws, or in all laws of the bank if none are given: the weakest
/// first, unanswered ones last.
pub fn laws(bank: &Bank, laws: &[String], group: &[History]) -> Vec<GroupLaw> {
    let mut means: BTreeMap<&'static str, Vec<u16>> = BTreeMap::new();
    let taught: BTreeSet<&str> = laws.iter().map(String::as_str).collect();
    for history in group {
        for law in Mastery::of(bank, &history.marks()).by_law() {
            means.entry(law.law).or_default().extend(law.mean);
        }
    }
    let all = bank.laws().iter().copied().filter(|law| taught.is_empty() || taught.contains(law));
    let mut found: Vec<GroupLaw> = all
        .map(|law| {
            let marks = means.get(law).map(Vec::as_slice).unwrap_or_default();
            let stuck = marks.iter().filter(|mark| **mark < STUCK).count();
            GroupLaw { law, members: marks.len(), mean: mean(marks), stuck }
        })
        .collect();
    // Equally weak laws stay in the order of their numbers.
    found.sort_by_key(|law| law.mean.unwrap_or(u16::MAX));
    found
}

/// The latest activity of a member who joined at `since`, in days of this time zone.
pub fn lately(history: &History, since: Timestamp, now: Timestamp, zone: &TimeZone) -> Activity {
    let date = |at: Timestamp| at.to_zoned(zone.clone()).date();
    let days = |at: Timestamp| i64::from((date(now) - date(at)).get_days()).max(0);
    match history.answers().last() {
        Some(last) if days(last.at) < QUIET_DAYS => Activity::Active(days(last.at)),
        Some(last) => Activity::Quiet(days(last.at)),
        None if days(since) < QUIET_DAYS => Activity::New,
        None => Activity::Silent,
    }
}
