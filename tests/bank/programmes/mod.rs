//! Programmes: each scheme at its boundaries, progress and missing parts, validity and renewal,
//! faults of a bad file.

mod delta;
mod draft;
mod faults;
mod own;
mod properties;
mod requirements;
mod schemes;
mod simulation;
mod validity;
mod words;

use crate::loaded;
use bank::exam::{ItemResult, MarkFraction};
use bank::programme::{ExamRecord, LevelProgress, MissingPart};
use bank::{Programme, Records};
use jiff::civil::{Date, date};
use rules::law::Edition;

/// The date of every check.
fn today() -> Date {
    date(2026, 6, 1)
}

/// A programme with one level of this content.
fn level(inside: &str) -> Programme {
    let text = format!("id = \"p\"\nname = \"P\"\n[[levels]]\nid = \"l\"\nname = \"L\"\n{inside}");
    Programme::read(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

/// A programme with one level of these requirements.
fn requires(what: &str) -> Programme {
    level(&format!("[[levels.requires]]\n{what}\n"))
}

/// Progress with the first level.
fn first<'a>(programme: &'a Programme, records: &'a Records) -> LevelProgress<'a> {
    programme.progress(records, today()).remove(0)
}

/// True if the first level is reached.
fn eligible(programme: &Programme, records: &Records) -> bool {
    first(programme, records).eligible
}

/// Missing parts of each requirement of the first level.
fn missing(programme: &Programme, records: &Records) -> Vec<MissingPart> {
    first(programme, records).requires.into_iter().flat_map(|one| one.missing).collect()
}

/// An exam with this result.
fn exam(permille: u16) -> ExamRecord {
    ExamRecord {
        paper: "club".to_owned(),
        date: date(2026, 5, 1),
        edition: Some(Edition::E2017),
        since: None,
        permille,
        passed: None,
        sections: Default::default(),
        items: Vec::new(),
        scenarios: Default::default(),
    }
}

/// An item with this share of its weight.
fn item(earned: u32, of: u32, weight: u16) -> ItemResult {
    ItemResult { mark: Some(MarkFraction { earned, of }), weight, failed: false }
}

/// Records of these exams.
fn sat(exams: impl IntoIterator<Item = ExamRecord>) -> Records {
    Records { exams: exams.into_iter().collect(), ..Records::default() }
}
