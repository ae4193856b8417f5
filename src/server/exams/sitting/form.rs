//! The form for a sitting's settings.

use super::{ClockRule, Sitting, SittingState};
use crate::clock::moment;
use crate::exams::paper::{is_name, paper_id};
use crate::forms::{Entry, Faults, NumberEntry, Rejection, TimeEntry};
use bank::review;
use jiff::Timestamp;
use jiff::ToSpan;
use jiff::civil::{DateTime, Weekday};
use jiff::tz::TimeZone;
use store::federation::Federation;
use store::paper::PaperId;
use store::sitting::{SittingId, SittingRow};

/// The format of times in forms.
const FORMAT: &str = "%Y-%m-%dT%H:%M";
/// The hour at which a new sitting opens.
const OPENS: i8 = 10;
/// Minutes for those who come late, and the most minutes for which a new sitting is open.
const LATE: usize = 30;
const MOST_OPEN: i64 = 12 * 60;

/// The longest name, in characters.
const NAME: usize = 120;
/// The longest code, and the longest entry code.
const CODE: usize = 40;

/// The form for a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SittingForm {
    pub name: String,
    pub code: String,
    pub paper: String,
    /// Beginning, in the federation's time zone.
    pub opens: TimeEntry,
    /// End of the sitting.
    pub closes: TimeEntry,
    /// Minutes of the closed-book part.
    pub closed_minutes: NumberEntry<0, 1440>,
    /// Minutes of the open-book part.
    pub open_minutes: NumberEntry<0, 1440>,
    /// Seconds after the end during which answers are accepted.
    pub grace_seconds: NumberEntry<0, 600>,
    /// Token of the clock rule.
    pub clock: String,
    /// Limit on pauses for lost connections, in minutes; matters only if the clock stops.
    pub stop_minutes: NumberEntry<0, 120>,
    /// Entry code for candidates, or empty.
    pub entry_code: String,
    /// True if an examiner admits each candidate.
    pub authorised: bool,
    /// Attempts per candidate within the period.
    pub attempts: NumberEntry<1, 100>,
    /// Days in that period.
    pub period_days: NumberEntry<0, 3650>,
    /// Days between two attempts.
    pub cooling_off_days: NumberEntry<0, 3650>,
    /// True for a trial sitting without effect.
    pub trial: bool,
}

impl Default for SittingForm {
    /// A closed-book hour, the clock running on, one attempt.
    fn default() -> Self {
        Self {
            name: String::new(),
            code: String::new(),
            paper: String::new(),
            opens: Entry::default(),
            closes: Entry::default(),
            closed_minutes: "60".into(),
            open_minutes: "0".into(),
            grace_seconds: "30".into(),
            clock: ClockRule::RunsOn.word().to_owned(),
            stop_minutes: "10".into(),
            entry_code: String::new(),
            authorised: false,
            attempts: "1".into(),
            period_days: "0".into(),
            cooling_off_days: "0".into(),
            trial: false,
        }
    }
}

