//! A user's progress: each requirement with the records that count and those missing.
//!
//! This file has the types; `level`, `requirement`, `practice`, `exam`, `practical` and `renewal`
//! compute the progress with each, and `need` the practice that is missing next.

mod exam;
mod level;
mod need;
mod practical;
mod practice;
mod renewal;
mod requirement;

pub use need::PracticeNeed;
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
    /// The certificate of the level with the latest end of validity, if one is held
    pub held: Option<&'a HeldCertificate>,
}

/// A prerequisite: a level that must be held.
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
        /// Mean of the lessons begun, in thousandths, rounded down
        mean: Option<u16>,
    },
    /// The exam that lacks least, if any
    Exam(Option<&'a ExamRecord>),
    /// The sessions, by their days
    Practical(Vec<&'a PracticalRecord>),
    /// The best oral examination, if any
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
    /// Scenarios
    Scenarios(usize),
    /// Lessons
    Lessons(usize),
    /// A higher mean
    Mean {
        /// Present
        have: u16,
        /// Needed
        need: u16,
    },
    /// A higher lowest mark, of a scenario or lesson
    Floor {
        /// Present
        have: u16,
        /// Needed
        need: u16,
    },
    /// An exam of the kind
    Exam,
    /// A higher mark
    Mark {
        /// Present
        have: u16,
        /// Needed
        need: u16,
    },
    /// A pass by the paper's own rule
    Pass,
    /// Wholly right items
    Right(usize),
    /// Points; `have` is rounded down
    Points {
        /// Present
        have: u16,
        /// Needed
        need: u16,
    },
    /// A higher mark of a section
    Section {
        /// Section
        section: ExamPart,
        /// Present; `None` if the exam has no such section
        have: Option<u16>,
        /// Needed
        need: u16,
    },
    /// An exam without a failed critical item
    Critical,
    /// Sessions
    Sessions(usize),
    /// Minutes of directing
    Minutes(u64),
    /// An oral examination
    Oral,
    /// Combined requirements
    Requirements(usize),
}

impl PracticeMarks<'_> {
    /// Sum and number of the marks; `None` without any.
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
