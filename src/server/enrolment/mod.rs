//! Import of people from a file, as federations' programs and Moodle write it: parsed, planned in a
//! dry run, and then applied as a whole or not at all.
//!
//! - [`sheet`]: from bytes to lines, with all faults of each line; [`text`] and [`columns`] are its
//!   first steps, `line` is one line
//! - `plan`: the actions of each line, given the existing data; importing a file again does nothing
//! - [`fault`]: the faults of a file and of its lines
//!
//! These are pure.
//!
//! - [`dry_run`]: files after their dry run, for up to an hour
//! - [`apply`]: applying a file, in one transaction; `progress`: its progress on this node
//!
//! A file is stored with its job (`jobs`), so that every node finds it: a few per account, visible
//! to its owner only, for an hour.

pub mod apply;
pub mod columns;
pub mod dry_run;
pub mod fault;
pub mod line;
pub mod plan;
pub(crate) mod progress;
pub mod sheet;
pub mod text;

pub use dry_run::{DryRun, State};
pub use fault::{EnrolmentFileFault, LineFault};
pub(crate) use line::number as member_number;
pub use line::{CourseSeat, Line};
pub use plan::{EnrolmentState, ImportAction, ImportPlan, KnownCourse, KnownPerson, PlannedLine, plan};
pub use sheet::{BYTES, EnrolmentRow, EnrolmentSheet, LINES, read};

use crate::accounts::invitation::Invitations;
use crate::audit::Audit;
use crate::jobs::Jobs;
use crate::parts::{Clock, Entropy, Service, Store};
use progress::RunningImports;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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

/// Enrols people from a file.
#[derive(Clone, Debug, Service)]
pub struct Enrolment {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    imports: Arc<RunningImports>,
    audit: Audit,
    jobs: Jobs,
    invitations: Invitations,
}