impl SittingForm {
    /// A new sitting of a paper with these minutes for its closed and its open part: on the next
    /// Saturday, open long enough for those who come late.
    pub fn suggested(
        paper: PaperId,
        name: String,
        (closed, open): (usize, usize),
        now: Timestamp,
        zone: &str,
    ) -> Self {
        let today = now.to_zoned(zone_of(zone)).date();
        let day = today.nth_weekday(1, Weekday::Saturday).unwrap_or(today);
        let opens = day.at(OPENS, 0, 0, 0);
        let minutes = i64::try_from(closed + open + LATE).unwrap_or(MOST_OPEN).min(MOST_OPEN);
        let entry = |at: DateTime| at.strftime(FORMAT).to_string().into();
        Self {
            name,
            code: day.to_string(),
            paper: paper.0.to_string(),
            opens: entry(opens),
            closes: entry(opens.saturating_add(minutes.minutes())),
            closed_minutes: closed.to_string().into(),
            open_minutes: open.to_string().into(),
            ..Self::default()
        }
    }

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
            opens: local(sitting.opens_at, zone).into(),
            closes: local(sitting.closes_at, zone).into(),
            closed_minutes: Entry::of(Some(sitting.closed_minutes)),
            open_minutes: Entry::of(Some(sitting.open_minutes)),
            grace_seconds: Entry::of(Some(sitting.grace_seconds)),
            clock: sitting.clock.word().to_owned(),
            stop_minutes: Entry::of(Some(stop_minutes)),
            entry_code: sitting.entry_code.clone(),
            authorised: sitting.authorised,
            attempts: Entry::of(Some(sitting.attempts)),
            period_days: Entry::of(Some(sitting.period_days)),
            cooling_off_days: Entry::of(Some(sitting.cooling_off_days)),
            trial: sitting.trial,
        }
    }

    /// The form of a new sitting like a stored one: on the same day of the week, at the same time, in
    /// the first week in which that one is over.
    pub fn again(sitting: &Sitting, now: Timestamp, zone: &str) -> Self {
        let local_time = |at: Timestamp| at.to_zoned(zone_of(zone)).datetime();
        let (opens, closes) = (local_time(sitting.opens_at), local_time(sitting.closes_at));
        let days = opens.date().until(local_time(now).max(closes).date()).map_or(0, |span| span.get_days());
        let later =
            |at: DateTime| at.saturating_add((days / 7 + 1).weeks()).strftime(FORMAT).to_string().into();
        Self { opens: later(opens), closes: later(closes), ..Self::of(sitting, zone) }
    }

    /// The draft that it describes.
    pub fn read(&self, federation: &Federation, id: SittingId) -> Result<SittingRow, Rejection> {
        let mut faults = Faults::default();
        let (name, code, entry_code) = (self.name.trim(), self.code.trim(), self.entry_code.trim());
        faults.unless(is_name(name, NAME), "name");
        faults.unless(!code.is_empty() && is_code(code), "code");
        let paper_id = paper_id(&self.paper);
        faults.unless(paper_id.is_some(), "paper");
        let instant = |entry: &TimeEntry| entry.value.and_then(|time| instant_of(time, &federation.zone));
        let opens_at = faults.need("opens", instant(&self.opens));
        let closes_at = faults.need("closes", instant(&self.closes));
        faults.unless(opens_at < closes_at || instant(&self.opens).is_none(), "closes");
        let closed_minutes = faults.need("closed_minutes", self.closed_minutes.value).into();
        let open_minutes = faults.need("open_minutes", self.open_minutes.value).into();
        let minutes = [self.closed_minutes.value, self.open_minutes.value];
        faults.unless(minutes != [Some(0); 2], "no_time");
        let grace_seconds = faults.need("grace_seconds", self.grace_seconds.value).into();
        let stops = self.clock == "stops";
        faults.unless(stops || self.clock == ClockRule::RunsOn.word(), "clock");
        let stop_minutes = if stops { faults.need("stop_minutes", self.stop_minutes.value) } else { 0 };
        let is_typeable = entry_code.chars().count() <= CODE && !entry_code.chars().any(char::is_control);
        faults.unless(is_typeable, "entry_code");
        let attempts = faults.need("attempts", self.attempts.value).into();
        let period_days = faults.need("period_days", self.period_days.value).into();
        let cooling_off_days = faults.need("cooling_off_days", self.cooling_off_days.value).into();
        faults.check()?;
        Ok(SittingRow {
            federation_id: federation.id,
            id,
            paper_id: paper_id.ok_or("paper")?,
            code: code.to_owned(),
            name: name.to_owned(),
            entry_code: entry_code.to_owned(),
            trial: self.trial,
            opens_at: moment(opens_at),
            closes_at: moment(closes_at),
            closed_minutes,
            open_minutes,
            grace_seconds,
            clock: self.clock.clone(),
            stop_cap_seconds: 60 * i32::from(stop_minutes),
            authorised: self.authorised,
            attempts,
            period_days,
            cooling_off_days,
            state: SittingState::Draft.word().to_owned(),
            review: "nothing".to_owned(),
            appeals_until: None,
            listed_only: false,
        })
    }
}

/// True for lower-case letters, digits and hyphens.
fn is_code(code: &str) -> bool {
    code.len() <= CODE && code.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

/// The zone with this name, or UTC.
pub(crate) fn zone_of(name: &str) -> TimeZone {
    review::zone(name).unwrap_or(TimeZone::UTC)
}

/// A local time in a zone. An ambiguous time is the earlier one; in a gap, the time is moved
/// forward by the length of the gap.
pub(crate) fn instant_of(local: DateTime, zone: &str) -> Option<Timestamp> {
    Some(local.to_zoned(zone_of(zone)).ok()?.timestamp())
}

/// Local time in a zone, in the format of forms: `2027-01-15T09:30`.
pub fn local(at: Timestamp, zone: &str) -> String {
    at.to_zoned(zone_of(zone)).strftime(FORMAT).to_string()
}
