//! Programmes: the levels of a certificate, their requirements, and a user's progress.
//! `quizzes/README.md` describes the file format.
//!
//! | file | contents |
//! |---|---|
//! | `level` | a level, read from its file |
//! | `check` | the faults of a programme with a bank |
//! | `draft` | a programme being written, with or without faults: reading, editing and writing its file |
//! | `own` | template and checks of a federation's own programme |
//! | `requirement` | requirements of a level; they combine freely |
//! | `practice`, `exam`, `practical` | each kind of requirement, and its conditions |
//! | `records`, `practice_records` | a user's records, from which everything here follows; those of practice |
//! | `progress` | each requirement with the records that count and those missing |
//! | `grounds` | the grounds of a certificate |
//! | `band` | pass, merit, distinction |
//! | `validity`, `renewal` | validity and renewal of a certificate |
//! | `simulation` | who would pass under its rules |
//! | `delta` | differences of another edition on the scenarios behind a certificate, and the paper on them |
//!
//! Every requirement is met by the best of a user's records: their order never matters, and an
//! additional record never takes credit away. Not here: issued certificates and issuers (`server`).

mod band;
mod check;
mod delta;
pub mod draft;
mod exam;
mod grounds;
mod level;
mod own;
mod practical;
mod practice;
mod practice_records;
mod progress;
mod records;
mod renewal;
mod requirement;
mod simulation;
mod validity;

pub use band::{Bands, ResultBand};
pub use delta::{ChangedScenario, ChangedStage, EditionDelta, UncoveredScenario, delta, delta_cases};
pub use draft::ProgrammeDraft;
pub use exam::{ExamPart, ExamRequirement, OutOf};
pub use grounds::{Disclosure, ExamGround, Grounds};
pub use level::Level;
pub use practical::{Oral, Practical};
pub(super) use practice::law;
pub use practice::{Lesson, Lessons, Practice, PracticeScope};
pub use progress::{
    Counts, LessonProgress, LevelProgress, MissingPart, PracticeMarks, PracticeNeed, PrerequisiteProgress,
    RenewalProgress, RequirementProgress,
};
pub use records::{ExamRecord, HeldCertificate, OralRecord, PracticalRecord, PracticeRecord, Records};
pub use renewal::Renewal;
pub use requirement::Requirement;
pub use simulation::{LevelSimulation, NeedSimulation, Simulation};
pub use validity::Validity;

use super::fault::LocatedFault;
use super::id;
use super::names::Names;
use super::reader::{self, LineNumbers, TableReader, ValueNode};
use jiff::civil::Date;
use records::Evidence;
use rules::law::Edition;

/// A programme: the levels and requirements of a certificate.
#[derive(Clone, Debug, PartialEq)]
pub struct Programme {
    /// Id, the name of its file
    pub id: String,
    /// The federation's name for it
    pub name: String,
    /// Its translations
    pub names: Names,
    /// The edition that it certifies, under which all records that count were ruled; `None` for any
    pub edition: Option<Edition>,
    /// True for an example, which no user follows
    pub example: bool,
    /// Levels, the lowest first
    pub levels: Vec<Level>,
    lines: LineNumbers,
}

impl Programme {
    /// Reads the text of a programme file; reports every fault. [`Programme::check`] checks it
    /// against a bank.
    pub fn read(text: &str) -> Result<Programme, Vec<LocatedFault>> {
        let (mut programme, lines) = reader::read(text, root)?;
        programme.lines = lines;
        Ok(programme)
    }

    /// A user's progress with each level, on a day.
    pub fn progress<'a>(&'a self, records: &'a Records, today: Date) -> Vec<LevelProgress<'a>> {
        let evidence = Evidence { records, edition: self.edition, today };
        self.levels.iter().map(|level| LevelProgress::of(&self.id, &self.levels, level, evidence)).collect()
    }

    /// A user's progress with renewing a certificate, on a day; `None` if it cannot be renewed.
    pub fn renewal<'a>(
        &'a self,
        held: &HeldCertificate,
        records: &'a Records,
        today: Date,
    ) -> Option<RenewalProgress<'a>> {
        let renewal = self.level(&held.level)?.renewal.as_ref()?;
        Some(renewal.progress(held, Evidence { records, edition: self.edition, today }))
    }

    /// The level with this id.
    pub fn level(&self, id: &str) -> Option<&Level> {
        self.levels.iter().find(|level| level.id == id)
    }

    /// The papers that it names, each with its field.
    pub fn papers(&self) -> Vec<(String, &str)> {
        let exams = self.levels.iter().flat_map(Level::exams);
        exams.filter_map(|exam| Some((format!("{}.paper", exam.place), exam.paper.as_deref()?))).collect()
    }

    /// True if the exam with this code may count toward a level.
    pub fn counts_exam(&self, code: &str) -> bool {
        let mut exams = self.levels.iter().flat_map(Level::exams);
        exams.any(|exam| exam.paper.as_deref().is_none_or(|paper| paper == code))
    }

    /// The line of a field in its file.
    pub fn line(&self, field: &str) -> usize {
        self.lines.line(field)
    }
}

fn root(mut file: TableReader<'_>) -> Option<Programme> {
    let id = file.need("id").and_then(|n| id::read(&n));
    let name = file.need("name").and_then(|n| n.non_empty_text().map(str::to_owned));
    let names = Names::read(&mut file);
    let edition = file.maybe("edition", |n| n.word(Edition::ALL.map(|edition| (edition.word(), edition))));
    let example = file.maybe("example", ValueNode::truth);
    let levels = file.need("levels").and_then(|n| level::read(&n));
    file.close();
    Some(Programme {
        id: id?,
        name: name?,
        names: names?,
        edition: edition?,
        example: example?.unwrap_or(false),
        levels: levels?,
        lines: LineNumbers::default(),
    })
}
