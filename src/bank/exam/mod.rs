//! An exam, pure: what is asked, who is asked what, how long, and what it comes to.
//!
//! | file | what |
//! |---|---|
//! | `paper` | what an exam asks, read from its file |
//! | `coverage` | which laws a paper is about |
//! | `pool` | what papers are drawn from, prepared before anybody sits down |
//! | `checklist` | what is gone through before a sitting is opened |
//! | `draw` | a candidate's paper, drawn from a pool |
//! | `clock` | how long somebody still has, and whether an answer is taken |
//! | `marking` | which of several marks counts, and who marks next |
//! | `result` | what the marks of an attempt come to |
//! | `mean` | means that are exact until they are rounded |
//! | `rubric` | what is done at the table or said, joined to that |
//!
//! Deliberately not here: who sits which exam and what they answered (`store`), and who may do what (`server`).

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

pub use checklist::{Check, Finding, Schedule, checklist};
pub use clock::{Phase, Times};
pub use coverage::{Coverage, LawCoverage, RowCoverage, coverage};
pub use draw::{draw, lacking};
pub use marking::{GivenMark, MarkKind, Standing, is_for_examiners, standing, turn_of};
pub use mean::Share;
pub(super) use mean::weighted;
pub use paper::Paper;
pub use pool::{Shortage, is_contested, is_judged, pool, unprepared};
pub use result::{ExamResult, ItemResult, PageMark, PartResult, Rules, result};
pub use rubric::{Joined, Points, RubricLine, Unwritten, UnwrittenResult, join};

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

/// An item of somebody's paper: a scenario with all its stages, or a variant of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// The part it is asked in
    pub part: Part,
    /// The id of its first stage: `r041`, or `r041~7k2`
    pub id: String,
    /// How many stages it has. It is kept with the paper, so that pages keep their numbers whatever becomes of the bank
    pub stages: u8,
    /// What it weighs, against the other items
    pub weight: u16,
    /// Whether a result is capped when it goes wrong
    pub critical: bool,
}

/// Somebody's paper: its items in the order in which they are asked, those of the closed part first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The items
    pub items: Vec<Item>,
}

/// A page of a paper: a stage of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageOf {
    /// The place of its item in the paper, from 0
    pub item: usize,
    /// Which stage of the item it is, from 1
    pub stage: usize,
    /// How many stages the item has
    pub stages: usize,
    /// The id of the stage, or of a variant of it: `r041.2~7k2`
    pub id: String,
    /// The part it is asked in
    pub part: Part,
}

/// What papers are drawn from: every item was found to be sound before the sitting was opened, so that drawing asks nothing of the
/// engine.
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
    /// How many are drawn
    pub count: u16,
    /// What each weighs
    pub weight: u16,
    /// Whether each is critical
    pub critical: bool,
    /// What may be drawn
    pub items: Vec<PoolItem>,
}

/// A scenario that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolItem {
    /// The id of the scenario
    pub origin: String,
    /// How many stages it has
    pub stages: u8,
    /// The ids that it may be asked under, its own or those of variants; at least one
    pub ids: Vec<String>,
}

/// How often scenarios were seen, by their ids: by one candidate, or by all.
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

impl Item {
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

impl Drawn {
    /// The pages of the paper, in order. Page 1 of a paper is the first here.
    pub fn pages(&self) -> Vec<PageOf> {
        let of = |(at, item): (usize, &Item)| -> Vec<PageOf> {
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

    /// Whether anything is asked in this part.
    pub fn has(&self, part: Part) -> bool {
        self.items.iter().any(|item| item.part == part)
    }
}

impl Seen {
    /// How often a scenario was seen.
    pub fn times(&self, origin: &str) -> u32 {
        self.0.get(origin).copied().unwrap_or(0)
    }

    /// Counts what is asked in a paper as not seen after all.
    pub fn take_back(&mut self, drawn: &Drawn) {
        for item in &drawn.items {
            if let Some(times) = self.0.get_mut(item.origin()) {
                *times = times.saturating_sub(1);
            }
        }
    }

    /// Counts what is asked in a paper as seen.
    pub fn take_in(&mut self, drawn: &Drawn) {
        for item in &drawn.items {
            *self.0.entry(item.origin().to_owned()).or_default() += 1;
        }
    }
}
