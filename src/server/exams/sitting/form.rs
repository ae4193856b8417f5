//! The form for a sitting's settings. Reports all faults at once, each with its field.

use super::{ClockRule, Sitting};
use crate::exams::paper::{is_name, paper_id};
use bank::review;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use std::ops::RangeInclusive;
use store::paper::PaperId;

/// The longest name, in characters.
const NAME: usize = 120;
/// The longest code, and the longest entry code.
const CODE: usize = 40;
/// Allowed minutes of a part.
const MINUTES: RangeInclusive<u32> = 0..=1440;

/// The form for a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SittingForm {
    pub name: String,
    pub code: String,
    pub paper: String,
    /// Beginning, in the federation's time zone: `2027-01-15T09:30`.
    pub opens: String,
    /// End of the sitting.
    pub closes: String,
    /// Minutes of the closed-book part.
    pub closed_minutes: String,
    /// Minutes of the open-book part.
    pub open_minutes: String,
    /// Seconds after the end during which answers are accepted.
    pub grace_seconds: String,
    /// Token of the clock rule.
    pub clock: String,
    /// Limit on pauses for lost connections, in minutes.
    pub stop_minutes: String,
    /// Entry code for candidates, or empty.
    pub entry_code: String,
    /// True if an examiner admits each candidate.
    pub authorised: bool,
    /// Attempts per candidate within the period.
    pub attempts: String,
    /// Days in that period.
    pub period_days: String,
    /// Days between two attempts.
    pub cooling_off_days: String,
    /// True for a trial sitting without effect.
    pub trial: bool,
}

/// A fault of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SittingFault {
    /// No name, or one that is too long
    Name,
    /// No code, one that is too long, or with invalid characters
    Code,
    /// There is no such paper
    Paper,
    /// Not a time
    Opens,
    /// Not a time, or not after the beginning
    Closes,
    /// Not a number of minutes from 0 to 1440
    ClosedMinutes,
    /// Not a number of minutes from 0 to 1440
    OpenMinutes,
    /// Both parts have 0 minutes
    NoTime,
    /// Not a number of seconds from 0 to 600
    Grace,
    /// Unknown clock rule
    Clock,
    /// Not a number of minutes from 0 to 120
    Stop,
    /// Too long, or with characters that cannot be typed
    EntryCode,
    /// Not a number from 1 to 100
    Attempts,
    /// Not a number of days from 0 to 3650
    Period,
    /// Not a number of days from 0 to 3650
    CoolingOff,
}

/// The settings of a sitting without a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SittingRead {
    pub name: String,
    pub code: String,
    pub paper: PaperId,
    /// Beginning of the sitting
    pub opens_at: Timestamp,
    /// End of the sitting
    pub closes_at: Timestamp,
    /// The minutes of the closed-book part
    pub closed_minutes: u32,
    /// The minutes of the open-book part
    pub open_minutes: u32,
    /// Seconds after the end during which answers are accepted
    pub grace_seconds: u32,
    /// The clock during lost connections
    pub clock: ClockRule,
    /// Entry code for candidates
    pub entry_code: String,
    /// True if an examiner admits each candidate
    pub authorised: bool,
    /// Attempts within the period
    pub attempts: u32,
    /// Days in the period
    pub period_days: u32,
    /// Days between attempts
    pub cooling_off_days: u32,
    /// True for a trial sitting
    pub trial: bool,
}

impl SittingFault {
    /// The name of its field, or `no_time`, which is shown at the first part.
    pub const fn field(self) -> &'static str {
        match self {
            SittingFault::Name => "name",
            SittingFault::Code => "code",
            SittingFault::Paper => "paper",
            SittingFault::Opens => "opens",
            SittingFault::Closes => "closes",
            SittingFault::ClosedMinutes => "closed_minutes",
            SittingFault::NoTime => "no_time",
            SittingFault::OpenMinutes => "open_minutes",
            SittingFault::Grace => "grace_seconds",
            SittingFault::Clock => "clock",
            SittingFault::Stop => "stop_minutes",
            SittingFault::EntryCode => "entry_code",
            SittingFault::Attempts => "attempts",
            SittingFault::Period => "period_days",
            SittingFault::CoolingOff => "cooling_off_days",
        }
    }
}

impl Default for SittingForm {
    /// A closed-book hour, the clock running on, one attempt.
    fn default() -> Self {
        let text = str::to_owned;
        Self {
            name: String::new(),
            code: String::new(),
            paper: String::new(),
            opens: String::new(),
            closes: String::new(),
            closed_minutes: text("60"),
            open_minutes: text("0"),
            grace_seconds: text("30"),
            clock: text(ClockRule::RunsOn.word()),
            stop_minutes: text("10"),
            entry_code: String::new(),
            authorised: false,
            attempts: text("1"),
            period_days: text("0"),
            cooling_off_days: text("0"),
            trial: false,
        }
    }
}

