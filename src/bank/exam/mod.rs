//! Exams, pure: papers, drawing, time and results.
//!
//! | file | contents |
//! |---|---|
//! | `paper` | an exam paper, read from its file |
//! | `coverage` | laws a paper covers |
//! | `pool` | items for drawing papers, prepared before the sitting |
//! | `checklist` | checks before a sitting is opened |
//! | `draw` | a candidate's paper, drawn from a pool |
//! | `clock` | time left, and acceptance of answers |
//! | `marking` | rules for several marks of one page |
//! | `result` | the result of an attempt |
//! | `mean` | exact means |
//! | `rubric` | practical and oral parts, and their combination with the written result |
//!
//! Not here: candidates, sittings and answers (`store`), and permissions (`server`).

pub mod checklist;
pub mod clock;
mod coverage;
mod draw;
pub mod marking;
mod mean;
pub mod paper;
mod pool;
pub mod result;
pub mod rubric;

pub use checklist::{Check, CheckResultKind, SittingSchedule, checklist};
pub use clock::{Phase, Times};
pub use coverage::{Coverage, LawCoverage, RowCoverage, coverage};
pub use draw::{draw, lacking};
pub use marking::{GivenMark, MarkKind, Standing, is_for_examiners, standing, turn_of};
pub use mean::MarkFraction;
pub(super) use mean::weighted;
pub use paper::Paper;
pub use pool::{Shortage, is_contested, is_judged, pool, unprepared};
pub use result::{ExamResult, ItemResult, PageMark, PartResult, Rules, result};
pub use rubric::{CombinedResult, Points, RubricLine, UnwrittenPart, UnwrittenResult, join};

use super::scenario::Stage;
use super::variant::MARK;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A part of an exam. The closed part comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Without the law book
    Closed,
    /// With it
    Open,
}

/// An item of a drawn paper: a scenario with all its stages, or a variant of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaperItem {
    /// The part it is asked in
    pub part: Part,
    /// The id of its first stage: `r041`, or `r041~7k2`
    pub id: String,
    /// Number of stages. Stored with the paper, so that page numbers survive changes of the bank
    pub stages: u8,
    /// Weight relative to the other items
    pub weight: u16,
    /// Caps the result when it goes wrong
    pub critical: bool,
}

/// A drawn paper: its items in order, those of the closed part first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnPaper {
    pub items: Vec<PaperItem>,
}

/// A page of a paper: a stage of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageOf {
    /// The place of its item in the paper, from 0
    pub item: usize,
    /// Which stage of the item it is, from 1
    pub stage: usize,
    /// Number of stages of the item
    pub stages: usize,
    /// The id of the stage, or of a variant of it: `r041.2~7k2`
    pub id: String,
    /// The part it is asked in
    pub part: Part,
}

/// The pool from which papers are drawn. Every item was validated before the sitting was opened, so
/// drawing needs no ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pool {
    /// A row for each of the blueprint, in its order; a fixed item is a row of its own
    pub rows: Vec<PoolRow>,
}

/// A row of a pool: so many of these items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolRow {
    /// The part they are asked in
    pub part: Part,
    /// Number drawn
    pub count: u16,
    /// Weight of each
    pub weight: u16,
    /// True if each is critical
    pub critical: bool,
    /// Candidates for drawing
    pub items: Vec<PoolItem>,
}

/// A scenario that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolItem {
    /// The id of the scenario
    pub origin: String,
    /// Number of stages
    pub stages: u8,
    /// The ids that it may be asked under, its own or those of variants; at least one
    pub ids: Vec<String>,
}

/// Number of times scenarios were seen, by id, by one candidate or by all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen(pub BTreeMap<String, u32>);

impl Part {
    /// Both, in the order in which they are asked.
    pub const ALL: [Part; 2] = [Part::Closed, Part::Open];

    /// The word of files, tables and Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Part::Closed => "closed",
            Part::Open => "open",
        }
    }

    /// The part with this word.
    pub fn from_word(word: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.word() == word)
    }
}

impl PaperItem {
    /// The id of the scenario, whichever variant it is.
    pub fn origin(&self) -> &str {
        super::variant::origin(&self.id)
    }

    /// The id of its stage with this number, from 1.
    pub fn stage(&self, number: u8) -> String {
        let (of, token) = self.id.split_once(MARK).map_or((&*self.id, None), |(of, token)| (of, Some(token)));
        let stage = Stage { of: of.to_owned(), number, stages: self.stages }.id();
        token.map_or_else(|| stage.clone(), |token| format!("{stage}{MARK}{token}"))
    }
}

impl DrawnPaper {
    /// The pages of the paper, in order. Page 1 of a paper is the first here.
    pub fn pages(&self) -> Vec<PageOf> {
        let of = |(at, item): (usize, &PaperItem)| -> Vec<PageOf> {
            let page = |stage: u8| PageOf {
                item: at,
                stage: usize::from(stage),
                stages: usize::from(item.stages),
                id: item.stage(stage),
                part: item.part,
            };
            (1..=item.stages).map(page).collect()
        };
        self.items.iter().enumerate().flat_map(of).collect()
    }

    /// True if this part has items.
    pub fn has(&self, part: Part) -> bool {
        self.items.iter().any(|item| item.part == part)
    }
}

impl Seen {
    /// Number of times a scenario was seen.
    pub fn times(&self, origin: &str) -> u32 {
        self.0.get(origin).copied().unwrap_or(0)
    }

    /// Counts what is asked in a paper as not seen after all.
    pub fn take_back(&mut self, drawn: &DrawnPaper) {
        for item in &drawn.items {
            if let Some(times) = self.0.get_mut(item.origin()) {
                *times = times.saturating_sub(1);
            }
        }
    }

    /// Counts what is asked in a paper as seen.
    pub fn take_in(&mut self, drawn: &DrawnPaper) {
        for item in &drawn.items {
            *self.0.entry(item.origin().to_owned()).or_default() += 1;
        }
    }
}
