//! Answers as they count for reviews.

use crate::confidence::Confidence;
use crate::grade::CAP;
use crate::mastery::ScenarioMark;
use crate::variant;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::BTreeMap;

/// An answer that was marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedAnswer {
    /// The id of the scenario, of a stage of it, or of a variant of either
    pub scenario: String,
    /// The mark in thousandths
    pub permille: u16,
    /// Time
    pub at: Timestamp,
    /// Stated confidence, if any
    pub confidence: Option<Confidence>,
}

/// Rating of an answer as a review, in the terms of the crate `fsrs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rating {
    /// At most half the mark, the cap of a wrong critical component
    Again,
    /// Part of the mark; or full marks by a guess
    Hard,
    /// Full marks
    Good,
    /// Full marks, with certainty
    Easy,
}

/// A user's answers in chronological order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History(Vec<MarkedAnswer>);

impl Rating {
    /// The rating of a mark in thousandths.
    pub const fn of(permille: u16, confidence: Option<Confidence>) -> Rating {
        match (permille, confidence) {
            (..=CAP, _) => Rating::Again,
            (..1000, _) | (_, Some(Confidence::Guess)) => Rating::Hard,
            (_, Some(Confidence::Sure)) => Rating::Easy,
            _ => Rating::Good,
        }
    }

    /// The number of the crate `fsrs`.
    pub const fn number(self) -> u32 {
        self as u32 + 1
    }
}

impl MarkedAnswer {
    /// The id of the item it is a review of: that of the scenario or stage, without its variant.
    pub fn item(&self) -> &str {
        variant::origin(&self.scenario)
    }

    /// Rating as a review.
    pub const fn rating(&self) -> Rating {
        Rating::of(self.permille, self.confidence)
    }

    /// True if some component was wrong.
    pub const fn is_mistaken(&self) -> bool {
        self.permille < 1000
    }
}

impl History {
    /// Sorts the answers by time; those of the same instant keep their order.
    pub fn new(mut answers: Vec<MarkedAnswer>) -> History {
        answers.sort_by_key(|answer| answer.at);
        History(answers)
    }

    /// All of them, the earliest first.
    pub fn answers(&self) -> &[MarkedAnswer] {
        &self.0
    }

    /// The answers as marks in chronological order, as [`Mastery`](crate::Mastery) takes them.
    pub fn marks(&self) -> Vec<ScenarioMark> {
        let mark = |a: &MarkedAnswer| ScenarioMark { scenario: a.scenario.clone(), permille: a.permille };
        self.0.iter().map(mark).collect()
    }

    /// The answers to each item, by its id, the earliest first.
    pub fn by_item(&self) -> BTreeMap<&str, Vec<&MarkedAnswer>> {
        let mut items: BTreeMap<&str, Vec<&MarkedAnswer>> = BTreeMap::new();
        for answer in &self.0 {
            items.entry(answer.item()).or_default().push(answer);
        }
        items
    }

    /// The latest answer to each item, by its id.
    pub fn latest(&self) -> BTreeMap<&str, &MarkedAnswer> {
        self.0.iter().map(|answer| (answer.item(), answer)).collect()
    }

    /// True if this very scenario, stage or variant was answered.
    pub fn has(&self, id: &str) -> bool {
        self.0.iter().any(|answer| answer.scenario == id)
    }

    /// Today in a time zone, and never before the day of the latest answer.
    pub fn today(&self, zone: &TimeZone, now: Timestamp) -> Date {
        let latest = self.0.last().map_or(now, |answer| answer.at.max(now));
        date(latest, zone)
    }
}

/// The day of an instant in a zone.
pub(super) fn date(at: Timestamp, zone: &TimeZone) -> Date {
    zone.to_datetime(at).date()
}