impl SittingForm {
    /// The form of a stored sitting, with times in a zone.
    pub fn of(sitting: &Sitting, zone: &str) -> Self {
        let stop_minutes = match sitting.clock {
            ClockRule::RunsOn => 0,
            ClockRule::Stops { cap_seconds } => cap_seconds / 60,
        };
        Self {
            name: sitting.name.clone(),
            code: sitting.code.clone(),
            paper: sitting.paper.0.to_string(),
            opens: local(sitting.opens_at, zone),
            closes: local(sitting.closes_at, zone),
            closed_minutes: sitting.closed_minutes.to_string(),
            open_minutes: sitting.open_minutes.to_string(),
            grace_seconds: sitting.grace_seconds.to_string(),
            clock: sitting.clock.word().to_owned(),
            stop_minutes: stop_minutes.to_string(),
            entry_code: sitting.entry_code.clone(),
            authorised: sitting.authorised,
            attempts: sitting.attempts.to_string(),
            period_days: sitting.period_days.to_string(),
            cooling_off_days: sitting.cooling_off_days.to_string(),
            trial: sitting.trial,
        }
    }

    /// Validates it, with times in a zone. Reports all faults in the order of the form.
    pub fn read(&self, zone: &str) -> Result<SittingRead, Vec<SittingFault>> {
        let mut faults = Vec::new();
        let mut of = |fault: SittingFault, holds: bool| {
            if !holds {
                faults.push(fault);
            }
        };
        let (name, code, entry_code) = (self.name.trim(), self.code.trim(), self.entry_code.trim());
        of(SittingFault::Name, is_name(name, NAME));
        of(SittingFault::Code, !code.is_empty() && is_code(code));
        let paper = paper_id(&self.paper);
        of(SittingFault::Paper, paper.is_some());
        let (opens, closes) = (instant_of(&self.opens, zone), instant_of(&self.closes, zone));
        of(SittingFault::Opens, opens.is_some());
        of(SittingFault::Closes, closes.is_some_and(|closes| opens.is_none_or(|opens| opens < closes)));
        let closed_minutes = number(&self.closed_minutes, MINUTES);
        of(SittingFault::ClosedMinutes, closed_minutes.is_some());
        let open_minutes = number(&self.open_minutes, MINUTES);
        of(SittingFault::OpenMinutes, open_minutes.is_some());
        of(SittingFault::NoTime, (closed_minutes, open_minutes) != (Some(0), Some(0)));
        let grace_seconds = number(&self.grace_seconds, 0..=600);
        of(SittingFault::Grace, grace_seconds.is_some());
        let clock = self.clock_rule();
        of(SittingFault::Clock, clock != Err(SittingFault::Clock));
        of(SittingFault::Stop, clock != Err(SittingFault::Stop));
        of(
            SittingFault::EntryCode,
            entry_code.chars().count() <= CODE && !entry_code.chars().any(char::is_control),
        );
        let attempts = number(&self.attempts, 1..=100);
        of(SittingFault::Attempts, attempts.is_some());
        let period_days = number(&self.period_days, 0..=3650);
        of(SittingFault::Period, period_days.is_some());
        let cooling_off_days = number(&self.cooling_off_days, 0..=3650);
        of(SittingFault::CoolingOff, cooling_off_days.is_some());
        if !faults.is_empty() {
            return Err(faults);
        }
        let read = || {
            Some(SittingRead {
                name: name.to_owned(),
                code: code.to_owned(),
                paper: paper?,
                opens_at: opens?,
                closes_at: closes?,
                closed_minutes: closed_minutes?,
                open_minutes: open_minutes?,
                grace_seconds: grace_seconds?,
                clock: clock.ok()?,
                entry_code: entry_code.to_owned(),
                authorised: self.authorised,
                attempts: attempts?,
                period_days: period_days?,
                cooling_off_days: cooling_off_days?,
                trial: self.trial,
            })
        };
        read().ok_or(faults)
    }

    /// The clock during lost connections; the minutes matter only if it stops.
    fn clock_rule(&self) -> Result<ClockRule, SittingFault> {
        match self.clock.as_str() {
            "runs_on" => Ok(ClockRule::RunsOn),
            "stops" => number(&self.stop_minutes, 0..=120)
                .map(|minutes| ClockRule::Stops { cap_seconds: minutes * 60 })
                .ok_or(SittingFault::Stop),
            _ => Err(SittingFault::Clock),
        }
    }
}

/// True for lower-case letters, digits and hyphens.
fn is_code(code: &str) -> bool {
    code.len() <= CODE && code.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

fn number(text: &str, within: RangeInclusive<u32>) -> Option<u32> {
    text.trim().parse().ok().filter(|number| within.contains(number))
}

/// The zone with this name, or UTC.
pub(crate) fn zone_of(name: &str) -> TimeZone {
    review::zone(name).unwrap_or(TimeZone::UTC)
}

/// Parses a local time in a zone. An ambiguous time is the earlier one; in a gap, the time is moved
/// forward by the length of the gap.
pub(crate) fn instant_of(text: &str, zone: &str) -> Option<Timestamp> {
    let local: DateTime = text.trim().parse().ok()?;
    if !(2000..=2999).contains(&local.year()) {
        return None;
    }
    Some(local.to_zoned(zone_of(zone)).ok()?.timestamp())
}

/// Local time in a zone, in the format of forms: `2027-01-15T09:30`.
pub fn local(at: Timestamp, zone: &str) -> String {
    at.to_zoned(zone_of(zone)).strftime("%Y-%m-%dT%H:%M").to_string()
}
