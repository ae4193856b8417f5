//! A user's progress: each requirement with the records that count and those missing.
//!
//! This file has the types; `level`, `requirement`, `practice`, `exam`, `practical` and `renewal` compute
//! the progress with each.

mod exam;
mod level;
mod practical;
mod practice;
mod renewal;
mod requirement;

pub use renewal::RenewalProgress;

use super::band::ResultBand;
use super::exam::ExamPart;
use super::level::Level;
use super::practice::Lesson;
use super::records::{ExamRecord, HeldCertificate, OralRecord, PracticalRecord, PracticeRecord};
use super::requirement::Requirement;
use crate::exam::MarkFraction;

/// Progress with a level.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelProgress<'a> {
    pub level: &'a Level,
    /// Prerequisites
    pub prerequisites: Vec<PrerequisiteProgress<'a>>,
    /// Requirements
    pub requires: Vec<RequirementProgress<'a>>,
    /// True if a certificate may be issued: every prerequisite held and every requirement met
    pub eligible: bool,
    /// The band in which it would be issued
    pub band: Option<ResultBand>,
    /// The certificate of the level that is valid longest, if one is held already
    pub held: Option<&'a HeldCertificate>,
}

/// A level of which a valid certificate must be held.
#[derive(Clone, Debug, PartialEq)]
pub struct PrerequisiteProgress<'a> {
    pub level: &'a Level,
    /// The certificate that is held
    pub held: Option<&'a HeldCertificate>,
}

/// Progress with a requirement.
#[derive(Clone, Debug, PartialEq)]
pub struct RequirementProgress<'a> {
    pub requirement: &'a Requirement,
    /// Records that count
    pub counts: Counts<'a>,
    /// Missing parts; empty if it is met
    pub missing: Vec<MissingPart>,
    /// True if it is met
    pub met: bool,
}

/// Records that count toward a requirement.
#[derive(Clone, Debug, PartialEq)]
pub enum Counts<'a> {
    /// Scenarios in practice
    Practice(PracticeMarks<'a>),
    /// Each lesson
    Lessons {
        lessons: Vec<LessonProgress<'a>>,
        /// The mean of those begun, in thousandths, rounded down, if there is one
        mean: Option<u16>,
    },
    /// The exam that lacks least, if one was sat
    Exam(Option<&'a ExamRecord>),
    /// The sessions, by their days
    Practical(Vec<&'a PracticalRecord>),
    /// The best oral examination, if there was one
    Oral(Option<&'a OralRecord>),
    /// Each of the requirements that are combined
    Several(Vec<RequirementProgress<'a>>),
}

/// Marks in practice that count, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeMarks<'a> {
    pub marks: Vec<&'a PracticeRecord>,
}

/// Progress with a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonProgress<'a> {
    pub lesson: &'a Lesson,
    /// Records that count
    pub practised: PracticeMarks<'a>,
    /// Missing parts
    pub missing: Vec<MissingPart>,
}

/// A missing part. Marks are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MissingPart {
    /// So many more scenarios
    Scenarios(usize),
    /// So many more lessons
    Lessons(usize),
    /// The mean is this, and is to be that
    Mean {
        /// This
        have: u16,
        /// Needed
        need: u16,
    },
    /// The lowest mark, or that of a lesson, is this, and is to be that
    Floor {
        /// This
        have: u16,
        /// Needed
        need: u16,
    },
    /// An exam of the kind
    Exam,
    /// The mark is this, and is to be that
    Mark {
        /// This
        have: u16,
        /// Needed
        need: u16,
    },
    /// A pass by the paper's own rule
    Pass,
    /// So many more items that are wholly right
    Right(usize),
    /// There are so many whole points, and are to be that many
    Points {
        /// So many
        have: u16,
        /// Needed
        need: u16,
    },
    /// The mark of a section is this, and is to be that
    Section {
        /// Which
        section: ExamPart,
        /// This; none where the exam has no such section
        have: Option<u16>,
        /// Needed
        need: u16,
    },
    /// A critical item has gone wrong
    Critical,
    /// So many more sessions
    Sessions(usize),
    /// So many more minutes of directing
    Minutes(u64),
    /// An oral examination
    Oral,
    /// So many more of the requirements that are combined
    Requirements(usize),
}

impl PracticeMarks<'_> {
    /// The sum of the marks, and how many there are; none where there are none.
    pub fn share(&self) -> Option<MarkFraction> {
        let earned = self.marks.iter().map(|one| u32::from(one.permille)).sum();
        u32::try_from(self.marks.len()).ok().filter(|of| *of > 0).map(|of| MarkFraction { earned, of })
    }

    /// Their mean in thousandths, rounded down.
    pub fn mean(&self) -> Option<u16> {
        self.share().map(MarkFraction::permille)
    }

    /// The lowest of them in thousandths.
    pub fn lowest(&self) -> Option<u16> {
        self.marks.iter().map(|one| one.permille).min()
    }
}
