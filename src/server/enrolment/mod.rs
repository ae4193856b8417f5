//! People entered from a file, as the programs of federations and Moodle write it: read, tried
//! without effect, and then carried out as a whole or not at all.
//!
//! - [`sheet`]: from bytes to lines, with every fault of every line; [`text`] and [`columns`] are
//!   its first steps, `line` is one line
//! - `plan`: what each line would do to what is there; the same file once more would do nothing
//! - [`fault`]: everything that may be wrong
//!
//! These are pure: they are given what is known and give back what would be.
//!
//! - [`dry_run`]: a file that was tried waits here until it is carried out, or for an hour
//! - [`apply`]: what it would do is done, in one transaction
//!
//! A file that was tried is kept with its job (`server::jobs`), so that whichever server is asked
//! finds it: few of each account, seen by whom it is of alone, and gone after an hour.

pub mod apply;
pub mod columns;
pub mod dry_run;
pub mod fault;
pub mod line;
pub mod plan;
pub(crate) mod progress;
pub mod sheet;
pub mod text;

pub use dry_run::{DryRun, State, TryFault};
pub use fault::{EnrolmentFileFault, LineFault};
pub(crate) use line::number as member_number;
pub use line::{CourseSeat, Line};
pub use plan::{EnrolmentState, ImportAction, ImportPlan, KnownCourse, KnownPerson, PlannedLine, plan};
pub use sheet::{BYTES, EnrolmentRow, EnrolmentSheet, LINES, read};

use serde::{Deserialize, Serialize};

/// Part in a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Part {
    /// Attends the course.
    Trainee,
    /// Leads the course.
    Leader,
}

impl Part {
    /// Token in the database and in URLs.
    pub const fn word(self) -> &'static str {
        match self {
            Part::Trainee => "trainee",
            Part::Leader => "leader",
        }
    }

    /// Parses a token of the database.
    pub fn from_word(word: &str) -> Option<Part> {
        [Part::Trainee, Part::Leader].into_iter().find(|part| part.word() == word)
    }

    /// Parses one of Moodle's roles or our own tokens; empty means trainee.
    pub fn read(role: &str) -> Option<Part> {
        match role.trim().to_lowercase().as_str() {
            "" | "student" | "trainee" => Some(Part::Trainee),
            "teacher" | "editingteacher" | "leader" => Some(Part::Leader),
            _ => None,
        }
    }
}
